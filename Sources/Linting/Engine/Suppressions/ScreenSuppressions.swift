import Screens
import Support

/// The suppressions of one screen, and which of them suppressed a finding.
///
/// If several are for a finding, the one on the innermost element applies, and of those on one element the first. The
/// configuration comes after the screen's own suppressions.
final class ScreenSuppressions {
  private struct Question: Hashable {
    var element: Int32
    var rule: Int
  }

  private enum Use {
    case none, maybe, certain
  }

  private let all: [Suppression]
  private let rules: [Rule]
  private var byElement: [Int32: [Int]] = [:]
  private var answers: [Question: Int?] = [:]
  private var uses: [Use]
  private let tree: ScreenTree
  private let ignores: FileIgnores?
  private let known: [Rule]

  /// - Parameters:
  ///   - rules: the rules that run, some of them perhaps without cases.
  ///   - linter: knows all rules there are, and the day that last days are held against.
  ///   - ignores: what a configuration suppresses in the file.
  init(_ tree: ScreenTree, rules: [Rule], of linter: Linter, ignores: FileIgnores?) {
    all = tree.suppressions
    self.tree = tree
    self.rules = rules
    known = linter.knownRules
    self.ignores = ignores
    uses = Array(repeating: .none, count: all.count)
    var globs = RuleGlobs(known)
    for (index, suppression) in all.enumerated() {
      guard let mistake = globs.mistake(inSuppressed: suppression.rule) else {
        if let until = suppression.until, until < linter.options.today ?? .today {
          uses[index] = .maybe
          tree.add(
            Problem(
              kind: .expiredSuppression,
              message: "the suppression of \(suppression.rule.prefix(64)) expired after \(until)",
              range: suppression.range, element: suppression.element))
        } else {
          for element in suppression.elements { byElement[Int32(clamping: element), default: []].append(index) }
          if !suppression.mayBeUnused { uses[index] = .maybe }
        }
        continue
      }
      // Its mistake is reported once.
      uses[index] = .maybe
      tree.add(
        Problem(
          kind: .invalidSuppression, message: mistake, range: suppression.range, element: suppression.element))
    }
  }

  /// The exclusion of a finding on an element; `nil` if there is none.
  func exclusion(of rule: Int, on element: Element) -> FindingExclusion? {
    if let index = find(rule, element) {
      uses[index] = .certain
      return FindingExclusion(.description, reason: all[index].reason)
    }
    guard let ignores, rules[rule].isSuppressible else { return nil }
    return ignores.reason(toSuppress: rules[rule].id, on: element, in: tree).map {
      FindingExclusion(.configuration, reason: $0)
    }
  }

  /// Notes that a rule may find something on an element once more is known about it.
  func noteInconclusive(_ rule: Int, on element: Element) {
    if let index = find(rule, element) {
      if uses[index] == .none { uses[index] = .maybe }
    } else if let ignores, rules[rule].isSuppressible {
      ignores.noteInconclusive(rules[rule].id, on: element, in: tree)
    }
  }

  private func find(_ rule: Int, _ element: Element) -> Int? {
    guard !byElement.isEmpty, rules[rule].isSuppressible else { return nil }
    var next: Element? = element
    while let element = next {
      if let indexes = byElement[element.index] {
        let question = Question(element: element.index, rule: rule)
        let answer: Int?
        if let known = answers[question] {
          answer = known
        } else {
          answer = indexes.first { Glob.matches(all[$0].rule, rules[rule].id) }
          answers[question] = .some(answer)
        }
        if let answer { return answer }
      }
      next = element.parent
    }
    return nil
  }

  /// Ends the screen. Unused suppressions become problems of the screen, and entries of a configuration are noted as
  /// evaluated.
  func close(on platform: ScreenPlatform, _ set: CaseSet) {
    for problem in unused(on: platform) { tree.add(problem) }
    if let ignores { set.endScreen(of: ignores, on: platform) }
  }

  /// The suppressions that suppress nothing, although all of their rules were evaluated on a screen of this platform.
  private func unused(on platform: ScreenPlatform) -> [Problem] {
    if all.isEmpty { return [] }
    let running = rules.filter { !$0.cases.isEmpty }
    var verdicts: [String: Bool] = [:]
    return all.indices.compactMap { index in
      let suppression = all[index]
      guard uses[index] == .none else { return nil }
      let isEvaluated =
        verdicts[suppression.rule] ?? Self.areEvaluated(suppression.rule, running: running, known: known, on: platform)
      verdicts[suppression.rule] = isEvaluated
      guard isEvaluated else { return nil }
      return Problem(
        kind: .unusedSuppression, message: Self.unusedMessage(suppression.rule), range: suppression.range,
        element: suppression.element)
    }
  }

  /// The message about a suppression that suppresses nothing.
  static func unusedMessage(_ glob: String) -> String {
    "the suppression of \(glob) suppresses nothing"
  }

  /// Whether all rules that a glob stands for run, and one of them speaks about a platform.
  private static func areEvaluated(
    _ glob: String, running: [Rule], known: [Rule], on platform: ScreenPlatform
  ) -> Bool {
    allRun(glob, running: running, known: known) && speak(glob, running, on: platform)
  }

  /// Whether all rules that a glob stands for run.
  ///
  /// - Parameter running: the rules that have cases.
  static func allRun(_ glob: String, running: [Rule], known: [Rule]) -> Bool {
    let isMeant = { (rule: Rule) in Glob.matches(glob, rule.id) && rule.isSuppressible }
    return known.count(where: isMeant) == running.count(where: isMeant)
  }

  /// Whether one of some rules that a glob stands for speaks about a platform.
  static func speak(_ glob: String, _ rules: [Rule], on platform: ScreenPlatform) -> Bool {
    rules.contains { rule in
      Glob.matches(glob, rule.id) && rule.isSuppressible
        && rule.cases.contains { !$0.platforms.isDisjoint(with: platform.platforms) }
    }
  }
}

extension CalendarDay {
  /// The day that it is by UTC, or that `SOURCE_DATE_EPOCH` says; one for the whole run, and asked for only once
  /// something depends on it.
  package static let today = CalendarDay(secondsSince1970: epoch ?? time(nil))

  private static var epoch: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
