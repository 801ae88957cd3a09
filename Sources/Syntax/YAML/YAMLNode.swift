import Support

/// A node of a YAML document, with its place.
package struct YAMLNode: Sendable, Hashable {
  /// What a node is.
  package enum Content: Sendable, Hashable {
    /// A text; `isPlain` where it is written without quotes, so that it may stand for a number, for `true` or for
    /// nothing.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    /// In the order in which they are written; no key is there twice.
    case map([YAMLEntry])
  }

  /// The node itself.
  package var content: Content
  /// Line of its first character, from 1.
  package var line: Int
  /// Column of its first character, from 1, in Unicode scalars.
  package var column: Int

  /// A node at a place.
  package init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// Whether nothing is given: no value, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content, text.utf8.count <= 4 else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}

extension YAMLNode {
  /// What a message says that it found: the text of a scalar, else the type of the node.
  package var inProse: String {
    switch content {
    case .scalar where isNull: "nothing"
    case .scalar("", _): "an empty text"
    case .scalar(let text, _): "`\(text)`"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

/// A key of a map with its value.
package struct YAMLEntry: Sendable, Hashable {
  /// The key's text.
  package var key: String
  /// Line of the key, from 1.
  package var line: Int
  /// Column of the key, from 1, in Unicode scalars.
  package var column: Int
  /// What is behind the colon.
  package var value: YAMLNode

  /// A key at a place, with its value.
  package init(key: String, line: Int, column: Int, value: YAMLNode) {
    (self.key, self.line, self.column, self.value) = (key, line, column, value)
  }
}

extension YAMLNode {
  /// The same where a map is expected: a text that a space behind its colon would make one says so.
  package var inProseForMap: String {
    guard case .scalar(let text, _) = content else { return inProse }
    return inProse + (Self.spaceAdvice(for: text) ?? "")
  }

  /// How a message goes on about `fail-on:error`; `nil` for a text that is no key with its value.
  static func spaceAdvice(for text: some StringProtocol) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (text[..<colon], text[text.index(after: colon)...])
    let isName = key.allSatisfy { $0.isLetter || $0.isNumber || "-_./*".contains($0) }
    guard isName, !key.isEmpty, let first = value.first, first != "/", first != ":", first != " " else { return nil }
    return ", which is one text; did you mean `\(key): \(value)`?"
  }
}

/// Why a text is no YAML document that is read here.
package struct YAMLError: Error, Sendable, Hashable {
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// What is wrong, and what was expected.
  package var message: String
  /// What keeps the text from being read.
  var kind = Kind.syntax

  enum Kind {
    case syntax, mergeConflict
  }

  /// The message for a file, which says that YAML is expected.
  package var fileMessage: String {
    switch kind {
    case .syntax: "not valid YAML: \(message)"
    case .mergeConflict: message
    }
  }
}
