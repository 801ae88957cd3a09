import Screens

extension MissingFact {
  /// How somebody who starts a run can say the fact, to stand behind its name; empty where only the file can.
  func advice(in tree: ScreenTree) -> String {
    if member == .platform { return " (give --platform)" }
    guard tree.isInPixels(member, of: element), let advice = tree.lengthAdvice else { return "" }
    return " (\(advice))"
  }
}
