import Documents
import Formats
import Linting
import Screens

/// SonarQube's generic issues, as its versions from 10.3 on read them: the rules, and issues that name them.
///
/// An issue has no severity of its own there: SonarQube shows that of its rule. Columns count UTF-16 units from 0.
package struct SonarQubeReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    .any([
      ReportSignature.json("rules", "issues"),
      // Rules go before issues, and may be all that is at hand.
      .all([ReportSignature.json("rules"), .text(["\"engineId\""])]),
    ])
  }

  private static let engine = "fiorilint"
  private let paths: RelativePaths

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that the report names files from; `nil`: the working directory.
  package init(workingDirectory: String = "/", root: String? = nil) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: root)
  }

  /// Related places.
  package var demands: ReportRequirements { .details }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var rules = report.run.rules.map { SARIFRule($0, of: report.run) }
    rules += SARIFRule.broken(in: report.files)
    JSONWriter.write(to: &output) { json in
      json.member("rules", list: { json in for rule in rules { json.element { Self.write(rule, to: &$0) } } })
      json.member("issues", list: { writeIssues(report.files, report.run, to: &$0) })
    }
  }

  // MARK: Rules

  private static func write(_ rule: SARIFRule, to json: inout JSONWriter) {
    let severity = severity(rule.severity)
    json.member("id", rule.id)
    json.member("name", rule.shortDescription)
    json.member("description", rule.helpText)
    json.member("engineId", engine)
    json.member("cleanCodeAttribute", "CONVENTIONAL")
    json.member("type", "CODE_SMELL")
    json.member("severity", severity.issue)
    json.member(
      "impacts",
      list: { json in
        json.element { json in
          json.member("softwareQuality", "MAINTAINABILITY")
          json.member("severity", severity.impact)
        }
      })
  }

  /// SonarQube's two words for a severity: of an impact, and of an issue before there were impacts.
  private static func severity(_ severity: Severity) -> (impact: String, issue: String) {
    switch severity {
    case .error: ("HIGH", "CRITICAL")
    case .warning: ("MEDIUM", "MAJOR")
    case .info: ("LOW", "MINOR")
    }
  }

  // MARK: Issues

  private func writeIssues(_ files: [FileReport], _ run: RunInformation, to json: inout JSONWriter) {
    for file in files {
      let path = paths.path(of: file.path)
      for annotation in Annotation.all(of: file) {
        json.element { json in
          json.member("ruleId", annotation.rule)
          json.member(
            "primaryLocation",
            object: {
              Self.writeLocation(annotation.message, path, from: annotation.start, to: annotation.end, to: &$0)
            })
          guard !annotation.related.isEmpty else { return }
          json.member(
            "secondaryLocations",
            list: { json in
              for place in annotation.related {
                let path = place.path.map { paths.path(of: $0) } ?? path
                json.element { Self.writeLocation(place.message, path, from: place.start, to: place.end, to: &$0) }
              }
            })
        }
      }
    }
  }

  private static func writeLocation(
    _ message: String, _ path: String, from start: SourcePosition?, to end: SourcePosition?, to json: inout JSONWriter
  ) {
    json.member("message", TextEscaping.line(message))
    json.member("filePath", path)
    guard let start else { return }
    json.member(
      "textRange",
      object: { json in
        json.member("startLine", start.line)
        // SonarQube refuses a report with an empty range: the whole line stands for it.
        guard let end, (end.line, end.utf16Column) > (start.line, start.utf16Column) else { return }
        json.member("endLine", end.line)
        json.member("startColumn", start.utf16Column - 1)
        json.member("endColumn", end.utf16Column - 1)
      })
  }
}
