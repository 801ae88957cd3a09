import Examples
import Formats
import Linting
import RulePages
import Screens

/// What came of the mutations of one rule's examples.
public struct MutationTrial: Sendable {
  /// The rule's id.
  package let rule: String
  /// What the rule speaks of.
  package private(set) var subject: RuleSubject
  /// How many facts, parts and lists of passing examples were changed.
  package private(set) var places = 0
  /// How many of them the rule noticed a change of.
  package private(set) var noticedPlaces = 0
  /// How many changes were made, apart from those to a limit itself.
  package private(set) var mutants = 0
  /// How many of them changed the verdict.
  public private(set) var killed = 0
  /// The changes that did not: where they are and what they are.
  public private(set) var survivors: [String] = []
  /// The facts, parts and lists no change of which did.
  package private(set) var unnoticed: [String] = []
  /// Of each case, whether a change of a passing example goes against it.
  package private(set) var violatedCases: [Bool]
  /// What let an element be reported that passed, by becoming unknown.
  public private(set) var accusations: [MissingFactReport] = []
  /// The limits that no change proves: the limit itself has to pass, and a value just beyond it has to fail.
  package private(set) var unprovenLimits: [RuleSubject.Limit] = []
  /// What a case forbids and no change shows to fail.
  package private(set) var unprovenProhibitions: [RuleSubject.Prohibition] = []
  /// Changed examples that could not be read.
  public private(set) var failures: [String] = []

  /// A fact, part or list that was reported for being unknown.
  public struct MissingFactReport: Sendable {
    /// The kind that has it.
    public var kind: Kind
    /// The fact, part or list.
    public var member: Member
    /// Where it is in the page.
    public var place: String
  }

  /// Changes everything that a rule speaks of in the examples of its page, one at a time, and runs the rule.
  package init(_ rule: Rule) throws {
    self.rule = rule.id
    subject = RuleSubject(rule)
    violatedCases = rule.cases.map { _ in false }
    let runner = try VerdictRunner(rule)
    var examples: [Example] = []
    for example in rule.page.examples {
      let traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
      let file = try DescribedFile(Array(example.text.utf8), path: "\(rule.id).md", traits: traits)
      examples.append(Example(page: example, file: file, verdict: try runner.verdict(of: file)))
    }
    for example in examples { try makeUnknown(example, runner) }
    let mutator = Mutator(subject)
    for example in examples where example.page.expectation == .prefer {
      try mutate(example, Self.mutations(of: example.file, mutator, rule), runner)
    }
    unprovenProhibitions = subject.prohibitions.subtracting(provenProhibitions)
      .sorted { ($0.case, $0.ingredient.name) < ($1.case, $1.ingredient.name) }
    unprovenLimits = subject.limits.filter { !provenLimits.contains($0) && !nudgedCases.contains($0.case) }
  }

  private var provenProhibitions: Set<RuleSubject.Prohibition> = []
  private var provenLimits: Set<RuleSubject.Limit> = []
  /// Cases that a passing example goes against once a number in it is changed by just more than what is tolerated.
  private var nudgedCases: Set<Int> = []

  /// Rules about descriptions speak of every name and value; a name given twice is nothing that a described file can
  /// have.
  private static func mutations(of file: DescribedFile, _ mutator: Mutator, _ rule: Rule) -> [Mutation] {
    switch rule.id {
    case "description/unknown-name": Mutator.misspellings(in: file)
    case "description/invalid-value": Mutator.mistypings(in: file)
    case "description/duplicate-name", "description/broken-reference", "suppression/invalid", "suppression/unused": []
    default: mutator.mutations(of: file)
    }
  }

  private struct Example {
    var page: RuleExample
    var file: DescribedFile
    var verdict: Verdict
  }

  /// What becomes unknown must not be held against anybody; and what the verdict depends on is what the rule speaks of.
  private mutating func makeUnknown(_ example: Example, _ runner: VerdictRunner) throws {
    for mutation in Mutator.unknowns(of: example.file) {
      let verdict = try runner.verdict(of: mutation.applied(to: example.file))
      if verdict.whole.failed > example.verdict.whole.failed {
        accusations.append(
          MissingFactReport(
            kind: mutation.site.kind, member: mutation.member, place: "line \(example.page.line): \(mutation.place)"))
      }
      let declaration = Vocabulary.declaration(of: mutation.member, in: mutation.site.kind)
      let isNeeded =
        declaration?.isPart == true
        ? verdict.whole.inconclusive > example.verdict.whole.inconclusive : verdict.whole != example.verdict.whole
      if isNeeded { subject.note(mutation.member, of: mutation.site.kind) }
    }
  }

  private mutating func mutate(_ example: Example, _ mutations: [Mutation], _ runner: VerdictRunner) throws {
    let isScored = example.verdict.whole.passed > 0
    var noticed: [String: Bool] = [:]
    var boundaries: [BoundaryKey: BoundaryOutcome] = [:]
    for mutation in mutations {
      let verdict = try runner.verdict(of: mutation.applied(to: example.file))
      if let failure = verdict.failure {
        failures.append("line \(example.page.line): \(mutation.description): \(failure)")
      }
      for index in violatedCases.indices where verdict.violates(index) {
        violatedCases[index] = true
        if mutation.isNudge { nudgedCases.insert(index) }
        if let ingredient = mutation.ingredient {
          provenProhibitions.insert(RuleSubject.Prohibition(case: index, ingredient: ingredient))
        }
      }
      if let boundary = mutation.boundary {
        for limit in subject.limits where limit.value == boundary.limit {
          // What a frame's width is tried with says nothing about its height.
          let name = mutation.name.split(separator: " ").first.map(String.init) ?? ""
          let component = name.filter(\.isLetter)
          guard limit.concerns(component) else { continue }
          let key = BoundaryKey(limit: limit, place: mutation.place, component: component)
          boundaries[key, default: BoundaryOutcome()].note(boundary.isBeyond, verdict.violates(limit.case))
        }
      }
      guard isScored, mutation.boundary?.isBeyond != false else { continue }
      mutants += 1
      let isKilled = verdict != example.verdict
      noticed[mutation.place] = isKilled || noticed[mutation.place] == true
      if isKilled { killed += 1 } else { survivors.append("line \(example.page.line): \(mutation.description)") }
    }
    places += noticed.count
    noticedPlaces += noticed.values.count { $0 }
    unnoticed += noticed.filter { !$0.value }.keys.sorted().map { "line \(example.page.line): \($0)" }
    for (key, outcome) in boundaries where outcome.isProof { provenLimits.insert(key.limit) }
  }

  private struct BoundaryKey: Hashable {
    var limit: RuleSubject.Limit
    var place: String
    var component: String
  }

  private struct BoundaryOutcome {
    var isAllowed = false
    var isViolatedBeyond = false

    mutating func note(_ isBeyond: Bool, _ isViolated: Bool) {
      if isBeyond, isViolated { isViolatedBeyond = true }
      if !isBeyond, !isViolated { isAllowed = true }
    }

    var isProof: Bool { isAllowed && isViolatedBeyond }
  }
}

extension MutationTrial {
  /// The share of the facts, parts and lists that the rule noticed a change of, in percent; `nil` where nothing was
  /// changed.
  ///
  /// It counts places, not mutants: most of a number's values lie within its limits, where a change has to go
  /// unnoticed.
  package var score: Int? { places == 0 ? nil : (noticedPlaces * 100 + places / 2) / places }

  /// A table of several rules' scores, a line for each.
  package static func table(_ trials: [MutationTrial]) -> String {
    var rows = [["rule", "mutants", "killed", "places", "noticed", "score"]]
    for trial in trials {
      let numbers = [trial.mutants, trial.killed, trial.places, trial.noticedPlaces].map(String.init)
      rows.append([trial.rule] + numbers + [trial.score.map { "\($0) %" } ?? "–"])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MutationTrial {
  /// Changes everything that a rule in Swift speaks of in its examples, one at a time, and runs the rule.
  ///
  /// - Throws: a `RuleError` where the rule cannot be made, a `ReadError` where an example cannot be read.
  public init(_ rule: SwiftRule) throws { try self.init(try Rule(rule)) }
}

// What tests of rules need of the program's own running of examples.

/// One run of a rule over an example of its page: which places were marked, and which were reported.
public typealias ExampleRun = Examples.ExampleRun
/// The examples of a rule's page, run as tests.
public typealias RuleTest = Examples.RuleTest
