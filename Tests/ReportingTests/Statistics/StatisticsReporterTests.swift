import Documents
import Foundation
import Linting
import TestSupport
import Testing

@testable import Reporting

/// Counts by rule, statement and folder.
@Suite struct StatisticsReporterTests {
  private func document(_ sample: SampleReport) throws -> [String: Any] {
    let bytes = Data(sample.document(StatisticsReporter(.json)).utf8)
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private func sum(_ name: String, _ rows: Any?) -> Int {
    (rows as? [[String: Any]] ?? []).reduce(0) { $0 + ($1[name] as? Int ?? 0) }
  }

  @Test(arguments: SampleReport.all) func countsAreThoseOfTheSummary(sample: SampleReport) throws {
    let document = try document(sample)
    var summary = Summary()
    for file in sample.report.files {
      summary.add(file)
      summary.add(file.tallies, of: sample.report.run.rules)
    }
    let total = try #require(document["total"] as? [String: Int])
    #expect(total["findings"] == summary.findings)
    #expect(total["files"] == summary.files)
    #expect(total["suppressed"] == summary.suppressed)
    #expect(total["baselined"] == summary.baselined)
    #expect(total["inconclusive"] == summary.tally.inconclusive)
    #expect(total["unsupported"] == summary.tally.unsupported)
    for name in ["findings", "errors", "suppressed", "baselined"] {
      #expect(sum(name, document["rules"]) == total[name], "\(name)")
    }
    for name in ["files", "screens", "findings", "passed", "inconclusive", "unsupported", "failures"]
    where !total.isEmpty {
      #expect(sum(name, document["folders"]) == total[name] ?? 0, "\(name)")
    }
  }

  @Test func whatGrowsFileByFileIsTheSame() {
    for language in [StatisticsReporter.Language.text, .json, .csv] {
      let report = SampleReport.hostile.report
      let reporter = StatisticsReporter(language)
      var (pieces, whole) = (ReportBuffer(), ReportBuffer())
      reporter.begin(report.run, to: &pieces)
      for file in report.files { reporter.write(file, of: report.run, to: &pieces) }
      reporter.end(report.run, report.summary, to: &pieces)
      reporter.write(report, to: &whole)
      #expect(String(decoding: pieces.bytes, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    (["a.json"], [".": 1]), (["/a.json", "/b.json"], ["/": 2]), (["data/a.json", "data/b.json"], ["data": 2]),
    (["data/a/1.json", "data/a/x/2.json"], ["data/a": 1, "data/a/x": 1]),
    (["data/a/1.json", "data/b/2.json", "data/b/y/3.json"], ["data/a": 1, "data/b": 2]),
    (["data/a/1.json", "data/a/2.json", "data/3.json", "e/4.json"], ["data": 3, "e": 1]),
    (["a/x/1.json", "b.json", "a/y/2.json"], ["a": 2, ".": 1]),
    (["../a/1.json", "../b/1.json"], ["../a": 1, "../b": 1]),
    (["a//1.json", "a/1.json"], ["a": 2]), (["./1.json", "2.json", "a/3.json"], [".": 2, "a": 1]),
  ])
  func foldersAreTheFirstToDiffer(paths: [String], expected: [String: Int]) {
    for paths in [paths, paths.reversed()] {
      var folders = FolderCounts()
      for path in paths {
        var one = OutcomeCounts()
        one.files = 1
        folders.add(one, path: path)
      }
      #expect(Dictionary(uniqueKeysWithValues: folders.rows.map { ($0.name, $0.counts.files) }) == expected)
    }
  }

  /// Names that read the same may be those of two folders.
  @Test func foldersAreDistinguishedByBytes() {
    var folders = FolderCounts()
    for path in ["data/\u{E9}/1.json", "data/e\u{301}/1.json"] {
      var one = OutcomeCounts()
      one.files = 1
      folders.add(one, path: path)
    }
    #expect(folders.rows.map { Array($0.name.utf8) } == ["data/e\u{301}", "data/\u{E9}"].map { Array($0.utf8) })
  }

  @Test func longTablesAreCutOff() {
    var statistics = Statistics()
    for number in 0..<60 {
      var file = FileReport(path: "app\(number)/screen.json")
      file.failure = Failure(path: file.path, message: "no")
      statistics.add(file, of: RunInformation(version: "1", rules: []))
    }
    var output = ReportBuffer()
    StatisticsText.write(statistics, to: &output)
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 52)
    #expect(lines.last == "… and 10 more, which the json and csv reports have")
  }
}
