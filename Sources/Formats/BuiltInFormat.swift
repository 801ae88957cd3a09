import Screens

/// A format of the list: what help says of it, and what others ask of it by no name of its own.
package protocol BuiltInFormat: ScreenFormat {
  /// What its files are, in a few words that follow others in a sentence.
  var summary: String { get }

  /// What its screens take from other files; `nil` if their own file has everything.
  var application: ApplicationFiles? { get }
}

extension BuiltInFormat {
  /// `nil`, for a format that does not say.
  package var application: ApplicationFiles? { nil }
}
