import Screens

/// The outcome of a check on an element.
enum CaseOutcome {
  case passed
  case notApplicable
  /// By what the pass reports.
  case failed
  case inconclusive(MissingFact)
  /// The rule failed on it, for this reason.
  case error(String)

  /// The outcome of a check that reported something on a candidate, with the unknowns of its selector.
  ///
  /// - Parameters:
  ///   - pass: what the check said.
  ///   - tree: the candidate's screen.
  init(_ candidate: Candidate, _ pass: Pass, in tree: ScreenTree) {
    guard !pass.reports.isEmpty || pass.failure != nil || pass.need != nil else {
      self = .notApplicable
      return
    }
    if candidate.match == .maybe, !pass.reports.isEmpty || pass.failure != nil,
      let need = candidate.need.need(in: tree.root)
    {
      self = .inconclusive(need)
    } else if !pass.reports.isEmpty {
      self = .failed
    } else if let failure = pass.failure {
      self = .error(failure)
    } else if let need = pass.need {
      self = .inconclusive(need)
    } else {
      self = .notApplicable
    }
  }
}

/// An inconclusive check of a rule on an element, and the fact that would decide it.
package struct InconclusiveCheck: Sendable, Hashable, Codable {
  /// The rule's id.
  package let rule: String
  /// The missing fact and its element.
  package let missingFact: MissingFactNames
  /// Where the element begins that it is not known of.
  package let place: SourcePosition

  package init(rule: String, missingFact: MissingFactNames, place: SourcePosition) {
    self.rule = rule
    self.missingFact = missingFact
    self.place = place
  }
}
