import Screens

/// Asks that the elements of a list are alike.
///
/// The norm is the most frequent value; of two that are equally frequent, that of the first element. One finding per
/// property names the odd ones out, at the first of them. An element that was named first for one property is not named
/// first again for another.
///
/// A prototype stands for an unknown number of cells, which may be none: one that differs may never be shown beside the
/// others.
final class ConsistentCheck: ElementCheck, Check {
  static let name = "consistent"
  static let summary = "The elements of a list are alike in the properties named."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The list to check.", .list).required
    let kind = Parameter<Kind>("kind", "The kind of element that is compared.", otherwise: "all kinds")
    let sameKind = Parameter<Bool>("sameKind", "Whether they are all of one kind.").oneOfSeveral
    let sameParts = Parameter<[Member]>("sameParts", "Parts that all of them have, or none.", .part).oneOfSeveral
    let sameCounts = Parameter<[Member]>(
      "sameCounts", "Lists that are equally long in all of them.", .list
    ).oneOfSeveral
    let sameFacts = Parameter<[Member]>("sameFacts", "Facts that are equal in all of them.", .fact).oneOfSeveral
    let sameHeight = Parameter<Bool>("sameHeight", "Whether they are equally high.").oneOfSeveral
    let tolerance = Parameter<Double>(
      "tolerance", "How much heights may differ.", unit: "pt or dp", default: 0.5)
  }

  private let list: Member
  private let kinds: KindSet
  /// Whether a finding says what to do, as the page does not.
  private let givesAdvice: Bool
  /// With the kinds of element that can have each.
  private let properties: [(property: ElementProperty, kinds: KindSet)]

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    self.list = list
    givesAdvice = !arguments.hasAdvice
    let only = try arguments.kind(Self.parameters.kind)
    let possible = arguments.kinds.flatMap { Vocabulary.declaration(of: list, in: $0)?.kinds ?? [] }
      .filter { only == nil || $0 == only }
    guard !possible.isEmpty else {
      throw arguments.wrong(Self.parameters.kind, "names a kind that `\(list.name)` never holds")
    }
    kinds = KindSet(possible)
    var properties: [ElementProperty] = try arguments.flag(Self.parameters.sameKind) ? [.kind] : []
    for part in try arguments.members(Self.parameters.sameParts, in: possible) { properties.append(.part(part)) }
    for counted in try arguments.members(Self.parameters.sameCounts, in: possible) {
      properties.append(.count(counted))
    }
    for fact in try arguments.members(Self.parameters.sameFacts, in: possible) { properties.append(.fact(fact)) }
    if try arguments.flag(Self.parameters.sameHeight) {
      properties.append(.height(tolerance: try arguments.value(of: Self.parameters.tolerance)))
    }
    guard !properties.isEmpty else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    let kinds = self.kinds
    self.properties = properties.map { ($0, $0.kinds.intersection(kinds)) }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var first: Element?
    var isSeveral = false
    var given: UInt64 = 0
    for item in element.members(list) where kinds.contains(item.kind) {
      // A prototype stands for several cells, which are equal by construction.
      isSeveral = isSeveral || first != nil || item.isPrototype
      first = first ?? item
      given |= item.givenMask
    }
    if element.isExplicitlyUnknown(list) { return pass.inconclusive(missing: list, of: element) }
    guard isSeveral, let first else { return pass.notApplicable() }
    for (property, kinds) in properties {
      // Most parts that are asked for none of the elements has.
      if let member = property.countedMember, given & Element.mask(of: member) == 0 { continue }
      if isUniform(property, kinds, element, first, &pass) { continue }
      report(property, kinds, element, &pass)
    }
  }

  override var hasFix: Bool { true }

  /// An empty text for each element without one that most others have, or their height; nothing is taken away.
  ///
  /// What an element was reported for first it may not be the only thing for: all that it lacks is given to it.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let view = element.parent else { return nil }
    var changes: [PlannedChange] = []
    for (property, kinds) in properties {
      if case .height = property { return changes.isEmpty ? heights(of: view, kinds) : changes }
      guard let member = Self.missingLabel(property, of: element) else { continue }
      let items = view.members(list).filter { kinds.contains($0.kind) && !$0.isPrototype }
      let without = items.filter { if case .absent = $0.part(member) { true } else { false } }
      guard without.count * 2 <= items.count, without.first == element else { continue }
      changes += without.map { PlannedChange(.insert(member, [PartFact(.text, .text(""))]), of: $0) }
    }
    return changes.isEmpty ? nil : changes
  }

  /// The label that an element lacks of those that are compared; `nil` where the property is another one.
  private static func missingLabel(_ property: ElementProperty, of element: Element) -> Member? {
    guard case .part(let member) = property, case .absent = element.part(member),
      let part = Vocabulary.declaration(of: member, in: element.kind)?.kinds.first,
      // An image has a text too.
      Vocabulary.declaration(of: .truncates, in: part) != nil
    else { return nil }
    return member
  }

  /// The height of most of them for the others.
  private func heights(of view: Element, _ kinds: KindSet) -> [PlannedChange]? {
    let items = view.members(list).filter { kinds.contains($0.kind) && !$0.isPrototype }
    let heights = items.compactMap(\.size.height)
    var norm: (height: Double, count: Int)?
    for height in heights {
      let count = heights.count { $0 == height }
      if count > norm?.count ?? 0 { norm = (height, count) }
    }
    guard let norm else { return nil }
    return items.filter { $0.size.height.map { $0 != norm.height } ?? false }
      .map { PlannedChange(.resize(width: nil, height: norm.height), of: $0) }
  }

  /// Compares all with the first, which decides nearly every list without any storage.
  private func isUniform(
    _ property: ElementProperty, _ kinds: KindSet, _ element: Element, _ first: Element, _ pass: inout Pass
  ) -> Bool {
    var norm: ElementProperty.Value?
    for item in element.members(list) where kinds.contains(item.kind) {
      guard let value = property.value(of: item) else {
        // One prototype alone has nothing to differ from.
        if item != first || !item.isPrototype { pass.inconclusive(missing: property.needed, of: item) }
        continue
      }
      guard let known = norm else {
        norm = value
        continue
      }
      if !property.isEqual(known, value) { return false }
    }
    return true
  }

  private func report(_ property: ElementProperty, _ kinds: KindSet, _ element: Element, _ pass: inout Pass) {
    var groups: [(value: ElementProperty.Value, items: [Element])] = []
    for item in element.members(list) where kinds.contains(item.kind) && !item.isPrototype {
      guard let value = property.value(of: item) else { continue }
      if let group = groups.firstIndex(where: { property.isEqual($0.value, value) }) {
        groups[group].items.append(item)
      } else if groups.count < 64 {
        groups.append((value, [item]))
      } else {
        // Beyond this many values there is no norm to speak of; the last group takes the rest as odd ones.
        groups[63].items.append(item)
      }
    }
    var norm = 0
    for index in groups.indices where groups[index].items.count > groups[norm].items.count { norm = index }
    guard groups.count > 1, let sibling = groups[norm].items.first else {
      return pass.inconclusive(missing: list, of: element)
    }
    let odd = groups.indices.filter { $0 != norm }.flatMap { groups[$0].items }.sorted { $0.index < $1.index }
    guard let culprit = odd.first, let value = property.value(of: culprit) else { return }
    // What is of another type differs in many ways; one of them is enough to find it.
    guard !pass.reports.contains(where: { $0.element == culprit.index }) else { return }
    let more: Message = odd.count > 1 ? " (\(odd.count - 1) more \(odd.count == 2 ? "differs" : "differ"))" : ""
    let siblings = groups[norm].items.count
    let isKind = if case .kind = property { true } else { false }
    let noun = list == .content && !isKind ? sibling.nounAmongCells : element.noun(of: list)
    let (name, others): (Message, Message) =
      if isKind {
        ("\(culprit.shortProseName(as: noun))", "\(sibling.shortProseName(as: noun))")
      } else {
        ("\(short: culprit)", "\(sibling.shortProseName)")
      }
    var message: Message = """
      \(name) \(property.describe(value, .measured, of: culprit, pass.unit)), but \
      \(siblings == 1 ? others : "\(siblings) other \(noun.plural)" as Message) \
      \(property.describe(groups[norm].value, .equals, of: sibling, pass.unit, others: siblings))\(more)
      """
    if givesAdvice, Self.missingLabel(property, of: culprit) != nil {
      message = message.limited(to: "add it; an empty text keeps its space")
    }
    var related = odd.dropFirst().prefix(9).map { RelatedElement($0, "differs too") }
    related.append(RelatedElement(sibling, "one of the others"))
    pass.report(message, at: culprit, related: related, measure: property.measure(against: sibling))
  }
}
