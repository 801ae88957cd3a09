import Linting

/// Says what a rule left inconclusive in a file: `inconclusive (2): it takes frame of collectionCell[p1]; …`, and what nobody could tell it there:
/// `unsupported (1): mdk never tells lines of title`.
enum InconclusiveText {
  private static let limit = 5

  /// - Parameter rule: the rule's index in the run.
  /// - Returns: `nil` where it could judge everything.
  static func text(of file: FileReport, rule: Int) -> String? {
    guard file.tallies.indices.contains(rule) else { return nil }
    let tally = file.tallies[rule]
    let parts = [
      part("inconclusive", tally.inconclusive, "it takes", file.missingFacts, rule),
      part("unsupported", tally.unsupported, "\(file.format) never tells", file.unsupportedFacts, rule),
    ]
    return parts.contains { $0 != nil } ? parts.compactMap(\.self).joined(separator: "; ") : nil
  }

  /// - Parameters:
  ///   - verb: what precedes the facts.
  ///   - lists: the facts, by rule; without any where the run was not asked for them.
  private static func part(
    _ name: String, _ count: Int, _ verb: String, _ lists: [[String]], _ rule: Int
  ) -> String? {
    guard count > 0 else { return nil }
    let facts = lists.indices.contains(rule) ? lists[rule] : []
    guard !facts.isEmpty else { return "\(name) (\(count))" }
    let more = facts.count > limit ? "; and \(facts.count - limit) more" : ""
    return "\(name) (\(count)): \(verb) " + facts.prefix(limit).joined(separator: "; ") + more
  }
}
