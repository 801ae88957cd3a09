/// Times as ISO 8601 writes them, without a zone.
enum UTCTime {
  /// The last second of the year 9999, behind which years have five digits.
  private static let last = 253_402_300_799

  /// `YYYY-MM-DDThh:mm:ss` in UTC.
  ///
  /// - Parameter seconds: since 1970; what lies outside the years 1970 to 9999 becomes the nearest time inside.
  static func text(_ seconds: Int) -> String {
    let seconds = min(max(seconds, 0), last)
    var days = seconds / 86_400
    var year = 1970
    while days >= length(ofYear: year) {
      days -= length(ofYear: year)
      year += 1
    }
    var month = 0
    let lengths = [31, length(ofYear: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while days >= lengths[month] {
      days -= lengths[month]
      month += 1
    }
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
    let date = "\(padded(year, 4))-\(padded(month + 1, 2))-\(padded(days + 1, 2))"
    return "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }

  private static func length(ofYear year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
