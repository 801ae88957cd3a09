/// A map; its keys keep the order that they were given in.
package struct MapValue: Sendable {
  /// The value by which keys are equal: numbers by value in any type, texts by their scalars.
  enum Key: Hashable, Sendable {
    case bool(Bool)
    case int(Int64)
    /// Only what is too great for `int`.
    case uint(UInt64)
    case string([UInt8])

    /// `nil` for a value that no key can be equal to.
    init?(_ value: Value) {
      switch value {
      case .bool(let bool): self = .bool(bool)
      case .int(let int): self = .int(int)
      case .uint(let uint): self = Int64(exactly: uint).map { .int($0) } ?? .uint(uint)
      case .double(let double):
        if let int = Int64(exactly: double) {
          self = .int(int)
        } else if let uint = UInt64(exactly: double) {
          self = .uint(uint)
        } else {
          return nil
        }
      case .string(let string): self = .string(Array(string.utf8))
      default: return nil
      }
    }
  }

  /// The keys with their values, in their order.
  package private(set) var entries: [(key: Value, value: Value)] = []
  private var places: [Key: Int] = [:]

  /// An empty map.
  package init() {}

  /// Adds an entry; why it cannot be added, or `nil`.
  mutating func add(_ key: Value, _ value: Value) -> String? {
    switch key {
    case .bool, .int, .uint, .string: break
    default: return "a map has no keys of type \(key.typeName)"
    }
    guard let place = Key(key) else { return "unsupported key" }
    guard places.updateValue(entries.count, forKey: place) == nil else { return "a key is in the map twice" }
    entries.append((key, value))
    return nil
  }

  /// A map of entries; `nil` where one has no possible key, or a key twice.
  package init?(_ entries: [(Value, Value)]) {
    for (key, value) in entries where add(key, value) != nil { return nil }
  }

  /// The value of a key; `nil` where there is none.
  subscript(key: Value) -> Value? { Key(key).flatMap { places[$0] }.map { entries[$0].value } }
}
