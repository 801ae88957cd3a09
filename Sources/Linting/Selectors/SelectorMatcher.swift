import Screens

/// Runs compiled selectors. An unknown fact makes a result `maybe`, but only if it matters.
struct SelectorMatcher {
  /// What compounds remember; those that remember something say where. `nil` where none does.
  let memos: UnsafeMutablePointer<MatchMemo>?

  func list(_ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact) -> Match {
    remembered(program, element, &need) { alternatives(program, element, &$0) }
  }

  /// What an operation answers, asked once for each element in a row where it remembers.
  @inline(__always)
  private func remembered(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact,
    _ ask: (inout PackedMissingFact) -> Match
  ) -> Match {
    guard program.pointee.memo >= 0, let memo = memos.map({ $0 + Int(program.pointee.memo) }) else {
      return ask(&need)
    }
    if memo.pointee.element != element.index {
      memo.pointee = MatchMemo(element: element.index)
      memo.pointee.match = ask(&memo.pointee.need)
    }
    if memo.pointee.match == .maybe { need.complete(with: memo.pointee.need) }
    return memo.pointee.match
  }

  private func alternatives(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    var best = Match.no
    var alternative = program + 1
    let kind = element.kind
    for _ in 0..<program.pointee.count {
      // Most alternatives are of another kind.
      if alternative[1].kinds.contains(kind) {
        let match = complex(alternative, element, &need)
        if match == .yes { return .yes }
        best = max(best, match)
      }
      alternative += Int(alternative.pointee.length)
    }
    return best
  }

  @inline(__always)
  private func complex(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    let end = program + Int(program.pointee.length)
    let subject = program + 1
    let outer = subject + Int(subject.pointee.length)
    if outer == end { return compound(subject, element, &need) }
    // A parent and nothing further out is what most ask for.
    if outer.pointee.combinator == .child, outer + Int(outer.pointee.length) == end {
      guard let parent = element.parent else { return .no }
      let match = compound(subject, element, &need)
      return match == .no ? .no : min(match, compound(outer, parent, &need))
    }
    let match = compound(subject, element, &need)
    return match == .no ? .no : min(match, ancestors(outer, Chain(complex: program), element, &need))
  }

  /// Whether the ancestors of an element match the rest of a chain.
  func ancestors(
    _ program: UnsafePointer<SelectorOperation>, _ chain: Chain, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    if program == chain.end { return chain.begins(above: element) ? .yes : .no }
    let rest = program + Int(program.pointee.length)
    var best = Match.no
    var candidate = element.parent
    while let ancestor = candidate, ancestor.index != chain.start {
      let match = compound(program, ancestor, &need)
      if match != .no {
        let whole = min(match, ancestors(rest, chain, ancestor, &need))
        if whole == .yes { return .yes }
        best = max(best, whole)
      }
      if program.pointee.combinator == .child { break }
      candidate = ancestor.parent
    }
    return best
  }

  /// Whether an element matches a compound, independent of its ancestors.
  @inline(__always)
  func compound(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    guard program.pointee.kinds.contains(element.kind) else { return .no }
    if program.pointee.member != WordTable.none, element.member?.rawValue != program.pointee.member { return .no }
    if program.pointee.length == 1 { return .yes }
    if program.pointee.length == 2, program.pointee.memo < 0 { return condition(program + 1, element, &need) }
    return remembered(program, element, &need) { conditions(program, element, &$0) }
  }

  private func conditions(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    let end = program + Int(program.pointee.length)
    var best = Match.yes
    var condition = program + 1
    while condition < end {
      let match = self.condition(condition, element, &need)
      if match == .no { return .no }
      best = min(best, match)
      condition += Int(condition.pointee.length)
    }
    return best
  }

  private func condition(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    switch program.pointee.code {
    case .not: return list(program + 1, element, &need).negated
    case .anyOf: return list(program + 1, element, &need)
    case .known:
      // What is not known does not matter here, so it is no need.
      var ignored = PackedMissingFact.none
      return list(program + 1, element, &ignored) == .yes ? .yes : .no
    case .has: return has(program, element, &need)
    case .hasRelative: return hasRelative(program, element, &need)
    case .either: return either(program, element, &need)
    default:
      var match = fact(program, element)
      if match == .maybe {
        guard program.pointee.isKnown else {
          need.complete(with: PackedMissingFact(program.pointee.fact, of: element))
          return .maybe
        }
        match = .no
      }
      return program.pointee.isNegated ? match.negated : match
    }
  }

  private func either(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    var best = Match.no
    for offset in 1..<Int(program.pointee.length) {
      let match = condition(program + offset, element, &need)
      if match == .yes { return .yes }
      best = max(best, match)
    }
    return best
  }

  private func has(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Match {
    var best = Match.no
    let kinds = program.pointee.kinds
    let inner = program + 1
    // One compound is what most ask for.
    let only = inner.pointee.count == 1 && inner[1].length == inner[2].length + 1 ? inner + 2 : nil
    if program.pointee.combinator == .child {
      for child in element.children where kinds.contains(child.kind) {
        let match = only.map { compound($0, child, &need) } ?? list(inner, child, &need)
        if match == .yes { return .yes }
        best = max(best, match)
      }
    } else {
      for child in element.descendants where kinds.contains(child.kind) {
        let match = only.map { compound($0, child, &need) } ?? list(inner, child, &need)
        if match == .yes { return .yes }
        best = max(best, match)
      }
    }
    guard best == .no else { return best }
    // A part that is unknown may hold what is looked for.
    if mayHideSubject(program, element, &need) { return .maybe }
    if program.pointee.combinator == .descendant {
      for inner in element.descendants where mayHideSubject(program, inner, &need) { return .maybe }
    }
    return .no
  }

  private func mayHideSubject(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout PackedMissingFact
  ) -> Bool {
    guard element.hasUnknowns else { return false }
    let isDirect = program.pointee.combinator == .child
    for room in VocabularyNesting.rooms(of: element.kind) where element.isExplicitlyUnknown(room.member) {
      var alternative = program + 2
      for _ in 0..<(program + 1).pointee.count {
        let subject = alternative + 1
        let member = subject.pointee.member
        let isInPlace = member == WordTable.none || member == room.member.rawValue
        if isInPlace && !subject.pointee.kinds.isDisjoint(with: room.kinds)
          || !isDirect && !subject.pointee.kinds.isDisjoint(with: room.inside)
        {
          need.complete(with: PackedMissingFact(room.member, of: element))
          return true
        }
        alternative += Int(alternative.pointee.length)
      }
    }
    return false
  }

  /// A condition on a fact or part.
  @inline(__always)
  private func fact(_ program: UnsafePointer<SelectorOperation>, _ element: Element) -> Match {
    let member = program.pointee.fact
    let wanted = program.pointee.small
    var isEqual: Bool
    switch program.pointee.code {
    case .part:
      switch element.part(member) {
      case .present: return .yes
      case .absent: return .no
      case .unknown: return .maybe
      }
    case .token:
      if let token = element.tokenValue(member) {
        isEqual = token == wanted
      } else if let standard = standard(program, element) {
        isEqual = standard == wanted
      } else {
        return unknownFact(program, element)
      }
    case .flag:
      if let flag = member == .smallDevice ? element.isSmallDevice : element.flag(member) {
        isEqual = (flag ? 1 : 0) == wanted
      } else if let standard = standard(program, element) {
        isEqual = standard == wanted
      } else {
        return unknownFact(program, element)
      }
    case .text:
      guard let bytes = element.bytes(member) else { return unknownFact(program, element) }
      let text = UnsafeBufferPointer(start: program.pointee.text, count: Int(program.pointee.count))
      isEqual = bytes.count == text.count && bytes.elementsEqual(text)
    default:
      if member == .width || member == .height { return side(program, element) }
      guard let number = element.number(member) else { return unknownFact(program, element) }
      return compare(number, program.pointee.comparison, program.pointee.number) ? .yes : .no
    }
    if program.pointee.comparison == .unequal { isEqual.toggle() }
    return isEqual ? .yes : .no
  }

  /// What holds of a fact that is not given; `nil` where it is given as unknown, or unknown then.
  @inline(__always)
  private func standard(_ program: UnsafePointer<SelectorOperation>, _ element: Element) -> UInt8? {
    guard program.pointee.defaultValue != WordTable.none else { return nil }
    let standard = program.pointee.standard(of: element.kind)
    return standard == WordTable.none || element.isExplicitlyUnknown(program.pointee.fact) ? nil : standard
  }

  /// The width or height, of which frames may be rounded.
  private func side(_ program: UnsafePointer<SelectorOperation>, _ element: Element) -> Match {
    guard let (side, fact) = element.side(program.pointee.fact) else { return unknownFact(program, element) }
    let (comparison, limit) = (program.pointee.comparison, program.pointee.number)
    let precision = fact == .frame ? element.precision : 0
    let (least, most) = (side - precision, side + precision)
    if least < limit, limit < most, comparison == .equal || comparison == .unequal { return .maybe }
    let isMet = compare(least, comparison, limit)
    return isMet == compare(most, comparison, limit) ? isMet ? .yes : .no : .maybe
  }

  private func compare(
    _ left: Double, _ comparison: SelectorOperation.Comparison, _ right: Double
  ) -> Bool {
    switch comparison {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// A fact that the kind does not have is not met; one that it has is unknown.
  @inline(__always)
  private func unknownFact(_ program: UnsafePointer<SelectorOperation>, _ element: Element) -> Match {
    program.pointee.kinds.contains(element.kind) ? .maybe : .no
  }
}
