import Documents
import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The commands for GitHub and Azure, read as their runners read them.
@Suite struct ServerReportTests {
  private static let folder = "/home/some one/here"

  private func lines(_ sample: SampleReport, _ reporter: any Reporter) -> [String] {
    sample.document(reporter).split(separator: "\n").map(String.init)
  }

  private func report(_ counts: [Severity: Int], failures: Int = 0) -> SampleReport {
    var files: [FileReport] = []
    // Infos first, so that the order of the report is not that of the files.
    for severity in [Severity.info, .warning, .error] {
      let findings = (0..<(counts[severity] ?? 0)).map { index in
        SampleReport.finding(SampleReport.unknownName, severity, "\(severity.name) \(index)", line: index + 1)
      }
      files.append(SampleReport.file("\(files.count)-\(severity.name).json", [], findings: findings))
    }
    for index in 0..<failures {
      files.append(
        SampleReport.file("z\(index).json", [], failure: Failure(path: "z\(index).json", message: "broken")))
    }
    return SampleReport(name: "many", report: SampleReport.makeReport(files))
  }

  // MARK: GitHub

  @Test func gitHubReadsWhatWasFound() throws {
    let commands = lines(.ordinary, GitHubReporter()).compactMap { ServerCommand(gitHub: $0) }
    #expect(commands.count == 7)
    #expect(commands.map(\.name) == ["error", "error", "error", "error", "error", "warning", "notice"])
    #expect(
      commands.first { $0.properties["line"] == "12" }?.properties == [
        "file": "screens/shop.json", "line": "12", "endLine": "12", "col": "9", "endColumn": "50",
        "title": SampleReport.touchTarget,
      ])
    let broken = try #require(commands.first { $0.properties["file"] == "screens/broken.json" })
    #expect(broken.properties["line"] == nil)
    #expect(broken.properties["title"] == "fiorilint/unreadable-input")
    #expect(broken.message == "cannot be opened: Permission denied")
  }

  /// Every line is one command of ours, no matter what stands in the texts; nothing that a path holds becomes a property.
  @Test func gitHubObeysNoInput() {
    let all = lines(.hostile, GitHubReporter(workingDirectory: Self.folder))
    var isInGroup = false
    for line in all {
      let command = ServerCommand(gitHub: line)
      if let command {
        #expect(["error", "warning", "notice", "group", "endgroup"].contains(command.name), "\(line)")
        #expect(
          Set(command.properties.keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]))
        if command.name == "group" { isInGroup = true }
      } else {
        #expect(isInGroup, "\(line)")
      }
      #expect(!line.contains("##["), "a command of the older form stands anywhere in a line")
    }
    let paths = Set(all.compactMap { ServerCommand(gitHub: $0)?.properties["file"] })
    #expect(paths.contains("../outside/x.json"))
    #expect(paths.contains("b/dot.json"))
    #expect(paths.contains("../../../abs olute/x.json"))
  }

  @Test(
    arguments: [
      ([Severity.error: 10, .warning: 10, .info: 10], 0, [10, 10, 10], nil),
      ([.error: 11, .warning: 2, .info: 3], 0, [10, 2, 4], "1 error"),
      ([.error: 9, .warning: 12, .info: 10], 2, [10, 10, 10], "1 error, 2 warnings, 1 info"),
      ([.info: 11], 0, [0, 0, 10], "2 infos"),
      ([.error: 2_500], 0, [10, 0, 1], "2,490 errors"),
    ] as [([Severity: Int], Int, [Int], String?)])
  func gitHubShowsTenOfAKind(counts: [Severity: Int], failures: Int, shown: [Int], omitted: String?) throws {
    let sample = report(counts, failures: failures)
    let lines = lines(sample, GitHubReporter())
    let commands = lines.compactMap { ServerCommand(gitHub: $0) }
    #expect(["error", "warning", "notice"].map { name in commands.count { $0.name == name } } == shown)
    // Nothing is lost: what is no annotation is a line of the text report.
    let text = Set(self.lines(sample, TextReporter()))
    #expect(lines.count { text.contains($0) } + shown.reduce(0, +) - (omitted == nil ? 0 : 1) == text.count)
    let last = commands.last { $0.name == "notice" }
    if let omitted {
      #expect(last?.message.hasPrefix("\(omitted) more: GitHub shows 10 annotations") == true)
      #expect(lines.last == "::endgroup::")
    } else {
      #expect(last?.properties["title"] == SampleReport.unknownName)
    }
  }

  @Test func gitHubRefusesColumnsOfSeveralLines() {
    var finding = SampleReport.finding(SampleReport.unknownName, .error, "x", line: 2, columns: 3..<4)
    finding.end.line = 4
    let sample = SampleReport(
      name: "x", report: SampleReport.makeReport([SampleReport.file("a.json", [], findings: [finding])]))
    #expect(
      sample.document(GitHubReporter()) == "::error file=a.json,line=2,endLine=4,title=description/unknown-name::x\n")
  }

  // MARK: Azure

  @Test(arguments: [SampleReport.ordinary, .hostile])
  func azureReadsWhatWasFound(sample: SampleReport) throws {
    let lines = lines(sample, AzureReporter(workingDirectory: Self.folder))
    let summary = sample.report.summary
    #expect(lines.count == summary.findings + summary.failures)
    var expected: [Annotation] = []
    for file in sample.report.files { expected += Annotation.all(of: file) }
    for (line, annotation) in zip(lines, expected) {
      let command = try #require(ServerCommand(azure: line))
      #expect(line.hasPrefix("##vso[task.logissue type="))
      #expect(command.name == "task.logissue")
      #expect(command.properties["type"] == (annotation.severity == .error ? "error" : "warning"))
      #expect(command.properties["linenumber"] == annotation.start.map { "\($0.line)" })
      #expect(command.properties["code"] == annotation.rule)
      let prefix = annotation.severity == .info ? "info: " : ""
      #expect(command.message == prefix + TextEscaping.line(annotation.message))
      #expect(line.ranges(of: "##vso[").count == 1, "\(line)")
      #expect(!line.contains("##["), "\(line)")
    }
  }

  @Test func azureDecodesPaths() throws {
    let path = "a;b]c%5D/x%AZP25.json"
    let sample = SampleReport(
      name: "x",
      report: SampleReport.makeReport([
        SampleReport.file(path, [], failure: Failure(path: path, message: "50 %0A ; ]"))
      ]))
    let command = try #require(ServerCommand(azure: sample.document(AzureReporter())))
    #expect(command.properties == ["type": "error", "sourcepath": path, "code": "fiorilint/unreadable-input"])
    #expect(command.message == "50 %0A ; ]\n")
  }
}
