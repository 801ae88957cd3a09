import Testing

@testable import Linting

/// Sentences that keep their numbers.
@Suite struct MessageTests {
  @Test func numbersReadAsBefore() {
    let message: Message = "\("cell[2]") has \(3) of \(4.256) items, \(true)"
    #expect(message.text == "cell[2] has 3 of 4.26 items, true")
    #expect(message.numbers.map(\.value) == [3, 4.256])
  }

  @Test func partsStandInTheWholeSentence() {
    let left: Message = "ä \(1)"
    let right: Message = " × \(22)"
    let both = left + right + [" or \(3)" as Message, "\(4)"].joined(separator: ", ")
    #expect(both.text == "ä 1 × 22 or 3, 4")
    #expect(both.numbers.map(\.value) == [1, 22, 3, 4])
    #expect(both.wordsAroundNumbers == ["ä ", " × ", " or ", ", ", ""])
    #expect(both.text(followedBy: "; ", "so") == "ä 1 × 22 or 3, 4; so")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (7, "7"), (-7, "-7"), (1.005, "1"), (1.25, "1.25"), (1.05, "1.05"),
      (-1.5, "-1.5"), (-0.25, "-0.25"), (123_456_789.5, "123456789.5"), (9_999_999_999_999.99, "9999999999999.99"),
      (1e16, "1e+16"), (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func numbersAreBrief(number: Double, text: String) {
    #expect(number.brief == text)
    #expect(text.utf8.count <= Double.longestBrief)
    #expect(("is \(number) pt" as Message).text == "is \(text) pt")
  }

  @Test func whatWasMeasuredSurvivesOtherWords() {
    let original: Message = "has \(measured: 7, "count") tabs, more than \(required: 5, .max, "count")"
    let reworded = original.reworded("too many tabs: \(7)")
    #expect(reworded.text == "too many tabs: 7")
    #expect(reworded.quantities == [Quantity("count", .measured, 7, unit: ""), Quantity("count", .max, 5, unit: "")])
  }
}
