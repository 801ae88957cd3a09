import Testing

@testable import Linting

/// What the messages of several densities have in common.
@Suite struct MessageRangeTests {
  private func text(_ messages: Message..., dpis: ClosedRange<Int> = 360...540) -> String {
    message(messages, dpis).text
  }

  private func message(_ messages: [Message], _ dpis: ClosedRange<Int> = 360...540) -> Message {
    var range = MessageRange(messages[0])
    for message in messages.dropFirst() { range.include(message) }
    return range.message(at: dpis)
  }

  @Test func whatIsTheSameStays() {
    #expect(text("a \(1) b-2 c[3]", "a \(1) b-2 c[3]") == "a 1 b-2 c[3]")
    #expect(text("") == "")
    #expect(text("\(9)") == "9")
  }

  @Test func numbersHaveLimits() {
    #expect(
      text("is \(4.5) dp, not \(16)", "is \(3) dp, not \(16)")
        == "is 3–4.5 dp, not 16 (360 to 540 dpi)")
    #expect(text("x \(5)", "x \(3)", "x \(7)", "x \(4.25)").hasPrefix("x 3–7 ("))
    #expect(text("item-2 at \(-3) (-1)", "item-2 at \(-5) (-1)").hasPrefix("item-2 at -5–-3 (-1) ("))
    #expect(text("\(1).", "\(2).").hasPrefix("1–2. ("))
    #expect(text("\u{D7}\(1)\u{D7}", "\u{D7}\(22)\u{D7}").hasPrefix("\u{D7}1–22\u{D7} ("))
  }

  @Test func digitsInNamesAreNoNumbers() {
    #expect(text("cell[1] is \(3)", "cell[2] is \(3)").hasPrefix("cell[1] is 3 (360 to 540 dpi)"))
  }

  @Test func otherWordsAreOneDensitys() {
    #expect(
      text("\(1) more pair", "\(2) more pairs", "\(3) more pairs")
        == "1 more pair (360 to 540 dpi)")
  }

  /// Another side may be wrong at another density too: what all messages measure has limits.
  @Test func otherSidesAtOtherDensities() {
    func wide(_ width: Double) -> Message { "is \(measured: width, "width", unit: "dp") dp wide" }
    func both(_ width: Double, _ height: Double) -> Message {
      "is \(measured: width, "width", unit: "dp") × \(measured: height, "height", unit: "dp") dp"
    }
    #expect(text(wide(44), wide(36), both(30, 47)) == "is 30–44 dp wide (360 to 540 dpi)")
    #expect(text(both(60, 50), wide(52), both(56, 49)) == "is 52–60 dp wide (360 to 540 dpi)")
  }

  @Test func quantitiesHaveLimitsToo() {
    let whole = message(
      [
        "is \(measured: 36, "width", unit: "dp") dp wide, not \(required: 48, .min, "width", unit: "dp")",
        "is \(measured: 24, "width", unit: "dp") dp wide, not \(required: 48, .min, "width", unit: "dp")",
      ])
    #expect(
      whole.quantities == [
        Quantity("width", .measured, 24, greatest: 36, unit: "dp"), Quantity("width", .min, 48, unit: "dp"),
      ])
  }

  @Test func sumsThatAreNoNumbers() {
    #expect(text("is \(Double.nan)", "is \(1)").hasPrefix("is "))
    #expect(message(["is \(measured: .infinity, "width")"]).quantities.isEmpty)
  }
}
