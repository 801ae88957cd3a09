import Screens

/// Forbids kinds of element in a list.
final class ForbiddenKindsCheck: ElementCheck, Check {
  static let name = "forbidden-kinds"
  static let summary = "A list holds no elements of some kinds; the first one is reported."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let kinds = Parameter<[Kind]>("kinds", "The kinds that it does not hold.").required
  }

  private let list: Member
  private let forbidden: KindSet

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    self.list = list
    forbidden = KindSet(try arguments.kinds(Self.parameters.kinds))
    guard !forbidden.isEmpty else { throw arguments.missing(Self.parameters.kinds) }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var first: Element?
    var count = 0
    var isMixed = false
    for item in element.members(list) where forbidden.contains(item.kind) {
      if let first, first.kind != item.kind { isMixed = true }
      first = first ?? item
      count += 1
    }
    guard let first else {
      if element.isExplicitlyUnknown(list) { pass.inconclusive(missing: list, of: element) }
      return
    }
    let noun = isMixed ? ElementNoun("cell") : first.nounAmongCells
    let more: Message = count > 1 ? " and \(count - 1) more \(noun.form(for: Double(count - 1)))" : ""
    let layout = element.token(.layout).flatMap { Vocabulary.phrase(of: .layout, $0)?.text() }
    pass.report("\(subject: element) \(layout.map { $0 + " but " } ?? "")holds \(short: first)\(more)", at: first)
  }
}
