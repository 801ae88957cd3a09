/// GitHub's `primaryLocationLineHash`: a rolling hash of a line and the text behind it, white space left out.
///
/// It is fed with the file's bytes; the hash of a line is known once 100 more characters, or the end, have come.
package struct LineHasher {
  private static let windowSize = 100
  /// The last units, each in its turn.
  private var units = [UInt64](repeating: 0, count: windowSize)
  private var index = 0
  /// How many units have come.
  private var count = 0
  private var hash: UInt64 = 0
  private var line = 0
  /// With which unit each line began whose hash is not complete, from first to last; those before `nextStart` are done.
  private var starts: [Int] = []
  private var nextStart = 0
  /// With how many units the next hash is complete.
  private var due = Int.max
  private var isAtStart = true
  private var isAfterCarriageReturn = false
  private var seen = OccurrenceCounts()
  private var decoder = UTF8Units()
  /// 37 to the power of 100, modulo 2^64.
  private static let outgoing: UInt64 = (0..<windowSize).reduce(1) { power, _ in power &* 37 }

  /// The lines whose hashes are wanted, from first to last.
  private let wanted: [Int]
  /// The hashes of the first of those lines, as `value:occurrence`; of all that the file has, once it has ended.
  package private(set) var hashes: [String] = []

  /// A hasher at the beginning of a file that keeps the hashes of some lines, counted from 1.
  ///
  /// - Parameter lines: each once, ascending.
  package init(lines: [Int]) {
    wanted = lines
    hashes.reserveCapacity(lines.count)
  }

  /// Takes more of the file.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    withWindow { hasher, window in
      let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
        var index = 0
        while index < bytes.count {
          index = hasher.takeWords(bytes, from: index, &window)
          if index < bytes.count { hasher.take(byte: bytes[index], &window) }
          index += 1
        }
      }
      if isDone == nil {
        for byte in bytes { hasher.take(byte: byte, &window) }
      }
    }
  }

  /// Takes what is neither the beginning nor the end of a line, nor outside ASCII, and with which no hash is complete; nearly all is like
  /// that.
  ///
  /// - Returns: the index of the first byte that is something else.
  private mutating func takeWords(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ window: inout Window
  ) -> Int {
    guard !isAtStart, !isAfterCarriageReturn, decoder.isIdle else { return start }
    let (units, outgoing) = (window.units, window.outgoing)
    var (index, place, hash) = (start, window.index, self.hash)
    while index < bytes.count, count != due {
      // Neither the end of the window nor a complete hash has to be asked for with each byte.
      let first = place
      let end = min(Self.windowSize, place + (due - count))
      while index < bytes.count, place < end {
        let byte = bytes[index]
        if byte &- 0x21 < 0x5F {
          hash = 37 &* hash &+ UInt64(byte) &- outgoing &* units[place]
          units[place] = UInt64(byte)
          place &+= 1
        } else if byte != 0x20, byte != 0x09 {
          break
        }
        index &+= 1
      }
      count += place - first
      let isStopped = index < bytes.count && place < end
      if place == Self.windowSize { place = 0 }
      if isStopped { break }
    }
    (window.index, self.hash) = (place, hash)
    return index
  }

  private mutating func take(byte: UInt8, _ window: inout Window) {
    if byte < 0x80, decoder.isIdle { return take(UInt64(byte), &window) }
    decoder.take(byte)
    while let unit = decoder.next() { take(UInt64(unit), &window) }
  }

  /// Takes the file's end.
  package mutating func finish() {
    withWindow { hasher, window in
      hasher.decoder.finish()
      while let unit = hasher.decoder.next() { hasher.take(UInt64(unit), &window) }
      hasher.take(65_535, &window)
      for _ in 0..<Self.windowSize { hasher.push(0, &window) }
    }
  }

  /// The last units, while many more come: asking for each of them whether the array is shared would cost as much as the hash.
  private struct Window {
    let units: UnsafeMutableBufferPointer<UInt64>
    let outgoing: UInt64
    var index: Int
  }

  private mutating func withWindow(_ body: (inout LineHasher, inout Window) -> Void) {
    var units: [UInt64] = []
    swap(&units, &self.units)
    units.withUnsafeMutableBufferPointer { units in
      var window = Window(units: units, outgoing: Self.outgoing, index: index)
      body(&self, &window)
      index = window.index
    }
    swap(&units, &self.units)
  }

  @inline(__always)
  private mutating func take(_ unit: UInt64, _ window: inout Window) {
    if unit == 0x20 || unit == 0x09 || (unit == 0x0A && isAfterCarriageReturn) {
      isAfterCarriageReturn = false
      return
    }
    isAfterCarriageReturn = unit == 0x0D
    if isAtStart {
      isAtStart = false
      starts.append(count)
      if due == .max { due = count + Self.windowSize }
    }
    if unit == 0x0A || isAfterCarriageReturn { isAtStart = true }
    push(isAfterCarriageReturn ? 0x0A : unit, &window)
  }

  @inline(__always)
  private mutating func push(_ unit: UInt64, _ window: inout Window) {
    if count == due { emit() }
    hash = 37 &* hash &+ unit &- window.outgoing &* window.units[window.index]
    window.units[window.index] = unit
    window.index = window.index == Self.windowSize - 1 ? 0 : window.index &+ 1
    count &+= 1
  }

  /// The hash of a line is complete.
  private mutating func emit() {
    line += 1
    nextStart += 1
    if nextStart < starts.count {
      due = starts[nextStart] + Self.windowSize
    } else {
      starts.removeAll(keepingCapacity: true)
      nextStart = 0
      due = .max
    }
    let occurrence = seen.add(hash)
    if hashes.count < wanted.count, wanted[hashes.count] == line {
      hashes.append(String(hexadecimal: hash, countedAs: occurrence))
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

/// How often each of many hashes came. They are hashed well already, and every line of a file is counted, so that a table of them takes a
/// tenth of a dictionary's time.
private struct OccurrenceCounts {
  /// A power of two of places, at most half of them taken; those with the count 0 are free.
  private var places = [(hash: UInt64, count: Int)](repeating: (0, 0), count: 256)
  private var taken = 0

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
