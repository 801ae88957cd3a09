import Screens
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
  }

  @Test func sentencesStandBehindWhatTheyAreAbout() {
    let tree = ScreenTree()
    let builder = TreeBuilder(tree: tree)
    builder.startScreen(at: 0, isOneOfSeveral: false)
    builder.open(.screen, as: nil, from: 0)
    builder.open(.label, as: .content, from: 0)
    let sentence: Message = " is \(36) pt, not \(44)"
    let said = Message(about: tree[1], sentence) + Message(about: tree[1], sentence)
    #expect(said.text == "text 1 is 36 pt, not 44text 1 is 36 pt, not 44")
    #expect(said.wordsAroundNumbers == ["text 1 is ", " pt, not ", "text 1 is ", " pt, not ", ""])
    let all = (sentence + said).wordsAroundNumbers
    #expect(all.count == 7 && all[4] == "text 1 is ")
  }

  @Test func wordsLeaveOutWhatTheyAreAbout() {
    let tree = ScreenTree()
    let builder = TreeBuilder(tree: tree)
    builder.startScreen(at: 0, isOneOfSeveral: false)
    builder.open(.screen, as: nil, from: 0)
    builder.open(.button, as: .content, from: 0)
    builder.open(.label, as: .content, from: 0)
    let (button, label) = (tree[1], tree[2])
    let message: Message = "\(1) of \(subject: button) has \(2) and \(subject: label)"
    #expect(message.words == "1 of  has 2 and text 1 of button 1")
    #expect(message.text == "1 of button 1 has 2 and text 1 of button 1")
    #expect(message.wordsAroundNumbers == ["", " of button 1 has ", " and text 1 of button 1"])
    let inner: Message = "\(short: label) has \(3)"
    #expect(inner.words == " has 3")
    #expect(inner.text == "text 1 has 3")
    let whole = message + ", " + inner
    #expect(whole.text == message.text + ", " + inner.text)
    #expect(whole.words == message.words + ", text 1 has 3")
    #expect(
      whole.wordsAroundNumbers.count == 4 && whole.wordsAroundNumbers[2] == " and text 1 of button 1, text 1 has ")
    let outer = Message(about: label, inner)
    #expect(outer.text == "text 1 of button 1text 1 has 3" && outer.wordsAroundNumbers[0].hasSuffix(" has "))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (7, "7"), (-7, "-7"), (1.005, "1"), (1.25, "1.25"),
      (1.05, "1.05"), (-1.5, "-1.5"), (-0.25, "-0.25"), (123_456_789.5, "123456789.5"),
      (9_999_999_999_999.99, "9999999999999.99"),
      (1e15, "1000000000000000.0"), (1e16, "1e+16"),
      (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func numbersAreBrief(number: Double, text: String) {
    #expect(number.brief == text)
    #expect(("is \(number) pt" as Message).text == "is \(text) pt")
  }

  @Test func whatWasMeasuredSurvivesOtherWords() {
    let original: Message = "has \(measured: 7, "count") tabs, more than \(required: 5, .max, "count")"
    let reworded = original.reworded("too many tabs: \(7)")
    #expect(reworded.text == "too many tabs: 7")
    #expect(reworded.quantities == [Quantity("count", .measured, 7, unit: ""), Quantity("count", .max, 5, unit: "")])
  }

  @Test func numbersNeedNotBeSaid() {
    let sentence: Message = "reaches \(measured: 4, "excess", unit: "pt") pt beyond its frame"
    let whole = "it " + sentence.noting(0, .max, "excess", unit: "pt") + ", so"
    #expect(whole.text == "it reaches 4 pt beyond its frame, so")
    #expect(whole.numbers.count == 1)
    let quantities = [Quantity("excess", .measured, 4, unit: "pt"), Quantity("excess", .max, 0, unit: "pt")]
    #expect(whole.quantities == quantities)
    var range = MessageRange(sentence.noting(0, .max, "excess", unit: "pt"))
    let larger: Message = "reaches \(measured: 6, "excess", unit: "pt") pt beyond its frame"
    range.include(larger.noting(1, .max, "excess", unit: "pt"))
    let limits = range.message(at: 160...480).quantities
    #expect(limits.map(\.role) == [.measured, .max])
    #expect(limits.map(\.value) == [4, 0])
    #expect(limits.map(\.greatest) == [6, 1])
    // What is not the same at all densities is no limit of any.
    range.include(larger.noting(0, .max, "room", unit: "pt"))
    #expect(range.message(at: 160...480).quantities.map(\.role) == [.measured])
  }

  /// What fails never reads like its limit.
  @Test(arguments: [
    (43.996, 44.0, "is 43.996 pt high; at least 44 pt"), (43.9999, 44, "is 43.9999 pt high; at least 44 pt"),
    (44, 44.004, "is 44 pt high; at least 44.004 pt"), (-0.004, 0, "is -0.004 pt high; at least 0 pt"),
    (43.99, 44, "is 43.99 pt high; at least 44 pt"), (44, 44, "is 44 pt high; at least 44 pt"),
    // How numbers are stored is no difference.
    (44.000_000_000_1, 44, "is 44 pt high; at least 44 pt"),
  ])
  func numbersThatDiffer(measured: Double, limit: Double, text: String) {
    let problem: Message = "is \(measured: measured, "height", unit: "pt") pt high"
    var message = problem.limited(to: "at least \(required: limit, .min, "height", unit: "pt") pt")
    message.distinguishNumbers()
    #expect(message.text == text)
    #expect(message.limit.text == "at least" + text.split(separator: "at least")[1])
    #expect(message.wordsAroundNumbers.map(String.init) == ["is ", " pt high; at least ", " pt"])
  }
}
