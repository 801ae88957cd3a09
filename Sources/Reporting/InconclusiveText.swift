import Linting
import Text

/// Says which facts are missing: `2 checks inconclusive: the frame of cell "Ana" is missing`.
enum InconclusiveText {
  private static let limit = 5

  /// What is missing for a rule in a file.
  ///
  /// - Parameter rule: the rule's index in the run.
  /// - Returns: `nil` if no check was inconclusive.
  static func text(of file: FileReport, rule: Int) -> String? {
    guard file.tallies.indices.contains(rule), file.tallies[rule].inconclusive > 0 else { return nil }
    let start = "\(SummaryLine.counted(file.tallies[rule].inconclusive, "check")) inconclusive"
    let facts = file.missingFacts.indices.contains(rule) ? file.missingFacts[rule].map(\.phrase).unique : []
    guard !facts.isEmpty else { return start }
    var phrases = Array(facts.prefix(limit))
    if facts.count > limit { phrases.append("\(facts.count - limit) more") }
    return "\(start): \(phrases.words(last: "and")) \(phrases.count == 1 ? "is" : "are") missing"
  }

  /// Which facts formats never contain, a line for each, those that most checks need first.
  static func unsupported(_ facts: [String: Int]) -> [String] {
    facts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\(SummaryLine.counted($0.value, "check")) unsupported: \($0.key)" }
  }
}
