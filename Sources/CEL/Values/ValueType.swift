/// The type of an expression, known before it runs.
package indirect enum ValueType: Sendable, Hashable {
  /// Any; whether it suits is seen when it runs.
  case dynamic
  /// No value at all: the elements of an empty list.
  case nothing
  case null
  case bool
  case int
  case uint
  case double
  case string
  /// A string that is one of some words.
  case word(of: [String])
  case bytes
  case list(ValueType)
  case map(ValueType, ValueType)
  /// An object of one of some kinds, a bit each; what they mean is the ``Environment``'s to say.
  case object(UInt64)

  /// What error messages call a value of the type.
  var description: String {
    switch self {
    case .dynamic: "a value"
    case .nothing: "nothing"
    case .null: "null"
    case .bool: "true or false"
    case .int: "a whole number"
    case .uint: "an unsigned number"
    case .double: "a number"
    case .string: "a text"
    case .word: "a word"
    case .bytes: "bytes"
    case .list: "a list"
    case .map: "a map"
    case .object: "an element"
    }
  }

  /// Whether values are numbers.
  var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// A word as the text that it is; any other type itself.
  var withoutWords: ValueType {
    switch self {
    case .word: .string
    case .list(let element): .list(element.withoutWords)
    case .map(let key, let value): .map(key.withoutWords, value.withoutWords)
    default: self
    }
  }

  /// Whether a value of the type may be where one of another is asked for.
  func suits(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.dynamic, _), (_, .dynamic), (.nothing, _): true
    case (.list(let mine), .list(let theirs)): mine.suits(theirs)
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      key.suits(otherKey) && value.suits(otherValue)
    case (.word, .string): true
    case (.word(let mine), .word(let theirs)): mine.allSatisfy(theirs.contains)
    case (.object(let mine), .object(let theirs)): mine & ~theirs == 0
    default: self == other
    }
  }

  /// The type of what is a value of one type or of another; `nil` where they have nothing in common.
  package func joined(_ other: ValueType) -> ValueType? {
    switch (self, other) {
    case (.nothing, let type), (let type, .nothing): return type
    case (.dynamic, _), (_, .dynamic): return .dynamic
    case (.list(let mine), .list(let theirs)): return mine.joined(theirs).map { .list($0) }
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      guard let key = key.joined(otherKey), let value = value.joined(otherValue) else { return nil }
      return .map(key, value)
    case (.word(let mine), .word(let theirs)): return .word(of: mine + theirs.filter { !mine.contains($0) })
    case (.word, .string), (.string, .word): return .string
    case (.object(let mine), .object(let theirs)): return .object(mine | theirs)
    default: return self == other ? self : nil
    }
  }

  /// Whether some value of the type can equal one of another.
  func mayEqual(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.dynamic, _), (_, .dynamic), (.nothing, _), (_, .nothing): true
    case (.list(let mine), .list(let theirs)): mine.mayEqual(theirs)
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      key.mayEqual(otherKey) && value.mayEqual(otherValue)
    case (.word(let mine), .word(let theirs)): mine.contains(where: theirs.contains)
    case (.word, .string), (.string, .word): true
    case (.object(let mine), .object(let theirs)): mine & theirs != 0
    default: self == other || (isNumber && other.isNumber)
    }
  }
}

extension Value {
  /// The type of the value, as far as it shows.
  var type: ValueType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double, .measure: .double
    case .string: .string
    case .bytes: .bytes
    case .list(let list):
      .list(list.elements.reduce(ValueType?.some(.nothing)) { $0?.joined($1.type) } ?? .dynamic)
    case .map, .object: .dynamic
    }
  }
}
