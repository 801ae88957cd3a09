import Screens

/// Limits the share of a list's elements that match a selector, where the list is known to be complete.
final class MaxShareCheck: ElementCheck, Check {
  static let name = "max-share"
  static let summary = "At most a share of a complete list matches a selector."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let `where` = Parameter<Selector>("where", "A selector; the elements that match it are the share.").required
    let max = Parameter<Double>("max", "The greatest share: 0.5 is half of the elements.").required
    let totalFact = Parameter<Member>(
      "totalFact", "The fact with the number of elements; only lists of that length are checked.", .fact
    ).required
  }

  private let list: Member
  private let filter: Selector
  private let maximum: Double
  private let total: Member

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    guard let filter = try arguments.selector(Self.parameters.where) else {
      throw arguments.missing(Self.parameters.where)
    }
    let possible = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
    guard possible.contains(where: filter.subjectKinds.contains) else {
      throw arguments.wrong(Self.parameters.where, "can never match: `\(list.name)` holds nothing of that kind")
    }
    guard let maximum = try arguments.number(Self.parameters.max) else { throw arguments.missing(Self.parameters.max) }
    guard maximum <= 1 else { throw arguments.wrong(Self.parameters.max, "must be a share, 1 at most") }
    guard let total = try arguments.member(Self.parameters.totalFact) else {
      throw arguments.missing(Self.parameters.totalFact)
    }
    guard [.count, .number].contains(arguments.role(of: total)) else {
      throw arguments.wrong(Self.parameters.totalFact, "must name a number")
    }
    (self.list, self.filter, self.maximum, self.total) = (list, filter, maximum, total)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard !element.isExplicitlyUnknown(list) else { return pass.inconclusive(missing: list, of: element) }
    var count = 0.0
    var sure = 0.0
    var possible = 0.0
    var need: MissingFact?
    for item in element.members(list) {
      if item.isPrototype { return pass.inconclusive(missing: list, of: element) }
      count += 1
      let match = filter.match(item, &need)
      if match != .no { possible += 1 }
      if match == .yes { sure += 1 }
    }
    guard count > 0 else { return pass.notApplicable() }
    guard let total = element.number(total) else { return pass.inconclusive(missing: total, of: element) }
    guard total == count else { return pass.inconclusive(missing: list, of: element) }
    if sure > maximum * count {
      let all: Message = "\("\(count)", of: element.noun(of: list), for: count) of \(subject: element)"
      let problem: Message = "\(sure) of \(all) match"
      let limit: Message =
        maximum == 0.5
        ? ("at most half" as Message).noting(50, .max, "share", unit: "%")
        : "at most \(required: maximum * 100, .max, "share", unit: "%") %"
      let numbered = problem.noting(sure / count * 100, .measured, "share", unit: "%")
      pass.report(numbered.noting(sure, .measured, CountCheck.quantity).limited(to: limit), at: element)
    } else if possible > maximum * count, let need {
      pass.inconclusive(missing: need.member, of: need.element)
    }
  }
}
