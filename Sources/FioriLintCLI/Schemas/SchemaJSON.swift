import Reporting

/// A JSON value of a schema that is being generated; an object keeps the order of its members.
enum SchemaJSON: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([SchemaJSON])
  case object([(name: String, value: SchemaJSON)])

  /// The value as text, laid out for reading: what fits into a line stands in one.
  ///
  /// - Parameters:
  ///   - indentation: how far the line that the value begins in is indented.
  ///   - taken: how many columns of that line are taken, besides the value.
  func text(indentation: Int = 0, taken: Int = 0) -> String {
    let line = self.line
    if taken + line.unicodeScalars.count <= 120 { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indentation: indentation + 2, taken: indentation + 3) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      let lines = members.map { member in
        let name = Self.quoted(member.name) + ": "
        return inner + name
          + member.value.text(indentation: indentation + 2, taken: indentation + 3 + name.unicodeScalars.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .null, .boolean, .integer, .number, .text: return line
    }
  }

  /// The value in one line.
  private var line: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): number.description
    case .text(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(TextEscaping.json(text))\"" }
}

extension SchemaJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  init(integerLiteral number: Int) { self = .integer(number) }
}

extension SchemaJSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: SchemaJSON...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, SchemaJSON)...) { self = .object(members.map { ($0.0, $0.1) }) }
}
