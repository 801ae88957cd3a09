import Linting

/// The colours of a terminal (ECMA-48 SGR), or none.
struct Colours {
  /// Whether there are any.
  let isOn: Bool

  /// Headings and names.
  func strong(_ text: String) -> String { painted(text, "1") }

  /// What is beside the point.
  func faint(_ text: String) -> String { painted(text, "2") }

  /// What is as it should be.
  func good(_ text: String) -> String { painted(text, "32") }

  /// What is missing or wrong.
  func bad(_ text: String) -> String { painted(text, "1;31") }

  /// A severity's name in its colour.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: painted(severity.name, "1;31")
    case .warning: painted(severity.name, "1;33")
    case .info: painted(severity.name, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
