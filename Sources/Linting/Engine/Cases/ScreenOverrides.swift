import Screens
import Support

/// What overrides of a configuration make of a linter's rules on the screens that they hold for.
package struct ScreenOverrides: Sendable {
  /// For each rule of the linter: what overrides may make of it, besides what it is without any; without cases where
  /// they turn it off.
  let variants: [[Rule]]
  /// The overrides that hold on a screen.
  let holding: @Sendable (Element) -> [Int]
  /// For each rule of the linter, which of its variants some overrides choose, from 1; 0 for the rule as the linter has
  /// it. Throws a ``UserError`` where they make no sense together.
  let choose: @Sendable ([Int]) throws(UserError) -> [Int]

  /// Overrides that are for screens.
  ///
  /// - Parameters:
  ///   - variants: for each rule what overrides may make of it.
  ///   - holding: the overrides that hold on a screen.
  ///   - choose: for each rule which of its variants some overrides choose, from 1, or 0; throws where they make no
  ///     sense together.
  package init(
    variants: [[Rule]], holding: @escaping @Sendable (Element) -> [Int],
    choose: @escaping @Sendable ([Int]) throws(UserError) -> [Int]
  ) {
    self.variants = variants
    self.holding = holding
    self.choose = choose
  }
}
