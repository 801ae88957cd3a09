import Documents
import Formats
import Linting
import Project
import Support

extension LanguageServer {
  /// What is shown beside the lines of a range, as far as the client wants it.
  func inlayHints(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    guard let start = DocumentPosition(parameters["range"]["start"]),
      let end = DocumentPosition(parameters["range"]["end"])
    else { throw MessageError(.invalidParams, "`range` must be a range") }
    guard let file = checked(document.text.uri) else { return [] }
    var hints: [JSONLiteral] = []
    var seen: Set<String> = []
    func add(_ label: String, at place: DocumentPosition, tooltip: String? = nil) {
      guard start <= place, place <= end, seen.insert("\(place.line) \(place.character) \(label)").inserted else {
        return
      }
      hints.append(
        .members(
          ("position", place.value), ("label", .text(label)), ("paddingLeft", true),
          ("tooltip", tooltip.map { .text($0) })))
    }
    if features.hints.contains(.findings) {
      for finding in file.report.open {
        guard let label = FindingMarkdown.measured(finding) else { continue }
        add(label, at: document.text.position(of: finding.end, features.encoding))
      }
    }
    if !features.hints.isDisjoint(with: [.sizes, .gaps]) {
      let isNative = [NativeJSONFormat().name, NativeXMLFormat().name].contains(file.report.format)
      let reader = MeasureReader(document.text.text, features.hints, writesFrames: isNative)
      workspace.read(document.location, for: reader)
      for measure in reader.measures {
        add(measure.label, at: document.text.position(of: measure.offset, features.encoding))
      }
    }
    if features.hints.contains(.inconclusive) { addInconclusive(of: document, add) }
    return .array(hints)
  }

  /// Adds one hint for each element with missing facts, with the rules that are inconclusive.
  private func addInconclusive(
    of document: OpenDocument, _ add: (_ label: String, _ place: DocumentPosition, _ tooltip: String?) -> Void
  ) {
    var places: [(offset: Int, questions: [InconclusiveCheck])] = []
    var indices: [Int: Int] = [:]
    for question in workspace.openQuestions(document.location) {
      let offset = document.text.offset(of: question.place)
      if let index = indices[offset] {
        places[index].questions.append(question)
      } else {
        indices[offset] = places.count
        places.append((offset, [question]))
      }
    }
    for (offset, questions) in places {
      let rules = Set(questions.map(\.rule)).count
      let missingFacts = questions.map(\.missingFact.prose).unique
      let tooltip = questions.map { question in
        let verb = question.missingFact.form == .plural ? "are" : "is"
        return TextEscaping.line("\(question.rule): \(question.missingFact.phrase) \(verb) unknown")
      }.joined(separator: "\n")
      let label = missingFacts.prefix(2).joined(separator: ", ") + (missingFacts.count > 2 ? ", …" : "")
      add(
        TextEscaping.line("\(rules) \(rules == 1 ? "rule" : "rules") inconclusive: \(label) unknown"),
        document.text.position(of: MeasureReader.place(behind: offset, in: document.text.text), features.encoding),
        tooltip)
    }
  }
}
