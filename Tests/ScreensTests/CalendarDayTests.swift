import Screens
import Testing

/// Days as people write them, and as clocks count them.
@Suite struct CalendarDayTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-04-30"])
  func days(text: String) { #expect(CalendarDay(text)?.description == text) }

  @Test(arguments: [
    "2026-02-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "0000-01-01",
    "2026-1-01", "26-01-01", "2026/01/01", "2026-01-01 ", "2026-01-0١", "+026-01-01", "", "tomorrow",
  ])
  func noDays(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func order() {
    let days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].compactMap { CalendarDay($0) }
    #expect(days.count == 4 && days == days.shuffled().sorted() && !(days[0] < days[0]))
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
    (1_798_675_200, "2026-12-31"), (-1, "1970-01-01"), (Int.max, "9999-12-31"), (Int.min, "1970-01-01"),
  ])
  func clocks(seconds: Int, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
  }
}
