import Linting

/// GitLab's Code Quality report, which merge requests show: a list of issues.
///
/// An error is `major`, a warning `minor`, an info `info`. GitLab shows no name of a check, so that the rule's stands before the message;
/// it tells issues from each other, and new ones from old ones, by their fingerprint alone.
public struct GitLabReporter: Reporter {
  private let workingDirectory: String

  /// - Parameter workingDirectory: an absolute path; what files are named from.
  public init(workingDirectory: String = "/") {
    self.workingDirectory = workingDirectory
  }

  /// The elements, which fingerprints are made of.
  public var demands: ReportDemands { .details }

  /// Writes the whole document.
  public func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.writeList(to: &output) { json in
      for file in report.files {
        let path = RelativePath.text(of: file.path, from: workingDirectory)
        var fingerprints = Fingerprints(path: path)
        for annotation in Annotation.all(of: file) {
          let fingerprint =
            annotation.finding.map { fingerprints.next(for: $0).element }
            ?? fingerprints.fingerprint(ofFailureOf: annotation.rule)
          json.element { Self.write(annotation, path, fingerprint, to: &$0) }
        }
      }
    }
  }

  private static func write(
    _ annotation: Annotation, _ path: String, _ fingerprint: String, to json: inout JSONWriter
  ) {
    json.member("type", "issue")
    json.member("description", TextEscaping.line("\(annotation.rule): \(annotation.message)"))
    json.member("check_name", annotation.rule)
    json.member("fingerprint", fingerprint)
    json.member("severity", severity(annotation.severity))
    json.member("categories", texts: [annotation.finding == nil ? "Bug Risk" : "Style"])
    json.member(
      "location",
      object: { json in
        json.member("path", path)
        json.member(
          "lines",
          object: { json in
            json.member("begin", annotation.start?.line ?? 1)
            json.member("end", annotation.end?.line ?? annotation.start?.line ?? 1)
          })
      })
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
