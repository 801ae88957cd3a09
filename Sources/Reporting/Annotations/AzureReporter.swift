import Documents
import Formats
import Linting

/// Logging commands of Azure Pipelines: findings become issues of a run.
///
/// Azure knows errors and warnings only: an info is a warning whose message begins with `info:`.
package struct AzureReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.text(.beginning(["##vso["])) }

  private let paths: RelativePaths

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that the report names files from; `nil`: the working directory.
  package init(workingDirectory: String = "/", root: String? = nil) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: root)
  }

  /// Nothing besides the findings.
  package var demands: ReportRequirements { [] }

  /// A command is a finding's.
  package var writesByFinding: Bool { true }

  /// Writes nothing: commands are all there is.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes a command for each finding and for the failure of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let annotations = Annotation.all(of: file)
    guard !annotations.isEmpty else { return }
    let path = paths.path(of: file.path)
    for annotation in annotations {
      output.write(literal: "##vso[task.logissue type=")
      output.write(literal: annotation.severity == .error ? "error" : "warning")
      output.write(literal: ";sourcepath=")
      output.write(path, as: .azureProperty)
      if let start = annotation.start {
        output.write(literal: ";linenumber=")
        output.write(start.line)
        output.write(literal: ";columnnumber=")
        output.write(start.column)
      }
      output.write(literal: ";code=")
      output.write(annotation.rule, as: .azureProperty)
      output.write(literal: ";]")
      if annotation.severity == .info { output.write(literal: "info: ") }
      output.write(annotation.message, as: .azureMessage)
      output.write(literal: "\n")
    }
  }

  /// Writes nothing.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}
}
