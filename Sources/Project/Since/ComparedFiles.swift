import Reporting
import Support

/// The files of a run, each with the repository that it is compared in. That is the one around the working directory,
/// or a file's own if the file lies outside of that.
struct ComparedFiles {
  /// Where a file is compared.
  struct Place {
    /// The index of its repository.
    var repository: Int
    /// Its path from the top folder of that.
    var path: String
  }

  /// The repository around the working directory first.
  var repositories: [GitChanges]
  /// The top folders of the other repositories that do not have the commit, as they are shown.
  private(set) var strangers: [String] = []
  private let here: String
  private let names: ReferenceFindings
  /// By the absolute path of a folder outside of the first repository: the top folder around it.
  private var tops: [Path: String?] = [:]
  /// By the top folder of another repository: its index; `nil`: it does not have the commit.
  private var numbers: [Path: Int?] = [:]

  /// Reads what the repositories around the working directory and around files outside of it have at a commit.
  ///
  /// - Parameters:
  ///   - reference: names the commit, in each repository its own.
  ///   - paths: the exact paths of the files.
  /// - Throws: a ``UserError`` where the repository around the working directory does not have the commit.
  init(since reference: String, _ paths: some Sequence<String>, in here: String) throws {
    self.here = here
    let first = try GitChanges(since: reference, in: here)
    names = ReferenceFindings([], below: first.top, workingDirectory: here)
    repositories = [first]
    for path in paths where leavesFirst(names.relativePath(of: path)) { findTop(of: path) }
    let others = Set(paths: tops.values.compactMap(\.self)).map(\.text)
      .filter { !$0.hasBytes(of: first.top) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for top in others {
      let changes = try? GitChanges(since: reference, in: top, isOther: true, without: [first.top] + others)
      if let changes, changes.top.hasBytes(of: top) {
        numbers[top] = .some(repositories.count)
        repositories.append(changes)
      } else {
        numbers[top] = .some(nil)
        strangers.append(PathName(top, in: "/", from: here).display)
      }
    }
  }

  /// Where a file is compared; `nil` where its repository does not have the commit.
  ///
  /// - Parameter path: as ``Path`` writes it, absolute or from the working directory.
  mutating func place(of path: String) -> Place? {
    let relative = names.relativePath(of: path)
    guard leavesFirst(relative) else { return Place(repository: 0, path: relative) }
    findTop(of: path)
    let location = Path(path, in: here).text
    guard let top = tops[Path(location).folder] ?? nil, let inside = location.path(inside: top),
      let number = numbers[top]
    else { return Place(repository: 0, path: relative) }
    return number.map { Place(repository: $0, path: inside) }
  }

  private func leavesFirst(_ relative: String) -> Bool { relative.utf8.starts(with: "../".utf8) }

  private mutating func findTop(of path: String) {
    let folder = Path(path, in: here).folder
    if tops[folder] == nil { tops[Path(folder)] = .some(topOfRepository(around: folder)) }
  }
}
