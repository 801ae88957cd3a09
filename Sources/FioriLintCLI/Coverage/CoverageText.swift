import Linting

/// Prints coverage for people at a terminal: a table for each document, and what it comes to.
struct CoverageText {
  private static let idWidth = 15
  let colours: Colours
  let layout: TextLayout

  func text(_ coverage: Coverage) -> String {
    var text = ""
    for section in coverage.sections {
      let document = section.document
      text += colours.strong("\(document.title) (\(document.id))")
      text += ": \(section.covered) of \(section.entries.count) statements covered\n"
      text +=
        "  " + colours.faint(TextLayout.padded("statement", Self.idWidth) + "level   " + headings(coverage)) + "\n"
      for entry in section.entries { text += row(entry, hasScreens: coverage.summary != nil) }
      text += "\n"
    }
    return text + summary(coverage)
  }

  private func headings(_ coverage: Coverage) -> String {
    coverage.summary == nil
      ? "avoid prefer  rules" : "failed passed inconclusive unsupported not applicable"
  }

  private func row(_ entry: Coverage.Entry, hasScreens: Bool) -> String {
    var text = "  " + TextLayout.padded(entry.statement.id, Self.idWidth)
    text += TextLayout.padded(entry.statement.level, 8)
    if hasScreens, !entry.rules.isEmpty {
      let tally = entry.outcome.tally
      let failed = TextLayout.padded(tally.failed, 6)
      text += tally.failed > 0 ? colours.bad(failed) : failed
      text += " \(TextLayout.padded(tally.passed, 6)) \(TextLayout.padded(tally.inconclusive, 12))"
      text += " \(TextLayout.padded(tally.unsupported, 11)) \(TextLayout.padded(tally.notApplicable, 14))\n"
      text += note("rules:", rules(entry))
    } else if hasScreens {
      text += rules(entry) + "\n"
    } else {
      text += "\(TextLayout.padded(entry.avoid, 5)) \(TextLayout.padded(entry.prefer, 6))  \(rules(entry))\n"
    }
    if entry.state == .open { text += note("asks:", entry.statement.says) }
    if entry.state == .undecidable { text += note("why:", entry.statement.undecidable) }
    let missingFacts = MissingFactCount.sorted(entry.outcome.missingFacts).map { "\($0.fact.prose) (\($0.count))" }
    if !missingFacts.isEmpty { text += note("missing:", missingFacts.joined(separator: ", ")) }
    return text
  }

  private func rules(_ entry: Coverage.Entry) -> String {
    let names = entry.rules.joined(separator: ", ")
    return switch entry.state {
    case .covered: names
    case .untested: names + " " + colours.bad("(\(entry.avoid == 0 ? "no failing" : "no passing") example)")
    case .undecidable: colours.faint("undecidable")
    case .open: colours.bad("no rule")
    }
  }

  private func note(_ label: String, _ text: String) -> String {
    layout.paragraph("\(label) \(text)", indentation: Self.idWidth + 2)
  }

  private func summary(_ coverage: Coverage) -> String {
    let entries = coverage.sections.flatMap(\.entries)
    func count(_ state: Coverage.Entry.State) -> Int { entries.count { $0.state == state } }
    var parts = ["\(count(.covered)) of \(entries.count) statements covered"]
    if count(.untested) > 0 { parts.append("\(count(.untested)) without an example") }
    if count(.undecidable) > 0 { parts.append("\(count(.undecidable)) undecidable") }
    if count(.open) > 0 { parts.append("\(count(.open)) without a rule") }
    var text = parts.joined(separator: ", ") + "\n"
    if let summary = coverage.summary {
      let tally = entries.reduce(into: Tally()) { $0 += $1.outcome.tally }
      text += "\(tally.failed) failed, \(tally.passed) passed, \(tally.inconclusive) inconclusive, "
      text += "\(tally.unsupported) unsupported in "
      text += "\(summary.screens) \(summary.screens == 1 ? "screen" : "screens")\n"
    }
    return text
  }
}
