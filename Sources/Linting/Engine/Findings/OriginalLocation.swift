import Screens

/// Where something is written in another file, which the linted one includes, such as a fragment of a page.
package struct OriginalLocation: Sendable, Hashable, Codable {
  /// The other file's path, as it is shown.
  package var path: String
  /// From here …
  package var start: SourcePosition
  /// … to here, exclusive; always in the line where it starts.
  package var end: SourcePosition
  /// The element's path from what is included, as it were all there is.
  package var element: String
  /// The line that it is in, if the run was asked for it.
  package var excerpt: SourceExcerpt?
  /// What the other file suppresses it at, where the run was asked for it.
  package var suppressionHost: SuppressionHost?
  /// The settings for findings that are reported there; `nil`: those of the linted file.
  package var settings: IncludedFileSettings?
}
