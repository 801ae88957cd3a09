import Foundation
import TestSupport
import Testing

/// `fiorilint baseline` where some configurations have a baseline, and others have none yet.
@Suite struct NestedBaselineTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "a/.fiorilint.yml": "preset: all\n", "b/.fiorilint.yml": "preset: all\n", "a/s.json": Workspace.clean,
      "b/s.json": Workspace.error,
    ])
    #expect(try workspace.run("baseline", "create").status == 0)
    try workspace.folder.write("a/s.json", Workspace.error)
    return workspace
  }

  @Test func createWritesTheMissingOne() throws {
    let workspace = try workspace()
    #expect(try workspace.run("check").status == 1)
    let create = try workspace.run("baseline", "create")
    #expect(create.status == 0 && create.error.contains("a/.fiorilint-baseline.json"), "\(create.error)")
    #expect(try workspace.run("check").status == 0)
  }

  /// A folder may have none on purpose.
  @Test(arguments: ["check", "prune", "update"]) func othersSayIt(action: String) throws {
    let result = try workspace().run("baseline", action)
    #expect(result.status == 0 && result.error.contains("1 finding in files without a baseline"), "\(result.error)")
  }

  /// One problem is one message.
  @Test func createAgain() throws {
    let workspace = try workspace()
    try workspace.folder.write("a/s.json", Workspace.clean)
    let result = try workspace.run("baseline", "create")
    #expect(result.status == 2)
    #expect(result.error.split(separator: "\n").count { $0.contains("exists") } == 1, "\(result.error)")
  }
}
