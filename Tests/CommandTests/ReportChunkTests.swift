import Documents
import Formats
import Reporting
import Synchronization
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project
@testable import Linting

/// Findings that leave while their file is read are those of the file as a whole.
@Suite struct ReportChunkTests {
  /// A file of screens with 300 findings each, the last one cut off or not.
  private static func text(screens: Int, isCut: Bool = false) -> String {
    let actions = (0..<300).map { "<action id='\($0)' control='icon' label='a' width='30' height='30'/>" }
    let cell = "<collectionCell id='c'>" + actions.joined(separator: "\n") + "</collectionCell>"
    let screen = "<screen platform='ios'><collectionView id='v'>\(cell)</collectionView></screen>\n"
    return "<screens>\n" + String(repeating: screen, count: screens) + (isCut ? "<screen" : "</screens>\n")
  }

  private static let texts = [
    "a.xml": text(screens: 5), "b.xml": text(screens: 1), "c.xml": text(screens: 7, isCut: true), "d.json": "{}",
    "e.xml": text(screens: 2), "f.txt": "other",
  ]

  private func run(
    _ paths: [String], jobs: Int, inPortions: Bool
  ) -> (reports: [FileReport], summary: Summary) {
    var options = LintOptions()
    options.pieceSize = 4096
    let rules = TestLinter.rules.filter { $0.id == "touch-target/minimum-size" }
    return LintRun(Linter(rules: rules, formats: Formats.all, options: options)) { engine, number in
      engine.lint(paths[number], path: paths[number])
    }.reports(count: paths.count, jobs: jobs, takesPortions: inPortions)
  }

  @Test(arguments: [1, 3]) func tellWhatTheFileTells(jobs: Int) throws {
    let folder = try TemporaryFolder()
    // More than a worker takes at once.
    let names = (0..<4).flatMap { number in Self.texts.keys.map { "\(100 + number)-\($0)" } }.sorted()
    let paths = try names.map { try folder.write($0, Self.texts[String($0.dropFirst(4))] ?? "") }
    let (whole, summary) = run(paths, jobs: 1, inPortions: false)
    let (portions, sum) = run(paths, jobs: jobs, inPortions: true)
    #expect(sum == summary && summary.findings == 4 * 15 * 300 && summary.failures > 4)
    #expect(portions.count > whole.count && portions.allSatisfy { $0.findings.count < 900 })

    let run = RunInformation(version: "1", rules: TestLinter.rules)
    var compared = 0
    for name in Reporters.all.map(\.name) {
      guard let reporter = Reporters.make(name)?.streaming, reporter.writesByFinding
      else { continue }
      var (one, other) = (ReportBuffer(), ReportBuffer())
      reporter.write(Report(run: run, files: whole, summary: summary), to: &one)
      reporter.write(Report(run: run, files: portions, summary: summary), to: &other)
      #expect(one.bytes == other.bytes && !one.bytes.isEmpty, "\(name)")
      compared += 1
    }
    #expect(compared >= 4)
  }

  /// Reports that tell nothing of a file as a whole have the findings of a large one as it is read, with a configuration too.
  @Test(arguments: ["text", "jsonl", "csv", "azure"]) func areTakenUnderAConfiguration(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(".fiorilint.yml", "rules: {touch-target/minimum-size: error}\n")
    let path = try folder.write("a.xml", Self.text(screens: 12))
    let outputs = try ReportSet(
      ReportSettings(formats: ["\(format)=\(folder.path)/report"]), rules: [], reading: OutputGuard(), since: nil)
    #expect(outputs.takesPortions)
    let plan = try LintPlan([path], ScreenSettings(), LintingSettings(), nil)
    let counts = Mutex<[Int]>([])
    let engines = EngineWorker(plan, outputs.demands)
    engines.handOut { portion in counts.withLock { $0.append(portion.findings.count) } }
    let last = engines.lint(0)
    #expect(counts.withLock { $0.count } > 10 && last.findings.count < 1000)
  }

  @Test func areReportedInTheirOrder() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xml", Self.text(screens: 7))
    let reports = run([path], jobs: 1, inPortions: true).reports
    // They leave in the middle of a screen, too.
    #expect(reports.map(\.portion) == [.first] + Array(repeating: .next, count: 7) + [.last])
    #expect(reports.map(\.findings.count) == Array(repeating: 256, count: 8) + [52] && reports.last?.screens == 7)
    #expect(run([path], jobs: 1, inPortions: false).reports.map(\.portion) == [nil])
  }
}
