/// A JSON value as a source of ours says it, such as a piece of a schema or of a message; an object keeps the order of
/// its members.
package enum JSONLiteral: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONLiteral])
  case object([(name: String, value: JSONLiteral)])
  /// A value that is written already, without any white space.
  case written([UInt8])

  /// An object without the members that have no value.
  package static func members(_ members: (String, JSONLiteral?)...) -> JSONLiteral {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value as a document, ending in a line break, laid out for reading: what fits into a line is in one.
  package var document: [UInt8] {
    var json = JSONWriter()
    json.value(self)
    json.output.write(literal: "\n")
    return json.output.bytes
  }

  /// The value in one line, without any white space.
  package var compact: [UInt8] {
    var json = JSONWriter(.compact)
    json.line(self)
    return json.output.bytes
  }

  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .integer, .number, .text, .written: true
    }
  }
}

extension JSONLiteral: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  /// A text.
  package init(stringLiteral text: String) { self = .text(text) }
  /// `true` or `false`.
  package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  /// A whole number.
  package init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONLiteral: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A list.
  package init(arrayLiteral elements: JSONLiteral...) { self = .array(elements) }
  /// An object.
  package init(dictionaryLiteral members: (String, JSONLiteral)...) { self = .object(members.map { ($0.0, $0.1) }) }
}
