import Formats
import Linting
import Reporting
import Screens

/// Reads the json reports that `fiorilint check --mergeable` writes.
struct ReportReader {
  private let file: ReportFile
  private var rules: [String] = []
  private var statements: [String] = []

  /// Reads a report.
  ///
  /// - Parameter known: all rules, sorted by id.
  /// - Throws: a ``CommandError`` with its place where it cannot be read, or is no such report of this version.
  static func read(_ path: String, known: [Rule]) throws -> MergeableReport {
    try ReportFile.read(path) { file, root throws(ReadError) in
      var reader = ReportReader(file: file)
      return try reader.report(root, known)
    }
  }

  private init(file: ReportFile) {
    self.file = file
  }

  // MARK: Parts of the report

  private mutating func report(
    _ root: ReportObject, _ known: [Rule]
  ) throws(ReadError) -> MergeableReport {
    guard root.has("version"), root.has("findings"), root.has("failures"), root.has("summary") else {
      throw root.error(
        "expected a json report of fiorilint, an object with `version`, `findings`, `failures`, `summary` and `merge`")
    }
    let version = try root.text("version")
    guard version == FioriLintCommand.version else {
      throw root.error(
        "the report was written by fiorilint \(version), and this is \(FioriLintCommand.version): expected the same version",
        at: "version")
    }
    guard root.has("merge") else {
      throw root.error(
        "the report does not hold what others are made of: expected one that was written with --shard or --mergeable")
    }
    let merge = try root.object("merge")
    rules = try merge.texts("rules")
    try checkNames(rules, of: "rule", in: merge, at: "rules", known: known.map(\.id))
    statements = try merge.texts("statements")
    try checkNames(
      statements, of: "statement", in: merge, at: "statements",
      known: Set(known.flatMap(\.allStatements)).sorted())
    var findings = try root.objects("findings")[...]
    var failures = try root.objects("failures")[...]
    var files: [MergeableReport.File] = []
    for object in try merge.objects("files") {
      let position = file.position(of: object.offset)
      files.append(MergeableReport.File(report: try report(of: object, &findings, &failures), position: position))
    }
    if let left = findings.first ?? failures.first {
      throw left.error("no file in `merge` has this: expected each finding and failure to belong to one")
    }
    return MergeableReport(
      path: file.path, rules: rules, shard: try shard(merge),
      passedOver: merge.has("passedOver") ? try merge.texts("passedOver") : [], files: files)
  }

  /// Lists of names are sorted, and each name is known.
  private func checkNames(
    _ names: [String], of what: String, in merge: ReportObject, at member: StaticString, known: [String]
  ) throws(ReadError) {
    var rest = known[...]
    for name in names {
      guard let index = rest.firstIndex(of: name) else {
        let reason =
          known.contains(name)
          ? "the \(what) \(name) stands twice or out of order"
          : "no \(what) is called \(name)\(Self.advice(name, known))"
        throw merge.error("\(reason): expected the \(what)s of the run, sorted", at: member)
      }
      rest = rest[(index + 1)...]
    }
  }

  private static func advice(_ name: String, _ names: [String]) -> String {
    nearest(to: name, among: names).map { " (did you mean \($0)?)" } ?? ""
  }

  private func shard(_ merge: ReportObject) throws(ReadError) -> ShardInformation? {
    guard merge.has("shard") else { return nil }
    let object = try merge.object("shard")
    let count = try object.number("count", in: Shard.counts)
    return ShardInformation(
      number: try object.number("number", in: 1...count), of: count, paths: try object.number("paths"),
      hash: try object.text("hash"))
  }

  private func report(
    of object: ReportObject, _ findings: inout ArraySlice<ReportObject>, _ failures: inout ArraySlice<ReportObject>
  ) throws(ReadError) -> FileReport {
    var file = FileReport(path: try object.text("path"))
    file.format = try object.text("format")
    file.isXML = try object.flag("isXML")
    file.encoding = try object.text("encoding")
    if object.has("configurationPath") { file.configurationPath = try object.text("configurationPath") }
    if object.has("digest") { file.digest = try object.text("digest") }
    file.screens = try object.number("screens")
    if object.has("drawings") { file.drawings = try DrawingReader.drawings(object) }
    let count = try object.number("findings")
    guard count <= findings.count else {
      throw object.error("the file is to have \(count) findings, and only \(findings.count) are left", at: "findings")
    }
    for found in findings.prefix(count) { file.findings.append(try finding(found, in: file)) }
    findings = findings.dropFirst(count)
    let failureCount = try object.number("failures")
    guard failureCount <= failures.count else {
      throw object.error(
        "the file is to have \(failureCount) failures, and only \(failures.count) are left", at: "failures")
    }
    for failed in failures.prefix(failureCount) {
      let failure = try failure(failed, in: file)
      if failure.rule != nil {
        file.ruleFailures.append(failure)
      } else if file.failure == nil {
        file.failure = failure
      } else {
        throw failed.error("the file could not be read for one reason, and here is a second")
      }
    }
    failures = failures.dropFirst(failureCount)
    if object.has("baselined") {
      for found in try object.objects("baselined") { file.baselined.append(try finding(found, in: file)) }
    }
    if object.has("suppressed") {
      for found in try object.objects("suppressed") {
        var finding = try finding(found, in: file)
        finding.suppression = try suppression(found.object("suppressed"))
        file.suppressed.append(finding)
      }
    }
    try addTallies(of: object, to: &file)
    return file
  }

  private func addTallies(of object: ReportObject, to file: inout FileReport) throws(ReadError) {
    file.tallies = Array(repeating: Tally(), count: rules.count)
    try forEachTally(of: object, at: "tallies", "rule", count: rules.count) { file.tallies[$0] = $1 }
    try forEachTally(of: object, at: "statements", "statement", count: statements.count) {
      file.statements[statements[$0]] = $1
    }
    file.needs = Array(repeating: [], count: rules.count)
    guard object.has("needs") else { return }
    for need in try object.objects("needs") {
      let rule = try need.number("rule")
      guard rules.indices.contains(rule) else { throw none("rule", rule, of: rules.count, need, at: "rule") }
      file.needs[rule] = try need.texts("facts")
    }
  }

  /// Reads five numbers for each rule or statement that anything came of: its index and what came of it.
  private func forEachTally(
    of object: ReportObject, at name: StaticString, _ what: String, count: Int, _ body: (Int, Tally) -> Void
  ) throws(ReadError) {
    let numbers = try object.numbers(name)
    guard numbers.count.isMultiple(of: 5) else {
      throw object.error("expected five numbers for each \(what), found \(numbers.count) numbers", at: name)
    }
    var next = 0
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let index = numbers[start]
      guard index < count else { throw none(what, index, of: count, object, at: name) }
      guard index >= next else {
        throw object.error("the \(what) \(index) stands twice or out of order", at: name)
      }
      next = index + 1
      var tally = Tally()
      (tally.violated, tally.conforming) = (numbers[start + 1], numbers[start + 2])
      (tally.undecided, tally.notApplicable) = (numbers[start + 3], numbers[start + 4])
      body(index, tally)
    }
  }

  private func none(
    _ what: String, _ number: Int, of count: Int, _ object: ReportObject, at name: StaticString
  ) -> ReadError {
    object.error("there is no \(what) \(number): expected the index of one of \(count) \(what)s", at: name)
  }

  // MARK: Findings and failures

  private func finding(_ object: ReportObject, in file: FileReport) throws(ReadError) -> Finding {
    try checkPath(object, file)
    let rule = try object.text("rule")
    guard rules.contains(rule) else {
      throw object.error("the rule \(rule) is none of the run's\(Self.advice(rule, rules))", at: "rule")
    }
    let name = try object.text("severity")
    guard let severity = Severity(name: name) else {
      throw object.error("unknown severity \(name); expected error, warning or info", at: "severity")
    }
    let (start, end) = try object.range()
    var finding = Finding(
      rule: rule, severity: severity, message: try object.text("message"), start: start, end: end,
      element: try object.text("element"), statements: try object.texts("statements"), related: [])
    if object.has("lineHash") { finding.lineHash = try object.text("lineHash") }
    if object.has("excerpt") {
      let excerpt = try object.object("excerpt")
      finding.excerpt = SourceExcerpt(text: try excerpt.text("text"), column: try excerpt.position("column"))
    }
    if object.has("mark") { finding.mark = try DrawingReader.mark(object, screens: file.drawings.count) }
    guard object.has("related") else { return finding }
    for related in try object.objects("related") {
      let (start, end) = try related.range()
      finding.related.append(
        RelatedPlace(
          message: try related.text("message"), start: start, end: end, element: try related.text("element")))
    }
    return finding
  }

  private func suppression(_ object: ReportObject) throws(ReadError) -> FindingSuppression {
    let reason = try object.text("reason")
    guard object.has("by") else { return FindingSuppression(.description, reason: reason) }
    guard try object.text("by") == "configuration" else {
      throw object.error("unknown source; expected configuration, or no `by`", at: "by")
    }
    return FindingSuppression(.configuration, reason: reason)
  }

  private func failure(_ object: ReportObject, in file: FileReport) throws(ReadError) -> Failure {
    try checkPath(object, file)
    var failure = Failure(path: file.path, message: try object.text("message"))
    if object.has("rule") {
      let rule = try object.text("rule")
      guard rules.contains(rule) else {
        throw object.error("the rule \(rule) is none of the run's\(Self.advice(rule, rules))", at: "rule")
      }
      failure.rule = rule
    }
    guard object.has("line") else { return failure }
    failure.position = SourcePosition(
      line: try object.position("line"), column: try object.position("column"),
      utf16Column: try object.position("utf16Column"), byteColumn: try object.position("byteColumn"))
    return failure
  }

  private func checkPath(_ object: ReportObject, _ file: FileReport) throws(ReadError) {
    let path = try object.text("path")
    guard path.utf8.elementsEqual(file.path.utf8) else {
      throw object.error("expected what was found in \(file.path), in the order of the files", at: "path")
    }
  }
}
