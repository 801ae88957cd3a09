import Screens

/// `:has(…)` with chains that begin at the element, as in CSS: `:has(> accessory > tap)`, `:has(> title, image tap)`.
extension SelectorMatcher {
  /// A chain of compounds and where it begins.
  struct Chain {
    /// The instruction that the compounds follow.
    var complex: UnsafePointer<SelectorOperation>
    /// The index of the element that the chain begins at; negative where it is none's.
    var start: Int32 = -1

    /// Behind the last compound.
    var end: UnsafePointer<SelectorOperation> { complex + Int(complex.pointee.length) }

    /// Whether the outermost compound's element is directly below the start of the chain, if it has to be.
    func begins(above outermost: Element) -> Bool {
      start < 0 || complex.pointee.combinator == .descendant || outermost.parent?.index == start
    }
  }

  func hasRelative(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    var best = Match.no
    for inner in element.descendants where program.pointee.kinds.contains(inner.kind) {
      for chain in chains(program, from: element) where chain.complex[1].kinds.contains(inner.kind) {
        let subject = chain.complex + 1
        let match = compound(subject, inner, &need)
        if match == .no { continue }
        let whole = min(match, ancestors(subject + Int(subject.pointee.length), chain, inner, &need))
        if whole == .yes { return .yes }
        best = max(best, whole)
      }
    }
    guard best == .no else { return best }
    if mayHideChain(program, in: element, from: element, &need) { return .maybe }
    for inner in element.descendants where mayHideChain(program, in: inner, from: element, &need) { return .maybe }
    return .no
  }

  private func chains(_ program: UnsafePointer<SelectorOperation>, from element: Element) -> [Chain] {
    var complex = program + 2
    return (0..<Int(program[1].count)).map { _ in
      defer { complex += Int(complex.pointee.length) }
      return Chain(complex: complex, start: element.index)
    }
  }

  /// Whether an unknown part of an element may hold the inner end of a chain. The outer end of the chain matches the
  /// element and its ancestors.
  private func mayHideChain(
    _ program: UnsafePointer<SelectorOperation>, in element: Element, from start: Element,
    _ need: inout PackedMissingFact
  ) -> Bool {
    guard element.hasUnknowns else { return false }
    for room in VocabularyNesting.rooms(of: element.kind) where element.isExplicitlyUnknown(room.member) {
      for chain in chains(program, from: start) where mayHide(chain, in: room, of: element) {
        need.complete(with: PackedMissingFact(room.member, of: element))
        return true
      }
    }
    return false
  }

  private func mayHide(_ chain: Chain, in part: VocabularyNesting.Room, of element: Element) -> Bool {
    // What else would have to be known is not what is asked for first.
    var ignored = PackedMissingFact.none
    var hidden = chain.complex + 1
    while hidden < chain.end {
      let outer = hidden + Int(hidden.pointee.length)
      let isOutermost = outer == chain.end
      let combinator = isOutermost ? chain.complex.pointee.combinator : outer.pointee.combinator
      let kinds = hidden.pointee.kinds
      let member = hidden.pointee.member
      let mayBePart =
        (member == WordTable.none || member == part.member.rawValue) && !kinds.isDisjoint(with: part.kinds)
      if mayBePart || (combinator == .descendant && !kinds.isDisjoint(with: part.inside)) {
        if isOutermost {
          if combinator == .descendant || element.index == chain.start { return true }
        } else if isMatchedAround(outer, chain, element, &ignored) {
          return true
        }
      }
      hidden = outer
    }
    return false
  }

  /// Whether an element, or an ancestor where that is enough, may match the rest of a chain.
  private func isMatchedAround(
    _ program: UnsafePointer<SelectorOperation>, _ chain: Chain, _ element: Element, _ need: inout PackedMissingFact
  ) -> Bool {
    guard element.index != chain.start else { return false }
    let rest = program + Int(program.pointee.length)
    if compound(program, element, &need) != .no, ancestors(rest, chain, element, &need) != .no { return true }
    return program.pointee.combinator == .descendant && ancestors(program, chain, element, &need) != .no
  }
}
