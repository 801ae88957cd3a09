import Screens

/// A format of the list: what help says of it, what shows its files, and what others ask of it by no name of its own.
package protocol BuiltInFormat: ScreenFormat {
  /// What its files are, in a few words that follow others in a sentence.
  var summary: String { get }

  /// What its files show near their beginning.
  var signature: Signature { get }

  /// What shows that a file which cannot be read means to be one of its; `nil` where nothing does.
  var brokenSignature: Signature? { get }

  /// What its screens take from other files; `nil` if their own file has everything.
  var application: ApplicationFiles? { get }
}

extension BuiltInFormat {
  /// Whether a file has its signature.
  package func recognizes(_ head: FileHead) -> Bool { FormatDetector(head).matches(signature) }

  /// `nil`, for a format that does not say.
  package var brokenSignature: Signature? { nil }

  /// `nil`, for a format that does not say.
  package var application: ApplicationFiles? { nil }
}
