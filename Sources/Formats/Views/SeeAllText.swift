/// The texts of links that lead to all items of a view.
enum SeeAllText {
  /// The words that labels of iOS begin with.
  static let prefixes: [StaticString] = ["see all", "show all"]

  /// Whether a text consists of the guideline's words or others that stand for them, with a count or an arrow behind.
  static func matches(_ text: UTF8Text) -> Bool {
    guard (7...40).contains(text.count) else { return false }
    let text = String(decoding: text, as: UTF8.self).lowercased()
    return ["see all", "show all", "view all"].contains {
      text.hasPrefix($0) && !(text.dropFirst($0.count).first?.isLetter ?? false)
    }
  }

  /// The one whole number in a text: digits, with nothing but spaces and brackets beside them.
  static func count(in text: UTF8Text) -> Double? {
    let numbers = text.split { !($0 &- 48 < 10) }
    guard numbers.count == 1, let digits = numbers.first, digits.count < 10 else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
