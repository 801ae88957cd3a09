import Foundation
import Reporting
import TestSupport
import Testing

/// Equal input gives equal bytes: for any number of jobs, in any folder of any machine, at any time.
@Suite struct ReportStabilityTests {
  private static func formats(in folder: TemporaryFolder) -> [String] {
    Reporters.names.flatMap { ["--format", "\($0)=\(folder.path($0))"] }
  }

  @Test(arguments: [[], ["--checks"]]) func jobsChangeNothing(options: [String]) throws {
    let one = try TemporaryFolder()
    let first = try Command().run(["check", "Fixtures", "--jobs", "1"] + options + Self.formats(in: one))
    #expect(first.status == 3)
    for jobs in ["2", "3", "8"] {
      let many = try TemporaryFolder()
      let result = try Command().run(["check", "Fixtures", "--jobs", jobs] + options + Self.formats(in: many))
      #expect(result.status == first.status && result.error == first.error && result.output == first.output)
      for name in Reporters.names {
        let bytes = try #require(one.bytes(of: name))
        #expect(bytes.count > 10_000 && many.bytes(of: name) == bytes, "\(name) with \(jobs) jobs")
      }
    }
  }

  /// The same project in two folders: nothing of either is in a report.
  @Test(arguments: [false, true]) func foldersChangeNothing(hasRepository: Bool) throws {
    var reports: [[String: [UInt8]]] = []
    for place in ["zqx", "far zqx/away from/it"] {
      let folder = try TemporaryFolder()
      let results = try TemporaryFolder()
      for path in Repository.files(below: "Fixtures/screens") + Repository.files(below: "Fixtures/bad") {
        try folder.write("\(place)/\(path)", Repository.bytes(of: path))
      }
      try folder.write("\(place)/outside.json", Workspace.error)
      if hasRepository { try folder.write("\(place)/.git/HEAD", "ref: refs/heads/main\n") }
      let command = Command(directory: folder.path("\(place)/Fixtures"))
      let result = try command.run(
        ["check", "screens", "bad", "../outside.json", "--quiet"] + Self.formats(in: results))
      #expect(result.status == 3 && result.output.isEmpty && result.error.isEmpty)
      var documents: [String: [UInt8]] = [:]
      for name in Reporters.names {
        let text = results.text(of: name)
        #expect(!text.contains(folder.path) && !text.contains("zqx"), "\(name)")
        documents[name] = Array(text.utf8)
      }
      reports.append(documents)
    }
    for name in Reporters.names { #expect(reports[0][name] == reports[1][name], "\(name)") }
  }

  /// No report says when it was written, unless it is asked to.
  @Test(arguments: Reporters.names) func time(format: String) throws {
    func report(_ environment: [String: String]) throws -> String {
      try Command(environment: environment).run("check", "Fixtures/screens", "--format", format).text
    }
    let plain = try report([:])
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    // The page has the day of the commit, not of the run.
    let undated = plain.replacing(/(of|[0-9a-f]{7,},) \d{4}-\d\d-\d\d/, with: "")
    #expect(!undated.contains("\(year)-"))
    #expect(try report([:]) == plain)
    let dated = try report(["SOURCE_DATE_EPOCH": "951782400"])
    #expect(dated.contains("2000-02-29T00:00:00") == ["sarif", "junit", "html"].contains(format))
    for wrong in ["", "yesterday", "1e9", "99999999999999999999"] {
      #expect(try report(["SOURCE_DATE_EPOCH": wrong]) == plain)
    }
  }
}
