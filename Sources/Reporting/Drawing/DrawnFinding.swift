import Linting

/// A finding as a drawing marks it.
struct DrawnFinding {
  /// What its badge shows.
  var number: Int
  var severity: Severity
  /// The text for pointers and screen readers.
  var message: String
  var mark: FindingMark
  /// The id of what the badge leads to; empty where it leads nowhere.
  var target = ""

  /// The most characters of a message that a drawing carries.
  private static let messageLimit = 240

  /// The text of the badge's title.
  var title: String { "\(number), \(severity.name): \(message.shortened(to: Self.messageLimit))" }
}

extension String {
  /// The text, or its beginning with an ellipsis where it has more Unicode scalars than a limit.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit,
      let end = unicodeScalars.index(unicodeScalars.startIndex, offsetBy: limit, limitedBy: unicodeScalars.endIndex),
      end < unicodeScalars.endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
