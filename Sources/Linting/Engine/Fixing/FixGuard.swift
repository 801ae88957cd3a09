import Screens

/// Keeps of the fixes of a file those that help: each is made alone, and the text that comes of it has fewer findings and no new one.
package struct FixGuard {
  /// How many bytes are linted for one file at most; what would take more is not offered.
  private static let budget = 64 << 20
  /// What it costs besides to read other files anew.
  private static let costOfOthers = 256 << 10
  private let text: [UInt8]
  private let lint: ([UInt8], OtherTexts) -> FileReport

  /// - Parameter lint: lints a text of the file beside texts of other files.
  package init(_ text: [UInt8], lint: @escaping ([UInt8], OtherTexts) -> FileReport) {
    self.text = text
    self.lint = lint
  }

  /// Takes away what does not help.
  ///
  /// - Parameter isWanted: whether the fixes of a finding are to be tried; the others stay as they are planned.
  package func check(_ report: inout FileReport, where isWanted: (Finding) -> Bool = { _ in true }) {
    let before = FindingTally(report)
    var rest = Self.budget
    for index in report.findings.indices {
      let fixes = report.findings[index].fixes
      if fixes.isEmpty || !isWanted(report.findings[index]) { continue }
      let helpful = fixes.filter { fix in
        rest -= text.count + (fix.others.isEmpty ? 0 : Self.costOfOthers)
        return rest >= 0
          && before.isImproved(by: FindingTally(lint(fix.textEdits.applied(to: text), OtherTexts().applying([fix]))))
      }
      report.findings[index].offeredFixes = FindingFixes(helpful)
    }
  }
}
