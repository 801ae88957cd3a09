/// How many pixels a dp has. A user gives it as a factor such as `2.625`, or as dots per inch such as `420`. 160 dots
/// per inch are a factor of 1.
package struct PixelDensity: Sendable, Hashable {
  /// Pixels of one dp.
  package let factor: Double

  /// The factors that screens have; none so few dots per inch.
  package static let factors = 0.5...10.0
  /// The dots per inch that screens have.
  package static let dotsPerInch = 80.0...1600.0

  /// The density that a text gives; `nil` for any other text, and for one that no screen has.
  package init?(_ text: String) {
    guard let number = Self.number(text) else { return nil }
    if Self.factors.contains(number) {
      factor = number
    } else if Self.dotsPerInch.contains(number) {
      factor = number / 160
    } else {
      return nil
    }
  }

  /// A number written with digits and one point at most: what else `Double` reads is no density.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }
}
