import Screens

/// Asks that a tap opens something, and what.
final class DestinationCheck: ElementCheck, Check {
  static let name = "destination"
  static let summary = "A tap on the element opens one of the allowed destinations."
  static let kinds = Kind.having(.tap)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let allowed = Parameter<[Token]>(
      "allowed", "What may open, in the words of `opens`; a modal that shows details counts as detail.", of: .opens
    ).required
    let listContent = Parameter<[Token]>(
      "listContent", "What a list that opens may consist of.", of: .listContent, otherwise: "anything")
    let exceptSingle = Parameter<Bool>(
      "exceptSingle", "Whether an element that is the only one of its kind in its list may open nothing.")
  }

  private let allowed: [Token]
  private let listContents: [Token]
  private let exceptSingle: Bool

  init(_ arguments: Arguments) throws(RuleError) {
    allowed = try arguments.tokens(Self.parameters.allowed, in: [.tap])
    guard !allowed.isEmpty else { throw arguments.missing(Self.parameters.allowed) }
    listContents = try arguments.tokens(Self.parameters.listContent, in: [.tap])
    exceptSingle = try arguments.flag(Self.parameters.exceptSingle)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    switch element.part(.tap) {
    case .absent:
      if exceptSingle, element.isSingle { return pass.notApplicable() }
      if element.mayBeNoObject { return pass.inconclusive(missing: .represents, of: element) }
      let noun = element.nouns.noun(of: .tap)
      pass.report(
        noun.isName
          ? ("\(subject: element) has no \(noun.singular)" as Message).limited(to: limit) : problem("nothing", element),
        at: element)
    case .unknown: pass.inconclusive(missing: .tap, of: element)
    case .present(let tap):
      guard let opens = tap.token(.opens) else { return pass.inconclusive(missing: .opens, of: tap) }
      if opens == .list, allowed.contains(.list) { return checkList(tap, of: element, &pass) }
      if allowed.contains(opens) { return }
      if opens == .none, exceptSingle, element.isSingle { return pass.notApplicable() }
      if opens == .modal, allowed.contains(.detail) {
        guard let details = tap.flag(.details) else { return pass.inconclusive(missing: .details, of: tap) }
        if details { return }
      } else if opens == .modal, allowed.contains(.preview) {
        // A preview may well be presented modally.
        return pass.inconclusive(missing: .opens, of: tap)
      }
      // A modal is a way to open something; what it shows may well be the list.
      if opens == .modal, allowed.contains(.list) {
        guard tap.isKnown(.listContent) else { return pass.inconclusive(missing: .listContent, of: tap) }
        return checkList(tap, of: element, &pass)
      }
      if element.mayBeNoObject { return pass.inconclusive(missing: .represents, of: element) }
      let isItem = allowed.contains(.detail)
      let what =
        switch opens {
        case .modal where isItem: "a modal without details"
        case .other where isItem: "something other than its item"
        case .other where allowed.contains(.list): "something other than a list"
        default: Vocabulary.phrase(of: .opens, opens)?.rest ?? opens.name
        }
      pass.report(problem(what, element), at: .opens, of: tap)
    }
  }

  private func problem(_ what: String, _ element: Element) -> Message {
    let problem: Message =
      element.kind == .seeAll ? "\(subject: element) opens \(what)" : "a tap on \(subject: element) opens \(what)"
    return problem.limited(to: limit)
  }

  private var limit: Message {
    "it should open \(allowed.compactMap { Vocabulary.phrase(of: .opens, $0)?.rest }.joined(separator: " or "))"
  }

  private func checkList(_ tap: Element, of element: Element, _ pass: inout Pass) {
    guard !listContents.isEmpty else { return }
    guard let content = tap.token(.listContent) else { return pass.inconclusive(missing: .listContent, of: tap) }
    guard !listContents.contains(content) else { return }
    let what = Vocabulary.phrase(of: .listContent, content)?.rest ?? "a list of \(content.name)"
    pass.report(problem(what, element), at: .listContent, of: tap)
  }
}

extension Element {
  /// Whether the file says that it is unknown what the element shows: an object, or the way to something else.
  fileprivate var mayBeNoObject: Bool { isExplicitlyUnknown(.represents) }

  /// Whether its list has no other known element of its kind.
  fileprivate var isSingle: Bool {
    guard let parent, let member, !isPrototype else { return false }
    for sibling in parent.members(member) where sibling.kind == kind && sibling != self { return false }
    return true
  }
}
