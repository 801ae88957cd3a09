import Screens

/// What a check says: a sentence that keeps its numbers as values.
///
/// A string literal is one. Numbers stand in it as values, never as text: `"the row has \(count) cells"`. What was measured and what
/// is asked for are named: `"is \(measured: 36, "width", unit: "pt") pt wide"`; reports give both beside the sentence.
public struct Message: Sendable {
  /// A number in a sentence.
  struct Number: Sendable {
    var value: Double
    /// What it is; `nil` for a number that is only told.
    var quantity: Quantity?
  }

  /// The sentence reads only once it is reported; until then its words and numbers stand one behind the other.
  private enum Part: Sendable {
    case words(String)
    case number(Number)
  }

  private var parts: [Part] = []
  /// What the sentence leaves out: named numbers of another one that it stands for.
  private var unspoken: [Quantity] = []

  /// A sentence without numbers.
  public init(_ text: String) { append(text) }

  /// The sentence as it reads.
  public var text: String { text(followedBy: "", "") }

  /// The sentence as it reads, and what follows it.
  func text(followedBy link: StaticString, _ rest: String) -> String {
    var length = link.utf8CodeUnitCount + rest.utf8.count
    for part in parts {
      switch part {
      case .words(let words): length += words.utf8.count
      case .number: length += Double.longestBrief
      }
    }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var count = 0
      func write(_ text: String) {
        let slots = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        count += slots.update(fromContentsOf: text.utf8)
      }
      for part in parts {
        switch part {
        case .words(let words): write(words)
        case .number(let number): write(number.value.brief)
        }
      }
      link.withUTF8Buffer { count += UnsafeMutableBufferPointer(rebasing: buffer[count...]).update(fromContentsOf: $0) }
      write(rest)
      return count
    }
  }

  /// The numbers in it, from first to last.
  var numbers: [Number] {
    parts.compactMap { part in
      if case .number(let number) = part { number } else { nil }
    }
  }

  /// What stands before, between and behind the numbers; there is one more than numbers.
  var wordsAroundNumbers: [String] {
    var all = [""]
    for part in parts {
      switch part {
      case .words(let words): all[all.count - 1] += words
      case .number: all.append("")
      }
    }
    return all
  }

  /// What was measured and what is asked for, in the order of the sentence.
  ///
  /// Sums of what a file says need not be numbers, and those are left out.
  var quantities: [Quantity] {
    var all = unspoken
    for part in parts {
      if case .number(let number) = part, let quantity = number.quantity { all.append(quantity) }
    }
    all.removeAll { !$0.value.isFinite || $0.greatest?.isFinite == false }
    return all
  }

  /// One sentence behind another.
  public static func + (left: consuming Message, right: Message) -> Message {
    left.append(right)
    return left
  }

  /// Adds words.
  mutating func append(_ words: String) {
    if !words.isEmpty { parts.append(.words(words)) }
  }

  /// Adds another part of the sentence.
  mutating func append(_ other: Message) {
    parts += other.parts
    if !other.unspoken.isEmpty { unspoken += other.unspoken }
  }

  /// Adds a number.
  mutating func append(_ value: Double, _ quantity: Quantity? = nil) {
    parts.append(.number(Number(value: value, quantity: quantity)))
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

  /// The numbers of this message in other words, which a rule's page gives.
  func reworded(_ words: Message) -> Message {
    var message = words
    message.unspoken = quantities
    return message
  }

  /// Makes room for so many words and numbers.
  fileprivate mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }
}

extension Message: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var message: Message

    /// Room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      message = Message("")
      message.reserve(2 * interpolationCount + 1)
    }

    /// Words.
    public mutating func appendLiteral(_ literal: String) { message.append(literal) }

    /// A text of the screen, or a name. Digits in it are no numbers.
    public mutating func appendInterpolation(_ text: some StringProtocol) { message.append(String(text)) }

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
