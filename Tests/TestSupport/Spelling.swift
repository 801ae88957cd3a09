import Formats
import Screens

/// Writes the screens of a description down again: in JSON or XML, in another order, or moved.
public struct Spelling {
  /// The two spellings of a description.
  public enum Language: String, CaseIterable, Sendable {
    case json, xml
  }

  /// What keeps a description from being written.
  public struct Unwritable: Error {
    /// What cannot be written, and why.
    public var reason: String
  }

  private let language: Language
  private let shift: (x: Double, y: Double)
  private var generator: SeededGenerator?
  private var problem: String?

  /// - Parameters:
  ///   - shift: what is added to the places of all frames.
  ///   - seed: makes the order of members, attributes and parts a random one; the vocabulary's order unless given.
  public init(_ language: Language, shift: (x: Double, y: Double) = (0, 0), seed: UInt64? = nil) {
    self.language = language
    self.shift = shift
    generator = seed.map { SeededGenerator(seed: $0) }
  }

  /// Reads a description in any format and writes its screens into one document.
  ///
  /// - Throws: a `ReadError` where it cannot be read, ``Unwritable`` where the language has no way to write one of its texts.
  public mutating func document(of bytes: [UInt8], path: String = "test") throws -> String {
    var screens: [String] = []
    var isList = false
    var writer = self
    try Self.read(bytes, path: path) { tree in
      isList = tree.isOneOfSeveral
      screens.append(writer.text(of: tree.root))
    }
    self = writer
    if let problem { throw Unwritable(reason: problem) }
    switch language {
    case .json:
      return isList || screens.isEmpty ? "{\"screens\": [\n\(screens.joined(separator: ",\n"))\n]}" : screens[0]
    case .xml:
      return isList || screens.isEmpty ? "<screens>\n\(screens.joined(separator: "\n"))\n</screens>" : screens[0]
    }
  }

  /// Reads a description and gives each of its screens to a body.
  public static func read(_ bytes: [UInt8], path: String, _ body: @escaping (ScreenTree) -> Void) throws {
    let source = SourceReader()
    try bytes.withUnsafeBytes { try source.open(text: $0, path: path) }
    let opening = Opening(source)
    let builder = TreeBuilder(tree: ScreenTree())
    for format in Formats.all where format.recognizes(opening) {
      builder.startFile(source, isXML: format.isXML)
      return try format.makeReader(ReaderOptions()).read(source, into: builder, for: ScreenVisitor(body))
    }
  }

  private mutating func text(of screen: Element) -> String {
    switch language {
    case .json: json(screen, isTyped: true)
    case .xml: xml(screen, name: screen.kind.name, indentation: "")
    }
  }

  private mutating func ordered<Item>(_ items: [Item]) -> [Item] {
    guard generator != nil else { return items }
    var items = items
    if var generator {
      items.shuffle(using: &generator)
      self.generator = generator
    }
    return items
  }

  // MARK: JSON

  private mutating func json(_ element: Element, isTyped: Bool) -> String {
    var members = isTyped ? ["\"type\": \"\(element.kind.name)\""] : []
    for declaration in Vocabulary[element.kind].members {
      if let value = json(declaration, of: element) { members.append("\"\(declaration.member.name)\": \(value)") }
    }
    return "{\(ordered(members).joined(separator: ", "))}"
  }

  private mutating func json(_ declaration: MemberDeclaration, of element: Element) -> String? {
    let member = declaration.member
    switch declaration.role {
    case .part:
      if let part = element.part(member).element { return json(part, isTyped: false) }
    case .list(_, let name):
      var items: [String] = []
      for item in element.members(member) { items.append(json(item, isTyped: name == nil)) }
      if !items.isEmpty { return "[\(items.joined(separator: ",\n"))]" }
    case .fact(let type):
      if let value = fact(member, type, of: element) { return json(value) }
    }
    return element.isGivenAsUnknown(member) ? "null" : nil
  }

  private func json(_ value: FactValue) -> String {
    switch value {
    case .text(let text): SpelledText.json(text)
    case .number(let number): SpelledText.number(number)
    case .flag(let flag): "\(flag)"
    case .frame(let frame): "[" + SpelledText.numbers(of: frame).joined(separator: ", ") + "]"
    case .texts(let texts): "[" + texts.map { SpelledText.json($0) }.joined(separator: ", ") + "]"
    }
  }

  // MARK: XML

  private mutating func xml(_ element: Element, name: String, indentation: String) -> String {
    var attributes: [String] = []
    var unknown: [String] = []
    var groups: [[String]] = []
    for declaration in Vocabulary[element.kind].members {
      let member = declaration.member
      if element.isGivenAsUnknown(member) { unknown.append(member.name) }
      switch declaration.role {
      case .fact(let type):
        if let value = fact(member, type, of: element) { attributes.append("\(member.name)=\"\(xml(value))\"") }
      case .part:
        if let part = element.part(member).element {
          groups.append([xml(part, name: member.name, indentation: indentation + "  ")])
        }
      case .list(_, let itemName):
        var items: [String] = []
        for item in element.members(member) {
          items.append(xml(item, name: itemName ?? item.kind.name, indentation: indentation + "  "))
        }
        groups.append(items)
      }
    }
    if !unknown.isEmpty { attributes.append("unknown=\"\(unknown.joined(separator: " "))\"") }
    let tag = ([name] + ordered(attributes)).joined(separator: " ")
    let content = ordered(groups).joined().joined()
    return content.isEmpty
      ? "\n\(indentation)<\(tag)/>" : "\n\(indentation)<\(tag)>\(content)\n\(indentation)</\(name)>"
  }

  private mutating func xml(_ value: FactValue) -> String {
    switch value {
    case .text(let text):
      if !SpelledText.isXML(text) { problem = "XML has no such character" }
      return SpelledText.xml(text)
    case .number(let number): return SpelledText.number(number)
    case .flag(let flag): return "\(flag)"
    case .frame(let frame): return SpelledText.numbers(of: frame).joined(separator: " ")
    case .texts(let texts):
      let isListed = texts.allSatisfy { !$0.contains(",") && !$0.isEmpty && $0.trimmingPrefix(" ") == $0 }
      if !isListed || !texts.allSatisfy(SpelledText.isXML) { problem = "a list in XML has no such text" }
      return texts.map(SpelledText.xml).joined(separator: ", ")
    }
  }

  // MARK: Facts

  private enum FactValue {
    case text(String), number(Double), flag(Bool), frame(Frame), texts([String])
  }

  private func fact(_ member: Member, _ type: FactType, of element: Element) -> FactValue? {
    guard element.isKnown(member) else { return nil }
    return switch type {
    case .text, .color: element.text(member).map { .text($0) }
    case .number, .count: element.number(member).map { .number($0) }
    case .boolean: element.flag(member).map { .flag($0) }
    case .token: element.token(member).map { .text($0.name) }
    case .textList: element.texts(member).map { .texts($0) }
    case .frame:
      element.frame(member).map {
        .frame(Frame(x: $0.x + shift.x, y: $0.y + shift.y, width: $0.width, height: $0.height))
      }
    }
  }
}

private final class ScreenVisitor: ScreenConsumer {
  private let body: (ScreenTree) -> Void

  init(_ body: @escaping (ScreenTree) -> Void) {
    self.body = body
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) { body(tree) }
}
