import Screens
import Support

/// The names of all members that the objects of pages can have, in any object; read from ``MDKMembers/table`` at first
/// use.
struct MDKMemberNames: Sendable {
  static let known = MDKMemberNames()

  /// All names one behind the other, with what scanners may look at behind them.
  private let text: [UInt8]
  private let ranges: [Range<Int>]
  private let signatures: [Signature]
  /// Hashes of all names in a table of a power of two; 0: a free place.
  private let hashes: [UInt64]

  private static let mask = 4095

  init() {
    var text = Array(MDKMembers.table.utf8)
    let count = text.count
    text += Array(repeating: 0, count: 8)
    var hashes: [UInt64] = Array(repeating: 0, count: Self.mask + 1)
    var ranges: [Range<Int>] = []
    text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return }
      var index = 0
      while index < count {
        let start = index
        while index < count, bytes[index] > 0x20 { index += 1 }
        // A word before a colon is what objects are called, and one behind `>` what a member holds.
        if index > start, bytes[index - 1] != UInt8(ascii: ":") {
          var end = start
          while end < index, bytes[end] != UInt8(ascii: ">") { end += 1 }
          let hash = Self.hash(bytes + start, end - start)
          var place = Self.place(of: hash)
          while hashes[place] != 0, hashes[place] != hash { place = (place + 1) & Self.mask }
          if hashes[place] == 0 { ranges.append(start..<end) }
          hashes[place] = hash
        }
        index += 1
      }
    }
    self.text = text
    self.ranges = ranges
    signatures = ranges.map { Signature(text[$0]) }
    self.hashes = hashes
  }

  /// Gives a body a lookup of names, so that looking up many of them costs little.
  @inline(__always)
  func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    hashes.withUnsafeBufferPointer { body(Lookup(hashes: $0)) }
  }

  /// Looks up whether any object has a member of a name.
  struct Lookup {
    fileprivate let hashes: UnsafeBufferPointer<UInt64>

    /// Whether any object has a member of that name; 8 bytes behind its beginning have to be readable. Of names beyond
    /// 24 bytes only most bytes are looked at.
    @inline(__always)
    func have(_ name: UnsafePointer<UInt8>, _ count: Int) -> Bool {
      guard let hashes = hashes.baseAddress else { return false }
      let hash = MDKMemberNames.hash(name, count)
      var index = MDKMemberNames.place(of: hash)
      while hashes[index] != 0 {
        if hashes[index] == hash { return true }
        index = (index &+ 1) & MDKMemberNames.mask
      }
      return false
    }
  }

  /// Whether a name of letters alone is nearly one of them.
  ///
  /// - Parameter limit: how many letters may be wrong at most.
  func haveNear(_ name: String, within limit: Int) -> Bool {
    let wanted = Signature(name.utf8)
    return ranges.indices.contains { index in
      // Most are too different for the distance to be worth its price.
      guard wanted.mayBe(within: limit, of: signatures[index]) else { return false }
      let known = String(decoding: text[ranges[index]], as: UTF8.self)
      return nearest(to: name, among: CollectionOfOne(known), within: limit) != nil
    }
  }

  /// Values of a name that show that another one is far from it.
  private struct Signature {
    var count = 0
    /// A bit for each letter in it, without regard to case.
    var letters: UInt32 = 0

    init(_ name: some Sequence<UInt8>) {
      for byte in name where byte != UInt8(ascii: "_") {
        count += 1
        letters |= 1 << UInt32(byte & 31)
      }
    }

    /// A wrong letter takes one letter away and brings another one.
    func mayBe(within limit: Int, of other: Signature) -> Bool {
      abs(count - other.count) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }
  }

  // MARK: Hashes

  @inline(__always)
  private static func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 40) & mask }

  /// A hash of a name, never 0; 8 bytes behind its beginning have to be readable.
  @inline(__always)
  static func hash(_ name: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    func word(_ offset: Int) -> UInt64 { UnsafeRawPointer(name + offset).loadUnaligned(as: UInt64.self) }
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count < 8 {
      hash ^= word(0) & ((1 &<< UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
    } else {
      hash ^= word(0)
      hash ^= word(count &- 8) &* 0x94D0_49BB_1331_11EB
      if count > 16 { hash ^= word((count &- 8) / 2) &* 0xD6E8_FEB8_6659_FD93 }
    }
    hash = (hash ^ hash >> 32) &* 0xBF58_476D_1CE4_E5B9
    return hash | 1
  }
}

/// Remembers which unknown names are nearly known ones, as a project uses the same ones again and again.
struct MDKMisspellings {
  /// By name, how many letters may be wrong; 0 where no object has a member of nearly that name.
  private var limits: [String: Int] = [:]
  /// The name that was asked for last, and its limit.
  private var last: (name: String, limit: Int) = ("", 0)

  /// How many names are remembered.
  private static let kept = 1024

  /// How many letters of a member's unknown name may be wrong; `nil` where no object has a member of nearly that name.
  mutating func limit(of member: JSONValue) -> Int? {
    // What was put aside has a mark before or behind its name: `_OnPress`, `Title2`.
    guard let bytes = member.plainName, !bytes.isEmpty, bytes.count <= 64,
      bytes.allSatisfy({ (65...90).contains($0 & 0xDF) })
    else { return nil }
    if !last.name.utf8.elementsEqual(bytes) {
      let name = String(decoding: bytes, as: UTF8.self)
      last = (name, limits[name] ?? look(for: name))
    }
    return last.limit > 0 ? last.limit : nil
  }

  private mutating func look(for name: String) -> Int {
    let allowed = name.utf8.count < 8 ? 1 : 2
    let limit = MDKMemberNames.known.haveNear(name, within: allowed) ? allowed : 0
    if limits.count == Self.kept { limits.removeAll() }
    limits[name] = limit
    return limit
  }
}
