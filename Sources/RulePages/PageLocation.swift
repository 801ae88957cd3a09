/// A place in a rule page.
package struct PageLocation: Sendable, Hashable {
  /// From 1; 0 where it is not known.
  package var line: Int
  /// From 1; 0 where only the line is known.
  package var column: Int

  /// A place of a line and, where it is known, a column.
  package init(line: Int, column: Int = 0) {
    self.line = line
    self.column = column
  }
}

/// A text in the header of a rule page, with its place.
package struct PageText: Sendable, Hashable {
  /// The text itself.
  package var text: String
  /// Where it is.
  package var place: PageLocation

  /// A text at a place.
  package init(_ text: String, at place: PageLocation) {
    self.text = text
    self.place = place
  }
}
