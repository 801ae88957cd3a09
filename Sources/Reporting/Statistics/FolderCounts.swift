import Linting
import Support

/// The outcomes of the first folders that differ in the paths of a run, such as those of apps in a data set.
///
/// Only they are kept: where a path leaves the folder that all had in common, what was in it becomes one.
struct FolderCounts: Sendable {
  /// The names of the folders that all paths have in common.
  private var shared: [Path]?
  /// By name; empty for files right in the shared folder.
  private var counts: [Path: OutcomeCounts] = [:]

  /// Takes the outcome of a file.
  mutating func add(_ file: OutcomeCounts, path: String) {
    let folders = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast()
      .map { Path(String(Substring($0))) }
    var common = shared ?? folders
    let length = zip(common, folders).prefix { $0 == $1 }.count
    if length < common.count {
      var all = OutcomeCounts()
      for count in counts.values { all += count }
      counts = [common[length]: all]
      common.removeSubrange(length...)
    }
    shared = common
    counts[folders.count > length ? folders[length] : Path(""), default: OutcomeCounts()] += file
  }

  /// The folders by their paths, sorted; `.` is the one that paths start from.
  var rows: [(name: String, counts: OutcomeCounts)] {
    let shared = (shared ?? []).map(\.text)
    // A folder may be called `.` in a path, too.
    var rows: [Path: OutcomeCounts] = [:]
    for (name, counts) in counts {
      let path = (name.text.isEmpty ? shared : shared + [name.text]).joined(separator: "/")
      rows[path.isEmpty ? (shared.isEmpty ? "." : "/") : path, default: OutcomeCounts()] += counts
    }
    return rows.map { (name: $0.key.text, counts: $0.value) }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }
}
