/// A node of a YAML document, with its place.
public struct YAMLNode: Sendable, Hashable {
  /// What a node is.
  public indirect enum Content: Sendable, Hashable {
    /// A text; `isPlain` where it is written without quotes, so that it may stand for a number, for `true` or for
    /// nothing.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    /// In the order in which they are written; no key stands there twice.
    case map([YAMLEntry])
  }

  /// The node itself.
  public var content: Content
  /// Line of its first character, from 1.
  public var line: Int
  /// Column of its first character, from 1, in Unicode scalars.
  public var column: Int

  /// A node at a place.
  public init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// Whether nothing is given: no value, `~` or `null`.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}

/// A key of a map with its value.
public struct YAMLEntry: Sendable, Hashable {
  /// The key's text.
  public var key: String
  /// Line of the key, from 1.
  public var line: Int
  /// Column of the key, from 1, in Unicode scalars.
  public var column: Int
  /// What stands behind the colon.
  public var value: YAMLNode
}

/// Why a text is no YAML document that is read here.
public struct YAMLError: Error, Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  /// What is wrong, and what was expected.
  public var message: String
}
