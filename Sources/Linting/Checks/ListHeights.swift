import Screens
import Support

/// The lists of one file, with how high their cells are on its screens of compact and of regular height.
///
/// Lists are the same where their ids, the names of their screens, platform and class of device are.
struct ListHeights {
  /// The heights of one list's cells so far.
  struct Heights {
    var lowestCompact = Double.infinity
    var highestRegular = 0.0
  }

  /// Beyond this many lists the rest is not compared, so that memory stays within limits.
  private static let limit = 1 << 16
  /// What the lists are known by, one behind the other.
  private var keys: [UInt8] = []
  private var ranges: [Range<Int>] = []
  private var heights: [Heights] = []
  private var indices: [UInt64: Int] = [:]

  /// Forgets all lists.
  mutating func forget() {
    guard !ranges.isEmpty else { return }
    keys.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Adds the height of a list's cells.
  ///
  /// - Returns: the heights of the list so far; `nil` if there are too many lists, or if the list cannot be
  ///   distinguished from another one.
  mutating func add(
    _ height: Double, _ isCompact: Bool, screen: Element, _ name: UnsafeBufferPointer<UInt8>,
    _ id: UnsafeBufferPointer<UInt8>?
  ) -> Heights? {
    let start = keys.count
    keys.append(screen.token(.platform)?.rawValue ?? WordTable.none)
    keys.append(screen.token(.deviceClass)?.rawValue ?? WordTable.none)
    keys.append(contentsOf: name)
    keys.append(0)
    if let id { keys.append(contentsOf: id) }
    guard let index = index(ofKeyFrom: start) else { return nil }
    if isCompact {
      heights[index].lowestCompact = min(heights[index].lowestCompact, height)
    } else {
      heights[index].highestRegular = max(heights[index].highestRegular, height)
    }
    return heights[index]
  }

  /// The number of the list whose key was added last, which stays only where it is a new one.
  private mutating func index(ofKeyFrom start: Int) -> Int? {
    var hash = FNV1a()
    for byte in keys[start...] { hash.combine(byte) }
    let known = indices[hash.value]
    if known == nil, ranges.count < Self.limit {
      indices[hash.value] = ranges.count
      ranges.append(start..<keys.count)
      heights.append(Heights())
      return ranges.count - 1
    }
    let isSame = known.map { keys[ranges[$0]].elementsEqual(keys[start...]) } ?? false
    keys.removeSubrange(start...)
    return isSame ? known : nil
  }
}
