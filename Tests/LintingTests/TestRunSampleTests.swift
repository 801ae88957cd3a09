import Formats
import Foundation
import Linting
import Screens
import TestSupport
import Testing

private let folder = "../shared/samples/test-runs"

/// Screens that tools of test runs wrote, or that follow their sources: each is read, or refused by name.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: Repository.url(folder).path), "\(folder) is not here"))
struct TestRunSampleTests {
  @Test func everySampleIsReadAsBefore() throws {
    var options = LintOptions()
    options.reader.density = 2.625
    let engine = TestLinter.engine(options)
    let files = Repository.files(below: folder, "json", "xml", "txt", "csv", "uix")
    let lines = try files.map { file in
      let source = SourceReader()
      try source.open(try Repository.bytes(of: file), path: file)
      let head = FileHead(source)
      let format = Formats.builtIn.first { $0.recognizes(head) }?.name ?? "no format"
      let report = engine.lint(Repository.url(file).path, path: file)
      let found = report.findings.map { "  \($0.severity.rawValue) \($0.rule) \($0.element)\n" }.joined()
      let outcome = report.failure.map { "failure: \($0.message)" } ?? "screens: \(report.screens)"
      return "\(file.dropFirst(folder.count + 1)): \(format), \(outcome)\n\(found)"
    }
    #expect(try Golden.difference(of: lines.joined(), from: "test-run-samples.txt") == nil)
  }
}
