import Linting

/// The colours of a terminal (ECMA-48 SGR), or none.
package struct TextStyle: Sendable {
  let showsColours: Bool

  /// Those of a terminal, or none.
  package init(showsColours: Bool) { self.showsColours = showsColours }

  /// What a path, a heading or a name begins in; a ``label(of:)`` or ``end`` ends it.
  package var strong: StaticString { showsColours ? "\u{1B}[1m" : "" }

  /// The text between a location and a message.
  func label(of severity: Severity) -> StaticString {
    switch (severity, showsColours) {
    case (.error, false): ": error: "
    case (.warning, false): ": warning: "
    case (.info, false): ": info: "
    case (.error, true): "\u{1B}[0m: \u{1B}[1;31merror:\u{1B}[0m "
    case (.warning, true): "\u{1B}[0m: \u{1B}[1;33mwarning:\u{1B}[0m "
    case (.info, true): "\u{1B}[0m: \u{1B}[1;36minfo:\u{1B}[0m "
    }
  }

  /// The text between a path and a note about the file as a whole.
  var noteLabel: StaticString { showsColours ? "\u{1B}[0m: " : ": " }

  /// The text between a message and the id of its rule.
  var ruleStart: StaticString { showsColours ? " \u{1B}[2m[" : " [" }

  /// What ends a line behind the id of a rule.
  var ruleEnd: StaticString { showsColours ? "]\u{1B}[0m\n" : "]\n" }

  /// What is beside the point begins in.
  package var faint: StaticString { showsColours ? "\u{1B}[2m" : "" }

  /// The colour of a severity.
  package func colour(of severity: Severity) -> StaticString {
    guard showsColours else { return "" }
    return switch severity {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    case .info: "\u{1B}[1;36m"
    }
  }

  /// What ends ``strong``, ``faint`` and a ``colour(of:)``.
  package var end: StaticString { showsColours ? "\u{1B}[0m" : "" }
}
