import Linting
import Screens

/// One line for each finding, for terminals, logs and editors: `path:line:col: severity: message [rule]`.
///
/// A file that could not be read is `path:line:col: failure: message`, without line and column where there is none. For a terminal,
/// colours and the line of the source with carets under the culprit can be asked for. Every text of an input is escaped.
public struct TextReporter: StreamingReporter {
  private let style: TextStyle
  private let showsCode: Bool
  private let showsChecks: Bool
  private let width: Int

  /// - Parameters:
  ///   - showsColours: whether to colour.
  ///   - showsCode: whether to show the line of the source below each finding, the element's path and related places.
  ///   - showsChecks: whether to say for each rule what it would take to decide what it left undecided.
  ///   - width: columns of the terminal.
  public init(showsColours: Bool = false, showsCode: Bool = false, showsChecks: Bool = false, width: Int = 100) {
    style = TextStyle(showsColours: showsColours)
    self.showsCode = showsCode
    self.showsChecks = showsChecks
    // An excerpt does not reach much farther.
    self.width = min(max(width, 40), 140)
  }

  /// The lines of the source and what came of each rule, where they are to be shown.
  public var demands: ReportDemands {
    var demands: ReportDemands = []
    if showsCode { demands.insert(.excerpts) }
    if showsChecks { demands.formUnion([.tallies, .needs]) }
    return demands
  }

  /// Writes nothing: findings are all there is on standard output.
  public func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes the findings and the failure of a file.
  public func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    if !file.findings.isEmpty {
      var path = ReportBuffer()
      path.write(file.path, as: .line, atLineStart: true)
      for finding in file.findings { write(finding, path.bytes, to: &output) }
    }
    if let failure = file.failure { write(failure, to: &output) }
    if showsChecks { writeChecks(of: file, run, to: &output) }
  }

  /// Writes nothing: the summary goes to standard error; see ``SummaryLine``.
  public func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}

  private func write(_ finding: Finding, _ path: [UInt8], to output: inout ReportBuffer) {
    style.write(.path, to: &output) { output in
      output.write(bytes: path)
      Self.write(finding.start, to: &output)
    }
    output.write(literal: ": ")
    style.write(.severity(finding.severity), to: &output) { output in
      switch finding.severity {
      case .error: output.write(literal: "error:")
      case .warning: output.write(literal: "warning:")
      case .info: output.write(literal: "info:")
      }
    }
    output.write(literal: " ")
    output.write(finding.message, as: .line)
    output.write(literal: " ")
    style.write(.faint, to: &output) { output in
      output.write(literal: "[")
      output.write(finding.rule, as: .line)
      output.write(literal: "]")
    }
    output.write(literal: "\n")
    if showsCode { writeCode(of: finding, path, to: &output) }
  }

  private static func write(_ position: SourcePosition, to output: inout ReportBuffer) {
    output.write(literal: ":")
    output.write(position.line)
    output.write(literal: ":")
    output.write(position.column)
  }

  // MARK: Code

  private func writeCode(of finding: Finding, _ path: [UInt8], to output: inout ReportBuffer) {
    let number = String(finding.start.line)
    let gutter = max(number.utf8.count, 3)
    if let excerpt = finding.excerpt {
      let frame = CodeFrame(excerpt, from: finding.start, to: finding.end, width: width - gutter - 4)
      writeGutter(number, gutter, to: &output)
      output.write(bytes: frame.text.bytes)
      output.write(literal: "\n")
      writeGutter("", gutter, to: &output)
      output.write(0x20, times: frame.indentation)
      style.write(.severity(finding.severity), to: &output) { $0.write(UInt8(ascii: "^"), times: frame.carets) }
      output.write(literal: "\n")
    }
    writeNote(gutter, to: &output) { $0.write(finding.element, as: .line) }
    for place in finding.related {
      writeNote(gutter, to: &output) { output in
        output.write(bytes: path)
        Self.write(place.start, to: &output)
        output.write(literal: ": ")
        output.write(place.message, as: .line)
      }
    }
    output.write(literal: "\n")
  }

  private func writeGutter(_ number: String, _ gutter: Int, to output: inout ReportBuffer) {
    style.write(.faint, to: &output) { output in
      output.write(0x20, times: gutter - number.utf8.count + 1)
      output.write(number)
      output.write(literal: " |")
    }
    output.write(literal: " ")
  }

  private func writeNote(_ gutter: Int, to output: inout ReportBuffer, _ body: (inout ReportBuffer) -> Void) {
    style.write(.faint, to: &output) { output in
      output.write(0x20, times: gutter + 2)
      output.write(literal: "= ")
      body(&output)
    }
    output.write(literal: "\n")
  }

  // MARK: Failures and what was left undecided

  private func write(_ failure: Failure, to output: inout ReportBuffer) {
    style.write(.path, to: &output) { output in
      output.write(failure.path, as: .line, atLineStart: true)
      if let position = failure.position { Self.write(position, to: &output) }
    }
    output.write(literal: ": ")
    style.write(.severity(.error), to: &output) { $0.write(literal: "failure:") }
    output.write(literal: " ")
    output.write(failure.message, as: .line)
    output.write(literal: showsCode ? "\n\n" : "\n")
  }

  private func writeChecks(of file: FileReport, _ run: RunInformation, to output: inout ReportBuffer) {
    for (index, rule) in run.rules.enumerated() where file.tallies.indices.contains(index) {
      guard let text = UndecidedText.text(of: file, rule: index) else { continue }
      style.write(.path, to: &output) { $0.write(file.path, as: .line, atLineStart: true) }
      output.write(literal: ": ")
      output.write(text, as: .line)
      output.write(literal: " ")
      style.write(.faint, to: &output) { output in
        output.write(literal: "[")
        output.write(rule.id, as: .line)
        output.write(literal: "]")
      }
      output.write(literal: "\n")
    }
  }
}
