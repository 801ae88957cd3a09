import RulePages
import Support
import Syntax

/// The header of a rule page, read with every mistake in it.
struct PageHeader {
  private(set) var advice = ""
  private(set) var statements: [String] = []
  private(set) var cases: [RuleCase] = []
  private(set) var since = ""
  private(set) var message: PageText?
  private(set) var supersedes: [PageText] = []
  private(set) var errors: [UserError] = []
  private var reported: Set<UserError> = []
  private let path: String

  private static let linesBefore = 1
  static let caseKeys = PageKey.ofCases.map(\.name)
  /// What other linters and the configuration call keys.
  private static let synonyms = ["severity": "level", "selector": "on", "parameters": "with", "description": "advice"]
  static let pageKeys = PageKey.all.map(\.name)

  init(path: String) {
    self.path = path
  }

  /// - Parameter text: what is between the lines `---`.
  mutating func read(_ text: String) {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLDocument.read(text)
    } catch {
      fail(error.fileMessage, line: error.line, column: error.column)
      return
    }
    guard case .map(let entries)? = root?.content else {
      fail("the header of a rule page must have keys, such as `check: size`", line: 1, column: 1)
      return
    }
    check(entries, allowed: Self.pageKeys, of: "a rule page")
    since = edition(in: entries)
    advice = self.text("advice", in: entries) ?? ""
    statements = texts("statements", in: entries) ?? []
    if let ids = texts("supersedes", in: entries), let entry = entries.first(where: { $0.key == "supersedes" }) {
      supersedes = ids.map { PageText($0, at: place(entry.value)) }
    }
    message = message(in: entries)
    // The page keeps its own message and advice, for cases without.
    let outer = entries.filter { Self.caseKeys.contains($0.key) && $0.key != "message" && $0.key != "advice" }
    guard let cases = entries.first(where: { $0.key == "cases" })?.value else {
      if let item = ruleCase(outer, outer: [], line: 1) { self.cases = [item] }
      return
    }
    guard case .list(let items) = cases.content else {
      fail("`cases` must be a list of cases, not \(cases.inProse)", cases)
      return
    }
    if items.isEmpty { fail("`cases` is an empty list; expected at least one case", cases) }
    for item in items {
      guard case .map(let inner) = item.content else {
        fail("a case must be a map with `on` and `check`, not \(item.inProseForMap)", item)
        continue
      }
      check(inner, allowed: Self.caseKeys, of: "a case")
      if let item = ruleCase(inner, outer: outer, line: item.line) { self.cases.append(item) }
    }
  }

  /// The rules version, written in quotes: `0.10` differs from `0.1`, which a number could not show.
  private mutating func edition(in entries: [YAMLEntry]) -> String {
    guard let value = entries.first(where: { $0.key == "since" })?.value else { return "" }
    guard case .scalar(let text, isPlain: false) = value.content, RulesVersion(text) != nil else {
      fail("`since` must be the version that added the rule, such as since: \"0.1\"", value)
      return ""
    }
    return text
  }

  // MARK: Cases

  private mutating func message(in entries: [YAMLEntry]) -> PageText? {
    guard let entry = entries.first(where: { $0.key == "message" }) else { return nil }
    return text("message", in: entries).map { PageText($0, at: place(entry.value)) }
  }

  private mutating func ruleCase(_ entries: [YAMLEntry], outer: [YAMLEntry], line: Int) -> RuleCase? {
    let all = entries + outer.filter { entry in !has(entry.key, entries) }
    let severity = word("level", in: all, among: ["error", "warning", "info"], line)
    let platforms = self.platforms(in: all)
    let selector = required("on", in: all, line)
    let check = required("check", in: all, line)
    var parameters: [PageEntry] = []
    if let with = all.first(where: { $0.key == "with" })?.value {
      if case .map(let map) = with.content {
        parameters = map.map { PageEntry($0.key, PageValue($0.value, linesBefore: Self.linesBefore)) }
      } else {
        fail("`with` must be a map of parameters, not \(with.inProseForMap)", with)
      }
    }
    let statements = texts("statements", in: all) ?? []
    let places = items(of: "statements", in: all).map(place)
    let fixes = fixes(in: all)
    let (message, advice) = (message(in: entries), text("advice", in: entries))
    guard let selector, let check else { return nil }
    return RuleCase(
      severity: severity ?? "error", platforms: platforms, statements: statements, selector: selector.text,
      check: check.text,
      parameters: parameters, fixes: fixes, message: message, advice: advice, line: line + Self.linesBefore,
      selectorPlace: selector.place,
      checkPlace: check.place, statementPlaces: places)
  }

  /// What is behind `fix`: a map, or a list of them.
  private mutating func fixes(in entries: [YAMLEntry]) -> PageFixes {
    guard let node = entries.first(where: { $0.key == "fix" })?.value else { return PageFixes() }
    var nodes = [node]
    if case .list(let items) = node.content { nodes = items }
    for item in nodes {
      guard case .map = item.content else {
        fail("a `fix` must be a map with `title` and `class`, not \(item.inProseForMap)", item)
        return PageFixes()
      }
    }
    let values = nodes.map { PageValue($0, linesBefore: Self.linesBefore) }
    return values.isEmpty ? PageFixes() : PageFixes { values }
  }

  private mutating func platforms(in entries: [YAMLEntry]) -> [String] {
    let known = ["ios", "android"]
    guard let platforms = texts("platforms", in: entries) else { return known }
    let value = entries.first { $0.key == "platforms" }?.value
    for platform in platforms where !known.contains(platform) {
      if let value { fail("`platforms` must list ios, android or both of them, not `\(platform)`", value) }
    }
    if platforms.isEmpty, let value { fail("`platforms` must list ios, android or both of them", value) }
    return platforms
  }

  private mutating func word(
    _ key: String, in entries: [YAMLEntry], among words: [String], _ line: Int
  ) -> String? {
    guard let text = required(key, in: entries, line) else { return nil }
    if words.contains(text.text) { return text.text }
    errors.append(
      UserError(
        path: path, line: text.place.line, column: text.place.column,
        message:
          "`\(key)` must be \(words.words(last: "or")), not \(text.text)\(suggestion(for: text.text, among: words))"))
    return nil
  }

  private mutating func required(_ key: String, in entries: [YAMLEntry], _ line: Int) -> PageText? {
    guard let entry = entries.first(where: { $0.key == key }) else {
      fail("the header has no `\(key)`", line: line, column: 1)
      return nil
    }
    return text(key, in: entries).map { PageText($0, at: place(entry.value)) }
  }

  // MARK: Values

  private func has(_ key: String, _ entries: [YAMLEntry]) -> Bool { entries.contains { $0.key == key } }

  private mutating func check(_ entries: [YAMLEntry], allowed: [String], of subject: String) {
    for entry in entries where !allowed.contains(entry.key) {
      let nearest =
        Self.synonyms[entry.key].map { suggestion("`\($0)`") } ?? suggestion(for: entry.key, among: allowed)
      let advice =
        nearest.isEmpty ? "; parameters of the check are written in `with`, as in `with: {\(entry.key): …}`" : nearest
      fail(
        "unknown key `\(entry.key)`; expected in \(subject) one of \(allowed.joined(separator: ", "))\(advice)",
        line: entry.line, column: entry.column)
    }
  }

  private mutating func text(_ key: String, in entries: [YAMLEntry]) -> String? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    guard !value.isNull, value.content != .scalar("", isPlain: false) else {
      fail("`\(key)` has no value", value)
      return nil
    }
    let found: String
    switch PageValue(value).content {
    case .text(let text): return text
    case .number, .flag: found = "\(PageValue(value)); put it in quotes"
    case .list: found = "a list"
    case .map: found = "a map; put a text that begins with `{` in quotes"
    }
    fail("`\(key)` must be a text, not \(found)", value)
    return nil
  }

  private func items(of key: String, in entries: [YAMLEntry]) -> [YAMLNode] {
    guard case .list(let items)? = entries.first(where: { $0.key == key })?.value.content else { return [] }
    return items
  }

  private mutating func texts(_ key: String, in entries: [YAMLEntry]) -> [String]? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    guard case .list(let items) = value.content else {
      let example = key == "platforms" ? ", such as [ios, android]" : ""
      fail("`\(key)` must be a list\(example), not \(value.inProse)", value)
      return nil
    }
    var texts: [String] = []
    for item in items {
      if case .text(let text) = PageValue(item).content {
        texts.append(text)
      } else {
        fail("`\(key)` must list texts, not \(item.inProse)", item)
      }
    }
    return texts
  }

  // MARK: Mistakes

  private func place(_ node: YAMLNode) -> PageLocation {
    PageLocation(line: node.line + Self.linesBefore, column: max(1, node.column))
  }

  private mutating func fail(_ message: String, _ node: YAMLNode) {
    fail(message, line: node.line, column: node.column)
  }

  /// - Parameter line: counted in the header.
  private mutating func fail(_ message: String, line: Int, column: Int) {
    let error = UserError(path: path, line: line + Self.linesBefore, column: max(1, column), message: message)
    // The keys above the cases are read for each of them.
    if reported.insert(error).inserted { errors.append(error) }
  }
}

/// A key of a rule page's header.
package struct PageKey: Sendable {
  /// The name of the key.
  package let name: String
  /// One sentence of documentation.
  package let doc: String
  /// Whether each case needs it, from its own keys or from the header.
  package let isRequired: Bool

  private init(_ name: String, isRequired: Bool = false, _ doc: String) {
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
  }

  /// The keys that a case can set for itself.
  package static let ofCases = [
    PageKey("level", isRequired: true, "The level of a finding: error, warning or info."),
    PageKey("platforms", "The platforms of the rule: a list of ios and android (default: both)."),
    PageKey("statements", "Ids of the guideline statements that the rule checks."),
    PageKey("on", isRequired: true, "A selector of the elements to check."),
    PageKey("check", isRequired: true, "The name of a check."),
    PageKey("with", "The parameters of the check."),
    PageKey("fix", "How to fix a finding, or a list of fixes."),
    PageKey("message", "What is wrong, with placeholders such as `{title.text}` (default: the check's message)."),
    PageKey("advice", "What to do about a finding, in one clause; omit it if the message says it."),
  ]

  /// All keys of a header.
  package static let all =
    ofCases + [
      PageKey("cases", "A list of cases, if platforms or devices differ."),
      PageKey("since", "The fiorilint version that added the rule, in quotes."),
      PageKey("supersedes", "Ids of rules that report the same cause."),
    ]
}
