import Linting
import Screens

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

extension DrawnFinding {
  /// Draws the shape with the number of the finding, and links it to the finding's text if there is one.
  func writeBadge(x: Double, y: Double, radius: Double, to pen: inout DrawingPen) {
    var attributes: [(StaticString, String)] = [("class", "badge-group \(severity.name)")]
    if !target.isEmpty {
      attributes += [("id", "\(target)-mark"), ("data-finding", target), ("href", "#\(target)")]
    }
    pen.group(target.isEmpty ? "g" : "a", attributes) { pen in
      pen.title(title)
      writeShape(x: x, y: y, radius: radius, to: &pen)
      let digits = String(number)
      let size = radius * (digits.utf8.count < 2 ? 1.3 : digits.utf8.count < 3 ? 1.1 : 0.85)
      pen.text(digits, x: x, y: y + size * 0.36, size: size, "number")
    }
  }

  /// Makes the area around the badge a link to the finding too, because the badge is smaller than a finger. It is for
  /// pointers only: screen readers skip it, so that they do not read the finding twice.
  func writeReach(x: Double, y: Double, radius: Double, to pen: inout DrawingPen) {
    guard !target.isEmpty else { return }
    let attributes: [(StaticString, String)] = [
      ("class", "reach-group"), ("data-finding", target), ("href", "#\(target)"), ("tabindex", "-1"),
      ("aria-hidden", "true"),
    ]
    pen.group("a", attributes) { $0.circle(x: x, y: y, radius: radius, "reach") }
  }

  /// A circle for an error, a diamond for a warning, a square for an info: not all readers can distinguish the colours.
  private func writeShape(x: Double, y: Double, radius: Double, to pen: inout DrawingPen) {
    switch severity {
    case .error: pen.circle(x: x, y: y, radius: radius, "badge")
    case .warning:
      let reach = radius * 1.3
      pen.path([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], "badge", isClosed: true)
    case .info:
      pen.rectangle(
        Frame(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), "badge", radius: radius / 4)
    }
  }
}
