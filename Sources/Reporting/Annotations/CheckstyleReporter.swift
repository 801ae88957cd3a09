import Documents
import Formats
import Linting

/// Checkstyle's XML, which many build servers read.
///
/// Consumers split `source` at its last dot into a category, which is `fiorilint`, and a type, which is the rule's id.
package struct CheckstyleReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { .root("checkstyle") }

  private let paths: RelativePaths

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that the report names files from; `nil`: the working directory.
  package init(workingDirectory: String = "/", root: String? = nil) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: root)
  }

  /// Nothing besides the findings.
  package var demands: ReportRequirements { [] }

  /// Opens the document.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) {
    var xml = XMLWriter()
    xml.declaration()
    output.write(xml.output)
    output.write(literal: "<checkstyle version=\"")
    output.write(run.version, as: .xml)
    output.write(literal: "\">\n")
  }

  /// Writes a file, where there is anything to say about it.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    guard file.hasOpenFindings || file.hasFailures else { return }
    var xml = XMLWriter(depth: 1)
    xml.element("file", [("name", paths.path(of: file.path))]) { xml in
      for annotation in Annotation.all(of: file) {
        // Consumers need a line; a column may be missing.
        var attributes: [(StaticString, String)] = [("line", "\(annotation.start?.line ?? 1)")]
        if let start = annotation.start { attributes.append(("column", "\(start.column)")) }
        attributes += [
          ("severity", annotation.severity.name), ("message", annotation.message),
          ("source", annotation.failure.map { Self.source(of: $0) } ?? "fiorilint.\(annotation.rule)"),
        ]
        xml.element("error", attributes)
      }
    }
    output.write(xml.output)
  }

  private static func source(of failure: Failure) -> String {
    failure.rule == nil ? "fiorilint.unreadable-input" : "fiorilint.rule-failure"
  }

  /// Closes the document.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    output.write(literal: "</checkstyle>\n")
  }
}
