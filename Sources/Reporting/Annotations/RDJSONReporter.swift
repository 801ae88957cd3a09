import Documents
import Formats
import Linting

/// Reviewdog's `rdjson`: one object with all diagnostics.
package struct RDJSONReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.json("source", "diagnostics") }

  private let paths: RelativePaths

  /// - Parameter workingDirectory: an absolute path; what the report names files from, as reviewdog runs there too.
  package init(workingDirectory: String = "/") {
    paths = RelativePaths(workingDirectory: workingDirectory, root: nil)
  }

  /// Related places.
  package var demands: ReportRequirements { .details }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      ReviewdogDiagnostic.writeSource(to: &json)
      json.member(
        "diagnostics",
        list: { json in
          var pages = AnnotationPages(report.run)
          for file in report.files {
            let path = paths.path(of: file.path)
            for annotation in Annotation.all(of: file) {
              let diagnostic = ReviewdogDiagnostic(
                annotation: annotation, path: path, page: pages.page(of: annotation), paths: paths)
              json.element { diagnostic.write(namesSource: false, to: &$0) }
            }
          }
        })
    }
  }
}
