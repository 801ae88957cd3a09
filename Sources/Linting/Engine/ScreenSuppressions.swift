import Screens

/// The suppressions of one screen, and which of them held something back.
///
/// Of several that are for a finding the one on the innermost element holds it back, and of those on one element the first.
final class ScreenSuppressions {
  /// Rules about suppressions: what they say about one cannot be held back by another.
  private static let group = "suppression/"

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

  /// - Parameters:
  ///   - rules: the rules that run, some of them perhaps without cases.
  ///   - known: all rules there are.
  init(_ tree: ScreenTree, rules: [Rule], known: [Rule]) {
    all = tree.suppressions
    self.rules = rules
    uses = Array(repeating: .none, count: all.count)
    var checked: [String: String?] = [:]
    for (index, suppression) in all.enumerated() {
      byElement[Int32(clamping: suppression.element), default: []].append(index)
      let mistake = checked[suppression.rule] ?? Self.mistake(in: suppression.rule, known)
      checked[suppression.rule] = .some(mistake)
      guard let mistake else { continue }
      // It is said once what is wrong with it.
      uses[index] = .maybe
      tree.add(
        Problem(
          kind: .invalidSuppression, message: mistake, range: suppression.range, element: suppression.element))
    }
  }

  private static func mistake(in glob: String, _ known: [Rule]) -> String? {
    let found = known.filter { Glob.matches(glob, $0.id) }
    if found.isEmpty {
      let advice = nearest(to: glob, among: known.map(\.id)).map { " (did you mean \($0)?)" } ?? ""
      return "no rule is called \(glob.prefix(64))\(advice)"
    }
    return found.allSatisfy { $0.id.hasPrefix(group) } ? "what \(glob) reports cannot be suppressed" : nil
  }

  /// Why a finding on an element is held back; `nil` where it is not.
  func reason(toHoldBack rule: Int, on element: Element) -> String? {
    guard let index = find(rule, element) else { return nil }
    uses[index] = .certain
    return all[index].reason
  }

  /// Notes that a rule may find something on an element once more is known about it.
  func noteUndecided(_ rule: Int, on element: Element) {
    guard let index = find(rule, element), uses[index] == .none else { return }
    uses[index] = .maybe
  }

  private func find(_ rule: Int, _ element: Element) -> Int? {
    guard !rules[rule].id.hasPrefix(Self.group) else { return nil }
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

  /// Those that hold nothing back, where all that they are for was judged on a screen of this platform.
  func unused(known: [Rule], on platform: ScreenPlatform) -> [Problem] {
    let running = rules.filter { !$0.cases.isEmpty }
    var verdicts: [String: Bool] = [:]
    return all.indices.compactMap { index in
      let suppression = all[index]
      guard uses[index] == .none else { return nil }
      let isJudged =
        verdicts[suppression.rule] ?? Self.areJudged(suppression.rule, running: running, known: known, on: platform)
      verdicts[suppression.rule] = isJudged
      guard isJudged else { return nil }
      let holder =
        Glob.isPlain(suppression.rule) ? "\(suppression.rule) reports" : "the rules \(suppression.rule) report"
      return Problem(
        kind: .unusedSuppression, message: "\(holder) nothing that this holds back", range: suppression.range,
        element: suppression.element)
    }
  }

  /// Whether all rules that a glob stands for run, and one of them speaks about a platform.
  private static func areJudged(
    _ glob: String, running: [Rule], known: [Rule], on platform: ScreenPlatform
  ) -> Bool {
    let meant = known.filter { Glob.matches(glob, $0.id) && !$0.id.hasPrefix(group) }
    let judged = running.filter { Glob.matches(glob, $0.id) && !$0.id.hasPrefix(group) }
    return meant.count == judged.count
      && judged.contains { rule in rule.cases.contains { !$0.platforms.isDisjoint(with: platform.platforms) } }
  }
}
