import Reporting
import Screens
import Support

/// One of several equal parts of a run's files, for machines that share the work: `2/8` is the second of eight.
///
/// Paths are sorted by a hash of their bytes and the list is cut. So the parts differ by one file at most, and large
/// files, which are often near each other, are spread. The content of the files plays no part: every machine that sees
/// the same paths cuts the same way. ``ShardInformation`` shows whether they did see the same. (A hash modulo the
/// number of parts would not depend on the other files. But the slowest of 16 machines would then get half as much
/// again as the others.)
package struct Shard: Hashable {
  /// How many parts there may be.
  package static let counts = 1...100_000
  /// From 1.
  package let number: Int
  package let count: Int
  /// The files that the run writes. Those of other parts lie beside them and differ in numbers: none of them takes a
  /// place in the list, so that they do not change how it is cut.
  package var reports: [String] = []

  /// - Returns: `nil` for what is no such part.
  package init?(_ argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    let isNumber = { (part: Substring) in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard parts.count == 2, parts.allSatisfy(isNumber), let number = Int(parts[0]), let count = Int(parts[1]),
      Self.counts.contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The part of some files, with the information whether other parts are of the same files.
  package func part(of files: FileList) -> (files: FileList, information: ShardInformation) {
    // Paths that could not be used are shared out like the others: one machine reports each.
    let names = Set(
      reports.map {
        Self.withoutNumbers(PathName($0, in: files.workingDirectory, from: files.workingDirectory).display)
      })
    let paths = (0..<files.count).map { files.path(at: $0) }
    let all = (files.failures.map(\.path) + paths)
      .filter { names.isEmpty || !names.contains(Self.withoutNumbers($0)) }.map { Key($0) }
    var keys: [Key] = []
    for key in all.sorted() where keys.last != key { keys.append(key) }
    var hash = FNV1a()
    for key in keys {
      hash.combine(key.path)
      hash.combine(0)
    }
    let (start, end) = (keys.count * (number - 1) / count, keys.count * number / count)
    let chosen = files.filtered { path in
      let key = Key(path)
      // The first part and the last one are open, so that each path is in one of them.
      return (start == 0 || start < keys.count && !(key < keys[start])) && (end == keys.count || key < keys[end])
        && (start < end || keys.isEmpty && number == 1)
    }
    let information = ShardInformation(
      number: number, of: count, paths: keys.count, hash: String(hash.value, radix: 16))
    return (chosen, information)
  }

  /// A path with one digit in the place of each number.
  private static func withoutNumbers(_ path: String) -> Path {
    var text: [UInt8] = []
    for byte in path.utf8 {
      let isDigit = byte &- 48 < 10
      if isDigit, text.last == UInt8(ascii: "0") { continue }
      text.append(isDigit ? UInt8(ascii: "0") : byte)
    }
    return Path(String(decoding: text, as: UTF8.self))
  }

  /// What paths are sorted by.
  private struct Key: Comparable {
    let hash: UInt64
    let path: [UInt8]

    init(_ path: String) {
      self.path = Array(path.utf8)
      var hash = FNV1a()
      hash.combine(self.path)
      self.hash = hash.value
    }

    static func < (left: Key, right: Key) -> Bool {
      left.hash == right.hash ? left.path.lexicographicallyPrecedes(right.path) : left.hash < right.hash
    }
  }
}
