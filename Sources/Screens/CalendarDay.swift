/// A day of the Gregorian calendar, of the years 1 to 9999.
package struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

  /// What a day is called where a text was expected to name one.
  package static let expectation = "YYYY-MM-DD"

  /// The day that a text names as `YYYY-MM-DD`; `nil` for any other text, and for a day that no calendar has.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0) { number, byte in
        number.flatMap { (0x30...0x39).contains(byte) ? $0 * 10 + Int(byte - 0x30) : nil }
      }
    }
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = number(0..<4),
      let month = number(5..<7), let day = number(8..<10), year > 0, (1...12).contains(month),
      day > 0, day <= Self.lengths(ofYear: year)[month - 1]
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day of a moment, by UTC.
  ///
  /// - Parameter seconds: since 1970; what lies outside the years 1970 to 9999 becomes the nearest day inside.
  package init(secondsSince1970 seconds: Int) {
    // Behind the last second of the year 9999 years have five digits.
    var days = min(max(seconds, 0), 253_402_300_799) / 86_400
    var year = 1970
    while days >= Self.length(ofYear: year) {
      days -= Self.length(ofYear: year)
      year += 1
    }
    var month = 0
    let lengths = Self.lengths(ofYear: year)
    while days >= lengths[month] {
      days -= lengths[month]
      month += 1
    }
    (self.year, self.month, self.day) = (year, month + 1, days + 1)
  }

  /// `YYYY-MM-DD`.
  package var description: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// Whether a day comes before another one.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(ofYear year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }

  private static func lengths(ofYear year: Int) -> [Int] {
    [31, length(ofYear: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// A number with zeros in front of it.
  package static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
