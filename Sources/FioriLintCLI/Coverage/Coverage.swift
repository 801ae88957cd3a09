import Examples
import Linting
import RulePages

/// Guideline statements held against the rules, and against screens where some were read.
struct Coverage {
  /// What is known of one statement.
  struct Entry {
    /// Whether a rule checks the statement.
    enum State: String {
      /// A rule checks it, and its examples show it failed and kept.
      case covered
      /// A rule names it, and no example shows it failed, or none shows it kept.
      case untested
      /// No description can show it, for the reason that the ledger gives.
      case undecidable
      /// No rule checks it.
      case open
    }

    let statement: GuidelineStatement
    /// The ids of the rules that check it.
    let rules: [String]
    /// How many of the rules' examples fail it.
    let avoid: Int
    /// How many of the rules' examples keep to it.
    let prefer: Int
    /// Its outcome on the screens.
    let outcome: StatementTally

    var state: State {
      if rules.isEmpty { return statement.undecidable.isEmpty ? .open : .undecidable }
      return avoid > 0 && prefer > 0 ? .covered : .untested
    }
  }

  /// A document with its statements.
  struct Section {
    let document: GuidelineDocument
    let entries: [Entry]

    func count(_ state: Entry.State) -> Int { entries.count { $0.state == state } }
    var covered: Int { count(.covered) }
    var examples: Int { entries.reduce(0) { $0 + $1.avoid + $1.prefer } }
    var tally: Tally { entries.reduce(into: Tally()) { $0 += $1.outcome.tally } }
  }

  let sections: [Section]
  /// The outcome of the screens; `nil` where none were asked for.
  let summary: Summary?

  /// - Parameters:
  ///   - documents: the documents to look at.
  ///   - ledger: the statements.
  ///   - rules: the rules that check them.
  ///   - onlyOfRules: whether statements that none of the rules names are left out.
  ///   - summary: the outcome of the screens; `nil` where none were asked for.
  init(
    _ documents: [GuidelineDocument], _ ledger: [GuidelineStatement], rules: [Rule], onlyOfRules: Bool,
    summary: Summary?
  ) {
    let examples = ExampleCounts(rules, naming: documents)
    self.summary = summary
    sections = documents.compactMap { document in
      let entries = document.statements(in: ledger).compactMap { statement -> Entry? in
        let naming = rules.filter { $0.statements.contains(statement.id) }
        if onlyOfRules, naming.isEmpty { return nil }
        return Entry(
          statement: statement, rules: naming.map(\.id), avoid: examples.avoid[statement.id] ?? 0,
          prefer: examples.prefer[statement.id] ?? 0, outcome: summary?.statements[statement.id] ?? StatementTally())
      }
      return entries.isEmpty ? nil : Section(document: document, entries: entries)
    }
  }

  /// Whether each statement is covered, or known to be undecidable.
  var isComplete: Bool {
    sections.allSatisfy { $0.entries.allSatisfy { $0.state == .covered || $0.state == .undecidable } }
  }
}

/// How many examples of rule pages fail each statement, and how many pass: by the results of the rules.
private struct ExampleCounts {
  private(set) var avoid: [String: Int] = [:]
  private(set) var prefer: [String: Int] = [:]

  init(_ rules: [Rule], naming documents: [GuidelineDocument]) {
    for rule in rules {
      let isNamed = rule.statements.contains { id in documents.contains { GuidelineDocument.of(statement: id) == $0 }
      }
      guard isNamed else { continue }
      for example in rule.page.examples {
        for (id, outcome) in ExampleRun(rule, example).statements {
          switch example.expectation {
          case .avoid where outcome.tally.failed > 0: avoid[id, default: 0] += 1
          case .prefer where outcome.tally.passed > 0 && outcome.tally.failed == 0: prefer[id, default: 0] += 1
          default: break
          }
        }
      }
    }
  }
}
