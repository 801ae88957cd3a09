/// GitHub's `primaryLocationLineHash`: a rolling hash of a line and the text behind it, white space left out.
///
/// It is fed with the file's bytes; the hash of a line is known once 100 more characters, or the end, have come.
package struct LineHasher {
  private static let windowSize = 100
  private var window = [UInt64](repeating: 0, count: windowSize)
  private var marks = [Int](repeating: 0, count: windowSize)
  private var index = 0
  private var hash: UInt64 = 0
  private var line = 0
  private var isAtStart = true
  private var isAfterCarriageReturn = false
  private var seen: [UInt64: Int] = [:]
  private var decoder = UTF8Units()
  /// 37 to the power of 100, modulo 2^64.
  private static let outgoing: UInt64 = (0..<windowSize).reduce(1) { power, _ in power &* 37 }

  /// The lines whose hashes are wanted.
  private let wanted: Set<Int>
  /// The hashes by line, as `value:occurrence`.
  package private(set) var hashes: [Int: String] = [:]

  /// A hasher at the beginning of a file that keeps the hashes of some lines, counted from 1.
  package init(lines: Set<Int>) {
    wanted = lines
  }

  /// Takes more of the file.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte < 0x80, decoder.isIdle {
        take(UInt64(byte))
        continue
      }
      decoder.take(byte)
      while let unit = decoder.next() { take(UInt64(unit)) }
    }
  }

  /// Takes the file's end.
  package mutating func finish() {
    decoder.finish()
    while let unit = decoder.next() { take(UInt64(unit)) }
    take(65_535)
    for _ in 0..<Self.windowSize {
      if marks[index] != 0 { emit(marks[index]) }
      marks[index] = 0
      push(0)
    }
  }

  private mutating func take(_ unit: UInt64) {
    if unit == 0x20 || unit == 0x09 || (unit == 0x0A && isAfterCarriageReturn) {
      isAfterCarriageReturn = false
      return
    }
    isAfterCarriageReturn = unit == 0x0D
    let unit = isAfterCarriageReturn ? 0x0A : unit
    if marks[index] != 0 {
      emit(marks[index])
      marks[index] = 0
    }
    if isAtStart {
      isAtStart = false
      line += 1
      marks[index] = line
    }
    if unit == 0x0A { isAtStart = true }
    push(unit)
  }

  private mutating func push(_ unit: UInt64) {
    hash = 37 &* hash &+ unit &- Self.outgoing &* window[index]
    window[index] = unit
    index = (index + 1) % Self.windowSize
  }

  private mutating func emit(_ line: Int) {
    let occurrence = seen[hash, default: 0] + 1
    seen[hash] = occurrence
    if wanted.contains(line) { hashes[line] = String(hash, radix: 16) + ":\(occurrence)" }
  }
}

/// Turns UTF-8 into UTF-16 units, piece by piece; bad bytes become U+FFFD.
private struct UTF8Units {
  private var pending: [UInt8] = []
  private var units: [UInt16] = []
  private var nextUnit = 0

  /// Whether no character is begun.
  var isIdle: Bool { pending.isEmpty }

  mutating func take(_ byte: UInt8) {
    if pending.isEmpty, byte < 0x80 {
      units.append(UInt16(byte))
      return
    }
    if byte & 0xC0 != 0x80 { flush() }
    pending.append(byte)
    let lead = pending[0]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if pending.count >= length { flush() }
  }

  mutating func finish() { flush() }

  mutating func next() -> UInt16? {
    guard nextUnit < units.count else {
      units.removeAll(keepingCapacity: true)
      nextUnit = 0
      return nil
    }
    nextUnit += 1
    return units[nextUnit - 1]
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    units.append(contentsOf: String(decoding: pending, as: UTF8.self).utf16)
    pending.removeAll(keepingCapacity: true)
  }
}
