import Linting

/// Writes coverage in Markdown: a table of the documents, and a page for each document. Links of the table start from
/// the top of the repository, and those of a page from `Rules`.
enum CoverageMarkdown {
  /// A row for each document.
  static func table(_ coverage: Coverage) -> String {
    let hasScreens = coverage.summary != nil
    var table = MarkdownTable(
      ["Document", "Statements:", "Covered:", "Examples:"] + (hasScreens ? outcomeHeadings : []))
    for section in coverage.sections {
      let document = section.document
      var cells = ["[\(document.title)](Rules/\(document.page).md)"]
      cells += [section.entries.count, section.covered, section.examples].map(String.init)
      table.add(cells + (hasScreens ? outcome(section.tally) : []))
    }
    return table.text
  }

  /// The pages of the documents, one after the other.
  static func pages(_ coverage: Coverage) -> String {
    coverage.sections.map { page($0, hasScreens: coverage.summary != nil) }.joined(separator: "\n")
  }

  private static func page(_ section: Coverage.Section, hasScreens: Bool) -> String {
    let document = section.document
    var text = "# \(document.title)\n\n"
    text += "<!-- Made by `fiorilint coverage --format markdown --document \(document.id)`. Do not edit. -->\n\n"
    text +=
      "Rules check \(section.covered) of the \(section.entries.count) statements. The text of a statement is a summary. "
    text += "The examples\nof a rule fail it (avoid) or pass it (prefer), and are tests.\n\n"
    let outcomes = hasScreens ? outcomeHeadings + ["Missing facts"] : []
    var table = MarkdownTable(
      ["Statement", "Section", "Level", "What it asks", "Rules", "Avoid:", "Prefer:"] + outcomes)
    for entry in section.entries {
      let statement = entry.statement
      var cells = [statement.id, statement.section, statement.level, statement.says, rules(entry)]
      cells += [String(entry.avoid), String(entry.prefer)]
      if hasScreens {
        let missingFacts = MissingFactCount.sorted(entry.outcome.missingFacts).map { "\($0.fact.prose) (\($0.count))" }
        cells += outcome(entry.outcome.tally) + [missingFacts.joined(separator: ", ")]
      }
      table.add(cells)
    }
    return text + table.text
  }

  private static func rules(_ entry: Coverage.Entry) -> String {
    switch entry.state {
    case .open: "**no rule**"
    case .undecidable: "undecidable: \(entry.statement.undecidable)"
    case .covered, .untested: entry.rules.map { "[\($0)](\($0).md)" }.joined(separator: ", ")
    }
  }

  private static let outcomeHeadings = ["Failed:", "Passed:", "Inconclusive:", "Unsupported:", "Not applicable:"]

  private static func outcome(_ tally: Tally) -> [String] {
    [tally.failed, tally.passed, tally.inconclusive, tally.unsupported, tally.notApplicable].map(String.init)
  }
}
