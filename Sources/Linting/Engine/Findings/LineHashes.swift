/// GitHub's `primaryLocationLineHash`: a hash of a line and the text behind it, white space left out.
///
/// It takes the file's bytes. The hash of a line is known once 100 more characters, or the end, have come. It is a
/// polynomial in 37 of those hundred, the difference of two of all that has come. So eight of them can be taken at
/// once.
package struct LineHasher {
  private static let windowSize = 100
  /// How many units have come.
  private var count = 0
  /// The hash of all of them.
  private var hash: UInt64 = 0
  private var line = 0
  /// What had come where each line began whose hash is not complete, from first to last; those before `nextStart` are
  /// done.
  private var starts: [(count: Int, hash: UInt64)] = []
  private var nextStart = 0
  /// With how many units the next hash is complete.
  private var due = Int.max
  private var isAtStart = true
  private var isAfterCarriageReturn = false
  private var seen: OccurrenceCounts
  private var decoder = UTF8Units()
  /// 37 to the powers of 0 to 8, modulo 2^64.
  private let powers: [UInt64] = (0...8).map { (0..<$0).reduce(1) { power, _ in power &* 37 } }
  /// 37 to the power of 100, modulo 2^64.
  private static let outgoing: UInt64 = (0..<windowSize).reduce(1) { power, _ in power &* 37 }

  /// The lines whose hashes are wanted, from first to last.
  private let wanted: [Int]
  /// The hashes of the first of those lines, each with how often it came so far. They are those of all lines once the
  /// file has ended.
  package private(set) var hashes: [CountedHash] = []

  /// A hasher at the beginning of a file that keeps the hashes of some lines, counted from 1.
  ///
  /// - Parameter lines: each once, ascending.
  package init(lines: [Int]) {
    wanted = lines
    // As many lines come at least.
    seen = OccurrenceCounts(expecting: lines.last ?? 0)
    hashes.reserveCapacity(lines.count)
  }

  /// Takes more of the file.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        index = takeWords(bytes, from: index)
        if index < bytes.count { take(byte: bytes[index]) }
        index += 1
      }
    }
    if isDone == nil {
      for byte in bytes { take(byte: byte) }
    }
  }

  /// Takes ASCII without carriage returns, which nearly all is.
  ///
  /// - Returns: the index of the first byte that is something else, or among the last of the piece.
  private mutating func takeWords(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard !isAfterCarriageReturn, decoder.isIdle else { return start }
    let powers = self.powers
    return powers.withUnsafeBufferPointer { powers in
      var (index, hash, count) = (start, self.hash, self.count)
      while index &+ 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // The first byte that is no visible character of ASCII is found for sure; those behind it may be wrong.
        let others = (word &- 0x2121_2121_2121_2121 | word) & 0x8080_8080_8080_8080
        var taken = others.trailingZeroBitCount >> 3
        if taken == 0 {
          // Indentation comes in runs.
          let spaces = (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount >> 3
          index &+= spaces
          if spaces > 0 { continue }
          guard bytes[index] == 0x0A else { break }
          taken = 1
        }
        if isAtStart { startLine(count, hash) }
        if count == due { emit(hash) }
        taken = min(taken, due &- count)
        // Zeros in front of a text leave its hash as it is.
        hash = hash &* powers[taken] &+ Self.hash(ofEight: word &<< UInt64(truncatingIfNeeded: 64 &- 8 &* taken))
        count &+= taken
        index &+= taken
        isAtStart = word & 0xFF == 0x0A
      }
      (self.hash, self.count) = (hash, count)
      return index
    }
  }

  /// The hash of eight bytes, the lowest of which comes first.
  @inline(__always)
  private static func hash(ofEight word: UInt64) -> UInt64 {
    // Bytes become pairs of two, those fours, and those one: none overflows its part of the word.
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &* 37 &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
    let fours = (pairs & 0x0000_FFFF_0000_FFFF) &* 1369 &+ (pairs >> 16 & 0x0000_FFFF_0000_FFFF)
    return (fours & 0xFFFF_FFFF) &* 1_874_161 &+ fours >> 32
  }

  private mutating func take(byte: UInt8) {
    if byte < 0x80, decoder.isIdle { return take(UInt64(byte)) }
    decoder.take(byte)
    while let unit = decoder.next() { take(UInt64(unit)) }
  }

  /// Takes the file's end.
  package mutating func finish() {
    decoder.finish()
    while let unit = decoder.next() { take(UInt64(unit)) }
    take(65_535)
    for _ in 0..<Self.windowSize { push(0) }
  }

  @inline(__always)
  private mutating func take(_ unit: UInt64) {
    if unit == 0x20 || unit == 0x09 || (unit == 0x0A && isAfterCarriageReturn) {
      isAfterCarriageReturn = false
      return
    }
    isAfterCarriageReturn = unit == 0x0D
    if isAtStart { startLine(count, hash) }
    if unit == 0x0A || isAfterCarriageReturn { isAtStart = true }
    push(isAfterCarriageReturn ? 0x0A : unit)
  }

  /// A line begins behind so many units, the hash of which is known.
  private mutating func startLine(_ count: Int, _ hash: UInt64) {
    isAtStart = false
    starts.append((count, hash))
    if due == .max { due = count + Self.windowSize }
  }

  @inline(__always)
  private mutating func push(_ unit: UInt64) {
    if count == due { emit(hash) }
    hash = 37 &* hash &+ unit
    count &+= 1
  }

  /// The hash of a line is complete.
  ///
  /// - Parameter hash: that of all that has come.
  private mutating func emit(_ hash: UInt64) {
    line += 1
    let hash = hash &- Self.outgoing &* starts[nextStart].hash
    nextStart += 1
    if nextStart == Self.windowSize {
      starts.removeFirst(nextStart)
      nextStart = 0
    }
    due = nextStart < starts.count ? starts[nextStart].count + Self.windowSize : .max
    let occurrence = seen.add(hash)
    if hashes.count < wanted.count, wanted[hashes.count] == line {
      hashes.append(CountedHash(hash, count: occurrence))
    }
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

/// How often each of many hashes came. They are hashed well already, and every line of a file is counted. So a table of
/// them takes a tenth of a dictionary's time.
private struct OccurrenceCounts {
  /// A power of two of places, at most half of them taken; those with the count 0 are free.
  private var places: [(hash: UInt64, count: Int)]
  private var taken = 0
  /// The most that there is room for before it is known to be needed.
  private static let expectable = 1 << 16

  /// Room for so many hashes, or for the first of very many.
  init(expecting count: Int) {
    let room = 2 * min(max(count, 128), Self.expectable)
    places = Array(repeating: (0, 0), count: 1 << (Int.bitWidth - (room - 1).leadingZeroBitCount))
  }

  /// Counts a hash.
  ///
  /// - Returns: how often it came, this time included.
  mutating func add(_ hash: UInt64) -> Int {
    let place = place(of: hash)
    places[place].hash = hash
    places[place].count += 1
    let count = places[place].count
    if count == 1 {
      taken += 1
      if 2 * taken > places.count { grow() }
    }
    return count
  }

  private func place(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 29) & (places.count - 1)
    while places[place].count > 0, places[place].hash != hash { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: (0, 0), count: 2 * old.count)
    for item in old where item.count > 0 { places[place(of: item.hash)] = item }
  }
}
