/// Where a guideline is published, and which version of it the rules check.
package struct GuidelineSource: Sendable, Hashable {
  /// The name of its publisher.
  package let publisher: String
  /// Its address on the web.
  package let address: String
  /// The date of the version, empty if it has none.
  package let date: String
  /// How the version differs from the page behind the address.
  package let note: String

  /// The version in words.
  package var version: String { date.isEmpty ? "undated version" : "version of \(date)" }

  /// Why rules check one version of a guideline.
  package static let reason =
    "A rule checks one version of its guideline. Your findings then stay the same when a guideline page changes. "
    + "Statements of a newer guideline version come with a new rules version."

  /// The source of the rules in the group `accessibility`, which check no statements.
  package static let wcag = GuidelineSource(
    publisher: "W3C", address: "https://www.w3.org/TR/WCAG22/", date: "2023",
    note: "WCAG 2.2 is a recommendation of the W3C with fixed success criteria.")
}
