import Screens

/// One message as it reads at several densities: the words are the same, and of each number it is known between which limits it lies.
struct MessageRange {
  /// The message at the first density.
  private let first: Message
  /// Between which limits each number lies; no ranges, as sums of what a file says need not be numbers.
  private var limits: [(least: Double, most: Double)]
  private var isSameInWords: Bool

  /// - Parameter isOfOneDensity: whether it says what is wrong at one density alone.
  init(_ message: Message, isOfOneDensity: Bool = false) {
    first = message
    isSameInWords = !isOfOneDensity
    limits = message.numbers.map { ($0.value, $0.value) }
  }

  /// Takes the message at another density.
  mutating func include(_ message: Message) {
    guard isSameInWords else { return }
    guard message.wordsAroundNumbers == first.wordsAroundNumbers else {
      isSameInWords = false
      return
    }
    for (index, number) in message.numbers.enumerated() {
      limits[index] = (min(limits[index].least, number.value), max(limits[index].most, number.value))
    }
  }

  /// The message with the limits of its numbers, and the densities that it holds for where they matter.
  func message(at dpis: ClosedRange<Int>) -> Message {
    guard isSameInWords else {
      return first
        + Message(" at \(dpis.lowerBound) dpi (and goes against the rule at any density up to \(dpis.upperBound) dpi)")
    }
    guard dpis.count > 1, limits.contains(where: { $0.least.brief != $0.most.brief }) else { return first }
    var message = Message("")
    let numbers = first.numbers
    for (index, words) in first.wordsAroundNumbers.enumerated() {
      message.append(String(words))
      guard index < limits.count else { break }
      let (least, most) = limits[index]
      message.append(from: least, to: most, numbers[index].quantity)
    }
    message.note(numbersOf: first)
    return message
      + Message(" (at any density from \(dpis.lowerBound) to \(dpis.upperBound) dpi)")
  }
}
