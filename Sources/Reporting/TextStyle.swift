import Linting

/// The colours of a terminal (ECMA-48 SGR), or none.
struct TextStyle: Sendable {
  let showsColours: Bool

  /// What a text is.
  enum Role {
    case path, faint
    case severity(Severity)
  }

  /// Writes a text in the colour of its role.
  func write(_ role: Role, to output: inout ReportBuffer, _ body: (inout ReportBuffer) -> Void) {
    guard showsColours else { return body(&output) }
    switch role {
    case .path: output.write(literal: "\u{1B}[1m")
    case .faint: output.write(literal: "\u{1B}[2m")
    case .severity(.error): output.write(literal: "\u{1B}[1;31m")
    case .severity(.warning): output.write(literal: "\u{1B}[1;33m")
    case .severity(.info): output.write(literal: "\u{1B}[1;36m")
    }
    body(&output)
    output.write(literal: "\u{1B}[0m")
  }
}
