import Linting
import Support

/// A value with the place that set it.
package struct LocatedValue<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it is.
  package let place: FileLocation

  /// A value from a place.
  package init(_ value: Value, at place: FileLocation) {
    self.value = value
    self.place = place
  }
}

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

/// How many pixels a dp has. A user gives it as a factor such as `2.625`, or as dots per inch such as `420`. 160 dots
/// per inch are a factor of 1.
package struct PixelDensity: Sendable, Hashable {
  /// Pixels of one dp.
  package let factor: Double

  /// The factors that screens have; none so few dots per inch.
  package static let factors = 0.5...10.0
  /// The dots per inch that screens have.
  package static let dotsPerInch = 80.0...1600.0

  /// What a key or an option expects.
  package static let expected =
    "a factor \(words(factors)), such as 2.625, or dpi \(words(dotsPerInch)), such as 420"

  private static func words(_ range: ClosedRange<Double>) -> String {
    "from \(range.lowerBound.brief) to \(range.upperBound.brief)"
  }

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

/// Where links to rules lead: the address of a site, or the path from the report to its folder.
package struct RulePagesAddress: Sendable, Hashable {
  /// As it is written into links.
  package let text: String

  /// - Returns: `nil` for an address of another scheme, or with characters that are not percent-encoded.
  package init?(_ text: String) {
    // Links of HTML, Markdown and XML take it as it is.
    let isPlain = text.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && ![0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x60].contains($0)
    }
    let scheme = text.prefix { $0 != "/" }
    guard isPlain, !text.isEmpty, !scheme.contains(":") || ["https:", "http:"].contains(scheme.lowercased()) else {
      return nil
    }
    self.text = text
  }
}

/// The globs that one configuration gives for files.
struct FileGlobs: Sendable {
  /// As they are written.
  let texts: [LocatedValue<String>]
  /// What they match.
  let globs: PathGlobs

  init(_ texts: [LocatedValue<String>], in folder: String) {
    self.texts = texts
    globs = PathGlobs(texts.map(\.value), in: folder)
  }
}

/// Whole numbers that keys and options take.
extension ClosedRange<Int> {
  /// What is expected of a text.
  package var expected: String { "a whole number from \(lowerBound) to \(upperBound)" }

  /// The number that a text is; `nil` for any other text, and for a number outside of the range.
  package func number(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), contains(number) else {
      return nil
    }
    return number
  }
}
