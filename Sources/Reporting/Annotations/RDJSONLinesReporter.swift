import Linting

/// Reviewdog's `rdjsonl`: a diagnostic in each line.
public struct RDJSONLinesReporter: StreamingReporter {
  private let workingDirectory: String

  /// - Parameter workingDirectory: an absolute path; what files are named from.
  public init(workingDirectory: String = "/") {
    self.workingDirectory = workingDirectory
  }

  /// Related places.
  public var demands: ReportDemands { .details }

  /// Writes nothing: diagnostics are all there is.
  public func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes a line for each finding and for the failure of a file.
  public func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let path = RelativePath.text(of: file.path, from: workingDirectory)
    for annotation in Annotation.all(of: file) {
      let diagnostic = ReviewdogDiagnostic(annotation: annotation, path: path)
      JSONWriter.writeLine(to: &output) { diagnostic.write(namesSource: true, to: &$0) }
    }
  }

  /// Writes nothing.
  public func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}
}
