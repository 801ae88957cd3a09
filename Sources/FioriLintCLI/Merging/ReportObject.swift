import Formats
import Screens

/// An object of a report that is read: its members, each of the type that it has to be of.
struct ReportObject {
  /// The numbers that a report counts with: sums of them do not overflow.
  static let counts = 0...Int(Int32.max)

  private let value: JSONValue

  /// - Throws: a `ReadError` where the value is no object.
  init(_ value: JSONValue) throws(ReadError) {
    self.value = value
    guard value.kind == .object else { throw Self.error("expected an object", at: value) }
  }

  /// Where it begins.
  var offset: Int { value.range.lowerBound }

  /// Whether it has a member.
  func has(_ name: StaticString) -> Bool { value[name] != nil }

  /// What is wrong with it, or with one of its members.
  func error(_ message: String, at name: StaticString? = nil) -> ReadError {
    Self.error(message, at: name.flatMap { value[$0] } ?? value)
  }

  private static func error(_ message: String, at value: JSONValue) -> ReadError {
    ReadError(message, at: value.range.lowerBound)
  }

  private func member(_ name: StaticString, _ kinds: JSONDocument.Kind..., expected: String) throws(ReadError)
    -> JSONValue
  {
    guard let member = value[name] else { throw error("the member `\(name)` is missing: expected \(expected)") }
    guard kinds.contains(member.kind) else { throw error("`\(name)` has to be \(expected)", at: name) }
    return member
  }

  // MARK: Members

  /// A text.
  func text(_ name: StaticString) throws(ReadError) -> String {
    try member(name, .string, expected: "a text").string ?? ""
  }

  /// A truth value.
  func flag(_ name: StaticString) throws(ReadError) -> Bool {
    try member(name, .yes, .no, expected: "true or false").kind == .yes
  }

  /// A whole number.
  func number(_ name: StaticString, in range: ClosedRange<Int> = counts) throws(ReadError) -> Int {
    try Self.number(try member(name, .number, expected: "a whole number"), name, in: range)
  }

  private static func number(
    _ value: JSONValue, _ name: StaticString, in range: ClosedRange<Int>
  ) throws(ReadError) -> Int {
    guard value.kind == .number, let number = Int(String(decoding: value.written, as: UTF8.self)),
      range.contains(number)
    else {
      throw error("`\(name)` has to be a whole number from \(range.lowerBound) to \(range.upperBound)", at: value)
    }
    return number
  }

  /// A number, whole or not.
  func double(_ name: StaticString) throws(ReadError) -> Double {
    try Self.double(try member(name, .number, expected: "a number"), name)
  }

  private static func double(_ value: JSONValue, _ name: StaticString) throws(ReadError) -> Double {
    guard let number = value.number else {
      throw error("`\(name)` has to be a number that is not too large", at: value)
    }
    return number
  }

  /// A list of a certain count of numbers, whole or not.
  func doubles(_ name: StaticString, count: Int) throws(ReadError) -> [Double] {
    var numbers: [Double] = []
    for item in try member(name, .array, expected: "a list of \(count) numbers").children {
      guard item.kind == .number else { throw Self.error("`\(name)` has to be a list of \(count) numbers", at: item) }
      numbers.append(try Self.double(item, name))
    }
    guard numbers.count == count else { throw error("`\(name)` has to be a list of \(count) numbers", at: name) }
    return numbers
  }

  /// A line or column, from 1.
  func position(_ name: StaticString) throws(ReadError) -> Int { try number(name, in: 1...Self.counts.upperBound) }

  /// A list of whole numbers.
  func numbers(_ name: StaticString, in range: ClosedRange<Int> = counts) throws(ReadError) -> [Int] {
    var numbers: [Int] = []
    for item in try member(name, .array, expected: "a list of whole numbers").children {
      numbers.append(try Self.number(item, name, in: range))
    }
    return numbers
  }

  /// A list of texts.
  func texts(_ name: StaticString) throws(ReadError) -> [String] {
    var texts: [String] = []
    for item in try member(name, .array, expected: "a list of texts").children {
      guard let text = item.string else { throw Self.error("`\(name)` has to be a list of texts", at: item) }
      texts.append(text)
    }
    return texts
  }

  /// An object.
  func object(_ name: StaticString) throws(ReadError) -> ReportObject {
    try ReportObject(try member(name, .object, expected: "an object"))
  }

  /// A list of objects.
  func objects(_ name: StaticString) throws(ReadError) -> [ReportObject] {
    var objects: [ReportObject] = []
    for item in try member(name, .array, expected: "a list of objects").children {
      objects.append(try ReportObject(item))
    }
    return objects
  }

  /// Where something begins and ends, with the columns in all units.
  func range() throws(ReadError) -> (start: SourcePosition, end: SourcePosition) {
    let (utf16, bytes) = (try columns("utf16Columns"), try columns("byteColumns"))
    let start = SourcePosition(
      line: try position("line"), column: try position("column"), utf16Column: utf16.start, byteColumn: bytes.start)
    let end = SourcePosition(
      line: try position("endLine"), column: try position("endColumn"), utf16Column: utf16.end, byteColumn: bytes.end)
    return (start, end)
  }

  private func columns(_ name: StaticString) throws(ReadError) -> (start: Int, end: Int) {
    let numbers = try numbers(name, in: 1...Self.counts.upperBound)
    guard numbers.count == 2 else {
      throw error("`\(name)` has to be two numbers: where it begins, and where it ends", at: name)
    }
    return (numbers[0], numbers[1])
  }
}
