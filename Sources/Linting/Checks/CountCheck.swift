import Screens

/// Limits how many elements a list has.
final class CountCheck: ElementCheck, Check {
  static let name = "count"
  static let summary = "The number of elements in a list is within limits."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to count; it can be a fact that lists texts.", .anyList).required
    let `where` = Parameter<Selector>("where", "A selector; only elements that match it count.")
    let min = Parameter<Double>("min", "The least number.").oneOfSeveral
    let max = Parameter<Double>("max", "The greatest number.").oneOfSeveral
    let minFact = Parameter<Member>(
      "minFact", "A fact of the element that gives the least number.", .fact
    ).oneOfSeveral
    let maxFacts = Parameter<[Member]>(
      "maxFacts", "Facts that limit the number, used if the list is unknown.", .fact)
  }

  /// What is counted, among the numbers of a message.
  static let quantity = "count"

  private let list: Member
  private let isOfTexts: Bool
  private let filter: Selector?
  private let minimum: Double
  private let maximum: Double
  private let floor: Member?
  private let bounds: [Member]

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    self.list = list
    isOfTexts = arguments.role(of: list) == .textList
    filter = try arguments.selector(Self.parameters.where)
    let possible = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
    if let filter, !possible.contains(where: filter.subjectKinds.contains) {
      throw arguments.wrong(Self.parameters.where, "can never match: `\(list.name)` holds nothing of that kind")
    }
    let limits = (try arguments.number(Self.parameters.min), try arguments.number(Self.parameters.max))
    floor = try arguments.member(Self.parameters.minFact)
    guard limits.0 != nil || limits.1 != nil || floor != nil else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    if let floor, ![.count, .number].contains(arguments.role(of: floor)) {
      throw arguments.wrong(Self.parameters.minFact, "must name a number")
    }
    minimum = limits.0 ?? 0
    maximum = limits.1 ?? .infinity
    guard minimum <= maximum else { throw arguments.wrong(Self.parameters.min, "is more than `max`") }
    bounds = try arguments.members(Self.parameters.maxFacts)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    if isOfTexts { return checkTexts(element, &pass) }
    var sure = 0.0
    var possible = 0.0
    var need: MissingFact?
    for item in element.members(list) {
      let match = filter?.match(item, &need) ?? .yes
      if match == .no { continue }
      possible += item.isPrototype ? .infinity : 1
      if match == .yes { sure += 1 }
      if item.isPrototype { need = need ?? MissingFact(bounds.first ?? list, of: element) }
    }
    if element.isExplicitlyUnknown(list) {
      possible = .infinity
      need = need ?? MissingFact(list, of: element)
    }
    for bound in bounds {
      if let number = element.number(bound) { possible = min(possible, max(number, sure)) }
    }
    var minimum = minimum
    if let floor {
      guard let least = element.number(floor) else { return pass.inconclusive(missing: floor, of: element) }
      minimum = max(minimum, least)
    }
    if sure > maximum {
      pass.report(tooMany(sure, element), at: element)
    } else if possible < minimum {
      pass.report(tooFew(possible, minimum, isAtMost: need != nil, element), at: element)
    } else if possible > maximum || sure < minimum, let need {
      pass.inconclusive(missing: need.member, of: need.element)
    }
  }

  private func checkTexts(_ element: Element, _ pass: inout Pass) {
    guard let count = element.textCount(list).map(Double.init) else {
      return pass.inconclusive(missing: list, of: element)
    }
    if count > maximum {
      pass.report(tooMany(count, element), at: list, of: element)
    } else if count < minimum {
      pass.report(tooFew(count, minimum, isAtMost: false, element), at: list, of: element)
    }
  }

  private func tooMany(_ count: Double, _ element: Element) -> Message {
    let things: Message = "\(measured: count, Self.quantity)"
    let problem: Message = "\(subject: element) has \(things, of: element.noun(of: list), for: count)"
    return problem.limited(to: "at most \(required: maximum, .max, Self.quantity)")
  }

  private func tooFew(_ count: Double, _ minimum: Double, isAtMost: Bool, _ element: Element) -> Message {
    let things: Message = "\(isAtMost ? "at most " : "")\(measured: count, Self.quantity)"
    let limit: Message = "\(required: minimum, .min, Self.quantity)"
    if floor != nil {
      return "\(subject: element) shows \(things) of \(limit, of: ElementNoun("item"), for: minimum)"
    }
    let problem: Message = "\(subject: element) has \(things, of: element.noun(of: list), for: count)"
    return problem.limited(to: "at least \(limit)")
  }
}
