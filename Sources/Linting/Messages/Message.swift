import Screens
import Text

/// What a check says: a sentence that keeps its numbers as values.
///
/// A string literal is one. Numbers stand in it as values, never as text: `"the row has \(count) cells"`. What was measured and what
/// is asked for are named: `"is \(measured: 36, "width", unit: "pt") pt wide"`; reports give both beside the sentence.
public struct Message: Sendable {
  /// A number in a sentence.
  struct Number: Sendable {
    /// Where it stands, in bytes from the beginning of the words; `nil` where other words than those of the check do not have it.
    fileprivate var place: Range<Int>?
    var value: Double
    /// What it is; `nil` for a number that is only told.
    fileprivate(set) var quantity: Quantity?
  }

  /// The element that the sentence is about, where the words do not have it: many elements share the words. A message stays with the screen
  /// that it is said of, and on its thread.
  nonisolated(unsafe) private(set) var about: Element?
  /// What follows the subject.
  private(set) var words: String
  /// The numbers in the words, from first to last, and behind them those that the words do not have.
  private(set) var allNumbers: [Number] = []

  /// The designation of the element that the sentence is about, where the words do not have it.
  var subject: String { about?.designation ?? "" }

  /// The sentence as it reads.
  public var text: String { about.map { String(joining: $0.designation, words) } ?? words }

  /// A sentence without numbers.
  public init(_ text: String) { words = text }

  /// A sentence behind the designation of the element that it is about; it may be one that was said before.
  init(about element: Element, _ sentence: consuming Message) {
    if sentence.about == nil {
      self = sentence
    } else {
      self.init("")
      append(sentence)
    }
    about = element
  }

  /// A message of its parts, as another had them.
  init(about element: Element?, words: String, numbers: [Number]) {
    (about, self.words, allNumbers) = (element, words, numbers)
  }

  /// The numbers in the words, from first to last.
  var numbers: [Number] { allNumbers.filter { $0.place != nil } }

  /// What stands before, between and behind the numbers; there is one more than numbers.
  var wordsAroundNumbers: [Substring] {
    let text = self.text
    let (bytes, origin) = (text.utf8, subject.utf8.count)
    var parts: [Substring] = []
    var start = bytes.startIndex
    for place in numbers.compactMap(\.place) {
      let end = bytes.index(bytes.startIndex, offsetBy: origin + place.lowerBound)
      parts.append(text[start..<end])
      start = bytes.index(bytes.startIndex, offsetBy: origin + place.upperBound)
    }
    parts.append(text[start...])
    return parts
  }

  /// What was measured and what is asked for, in the order of the sentence.
  ///
  /// Sums of what a file says need not be numbers, and those are left out.
  var quantities: [Quantity] {
    allNumbers.compactMap(\.quantity).filter { $0.value.isFinite && $0.greatest?.isFinite != false }
  }

  /// Whether two lists are one in memory, as equal numbers need not be written alike: 0 and -0.
  static func areShared(_ numbers: [Number], _ others: [Number]) -> Bool {
    let place = numbers.withUnsafeBufferPointer { $0.baseAddress }
    return others.withUnsafeBufferPointer { $0.baseAddress == place } && numbers.count == others.count
  }

  /// One sentence behind another.
  public static func + (left: consuming Message, right: Message) -> Message {
    left.append(right)
    return left
  }

  /// Makes room for so many more bytes.
  fileprivate mutating func reserve(_ count: Int) { words.reserveCapacity(count) }

  /// Adds words.
  mutating func append(_ words: String) { self.words += words }

  /// Adds another part of the sentence.
  mutating func append(_ other: Message) {
    let offset = words.utf8.count + other.subject.utf8.count
    words += other.text
    for var number in other.allNumbers {
      number.place = number.place.map { $0.lowerBound + offset..<$0.upperBound + offset }
      allNumbers.append(number)
    }
  }

  /// Adds a number.
  mutating func append(_ value: Double, _ quantity: Quantity? = nil) {
    let start = words.utf8.count
    words += value.brief
    allNumbers.append(Number(place: start..<words.utf8.count, value: value, quantity: quantity))
  }

  /// Adds a number of which only limits are known.
  mutating func append(from least: Double, to most: Double, _ quantity: Quantity?) {
    guard least.brief != most.brief else { return append(least, quantity) }
    var quantity = quantity
    quantity?.value = least
    quantity?.greatest = most
    append(least, quantity)
    append("–\(most.brief)")
  }

  /// The sentence with a number that its words do not have, or not as it is compared.
  func noting(_ value: Double, _ role: Quantity.Role, _ name: String, unit: String = "") -> Message {
    var message = self
    message.allNumbers.append(Number(place: nil, value: value, quantity: Quantity(name, role, value, unit: unit)))
    return message
  }

  /// Adds the numbers of another message that its words do not have.
  mutating func note(numbersOf other: Message) { allNumbers += other.allNumbers.filter { $0.place == nil } }

  /// The numbers of this message in other words, which a rule's page gives.
  func reworded(_ words: Message) -> Message {
    var message = words
    for index in message.allNumbers.indices { message.allNumbers[index].quantity = nil }
    message.allNumbers += quantities.map { Number(place: nil, value: $0.value, quantity: $0) }
    return message
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var message: Message

    /// Room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      message = Message("")
      message.reserve(literalCapacity + 16 * interpolationCount)
    }

    /// Words.
    public mutating func appendLiteral(_ literal: String) { message.append(literal) }

    /// A text of the screen, or a name. Digits in it are no numbers.
    public mutating func appendInterpolation(_ text: some StringProtocol) { message.append(String(text)) }

    /// A text of the screen, or a name. Digits in it are no numbers.
    public mutating func appendInterpolation(_ text: String) { message.append(text) }

    /// Part of a sentence.
    public mutating func appendInterpolation(_ part: Message) { message.append(part) }

    /// A truth: `true` or `false`.
    public mutating func appendInterpolation(_ flag: Bool) { message.append(flag ? "true" : "false") }

    /// A number, with two decimals at most.
    public mutating func appendInterpolation(_ value: Double) { message.append(value) }

    /// A whole number.
    public mutating func appendInterpolation(_ value: Int) { message.append(Double(value)) }

    /// What was measured, with two decimals at most.
    ///
    /// - Parameters:
    ///   - name: what is measured, as ``Quantity/name``.
    ///   - unit: of the number; the sentence has to name it itself.
    public mutating func appendInterpolation(measured value: Double, _ name: String, unit: String = "") {
      message.append(value, Quantity(name, .measured, value, unit: unit))
    }

    /// The one number that is asked for, or one of several, with two decimals at most.
    ///
    /// - Parameters:
    ///   - name: what is measured, as ``Quantity/name``.
    ///   - unit: of the number; the sentence has to name it itself.
    public mutating func appendInterpolation(required value: Double, _ name: String, unit: String = "") {
      appendInterpolation(required: value, .equals, name, unit: unit)
    }

    /// A limit that is asked for, with two decimals at most.
    ///
    /// - Parameters:
    ///   - role: which limit it is.
    ///   - name: what is measured, as ``Quantity/name``.
    ///   - unit: of the number; the sentence has to name it itself.
    public mutating func appendInterpolation(
      required value: Double, _ role: Quantity.Role, _ name: String, unit: String = ""
    ) {
      message.append(value, Quantity(name, role, value, unit: unit))
    }
  }

  /// Words.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal of its parts.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }
}

extension Sequence<Message> {
  /// One sentence of several parts.
  func joined(separator: String) -> Message {
    var whole = Message("")
    for (index, part) in enumerated() {
      if index > 0 { whole.append(separator) }
      whole.append(part)
    }
    return whole
  }
}
