/// Where a finding is marked in the drawing of its screen.
package struct FindingMark: Sendable, Hashable, Codable {
  /// Index of the screen in ``FileReport/drawings``.
  package var screen: Int
  /// Index of the element in ``ScreenDrawing/elements``; behind the last one where the element is not drawn.
  package var element: Int
  /// Indices of other elements that it speaks of.
  package var related: [Int]
  /// What was measured against what is asked; `nil` where the finding is about no length, or the check cannot say.
  package var measure: FindingMeasure?

  /// A mark of its parts, taken as they are: drawings skip indices that lead nowhere.
  package init(screen: Int, element: Int, related: [Int] = [], measure: FindingMeasure? = nil) {
    self.screen = screen
    self.element = element
    self.related = related
    self.measure = measure
  }
}
