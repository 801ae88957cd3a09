import Linting

/// Reviewdog's `rdjson`: one object with all diagnostics.
public struct RDJSONReporter: Reporter {
  private let workingDirectory: String

  /// - Parameter workingDirectory: an absolute path; what files are named from.
  public init(workingDirectory: String = "/") {
    self.workingDirectory = workingDirectory
  }

  /// Related places.
  public var demands: ReportDemands { .details }

  /// Writes the whole document.
  public func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      ReviewdogDiagnostic.writeSource(to: &json)
      json.member(
        "diagnostics",
        list: { json in
          for file in report.files {
            let path = RelativePath.text(of: file.path, from: workingDirectory)
            for annotation in Annotation.all(of: file) {
              let diagnostic = ReviewdogDiagnostic(annotation: annotation, path: path)
              json.element { diagnostic.write(namesSource: false, to: &$0) }
            }
          }
        })
    }
  }
}
