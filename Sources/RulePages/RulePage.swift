/// A rule as its page says it: a header that the linter runs and a body for people.
///
/// The id is the page's path below `Rules`, the summary its title.
public struct RulePage: Sendable, Hashable {
  /// `group/name`.
  public var id: String
  /// The page's title: the rule in one sentence.
  public var title: String
  /// What to do about a finding, one clause; it ends each message.
  public var advice: String
  /// The ids of the guideline statements that the rule checks.
  public var statements: [String]
  /// What is checked where; several where platforms or devices differ.
  public var cases: [RuleCase]
  /// The Markdown between the title and the examples: why.
  public var rationale: String
  /// The Markdown of the examples, from the first `## Avoid` or `## Prefer` on.
  public var examplesText: String
  /// The page's line that ``examplesText`` begins at, from 1.
  public var examplesLine: Int
  /// The edition that the rule came with, as `0.1`; empty where the page does not say it.
  public var since: String
  /// What a finding says in place of the check's own words, with placeholders; `nil` where the page does not say it.
  public var message: PageText?
  /// The ids of the rules whose findings on a prototype one of this rule takes the place of.
  public var supersedes: [PageText]
  /// The page's file, as it is shown; empty for a page that is built in.
  public var path: String

  /// A page of its parts, taken as they are: what they name is looked up when a rule is made of the page.
  public init(
    id: String, title: String, advice: String, statements: [String], cases: [RuleCase], rationale: String,
    examplesText: String, examplesLine: Int, since: String = "", message: PageText? = nil,
    supersedes: [PageText] = [], path: String = ""
  ) {
    self.id = id
    self.title = title
    self.advice = advice
    self.statements = statements
    self.cases = cases
    self.rationale = rationale
    self.examplesText = examplesText
    self.examplesLine = examplesLine
    self.since = since
    self.message = message
    self.supersedes = supersedes
    self.path = path
  }
}

/// One thing that a rule checks: on which elements, with which check, how severe.
public struct RuleCase: Sendable, Hashable {
  /// `error`, `warning` or `info`.
  public var severity: String
  /// `ios`, `android` or both.
  public var platforms: [String]
  /// The statements that this case checks, where the page has several cases; else those of the page.
  public var statements: [String]
  /// The selector of the elements.
  public var selector: String
  /// The check's name.
  public var check: String
  /// The check's parameters.
  public var parameters: [PageEntry]
  /// Line of the case in the page, from 1.
  public var line: Int
  /// Where the selector stands.
  public var selectorPlace: PagePlace
  /// Where the check's name stands.
  public var checkPlace: PagePlace

  /// A case of its parts, which are taken as they are.
  public init(
    severity: String, platforms: [String], statements: [String], selector: String, check: String,
    parameters: [PageEntry], line: Int, selectorPlace: PagePlace? = nil, checkPlace: PagePlace? = nil
  ) {
    self.severity = severity
    self.platforms = platforms
    self.statements = statements
    self.selector = selector
    self.check = check
    self.parameters = parameters
    self.line = line
    self.selectorPlace = selectorPlace ?? PagePlace(line: line)
    self.checkPlace = checkPlace ?? PagePlace(line: line)
  }
}
