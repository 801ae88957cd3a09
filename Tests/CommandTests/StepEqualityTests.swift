import Foundation
import TestSupport
import Testing

/// Reports with joined steps depend on the files alone: not on threads, nor on parts of a run.
@Suite struct StepEqualityTests {
  /// Folders of steps with some buttons each, of 90 files in all, between other files.
  private static func files() -> [String: String] {
    var files = ["a.json": Workspace.clean, "cart/x.json": Workspace.clean]
    for folder in ["cart", "login", "login/help"] {
      for step in 0..<30 {
        let names = ["Sign in", "Help", "Back", "Next"].enumerated().filter { (step * 7 + $0.offset * 3) % 4 < 2 }
        files["\(folder)/\(step).xml"] = StepPages.page(names.map(\.element) + (step % 5 == 0 ? ["Help"] : []))
      }
    }
    return files
  }

  @Test(arguments: ["text", "json", "jsonl", "sarif", "junit", "markdown", "csv"])
  func jobsAndParts(format: String) throws {
    let workspace = try Workspace(Self.files())
    func check(_ arguments: String...) throws -> Command.Result {
      try Command(directory: workspace.folder.path).run(["check", "--no-config", "."] + arguments)
    }
    let whole = try check("--format", format, "--jobs", "1")
    #expect(whole.status == 1 && whole.text.contains("; also in "), "\(whole.text.prefix(2_000))")
    for jobs in ["2", "4"] {
      let other = try check("--format", format, "--jobs", jobs)
      #expect(other.text == whole.text && other.error == whole.error, "\(jobs) jobs")
    }
    for number in 1...3 { _ = try check("--shard", "\(number)/3", "--format", "partial=\(number).part") }
    let merged = try workspace.run("merge", "--no-config", "--format", format, "3.part", "1.part", "2.part")
    #expect(merged.text == whole.text, "merged")
    #expect(merged.status == whole.status)
  }
}
