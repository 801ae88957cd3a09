import CEL
import Foundation
import TestSupport
import Testing

private let corpus = Repository.url("../shared/corpus/cel")
private let corpusIsHere = FileManager.default.fileExists(atPath: corpus.path)

/// The rows of the specification's own tests: each passes, or asks for something that is left out and stands in the golden file.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
struct ConformanceTests {
  static let files = (try? FileManager.default.contentsOfDirectory(at: corpus, includingPropertiesForKeys: nil)) ?? []
  static let rows = files.filter { $0.pathExtension == "json" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    .flatMap { (try? ConformanceRow.rows(of: $0)) ?? [] }

  /// What came of a row.
  private enum Verdict {
    case passed
    case leftOut(String)
    case wrong(String)
  }

  /// Rows that expect a backslash which their expressions have not got.
  private static let garbled = [
    "parse/bytes_literals/triple_single_quoted_unescaped_punctuation",
    "parse/bytes_literals/triple_double_quoted_unescaped_punctuation",
  ]
  private static let garbledNote = "rows that expect a backslash which their expressions have not got"
  private static let containerNote = "qualified names and containers"

  private func verdict(_ row: ConformanceRow) -> Verdict {
    if row.hasContainer { return .leftOut(Self.containerNote) }
    if Self.garbled.contains(row.name) { return .leftOut(Self.garbledNote) }
    let condition: Condition
    do throws(ConditionError) {
      condition = try Condition(row.expression, in: row.environment)
    } catch {
      return error.feature.map { .leftOut($0) } ?? .wrong("is no expression: \(error.message)")
    }
    var budget = 100_000
    guard let outcome = try? condition.evaluate(row.values, budget: &budget) else { return .wrong("has no end") }
    switch (row.expectation, outcome) {
    case (.failure, .failure): return .passed
    case (.value(let expected?), .value(let value)):
      if !value.isOf(condition.type) { return .wrong("is \(value.spelling), which is no \(condition.type)") }
      return expected.spelling == value.spelling
        ? .passed : .wrong("is \(value.spelling), not \(expected.spelling)")
    case (let expectation, _): return .wrong("is \(outcome.spelling), not \(expectation)")
    }
  }

  @Test func everyRowPassesOrAsksForWhatIsLeftOut() throws {
    var passed = 0
    var leftOut: [String: [String]] = [:]
    for row in Self.rows {
      switch verdict(row) {
      case .passed: passed += 1
      case .leftOut(let feature): leftOut[feature, default: []].append(row.name)
      case .wrong(let message): Issue.record("\(row.name): `\(row.expression)` \(message)")
      }
    }
    var text = "\(Self.rows.count) rows, \(passed) pass, the others ask for what is left out:\n"
    for (feature, names) in leftOut.sorted(by: { $0.key < $1.key }) {
      text += "\n\(feature): \(names.count)\n" + names.map { "  \($0)\n" }.joined()
    }
    #expect(try Golden.difference(of: text, from: "cel-conformance.txt") == nil)
  }
}
