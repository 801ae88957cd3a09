import Linting

/// Says what a rule left undecided in a file: `undecided (2): frame of collectionCell[p1]; …`.
enum UndecidedText {
  private static let limit = 5

  /// - Parameter rule: the rule's index in the run.
  /// - Returns: `nil` where it left nothing undecided.
  static func text(of file: FileReport, rule: Int) -> String? {
    guard file.tallies.indices.contains(rule) else { return nil }
    let count = file.tallies[rule].undecided
    guard count > 0 else { return nil }
    let needs = file.needs.indices.contains(rule) ? file.needs[rule] : []
    guard !needs.isEmpty else { return "undecided (\(count))" }
    let more = needs.count > limit ? "; and \(needs.count - limit) more" : ""
    return "undecided (\(count)): it takes " + needs.prefix(limit).joined(separator: "; ") + more
  }
}
