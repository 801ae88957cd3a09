/// Bytes that a component of an element's path has, and where.
struct PathSign {
  /// Where a component has them.
  enum Place: UInt8 { case all, beginning, end, middle }

  let place: Place
  /// In bytes.
  let length: Int
  /// Stands for all of it: two with one hash only cost a question more.
  let hash: UInt64

  /// - Parameter bytes: all that it is.
  init(_ place: Place, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(place, length: bytes.count, sum: place == .all ? Self.sum(ofWords: bytes) : Self.sum(bytes))
  }

  private init(_ place: Place, length: Int, sum: UInt64) {
    self.place = place
    self.length = length
    // Most are asked for in vain: `Hasher` would be half of what a finding costs.
    let product = (sum ^ UInt64(truncatingIfNeeded: length) << 2 ^ UInt64(place.rawValue)) &* Self.base
    hash = product ^ product >> 32
  }

  /// Hands out those of some lengths that are at the beginning, or at the end, of a component.
  ///
  /// - Parameter lengths: the shortest first.
  @inline(__always)
  static func forEach(
    _ place: Place, of lengths: [Int], in component: UnsafeBufferPointer<UInt8>, _ take: (PathSign) -> Void
  ) {
    var (sum, power, done): (UInt64, UInt64, Int) = (0, 1, 0)
    for length in lengths {
      guard length <= component.count else { return }
      // The longer one has all that the shorter one has.
      while done < length {
        if place == .beginning {
          sum = sum &* base &+ UInt64(component[done])
        } else {
          sum = sum &+ UInt64(component[component.count - 1 - done]) &* power
          power = power &* base
        }
        done += 1
      }
      take(PathSign(place, length: length, sum: sum))
    }
  }

  /// Hands out those of a length that are anywhere in a component.
  ///
  /// - Parameter power: see ``power(_:)``.
  @inline(__always)
  static func forEach(
    of length: Int, _ power: UInt64, in component: UnsafeBufferPointer<UInt8>, _ take: (PathSign) -> Void
  ) {
    guard length <= component.count else { return }
    var sum = sum(UnsafeBufferPointer(rebasing: component[..<length]))
    take(PathSign(.middle, length: length, sum: sum))
    for end in length..<component.count {
      // The next one begins and ends a byte further on.
      sum = sum &* base &+ UInt64(component[end]) &- UInt64(component[end - length]) &* power
      take(PathSign(.middle, length: length, sum: sum))
    }
  }

  /// What the first of so many bytes and one more weighs.
  static func power(_ length: Int) -> UInt64 { (0..<length).reduce(1) { power, _ in power &* base } }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Of all of a component at once, eight bytes at a time.
  private static func sum(ofWords bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard bytes.count >= 8 else { return sum(bytes) }
    let words = UnsafeRawBufferPointer(bytes)
    var sum: UInt64 = 0
    func add(_ offset: Int) {
      sum = (sum ^ words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* base
      sum ^= sum >> 32
    }
    for offset in stride(from: 0, through: bytes.count - 8, by: 8) { add(offset) }
    if bytes.count % 8 > 0 { add(bytes.count - 8) }
    return sum
  }

  private static func sum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var sum: UInt64 = 0
    for byte in bytes { sum = sum &* base &+ UInt64(byte) }
    return sum
  }
}
