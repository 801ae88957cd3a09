/// A rule as its page says it: a header that the linter runs and a body for people.
///
/// The id is the page's path below `Rules`, the summary its title.
package struct RulePage: Sendable, Hashable {
  /// `group/name`.
  package var id: String
  /// The page's title: the rule in one sentence.
  package var title: String
  /// What to do about a finding, one clause at the end of each message; empty where the messages say it.
  package var advice: String
  /// The ids of the guideline statements that the rule checks.
  package var statements: [String]
  /// What is checked where; several where platforms or devices differ.
  package var cases: [RuleCase]
  /// The Markdown between the title and the examples: why.
  package var rationale: String
  /// The Markdown of the examples, from the first `## Avoid` or `## Prefer` on.
  package var examplesText: String
  /// The page's line that ``examplesText`` begins at, from 1.
  package var examplesLine: Int
  /// The fiorilint version that added the rule, as `0.1`; empty if the page has none.
  package var since: String
  /// The message of a finding in place of the check's own, with placeholders; `nil` where the page has none.
  package var message: PageText?
  /// The ids of the rules whose findings on a prototype one of this rule takes the place of.
  package var supersedes: [PageText]
  /// The page's file, as it is shown; empty for a page that is built in.
  package var path: String

  /// A page of its parts, taken as they are: what they name is looked up when a rule is made of the page.
  package init(
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
package struct RuleCase: Sendable, Hashable {
  /// `error`, `warning` or `info`.
  package var severity: String
  /// `ios`, `android` or both.
  package var platforms: [String]
  /// The statements that this case checks, where the page has several cases; else those of the page.
  package var statements: [String]
  /// The selector of the elements.
  package var selector: String
  /// The check's name.
  package var check: String
  /// The check's parameters.
  package var parameters: [PageEntry]
  /// What would fix a finding, as the page says it.
  package var fixes: PageFixes
  /// The message of a finding of this case; `nil`: that of the page.
  package var message: PageText?
  /// What to do about a finding of this case; `nil`: what the page says.
  package var advice: String?
  /// Line of the case in the page, from 1.
  package var line: Int
  /// Where the selector is.
  package var selectorPlace: PageLocation
  /// Where the check's name is.
  package var checkPlace: PageLocation

  /// A case of its parts, which are taken as they are.
  package init(
    severity: String, platforms: [String], statements: [String], selector: String, check: String,
    parameters: [PageEntry], fixes: PageFixes = PageFixes(), message: PageText? = nil, advice: String? = nil, line: Int,
    selectorPlace: PageLocation? = nil, checkPlace: PageLocation? = nil
  ) {
    self.severity = severity
    self.platforms = platforms
    self.statements = statements
    self.selector = selector
    self.check = check
    self.parameters = parameters
    self.fixes = fixes
    self.message = message
    self.advice = advice
    self.line = line
    self.selectorPlace = selectorPlace ?? PageLocation(line: line)
    self.checkPlace = checkPlace ?? PageLocation(line: line)
  }
}
