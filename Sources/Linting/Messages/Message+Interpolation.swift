import Screens

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

    /// The designation of an element; the first one in a sentence is what that is about.
    mutating func appendInterpolation(subject element: Element) {
      message.append(subject: element, isShort: false)
    }

    /// The same of an element of which it is clear what it belongs to.
    mutating func appendInterpolation(short element: Element) { message.append(subject: element, isShort: true) }

    /// Things with their number: `1 action`, `2 actions`.
    mutating func appendInterpolation(_ count: Message, of noun: ElementNoun, for value: Double) {
      message.append(count)
      message.append(" ")
      message.append(noun.form(for: value))
    }

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

/// A number behind a finding: a measure of the screen, or a limit.
public struct Quantity: Sendable, Hashable, Codable {
  /// What the number is.
  public enum Role: String, Sendable, Hashable, Codable {
    /// What the screen has.
    case measured
    /// The least that is allowed.
    case min
    /// The most that is allowed.
    case max
    /// All that is allowed; of several numbers any.
    case equals
  }

  /// What is measured: `width`, `height`, `spacing`, `count`, the name of a fact.
  package var name: String
  /// Whether it was measured or is asked for.
  package var role: Role
  /// The number, in its unit.
  package var value: Double
  /// The greatest number that it can be, where it was measured in pixels of several densities; `nil` where it is one.
  package var greatest: Double?
  /// `pt`, `dp`, `pt/dp` or `%`; empty for what is counted.
  package var unit: String

  /// A number of its parts, taken as they are.
  package init(_ name: String, _ role: Role, _ value: Double, greatest: Double? = nil, unit: String) {
    (self.name, self.role, self.value, self.greatest, self.unit) = (name, role, value, greatest, unit)
  }
}
