import Screens

/// One message as it reads at several densities: the words are the same, and of each number it is known between which
/// limits it lies.
struct MessageRange {
  /// The message at the first density, or at a later one that says less.
  private var first: Message
  /// The limits that each number lies between; numbers that the words do not have come last. They are no ranges,
  /// because sums of a file's values need not be numbers.
  private var limits: [(least: Double, most: Double)]
  /// Whether the numbers that the words do not have are the same ones at all densities.
  private var hasSameNotes = true
  private var isSameInWords = true
  private let isOfOneDensity: Bool

  /// - Parameter isOfOneDensity: whether it says what is wrong at one density alone.
  init(_ message: Message, isOfOneDensity: Bool = false) {
    first = message
    self.isOfOneDensity = isOfOneDensity
    limits = message.orderedNumbers.map { ($0.value, $0.value) }
  }

  /// Takes the message at another density.
  mutating func include(_ message: Message) {
    guard message.wordsAroundNumbers == first.wordsAroundNumbers else { return includeOther(message) }
    let (known, numbers) = (first.orderedNumbers, message.orderedNumbers)
    func isSame(_ index: Int) -> Bool {
      known[index].quantity?.name == numbers[index].quantity?.name
        && known[index].quantity?.role == numbers[index].quantity?.role
    }
    if known.count != numbers.count || !known.indices.allSatisfy(isSame) { hasSameNotes = false }
    for (index, number) in numbers.enumerated() where index < limits.count {
      limits[index] = (min(limits[index].least, number.value), max(limits[index].most, number.value))
    }
  }

  /// Takes a message that says something else, such as that another side is wrong too: what both measure lies between
  /// limits.
  private mutating func includeOther(_ message: Message) {
    (isSameInWords, hasSameNotes) = (false, false)
    let (known, numbers) = (first.orderedNumbers, message.orderedNumbers)
    func index(of quantity: Quantity?, in numbers: [Message.Number]) -> Int? {
      guard let quantity else { return nil }
      return numbers.firstIndex { $0.quantity?.name == quantity.name && $0.quantity?.role == quantity.role }
    }
    func including(_ value: Double, _ limits: (least: Double, most: Double)) -> (least: Double, most: Double) {
      (min(limits.least, value), max(limits.most, value))
    }
    guard numbers.count < known.count else {
      for (number, other) in known.enumerated() {
        guard let match = index(of: other.quantity, in: numbers) else { continue }
        limits[number] = including(numbers[match].value, limits[number])
      }
      return
    }
    limits = numbers.map { number in
      let match = index(of: number.quantity, in: known)
      return including(number.value, match.map { limits[$0] } ?? (number.value, number.value))
    }
    first = message
  }

  /// The message with the limits of its numbers, and the densities that it holds for where they matter.
  func message(at dpis: ClosedRange<Int>) -> Message {
    // At the other densities something else is wrong, or this element is not.
    if isOfOneDensity { return first + Message(", at \(dpis.lowerBound) dpi") }
    let densities = Message(" (\(dpis.lowerBound) to \(dpis.upperBound) dpi)")
    guard dpis.count > 1, limits.contains(where: { $0.least.brief != $0.most.brief }) else {
      return isSameInWords ? first : first + densities
    }
    var message = Message("")
    let numbers = first.orderedNumbers
    let words = first.wordsAroundNumbers
    for (index, text) in words.enumerated() {
      message.append(String(text))
      guard index < words.count - 1 else { break }
      let (least, most) = limits[index]
      message.append(from: least, to: most, numbers[index].quantity)
    }
    if hasSameNotes {
      for index in numbers.indices.dropFirst(words.count - 1) {
        message.note(from: limits[index].least, to: limits[index].most, numbers[index].quantity)
      }
    }
    message.distinguishNumbers()
    return message + densities
  }
}
