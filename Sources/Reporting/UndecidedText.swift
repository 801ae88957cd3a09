import Linting

/// Says what a rule left undecided in a file: `undecided (2): it takes frame of collectionCell[p1]; …`, and what nobody could tell it there:
/// `not tellable (1): mdk never tells lines of title`.
enum UndecidedText {
  private static let limit = 5

  /// - Parameter rule: the rule's index in the run.
  /// - Returns: `nil` where it could judge everything.
  static func text(of file: FileReport, rule: Int) -> String? {
    guard file.tallies.indices.contains(rule) else { return nil }
    let tally = file.tallies[rule]
    let parts = [
      part("undecided", tally.undecided, "it takes", file.needs, rule),
      part("not tellable", tally.notTellable, "\(file.format) never tells", file.untold, rule),
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
