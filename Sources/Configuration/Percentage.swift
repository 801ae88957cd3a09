/// A share that a user asks for: `80`, `80%` or `99.5`.
package struct Percentage: Sendable, Hashable {
  /// In thousandths of a percent, so that shares compare exactly.
  package let thousandths: Int

  /// The share that a text gives; `nil` for any other text.
  package init?(_ text: String) {
    let text = text.hasSuffix("%") ? text.dropLast() : text[...]
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : "0"
    guard let whole = parts.first, (1...3).contains(whole.utf8.count), (1...3).contains(fraction.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Int(whole), let rest = Int((fraction + "000").prefix(3)), number * 1000 + rest <= 100_000
    else { return nil }
    thousandths = number * 1000 + rest
  }

  /// A share in thousandths of a percent.
  package init(thousandths: Int) {
    self.thousandths = thousandths
  }

  /// `80%`, `99.5%`.
  package var text: String {
    var digits = String(String(thousandths % 1000 + 1000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(thousandths / 1000)\(digits.isEmpty ? "" : ".\(digits)")%"
  }
}
