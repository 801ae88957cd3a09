import Documents
import Formats
import Linting
import Screens
import Support

/// One line for each finding, for terminals, logs and editors: `path:line:col: severity: message [rule]`.
///
/// A file that could not be read, or that a rule failed on, is `path:line:col: error: message`, without line, column or
/// rule if there is none. For a terminal, colours and the line of the source with carets under the culprit can be asked
/// for. Every text of an input is escaped.
package struct TextReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    ReportSignature.text(
      .all([
        .not(.first("/")),
        .text([": error: ", ": warning: ", ": info: ", ": failure: "], in: .start(XMLProlog.rootLength)),
      ]))
  }

  let style: TextStyle
  private let showsCode: Bool
  private let content: ReportContent
  private let width: Int

  /// - Parameters:
  ///   - content: what to write: findings that do not count are marked as such.
  ///   - showsColours: whether to colour.
  ///   - showsCode: whether to show the line of the source below each finding, the element's path and related places.
  ///   - width: columns of the terminal.
  package init(
    _ content: ReportContent = ReportContent(), showsColours: Bool = false, showsCode: Bool = false, width: Int = 100
  ) {
    style = TextStyle(showsColours: showsColours)
    self.showsCode = showsCode
    self.content = content
    // An excerpt does not reach much farther.
    self.width = min(max(width, 40), 140)
  }

  /// The lines of the source and the outcome of each rule, where they are to be shown.
  package var demands: ReportRequirements {
    var demands: ReportRequirements = []
    if showsCode { demands.formUnion([.details, .excerpts]) }
    if content.suggestsSuppressions { demands.formUnion([.details, .suppressions]) }
    if content.showsChecks { demands.formUnion([.tallies, .missingFacts]) }
    return demands
  }

  /// A line is a finding's, unless it says what to write beside what other findings ask for.
  package var writesByFinding: Bool { !content.suggestsSuppressions }

  /// Writes nothing: findings are all there is on standard output.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes the findings and the failure of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    if !file.findings.isEmpty {
      var common = common(to: file.path)
      let suggestions = suggestions(of: file)
      for index in file.findings.indices where file.isFinding(index, of: content.statuses) {
        write(index, of: file.findings, suggestions.isEmpty ? nil : suggestions[index], &common, to: &output)
      }
    }
    for failure in file.failures { write(failure, to: &output) }
  }

  /// The findings of a file that are to be written, each with what would suppress it.
  func findings(of file: FileReport) -> [(finding: Finding, suggestion: SuppressionSuggestion?)] {
    let suggestions = suggestions(of: file)
    return file.findings.indices.filter { file.isFinding($0, of: content.statuses) }
      .map { (file.findings[$0], suggestions.isEmpty ? nil : suggestions[$0]) }
  }

  /// What would suppress the findings of a file, by their indices; none where that is not to be shown.
  private func suggestions(of file: FileReport) -> [SuppressionSuggestion?] {
    guard content.suggestsSuppressions else { return [] }
    return SuppressionSuggestion.all(for: file.findings, of: file) { file.isFinding($0, of: content.statuses) }
  }

  /// Writes what inconclusive checks miss, and the facts that formats never contain, if checks are shown; the summary goes to standard error
  /// (``SummaryLine``).
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    guard content.showsChecks else { return }
    for (path, text, rules) in InconclusiveText.groups(summary.missingGroups, run.rules) {
      if let path {
        output.write(literal: style.strong)
        output.write(path, as: .line, atLineStart: true)
        output.write(literal: style.noteLabel)
      }
      output.write(literal: "note: ")
      output.write(text, as: .line)
      writeRule(rules, to: &output)
    }
    for line in InconclusiveText.unsupported(summary.unsupportedFacts) {
      output.write(literal: "note: ")
      output.write(line, as: .line)
      output.write(literal: "\n")
    }
  }

  /// What the lines of a file have in common.
  struct Common {
    /// What each of them begins with.
    fileprivate let start: ReportBuffer
    /// What the last one ended in, which findings of a rule have in common: their words and rule.
    fileprivate var end = (words: "", rule: "", written: ReportBuffer())
  }

  /// What the lines of the file at a path have in common.
  func common(to path: String) -> Common {
    var start = ReportBuffer()
    start.write(literal: style.strong)
    start.write(path, as: .line, atLineStart: true)
    start.write(literal: ":")
    return Common(start: start)
  }

  /// - Parameters:
  ///   - index: the finding's; taken out of the list, it would be a copy that counts the references of all its texts.
  ///   - suggestion: what would suppress it, where that is to be shown.
  ///   - common: see ``common(to:)``.
  func write(
    _ index: Int, of findings: [Finding], _ suggestion: SuppressionSuggestion?, _ common: inout Common,
    to output: inout ReportBuffer
  ) {
    let exclusion = findings[index].exclusion
    let isSuppressed = if case .suppressed? = exclusion?.status { true } else { false }
    output.write(common.start)
    Self.write(findings[index].start, to: &output)
    if case .known? = exclusion?.status {
      // Not an error to what reads logs.
      output.write(literal: style.noteLabel)
      output.write(literal: "baselined ")
      output.write(findings[index].severity.name)
      output.write(literal: ": ")
    } else {
      output.write(literal: style.label(of: findings[index].severity))
    }
    let start = output.count
    // Behind a subject that has nothing to escape the words are what they are alone.
    if !isSuppressed,
      findings[index].said.lead.isEmpty || output.write(plain: findings[index].said.lead, as: .line),
      output.write(plain: findings[index].said.subject, as: .line)
    {
      writeEnd(findings[index].said.words, findings[index].rule, &common, to: &output)
    } else {
      output.removeLast(output.count - start)
      output.write(findings[index].message, as: .line)
      if let exclusion, isSuppressed {
        output.write(literal: " (suppressed: ")
        output.write(exclusion.reason, as: .line)
        output.write(literal: ")")
      }
      writeRule(findings[index].rule, to: &output)
    }
    if let fixes = findings[index].offeredFixes { write(fixes, to: &output) }
    if let suggestion {
      output.write(literal: "    ")
      suggestion.write(to: &output)
      output.write(literal: "\n")
    }
    if showsCode { writeCode(of: findings[index], to: &output) }
  }

  private func writeEnd(_ words: String, _ rule: String, _ common: inout Common, to output: inout ReportBuffer) {
    if !common.end.words.hasBytes(of: words) || !common.end.rule.hasBytes(of: rule) {
      common.end = (words, rule, ReportBuffer())
      common.end.written.write(words, as: .line)
      writeRule(rule, to: &common.end.written)
    }
    output.write(common.end.written)
  }

  private func write(_ fixes: FindingFixes, to output: inout ReportBuffer) {
    for fix in fixes.all {
      output.write(literal: "    fix (")
      output.write(fix.safety.rawValue)
      output.write(literal: "): ")
      output.write(fix.words, as: .line)
      output.write(literal: "\n")
    }
  }

  private func writeRule(_ rule: String, to output: inout ReportBuffer) {
    output.write(literal: style.ruleStart)
    output.write(rule, as: .line)
    output.write(literal: style.ruleEnd)
  }

  private static func write(_ position: SourcePosition, to output: inout ReportBuffer) {
    output.write(position.line)
    output.write(byte: UInt8(ascii: ":"))
    output.write(position.column)
  }

  // MARK: Code

  private func writeCode(of finding: Finding, to output: inout ReportBuffer) {
    let gutter = gutter(of: finding.start, finding.excerpt)
    if let excerpt = finding.excerpt {
      write(excerpt, from: finding.start, to: finding.end, style.colour(of: finding.severity), gutter, &output)
    }
    writeNote(gutter, to: &output) { $0.write(finding.element, as: .line) }
    for place in finding.related.prefix(Self.relatedLimit) {
      writeNote(gutter, to: &output) { output in
        output.write(literal: "see ")
        if let path = place.path {
          output.write(path, as: .line)
          output.write(literal: ":")
        }
        Self.write(place.start, to: &output)
        output.write(literal: ": ")
        output.write(place.message, as: .line)
      }
    }
    let more = finding.related.count - Self.relatedLimit
    if more > 0 { writeNote(gutter, to: &output) { $0.write("and \(more) more") } }
    output.write(literal: "\n")
  }

  /// The most places that are shown besides a finding's own; further ones are counted.
  private static let relatedLimit = 5

  /// How many columns the numbers of an excerpt's lines take.
  private func gutter(of start: SourcePosition, _ excerpt: SourceExcerpt?) -> Int {
    max(String(excerpt?.more.last?.number ?? start.line).utf8.count, 3)
  }

  /// Writes the line of a culprit with carets under it, and the lines that say what begins there.
  private func write(
    _ excerpt: SourceExcerpt, from start: SourcePosition, to end: SourcePosition, _ colour: StaticString, _ gutter: Int,
    _ output: inout ReportBuffer
  ) {
    let room = width - gutter - 4
    if let line = excerpt.before { write(line, gutter, room, &output) }
    let frame = CodeFrame(excerpt, from: start, to: end, width: room)
    frame.write(String(start.line), gutter, style, caret: colour, to: &output)
    for line in excerpt.more { write(line, gutter, room, &output) }
  }

  /// Writes a line beside that of a culprit.
  private func write(_ line: SourceExcerpt.Line, _ gutter: Int, _ room: Int, _ output: inout ReportBuffer) {
    let first = SourcePosition(line: line.number, column: 1, utf16Column: 1, byteColumn: 1)
    CodeFrame(SourceExcerpt(text: line.text, column: 1), from: first, to: first, width: room)
      .writeLine(String(line.number), gutter, style, to: &output)
  }

  private func writeNote(_ gutter: Int, to output: inout ReportBuffer, _ body: (inout ReportBuffer) -> Void) {
    output.write(literal: style.faint)
    output.write(0x20, times: gutter + 2)
    output.write(literal: "= ")
    body(&output)
    output.write(literal: style.end)
    output.write(literal: "\n")
  }

  // MARK: Failures and inconclusive checks

  func write(_ failure: Failure, to output: inout ReportBuffer) {
    output.write(literal: style.strong)
    output.write(failure.path, as: .line, atLineStart: true)
    if let position = failure.position {
      output.write(literal: ":")
      Self.write(position, to: &output)
    }
    output.write(literal: style.label(of: .error))
    output.write(failure.message, as: .line)
    output.write(literal: "\n")
    guard showsCode else { return }
    if let position = failure.position, let excerpt = failure.excerpt {
      write(excerpt, from: position, to: position, style.colour(of: .error), gutter(of: position, excerpt), &output)
    }
    output.write(literal: "\n")
  }
}
