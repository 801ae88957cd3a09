import Documents
import Formats
import Linting

/// GitLab's Code Quality report, which merge requests show: a list of issues.
///
/// An error is `major`, a warning `minor`, an info `info`. GitLab does not show the name of a check, so the rule's name
/// is before the message. GitLab distinguishes issues, and new ones from old ones, by their fingerprint alone.
package struct GitLabReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    ReportSignature.json(.any([.members(["check_name", "fingerprint"]), .members(["description", "fingerprint"])]))
  }

  private let paths: RelativePaths

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that the report names files from; `nil`: the working directory.
  package init(workingDirectory: String = "/", root: String? = nil) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: root)
  }

  /// The elements, which fingerprints are made of.
  package var demands: ReportRequirements { .details }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    let paths = report.files.map { self.paths.path(of: $0.path) }
    let names = Fingerprints.paths(of: paths)
    JSONWriter.writeList(to: &output) { json in
      for (index, file) in report.files.enumerated() {
        let fingerprints = Fingerprints(file.open, path: names[index])
        for (number, annotation) in Annotation.all(of: file).enumerated() {
          let fingerprint =
            annotation.failure.map { fingerprints.fingerprint(of: $0) } ?? fingerprints.element[number].text
          json.element { Self.write(annotation, paths[index], fingerprint, to: &$0) }
        }
      }
    }
  }

  private static func write(
    _ annotation: Annotation, _ path: String, _ fingerprint: String, to json: inout JSONWriter
  ) {
    json.member("type", "issue")
    // GitLab shows no other members of an issue.
    let fixes = annotation.finding?.fixes.map { "; fix (\($0.safety.rawValue)): \($0.words)" }.joined() ?? ""
    json.member("description", TextEscaping.line("\(annotation.rule): \(annotation.message)\(fixes)"))
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
