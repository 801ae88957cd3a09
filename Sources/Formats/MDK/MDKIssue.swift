import Screens

/// What is wrong in a page or fragment as it is written, without overrides.
struct MDKIssue {
  let kind: Problem.Kind
  let message: String
  /// Its bytes in the file that has it.
  let range: Range<Int>
}
