import Testing

@testable import Reporting

/// Tables that spreadsheets read.
@Suite struct CSVReporterTests {
  /// The rows of a document, as RFC 4180 has them.
  private func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    for character in text.unicodeScalars {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        row.append(cell)
        rows.append(row)
        (row, cell) = ([], "")
      case "\r" where !isQuoted: continue
      default: cell.unicodeScalars.append(character)
      }
    }
    return rows
  }

  @Test(arguments: SampleReport.all) func everyFindingIsARow(sample: SampleReport) {
    let rows = rows(sample.document(CSVReporter()))
    let found = sample.report.files.map { $0.findings.count + $0.failures.count }.reduce(0, +)
    #expect(rows.first == CSVReporter.columns)
    #expect(rows.count == found + 1)
    #expect(rows.allSatisfy { $0.count == CSVReporter.columns.count })
  }

  @Test(arguments: SampleReport.all) func noCellIsAFormulaOrHoldsAControl(sample: SampleReport) {
    let text = sample.document(CSVReporter())
    #expect(rows(text).joined().allSatisfy { cell in !["=", "+", "-", "@"].contains(cell.prefix(1)) })
    let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\r" && $0 != "\n" }
    #expect(controls.isEmpty)
    #expect(text.split(separator: "\r\n").count == rows(text).count)
  }

  /// A mark behind a quote makes one character of both.
  @Test func quotesWithMarksAreDoubled() {
    var report = SampleReport.ordinary.report
    report.files = report.files.map { file in
      var file = file
      file.path = "a\"\u{301},=b"
      return file
    }
    let rows = rows(SampleReport(name: "marks", report: report).document(CSVReporter()))
    #expect(rows.count > 1)
    #expect(rows.allSatisfy { $0.count == CSVReporter.columns.count })
  }

  @Test func whatLooksLikeAFormulaIsText() {
    let files = SampleReport.ordinary.report.files
    let path = "=HYPERLINK(\"x\"),y"
    var report = SampleReport.ordinary.report
    report.files = files.map { file in
      var file = file
      file.path = path
      return file
    }
    let cells = rows(SampleReport(name: "formula", report: report).document(CSVReporter())).dropFirst().map { $0[0] }
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0 == "'=HYPERLINK(x),y" })
  }
}
