import Linting
import Screens
import Support

/// What is different in the findings of two reports: those that are new, those that are gone, and those that stayed.
///
/// A finding is recognized by its file, rule and element, as in a baseline. The path of its file decides first, then
/// the path without the extension, which stays if a file is converted. Of three equal ones the third is new if there
/// were two. A finding with several places, as in steps of a test, stays if one of them does. A finding in a file that
/// could not be read the second time is not gone.
package struct ReportComparison: Sendable {
  /// How many findings came and went.
  package struct Counts: Sendable, Hashable {
    /// Of the second report alone.
    package var new = 0
    /// Of the first report alone.
    package var gone = 0
    /// Of both reports.
    package var unchanged = 0
    /// Of files that the second run could not read.
    package var unread = 0

    var hasChanges: Bool { new + gone + unread > 0 }
  }

  /// A rule or screen with its counts.
  struct Row: Sendable {
    var name: String
    var counts: Counts
  }

  /// The findings of the second report alone.
  package private(set) var new: [ComparedFinding] = []
  /// Those of the first report alone.
  package private(set) var gone: [ComparedFinding] = []
  /// Those of both reports, as the second one has them.
  package private(set) var unchanged: [ComparedFinding] = []
  /// Those of files that the second run could not read.
  package private(set) var unread: [ComparedFinding] = []
  /// The rules that anything was found by, by id.
  private(set) var rules: [Row] = []
  /// The screens that anything was found on, by path.
  private(set) var screens: [Row] = []

  /// - Parameters:
  ///   - old: the findings of the first run.
  ///   - new: those of the second one.
  ///   - unread: the paths of files that the second run could not read.
  package init(from old: [ComparedFinding], to new: [ComparedFinding], unread: Set<Path>) {
    var left = Set(old.indices)
    var found: Set<Int> = []
    for identities in [\ComparedFinding.identities, \.identitiesOfStems] {
      var earlier: [ComparedFinding.Identity: ArraySlice<Int>] = [:]
      // What a file that could not be read again had is not in another file with its stem.
      for index in left.sorted() where identities == \.identities || !unread.contains(old[index].path) {
        for identity in old[index][keyPath: identities] { earlier[identity, default: []].append(index) }
      }
      for index in new.indices where !found.contains(index) {
        for identity in new[index][keyPath: identities] {
          guard let partner = earlier[identity]?.popFirst() else { continue }
          left.remove(partner)
          found.insert(index)
        }
      }
    }
    for index in new.indices {
      if found.contains(index) { unchanged.append(new[index]) } else { self.new.append(new[index]) }
    }
    for index in left.sorted() {
      if unread.contains(old[index].path) { self.unread.append(old[index]) } else { gone.append(old[index]) }
    }
    rules = rows(by: \.rule)
    screens = rows(by: \.screen)
  }

  /// The counts of all.
  package var counts: Counts {
    Counts(new: new.count, gone: gone.count, unchanged: unchanged.count, unread: unread.count)
  }

  /// In words: `2 new, 1 fixed, 12 unchanged`.
  package var summary: String {
    var text = "\(new.count) new, \(gone.count) fixed, \(unchanged.count) unchanged"
    if !unread.isEmpty { text += ", \(unread.count) in files that could not be read again" }
    return text
  }

  private func rows(by name: (ComparedFinding) -> String) -> [Row] {
    var counts: [Path: Counts] = [:]
    let lists: [([ComparedFinding], WritableKeyPath<Counts, Int>)] = [
      (new, \.new), (gone, \.gone), (unchanged, \.unchanged), (unread, \.unread),
    ]
    for (findings, count) in lists {
      for finding in findings { counts[name(finding), default: Counts()][keyPath: count] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map {
      Row(name: $0.text, counts: $1)
    }
  }
}

/// A finding as a json report has it, to be held against those of another report.
package struct ComparedFinding: Sendable, Hashable, Decodable {
  /// The rule's id.
  package var rule: String
  /// How severe the report says that it is.
  package var severity: Severity
  /// The file's path.
  package var path: String
  /// The line that it begins in, from 1.
  package var line: Int
  /// The column that it begins in, from 1, in Unicode scalars.
  package var column: Int
  /// The element's path.
  package var element: String
  /// What is wrong, in words.
  package var message: String
  /// Its other places, as steps of a test; `nil`: it has none.
  package var elsewhere: [Place]?

  /// Another place of a finding.
  package struct Place: Sendable, Hashable, Decodable {
    /// The file's path.
    package var path: String
  }

  /// What finds it again in another run, as ``FindingIdentity`` does: neither its place nor its words.
  struct Identity: Hashable {
    var path: Path
    var rule: String
    var element: Path
  }

  /// That of each of its places.
  var identities: [Identity] { paths.map { Identity(path: Path($0), rule: rule, element: Path(element)) } }

  /// The same in files of any extension.
  var identitiesOfStems: [Identity] {
    paths.map { Identity(path: Path(String(PathStem($0).stem)), rule: rule, element: Path(element)) }
  }

  private var paths: [String] { [path] + (elsewhere ?? []).map(\.path) }

  /// The screen that it is on: its file, and which of several screens it is: `a.json, screen[login]`.
  var screen: String { ElementPath.screen(of: element).map { "\(path), \($0)" } ?? path }
}
