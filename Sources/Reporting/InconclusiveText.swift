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
    let facts = file.missingFacts.indices.contains(rule) ? file.missingFacts[rule] : []
    guard let first = facts.first else { return start }
    let all = facts.map(\.phrase).unique
    var phrases = Array(all.prefix(limit))
    if all.count > limit { phrases.append("\(all.count - limit) more") }
    let verb = all.count == 1 && !first.isPlural ? "is" : "are"
    return "\(start): \(phrases.words(last: "and")) \(verb) missing"
  }

  /// Which facts formats never contain, a line for each, those that most checks need first.
  static func unsupported(_ facts: [String: Int]) -> [String] {
    facts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\(SummaryLine.counted($0.value, "check")) unsupported: \($0.key)" }
  }
}
