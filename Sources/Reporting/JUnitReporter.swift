import Documents
import Formats
import Linting

/// JUnit's XML, which build servers show as test results.
///
/// A suite for each file, with a case for each rule that decided something there, so that passes show too. A case fails
/// for findings at or above the failing level, and is skipped with its sentence for a milder one. Inconclusive checks
/// are no cases unless they are asked for. An input that could not be read is a case with an error. ``JUnitLayout``
/// says what else cases may be. There is always a case, because servers take a file without one for a broken build.
package struct JUnitReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { .root("testsuites", "testsuite") }

  private let dialect: JUnitDialect
  private let layout: JUnitLayout

  /// - Parameters:
  ///   - dialect: whose consumers to write for.
  ///   - layout: what to make cases of.
  package init(dialect: JUnitDialect = .extended, layout: JUnitLayout = JUnitLayout()) {
    self.dialect = dialect
    self.layout = layout
  }

  /// The outcome of each rule, and the missing facts if they are reported.
  package var demands: ReportRequirements {
    layout.inconclusive == .all ? [.details, .tallies, .missingFacts] : [.details, .tallies]
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    let run = report.run
    let indices = Dictionary(zip(run.rules.map(\.id), run.rules.indices)) { first, _ in first }
    let names = JUnitNames.classNames(of: report.files)
    var counts = JUnitSuite.Counts()
    // The totals are before the suites that they are counted from.
    var suites = XMLWriter(depth: 1)
    var id = 0
    let write = { (suite: JUnitSuite) in
      suite.write(id, run, as: dialect, to: &suites)
      counts += suite.counts
      id += 1
    }
    for (file, name) in zip(report.files, names) {
      let suite = JUnitSuite(file, className: name, run, indices, layout)
      if !suite.cases.isEmpty { write(suite) }
    }
    if id == 0 { write(JUnitSuite.ofNothing(run)) }

    var xml = XMLWriter()
    xml.declaration()
    xml.element("testsuites", attributes(counts)) { $0.elements(suites.output) }
    output.write(xml.output)
  }

  private func attributes(_ counts: JUnitSuite.Counts) -> [(StaticString, String)] {
    guard dialect.hasTotals else { return [] }
    var attributes: [(StaticString, String)] = [
      ("name", "fiorilint"), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
      ("errors", "\(counts.errors)"),
    ]
    if dialect.countsSkipped { attributes.append(("skipped", "\(counts.skipped)")) }
    attributes.append(("time", "0.000"))
    return attributes
  }
}
