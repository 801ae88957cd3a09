import Documents
import Linting
import Support

/// What the rules said about one file.
struct JUnitSuite {
  /// How many cases came out how.
  struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    static func += (left: inout Counts, right: Counts) {
      left.tests += right.tests
      left.failures += right.failures
      left.errors += right.errors
      left.skipped += right.skipped
    }
  }

  var name: String
  /// The file's path; `nil` where there is none.
  var path: String?
  var className: String
  /// None where the layout drops those that passed, and no other is left.
  var cases: [JUnitCase]

  /// - Parameter indices: the rules' indices by id.
  init(
    _ file: FileReport, className: String, _ run: RunInformation, _ indices: [String: Int],
    _ layout: JUnitLayout = JUnitLayout()
  ) {
    name = file.path
    path = file.path
    self.className = className
    var findings: [Int: [Finding]] = [:]
    for finding in file.open {
      if let rule = indices[finding.rule] { findings[rule, default: []].append(finding) }
    }
    var names = UniqueNames()
    cases = run.rules.indices.flatMap { rule in
      let found = findings[rule] ?? []
      let inconclusive = layout.inconclusive == .all ? InconclusiveText.text(of: file, rule: rule) : nil
      return switch layout.granularity {
      case .rule: JUnitCase(rule, found, of: file, run, inconclusive: inconclusive).map { [$0] } ?? []
      case .finding: JUnitCase.each(rule, found, of: file, run, inconclusive: inconclusive, &names)
      }
    }
    if layout.inconclusive == .perFile, let item = JUnitCase(inconclusiveOf: file) { cases.append(item) }
    cases += file.ruleFailures.map { JUnitCase(ofRuleFailure: $0) }
    if cases.isEmpty || file.failure != nil { cases.append(JUnitCase(readabilityOf: file)) }
    takePasses(layout.passes, of: file)
  }

  /// Makes of the cases that are mere passes what is asked for.
  private mutating func takePasses(_ passes: JUnitLayout.Passes, of file: FileReport) {
    guard passes != .all else { return }
    let output = cases.filter(\.isMerePass).flatMap(\.output)
    let count = cases.count
    cases.removeAll(where: \.isMerePass)
    guard passes == .perFile, cases.count < count, file.failure == nil else { return }
    // That the file could be read is what all of them have in common.
    var pass = JUnitCase(readabilityOf: file)
    pass.output = output
    cases.append(pass)
  }

  /// The suite of a run without files.
  static func ofNothing(_ run: RunInformation) -> JUnitSuite {
    var suite = JUnitSuite(FileReport(path: "fiorilint"), className: "fiorilint.run", run, [:])
    suite.path = nil
    return suite
  }

  var counts: Counts {
    var counts = Counts(tests: cases.count)
    for item in cases {
      switch item.outcome {
      case .passed: continue
      case .skipped: counts.skipped += 1
      case .failed: counts.failures += 1
      case .broken: counts.errors += 1
      }
    }
    return counts
  }

  /// The class name without its last part.
  private var package: String {
    className.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(className[..<$0]) } ?? className
  }

  // MARK: Writing

  func write(_ id: Int, _ run: RunInformation, as dialect: JUnitDialect, to xml: inout XMLWriter) {
    let counts = counts
    var attributes: [(StaticString, String)] = [
      ("name", JUnitNames.shortened(name)), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
      ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"), ("time", "0.000"),
    ]
    // A schema asks for a time where none is known.
    if let timestamp = run.timestamp ?? (dialect == .strict ? 0 : nil) {
      attributes.append(("timestamp", UTCTime.text(timestamp)))
    }
    attributes += [("hostname", "localhost"), ("id", "\(id)"), ("package", JUnitNames.shortened(package))]
    if dialect.suiteHasFile, let path { attributes.append(("file", path)) }
    xml.element("testsuite", attributes) { xml in
      xml.element("properties") { xml in
        xml.element("property", [("name", "fiorilint.version"), ("value", run.version)])
      }
      for item in cases { write(item, as: dialect, to: &xml) }
      let output = dialect.caseHasOutput ? [] : cases.flatMap(\.output)
      xml.element("system-out", lines: output)
      xml.element("system-err")
    }
  }

  private func write(_ item: JUnitCase, as dialect: JUnitDialect, to xml: inout XMLWriter) {
    var attributes: [(StaticString, String)] = [
      ("name", item.name), ("classname", className), ("time", "0.000"),
    ]
    if dialect.caseHasPlace, let path {
      attributes.append(("file", path))
      if let line = item.line { attributes.append(("line", "\(line)")) }
    }
    let hasOutput = dialect.caseHasOutput && !item.output.isEmpty
    if case .passed = item.outcome, !hasOutput { return xml.element("testcase", attributes) }
    xml.element("testcase", attributes) { xml in
      switch item.outcome {
      case .passed: break
      case .skipped(let message): xml.element("skipped", [("message", message)])
      case .failed(let type, let message, let lines):
        xml.element("failure", [("message", message), ("type", type)], lines: lines)
      case .broken(let type, let message, let line):
        xml.element("error", [("message", message), ("type", type)], lines: [line])
      }
      if hasOutput { xml.element("system-out", lines: item.output) }
    }
  }
}

/// The names of suites and classes, by which consumers distinguish results.
enum JUnitNames {
  /// Azure takes no longer names.
  private static let limit = 512

  /// Class names of files: their folders and names with dots between, as `app.order_json` for `app/order.json`. Consumers
  /// take what is before the last dot for a package, so a file without a folder is in the package `fiorilint`. A file's
  /// name does not depend on the files next to it.
  ///
  /// - Returns: a name for each file, no two of them equal.
  static func classNames(of files: [FileReport]) -> [String] {
    var taken = UniqueNames()
    return files.map { file in
      let names = TextEscaping.line(file.path).replacing(".", with: "_").split(separator: "/")
      return taken.take(shortened((names.count > 1 ? "" : "fiorilint.") + names.joined(separator: ".")))
    }
  }

  /// An element's path, short enough to follow a rule's id.
  static func shortenedElement(_ path: String) -> String { shortened(TextEscaping.line(path), to: limit / 2) }

  /// A name of a length that every consumer takes. Its end is kept, because that says more than its beginning.
  static func shortened(_ name: String, to limit: Int = limit) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return "…" + String(String.UnicodeScalarView(name.unicodeScalars.suffix(limit - 8)))
  }
}

/// Names that are given once each: one that is taken gets a number behind it.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number to try next behind a name.
  private var numbers: [String: Int] = [:]

  /// Takes a name, or what comes next to it.
  mutating func take(_ base: String) -> String {
    var name = base
    while !taken.insert(name).inserted {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      name = "\(base)_\(number)"
    }
    return name
  }
}
