/// A line of a file, or the part of a long line around a finding.
package struct SourceExcerpt: Sendable, Hashable, Codable {
  /// Another line of the file.
  package struct Line: Sendable, Hashable, Codable {
    /// From 1.
    package var number: Int
    /// The text, without its line break. It may hold any character: reporters escape it.
    package var text: String
  }

  /// The text, without its line break. It may hold any character: reporters escape it.
  package var text: String
  /// Column of the text's first character, from 1, in Unicode scalars.
  package var column: Int
  /// Lines below that say what begins here, where the line itself is little more than a bracket.
  package var more: [Line] = []
  /// The last line above that is not blank, where the text ends on a line that is.
  package var before: Line?

  /// A text and its column in its line.
  package init(text: String, column: Int) {
    self.text = text
    self.column = column
  }
}
