import Documents
import Linting
import Reporting

/// Writes coverage for scripts.
///
/// An object of `version`, `complete` (whether each statement is covered or undecidable), `documents` and `statements`.
/// If screens were read, each statement has `screens` with its outcome on them, and there is a `summary`.
enum CoverageJSON {
  static func document(_ coverage: Coverage, version: String) -> ReportBuffer {
    var output = ReportBuffer()
    JSONWriter.write(to: &output) { json in
      json.member("version", version)
      json.member("complete", coverage.isComplete)
      json.member(
        "documents",
        list: { json in
          for section in coverage.sections { json.element { write(section, to: &$0) } }
        })
      json.member(
        "statements",
        list: { json in
          for section in coverage.sections {
            for entry in section.entries {
              json.element { write(entry, of: section.document, hasScreens: coverage.summary != nil, to: &$0) }
            }
          }
        })
      if let summary = coverage.summary { json.member("summary", object: { write(summary, to: &$0) }) }
    }
    return output
  }

  private static func write(_ section: Coverage.Section, to json: inout JSONWriter) {
    json.member("id", section.document.id)
    json.member("title", section.document.title)
    json.member("platforms", texts: section.document.platforms.names)
    json.member("statements", section.entries.count)
    json.member("covered", section.covered)
    json.member("undecidable", section.count(.undecidable))
    json.member("examples", section.examples)
  }

  private static func write(
    _ entry: Coverage.Entry, of document: GuidelineDocument, hasScreens: Bool, to json: inout JSONWriter
  ) {
    json.member("id", entry.statement.id)
    json.member("document", document.id)
    json.member("section", entry.statement.section)
    json.member("level", entry.statement.level)
    json.member("says", entry.statement.says)
    json.member("state", entry.state.rawValue)
    if entry.state == .undecidable { json.member("reason", entry.statement.undecidable) }
    json.member("rules", texts: entry.rules)
    json.member(
      "examples",
      object: { json in
        json.member("avoid", entry.avoid)
        json.member("prefer", entry.prefer)
      })
    guard hasScreens else { return }
    json.member(
      "screens",
      object: { json in
        json.members(entry.outcome.tally)
        json.member(
          "missing",
          list: { json in
            for (fact, count) in MissingFactCount.sorted(entry.outcome.missingFacts) {
              json.element { json in
                json.member("fact", fact.name)
                json.member("count", count)
              }
            }
          })
      })
  }

  private static func write(_ summary: Summary, to json: inout JSONWriter) {
    json.member("files", summary.files)
    json.member("screens", summary.screens)
    json.member("failures", summary.failures)
  }
}
