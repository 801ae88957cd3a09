import Screens

/// Limits the share of a list's elements that match a selector, where the list is known to be complete.
final class ShareCheck: ElementCheck, Check {
  static let name = "share"
  static let summary = "No more than a share of a list's elements match, where all of them are listed."
  static let parameters = [
    CheckParameter("list", "The list."),
    CheckParameter("where", "A selector; the elements that match it are the share."),
    CheckParameter("max", "The greatest share: 0.5 is half of the elements."),
    CheckParameter("total", "The fact that says how many elements there are; only a list of as many is judged."),
    CheckParameter("says", "What messages say of the elements that match; `match` unless given."),
  ]

  private let list: Member
  private let filter: Selector
  private let maximum: Double
  private let total: Member
  private let says: String

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member("list", .list) else { throw arguments.missing("list") }
    guard let filter = try arguments.selector("where") else { throw arguments.missing("where") }
    let possible = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
    guard possible.contains(where: { filter.subjectKinds & $0.bit != 0 }) else {
      throw arguments.wrong("where", "can never match: `\(list.name)` holds nothing of that kind")
    }
    guard let maximum = try arguments.number("max") else { throw arguments.missing("max") }
    guard maximum <= 1 else { throw arguments.wrong("max", "has to be a share, 1 at most") }
    guard let total = try arguments.member("total", .fact) else { throw arguments.missing("total") }
    guard [.count, .number].contains(arguments.role(of: total)) else {
      throw arguments.wrong("total", "has to name a number")
    }
    (self.list, self.filter, self.maximum, self.total) = (list, filter, maximum, total)
    says = try arguments.text("says") ?? "match"
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard !element.isGivenAsUnknown(list) else { return pass.undecided(list, of: element) }
    var count = 0.0
    var sure = 0.0
    var possible = 0.0
    var need: Need?
    for item in element.members(list) {
      if item.isPrototype { return pass.undecided(list, of: element) }
      count += 1
      let match = filter.match(item, &need)
      if match != .no { possible += 1 }
      if match == .yes { sure += 1 }
    }
    guard count > 0 else { return pass.notApplicable() }
    guard let total = element.number(total) else { return pass.undecided(total, of: element) }
    guard total == count else { return pass.undecided(list, of: element) }
    if sure > maximum * count {
      pass.report(
        "\(sure) of the \(count) \(list.name) of \(element.designation) \(says), more than "
          + (maximum == 0.5 ? "half" : "\(required: maximum * 100, .max, "share", unit: "%") %"), at: element)
    } else if possible > maximum * count, let need {
      pass.undecided(need.member, of: need.element)
    }
  }
}
