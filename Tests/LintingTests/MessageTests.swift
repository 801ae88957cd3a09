import Testing

@testable import Linting

/// Sentences that keep their numbers.
@Suite struct MessageTests {
  @Test func numbersReadAsBefore() {
    let message: Message = "\("cell[2]") has \(3) of \(4.256) items, \(true)"
    #expect(message.text == "cell[2] has 3 of 4.26 items, true")
    #expect(message.numbers.map(\.value) == [3, 4.256])
  }

  @Test func placesAreThoseOfTheWholeSentence() throws {
    let left: Message = "ä \(1)"
    let right: Message = " × \(22)"
    let both = left + right + [" or \(3)" as Message, "\(4)"].joined(separator: ", ")
    #expect(both.text == "ä 1 × 22 or 3, 4")
    for number in both.numbers {
      let bytes = Array(both.text.utf8)[number.place]
      #expect(try #require(Double(String(decoding: bytes, as: UTF8.self))) == number.value)
    }
  }

  @Test func whatWasMeasuredSurvivesOtherWords() {
    let original: Message = "has \(measured: 7, "count") tabs, more than \(required: 5, .max, "count")"
    let reworded = original.reworded("too many tabs: \(7)")
    #expect(reworded.text == "too many tabs: 7")
    #expect(reworded.quantities == [Quantity("count", .measured, 7, unit: ""), Quantity("count", .max, 5, unit: "")])
  }
}
