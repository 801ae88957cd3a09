import Linting
import Screens
import Support
import Synchronization

/// The `ignore` entries of a run's configurations, and the findings about these entries.
///
/// An entry is called unused only if the run cannot have missed its files. The files that it names were linted, or its
/// folder and the folders of all its configurations were named as a whole.
package struct ConfiguredIgnores: Sendable {
  /// The entries that are for a file.
  struct FileEntries {
    /// Their numbers in the run.
    var numbers: [Int]
    var entries: [IgnoreEntry]
    /// Those of them that name the file without globs.
    var named: Set<Int>
  }

  /// The entries of one scope that have not expired.
  private struct Scope {
    /// By absolute path: those that name it without globs.
    var named: [Path: [Int]] = [:]
    var others: [Int] = []
    var isEmpty: Bool { named.isEmpty && others.isEmpty }
  }

  fileprivate let settings: [IgnoreSetting]
  private let scopes: [Scope]
  private let isExpired: [Bool]
  /// Whether all files that an entry may be for are in the run.
  private let isCovered: [Bool]
  /// By entry: what reports it unused, and what reports it expired; `nil` where the rule does not run.
  private let unusedSeverities: [Severity?]
  private let expiredSeverities: [Severity?]
  /// Whether this is one part of several, which cannot know what is unused.
  private let isPart: Bool
  /// Whether this is the part that says what all parts know.
  private let saysWhatAllKnow: Bool
  private let ruleIDs: [String]
  /// The lowest level of findings in a configuration that fails the run, by the absolute path of the configuration that
  /// entries are in.
  private var failLevels: [Path: FailLevel] = [:]
  private let workingDirectory: String

  /// - Parameters:
  ///   - paths: files and folders as they were named.
  ///   - rules: those of each scope.
  /// - Returns: `nil` where nothing is suppressed.
  init?(_ inputs: ConfiguredFiles, _ paths: [String], _ rules: [[Rule]]) {
    var settings: [IgnoreSetting] = []
    var numbers: [FileLocation: Int] = [:]
    var members: [[Int]] = []
    for scope in inputs.scopes {
      let ignores = scope.settings().ignores
      numbers.reserveCapacity(ignores.count)
      members.append(
        ignores.map { setting in
          if let number = numbers[setting.place] { return number }
          numbers[setting.place] = settings.count
          settings.append(setting)
          return settings.count - 1
        })
    }
    guard !settings.isEmpty else { return nil }
    // The date is read only if something depends on it.
    let isExpired = settings.map { setting in setting.until.map { $0 < .today } ?? false }
    self.settings = settings
    self.isExpired = isExpired
    scopes = members.map { numbers in
      var scope = Scope()
      for number in numbers where !isExpired[number] {
        if let locations = settings[number].namedLocations {
          for location in locations { scope.named[location, default: []].append(number) }
        } else {
          scope.others.append(number)
        }
      }
      return scope
    }
    let here = inputs.files.workingDirectory
    workingDirectory = here
    let folders = NamedFolders(paths, in: here)
    // Those of one file follow each other.
    var last: (location: String, isWhole: Bool)?
    var isCovered = settings.map { setting in
      if let last, last.location.hasBytes(of: setting.location) { return last.isWhole }
      let isWhole = folders.cover(Path(setting.location).folder)
      last = (setting.location, isWhole)
      return isWhole
    }
    var severities = Array(repeating: (unused: Severity?.none, expired: Severity?.none), count: settings.count)
    for (index, scope) in inputs.scopes.enumerated() {
      guard let part = scope.part, !members[index].isEmpty else { continue }
      let isWhole = folders.cover(part.configuration.name.folder)
      func severity(_ id: String) -> Severity? {
        rules[index].first { $0.id == id && !$0.cases.isEmpty }?.severity
      }
      let found = (unused: severity(Self.unused), expired: severity(Self.expired))
      let level = scope.commonFailLevel
      var location = ""
      for number in members[index] {
        if !settings[number].location.hasBytes(of: location) {
          location = settings[number].location
          // A file that others extend has the level of the first of those, unless it holds for files itself.
          if failLevels[location] == nil || part.configuration.name.location.hasBytes(of: location) {
            failLevels[location] = level
          }
        }
        if !isWhole { isCovered[number] = false }
        severities[number].unused = severities[number].unused ?? found.unused
        severities[number].expired = severities[number].expired ?? found.expired
      }
    }
    self.isCovered = isCovered
    unusedSeverities = severities.map(\.unused)
    expiredSeverities = severities.map(\.expired)
    isPart = inputs.shard.map { $0.count > 1 } ?? false
    saysWhatAllKnow = inputs.shard.map { $0.number == 1 } ?? true
    ruleIDs = rules.first?.map(\.id) ?? []
  }

  private static let unused = "suppression/unused"
  private static let expired = "suppression/expired"

  /// The entries that are for a file; `nil` where none is.
  ///
  /// - Parameters:
  ///   - path: as reports show it.
  ///   - written: the absolute path by which a link led to it; `nil`: none did.
  func entries(for path: String, or written: String?, in scope: Int) -> FileEntries? {
    let scope = scopes[scope]
    guard !scope.isEmpty else { return nil }
    let location = Path(path, in: workingDirectory).text
    let named = (scope.named[location] ?? []) + (written.flatMap { scope.named[$0] } ?? [])
    // What a path without globs names may be a folder.
    var numbers = scope.others.filter { settings[$0].isFor(location, or: written) }
    if !scope.named.isEmpty {
      numbers += PathAncestors(location).flatMap { scope.named[$0] ?? [] }
      if let written { numbers += PathAncestors(written).flatMap { scope.named[$0] ?? [] } }
    }
    guard !numbers.isEmpty else { return nil }
    numbers.sort()
    var held = FileEntries(numbers: [], entries: [], named: Set(named))
    held.numbers.reserveCapacity(numbers.count)
    held.entries.reserveCapacity(numbers.count)
    // An alias names an entry again, and so does a glob that is there twice.
    for number in numbers where number != held.numbers.last {
      held.numbers.append(number)
      held.entries.append(settings[number].entry)
    }
    return held
  }

  /// Whether an entry is for an element alone.
  package var haveElements: Bool { settings.contains { $0.element != nil } }

  /// The paths of the configurations that may have such findings, as reports show them.
  var paths: [String] { Set(paths: settings.lazy.map(\.place.path)).map(\.text) }

  /// The findings about entries, in the files that the entries are in, sorted by path.
  ///
  /// - Parameters:
  ///   - uses: what became of entries, by their numbers.
  ///   - near: the elements of findings that entries may have meant.
  func reports(_ uses: [Int: IgnoreUse], _ near: NearElements?, _ options: LintOptions) -> [FileReport] {
    var notes: [Path: (location: String, notes: ConfigurationNotes)] = [:]
    for number in settings.indices {
      guard let note = note(on: number, uses[number] ?? IgnoreUse(), near) else { continue }
      let setting = settings[number]
      let path = setting.place.path
      notes[path, default: (setting.location, ConfigurationNotes(path: path))].notes.all.append(note)
    }
    return notes.sorted { $0.key < $1.key }.map { _, item in
      var report = FileReport(item.notes, at: item.location, rules: ruleIDs, options)
      report.failLevel = failLevels[item.location]
      return report
    }
  }

  private func note(on number: Int, _ use: IgnoreUse, _ near: NearElements?) -> ConfigurationNote? {
    let setting = settings[number]
    func note(_ rule: String, _ severity: Severity, _ message: String, _ advice: String) -> ConfigurationNote {
      var note = ConfigurationNote(rule, severity, "\(message); \(advice)", on: "ignore[\(setting.entry.rule)]")
      (note.line, note.column) = (setting.place.line, setting.place.column)
      return note
    }
    if isExpired[number] {
      guard saysWhatAllKnow, let severity = expiredSeverities[number], let until = setting.until else { return nil }
      return note(
        Self.expired, severity, "the entry for \(setting.entry.rule) expired after \(until)",
        "fix the finding, or give a later date")
    }
    let namesAll = setting.namedLocations.map { Set(paths: $0).count == use.namedFiles } ?? false
    guard !isPart, use.isEvaluated, !use.isUsed, !use.isOpen, isCovered[number] || namesAll,
      let severity = unusedSeverities[number]
    else { return nil }
    let element = near?.nearest(to: setting) { Path($0, in: workingDirectory).text }
    let advice = element.map { "write `element: \($0)`, or remove the entry" } ?? "remove the entry"
    return note(Self.unused, severity, setting.entry.unusedMessage, advice)
  }

  /// What one part of several does not know, where it could be something.
  package var note: String? {
    isPart && isExpired.contains(false)
      ? "a shard does not report unused entries of `ignore`; a run over all files does" : nil
  }
}

/// The open findings of a run on elements that entries of `ignore` may have meant.
final class NearElements: Sendable {
  private struct Found {
    /// By rule: whether an entry for an element names it.
    var isWanted: [String: Bool] = [:]
    var findings: [(rule: String, path: String, element: String)] = []
  }

  /// How many findings are kept at most.
  private static let limit = 10_000
  private let rules: Set<String>
  private let found = Mutex(Found())

  /// - Returns: `nil` where no entry names an element.
  init?(_ ignores: ConfiguredIgnores) {
    rules = Set(ignores.settings.lazy.filter { $0.element != nil }.map(\.entry.rule))
    if rules.isEmpty { return nil }
  }

  /// Takes the report of a file.
  func take(_ report: FileReport) {
    guard report.hasOpenFindings else { return }
    found.withLock { found in
      for finding in report.findings where finding.status == .open && found.findings.count < Self.limit {
        let isWanted = found.isWanted[finding.rule] ?? rules.contains { Glob.matches($0, finding.rule) }
        found.isWanted[finding.rule] = isWanted
        if isWanted { found.findings.append((finding.rule, report.exactPath, finding.element)) }
      }
    }
  }

  /// The element of a finding that differs from the element of an entry in the name of one element; `nil`: none does.
  ///
  /// - Parameter location: gives the absolute path for a path of reports.
  func nearest(to setting: IgnoreSetting, _ location: (String) -> String) -> String? {
    guard let element = setting.element, !element.utf8.contains(where: { "*?".utf8.contains($0) }) else { return nil }
    let names = element.split(separator: "/")
    var candidates: [(name: String, wanted: String, element: String)] = []
    for finding in found.withLock(\.findings)
    where Glob.matches(setting.entry.rule, finding.rule) && setting.isFor(location(finding.path)) {
      let others = finding.element.split(separator: "/")
      guard others.count == names.count else { continue }
      let different = names.indices.filter { names[$0] != others[$0] }
      if let index = different.first, different.count == 1 {
        candidates.append((String(others[index]), String(names[index]), finding.element))
      }
    }
    return candidates.first { Support.nearest(to: $0.wanted, among: [$0.name]) != nil }?.element
  }
}
