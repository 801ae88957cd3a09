/// The files of an application whose screens tell what is in several of them, so that a change in one may be wrong in
/// screens that are as they were.
package struct ApplicationFiles: Sendable {
  /// The names of the files by which the folder of the whole application is known.
  package let topFiles: [String]
  /// The extensions of the other files that screens refer to, where those are not extensions of screens.
  package let extensions: [String]
  /// Whether a file may be a screen of such an application, by its path.
  package let mayBeScreen: @Sendable (_ path: String) -> Bool
  /// Whether a screen may refer to a file, by its path.
  package let mayBeReferredTo: @Sendable (_ path: String) -> Bool
}
