import Documents
import Linting

/// The results of a SARIF log, one for each finding and each failure.
struct SARIFResults {
  /// The rules' indices by id.
  let rules: [String: Int]
  let places: SARIFLocations
  /// Whether each result says what suppresses it; the format asks for all of them or none.
  let saysSuppressions: Bool
  /// Whether each result says whether it is in the baseline.
  let saysBaseline: Bool

  /// The most related places that a message links: checks name ten.
  private static let linkLimit = 10
  /// The most characters, in UTF-16 units, of what a message says about related places that have to do with it in the
  /// same way.
  private static let relationLimit = 40
  /// The most characters, in UTF-16 units, of the path of a related place's file.
  private static let pathLimit = 80
  private static let knownBefore = "It was known before, by a baseline or an earlier commit."

  /// Writes the results of a file.
  ///
  /// - Parameters:
  ///   - findings: those to write.
  ///   - fingerprintPath: what fingerprints take for the file's path.
  func write(
    _ file: FileReport, _ findings: [Finding], fingerprintPath: String, to json: inout JSONWriter
  ) {
    let fingerprints = Fingerprints(findings, path: fingerprintPath)
    let artifact = places.file(file.path, isXML: file.isXML)
    var templates = Templates()
    for index in findings.indices {
      json.element { json in
        write(index, of: findings, in: artifact, &templates, to: &json)
        write(fingerprints, of: index, &templates, to: &json)
        FixMembers.writeSARIF(findings[index].offeredFixes?.all ?? [], to: &json) { path, json in
          (path.map { places.file($0) } ?? artifact).writeLocation(to: &json)
        }
        writeState(findings[index].exclusion, to: &json)
        writeProperties(index, of: findings, &templates, to: &json)
      }
    }
    for failure in file.failures { write(failure, fingerprints, to: &json) }
  }

  /// What many results of a file have in common.
  private struct Templates {
    var head: ResultHead?
    var sentence = SARIFSentence()
    var fingerprints: JSONWriter.Template?
    var properties: ResultProperties?
  }

  /// The first members of the results of a rule in a file, which differ in few places.
  private final class ResultHead {
    let rule: String
    let severity: Severity
    let members: JSONWriter.Template

    init(_ rule: String, _ severity: Severity, _ members: JSONWriter.Template) {
      (self.rule, self.severity, self.members) = (rule, severity, members)
    }
  }

  /// The properties of results: cells of one size fail the same statements by the same measure.
  private final class ResultProperties {
    let statements: [String]
    let quantities: [Quantity]
    let members: JSONWriter.Template

    init(_ statements: [String], _ quantities: [Quantity], _ members: JSONWriter.Template) {
      (self.statements, self.quantities, self.members) = (statements, quantities, members)
    }
  }

  // The finding is named by its index throughout. Taken out of the list, it would be a copy that counts the references
  // of all its texts.

  /// Writes the rule, the message and the places of a result.
  private func write(
    _ index: Int, of findings: [Finding], in artifact: SARIFLocations.File, _ templates: inout Templates,
    to json: inout JSONWriter
  ) {
    let (rule, severity) = (findings[index].rule, findings[index].severity)
    if templates.head?.rule != rule || templates.head?.severity.rawValue != severity.rawValue {
      templates.head = makeHead(rule, severity, artifact, json)
    }
    guard let head = templates.head else { return }
    json.members(head.members) { hole, json in
      switch hole {
      case 0: Self.writeMessage(index, of: findings, &templates.sentence, to: &json)
      case 1: json.value(findings[index].start.line)
      case 2: json.value(findings[index].start.utf16Column)
      case 3: json.value(findings[index].end.line)
      case 4: json.value(findings[index].end.utf16Column)
      default: json.value(findings[index].element)
      }
    }
    if findings[index].related.isEmpty { return }
    json.member("relatedLocations", list: { writeRelated(findings[index].related, in: artifact, to: &$0) })
  }

  private func makeHead(
    _ rule: String, _ severity: Severity, _ file: SARIFLocations.File, _ json: JSONWriter
  ) -> ResultHead {
    let members = json.template { json in
      writeRule(rule, severity, to: &json)
      json.member("message", object: { $0.hole("text") })
      json.member("locations", list: { json in json.element { places.writeTemplate(in: file, to: &$0) } })
    }
    return ResultHead(rule, severity, members)
  }

  /// Writes a message as ``message(of:)`` has it.
  private static func writeMessage(
    _ index: Int, of findings: [Finding], _ sentence: inout SARIFSentence, to json: inout JSONWriter
  ) {
    if findings[index].related.isEmpty, sentence.write(findings[index].said, to: &json) { return }
    json.value(message(of: findings[index]))
  }

  private func write(
    _ fingerprints: Fingerprints, of index: Int, _ templates: inout Templates, to json: inout JSONWriter
  ) {
    let (line, element) = (fingerprints.line[index], fingerprints.element[index])
    guard let line else {
      json.member("partialFingerprints", object: { $0.member("fiorilint/elementPath/v1", element.text) })
      return
    }
    let template =
      templates.fingerprints
      ?? json.template { json in
        json.member(
          "partialFingerprints",
          object: { json in
            json.hole("primaryLocationLineHash")
            json.hole("fiorilint/elementPath/v1")
          })
      }
    templates.fingerprints = template
    json.members(template) { hole, json in
      (hole == 0 ? line : element).withBytes { json.value(plain: $0) }
    }
  }

  private func write(_ failure: Failure, _ fingerprints: Fingerprints, to json: inout JSONWriter) {
    json.element { json in
      let rule = SARIFRule.broken(by: failure)
      writeRule(rule.id, rule.severity, to: &json)
      json.member("message", object: { $0.member("text", SARIFText.sentence(failure.message)) })
      json.member("locations", list: { json in json.element { places.write(failure, to: &$0) } })
      json.member(
        "partialFingerprints",
        object: { $0.member("fiorilint/elementPath/v1", fingerprints.fingerprint(of: failure)) })
      writeState(nil, to: &json)
    }
  }

  /// Writes a result of the kind `open` for each rule that is inconclusive in a file.
  func writeOpen(_ file: FileReport, _ run: [Rule], to json: inout JSONWriter) {
    for (number, rule) in run.enumerated() where !rule.isSelfCheck {
      guard let text = InconclusiveText.text(of: file, rule: number) else { continue }
      json.element { json in
        json.member("ruleId", rule.id)
        if let index = rules[rule.id] { json.member("ruleIndex", index) }
        json.member("kind", "open")
        json.member("level", "none")
        json.member("message", object: { $0.member("text", SARIFText.sentence(text)) })
        let start = SARIFLocations.Place(file: places.file(file.path, isXML: file.isXML), start: .start, end: .start)
        json.member("locations", list: { json in json.element { places.write(start, to: &$0) } })
        writeState(nil, to: &json)
      }
    }
  }

  /// Writes whether a result is known, and what suppresses it.
  private func writeState(_ exclusion: FindingExclusion?, to json: inout JSONWriter) {
    let isKnown = exclusion?.status == .known
    if saysBaseline { json.member("baselineState", isKnown ? "unchanged" : "new") }
    guard saysSuppressions else { return }
    json.member(
      "suppressions",
      list: { json in
        guard let exclusion else { return }
        json.element { json in
          json.member("kind", exclusion.source == .description ? "inSource" : "external")
          json.member("justification", isKnown ? Self.knownBefore : TextEscaping.line(exclusion.reason))
        }
      })
  }

  private func writeProperties(
    _ index: Int, of findings: [Finding], _ templates: inout Templates, to json: inout JSONWriter
  ) {
    let (statements, quantities) = (findings[index].statements, findings[index].quantities)
    guard !statements.isEmpty || !quantities.isEmpty else { return }
    if templates.properties?.statements != statements || templates.properties?.quantities != quantities {
      let members = json.template { json in
        json.member(
          "properties",
          object: { json in
            if !statements.isEmpty { json.member("statements", texts: statements) }
            QuantityMembers.write(quantities, to: &json)
          })
      }
      templates.properties = ResultProperties(statements, quantities, members)
    }
    if let properties = templates.properties { json.members(properties.members) { _, _ in } }
  }

  private func writeRule(_ id: String, _ severity: Severity, to json: inout JSONWriter) {
    json.member("ruleId", id)
    if let index = rules[id] { json.member("ruleIndex", index) }
    json.member("level", severity.sarifLevel)
  }

  private func writeRelated(_ related: [RelatedPlace], in file: SARIFLocations.File, to json: inout JSONWriter) {
    for (index, other) in related.enumerated() {
      json.element { json in
        json.member("id", index + 1)
        json.member("message", object: { $0.member("text", SARIFText.sentence(other.message)) })
        let file = other.path.map { places.file($0) } ?? file
        let place = SARIFLocations.Place(file: file, start: other.start, end: other.end, element: other.element)
        places.write(place, to: &json)
      }
    }
  }

  /// A finding's message, with a link to each related place at its end: hosts show only those that the message links.
  static func message(of finding: Finding) -> String {
    if finding.related.isEmpty { return SARIFText.sentence(finding.message) }
    var relations: [(text: String, links: [String])] = []
    for (index, place) in finding.related.prefix(linkLimit).enumerated() {
      let file = place.path.map { " of " + linked(SARIFText.plain($0, limit: pathLimit)) } ?? ""
      let link = "[line \(place.start.line)\(file)](\(index + 1))"
      let text = relation(place.message)
      if let last = relations.last, last.text == text {
        relations[relations.count - 1].links.append(link)
      } else {
        relations.append((text, [link]))
      }
    }
    let links = relations.map { " \($0.text): \($0.links.joined(separator: ", "))." }.joined()
    return SARIFText.sentence(finding.message, limit: SARIFText.messageLimit - links.utf16.count) + links
  }

  /// A text as it is written in a link.
  private static func linked(_ text: String) -> String {
    text.contains { $0 == "[" || $0 == "]" } ? text.replacing("[", with: "(").replacing("]", with: ")") : text
  }

  /// What related places have to do with a finding, as the beginning of a sentence.
  private static func relation(_ message: String) -> String {
    var text = SARIFText.plain(message, limit: relationLimit)
    while text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
