/// A finding by its rule and element, which stay while others are mended.
package struct FindingPlace: Hashable {
  let rule: String
  let element: String

  /// The place of a finding.
  package init(_ finding: Finding) {
    rule = finding.rule
    element = finding.element
  }
}
