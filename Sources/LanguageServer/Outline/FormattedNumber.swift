/// A number as editors show it.
enum FormattedNumber {
  /// The number with two places at most.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
