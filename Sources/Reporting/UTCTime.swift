import Screens

/// Times as ISO 8601 writes them, without a zone.
enum UTCTime {
  /// The last second of the year 9999, behind which years have five digits.
  private static let last = 253_402_300_799

  /// `YYYY-MM-DDThh:mm:ss` in UTC.
  ///
  /// - Parameter seconds: since 1970; what lies outside the years 1970 to 9999 becomes the nearest time inside.
  static func text(_ seconds: Int) -> String {
    let seconds = min(max(seconds, 0), last)
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
    let time = [hour, minute, second].map { CalendarDay.padded($0, 2) }.joined(separator: ":")
    return "\(CalendarDay(secondsSince1970: seconds))T\(time)"
  }
}
