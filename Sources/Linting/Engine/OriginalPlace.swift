import Screens

/// Where that what a finding is about is written: in another file, which the linted one includes, such as a fragment of a page.
package struct OriginalPlace: Sendable, Hashable, Codable {
  /// The other file's path, as it is shown.
  package var path: String
  /// From here …
  package var start: SourcePosition
  /// … to here, exclusive; always in the line where it starts.
  package var end: SourcePosition
  /// The element's path from what is included, as it were all there is.
  package var element: String
  /// The line that it stands in, where the run was asked for it.
  package var excerpt: SourceExcerpt?
  /// Whether the linted file changes some of what is written there, so that it may be the culprit.
  package var isChanged: Bool
}
