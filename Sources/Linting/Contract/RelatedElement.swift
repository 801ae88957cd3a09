import Screens

/// An element that a finding speaks of besides its own.
public struct RelatedElement {
  /// The element.
  package var element: Element
  /// What it has to do with the finding.
  package var message: String
  /// The rules whose findings the finding supersedes there, and which report them where it is suppressed.
  package var supersededRules: [String] = []

  /// An element with what it has to do with the finding.
  public init(_ element: Element, _ message: String) {
    self.element = element
    self.message = message
  }
}
