import Linting
import Reporting

/// Texts in the colours of a terminal, those of reports, or in none.
struct Colours {
  /// Whether there are any.
  let isOn: Bool

  private var style: TextStyle { TextStyle(showsColours: isOn) }

  /// Headings and names.
  func strong(_ text: String) -> String { painted(text, style.strong) }

  /// What is beside the point.
  func faint(_ text: String) -> String { painted(text, style.faint) }

  /// What is missing or wrong.
  func bad(_ text: String) -> String { painted(text, style.colour(of: .error)) }

  /// A severity's name in its colour.
  func severity(_ severity: Severity) -> String { painted(severity.name, style.colour(of: severity)) }

  private func painted(_ text: String, _ start: StaticString) -> String { "\(start)\(text)\(style.end)" }
}
