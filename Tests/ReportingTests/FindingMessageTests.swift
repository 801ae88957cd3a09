import Documents
import Testing

@testable import Linting
@testable import Reporting

/// A message in parts reads as it does in one, wherever the seams are.
@Suite struct FindingMessageTests {
  private static let texts =
    SampleReport.hostileTexts + [
      "##vso[task.logissue]x", "a ##[error]", "::error::x", "cell[a](b) {0}", "wait…; is it ended?", "ends", "ends.",
      String(repeating: "very long ", count: 120),
    ]

  /// The findings of a file, one for each seam of a text.
  private func document(of text: String, _ reporter: any Reporter, isJoined: Bool) -> [UInt8] {
    let findings = text.unicodeScalars.indices.prefix(120).map { seam in
      var finding = SampleReport.finding(SampleReport.touchTarget, .error, text)
      let lead = text.unicodeScalars[..<seam].dropLast(3)
      let message = FindingMessage(
        String(lead), about: String(text.unicodeScalars[lead.endIndex..<seam]), String(text.unicodeScalars[seam...]))
      finding.said = isJoined ? FindingMessage(message.text) : message
      return finding
    }
    var output = ReportBuffer()
    reporter.write(SampleReport.makeReport([SampleReport.file("a.json", [], findings: findings)]), to: &output)
    return output.bytes
  }

  @Test(arguments: texts) func theSeamIsNotSeen(text: String) {
    for reporter in [TextReporter(), SARIFReporter(), JSONLinesReporter()] as [any Reporter] {
      #expect(document(of: text, reporter, isJoined: false) == document(of: text, reporter, isJoined: true))
    }
  }

  /// Texts that look the same are equal, and still are not written alike.
  @Test func wordsThatLookTheSameStayAsTheyAre() {
    let findings = ["\u{E9}", "e\u{301}"].map { SampleReport.finding(SampleReport.touchTarget, .error, $0) }
    for reporter in [TextReporter(), SARIFReporter()] as [any Reporter] {
      var output = ReportBuffer()
      reporter.write(SampleReport.makeReport([SampleReport.file("a.json", [], findings: findings)]), to: &output)
      let scalars = String(decoding: output.bytes, as: UTF8.self).unicodeScalars
      #expect(scalars.contains("\u{E9}"))
      #expect(scalars.contains("\u{301}"))
    }
  }
}
