/// How many checks were left inconclusive for want of what an option of the command line says.
package struct OptionDependentChecks: Sendable, Hashable, Codable {
  /// Those that wait for the screen's platform.
  package var byPlatform = 0
  /// Those that wait for a length that is known in pixels.
  package var byDensity = 0

  /// None.
  package init() {}

  /// Adds those of elsewhere.
  package static func += (left: inout OptionDependentChecks, right: OptionDependentChecks) {
    left.byPlatform += right.byPlatform
    left.byDensity += right.byDensity
  }
}
