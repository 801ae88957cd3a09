import BuiltInRules
import Foundation
import Linting
import RulePageReading
import RulePages
import Support
import TestSupport
import Testing

private let shared = "../shared/guidelines/statements.yml"
private let sharedIsHere = FileManager.default.fileExists(atPath: Repository.url(shared).path)

/// The ledger of guideline statements, `Rules/statements.yml`.
@Suite struct LedgerTests {
  private static let statements = BuiltInRules.statements

  @Test func isCompiledInAsItStands() throws {
    let text = String(decoding: try Repository.bytes(of: "Rules/statements.yml"), as: UTF8.self)
    #expect(try StatementsReader(path: "Rules/statements.yml").read(text) == Self.statements)
    #expect(!Self.statements.isEmpty)
    #expect(Set(Self.statements.map(\.id)).count == Self.statements.count)
  }

  @Test func everyStatementIsOfADocument() {
    #expect(GuidelineDocument.all.flatMap { $0.statements(in: Self.statements) }.count == Self.statements.count)
    #expect(GuidelineDocument.all.allSatisfy { !$0.statements(in: Self.statements).isEmpty })
  }

  /// A page names statements that the ledger has, is as severe as one of them is meant, and runs where their documents hold. Beside
  /// a case that is, another one may take what is arguable milder.
  @Test(arguments: TestLinter.rules.map(\.id)) func agreesWithPages(id: String) throws {
    let rule = try #require(TestLinter.rules.first { $0.id == id })
    for item in rule.cases where !item.statements.isEmpty {
      let named = item.statements.compactMap { id in Self.statements.first { $0.id == id } }
      #expect(named.count == item.statements.count, "\(rule.id) names statements that the ledger does not have")
      let severities = named.map { $0.level == "must" ? "error" : $0.level == "should" ? "warning" : "info" }
      let isMet = rule.cases.contains { $0.statements == item.statements && severities.contains($0.severity.name) }
      #expect(isMet, "\(rule.id): \(item.severity.name) for \(item.statements)")
      let platforms = item.statements.compactMap { GuidelineDocument.of(statement: $0)?.platforms }
      #expect(item.platforms == platforms.reduce(into: []) { $0.formUnion($1) }, "\(rule.id): platforms")
    }
  }

  /// Where the rule exists that the ledger wants for a statement, it names the statement.
  @Test func rulesOfTheLedgerNameTheirStatements() {
    for statement in Self.statements {
      guard let rule = TestLinter.rules.first(where: { $0.id == statement.rule }) else { continue }
      #expect(rule.cases.contains { $0.statements.contains(statement.id) }, "\(rule.id) does not name \(statement.id)")
    }
  }

  /// Our ledger has what the normative one has: the same ids in the same order, levels and rules.
  @Test(.enabled(if: sharedIsHere, "../shared/guidelines is not here")) func agreesWithTheNormativeLedger() throws {
    let text = String(decoding: try Repository.bytes(of: shared), as: UTF8.self)
    let pattern = /(?m)^- \{id: ([a-z0-9-]+), section: .*?, level: (\w+), rule: ([a-z\/0-9-]+),/
    let normative = text.matches(of: pattern).map { "\($0.1) \($0.2) \($0.3)" }
    #expect(normative.count == text.split(separator: "\n").count { $0.hasPrefix("- {id: ") })
    #expect(normative == Self.statements.map { "\($0.id) \($0.level) \($0.rule)" })
  }

  @Test(arguments: [
    ("nonsense: 1", "expected `statements:` with a list"), ("statements: [1]", "a statement must be a map"),
    ("statements: [{id: a-1}]", "a statement needs `level`"),
    ("statements: [{id: a-1, levle: must}]", "unknown key; expected one of id, section, level, "),
    ("statements: [{id: a-1, level: may}]", "`level` must be one of must, should, hint, not may"),
    ("statements: [{id: a-1, level: must, section: b, rule: c, says: ''}]", "a statement needs `says`"),
    (
      "statements: [{id: a-1, level: must, section: b, rule: c, says: d}, {id: a-1, level: must, section: b, rule: c, says: d}]",
      "statement `a-1` is here twice"
    ), ("statements: [}", "not valid YAML"),
  ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: UserError.self) { try StatementsReader(path: "s.yml").read(text) }
    #expect(error?.description.hasPrefix("s.yml:1:") == true)
    #expect(error?.message.contains(message) == true)
  }

  @Test func undecidable() throws {
    let text = "statements: [{id: a-1, level: hint, section: b, rule: c, says: d, undecidable: it moves}]"
    #expect(try StatementsReader(path: "s.yml").read(text).map(\.undecidable) == ["it moves"])
  }
}
