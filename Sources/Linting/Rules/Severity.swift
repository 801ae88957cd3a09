/// How much a finding weighs.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case info, warning, error

  /// The word as reports and configurations write it.
  public var name: String { String(describing: self) }

  /// The severity that a word names.
  public init?(name: some StringProtocol) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
