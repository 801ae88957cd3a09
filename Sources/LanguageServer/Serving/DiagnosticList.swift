import Documents
import Screens

/// All diagnostics of a document, written once.
struct DiagnosticList {
  /// Whether there are none.
  let isEmpty: Bool
  /// The diagnostics as messages have them.
  let value: JSONLiteral
  /// The id that differs from that of other lists.
  let id: String

  /// The list of some diagnostics.
  init(_ diagnostics: [JSONLiteral]) {
    isEmpty = diagnostics.isEmpty
    let bytes = JSONLiteral.array(diagnostics).compact
    value = .written(bytes)
    var hash = FNV1a()
    hash.combine(bytes)
    id = String(hash.value, radix: 16)
  }

  /// The members of a report for a client that asked, which says no more than that where it has them already.
  ///
  /// - Parameter previous: the id of those that the client has.
  func report(previous: String?) -> [(name: String, value: JSONLiteral)] {
    if id == previous { return [("kind", "unchanged"), ("resultId", .text(id))] }
    return [("kind", "full"), ("resultId", .text(id)), ("items", value)]
  }
}
