/// A number behind a finding: a measure of the screen, or a limit.
public struct Quantity: Sendable, Hashable, Codable {
  /// What the number is.
  public enum Role: String, Sendable, Hashable, Codable {
    /// What the screen has.
    case measured
    /// The least that is allowed.
    case min
    /// The most that is allowed.
    case max
    /// All that is allowed; of several numbers any.
    case equals
  }

  /// What is measured: `width`, `height`, `spacing`, `count`, the name of a fact.
  package var name: String
  /// Whether it was measured or is asked for.
  package var role: Role
  /// The number, in its unit.
  package var value: Double
  /// The greatest number that it can be, where it was measured in pixels of several densities; `nil` where it is one.
  package var greatest: Double?
  /// `pt`, `dp`, `pt/dp` or `%`; empty for what is counted.
  package var unit: String

  /// A number of its parts, taken as they are.
  package init(_ name: String, _ role: Role, _ value: Double, greatest: Double? = nil, unit: String) {
    (self.name, self.role, self.value, self.greatest, self.unit) = (name, role, value, greatest, unit)
  }
}
