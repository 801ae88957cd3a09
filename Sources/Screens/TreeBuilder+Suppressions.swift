extension TreeBuilder {
  /// Notes that a rule is not to report anything on the open element and what it contains; what is wrong with the note is a problem.
  ///
  /// - Parameters:
  ///   - rule: an id or glob; white space around it does not count.
  ///   - reason: why; white space around it does not count.
  public func suppress(_ rule: String, because reason: String, at range: Range<Int>) {
    let rule = trimmed(rule)
    let reason = trimmed(reason)
    if rule.isEmpty {
      report(.invalidSuppression, "the suppression names no rule: expected the id of one, or a glob", at: range)
    } else if reason.isEmpty {
      report(
        .invalidSuppression, "the suppression of \(rule.prefix(64)) has no reason: expected why it does not hold here",
        at: range)
    } else {
      tree.suppressions.append(
        Suppression(rule: rule, reason: reason, range: tree.withName(range), element: max(0, Int(current))))
    }
  }

  /// Notes suppressions that are written as one text: `rule: reason`, several separated by semicolons.
  public func suppress(_ text: String, at range: Range<Int>) {
    for entry in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let colon = entry.firstIndex(of: UInt8(ascii: ":")) ?? entry.endIndex
      let isLast = colon == entry.endIndex
      suppress(
        String(Substring(entry[..<colon])),
        because: isLast ? "" : String(Substring(entry[entry.index(after: colon)...])),
        at: range)
    }
  }

  private func trimmed(_ text: String) -> String {
    var rest = text.utf8[...]
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return String(Substring(rest))
  }
}
