import Documents
import Screens

/// Writes screens down, in JSON or XML.
package struct DescriptionWriter {
  /// The two spellings of a description.
  package enum Language: String, CaseIterable, Sendable {
    case json, xml
  }

  /// What keeps a description from being written.
  package struct Unwritable: Error {
    /// What cannot be written, and why.
    package var reason: String
  }

  private let language: Language
  private let arrange: (inout [String]) -> Void
  private var problem: String?

  /// - Parameter arrange: changes the order of the members of an element, of its attributes, or of its groups of parts.
  package init(_ language: Language, arrange: @escaping (inout [String]) -> Void = { _ in }) {
    self.language = language
    self.arrange = arrange
  }

  /// The text of a file.
  ///
  /// - Throws: an ``Unwritable`` where the language has no way to write one of the texts.
  package mutating func text(of file: DescribedFile) throws(Unwritable) -> String {
    problem = nil
    var screens: [String] = []
    for screen in file.screens {
      switch language {
      case .json: screens.append(json(screen, isTyped: true))
      case .xml: screens.append(xml(screen, name: screen.kind.name, indentation: ""))
      }
    }
    if let problem { throw Unwritable(reason: problem) }
    if !file.isList, let screen = screens.first { return screen }
    return switch language {
    case .json: "{\"screens\": [\n\(screens.joined(separator: ",\n"))\n]}"
    case .xml: "<screens>\n\(screens.joined(separator: "\n"))\n</screens>"
    }
  }

  // MARK: JSON

  private func json(_ element: DescribedElement, isTyped: Bool) -> String {
    var members = isTyped ? ["\"type\": \"\(element.kind.name)\""] : []
    for member in element.members {
      members.append("\"\(member.name)\": \(json(member.value, of: member.member, in: element.kind))")
    }
    arrange(&members)
    return "{\(members.joined(separator: ", "))}"
  }

  private func json(_ value: DescribedValue, of member: Member, in kind: Kind) -> String {
    switch value {
    case .text(let text): return LiteralText.json(text)
    case .number(let number): return LiteralText.number(number)
    case .flag(let flag): return "\(flag)"
    case .token(let token): return "\"\(token.name)\""
    case .frame(let frame): return "[" + LiteralText.numbers(of: frame).joined(separator: ", ") + "]"
    case .texts(let texts): return "[" + texts.map { LiteralText.json($0) }.joined(separator: ", ") + "]"
    case .unknown: return "null"
    case .elements(let elements, let isOpen):
      guard case .list(_, let name)? = Vocabulary.declaration(of: member, in: kind)?.role else {
        return elements.first.map { json($0, isTyped: false) } ?? "null"
      }
      let items = elements.map { json($0, isTyped: name == nil) } + (isOpen ? ["null"] : [])
      return "[" + items.joined(separator: ",\n") + "]"
    }
  }

  // MARK: XML

  private mutating func xml(_ element: DescribedElement, name: String, indentation: String) -> String {
    var attributes: [String] = []
    var unknown: [String] = []
    var groups: [String] = []
    for member in element.members {
      switch member.value {
      case .unknown: unknown.append(member.name)
      case .elements(let elements, let isOpen):
        if isOpen { unknown.append(member.name) }
        var itemName: String? = member.name
        if case .list(_, let name)? = Vocabulary.declaration(of: member.member, in: element.kind)?.role {
          itemName = name
        }
        var group = ""
        for item in elements { group += xml(item, name: itemName ?? item.kind.name, indentation: indentation + "  ") }
        groups.append(group)
      case let value: attributes.append("\(member.name)=\"\(attribute(value))\"")
      }
    }
    if !unknown.isEmpty { attributes.append("unknown=\"\(unknown.joined(separator: " "))\"") }
    arrange(&attributes)
    arrange(&groups)
    let tag = ([name] + attributes).joined(separator: " ")
    let content = groups.joined()
    return content.isEmpty
      ? "\n\(indentation)<\(tag)/>" : "\n\(indentation)<\(tag)>\(content)\n\(indentation)</\(name)>"
  }

  private mutating func attribute(_ value: DescribedValue) -> String {
    switch value {
    case .text(let text):
      if !LiteralText.isXML(text) { problem = "XML has no such character" }
      return LiteralText.xml(text)
    case .number(let number): return LiteralText.number(number)
    case .flag(let flag): return "\(flag)"
    case .token(let token): return token.name
    case .frame(let frame): return LiteralText.numbers(of: frame).joined(separator: " ")
    case .texts(let texts):
      let isListed = texts.allSatisfy { !$0.contains(",") && !$0.isEmpty && !$0.hasPrefix(" ") }
      if !isListed || !texts.allSatisfy(LiteralText.isXML) { problem = "a list in XML has no such text" }
      return texts.map(LiteralText.xml).joined(separator: ", ")
    case .elements, .unknown: return ""
    }
  }
}

/// Values as JSON and XML write them.
package enum LiteralText {
  /// A text in its quotes.
  package static func json(_ text: String) -> String { "\"\(TextEscaping.jsonDescription(text))\"" }

  /// A text as the value of an attribute, without quotes.
  package static func xml(_ text: String) -> String { TextEscaping.xmlDescription(text) }

  /// Whether XML 1.0 has all characters of a text.
  package static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  /// A number, without a point where it is whole.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The four numbers of a frame.
  package static func numbers(of frame: Frame) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(number)
  }
}
