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
  /// The page's line that ``rationale`` begins at, from 1; 0 for a page that was not read.
  package var rationaleLine: Int
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
    supersedes: [PageText] = [], rationaleLine: Int = 0, path: String = ""
  ) {
    self.rationaleLine = rationaleLine
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
  /// Where each of the statements is, for a page that was read.
  package var statementPlaces: [PageLocation]
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
    selectorPlace: PageLocation? = nil, checkPlace: PageLocation? = nil, statementPlaces: [PageLocation] = []
  ) {
    self.statementPlaces = statementPlaces
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

/// A place in a rule page.
package struct PageLocation: Sendable, Hashable {
  /// From 1; 0 where it is not known.
  package var line: Int
  /// From 1; 0 where only the line is known.
  package var column: Int

  /// A place of a line and, where it is known, a column.
  package init(line: Int, column: Int = 0) {
    self.line = line
    self.column = column
  }
}

/// A text in the header of a rule page, with its place.
package struct PageText: Sendable, Hashable {
  /// The text itself.
  package var text: String
  /// Where it is.
  package var place: PageLocation

  /// A text at a place.
  package init(_ text: String, at place: PageLocation) {
    self.text = text
    self.place = place
  }
}

/// The value of `fix:` in a page, one map for each fix; made when it is needed, as in few runs.
package struct PageFixes: Sendable, Hashable {
  private let make: (@Sendable () -> [PageValue])?

  /// No fixes.
  package init() { make = nil }

  /// Some fixes.
  package init(_ make: @escaping @Sendable () -> [PageValue]) { self.make = make }

  /// The maps.
  package var values: [PageValue] { make?() ?? [] }

  /// Whether there are none.
  package var isEmpty: Bool { make == nil }

  /// Whether both say the same.
  package static func == (left: PageFixes, right: PageFixes) -> Bool { left.values == right.values }

  /// Takes the maps.
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// One statement of a guideline document, as the ledger `Rules/statements.yml` has it.
package struct GuidelineStatement: Sendable, Hashable {
  /// The document's id and a number: `ios-cv-09`.
  package var id: String
  /// The headings that it is under.
  package var section: String
  /// How it is meant: `must`, `should` or `hint`.
  package var level: String
  /// The id of the rule that is to check it.
  package var rule: String
  /// What it asks, in our own words.
  package var says: String
  /// Why no screen description can tell whether it is kept; empty where one can.
  package var undecidable: String

  /// A statement of its parts, taken as they are.
  package init(
    id: String, section: String, level: String, rule: String, says: String, undecidable: String = ""
  ) {
    self.id = id
    self.section = section
    self.level = level
    self.rule = rule
    self.says = says
    self.undecidable = undecidable
  }
}

/// A rules version: the version of fiorilint that added a rule, `MAJOR.MINOR`.
package struct RulesVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let major: Int
  private let minor: Int

  /// The rules version that a text names, as `0.1`; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.count <= 4, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: part, as: UTF8.self))
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    (major, minor) = (numbers[0], numbers[1])
  }

  /// The rules version of a version such as `0.1.0`.
  package init?(version: String) {
    self.init(version.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// `MAJOR.MINOR`.
  package var description: String { "\(major).\(minor)" }

  /// Whether the left one is older.
  package static func < (left: RulesVersion, right: RulesVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
