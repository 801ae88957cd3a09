import Support

/// Names with one byte of information each, in two arrays that grow and shrink at their ends.
///
/// A walk keeps the names of all directories that it is in on one such stack: a directory costs no allocation.
struct NameStack {
  /// Where a name begins and what it is tagged with, in eight bytes.
  struct Entry {
    private let bits: UInt64

    init(offset: Int, tag: UInt8) {
      bits = UInt64(offset) << 8 | UInt64(tag)
    }

    var offset: Int { Int(bits >> 8) }
    var tag: UInt8 { UInt8(truncatingIfNeeded: bits) }
  }

  /// A state to come back to.
  struct Mark {
    fileprivate let entryCount: Int
    fileprivate let byteCount: Int
  }

  private(set) var entries: [Entry] = []
  // Every name ends with a zero byte, for the comparison.
  private var bytes: [UInt8] = []

  var mark: Mark { Mark(entryCount: entries.count, byteCount: bytes.count) }

  /// Adds a name; that of a directory gets a `/`, as in the paths that are sorted.
  mutating func push(_ name: UnsafeBufferPointer<UInt8>, tag: UInt8, isDirectory: Bool = false) {
    entries.append(Entry(offset: bytes.count, tag: tag))
    bytes.append(contentsOf: name)
    if isDirectory { bytes.append(UInt8(ascii: "/")) }
    bytes.append(0)
  }

  /// Removes what was pushed since the mark was taken.
  mutating func pop(to mark: Mark) {
    entries.removeLast(entries.count - mark.entryCount)
    bytes.removeLast(bytes.count - mark.byteCount)
  }

  func name(at index: Int) -> ArraySlice<UInt8> {
    let offset = entries[index].offset
    return bytes[offset...].prefix { $0 != 0 }
  }

  /// Puts the entries from an index on into byte order.
  mutating func sort(from start: Int) {
    bytes.withUnsafeBytes { bytes in
      guard let names = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      entries.withUnsafeMutableBufferPointer { entries in
        entries[start...].sort { strcmp(names + $0.offset, names + $1.offset) < 0 }
      }
    }
  }
}
