import Linting
import Screens

/// A screen as the HTML report shows it; or a file of which no screen is known.
struct PageScreen {
  /// The outcome of a screen, in one word.
  enum State: String, CaseIterable {
    case found = "findings"
    case clean
    case unchecked

    /// The state in words.
    var title: String {
      switch self {
      case .found: "With findings"
      case .clean: "Without findings"
      case .unchecked: "No check was conclusive"
      }
    }
  }

  /// The element's id in the page, which the ids of its findings begin with.
  var id: String
  var path: String
  var format: String
  /// Its outcome; `nil` where the run kept no account.
  var account: ScreenSummary?
  /// `nil` where the screen is not known, or too many are drawn already.
  var drawing: ScreenDrawing?
  /// What it is called, where that is known.
  var name: String?
  /// Position of the screen in its file, from 1; `nil` where it is the file.
  var ordinal: Int?
  /// Whether it is one too many to be drawn, and only summarized.
  var isBrief = false
  /// In the order of the file; their numbers are their places, from 1.
  var findings: [Finding]
  /// What would suppress each of them.
  var suggestions: [SuppressionSuggestion?]
  /// How many further findings it has, which the page does not hold.
  var omitted = 0
  /// How many more an earlier step of the same test has already.
  var repeated = 0
  var state: State

  /// Findings of one rule and severity, which are shown together.
  struct Group {
    var rule: String
    var severity: Severity
    /// Places in ``PageScreen/findings``.
    var places: [Int]
  }

  /// Severest first, then in the order of the file.
  var groups: [Group] {
    var groups: [Group] = []
    var known: [String: Int] = [:]
    for (place, finding) in findings.enumerated() {
      let key = "\(finding.severity.name) \(finding.rule)"
      if let index = known[key] {
        groups[index].places.append(place)
      } else {
        known[key] = groups.count
        groups.append(Group(rule: finding.rule, severity: finding.severity, places: [place]))
      }
    }
    return Severity.allCases.reversed().flatMap { severity in groups.filter { $0.severity == severity } }
  }

  /// Some places, those of equal messages together, in their order.
  func equal(_ places: [Int]) -> [[Int]] {
    var known: [String: Int] = [:]
    var all: [[Int]] = []
    for place in places {
      if let index = known[findings[place].message] {
        all[index].append(place)
      } else {
        known[findings[place].message] = all.count
        all.append([place])
      }
    }
    return all
  }

  /// The id of a finding's element in the page.
  func id(ofFinding place: Int) -> String { "\(id)f\(place + 1)" }

  /// The findings as the drawing marks them.
  var marks: [DrawnFinding] {
    findings.enumerated().compactMap { place, finding in
      finding.mark.map {
        DrawnFinding(
          number: place + 1, severity: finding.severity, message: finding.message, mark: $0,
          target: id(ofFinding: place))
      }
    }
  }

  /// The statements that findings at some places fail, sorted.
  func statements(of places: [Int]) -> [String] { Set(places.flatMap { findings[$0].statements }).sorted() }

  /// The statements of some findings, and the documents that make them: what a filter may name.
  func sources(of places: [Int]) -> [String] {
    let statements = statements(of: places)
    return statements + Set(statements.compactMap { GuidelineDocument.of(statement: $0)?.id }).sorted()
  }

  /// The folder of its file; empty where that is the one of the run.
  var folder: String { path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") }

  /// The name of its file.
  var file: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What distinguishes the screen from others with its title: its file, or the folder if the file is the title.
  var place: String {
    title != file ? file : folder.split(separator: "/").suffix(2).joined(separator: "/")
  }

  /// What its tile says.
  var titleAndPlace: String { "\(title)\n\(place)" }

  /// What the screen is called: its name, or its place in the file where that has several, or the file's name.
  var title: String {
    if let name, !name.isEmpty { return DrawnText.oneLine(name) }
    guard let ordinal, ordinal > 1 else { return file.shortened(to: 160) }
    return "\(file.shortened(to: 140)), screen \(ordinal)"
  }
}

extension String {
  /// The last parts of a path, as many as fit into a number of characters: its end distinguishes it from others.
  func pathEnd(within limit: Int) -> String {
    guard count > limit else { return self }
    var end = ""
    for part in split(separator: "/").reversed() {
      guard end.count + part.count + 3 <= limit else { break }
      end = end.isEmpty ? String(part) : "\(part)/\(end)"
    }
    return "…" + (end.isEmpty ? String(suffix(limit - 1)) : "/\(end)")
  }
}

extension PageScreen {
  /// What decides how soon a screen is shown: those with more errors first, then those with more warnings, then infos;
  /// otherwise in their order. Those without findings are last.
  private struct Rank: Comparable {
    let isWithout: Bool
    let counts: SeverityCounts
    /// The screen's number in the order of the files, from 0.
    let number: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.isWithout ? 1 : 0, right.counts.errors, right.counts.warnings, right.counts.infos, left.number)
        < (right.isWithout ? 1 : 0, left.counts.errors, left.counts.warnings, left.counts.infos, right.number)
    }

    static func == (left: Rank, right: Rank) -> Bool { left.number == right.number }
  }

  /// The screens of some files, the worst first. Of very many findings those of the highest levels are kept, and of very
  /// many screens the worst.
  static func worstFirst(of files: [FileReport]) -> [PageScreen] {
    var total = SeverityCounts()
    for file in files {
      for finding in file.open { total[finding.severity] += 1 }
    }
    var room = total.keeping(HTMLReporter.findingLimit)
    var ranks: [Rank] = []
    let found = files.map { file in
      let found = Self.found(in: file, &room)
      for place in Self.places(in: file, found) {
        let own = found[place] ?? Found()
        ranks.append(Rank(isWithout: own.isEmpty, counts: own.counts, number: ranks.count))
      }
      return found
    }
    ranks = Array(ranks.sorted().prefix(HTMLReporter.screenLimit))
    let kept = Set(ranks.map(\.number))
    var screens: [Int: PageScreen] = [:]
    var drawnScreens = DrawnScreens()
    var number = 0
    for (file, found) in zip(files, found) {
      let drawn = drawnScreens.take(file)
      let accounts = Dictionary(file.accounts.map { ($0.ordinal, $0) }, uniquingKeysWith: { first, _ in first })
      for place in Self.places(in: file, found) {
        defer { number += 1 }
        guard kept.contains(number) else { continue }
        var screen = PageScreen(file, at: place, found[place] ?? Found(), accounts, isDrawn: drawn.contains(place))
        screen.id = "s\(screens.count + 1)"
        screens[number] = screen
      }
    }
    return ranks.compactMap { screens[$0.number] }
  }

  /// What was found on a screen.
  private struct Found {
    var findings: [Finding] = []
    var omitted = 0
    /// How many more an earlier step has already.
    var repeated = 0

    var isEmpty: Bool { findings.isEmpty && omitted == 0 && repeated == 0 }

    var counts: SeverityCounts {
      var counts = SeverityCounts()
      for finding in findings { counts[finding.severity] += 1 }
      return counts
    }
  }

  /// The open findings of a file, and those of earlier steps, by the index of their drawing; behind the last one those
  /// of the file.
  ///
  /// - Parameter room: how many more findings of each level are shown.
  private static func found(in file: FileReport, _ room: inout SeverityCounts) -> [Int: Found] {
    var found: [Int: Found] = [:]
    for finding in file.open {
      let screen = finding.mark?.screen ?? -1
      let key = file.drawings.indices.contains(screen) ? screen : file.drawings.count
      if room[finding.severity] > 0 {
        room[finding.severity] -= 1
        found[key, default: Found()].findings.append(finding)
      } else {
        found[key, default: Found()].omitted += 1
      }
    }
    guard let repeated = file.repeated, !repeated.isEmpty else { return found }
    let keys = Dictionary(
      zip(file.drawings.map(\.ordinal), file.drawings.indices), uniquingKeysWith: { first, _ in first })
    for finding in repeated {
      if let key = keys[finding.screen] { found[key, default: Found()].repeated += 1 }
    }
    return found
  }

  /// What of a file is shown: its drawings, and behind them the file as a whole where something was found elsewhere, or
  /// where its screens are not kept.
  private static func places(in file: FileReport, _ found: [Int: Found]) -> Range<Int> {
    let isWhole = file.drawings.isEmpty && file.screens > 0 && !file.hasFailures
    return 0..<file.drawings.count + (found[file.drawings.count] != nil || isWhole ? 1 : 0)
  }

  /// - Parameter place: the index of its drawing; behind the last one the file as a whole.
  private init(_ file: FileReport, at place: Int, _ found: Found, _ accounts: [Int: ScreenSummary], isDrawn: Bool) {
    let drawing = file.drawings.indices.contains(place) ? file.drawings[place] : nil
    let account = drawing.flatMap { accounts[$0.ordinal] }
    let isConclusive =
      account.map { $0.tally.passed + $0.tally.failed > 0 } ?? (file.screens > file.screensWithoutChecks)
    self.init(
      id: "", path: file.path, format: file.format, account: account, drawing: isDrawn ? drawing : nil,
      name: drawing.flatMap { account?.name ?? $0.name }, ordinal: drawing?.ordinal,
      isBrief: drawing != nil && !isDrawn, findings: found.findings,
      suggestions: SuppressionSuggestion.all(for: found.findings, of: file), omitted: found.omitted,
      repeated: found.repeated,
      state: !found.isEmpty ? .found : isConclusive ? .clean : .unchecked)
  }
}

/// Which screens the HTML report draws: of those with findings the first, and of the others the first.
///
/// They are the first in the order of the files. While files are read, drawings that are not shown are emptied.
package struct DrawnScreens: Sendable {
  private var screens = HTMLReporter.drawingLimit
  private var cleanScreens = HTMLReporter.cleanDrawingLimit

  /// The state before the first file.
  package init() {}

  /// Takes the next file.
  ///
  /// - Returns: the indices of those of its drawings that are shown.
  mutating func take(_ file: FileReport) -> Set<Int> {
    let indices = Set(file.open.compactMap { $0.mark?.screen }).filter { file.drawings.indices.contains($0) }
    let drawn = indices.sorted().prefix(screens)
    screens -= drawn.count
    let clean = file.drawings.indices.filter { !indices.contains($0) }.prefix(cleanScreens)
    cleanScreens -= clean.count
    return Set(drawn).union(clean)
  }

  /// Takes the next file, and empties those of its drawings that are not shown, which would only take memory.
  package mutating func trim(_ file: inout FileReport) {
    let drawn = take(file)
    for index in file.drawings.indices where !drawn.contains(index) {
      // The position stays taken, so that the page still distinguishes the file's screens.
      let drawing = file.drawings[index]
      file.drawings[index] = ScreenDrawing(
        name: drawing.name, ordinal: drawing.ordinal, platform: nil, unit: "", width: nil, height: nil, elements: [])
    }
  }
}
