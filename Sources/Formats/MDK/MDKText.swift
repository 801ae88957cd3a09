/// What a page says about a text, a boolean or a word: the three answers of the screen description, and the doubt
/// whether there is one at all.
///
/// Shapes of ``known`` texts are those of JSON strings; numbers and booleans are given as they are written.
enum MDKText: Equatable {
  /// Not given, or given as an empty string or array, which is what editors write for nothing.
  case absent
  case known(String)
  /// There, with a value that only the running application knows: a binding, a rule, a format, a target path.
  case bound
  /// The page does not show whether there is one.
  case uncertain

  /// The known text.
  var text: String? {
    if case .known(let text) = self { text } else { nil }
  }

  /// The known text in lower case, since pages older than 24.7 write enumeration values in lower camel case.
  var word: String? { text?.lowercased() }

  /// What holds where one page serves two platforms: the common answer, or the doubt.
  static func both(_ one: MDKText, _ other: MDKText) -> MDKText {
    if one == other { return one }
    return one == .absent || other == .absent || one == .uncertain || other == .uncertain ? .uncertain : .bound
  }
}
