import Screens

/// Asks that a fact has one of some values, or lies within limits.
final class ValueCheck: ElementCheck, Check {
  static let name = "value"
  static let summary = "A fact has one of some values, or lies within limits."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let fact = Parameter<Member>(
      "fact", "The fact: a word, true or false, a number, a colour, a text or a list of texts.", .fact)
    let allowed = Parameter<[FactValue]>(
      "allowed",
      "The values that it can have; of a text, none may be named. A colour given as #rrggbb may be any that are named, but a grey is none."
    )
    let min = Parameter<Double>("min", "The least value of a number.")
    let max = Parameter<Double>("max", "The greatest value of a number.")
    let tolerance = Parameter<Double>("tolerance", "How much a number may miss what is asked.", default: 0)
    let nonEmpty = Parameter<Bool>(
      "nonEmpty", "Whether a text has to say something, or a list of texts to hold one.")
  }

  private let fact: Member
  private let tokens: [Token]
  private let numbers: [Double]
  private let flag: Bool?
  private let minimum: Double
  private let maximum: Double
  private let tolerance: Double
  private let isText: Bool
  private let isList: Bool
  private let colors: [String]

  init(_ arguments: Arguments) throws(RuleError) {
    guard let fact = try arguments.member(Self.parameters.fact) else { throw arguments.missing(Self.parameters.fact) }
    self.fact = fact
    let limits = (try arguments.number(Self.parameters.min), try arguments.number(Self.parameters.max))
    (minimum, maximum) = (limits.0 ?? -.infinity, limits.1 ?? .infinity)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
    let nonEmpty = try arguments.flag(Self.parameters.nonEmpty)
    let role = arguments.role(of: fact)
    isText = role == .text || role == .color
    isList = role == .textList
    colors = role == .color ? try arguments.texts(Self.parameters.allowed) : []
    if let color = colors.first(where: { !$0.hasPrefix("accent") && !$0.hasPrefix("#") }) {
      throw arguments.wrong(
        Self.parameters.allowed, "names `\(color)`, which is neither accent1 to accent10 nor #rrggbb")
    }
    tokens = role == .token ? try arguments.tokens(Self.parameters.allowed, of: fact) : []
    numbers = role == .number || role == .count ? try arguments.numbers(Self.parameters.allowed) : []
    let flags = role == .boolean ? try arguments.flags(Self.parameters.allowed) : []
    flag = flags.first
    let isAsked =
      switch role {
      case .token: !tokens.isEmpty
      case .boolean: flags.count == 1
      case .number, .count: !numbers.isEmpty || limits.0 != nil || limits.1 != nil
      case .color: nonEmpty || !colors.isEmpty
      default: (isText || isList) && nonEmpty
      }
    guard isAsked else {
      throw isText || isList ? arguments.missing(Self.parameters.nonEmpty) : arguments.missing(Self.parameters.allowed)
    }
    guard minimum <= maximum else { throw arguments.wrong(Self.parameters.min, "is more than `max`") }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    // Most facts are words, and of those that are allowed.
    if !tokens.isEmpty, let value = element.token(fact), tokens.contains(value) { return }
    guard element.isKnown(fact) else {
      // A fact that is given as unknown has no default.
      guard !element.isExplicitlyUnknown(fact), let flag, let standard = defaultFlag(in: element.kind) else {
        return pass.inconclusive(missing: fact, of: element)
      }
      if standard != flag {
        pass.report("\(fact.name) of \(subject: element) is \(standard), not \(flag)", at: element)
      }
      return
    }
    if !colors.isEmpty {
      checkColor(element, &pass)
    } else if isList {
      guard element.textCount(fact) == 0 else { return }
      pass.report("\(subject: element) has no \(fact.name)", at: fact, of: element)
    } else if isText {
      guard let text = element.bytes(fact), text.allSatisfy({ $0 <= 0x20 }) else { return }
      pass.report("the \(fact.name) of \(subject: element) is empty", at: fact, of: element)
    } else if let flag {
      guard let value = element.flag(fact), value != flag else { return }
      pass.report("\(fact.name) of \(subject: element) is \(value), not \(flag)", at: fact, of: element)
    } else if !tokens.isEmpty {
      guard let value = element.token(fact), !tokens.contains(value) else { return }
      report(Message(value.name), tokens.map { Message($0.name) }, element, &pass)
    } else if let value = element.number(fact) {
      if value < minimum - tolerance {
        report(value, ["\(required: minimum, .min, fact.name) or more"], element, &pass)
      } else if value > maximum + tolerance {
        report(value, ["\(required: maximum, .max, fact.name) or less"], element, &pass)
      } else if !numbers.isEmpty, !numbers.contains(where: { abs($0 - value) <= tolerance }) {
        report(value, numbers.map { "\(required: $0, fact.name)" }, element, &pass)
      }
    }
  }

  override var hasFix: Bool { true }

  /// The one value that is allowed.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    let value: FactSetting? =
      if tokens.count == 1 { .token(tokens[0]) } else if numbers.count == 1 { .number(numbers[0]) } else {
        flag.map { .flag($0) }
      }
    return value.map { [PlannedChange(.set(fact, $0), of: element)] }
  }

  private func checkColor(_ element: Element, _ pass: inout Pass) {
    guard let color = element.bytes(fact) else { return }
    for name in colors where color.elementsEqual(name.utf8) { return }
    // Which colours the names stand for is the theme's business, but none of them is a grey.
    guard color.first != UInt8(ascii: "#") || Self.isGrey(color) else {
      return pass.inconclusive(missing: fact, of: element)
    }
    let range = colors.count > 3 ? [colors[0], "…", colors[colors.count - 1]].joined(separator: " ") : nil
    report(
      Message(String(decoding: color, as: UTF8.self)), range.map { ["one of \($0)"] } ?? colors.map { Message($0) },
      element, &pass)
  }

  /// Whether a colour given as #rrggbb is black, white or between them.
  private static func isGrey(_ color: UnsafeBufferPointer<UInt8>) -> Bool {
    guard color.count == 7 else { return false }
    return (3...6).allSatisfy { color[$0] | 0x20 == color[$0 - 2] | 0x20 }
  }

  private func report(_ value: Double, _ allowed: [Message], _ element: Element, _ pass: inout Pass) {
    report("\(measured: value, fact.name)", allowed, element, &pass)
  }

  private func report(_ value: Message, _ allowed: [Message], _ element: Element, _ pass: inout Pass) {
    pass.report(
      "the \(fact.name) of \(subject: element) is \(value), not " + allowed.joined(separator: " or "),
      at: fact, of: element)
  }

  /// What holds where a boolean fact is not given.
  private func defaultFlag(in kind: Kind) -> Bool? {
    guard let text = Vocabulary.declaration(of: fact, in: kind)?.defaultValue else { return nil }
    return text == "true"
  }
}
