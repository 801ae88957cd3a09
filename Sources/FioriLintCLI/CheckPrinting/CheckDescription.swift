import BuiltInRules
import Linting
import Screens
import Project
import RulePageReading
import RulePages

/// The description of a check for authors of rules.
struct CheckDescription {
  /// What pages call it.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// The kinds of element that it can check.
  let kinds: [Kind]
  /// The same in words; `nil` for all.
  let kindsInWords: String?
  let parameters: [any CheckParameter]
  /// Whether a page may give it parameters of other names.
  let takesOthers: Bool
  /// A rule that names it; `nil` where none does.
  let example: Example?

  /// A case of a rule that names a check, and the first example of its page.
  struct Example {
    let rule: String
    /// The lines of the header that say on what, which check, and with what.
    let header: [String]
    /// The example's language, with the traits of its screen.
    let language: String
    /// A description that fails the rule, with `↓` directly before what is reported; `nil` if the page has none.
    let text: String?
  }

  init(_ check: AnyCheck, _ additions: TeamExtensions) {
    name = check.name
    summary = check.summary
    kinds = check.kinds
    kindsInWords = check.kindsInWords
    parameters = check.parameterList
    takesOthers = check.takesOthers
    let pages = BuiltInRules.pages + additions.rules.map(\.page) + Self.drafts
    let using = pages.filter { page in page.cases.contains { $0.check == check.name } }
    // The simplest one shows most.
    example = using.min { $0.cases.count < $1.cases.count }.flatMap { Example($0, of: check.name) }
  }

  /// The page that `new-rule` writes, and others of teams, which show what no built-in rule does.
  private static var drafts: [RulePage] {
    [("acme/short-titles", RulePageDraft.text), ("acme/target-distance", RulePageDraft.minDistance)].compactMap {
      id, text in
      try? RulePageReader(id: id, path: "").read(text)
    }
  }
}

extension CheckDescription.Example {
  fileprivate init?(_ page: RulePage, of check: String) {
    guard let item = page.cases.first(where: { $0.check == check }) else { return nil }
    rule = page.id
    var header = ["on: \(Self.quoted(item.selector))", "check: \(check)"]
    if !item.parameters.isEmpty {
      header.append("with: {\(item.parameters.map { "\($0.key): \(Self.written($0.value))" }.joined(separator: ", "))}")
    }
    self.header = header
    let example = page.examples.first { $0.expectation == .avoid }
    language = example.map { ([$0.language] + $0.traits).joined(separator: " ") } ?? ""
    text = example?.marked
  }

  private static func written(_ value: PageValue) -> String {
    switch value.content {
    case .text(let text): text.allSatisfy { $0.isLetter || $0 == "-" || $0 == "/" } ? text : quoted(text)
    case .list(let items): "[\(items.map(written).joined(separator: ", "))]"
    default: value.description
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
