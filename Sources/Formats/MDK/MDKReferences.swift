import Screens
import Support

/// What is known of references, found by their bytes as a page has them: most are met again and again, and no text has
/// to be made of them.
///
/// Its tables are plain memory: as four arrays each question counted references to all of them.
final class MDKReferences<Value> {
  private struct Entry {
    let hash: UInt64
    /// A copy of the reference.
    let text: UnsafeMutableBufferPointer<UInt8>
    var value: Value
  }

  /// Half as many as there are slots have room.
  private var entries: UnsafeMutablePointer<Entry>
  /// One more than an entry's index each, at a place that its hash says; 0: a free place. Their number is a power of
  /// two.
  private var slots: UnsafeMutableBufferPointer<Int32>
  /// How many references something is known of.
  private(set) var count = 0

  private static var smallest: Int { 64 }

  init() {
    entries = .allocate(capacity: Self.smallest / 2)
    slots = .allocate(capacity: Self.smallest)
    slots.initialize(repeating: 0)
  }

  deinit {
    forgetEntries()
    entries.deallocate()
    slots.deallocate()
  }

  /// What is known of a reference; `nil` where nothing is.
  subscript(reference: UTF8Text) -> Value? { index(of: reference, Self.hash(reference)).map { entries[$0].value } }

  private func index(of reference: UTF8Text, _ hash: UInt64) -> Int? {
    var slot = place(of: hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, isEqual(entries[index].text, reference) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private func isEqual(_ text: UnsafeMutableBufferPointer<UInt8>, _ reference: UTF8Text) -> Bool {
    guard text.count == reference.count else { return false }
    guard let start = text.baseAddress, let other = reference.baseAddress else { return true }
    return memcmp(start, other, text.count) == 0
  }

  /// Keeps what is known of a reference.
  func set(_ value: Value, for reference: UTF8Text) {
    let hash = Self.hash(reference)
    if let index = index(of: reference, hash) {
      entries[index].value = value
      return
    }
    if count == slots.count / 2 { grow() }
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: reference.count)
    _ = text.initialize(from: reference)
    (entries + count).initialize(to: Entry(hash: hash, text: text, value: value))
    count += 1
    enter(count - 1)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: slots.count)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    let slotCount = slots.count * 2
    slots.deallocate()
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0)
    for index in 0..<count { enter(index) }
  }

  private func enter(_ index: Int) {
    var slot = place(of: entries[index].hash)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }

  /// Forgets all.
  func removeAll() {
    forgetEntries()
    slots.update(repeating: 0)
  }

  private func forgetEntries() {
    for index in 0..<count { entries[index].text.deallocate() }
    entries.deinitialize(count: count)
    count = 0
  }

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

/// Chosen for each run, so that no input can have references with the same place on purpose; nothing else depends on
/// it.
private enum MDKReferenceSeed {
  static let value = UInt64.random(in: .min ... .max)
}
