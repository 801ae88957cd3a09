import Workspaces

/// A document that is open in the editor, with what is known of it.
struct OpenDocument {
  /// The text.
  var text: TextDocument
  /// Its absolute path; for one that is no file yet, where it might become one.
  let location: String
  /// What was found in it; `nil` where that is not known any more.
  var checked: Checked?
  /// A value that identifies the diagnostics that were pushed last; `nil`: none yet.
  var pushed: String?
  /// Whether a change of it was skipped, so that its text is not known until a whole one comes.
  var isLost = false

  /// What came of a document, which may be nothing.
  struct Checked {
    /// `nil` where it is not to be linted.
    var file: CheckedFile?
  }
}
