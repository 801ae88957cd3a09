import Documents
import Formats
import Linting

/// Reviewdog's `rdjsonl`: a diagnostic in each line.
package struct RDJSONLinesReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.json("message", "location") }

  private let paths: RelativePaths

  /// - Parameter workingDirectory: an absolute path; what the report names files from, as reviewdog runs there too.
  package init(workingDirectory: String = "/") {
    paths = RelativePaths(workingDirectory: workingDirectory, root: nil)
  }

  /// Related places.
  package var demands: ReportRequirements { .details }

  /// A line is a finding's.
  package var writesByFinding: Bool { true }

  /// Writes nothing: diagnostics are all there is.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes a line for each finding and for the failure of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let path = paths.path(of: file.path)
    var pages = AnnotationPages(run)
    for annotation in Annotation.all(of: file) {
      let diagnostic = ReviewdogDiagnostic(
        annotation: annotation, path: path, page: pages.page(of: annotation), paths: paths)
      JSONWriter.writeLine(to: &output) { diagnostic.write(namesSource: true, to: &$0) }
    }
  }

  /// Writes nothing.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}
}
