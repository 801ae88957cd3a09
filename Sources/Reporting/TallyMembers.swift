import Documents
import Linting

/// The members that count checks by outcome.
package enum TallyMembers {
  /// Writes the five counts.
  package static func write(_ tally: Tally, to json: inout JSONWriter) {
    json.member("passed", tally.passed)
    json.member("failed", tally.failed)
    json.member("inconclusive", tally.inconclusive)
    json.member("unsupported", tally.unsupported)
    json.member("notApplicable", tally.notApplicable)
  }
}
