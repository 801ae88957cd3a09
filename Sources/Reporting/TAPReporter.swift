import Documents
import Formats
import Linting

/// The Test Anything Protocol, version 13: a test for each finding, each file that could not be read, and each file
/// without either.
///
/// Findings below the failing level are `# TODO`, which consumers show and do not count as failures. A file without a
/// conclusive check is `# SKIP`.
package struct TAPReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.text(.beginning(["TAP version "])) }

  /// Makes the reporter.
  package init() {}

  /// The outcome of each rule, and elements.
  package var demands: ReportRequirements { [.details, .tallies] }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    output.write(literal: "TAP version 13\n")
    let count = report.files.reduce(0) { $0 + max(1, $1.open.count + $1.failures.count) }
    output.write(literal: "1..")
    output.write(count)
    output.write(literal: count == 0 ? " # SKIP no files\n" : "\n")
    var number = 0
    for file in report.files {
      let annotations = Annotation.all(of: file)
      for annotation in annotations {
        number += 1
        Self.write(annotation, number, file, to: &output)
      }
      if annotations.isEmpty {
        number += 1
        Self.begin("ok ", number, to: &output)
        output.write(file.path, as: .tap)
        output.write(literal: Self.isConclusive(file, report.run.rules) ? "\n" : " # SKIP no check was conclusive\n")
      }
    }
  }

  private static func isConclusive(_ file: FileReport, _ rules: [Rule]) -> Bool {
    let tallies = zip(file.tallies, rules).lazy.filter { !$1.isSelfCheck }.map(\.0)
    return tallies.contains { $0.passed > 0 } || !tallies.contains { $0.inconclusive + $0.unsupported > 0 }
  }

  private static func begin(_ result: StaticString, _ number: Int, to output: inout ReportBuffer) {
    output.write(literal: result)
    output.write(number)
    output.write(literal: " - ")
  }

  private static func write(
    _ annotation: Annotation, _ number: Int, _ file: FileReport, to output: inout ReportBuffer
  ) {
    begin("not ok ", number, to: &output)
    output.write(file.path, as: .tap)
    if let start = annotation.start {
      output.write(literal: ":")
      output.write(start.line)
      output.write(literal: ":")
      output.write(start.column)
    }
    output.write(literal: ": ")
    output.write(annotation.message, as: .tap)
    // A file that could not be read fails the run at any level.
    let isFailing = annotation.finding == nil || file.fails(annotation.severity)
    if !isFailing {
      output.write(literal: " # TODO ")
      output.write(annotation.severity.name)
    }
    output.write(literal: "\n  ---\n")
    write("rule", annotation.rule, to: &output)
    write("severity", annotation.severity.name, to: &output)
    write("file", file.path, to: &output)
    if let start = annotation.start {
      write("line", start.line, to: &output)
      write("column", start.column, to: &output)
    }
    if let finding = annotation.finding { write("element", finding.element, to: &output) }
    write("message", annotation.message, to: &output)
    output.write(literal: "  ...\n")
  }

  // MARK: YAML

  /// A text of JSON is one of YAML.
  private static func write(_ name: StaticString, _ text: String, to output: inout ReportBuffer) {
    write(name, to: &output)
    output.write(literal: "\"")
    output.write(text, as: .json)
    output.write(literal: "\"\n")
  }

  private static func write(_ name: StaticString, _ number: Int, to output: inout ReportBuffer) {
    write(name, to: &output)
    output.write(number)
    output.write(literal: "\n")
  }

  private static func write(_ name: StaticString, to output: inout ReportBuffer) {
    output.write(literal: "  ")
    output.write(literal: name)
    output.write(literal: ": ")
  }
}
