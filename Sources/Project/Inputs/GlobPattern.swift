/// A wildcard pattern of an ignore file, compiled to one number per unit of the pattern.
///
/// Matching tries only one position of the last `*` and of the last `**` in turn. An earlier wildcard can be forgotten
/// as soon as a later one is reached, so that the time stays polynomial for any pattern.
struct GlobPattern: Sendable {
  /// Below 256: this byte. From `firstSet`: a byte of the set with this number.
  typealias Unit = UInt32

  private static let anyByte: Unit = 256
  private static let star: Unit = 257
  private static let anyPath: Unit = 258
  private static let directories: Unit = 259
  private static let firstSet: Unit = 260
  private static let slash = UInt8(ascii: "/")

  private var units: [Unit] = []
  private var sets: [ByteSet] = []

  /// Compiles a pattern; nil where no path can match it, as with a class that is never closed.
  ///
  /// - Parameters:
  ///   - matchesPaths: whether it is for whole paths, in which `**` between slashes crosses directories.
  ///   - ignoresCase: whether upper and lower case of ASCII make no difference.
  init?(_ pattern: some Collection<UInt8>, matchesPaths: Bool, ignoresCase: Bool = false) {
    let source = Array(pattern)
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\\"):
        guard index + 1 < source.count else { return nil }
        append(source[index + 1], ignoresCase)
        index += 2
      case UInt8(ascii: "?"):
        units.append(Self.anyByte)
        index += 1
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.parse(source, from: index + 1, ignoresCase: ignoresCase) else { return nil }
        units.append(Self.firstSet + Unit(sets.count))
        sets.append(set.removing(Self.slash))
        index = end
      case UInt8(ascii: "*"):
        let end = source[index...].firstIndex { $0 != UInt8(ascii: "*") } ?? source.count
        let isWhole = end - index > 1 && matchesPaths && (index == 0 || source[index - 1] == Self.slash)
        index = end
        if isWhole, end == source.count || source[end...].starts(with: [UInt8(ascii: "\\"), Self.slash]) {
          units.append(Self.anyPath)
        } else if isWhole, source[end] == Self.slash {
          if units.last != Self.directories { units.append(Self.directories) }
          index += 1
        } else {
          units.append(Self.star)
        }
      case let byte:
        append(byte, ignoresCase)
        index += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8, _ ignoresCase: Bool) {
    guard ignoresCase, (65...90).contains(byte & 0xDF) else { return units.append(Unit(byte)) }
    units.append(Self.firstSet + Unit(sets.count))
    sets.append(ByteSet(lettersOf: byte))
  }

  /// The bytes of a pattern without wildcards.
  var literal: [UInt8]? {
    units.allSatisfy { $0 < 256 } ? units.map { UInt8(truncatingIfNeeded: $0) } : nil
  }

  /// The bytes after the `*` of a pattern that asks only how a name ends.
  var literalAfterStar: [UInt8]? {
    units.first == Self.star && units.dropFirst().allSatisfy { $0 < 256 }
      ? units.dropFirst().map { UInt8(truncatingIfNeeded: $0) } : nil
  }

  /// Whether the pattern stands for the whole text.
  func matches(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let text = UnsafeBufferPointer(rebasing: text)
    return units.withUnsafeBufferPointer { matches(text, $0) }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, _ units: UnsafeBufferPointer<Unit>) -> Bool {
    var (unit, position) = (0, 0)
    var inner: (unit: Int, position: Int)?
    var outer: (unit: Int, position: Int)?
    while true {
      if unit == units.count {
        if position == text.count { return true }
      } else {
        switch units[unit] {
        case Self.star:
          unit += 1
          inner = (unit, position)
          continue
        case Self.anyPath, Self.directories:
          unit += 1
          if unit == units.count, units[unit - 1] == Self.anyPath { return true }
          (inner, outer) = (nil, (unit, position))
          continue
        case let wanted:
          // What the text lacks here it lacks at every later start as well.
          guard position < text.count else { return false }
          if accepts(wanted, text[position]) {
            unit += 1
            position += 1
            continue
          }
        }
      }
      if let (start, tried) = inner, tried < text.count, text[tried] != Self.slash {
        inner = (start, tried + 1)
        (unit, position) = (start, tried + 1)
      } else if let (start, tried) = outer, let next = nextStart(text, after: tried, of: units[start - 1]) {
        (inner, outer) = (nil, (start, next))
        (unit, position) = (start, next)
      } else {
        return false
      }
    }
  }

  private func accepts(_ unit: Unit, _ byte: UInt8) -> Bool {
    if unit < 256 { return unit == Unit(byte) }
    if unit == Self.anyByte { return byte != Self.slash }
    return sets[Int(unit - Self.firstSet)].contains(byte)
  }

  private func nextStart(_ text: UnsafeBufferPointer<UInt8>, after position: Int, of wildcard: Unit) -> Int? {
    if wildcard == Self.anyPath { return position < text.count ? position + 1 : nil }
    return text[position...].firstIndex(of: Self.slash).map { $0 + 1 }
  }
}
