import RulePages
import Support
import Syntax

/// Reads the text of a rule page: a YAML header between two lines `---`, a title, prose and examples.
package struct RulePageReader {
  private let id: String
  private let path: String

  /// - Parameters:
  ///   - id: the rule's id, `group/name`.
  ///   - path: the page's path, for error messages.
  package init(id: String, path: String) {
    self.id = id
    self.path = path
  }

  /// - Throws: ``UserErrors`` with every mistake, each with its place and what is allowed there.
  package func read(_ text: String) throws(UserErrors) -> RulePage {
    let (page, errors) = examine(text)
    guard let page, errors.isEmpty else { throw UserErrors(errors) }
    return page
  }

  /// What can be read of a page, with every mistake: where there is one, the page is good for finding others alone.
  package func examine(_ text: String) -> (page: RulePage?, errors: [UserError]) {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      let message =
        lines.first == "---"
        ? "the header has no end; expected a second line `---`"
        : "a rule page must begin with a header between two lines `---`"
      return (nil, [conflict(in: lines[...]) ?? UserError(path: path, line: 1, column: 1, message: message)])
    }
    var header = PageHeader(path: path)
    header.read(lines[1..<end].joined(separator: "\n"))
    var errors = header.errors
    var title = end + 1
    while title < lines.count, lines[title].allSatisfy(\.isWhitespace) { title += 1 }
    let isTitled = title < lines.count && lines[title].hasPrefix("# ")
    let conflict = conflict(in: lines[(end + 1)...])
    if let conflict { errors.append(conflict) }
    if !isTitled {
      title = min(title, lines.count - 1)
    }
    if !isTitled, conflict == nil {
      errors.append(
        UserError(
          path: path, line: title + 1, column: 1, message: "expected the title: a line that begins with `# `"))
    }
    let examples = lines[title...].firstIndex { $0 == "## Avoid" || $0 == "## Prefer" } ?? lines.count
    var reasonLine = isTitled ? title + 1 : title
    while reasonLine < examples, lines[reasonLine].allSatisfy(\.isWhitespace) { reasonLine += 1 }
    let page = RulePage(
      id: id, title: String(lines[title].dropFirst(2)), advice: header.advice, statements: header.statements,
      cases: header.cases, rationale: trimmed(lines[(isTitled ? title + 1 : title)..<examples].joined(separator: "\n")),
      examplesText: lines[examples...].joined(separator: "\n"), examplesLine: examples + 1, since: header.since,
      message: header.message, supersedes: header.supersedes, rationaleLine: reasonLine + 1)
    return (page, errors)
  }

  /// The mistake of a merge conflict in Markdown, where all three of its markers are present: a line of `=` alone is an underline, and one of `>` a
  /// quotation.
  private func conflict(in lines: ArraySlice<Substring>) -> UserError? {
    let text = Array(lines.joined(separator: "\n").utf8)
    guard let start = text.withUnsafeBufferPointer({ MergeConflict.start(in: $0, stoppingAt: nil) }) else { return nil }
    let line = lines.startIndex + text[..<start].count { $0 == 0x0A } + 1
    return UserError(path: path, line: line, column: 1, message: MergeConflict.message)
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension PageValue {
  /// The value that a node of a YAML document stands for. A text without quotes may be a number, or `true` or `false`.
  ///
  /// - Parameter lines: how many lines of the page are before the document.
  package init(_ node: YAMLNode, linesBefore lines: Int = 0) {
    let content: Content
    switch node.content {
    case .scalar(let text, let isPlain):
      if !isPlain {
        content = .text(text)
      } else if let number = Double(text), number.isFinite {
        content = .number(number)
      } else if text == "true" || text == "false" {
        content = .flag(text == "true")
      } else {
        content = .text(text)
      }
    case .list(let items): content = .list(items.map { PageValue($0, linesBefore: lines) })
    case .map(let entries):
      content = .map(entries.map { PageEntry($0.key, PageValue($0.value, linesBefore: lines)) })
    }
    self.init(content, line: node.line + lines, column: node.column)
  }
}
