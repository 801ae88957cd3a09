import Formats
import Screens

/// Makes a decodable value of what `RecordEncoder` wrote.
///
/// It throws a `ReadError` with the place of what is missing or of another type. Whole numbers are those that a report
/// counts with: sums of them do not overflow.
package struct RecordDecoder: Decoder {
  /// The numbers that a report counts with.
  package static let counts = 0...Int(Int32.max)

  /// Makes a value of some type.
  ///
  /// - Throws: a `ReadError` where the text says something else.
  package static func value<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws(ReadError) -> Value {
    do {
      return try RecordDecoder(value: value, name: nil).decode(type)
    } catch let error as ReadError {
      throw error
    } catch let error as DecodingError {
      throw ReadError(Self.message(of: error), at: value.range.lowerBound)
    } catch {
      throw ReadError("\(error)", at: value.range.lowerBound)
    }
  }

  /// What values of some types are called.
  fileprivate static let names: [(type: Any.Type, name: String)] = [
    (String.self, "a text"), (Bool.self, "true or false"), (Int.self, "a whole number"), (Double.self, "a number"),
  ]

  package let value: JSONValue
  /// The name of the member that it is the value of, or that its list is; `nil` at the top.
  package let name: String?
  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]

  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard value.kind == .object else { throw expected("an object") }
    return KeyedDecodingContainer(RecordMembers<Key>(value: value))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard value.kind == .array else { throw expected("a list") }
    return RecordElements(value: value, name: name)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { RecordScalar(decoder: self) }

  fileprivate func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoded: Any? =
      switch type {
      case is String.Type: try text()
      case is Bool.Type: try flag()
      case is Int.Type: try wholeNumber()
      case is Double.Type: try number()
      case is Float.Type: Float(try number())
      // Their own initializers ask for one value, which would come here again.
      case let type as any FixedWidthInteger.Type: try wholeNumber(type)
      default: nil
      }
    if let decoded = decoded as? Value { return decoded }
    do {
      return try type.init(from: self)
    } catch let error as DecodingError {
      // An error of a type has no location: it is reported at the value.
      throw ReadError(Self.message(of: error), at: value.range.lowerBound)
    }
  }

  private func text() throws(ReadError) -> String {
    guard let text = value.string else { throw expected("a text") }
    return text
  }

  private func flag() throws(ReadError) -> Bool {
    guard value.kind == .yes || value.kind == .no else { throw expected("true or false") }
    return value.kind == .yes
  }

  private func wholeNumber() throws(ReadError) -> Int {
    guard value.kind == .number, let number = Int(String(decoding: value.written, as: UTF8.self)),
      Self.counts.contains(number)
    else { throw expected("a whole number from \(Self.counts.lowerBound) to \(Self.counts.upperBound)") }
    return number
  }

  private func wholeNumber<Number: FixedWidthInteger>(_ type: Number.Type) throws(ReadError) -> Number {
    guard value.kind == .number, let number = Number(String(decoding: value.written, as: UTF8.self)) else {
      throw expected("a whole number from \(Number.min) to \(Number.max)")
    }
    return number
  }

  private func number() throws(ReadError) -> Double {
    guard let number = value.number else { throw expected("a number that is not too large") }
    return number
  }

  private func expected(_ what: String) -> ReadError {
    ReadError(
      name.map { "`\($0)` must be \(what)" } ?? "expected \(what)", at: value.range.lowerBound)
  }

  private static func message(of error: DecodingError) -> String {
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    @unknown default: "it is not what fiorilint writes"
    }
  }
}

/// The members of an object that is read.
private struct RecordMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let value: JSONValue
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { value.children.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { value[named: key.stringValue] != nil }

  private func decoder(_ key: Key, of type: Any.Type = Any.self) throws(ReadError) -> RecordDecoder {
    guard let member = value[named: key.stringValue] else {
      let expected = RecordDecoder.names.first { $0.type == type }.map { ": expected \($0.name)" } ?? ""
      throw ReadError("the member `\(key.stringValue)` is missing\(expected)", at: value.range.lowerBound)
    }
    return RecordDecoder(value: member, name: key.stringValue)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key, of: type).decode(type)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { RecordDecoder(value: value, name: nil) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

/// The elements of a list that is read.
private struct RecordElements: UnkeyedDecodingContainer {
  private let elements: [JSONValue]
  private let value: JSONValue
  private let name: String?
  let codingPath: [any CodingKey] = []
  private(set) var currentIndex = 0

  init(value: JSONValue, name: String?) {
    self.value = value
    self.name = name
    elements = Array(value.children)
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  private func next() throws(ReadError) -> RecordDecoder {
    guard !isAtEnd else { throw ReadError("the list ends too soon", at: value.range.lowerBound) }
    return RecordDecoder(value: elements[currentIndex], name: name)
  }

  mutating func decodeNil() throws -> Bool {
    guard try next().value.kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoded = try next().decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type) throws -> KeyedDecodingContainer<Other> {
    let container = try next().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next()
    currentIndex += 1
    return decoder
  }
}

/// A value that is neither object nor list.
private struct RecordScalar: SingleValueDecodingContainer {
  let decoder: RecordDecoder
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { decoder.value.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
