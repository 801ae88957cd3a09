/// A place in a rule page.
public struct PagePlace: Sendable, Hashable {
  /// From 1; 0 where it is not known.
  public var line: Int
  /// From 1; 0 where only the line is known.
  public var column: Int

  /// A place of a line and, where it is known, a column.
  public init(line: Int, column: Int = 0) {
    self.line = line
    self.column = column
  }
}

/// A text in the header of a rule page, with its place.
public struct PageText: Sendable, Hashable {
  /// The text itself.
  public var text: String
  /// Where it stands.
  public var place: PagePlace

  /// A text at a place.
  public init(_ text: String, at place: PagePlace) {
    self.text = text
    self.place = place
  }
}
