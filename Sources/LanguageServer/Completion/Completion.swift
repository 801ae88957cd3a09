import Documents
import Project
import Screens

/// What may be written in a text, by what says so.
struct Completion {
  typealias Found = (items: [CompletionItem], replaced: Range<Int>)

  private let source: CompletionSource?
  /// Whether the text is a screen that could be read: while one is written, it may be none yet.
  private let isScreen: Bool
  private let text: [UInt8]

  init(_ source: (source: CompletionSource?, isScreen: Bool), _ text: [UInt8]) {
    (self.source, isScreen) = source
    self.text = text
  }

  /// What may be written at an offset, and what it takes the place of; `nil` where nothing may.
  func items(at offset: Int) -> Found? {
    switch source {
    case .yaml(let schema): Self.yaml(schema, text, offset, within: 0..<text.count)
    case .json(let schema): json(schema, offset)
    case .xml: xml(offset)
    case .rulePage(let header, let example, let traits, let draft):
      RulePageCompletion(header: header, example: example, traits: traits, draft: draft, text: text).items(at: offset)
    case nil: nil
    }
  }

  /// What the word at an offset says, as it would be completed; `nil` where nothing is to be said.
  func description(at offset: Int) -> (item: CompletionItem, range: Range<Int>)? {
    guard offset < text.count, Self.isPart(text[offset]) else { return nil }
    let end = text[offset...].firstIndex { !Self.isPart($0) } ?? text.count
    guard let found = items(at: end), found.replaced.lowerBound <= offset else { return nil }
    // What would be replaced may go on with what is no name any more.
    let range = found.replaced.lowerBound..<end
    let word = String(decoding: text[range], as: UTF8.self).filter { $0 != "\"" && $0 != "'" }
    return found.items.first { $0.label == word && !$0.documentation.isEmpty }.map { ($0, range) }
  }

  /// Whether a byte belongs to a name that can be completed.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  static func yaml(_ schema: JSONLiteral, _ text: [UInt8], _ offset: Int, within part: Range<Int>) -> Found? {
    YAMLCursor.cursor(in: text, at: offset, within: part).map { SchemaCompletion(schema, .yaml).items(at: $0) }
  }

  private func json(_ schema: JSONLiteral, _ offset: Int) -> Found? {
    if isEmpty {
      return whole([
        (#"{"type": "screen", "platform": "ios", "content": []}"#, "A screen description of one screen."),
        (#"{"screens": []}"#, "A screen description of several screens."),
      ])
    }
    guard let cursor = JSONCursor.cursor(in: text, at: offset),
      isScreen || cursor.texts.contains(where: { $0["type"] == Kind.screen.name })
    else { return nil }
    return SchemaCompletion(schema, .json).items(at: cursor)
  }

  private func xml(_ offset: Int) -> Found? {
    if isEmpty {
      return whole([
        (#"<screen platform="ios"></screen>"#, "A screen description of one screen."),
        ("<screens></screens>", "A screen description of several screens."),
      ])
    }
    guard let cursor = XMLCursor(in: text, at: offset),
      isScreen || [Kind.screen.name, "screens"].contains(cursor.parents.first ?? cursor.element)
    else { return nil }
    return (XMLCompletion.items(at: cursor), cursor.replaced)
  }

  private var isEmpty: Bool { text.allSatisfy { $0 <= 0x20 } }

  /// Texts that take the place of all.
  private func whole(_ texts: [(text: String, documentation: String)]) -> Found {
    let items = texts.map {
      CompletionItem(label: $0.text, kind: .value, documentation: $0.documentation, text: $0.text)
    }
    return (items, 0..<text.count)
  }
}

/// What may be written at a place.
struct CompletionItem: Equatable {
  /// What it is, by the protocol's numbers.
  enum Kind: Int {
    case property = 10
    case value = 12
  }

  let label: String
  let kind: Kind
  /// Its documentation; empty if it needs none.
  var documentation = ""
  /// What is written.
  let text: String

  /// The item as messages have it.
  ///
  /// - Parameter range: what it takes the place of.
  func value(_ range: JSONLiteral) -> JSONLiteral {
    .members(
      ("label", .text(label)), ("kind", .integer(kind.rawValue)), ("filterText", .text(text)),
      ("documentation", documentation.isEmpty ? nil : .text(documentation)),
      ("textEdit", ["range": range, "newText": .text(text)]))
  }
}
