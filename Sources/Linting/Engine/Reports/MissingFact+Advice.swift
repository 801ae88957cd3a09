import Screens

extension MissingFact {
  /// How a user who starts a run can give the fact, as the text after its name; empty if only the file can.
  func advice(in tree: ScreenTree) -> String {
    if member == .platform { return " (give --platform)" }
    guard tree.isInPixels(member, of: element), let advice = tree.lengthAdvice else { return "" }
    return " (\(advice))"
  }
}
