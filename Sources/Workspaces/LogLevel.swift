/// From which weight on the server says what it does on standard error.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case off, error, warning, info, debug

  /// Whether a level says less than another one.
  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.weight < right.weight }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
