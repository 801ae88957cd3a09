import Screens

/// Asks that one element of a list at least has some part.
final class AnyHasPartCheck: ElementCheck, Check {
  static let name = "any-has-part"
  static let summary = "At least one element of a list has one of the given parts."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let parts = Parameter<[Member]>("parts", "The parts, any of which will do.", .part).required
    let onlyIfAny = Parameter<[Member]>(
      "onlyIfAny", "Skip lists in which no element has one of these parts or facts.", .any)
  }

  private let list: Member
  private let parts: [Member]
  private let onlyIfAny: [Member]

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    self.list = list
    let kinds = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
    parts = try arguments.members(Self.parameters.parts, in: kinds)
    onlyIfAny = try arguments.members(Self.parameters.onlyIfAny, in: kinds)
    guard !parts.isEmpty else { throw arguments.missing(Self.parameters.parts) }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var need: MissingFact?
    var otherNeed: MissingFact?
    var hasOther = onlyIfAny.isEmpty
    var count = 0
    for item in element.members(list) {
      count += 1
      for part in parts {
        switch item.part(part) {
        case .present: return
        case .absent: continue
        case .unknown: need = need ?? MissingFact(part, of: item)
        }
      }
      guard !hasOther else { continue }
      hasOther = onlyIfAny.contains { item.isKnown($0) || item.part($0).element != nil }
      if otherNeed == nil, let member = onlyIfAny.first(where: { item.isExplicitlyUnknown($0) }) {
        otherNeed = MissingFact(member, of: item)
      }
    }
    if element.isExplicitlyUnknown(list) { need = need ?? MissingFact(list, of: element) }
    if let need { return pass.inconclusive(missing: need.member, of: need.element) }
    guard count > 0 else { return pass.notApplicable() }
    guard hasOther else {
      guard let otherNeed else { return pass.notApplicable() }
      return pass.inconclusive(missing: otherNeed.member, of: otherNeed.element)
    }
    let item = element.noun(of: list)
    let kinds = element.members(list).map(\.kind)
    let part = element.nouns.noun(of: parts[0], in: kinds)
    pass.report(
      count == 1
        ? "the only \(item.singular) of \(short: element) has no \(part.singular)"
        : "none of the \(count) \(item.plural) of \(short: element) has \(part.indefinite)", at: element)
  }
}
