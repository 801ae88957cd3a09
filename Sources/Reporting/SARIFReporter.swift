import Linting
import Screens

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS), as code hosts, editors and pipelines read it.
///
/// One run with the metadata and help of every rule that was evaluated. Columns count UTF-16 units. Locations are relative to
/// `%SRCROOT%`, the working directory, which the log does not name. An input that could not be read is a result of the rule
/// `fiorilint/unreadable-input` and a notification; the run itself was successful. There is no time in it: the same findings give the
/// same bytes.
public struct SARIFReporter: Reporter {
  private let workingDirectory: String

  /// - Parameter workingDirectory: an absolute path, against which paths that lead out of it become absolute.
  public init(workingDirectory: String = "/") {
    self.workingDirectory = workingDirectory
  }

  /// The hashes of lines, by which hosts recognize findings.
  public var demands: ReportDemands { [.details, .lineHashes] }

  /// Writes the whole document.
  public func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs", list: { json in json.element { writeRun(report, to: &$0) } })
    }
  }

  private func writeRun(_ report: Report, to json: inout JSONWriter) {
    var rules = report.run.rules.map { SARIFRule($0) }
    let failures = report.files.compactMap(\.failure)
    if !failures.isEmpty { rules.append(.unreadableInput) }
    rules.sort { $0.id < $1.id }
    let indices = Dictionary(zip(rules.map(\.id), rules.indices)) { first, _ in first }

    json.member(
      "tool",
      object: { json in
        json.member(
          "driver",
          object: { json in
            json.member("name", "fiorilint")
            json.member("semanticVersion", report.run.version)
            json.member("informationUri", ProjectPages.home)
            json.member("rules", list: { json in for rule in rules { json.element { rule.write(to: &$0) } } })
          })
      })
    json.member("invocations", list: { json in json.element { writeInvocation(report, failures, to: &$0) } })
    json.member(
      "originalUriBaseIds",
      object: { json in
        json.member(
          "%SRCROOT%",
          object: { json in
            json.member(
              "description", object: { $0.member("text", "The directory that fiorilint was started in.") })
          })
      })
    json.member("columnKind", "utf16CodeUnits")
    json.member(
      "results",
      list: { json in
        for file in report.files { writeResults(of: file, indices, to: &json) }
      })
  }

  private func writeInvocation(_ report: Report, _ failures: [Failure], to json: inout JSONWriter) {
    json.member("executionSuccessful", true)
    json.member("exitCode", Self.exitCode(of: report, failures))
    json.member(
      "toolExecutionNotifications",
      list: { json in
        for failure in failures {
          json.element { json in
            json.member("level", "warning")
            Self.writeMessage(failure.message, to: &json)
            json.member("locations", list: { json in json.element { writeLocation(of: failure, to: &$0) } })
          }
        }
      })
  }

  private static func exitCode(of report: Report, _ failures: [Failure]) -> Int {
    if !failures.isEmpty { return 3 }
    guard let level = report.run.failLevel else { return 0 }
    return report.files.contains { $0.findings.contains { $0.severity >= level } } ? 1 : 0
  }

  // MARK: Results

  private func writeResults(of file: FileReport, _ indices: [String: Int], to json: inout JSONWriter) {
    let kind = file.format == "xml" ? "element" : "object"
    let uri = URIReference(path: file.path, workingDirectory: workingDirectory)
    var fingerprints = Fingerprints(path: file.path)
    for finding in file.findings {
      json.element { json in
        Self.writeRule(finding.rule, finding.severity, indices, to: &json)
        Self.writeMessage(finding.message, to: &json)
        let location = Location(uri: uri, start: finding.start, end: finding.end, element: finding.element, kind: kind)
        json.member("locations", list: { json in json.element { Self.write(location, to: &$0) } })
        if !finding.related.isEmpty {
          json.member(
            "relatedLocations",
            list: { json in
              for (index, place) in finding.related.enumerated() {
                json.element { json in
                  json.member("id", index + 1)
                  Self.writeMessage(place.message, to: &json)
                  Self.write(
                    Location(uri: uri, start: place.start, end: place.end, element: place.element, kind: kind),
                    to: &json)
                }
              }
            })
        }
        let (line, element) = fingerprints.next(for: finding)
        json.member(
          "partialFingerprints",
          object: { json in
            if let line { json.member("primaryLocationLineHash", line) }
            json.member("fiorilint/elementPath/v1", element)
          })
        if !finding.statements.isEmpty {
          json.member("properties", object: { $0.member("statements", texts: finding.statements) })
        }
      }
    }
    if let failure = file.failure { writeResult(for: failure, indices, fingerprints, to: &json) }
  }

  private func writeResult(
    for failure: Failure, _ indices: [String: Int], _ fingerprints: Fingerprints, to json: inout JSONWriter
  ) {
    json.element { json in
      let rule = SARIFRule.unreadableInput
      Self.writeRule(rule.id, rule.severity, indices, to: &json)
      Self.writeMessage(failure.message, to: &json)
      json.member("locations", list: { json in json.element { writeLocation(of: failure, to: &$0) } })
      json.member(
        "partialFingerprints",
        object: { $0.member("fiorilint/elementPath/v1", fingerprints.fingerprint(ofFailureOf: rule.id)) })
    }
  }

  private static func writeRule(
    _ id: String, _ severity: Severity, _ indices: [String: Int], to json: inout JSONWriter
  ) {
    json.member("ruleId", id)
    if let index = indices[id] { json.member("ruleIndex", index) }
    json.member("level", severity.sarifLevel)
  }

  private static func writeMessage(_ message: String, to json: inout JSONWriter) {
    json.member("message", object: { $0.member("text", SARIFText.sentence(message)) })
  }

  // MARK: Locations

  private struct Location {
    var uri: URIReference
    var start: SourcePosition
    var end: SourcePosition
    var element: String?
    var kind = ""
  }

  /// A host shows only what has a region: a failure without a place stands at the file's beginning.
  private func writeLocation(of failure: Failure, to json: inout JSONWriter) {
    let position = failure.position ?? .start
    let uri = URIReference(path: failure.path, workingDirectory: workingDirectory)
    Self.write(Location(uri: uri, start: position, end: position), to: &json)
  }

  private static func write(_ location: Location, to json: inout JSONWriter) {
    json.member(
      "physicalLocation",
      object: { json in
        json.member(
          "artifactLocation",
          object: { json in
            json.member("uri", location.uri.text)
            if location.uri.isRelative { json.member("uriBaseId", "%SRCROOT%") }
          })
        json.member(
          "region",
          object: { json in
            json.member("startLine", location.start.line)
            json.member("startColumn", location.start.utf16Column)
            json.member("endLine", location.end.line)
            json.member("endColumn", location.end.utf16Column)
          })
      })
    guard let element = location.element else { return }
    json.member(
      "logicalLocations",
      list: { json in
        json.element { json in
          json.member("fullyQualifiedName", element)
          json.member("kind", location.kind)
        }
      })
  }
}
