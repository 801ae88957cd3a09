import Documents
import Linting
import Project
import Screens
import Support

/// Writes what was found as diagnostics of the protocol.
struct DiagnosticWriter {
  /// What the client can show.
  let features: ClientFeatures
  /// The open document at an absolute path, which may be another text than its file.
  let document: (String) -> TextDocument?
  /// The address of a rule's page.
  let page: (String) -> String?

  /// The diagnostics of a file: what could not be read, then what counts of what was found.
  func diagnostics(of file: CheckedFile) -> [JSONLiteral] {
    let text = document(file.location)
    return file.report.failures.map { diagnostic(of: $0, in: text) }
      + file.report.open.map { diagnostic(of: $0, in: file, text) }
  }

  /// The diagnostic of one finding.
  func diagnostic(of finding: Finding, in file: CheckedFile, _ text: TextDocument?) -> JSONLiteral {
    .members(
      ("range", range(finding.start, finding.end, in: text)), ("severity", .integer(Self.number(of: finding.severity))),
      ("code", .text(finding.rule)), ("codeDescription", description(of: finding.rule)), ("source", "fiorilint"),
      ("message", .text(finding.message)), ("tags", tags(of: finding)),
      ("relatedInformation", related(of: finding, in: file, text)))
  }

  private func diagnostic(of failure: Failure, in text: TextDocument?) -> JSONLiteral {
    let start = failure.position ?? .start
    return .members(
      ("range", range(start, start, in: text)), ("severity", 1), ("code", failure.rule.map { .text($0) }),
      ("codeDescription", failure.rule.flatMap { description(of: $0) }), ("source", "fiorilint"),
      ("message", .text(failure.message)))
  }

  /// The diagnostics of mistakes in a configuration or a rule page, of which only scalars are counted.
  func diagnostics(of mistakes: [ProjectMistake], in text: TextDocument?) -> [JSONLiteral] {
    mistakes.map { item in
      let mistake = item.mistake
      let (line, column) = (max(1, mistake.place?.line ?? 1), max(1, mistake.place?.column ?? 1))
      let place = text?.position(ofLine: line, column: column, features.encoding)
      let position = place ?? DocumentPosition(line: line - 1, character: column - 1)
      return [
        "range": DocumentPosition.range(position, position), "severity": item.isHint ? 2 : 1, "source": "fiorilint",
        "message": .text(([mistake.message] + mistake.excerpt).joined(separator: "\n")),
      ]
    }
  }

  /// A range as the client counts it.
  func range(_ start: SourcePosition, _ end: SourcePosition, in text: TextDocument?) -> JSONLiteral {
    DocumentPosition.range(position(start, in: text), position(end, in: text))
  }

  private func position(_ place: SourcePosition, in text: TextDocument?) -> DocumentPosition {
    text?.position(of: place, features.encoding)
      ?? DocumentPosition(line: place.line - 1, character: features.encoding.character(of: place))
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  private func description(of rule: String) -> JSONLiteral? {
    features.showsCodeDescriptions ? page(rule).map { ["href": .text($0)] } : nil
  }

  /// What nothing needs any more is faded by editors.
  private func tags(of finding: Finding) -> JSONLiteral? {
    features.showsUnnecessary && finding.rule == "suppression/unused" ? [1] : nil
  }

  private func related(of finding: Finding, in file: CheckedFile, _ text: TextDocument?) -> JSONLiteral? {
    guard features.showsRelatedPlaces, !finding.related.isEmpty else { return nil }
    return .array(
      finding.related.map { place in
        let location = place.path.map { Path($0, in: file.folder).text } ?? file.location
        let other = place.path == nil ? text : document(location)
        let uri = other?.uri ?? DocumentURI.uri(of: location)
        return [
          "location": ["uri": .text(uri), "range": range(place.start, place.end, in: other)],
          "message": .text(place.message),
        ]
      })
  }
}
