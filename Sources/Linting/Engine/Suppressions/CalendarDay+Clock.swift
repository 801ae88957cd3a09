import Screens
import Support

extension CalendarDay {
  /// The day that it is by UTC, or that `SOURCE_DATE_EPOCH` says; one for the whole run, and asked for only once
  /// something depends on it.
  package static let today = CalendarDay(secondsSince1970: epoch ?? time(nil))

  private static var epoch: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
