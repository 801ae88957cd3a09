import Screens
import Support

/// Asks that a fact has one of the given values, or lies within limits.
final class ValueCheck: ElementCheck, Check {
  static let name = "value"
  static let summary = "A fact has one of the given values, or lies within limits."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let fact = Parameter<Member>(
      "fact", "The fact: a word, true or false, a number, a colour, a text or a list of texts.", .fact
    ).required
    let allowed = Parameter<[FactValue]>(
      "allowed",
      "The allowed values; not for texts. Any colour but grey may be an accent colour: then the check is inconclusive."
    ).oneOfSeveral
    let min = Parameter<Double>("min", "The least value of a number.").oneOfSeveral
    let max = Parameter<Double>("max", "The greatest value of a number.").oneOfSeveral
    let tolerance = Parameter<Double>("tolerance", "The allowed difference of a number.", default: 0)
    let nonEmpty = Parameter<Bool>("nonEmpty", "Whether a text or list must not be empty.").oneOfSeveral
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
  /// Those of the colours that are no accent colours, which only the theme knows.
  private let knownColors: [Color]

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
    if let color = colors.first(where: { !Color.accents.contains($0) && Color($0.utf8) == nil }) {
      let advice = suggestion(for: color, among: Color.names + Color.accents)
      throw arguments.wrong(
        Self.parameters.allowed, "names `\(color)`; expected \(FactType.color.expectation)\(advice)")
    }
    knownColors = colors.compactMap { Color($0.utf8) }
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
      throw Self.nothingAsked(of: fact, role, arguments)
    }
    guard minimum <= maximum else { throw arguments.wrong(Self.parameters.min, "is more than `max`") }
  }

  /// The error where no parameter asks for something that the fact can have.
  private static func nothingAsked(
    of fact: Member, _ role: WordTable.Slot.Role, _ arguments: Arguments
  ) -> RuleError {
    let names = Set(arguments.others(besides: []).map(\.key))
    let isText = role == .text || role == .textList
    if role == .frame {
      return arguments.wrong(
        parameters.fact,
        "names `\(fact.name)`, which is a frame; expected a word, true or false, a number, a colour, a text or a list of "
          + "texts (the checks `size` and `expression` compare frames)")
    }
    if isText, names.contains(parameters.allowed.name) {
      return arguments.wrong(
        parameters.allowed,
        "is not for `\(fact.name)`, which is \(role == .text ? "a text" : "a list of texts"); expected `nonEmpty: true`, or "
          + "the check `expression`")
    }
    for limit in [parameters.min, parameters.max] where names.contains(limit.name) {
      return arguments.wrong(limit, "is for numbers, and `\(fact.name)` is none; expected `allowed` or `nonEmpty`")
    }
    return isText ? arguments.missing(parameters.nonEmpty) : arguments.missing(parameters.allowed)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    // Most facts are words, and of those that are allowed.
    if !tokens.isEmpty, let value = element.token(fact), tokens.contains(value) { return }
    if let (value, member) = element.side(fact) { return check(value, at: member, of: element, &pass) }
    guard element.isKnown(fact) else {
      // A fact that is given as unknown has no default.
      guard !element.isExplicitlyUnknown(fact), let flag, let standard = defaultFlag(in: element.kind) else {
        return pass.inconclusive(missing: fact, of: element)
      }
      if standard != flag {
        pass.report(problem(standard, element), at: element)
      }
      return
    }
    if !colors.isEmpty {
      checkColor(element, &pass)
    } else if isList {
      guard element.textCount(fact) == 0 else { return }
      pass.report("\(subject: element) has no \(noun(element))", at: fact, of: element)
    } else if isText {
      guard let text = element.bytes(fact), text.allSatisfy({ $0 <= 0x20 }) else { return }
      pass.report("\(subject: element) has no \(noun(element))", at: fact, of: element)
    } else if let flag {
      guard let value = element.flag(fact), value != flag else { return }
      pass.report(problem(value, element), at: fact, of: element)
    } else if !tokens.isEmpty {
      guard let value = element.token(fact), !tokens.contains(value) else { return }
      let problem: Message = "\(subject: element) \(phrase(of: value, element))"
      pass.report(problem.limited(to: limit(of: element)), at: fact, of: element)
    } else if let value = element.number(fact) {
      check(value, at: fact, of: element, &pass)
    }
  }

  private func check(_ value: Double, at member: Member, of element: Element, _ pass: inout Pass) {
    let tolerance = member == .frame ? tolerance + element.precision : tolerance
    let limit: Message
    if value < minimum - tolerance {
      limit = "at least \(required: minimum, .min, fact.name)\(lengthUnit(pass))"
    } else if value > maximum + tolerance {
      limit = "at most \(required: maximum, .max, fact.name)\(lengthUnit(pass))"
    } else if !numbers.isEmpty, !numbers.contains(where: { abs($0 - value) <= tolerance }) {
      let choices = numbers.map { "\(required: $0, fact.name)" as Message }.joined(separator: " or ")
      limit = "it should be \(choices)\(lengthUnit(pass))"
    } else {
      return
    }
    let problem: Message = "\(subject: element) \(phrase(of: value, element, pass))"
    pass.report(problem.limited(to: limit), at: member, of: element)
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
    if let known = Color(color) {
      if knownColors.contains(known) { return }
      // Which colours accents are is the theme's business, but none of them is a grey.
      guard knownColors.count == colors.count || known.isGrey else {
        return pass.inconclusive(missing: fact, of: element)
      }
    } else if knownColors.contains(where: { !$0.isGrey }) {
      return pass.inconclusive(missing: fact, of: element)
    }
    let names =
      colors.count > 3 ? "\(colors[0]) to \(colors[colors.count - 1])" : colors.joined(separator: " or ")
    let problem: Message = "\(subject: element) has the \(noun(element)) \(String(decoding: color, as: UTF8.self))"
    pass.report(problem.limited(to: "it should be \(names)"), at: fact, of: element)
  }

  // MARK: Words

  private func noun(_ element: Element) -> String {
    Vocabulary.noun(of: fact, on: element.screen.token(.platform))
  }

  private func lengthUnit(_ pass: Pass) -> String {
    fact == .cornerRadius || fact == .width || fact == .height ? " " + pass.unit : ""
  }

  private func problem(_ flag: Bool, _ element: Element) -> Message {
    let phrase = Vocabulary.phrase(of: fact, flag, in: element.kind)?.text()
    return "\(subject: element) \(phrase ?? "\(flag ? "has" : "does not have") the \(noun(element))")"
  }

  private func phrase(of value: Token, _ element: Element) -> String {
    if fact == .control, element.kind == .accessory, let control = element.nouns.accessory(value) {
      return "is " + control
    }
    return Vocabulary.phrase(of: fact, value)?.text() ?? "has the \(noun(element)) \(value.name)"
  }

  private func phrase(of value: Double, _ element: Element, _ pass: Pass) -> Message {
    let number: Message = "\(measured: value, fact.name)"
    func things(_ verb: String, _ noun: String) -> Message {
      "\(verb) \(number, of: ElementNoun(noun), for: value)"
    }
    return switch fact {
    case .lines where element.kind == .description:
      value == 0
        ? ("may take any number of lines" as Message).noting(0, .measured, fact.name) : things("may take", "line")
    case .lines: things("takes", "line")
    case .columns: things("has", "column")
    case .count: things("says", "item")
    case .totalCount: things("has", "item")
    case .maxItemCount: things("shows at most", "item")
    case .width: "is \(number) \(pass.unit) wide"
    case .height: "is \(number) \(pass.unit) high"
    case .cornerRadius: "has a corner radius of \(number) \(pass.unit)"
    default: "has the \(noun(element)) \(number)"
    }
  }

  /// What elements of the kind have: `images are circles or squares`.
  private func limit(of element: Element) -> Message {
    let phrases = tokens.compactMap { Vocabulary.phrase(of: fact, $0) }
    guard let first = phrases.first, !element.noun.isName else {
      return Message("it should be " + tokens.map(\.name).joined(separator: " or "))
    }
    let rests = phrases.filter { $0.verb == first.verb }.map(\.pluralRest)
    let list =
      rests.count > 2
      ? rests.dropLast().joined(separator: ", ") + " or " + rests[rests.count - 1]
      : rests.joined(separator: " or ")
    return Message("\(element.noun.plural) \(first.verb.form(isPlural: true)) \(list)")
  }

  /// What holds where a boolean fact is not given.
  private func defaultFlag(in kind: Kind) -> Bool? {
    guard let text = Vocabulary.declaration(of: fact, in: kind)?.defaultValue else { return nil }
    return text == "true"
  }
}
