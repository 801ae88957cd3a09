import Linting
import Screens

/// What the JSON report has besides its normative members where it is made to be merged, so that any report can be written from it:
/// further members of findings and failures, and the member `merge` with all files.
///
/// Whatever is added to a ``FileReport`` for a reporter has its place here too, and in `ReportReader`, which reads it.
extension JSONReporter {
  static func writeMergeMembers(of finding: Finding, to json: inout JSONWriter) {
    if let mark = finding.mark { json.member("mark", line: { write(mark, to: &$0) }) }
    writeOtherColumns(finding.start, finding.end, to: &json)
    if let lineHash = finding.lineHash { json.member("lineHash", lineHash) }
    if let excerpt = finding.excerpt {
      json.member(
        "excerpt",
        object: { json in
          json.member("text", excerpt.text)
          json.member("column", excerpt.column)
        })
    }
    guard !finding.related.isEmpty else { return }
    json.member(
      "related",
      list: { json in
        for place in finding.related {
          json.element { json in
            json.member("message", place.message)
            json.member("element", place.element)
            json.member("line", place.start.line)
            json.member("column", place.start.column)
            json.member("endLine", place.end.line)
            json.member("endColumn", place.end.column)
            writeOtherColumns(place.start, place.end, to: &json)
          }
        }
      })
  }

  /// Columns in the units that other reports count in: where it begins, where it ends.
  private static func writeOtherColumns(_ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter) {
    json.member("utf16Columns", numbers: [start.utf16Column, end.utf16Column])
    json.member("byteColumns", numbers: [start.byteColumn, end.byteColumn])
  }

  static func writeMergeMembers(of failure: Failure, to json: inout JSONWriter) {
    guard let position = failure.position else { return }
    json.member("utf16Column", position.utf16Column)
    json.member("byteColumn", position.byteColumn)
  }

  static func writeMerge(_ report: Report, to json: inout JSONWriter) {
    json.member("rules", texts: report.run.rules.map(\.id))
    if let shard = report.run.shard {
      json.member(
        "shard",
        object: { json in
          json.member("number", shard.number)
          json.member("count", shard.count)
          json.member("paths", shard.paths)
          json.member("hash", shard.hash)
        })
    }
    if !report.run.passedOver.isEmpty { json.member("passedOver", texts: report.run.passedOver) }
    let statements = Set(report.files.flatMap(\.statements.keys)).sorted()
    json.member("statements", texts: statements)
    json.member(
      "files", list: { json in for file in report.files { json.element { write(file, statements, to: &$0) } } })
  }

  private static func write(_ file: FileReport, _ statements: [String], to json: inout JSONWriter) {
    json.member("path", file.path)
    json.member("format", file.format)
    json.member("isXML", file.isXML)
    json.member("encoding", file.encoding)
    if let path = file.configurationPath { json.member("configurationPath", path) }
    if let digest = file.digest { json.member("digest", digest) }
    json.member("screens", file.screens)
    // How many of the lists above are this file's: two may have one path, where names are not UTF-8.
    json.member("findings", file.findings.count)
    json.member("failures", file.failures.count)
    // Five numbers for each rule that looked at anything: most rules have nothing to do in most files.
    let tallies = file.tallies.enumerated().filter { $0.element != Tally() }
    json.member(
      "tallies",
      numbers: tallies.flatMap { rule, tally in
        [rule, tally.violated, tally.conforming, tally.undecided, tally.notApplicable]
      })
    json.member(
      "statements",
      numbers: statements.enumerated().flatMap { index, id -> [Int] in
        guard let tally = file.statements[id] else { return [] }
        return [index, tally.violated, tally.conforming, tally.undecided, tally.notApplicable]
      })
    if !file.drawings.isEmpty {
      json.member(
        "drawings",
        list: { json in for drawing in file.drawings { json.element { write(drawing, to: &$0) } } })
    }
    write(file.suppressed, "suppressed", of: file, to: &json)
    write(file.baselined, "baselined", of: file, to: &json)
    let needs = file.needs.enumerated().filter { !$0.element.isEmpty }
    guard !needs.isEmpty else { return }
    json.member(
      "needs",
      list: { json in
        for (rule, facts) in needs {
          json.element { json in
            json.member("rule", rule)
            json.member("facts", texts: facts)
          }
        }
      })
  }

  /// Findings that are not among the report's own, where there are any.
  private static func write(
    _ findings: [Finding], _ name: StaticString, of file: FileReport, to json: inout JSONWriter
  ) {
    guard !findings.isEmpty else { return }
    json.member(
      name,
      list: { json in
        for finding in findings {
          json.element { json in
            write(finding, file.path, to: &json)
            writeMergeMembers(of: finding, to: &json)
          }
        }
      })
  }
}
