import Screens

/// Explains why a rule reports nothing at locations of an example, for the author of the rule.
package final class RuleExplainer: ScreenConsumer {
  /// The names in the text that the vocabulary does not have; none for a rule that is about them itself.
  package private(set) var unknownNames: [Problem] = []
  private let rule: Rule
  private let places: [Int]
  private let table: CaseTable
  private let set: CaseSet
  private var reasons: [Int: String] = [:]

  /// - Parameter places: where nothing is reported, as offsets in the text.
  package init(_ rule: Rule, at places: [Int], formats: [any ScreenFormat]) {
    self.rule = rule
    self.places = places
    let linter = Linter(rules: [rule], formats: formats)
    table = CaseTable(linter)
    set = CaseSet(linter, table)
  }

  /// Reads a text, as far as it can be read.
  package func read(
    _ text: UnsafeRawBufferPointer, path: String, _ formats: [any ScreenFormat], _ options: ReaderOptions
  ) {
    let reader = ScreenFileReader(formats, options)
    table.startFile()
    // The linter reports why it cannot be read.
    try? reader.read(for: self) { source throws(ReadError) in try source.open(text: text, path: path, filePath: "") }
    if reader.builder.takeRemainingProblems() { noteNames(in: reader.builder.tree) }
    reader.source.closeFile()
  }

  /// Why nothing is reported at one of the places.
  package func reason(at place: Int) -> String {
    reasons[place] ?? "no element or fact of a screen starts here"
  }

  /// Takes a screen of the text; its reader calls it.
  package func consume(_ tree: ScreenTree, from source: SourceReader) {
    noteNames(in: tree)
    for place in places where reasons[place] == nil {
      guard let element = Self.element(at: place, in: tree) else { continue }
      var walk = ScreenWalk(tree, set, table, nil)
      let explanations = rule.cases.indices.map { explanation(of: $0, element, &walk) }
      reasons[place] = Explanation.clearest(of: explanations)?.text
    }
  }

  private func noteNames(in tree: ScreenTree) {
    guard !rule.cases.contains(where: { $0.source.check == DescriptionProblemsCheck.name }) else { return }
    unknownNames += tree.problems.filter { $0.kind == .unknownName }
  }

  /// The element at a place, or the element that has a fact there.
  private static func element(at place: Int, in tree: ScreenTree) -> Element? {
    let elements = (0..<tree.count).map { tree[$0] }
    // A screen that was added around a single element comes before it, at the same place.
    return elements.last { tree.range(of: $0).lowerBound == place }
      ?? elements.first { element in
        Vocabulary[element.kind].members.contains { tree.range(of: $0.member, in: element).lowerBound == place }
      }
  }

  /// Why a case reports nothing at an element: the outcome of the element, or of one of its ancestors.
  private func explanation(of number: Int, _ element: Element, _ walk: inout ScreenWalk) -> Explanation {
    let item = rule.cases[number]
    guard !item.platforms.isDisjoint(with: walk.platform.platforms) else {
      let name = element.screen.token(.platform)?.name ?? ""
      return Explanation(
        .otherPlatform,
        "the rule is for \(item.platforms.names.joined(separator: ", ")); the platform of this screen is \(name)")
    }
    let around = sequence(first: element) { $0.parent }.filter { item.selector.subjectKinds.contains($0.kind) }
    let explanations = around.compactMap { subject -> Explanation? in
      guard let (outcome, message) = outcome(of: number, on: subject, &walk) else { return nil }
      if case .failed? = outcome, walk.platform == .unknown, item.platforms != .both,
        !failsOnOtherPlatform(number, subject, &walk)
      {
        let need = MissingFact(.platform, of: subject.screen)
        return Explanation(.inconclusive(need), "", of: item.source.check, on: subject)
      }
      return Explanation(outcome, message, of: item.source.check, on: subject)
    }
    if let explanation = Explanation.clearest(of: explanations) { return explanation }
    if let nearest = around.first {
      return Explanation(.notSelected, "`on` does not match: \(item.selector.miss(on: nearest))")
    }
    let kinds = item.selector.subjectKinds.map(\.name)
    return Explanation(
      .notSelected,
      "`on` does not match: this is \(element.proseName); the rule checks \(kinds.joined(separator: ", "))")
  }

  /// What a case makes of an element, counted nowhere, with the message; no outcome where it waits for that of others,
  /// and `nil` where its selector does not match.
  private func outcome(
    of number: Int, on subject: Element, _ walk: inout ScreenWalk
  ) -> (outcome: CaseOutcome?, message: String)? {
    var need = PackedMissingFact.none
    let match = SelectorMatcher(memos: nil).list(rule.cases[number].selector.program, subject, &need)
    if match == .no { return nil }
    return walk.outcome(of: Candidate(number: number, element: subject.index, match: match, need: need))
  }

  /// Whether the case of the other platform fails, too: then a screen of unknown platform has a finding.
  private func failsOnOtherPlatform(_ number: Int, _ subject: Element, _ walk: inout ScreenWalk) -> Bool {
    for other in rule.cases.indices
    where rule.cases[other].platforms.isDisjoint(with: rule.cases[number].platforms) {
      guard let other = outcome(of: other, on: subject, &walk) else { continue }
      if case .failed? = other.outcome { return true }
    }
    return false
  }
}

/// Why a case reports nothing at a location.
private struct Explanation {
  /// The more that can be done about it, the earlier.
  enum Rank: Int {
    case inconclusive, failed, elsewhere, notApplicable, passed, notSelected, otherPlatform
  }

  var rank: Rank
  var text: String

  init(_ rank: Rank, _ text: String) {
    self.rank = rank
    self.text = text
  }

  /// - Parameters:
  ///   - outcome: the outcome of the element; `nil` where that depends on others.
  ///   - message: what was reported of it; empty where nothing was.
  ///   - check: the check's name.
  init(_ outcome: CaseOutcome?, _ message: String, of check: String, on element: Element) {
    let subject = element.proseName
    switch outcome {
    case .inconclusive(let need)?:
      self.init(.inconclusive, "inconclusive: `\(need.member.name)` of \(need.element.proseName) is unknown")
    case .error(let message)?: self.init(.failed, "the rule fails on \(subject): \(message)")
    case .failed?: self.init(.elsewhere, "reported at another location: \(message)")
    case .notApplicable?:
      self.init(.notApplicable, "\(subject) matches `on`, but the check `\(check)` does not apply to it")
    case .passed?: self.init(.passed, "\(subject) matches `on` and passes")
    case nil:
      self.init(
        .notApplicable, "\(subject) matches `on`; the result of the check `\(check)` depends on other elements")
    }
  }

  static func clearest(of explanations: [Explanation]) -> Explanation? {
    explanations.min { $0.rank.rawValue < $1.rank.rawValue }
  }
}

extension ScreenWalk {
  /// What a case makes of an element, counted nowhere, with the message; `nil` where it waits for the outcome of
  /// others.
  fileprivate mutating func outcome(of candidate: Candidate) -> (CaseOutcome?, message: String) {
    let number = candidate.number
    guard let check = cases[number].check ?? table.makeCheck(number), cases[number].phase == .elements else {
      return (nil, "")
    }
    let outcome = ask(candidate, check)
    defer { pass.reset() }
    return (outcome, pass.reports.first?.message.text ?? "")
  }
}
