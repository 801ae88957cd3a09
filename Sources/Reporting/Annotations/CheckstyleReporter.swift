import Linting

/// Checkstyle's XML, which many build servers read.
///
/// Consumers split `source` at its last dot into a category, which is `fiorilint`, and a type, which is the rule's id.
public struct CheckstyleReporter: StreamingReporter {
  private let workingDirectory: String

  /// - Parameter workingDirectory: an absolute path; what files are named from.
  public init(workingDirectory: String = "/") {
    self.workingDirectory = workingDirectory
  }

  /// Nothing besides the findings.
  public var demands: ReportDemands { [] }

  /// Opens the document.
  public func begin(_ run: RunInformation, to output: inout ReportBuffer) {
    var xml = XMLWriter()
    xml.declaration()
    xml.open("checkstyle", [("version", run.version)])
    output.write(bytes: xml.output.bytes)
  }

  /// Writes a file, where there is anything to say about it.
  public func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    guard !file.findings.isEmpty || file.failure != nil else { return }
    var xml = XMLWriter(depth: 1)
    xml.element("file", [("name", RelativePath.text(of: file.path, from: workingDirectory))]) { xml in
      for annotation in Annotation.all(of: file) {
        // Consumers need a line; a column may be missing.
        var attributes: [(StaticString, String)] = [("line", "\(annotation.start?.line ?? 1)")]
        if let start = annotation.start { attributes.append(("column", "\(start.column)")) }
        attributes += [
          ("severity", annotation.severity.name), ("message", annotation.message),
          ("source", annotation.finding == nil ? "fiorilint.unreadable-input" : "fiorilint.\(annotation.rule)"),
        ]
        xml.element("error", attributes)
      }
    }
    output.write(bytes: xml.output.bytes)
  }

  /// Closes the document.
  public func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    var xml = XMLWriter()
    xml.close("checkstyle")
    output.write(bytes: xml.output.bytes)
  }
}
