import RulePages
import YAML

/// Reads the text of a rule page: a YAML header between two lines `---`, a title, prose and examples.
public struct RulePageReader {
  private let id: String
  private let path: String

  /// - Parameters:
  ///   - id: the rule's id, `group/name`.
  ///   - path: the page's path, for error messages.
  public init(id: String, path: String) {
    self.id = id
    self.path = path
  }

  /// - Throws: a ``PageError`` that names the place and what is allowed there.
  public func read(_ text: String) throws -> RulePage {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw error("a rule page begins with a header between two lines `---`", line: 1)
    }
    let header = try header(lines[1..<end].joined(separator: "\n"))
    var title = end + 1
    while title < lines.count, lines[title].allSatisfy(\.isWhitespace) { title += 1 }
    guard title < lines.count, lines[title].hasPrefix("# ") else {
      throw error("expected the title, a line that begins with `# `", line: min(title, lines.count - 1) + 1)
    }
    let examples = lines[title...].firstIndex { $0 == "## Avoid" || $0 == "## Prefer" } ?? lines.count
    let page = RulePage(
      id: id, title: String(lines[title].dropFirst(2)), advice: header.advice, statements: header.statements,
      cases: header.cases, rationale: trimmed(lines[(title + 1)..<examples].joined(separator: "\n")),
      examplesText: lines[examples...].joined(separator: "\n"), examplesLine: examples + 1, since: header.since)
    return page
  }

  // MARK: Header

  private struct Header {
    var advice = ""
    var statements: [String] = []
    var cases: [RuleCase] = []
    var since = ""
  }

  private static let linesBeforeHeader = 1
  private static let caseKeys = ["severity", "platforms", "statements", "on", "check", "with"]

  private func header(_ text: String) throws -> Header {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLDocument.read(text)
    } catch {
      throw PageError(
        path: path, line: error.line + Self.linesBeforeHeader, column: error.column,
        message: "not valid YAML: \(error.message)")
    }
    guard case .map(let entries)? = root.map({ PageValue($0, linesBefore: Self.linesBeforeHeader) })?.content else {
      throw error("the header has to be a list of `key: value` lines", line: 2)
    }
    try check(entries, allowed: Self.caseKeys + ["advice", "cases", "since"])
    var header = Header()
    header.since = try since(in: entries)
    header.advice = try self.text("advice", in: entries) ?? ""
    if header.advice.isEmpty {
      throw error("the header needs `advice`: what to do about a finding, one clause", line: 2)
    }
    header.statements = try texts("statements", in: entries) ?? []
    let outer = entries.filter { Self.caseKeys.contains($0.key) }
    guard let cases = entries.first(where: { $0.key == "cases" })?.value else {
      header.cases = [try ruleCase(outer, outer: [], line: 2)]
      return header
    }
    guard case .list(let items) = cases.content else { throw error("`cases` has to be a list", at: cases) }
    for item in items {
      guard case .map(let inner) = item.content else { throw error("a case has to be a map", at: item) }
      try check(inner, allowed: Self.caseKeys)
      header.cases.append(try ruleCase(inner, outer: outer, line: item.line))
    }
    return header
  }

  /// The edition, written in quotes: `0.10` is another one than `0.1`, which a number could not say.
  private func since(in entries: [PageEntry]) throws -> String {
    guard let value = entries.first(where: { $0.key == "since" })?.value else { return "" }
    guard case .text(let text) = value.content, Edition(text) != nil else {
      throw error("`since` has to be the edition that the rule came with, as in since: \"0.1\"", at: value)
    }
    return text
  }

  private func ruleCase(_ entries: [PageEntry], outer: [PageEntry], line: Int) throws -> RuleCase {
    let all = entries + outer.filter { entry in !entries.contains { $0.key == entry.key } }
    func required(_ key: String) throws -> String {
      guard let text = try text(key, in: all) else { throw error("the header needs `\(key)`", line: line) }
      return text
    }
    let severity = try required("severity")
    guard ["error", "warning", "info"].contains(severity) else {
      throw error("`severity` has to be error, warning or info, not \(severity)", line: line)
    }
    let platforms = try texts("platforms", in: all) ?? ["ios", "android"]
    for platform in platforms where platform != "ios" && platform != "android" {
      throw error("`platforms` has to name ios, android or both, not \(platform)", line: line)
    }
    var parameters: [PageEntry] = []
    if let with = all.first(where: { $0.key == "with" })?.value {
      guard case .map(let map) = with.content else { throw error("`with` has to be a map of parameters", at: with) }
      parameters = map
    }
    return RuleCase(
      severity: severity, platforms: platforms, statements: try texts("statements", in: all) ?? [],
      selector: try required("on"), check: try required("check"), parameters: parameters, line: line)
  }

  private func check(_ entries: [PageEntry], allowed: [String]) throws {
    for entry in entries where !allowed.contains(entry.key) {
      throw error("unknown key `\(entry.key)`; expected one of \(allowed.joined(separator: ", "))", at: entry.value)
    }
  }

  private func text(_ key: String, in entries: [PageEntry]) throws -> String? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    guard case .text(let text) = value.content else { throw error("`\(key)` has to be a text", at: value) }
    return text
  }

  private func texts(_ key: String, in entries: [PageEntry]) throws -> [String]? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    guard case .list(let items) = value.content else { throw error("`\(key)` has to be a list", at: value) }
    return try items.map { item in
      guard case .text(let text) = item.content else { throw error("`\(key)` has to be a list of texts", at: item) }
      return text
    }
  }

  private func error(_ message: String, line: Int) -> PageError {
    PageError(path: path, line: line, column: 1, message: message)
  }

  private func error(_ message: String, at value: PageValue) -> PageError {
    PageError(path: path, line: value.line, column: max(1, value.column), message: message)
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
