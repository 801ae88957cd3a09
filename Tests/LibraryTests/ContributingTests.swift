import TestSupport
import Testing

/// The changes that CONTRIBUTING.md shows are of this repository.
@Suite struct ContributingTests {
  /// A file that a change is shown of, and its lines there that were added.
  private struct Change {
    /// The heading that it stands below.
    var section: String
    var path: String
    var lines: [Substring]
  }

  private func changes() throws -> [Change] {
    let text = String(decoding: try Repository.bytes(of: "CONTRIBUTING.md"), as: UTF8.self)
    var changes: [Change] = []
    var isInside = false
    var section = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isInside, line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      if line.hasPrefix("```") {
        isInside = line == "```diff"
      } else if isInside, line.hasPrefix("+++ ") {
        changes.append(Change(section: section, path: String(line.dropFirst(4)), lines: []))
      } else if isInside, line.hasPrefix("+"), !changes.isEmpty {
        changes[changes.count - 1].lines.append(line.dropFirst())
      }
    }
    return changes
  }

  @Test func whatWasAddedIsThere() throws {
    let changes = try changes()
    for change in changes {
      let text = String(decoding: try Repository.bytes(of: change.path), as: UTF8.self)
      let lines = Set(text.split(separator: "\n", omittingEmptySubsequences: false))
      #expect(!change.lines.isEmpty)
      for line in change.lines { #expect(lines.contains(line), "\(change.path) has no line \(line)") }
    }
  }

  /// In how many files a thing is added by hand.
  @Test(arguments: [
    ("A rule", 1), ("A check", 2), ("A fact or part", 2), ("A kind of element", 2),
    ("A key of the configuration", 3), ("An option of a command", 2), ("A reporter", 2),
  ])
  func addingCostsLittle(what: String, files: Int) throws {
    #expect(try changes().count { $0.section == what } == files)
  }
}
