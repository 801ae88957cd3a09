import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of references, found by their bytes as a page has them: most are met again and again, and no text has to be made of them.
struct MDKReferences<Value> {
  private struct Entry {
    let hash: UInt64
    /// Where the reference begins among all, and how long it is.
    let start: Int
    let count: Int
  }

  private var entries: [Entry] = []
  /// What is known of each.
  private var values: [Value] = []
  /// All references one behind the other.
  private var bytes: [UInt8] = []
  /// One more than an entry's index each, at a place that its hash says; 0: a free place. Their number is a power of two.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// How many references something is known of.
  var count: Int { entries.count }

  /// What is known of a reference; `nil` where nothing is.
  subscript(reference: UTF8Text) -> Value? { index(of: reference, Self.hash(reference)).map { values[$0] } }

  private func index(of reference: UTF8Text, _ hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, isEqual(entries[index], reference) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ entry: Entry, _ reference: UTF8Text) -> Bool {
    guard entry.count == reference.count, let start = reference.baseAddress else {
      return entry.count == reference.count
    }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + entry.start, start, entry.count) == 0 } ?? false
    }
  }

  /// Keeps what is known of a reference.
  mutating func set(_ value: Value, for reference: UTF8Text) {
    let hash = Self.hash(reference)
    if let index = index(of: reference, hash) {
      values[index] = value
      return
    }
    entries.append(Entry(hash: hash, start: bytes.count, count: reference.count))
    values.append(value)
    bytes.append(contentsOf: reference)
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }

  /// Forgets all.
  mutating func removeAll() { self = Self() }

  private static func hash(_ reference: UTF8Text) -> UInt64 {
    guard let start = UnsafeRawPointer(reference.baseAddress) else { return 0 }
    let count = reference.count
    var hash = MDKReferenceSeed.value ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    var index = 0
    while index + 8 <= count {
      add((start + index).loadUnaligned(as: UInt64.self))
      index += 8
    }
    while index < count {
      add(UInt64(start.load(fromByteOffset: index, as: UInt8.self)))
      index += 1
    }
    return hash ^ hash >> 32
  }
}

/// Chosen for each run, so that nobody can write references which all have the same place; nothing else depends on it.
private enum MDKReferenceSeed {
  static let value = UInt64.random(in: .min ... .max)
}
