/// One message as it reads at several densities: the words are the same, and of each number it is known between which limits it lies.
struct MessageRange {
  /// The message at the first density.
  private let first: String
  /// What stands before, between and behind the numbers.
  private let words: [Substring]
  private var numbers: [(least: Double, most: Double, from: Substring, to: Substring)]
  private var isSameInWords: Bool

  /// - Parameter isOfOneDensity: whether it says what is wrong at one density alone.
  init(_ message: String, isOfOneDensity: Bool = false) {
    first = message
    isSameInWords = !isOfOneDensity
    let (words, numbers) = Self.split(message)
    self.words = words
    self.numbers = numbers.map { text in
      let value = Double(text) ?? 0
      return (value, value, text, text)
    }
  }

  /// Takes the message at another density.
  mutating func include(_ message: String) {
    guard isSameInWords, message != first else { return }
    let (words, numbers) = Self.split(message)
    guard words == self.words else {
      isSameInWords = false
      return
    }
    for (index, text) in numbers.enumerated() {
      let value = Double(text) ?? 0
      if value < self.numbers[index].least { (self.numbers[index].least, self.numbers[index].from) = (value, text) }
      if value > self.numbers[index].most { (self.numbers[index].most, self.numbers[index].to) = (value, text) }
    }
  }

  /// The message with the limits of its numbers, and the densities that it holds for where they matter.
  func text(at dpis: ClosedRange<Int>) -> String {
    guard isSameInWords else {
      return
        "\(first) at \(dpis.lowerBound) dpi (and goes against the rule at any density up to \(dpis.upperBound) dpi)"
    }
    guard dpis.count > 1, numbers.contains(where: { $0.least != $0.most }) else { return first }
    var text = ""
    for (index, word) in words.enumerated() {
      text += word
      guard index < numbers.count else { break }
      let (least, most, from, to) = numbers[index]
      text += least == most ? String(from) : "\(from)–\(to)"
    }
    return "\(text) (at any density from \(dpis.lowerBound) to \(dpis.upperBound) dpi)"
  }

  /// The numbers of a text, and what stands around each; there is one word more than numbers.
  private static func split(_ text: String) -> (words: [Substring], numbers: [Substring]) {
    let bytes = text.utf8
    var words: [Substring] = []
    var numbers: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      guard isDigit(bytes[index]) else {
        index = bytes.index(after: index)
        continue
      }
      var end = bytes.index(after: index)
      var hasPoint = false
      while end < bytes.endIndex {
        if bytes[end] == UInt8(ascii: "."), !hasPoint {
          let next = bytes.index(after: end)
          guard next < bytes.endIndex, isDigit(bytes[next]) else { break }
          hasPoint = true
        } else if !isDigit(bytes[end]) {
          break
        }
        end = bytes.index(after: end)
      }
      let isNegative = index > start && isSign(before: index, in: text)
      let first = isNegative ? bytes.index(before: index) : index
      words.append(text[start..<first])
      numbers.append(text[first..<end])
      (start, index) = (end, end)
    }
    words.append(text[start...])
    return (words, numbers)
  }

  /// Whether a minus stands before a number, and not the hyphen of a name.
  private static func isSign(before index: String.Index, in text: String) -> Bool {
    let minus = text.utf8.index(before: index)
    guard text.utf8[minus] == UInt8(ascii: "-"), minus > text.startIndex else { return false }
    let before = text.utf8[text.utf8.index(before: minus)]
    return before == UInt8(ascii: " ") || before == UInt8(ascii: "(")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
