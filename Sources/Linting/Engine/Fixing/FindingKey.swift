/// A finding by its rule and element, which stay while others are fixed.
package struct FindingKey: Hashable {
  let rule: String
  let element: String

  /// The place of a finding.
  package init(_ finding: Finding) {
    rule = finding.rule
    element = finding.element
  }
}
