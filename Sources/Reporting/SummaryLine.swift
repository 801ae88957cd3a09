import Documents
import Linting
import Screens
import Support

/// A run in one line, for standard error: failures, findings and where they are, and the outcomes of checks.
package enum SummaryLine {
  /// The line, without a line break.
  ///
  /// - Parameters:
  ///   - summary: the outcome of the run.
  ///   - showsChecks: whether the run shows missing facts already.
  ///   - reference: the revision that findings are compared with; `nil`: a baseline.
  package static func text(_ summary: Summary, showsChecks: Bool = false, since reference: String? = nil) -> String {
    var parts = failures(summary)
    if summary.files > summary.failures || summary.findings > 0 || parts.isEmpty {
      parts.append(summary.files == 0 ? "no files checked" : findings(summary) + location(summary))
      if summary.baselined > 0 {
        let place = reference.map { "already in \(TextEscaping.line($0))" } ?? "in the baseline"
        parts.append("\(grouped(summary.baselined)) \(place)")
      }
      if summary.suppressed > 0 { parts.append("\(grouped(summary.suppressed)) suppressed") }
      parts += checks(summary, showsChecks: showsChecks)
    }
    if summary.skipped > 0 { parts.append("\(counted(summary.skipped, "file")) without screens skipped") }
    return parts.joined(separator: " · ")
  }

  /// How many findings are below the level that is shown; `nil`: none.
  package static func hidden(_ summary: Summary) -> String? {
    var parts: [String] = []
    if summary.hiddenWarnings > 0 { parts.append(counted(summary.hiddenWarnings, "warning")) }
    if summary.hiddenInfos > 0 { parts.append(counted(summary.hiddenInfos, "info")) }
    guard !parts.isEmpty else { return nil }
    let level = summary.hiddenInfos > 0 ? Severity.info : .warning
    return "\(parts.joined(separator: ", ")) not shown (--level \(level.name))"
  }

  /// How many findings can be fixed, and by which options; `nil` if none can, or the run computed no fixes.
  package static func fixes(_ summary: Summary) -> String? {
    let options: [(FixSafety, String)] = [
      (.safe, "fixable with --fix"), (.unsafe, "more with --unsafe-fixes"), (.suggestion, ""),
    ]
    var parts = options.compactMap { safety, words -> String? in
      guard let count = summary.fixable[safety] else { return nil }
      if safety == .unsafe, summary.fixable[.safe] == nil { return "\(count) fixable with --fix --unsafe-fixes" }
      if safety == .suggestion {
        return
          "\(counted(count, "finding")) \(count == 1 ? "has a suggestion" : "have suggestions") (--fix does not apply \(count == 1 ? "it" : "them"))"
      }
      return "\(count) \(words)"
    }
    if summary.untriedFixes > 0 { parts.append("\(summary.untriedFixes) not tried, since one file has too many") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Why no check applies to screens of Android, and what would; `nil` if a check applies, or may to other screens.
  ///
  /// - Parameter rules: those of the run.
  package static func advice(_ summary: Summary, _ rules: [Rule]) -> String? {
    let count = summary.screens
    // Elements with errors in their description may be what is missed.
    guard count > 0, summary.screensWithoutCollectionView == count, summary.errors == 0,
      !rules.contains(where: { $0.id.hasPrefix("accessibility/") })
    else { return nil }
    let subject = count == 1 ? "the screen has no" : "none of these \(grouped(count)) screens has a"
    return
      "\(subject) collection view (a grid, or a row of cells), which is all that SAP Fiori for Android asks about; "
      + "`preset: accessibility` checks touch targets, labels and contrast"
  }

  /// How many files of known but unsupported formats were skipped; `nil`: none.
  ///
  /// - Parameter formats: how many files there are of each.
  package static func unsupported(_ formats: [String: Int]) -> String? {
    guard !formats.isEmpty else { return nil }
    let parts = formats.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    let count = formats.values.reduce(0, +)
    let subject = "\(counted(count, "file")) of \(count == 1 ? "an unsupported format" : "unsupported formats") skipped"
    // Merged reports name formats as their files do.
    return TextEscaping.line("\(subject): \(parts.joined(separator: ", "))")
  }

  // MARK: Parts

  private static func failures(_ summary: Summary) -> [String] {
    var parts: [String] = []
    func add(_ count: Int, _ what: (_ subject: String) -> String) {
      guard count > 0 else { return }
      let isOnly = summary.failures + summary.filesWithRuleFailures == 1
      let name = isOnly ? summary.firstFailure.map { TextEscaping.line($0) } : nil
      let start = parts.isEmpty ? "error: " : ""
      parts.append(start + what(name ?? counted(count, "file")) + (name == nil ? "" : " (1 file)"))
    }
    add(summary.failures) { "\($0) could not be read" }
    add(summary.filesWithRuleFailures) { "a rule failed on \($0)" }
    return parts
  }

  /// On how many of the screens or files the findings are, such as ` in 2 of 195 screens`.
  static func location(_ summary: Summary) -> String {
    if summary.screens == 0 || summary.findings > 0 && summary.screensWithFindings == 0 {
      let files = counted(summary.files, "file")
      if summary.findings == 0 { return " in \(files)\(summary.screens == 0 ? " (no screens)" : "")" }
      return summary.filesWithFindings < summary.files
        ? " in \(grouped(summary.filesWithFindings)) of \(files)" : " in \(files)"
    }
    let screens = counted(summary.screens, "screen")
    let count = summary.screensWithFindings
    return count > 0 && count < summary.screens ? " in \(grouped(count)) of \(screens)" : " in \(screens)"
  }

  /// The outcomes of checks; empty where there was no screen.
  static func checks(_ summary: Summary, showsChecks: Bool) -> [String] {
    if summary.screens == 0 { return [] }
    if summary.screensWithoutChecks == summary.screens { return ["no guideline check applies"] }
    let tally = summary.tally
    var part = "\(counted(tally.passed, "check")) passed"
    if tally.inconclusive > 0 { part += ", \(grouped(tally.inconclusive)) inconclusive" }
    // Otherwise a run in which nothing could be checked would look like one without work.
    let isUnsupported = tally.failed + tally.passed + tally.inconclusive == 0 && tally.unsupported > 0
    if isUnsupported { part += ", \(grouped(tally.unsupported)) unsupported" }
    if !showsChecks, tally.inconclusive > 0 || isUnsupported { part += " (--checks)" }
    guard tally.failed + tally.passed == 0, tally.inconclusive > 0 else {
      return [part + advice(summary.optionDependent)]
    }
    let all =
      switch tally.inconclusive {
      case 1: "the only check is"
      case 2: "both checks are"
      case let count: "all \(counted(count, "check")) are"
      }
    return ["\(all) inconclusive\(showsChecks ? "" : " (--checks)")\(advice(summary.optionDependent))"]
  }

  /// The options that would make checks conclusive.
  private static func advice(_ checks: OptionDependentChecks) -> String {
    let options = [("--density", checks.byDensity), ("--platform", checks.byPlatform)].filter { $0.1 > 0 }
      .map { "\($0.0) (\(counted($0.1, "check")))" }
    return options.isEmpty ? "" : "; try \(options.words(last: "or"))"
  }

  /// How many findings of each severity are shown, in words.
  static func findings(_ summary: Summary) -> String {
    if summary.findings == 0 {
      if summary.hiddenWarnings > 0 { return "no errors" }
      if summary.hiddenInfos > 0 { return "no errors or warnings" }
    }
    return SeverityCounts(errors: summary.errors, warnings: summary.warnings, infos: summary.infos).text
  }

  // MARK: Numbers

  /// A number of things in words: `1 file`, `2,461 files`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// How many findings an earlier step of a test has already, in words.
  static func ofEarlierStep(_ count: Int) -> String { "\(counted(count, "finding")) of an earlier step" }

  /// A number with its thousands separated: `2,461`.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, digits[index - 1] != "-", (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

/// Says which facts are missing: `2 checks inconclusive: the frame of cell "Ana" is missing`.
enum InconclusiveText {
  private static let limit = 5

  /// What is missing for a rule in a file.
  ///
  /// - Parameter rule: the rule's index in the run.
  /// - Returns: `nil` if no check was inconclusive.
  static func text(of file: FileReport, rule: Int) -> String? {
    guard file.tallies.indices.contains(rule), file.tallies[rule].inconclusive > 0 else { return nil }
    return text(file.tallies[rule].inconclusive, reason(of: file, rule: rule))
  }

  /// What is missing in all files, a line for each fact, those that most checks miss first.
  ///
  /// - Returns: of each the path where it is about one file, what is missing, and the ids of the rules in their order.
  static func groups(_ groups: MissingFactGroups, _ rules: [Rule]) -> [(path: String?, text: String, rules: String)] {
    var lines: [(count: Int, path: String?, text: String, rules: String)] = []
    for (phrase, group) in groups.all {
      let numbers = group.counts.keys.sorted().filter { rules.indices.contains($0) && !rules[$0].isSelfCheck }
      let count = numbers.reduce(0) { $0 + (group.counts[$1] ?? 0) }
      guard count > 0 else { continue }
      let ids = numbers.map { rules[$0].id }.joined(separator: ", ")
      if group.files == 1 {
        lines.append((count, group.path, text(count, reason(group.facts.map(\.phrase).unique, group.facts)), ids))
      } else {
        let facts = group.facts.map(\.groupPhrase).unique
        let place =
          " in \(SummaryLine.counted(group.files, "file"))\(reason(facts, group.facts)), first in \(group.path)"
        lines.append((count, nil, text(count, phrase.isEmpty ? "" : place), ids))
      }
    }
    return lines.sorted { ($1.count, $0.path ?? "", $0.text) < ($0.count, $1.path ?? "", $1.text) }
      .map { ($0.path, $0.text, $0.rules) }
  }

  private static func text(_ count: Int, _ reason: String) -> String {
    "\(SummaryLine.counted(count, "check")) inconclusive\(reason)"
  }

  /// What is missing for a rule, behind a colon; empty where that is not known.
  private static func reason(of file: FileReport, rule: Int) -> String {
    let facts = file.missingFacts.indices.contains(rule) ? file.missingFacts[rule] : []
    return reason(facts.map(\.phrase).unique, facts)
  }

  private static func reason(_ all: [String], _ facts: [MissingFactNames]) -> String {
    guard let first = facts.first else { return "" }
    var phrases = Array(all.prefix(limit))
    if all.count > limit { phrases.append("\(all.count - limit) more") }
    let verb = all.count == 1 && first.form != .plural ? "is" : "are"
    return ": \(phrases.words(last: "and")) \(verb) unknown"
  }

  /// Which facts formats never contain, a line for each format and fact, those that most checks need first.
  static func unsupported(_ facts: [String: [String: Int]]) -> [String] {
    facts.sorted { $0.key < $1.key }.flatMap { format, counts in
      counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        .map { "\(SummaryLine.counted($0.value, "check")) unsupported: \(format) has no \($0.key)" }
    }
  }
}

/// How many findings there are of each severity.
struct SeverityCounts {
  var errors = 0
  var warnings = 0
  var infos = 0

  /// How many there are of one.
  subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .info: infos
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .info: infos = newValue
      }
    }
  }

  /// How many there are of all.
  var total: Int { errors + warnings + infos }

  /// How many of each are among so many of the severest.
  func keeping(_ limit: Int) -> SeverityCounts {
    let errors = min(errors, limit)
    let warnings = min(warnings, limit - errors)
    return SeverityCounts(errors: errors, warnings: warnings, infos: min(infos, limit - errors - warnings))
  }

  /// In words, those that there are: `2 errors, 1 info`.
  var text: String {
    var text = ""
    for (count, name) in [(errors, "error"), (warnings, "warning"), (infos, "info")] where count > 0 {
      if !text.isEmpty { text += ", " }
      text += SummaryLine.counted(count, name)
    }
    return text.isEmpty ? "no findings" : text
  }
}
