import Foundation
import TestSupport
import Testing

/// `fiorilint baseline` in projects with many configurations, each with a baseline of its own.
@Suite struct ManyBaselineTests {
  private static let folders = (0..<150).map { "app/f\($0)" }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for folder in Self.folders {
      try workspace.folder.write("\(folder)/s.json", Workspace.error)
      try workspace.folder.write("\(folder)/.fiorilint.yml", "baseline: known.json\n")
    }
    return workspace
  }

  /// There may be more baselines and configurations than a process may open files.
  @Test(arguments: [nil, "4"]) func fewDescriptors(jobs: String?) throws {
    let workspace = try workspace()
    let program = try #require(Command.executable?.path)
    func run(_ arguments: String...) throws -> Command.Result {
      let shell = Command(program: URL(filePath: "/bin/sh"), directory: workspace.folder.path)
      return try shell.run(
        ["-c", "ulimit -n 100; exec \"$0\" \"$@\"", program] + arguments + (jobs.map { ["--jobs", $0] } ?? []))
    }
    let created = try run("baseline", "create")
    #expect(created.status == 0, "\(created.error)")
    #expect(created.error.split(separator: "\n").count { $0.hasSuffix("known.json: 1 finding written") } == 150)
    #expect(try run("check", ".").status == 0)
    for folder in Self.folders.dropFirst(148) { try workspace.folder.write("\(folder)/s.json", Workspace.clean) }
    let stale = try run("baseline", "check", "app/*")
    #expect(stale.status == 1 && stale.lines.count == 2, "\(stale.text)\(stale.error)")
    for action in ["update", "prune"] { #expect(try run("baseline", action).status == 0) }
    let after = try run("baseline", "check")
    #expect(after.status == 0 && after.lines.isEmpty, "\(after.text)")
  }

  /// A place that takes no file is known before the run; no other baseline is written then.
  @Test func placesAreTriedFirst() throws {
    let workspace = try workspace()
    try workspace.folder.write("\(Self.folders[149])/.fiorilint.yml", "baseline: s.json/known.json\n")
    let created = try workspace.run("baseline", "create")
    #expect(created.status == 2 && created.error.contains("the baseline app/f149/s.json/known.json cannot be written"))
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("\(Self.folders[0])/known.json")))
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path(Self.folders[0]))
    #expect(names.sorted() == [".fiorilint.yml", "s.json"], "\(names)")
  }
}
