import Screens

/// Asks that a fact has one of some values, or lies within limits.
final class ValueCheck: Check {
  static let name = "value"
  static let summary = "A fact has one of some values, or lies within limits."
  static let parameters = [
    CheckParameter("fact", "The fact: a word, true or false, a number, or a text."),
    CheckParameter("allowed", "The values that it can have; of a text, none may be named."),
    CheckParameter("min", "The least value of a number."),
    CheckParameter("max", "The greatest value of a number."),
    CheckParameter("tolerance", "How much a number may miss what is asked; 0 unless given."),
    CheckParameter("nonEmpty", "Whether a text has to say something."),
  ]

  private let fact: Member
  private let tokens: [Token]
  private let numbers: [Double]
  private let flag: Bool?
  private let minimum: Double
  private let maximum: Double
  private let tolerance: Double
  private let isText: Bool

  init(_ arguments: Arguments) throws(RuleError) {
    guard let fact = try arguments.member("fact", .fact) else { throw arguments.missing("fact") }
    self.fact = fact
    let limits = (try arguments.number("min"), try arguments.number("max"))
    (minimum, maximum) = (limits.0 ?? -.infinity, limits.1 ?? .infinity)
    tolerance = try arguments.number("tolerance") ?? 0
    let nonEmpty = try arguments.flag("nonEmpty")
    let role = arguments.role(of: fact)
    isText = role == .text || role == .color
    tokens = role == .token ? try arguments.tokens("allowed", of: fact) : []
    numbers = role == .number || role == .count ? try arguments.numbers("allowed") : []
    let flags = role == .boolean ? try arguments.flags("allowed") : []
    flag = flags.first
    let isAsked =
      switch role {
      case .token: !tokens.isEmpty
      case .boolean: flags.count == 1
      case .number, .count: !numbers.isEmpty || limits.0 != nil || limits.1 != nil
      default: isText && nonEmpty
      }
    guard isAsked else { throw arguments.missing(isText ? "nonEmpty" : "allowed") }
    guard minimum <= maximum else { throw arguments.wrong("min", "is more than `max`") }
  }

  func check(_ element: Element, _ pass: inout Pass) {
    guard element.isKnown(fact) else {
      // A fact that is given as unknown has no default.
      guard !element.isGivenAsUnknown(fact), let flag, let standard = defaultFlag(in: element.kind) else {
        return pass.undecided(fact, of: element)
      }
      if standard != flag {
        pass.report("\(fact.name) of \(element.designation) is \(standard), not \(flag)", at: element)
      }
      return
    }
    if isText {
      guard let text = element.bytes(fact), text.allSatisfy({ $0 <= 0x20 }) else { return }
      pass.report("the \(fact.name) of \(element.designation) is empty", at: fact, of: element)
    } else if let flag {
      guard let value = element.flag(fact), value != flag else { return }
      pass.report("\(fact.name) of \(element.designation) is \(value), not \(flag)", at: fact, of: element)
    } else if !tokens.isEmpty {
      guard let value = element.token(fact), !tokens.contains(value) else { return }
      report(value.name, tokens.map(\.name), element, &pass)
    } else if let value = element.number(fact) {
      if value < minimum - tolerance {
        report(value.brief, ["\(minimum.brief) or more"], element, &pass)
      } else if value > maximum + tolerance {
        report(value.brief, ["\(maximum.brief) or less"], element, &pass)
      } else if !numbers.isEmpty, !numbers.contains(where: { abs($0 - value) <= tolerance }) {
        report(value.brief, numbers.map(\.brief), element, &pass)
      }
    }
  }

  private func report(_ value: String, _ allowed: [String], _ element: Element, _ pass: inout Pass) {
    pass.report(
      "the \(fact.name) of \(element.designation) is \(value), not " + allowed.joined(separator: " or "),
      at: fact, of: element)
  }

  /// What holds where a boolean fact is not given.
  private func defaultFlag(in kind: Kind) -> Bool? {
    guard let text = Vocabulary.declaration(of: fact, in: kind)?.defaultValue else { return nil }
    return text == "true"
  }
}
