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

  /// The hand-written sources that have a text.
  private func sources(with text: String) throws -> [String] {
    try Repository.files(below: "Sources", "swift").filter { path in
      try !path.contains("/Compiled/") && String(decoding: Repository.bytes(of: path), as: UTF8.self).contains(text)
    }
  }

  /// A format of views is its two files, and the list of formats names it.
  @Test(arguments: ["Maestro", "Rico"]) func aFormatOfViewsIsTwoFiles(name: String) throws {
    let own = "Sources/Formats/\(name)"
    #expect(Repository.files(below: own, "swift") == ["\(own)/\(name)Format.swift", "\(own)/\(name)Reader.swift"])
    #expect(try sources(with: "\(name)Format").filter { !$0.hasPrefix("\(own)/") } == ["Sources/Formats/Formats.swift"])
    #expect(try sources(with: "\(name)Reader").filter { !$0.hasPrefix("\(own)/") } == [])
  }

  /// A kind of fix is a change of an element, what the planner does about it, a check that has it, and an edit of each
  /// format.
  @Test func aKindOfFixIsThreeFilesAndAnEditOfEachFormat() throws {
    let files = try Set(sources(with: "case resize") + sources(with: "case .resize"))
    #expect(
      files.filter { !$0.hasPrefix("Sources/Formats/") }.sorted() == [
        "Sources/Linting/Engine/Fixing/FixPlanner.swift", "Sources/Screens/Editing/ElementChange.swift",
      ])
    #expect(files.count { $0.hasPrefix("Sources/Formats/") } == 4)
  }

  /// A feature of the server is what answers its requests, and names in the list of methods and in what clients take.
  @Test func aFeatureOfTheServerIsFourFiles() throws {
    #expect(try Set(sources(with: "inlayHint") + sources(with: "InlayHint")).count == 4)
  }
}
