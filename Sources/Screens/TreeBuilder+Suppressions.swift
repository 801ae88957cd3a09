extension TreeBuilder {
  /// Notes that a rule is not to report anything on the open element and what it contains; what is wrong with the note
  /// is a problem.
  ///
  /// - Parameters:
  ///   - rule: an id or glob; white space around it does not count.
  ///   - reason: why; white space around it does not count.
  ///   - until: the last day on which it holds, as `YYYY-MM-DD`; `nil`: it holds for ever.
  public func suppress(_ rule: String, because reason: String, until: String? = nil, at range: Range<Int>) {
    suppress(rule, because: reason, until: until, on: [max(0, Int(current))], at: range)
  }

  /// The same for elements that are in the tree already, none of which contains another.
  ///
  /// - Parameter mayBeUnused: whether the screen alone shows that nothing needs it.
  package func suppress(
    _ rule: String, because reason: String, until: String?, on elements: [Int], mayBeUnused: Bool = true,
    at range: Range<Int>
  ) {
    let rule = Suppression.trimmed(rule)
    let reason = Suppression.trimmed(reason)
    if rule.isEmpty {
      return report(.invalidSuppression, "the suppression names no rule; expected a rule or a glob", at: range)
    }
    let subject = "the suppression of \(rule.prefix(64))"
    if let mistake = Suppression.mistake(inReason: reason) {
      return report(.invalidSuppression, "\(subject) \(mistake)", at: range)
    }
    let day = until.flatMap { CalendarDay($0) }
    if let until, day == nil {
      return report(
        .invalidSuppression, "the date of \(subject) is \"\(until.prefix(64))\"; expected \(CalendarDay.expectation)",
        at: range)
    }
    tree.remarks.suppressions.append(
      Suppression(
        rule: rule, reason: reason, until: day, range: tree.withName(range), element: elements.first ?? 0,
        elements: elements, mayBeUnused: mayBeUnused))
  }

  /// Notes suppressions that are written as one text: `rule: reason` or `rule until YYYY-MM-DD: reason`, several
  /// separated by semicolons.
  package func suppress(_ text: String, at range: Range<Int>) {
    for entry in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let colon = entry.firstIndex(of: UInt8(ascii: ":")) ?? entry.endIndex
      let isLast = colon == entry.endIndex
      let reason = isLast ? "" : String(Substring(entry[entry.index(after: colon)...]))
      let words = entry[..<colon].split { $0 <= 0x20 }
      if words.count > 1, words[1].elementsEqual("until".utf8) {
        let day = words[2...].map { String(Substring($0)) }.joined(separator: " ")
        suppress(String(Substring(words[0])), because: reason, until: day, at: range)
      } else {
        suppress(String(Substring(entry[..<colon])), because: reason, at: range)
      }
    }
  }
}
