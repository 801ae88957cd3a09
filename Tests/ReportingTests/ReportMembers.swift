/// The members of JSON reports, as `docs/reference/json.md` describes them.
struct ReportMember: Sendable {
  var name: String
  var meaning: String
  /// Whether an option adds it, or only some objects have it.
  var isOptional = false

  init(_ name: String, _ meaning: String, optional isOptional: Bool = false) {
    (self.name, self.meaning, self.isOptional) = (name, meaning, isOptional)
  }
}

extension ReportMember {
  /// The objects of a report, each with the path of its members.
  static let objects: [(title: String, path: String, members: [ReportMember])] = [
    ("Report", "", report), ("Finding", "findings[]", finding), ("Failure", "failures[]", failure),
    ("Summary", "summary", summary), ("Check", "checks[]", check),
    ("Fix", "findings[].fixes[]", fix), ("Edit", "findings[].fixes[].edits[]", edit),
    ("Suppression", "findings[].suppressed", suppressed), ("Other location", "findings[].elsewhere[]", elsewhere),
  ]

  private static let report = [
    ReportMember("version", "the version of fiorilint"),
    ReportMember("findings", "the findings, in the order of path, line, column and rule"),
    ReportMember("baselined", "findings of the baseline, with `--show baselined`", optional: true),
    ReportMember("failures", "files that could not be read, and rules that failed"),
    ReportMember("summary", "counts"),
    ReportMember("checks", "with `--checks`: the outcomes for each file and rule", optional: true),
    ReportMember("merge", "in a partial report: data for `fiorilint merge`", optional: true),
  ]

  private static let finding = [
    ReportMember("rule", "the id of the rule"),
    ReportMember("severity", "`error`, `warning` or `info`"),
    ReportMember("path", "the file, relative to the working directory, with `/`"),
    ReportMember("line", "the first line, from 1"),
    ReportMember("column", "the first column, from 1, in Unicode scalars"),
    ReportMember("endLine", "the last line"),
    ReportMember("endColumn", "the column after the last one"),
    ReportMember("element", "the path of the element"),
    ReportMember("label", "the name that a tool gave the element, if it has one", optional: true),
    ReportMember("message", "the problem and what to do"),
    ReportMember("measured", "what was measured: an object for each quantity", optional: true),
    ReportMember("required", "what is required: an object for each quantity", optional: true),
    ReportMember("statements", "ids of the guideline statements"),
    ReportMember("elsewhere", "locations in other files, such as the uses of a fragment", optional: true),
    ReportMember("fixes", "with `--show fixes`: how to fix it", optional: true),
    ReportMember("suppressed", "with `--show suppressed`: why it does not count", optional: true),
    ReportMember("suppression", "with `--show suppressions`: a text that suppresses it", optional: true),
    ReportMember("suppressionPlace", "where to insert this text", optional: true),
  ]

  private static let failure = [
    ReportMember("path", "the file"),
    ReportMember("line", "the line, if the location is known", optional: true),
    ReportMember("column", "the column, if the location is known", optional: true),
    ReportMember("message", "what is wrong, and what was expected"),
    ReportMember("rule", "the id of a rule that failed", optional: true),
  ]

  private static let summary = [
    ReportMember("files", "files that were checked"),
    ReportMember("screens", "screens in them"),
    ReportMember("errors", "findings with severity `error`"),
    ReportMember("warnings", "findings with severity `warning`"),
    ReportMember("infos", "findings with severity `info`"),
    ReportMember("baselined", "findings of the baseline, if there are any", optional: true),
    ReportMember("passed", "checks that passed"),
    ReportMember("failed", "checks that failed"),
    ReportMember("inconclusive", "checks of a fact that is unknown in the file"),
    ReportMember("unsupported", "checks of a fact that the format never contains"),
    ReportMember("notApplicable", "elements to which a rule does not apply"),
    ReportMember("suppressed", "with `--show suppressed`: findings that do not count", optional: true),
    ReportMember("skipped", "files that are not screens"),
    ReportMember("note", "if no check applied: what would", optional: true),
  ]

  private static let check = [
    ReportMember("path", "the file"),
    ReportMember("rule", "the id of the rule"),
    ReportMember("failed", "elements that failed"),
    ReportMember("passed", "elements that passed"),
    ReportMember("inconclusive", "elements with a missing fact"),
    ReportMember("unsupported", "elements whose format never contains the fact"),
    ReportMember("notApplicable", "elements to which the rule does not apply"),
    ReportMember("missing", "the missing facts of inconclusive elements, such as `frame of collectionCell[p1]`"),
  ]

  private static let fix = [
    ReportMember("title", "what the fix does"),
    ReportMember("class", "`safe`, `unsafe` or `suggestion`"),
    ReportMember("edits", "text changes; apply all or none"),
  ]

  private static let edit = [
    ReportMember("path", "the file, if it is not the one of the finding", optional: true),
    ReportMember("line", "the first line to replace"),
    ReportMember("column", "the first column to replace"),
    ReportMember("endLine", "the last line"),
    ReportMember("endColumn", "the column after the last one"),
    ReportMember("text", "the new text"),
  ]

  private static let suppressed = [
    ReportMember("reason", "the reason that the suppression gives"),
    ReportMember("by", "`configuration`, if the configuration suppresses it", optional: true),
  ]

  private static let elsewhere = [
    ReportMember("path", "the file"),
    ReportMember("line", "the line"),
    ReportMember("column", "the column"),
    ReportMember("message", "what is there"),
  ]
}
