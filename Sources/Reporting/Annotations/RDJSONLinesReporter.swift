import Linting

/// Reviewdog's `rdjsonl`: a diagnostic in each line.
public struct RDJSONLinesReporter: StreamingReporter {
  private let paths: RelativePaths

  /// - Parameter workingDirectory: an absolute path; what the report names files from, as reviewdog runs there too.
  public init(workingDirectory: String = "/") {
    paths = RelativePaths(workingDirectory: workingDirectory, root: nil)
  }

  /// Related places.
  public var demands: ReportDemands { .details }

  /// Writes nothing: diagnostics are all there is.
  public func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes a line for each finding and for the failure of a file.
  public func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let path = paths.path(of: file.path)
    for annotation in Annotation.all(of: file, run) {
      let diagnostic = ReviewdogDiagnostic(annotation: annotation, path: path, paths: paths)
      JSONWriter.writeLine(to: &output) { diagnostic.write(namesSource: true, to: &$0) }
    }
  }

  /// Writes nothing.
  public func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}
}
