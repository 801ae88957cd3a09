import Screens

/// How much a finding weighs.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable, CodableByName {
  case info, warning, error

  /// The word as reports and configurations write it.
  package var name: String {
    // The compiler's own names cost a quarter of a millisecond of every start.
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity that a word names.
  package init?(name: some StringProtocol) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  /// Whether the left one weighs less: an info less than a warning, a warning less than an error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

  /// Reads a name.
  ///
  /// - Throws: a `DecodingError` for a name that there is not.
  public init(from decoder: any Decoder) throws { self = try Self.named(by: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}

/// The severity at and above which findings of a file fail a run.
package enum FailLevel: String, Sendable, Codable, CaseIterable {
  case error, warning, info
  /// No finding does.
  case never

  /// The least severity that fails; `nil`: none does.
  package var severity: Severity? {
    // Asked for each finding, so that no names are compared.
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
