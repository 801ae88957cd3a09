import Documents
import Linting

/// What a SARIF log says about a rule.
struct SARIFRule {
  var id: String
  var shortDescription: String
  var fullDescription: String
  var helpText: String
  var helpMarkdown: String
  /// An absolute address, as the format asks; `nil` for a team's own rule, whose page `help` names.
  var helpURI: String?
  var severity: Severity
  var tags: [String]
  /// The guideline statements that it checks.
  var statements: [String]

  /// Hosts show ten tags of a rule.
  private static let tagLimit = 10

  private static let unreadableHelp =
    "Nothing after this location was checked. Fix the file, or exclude it."

  /// The rule for unreadable input.
  static let unreadableInput = SARIFRule(
    id: "fiorilint/unreadable-input",
    shortDescription: "An input can be read.",
    fullDescription: "An input can be read to its end. The screens of an unreadable file are not checked.",
    helpText: unreadableHelp, helpMarkdown: unreadableHelp,
    helpURI: ProjectPages.home, severity: .error, tags: ["fiorilint"], statements: [])

  private static let ruleFailureHelp =
    "The rule did not check this element, and perhaps not others in the file. Fix the page of the rule, or turn the rule off."

  /// The rule for rules that fail on a file.
  static let ruleFailure = SARIFRule(
    id: "fiorilint/rule-failure",
    shortDescription: "Every rule runs without an error.",
    fullDescription: "Every rule runs without an error. A rule that fails may miss findings.",
    helpText: ruleFailureHelp, helpMarkdown: ruleFailureHelp,
    helpURI: ProjectPages.home, severity: .error, tags: ["fiorilint"], statements: [])

  /// The rule of a failure.
  static func broken(by failure: Failure) -> SARIFRule { failure.rule == nil ? unreadableInput : ruleFailure }

  /// The rules of the failures of some files.
  static func broken(in files: [FileReport]) -> [SARIFRule] {
    (files.contains { $0.failure != nil } ? [unreadableInput] : [])
      + (files.contains { !$0.ruleFailures.isEmpty } ? [ruleFailure] : [])
  }
}

extension SARIFRule {
  init(_ rule: Rule, of run: RunInformation) {
    id = rule.id
    let page = rule.page
    let title = page.title.isEmpty ? rule.id : page.title
    shortDescription = SARIFText.sentence(title, limit: SARIFText.descriptionLimit)
    let paragraphs = page.rationale.split(separator: "\n\n").map { SARIFText.joined($0) }.filter { !$0.isEmpty }
    fullDescription = SARIFText.sentence(
      paragraphs.first ?? title, limit: SARIFText.descriptionLimit)
    let advice = page.advice.prefix(1).uppercased() + page.advice.dropFirst()
    var text = paragraphs.isEmpty ? [shortDescription] : paragraphs.map { SARIFText.unlinked($0) }
    var markdown = [page.rationale.isEmpty ? title : page.rationale]
    if !advice.isEmpty {
      text.append("What to do: \(SARIFText.sentence(advice))")
      markdown.append("**What to do:** \(advice)" + (advice.hasSuffix(".") ? "" : "."))
    }
    statements = rule.statements
    if !statements.isEmpty {
      text.append("Guideline statements: \(statements.joined(separator: ", ")).")
      markdown.append("**Guideline statements:** \(statements.joined(separator: ", ")).")
    }
    if !page.examplesText.isEmpty {
      // The mark of the place that is found would make the examples unreadable to anything but our tests.
      markdown.append(String(page.examplesText.filter { $0 != "↓" }))
    }
    if !page.path.isEmpty {
      text.append("Page: \(ProjectPages.page(of: rule))")
      markdown.append("**Page:** `\(ProjectPages.page(of: rule))`")
    }
    helpText = text.joined(separator: "\n\n")
    helpMarkdown = SARIFText.withoutHTML(markdown.joined(separator: "\n\n"))
    helpURI = ProjectPages.address(of: rule, in: run)
    severity = rule.severity
    let group = rule.id.split(separator: "/").first.map(String.init) ?? rule.id
    tags = Array(([group] + rule.platforms.names + statements).prefix(Self.tagLimit))
  }

  func write(_ taxonomies: SARIFTaxonomies, to json: inout JSONWriter) {
    json.member("id", id)
    json.member("name", SARIFText.pascalCase(id))
    json.member("shortDescription", object: { $0.member("text", shortDescription) })
    json.member("fullDescription", object: { $0.member("text", fullDescription) })
    json.member(
      "help",
      object: { json in
        json.member("text", helpText)
        json.member("markdown", helpMarkdown)
      })
    if let helpURI { json.member("helpUri", helpURI) }
    json.member("defaultConfiguration", object: { $0.member("level", severity.sarifLevel) })
    if taxonomies.contains(anyOf: statements) {
      json.member("relationships", list: { taxonomies.writeRelationships(to: statements, to: &$0) })
    }
    json.member(
      "properties",
      object: { json in
        json.member("tags", texts: tags)
        json.member("problem.severity", severity == .info ? "recommendation" : severity.name)
      })
  }
}

extension Severity {
  /// SARIF's word for it.
  var sarifLevel: String { self == .info ? "note" : name }
}
