import Screens

/// Runs compiled selectors. An unknown fact makes an answer `maybe` where it matters and only there.
struct SelectorMatcher {
  /// What compounds remember; those that remember something say where. `nil` where none does.
  let memos: UnsafeMutablePointer<MatchMemo>?

  func list(_ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?) -> Match {
    var best = Match.no
    var alternative = program + 1
    let kind = element.kind.bit
    for _ in 0..<program.pointee.count {
      // Most alternatives are of another kind.
      if alternative[1].kinds & kind != 0 {
        let match = complex(alternative, element, &need)
        if match == .yes { return .yes }
        best = max(best, match)
      }
      alternative += Int(alternative.pointee.length)
    }
    return best
  }

  private func complex(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Match {
    let end = program + Int(program.pointee.length)
    let subject = program + 1
    let match = compound(subject, element, &need)
    if match == .no { return .no }
    return min(match, ancestors(subject + Int(subject.pointee.length), end, element, &need))
  }

  private func ancestors(
    _ program: UnsafePointer<SelectorOperation>, _ end: UnsafePointer<SelectorOperation>, _ element: Element,
    _ need: inout Need?
  ) -> Match {
    if program == end { return .yes }
    let rest = program + Int(program.pointee.length)
    var best = Match.no
    var candidate = element.parent
    while let ancestor = candidate {
      let match = compound(program, ancestor, &need)
      if match != .no {
        let whole = min(match, ancestors(rest, end, ancestor, &need))
        if whole == .yes { return .yes }
        best = max(best, whole)
      }
      if program.pointee.combinator == .child { break }
      candidate = ancestor.parent
    }
    return best
  }

  private func compound(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Match {
    guard program.pointee.kinds & element.kind.bit != 0 else { return .no }
    if program.pointee.member != WordTable.none, element.member?.rawValue != program.pointee.member { return .no }
    guard program.pointee.memo >= 0, let memo = memos.map({ $0 + Int(program.pointee.memo) }) else {
      return conditions(program, element, &need)
    }
    if memo.pointee.element == element.index { return memo.pointee.match }
    let match = conditions(program, element, &need)
    // What is needed to settle a `maybe` is found out anew for whoever asks.
    if match != .maybe { memo.pointee = MatchMemo(element: element.index, match: match) }
    return match
  }

  private func conditions(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
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
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Match {
    switch program.pointee.code {
    case .not:
      switch list(program + 1, element, &need) {
      case .no: return .yes
      case .maybe: return .maybe
      case .yes: return .no
      }
    case .anyOf: return list(program + 1, element, &need)
    case .known:
      // What is not known does not matter here, so it is no need.
      var ignored: Need?
      return list(program + 1, element, &ignored) == .yes ? .yes : .no
    case .has: return has(program, element, &need)
    case .part:
      guard let member = Member(rawValue: program.pointee.member) else { return .no }
      switch element.part(member) {
      case .present: return .yes
      case .absent: return .no
      case .unknown: return unknown(member, element, &need)
      }
    default: return fact(program, element, &need)
    }
  }

  private func has(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Match {
    var best = Match.no
    if program.pointee.combinator == .child {
      for child in element.children {
        let match = list(program + 1, child, &need)
        if match == .yes { return .yes }
        best = max(best, match)
      }
    } else {
      for inner in element.descendants {
        let match = list(program + 1, inner, &need)
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
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Bool {
    guard element.hasUnknowns else { return false }
    let isDirect = program.pointee.combinator == .child
    for declaration in Vocabulary[element.kind].members where declaration.isPart {
      guard element.isGivenAsUnknown(declaration.member) else { continue }
      var alternative = program + 2
      for _ in 0..<(program + 1).pointee.count {
        let subject = alternative + 1
        let member = subject.pointee.member
        let isInPlace = member == WordTable.none || member == declaration.member.rawValue
        let isHidden = declaration.kinds.contains { kind in
          (isInPlace && subject.pointee.kinds & kind.bit != 0)
            || (!isDirect && subject.pointee.kinds & VocabularyNesting.descendants(of: kind) != 0)
        }
        if isHidden {
          if need == nil { need = Need(declaration.member, of: element) }
          return true
        }
        alternative += Int(alternative.pointee.length)
      }
    }
    return false
  }

  private func fact(
    _ program: UnsafePointer<SelectorOperation>, _ element: Element, _ need: inout Need?
  ) -> Match {
    guard let member = Member(rawValue: program.pointee.member) else { return .no }
    let wanted = program.pointee.small
    var isEqual: Bool
    switch program.pointee.code {
    case .token:
      if let token = element.token(member) {
        isEqual = token.rawValue == wanted
      } else if program.pointee.defaultValue != WordTable.none, !element.isGivenAsUnknown(member) {
        isEqual = program.pointee.defaultValue == wanted
      } else {
        return unknownFact(member, element, &need)
      }
    case .flag:
      if let flag = member == .smallDevice ? element.isSmallDevice : element.flag(member) {
        isEqual = (flag ? 1 : 0) == wanted
      } else if program.pointee.defaultValue != WordTable.none, !element.isGivenAsUnknown(member) {
        isEqual = program.pointee.defaultValue == wanted
      } else {
        return unknownFact(member, element, &need)
      }
    case .text:
      guard let bytes = element.bytes(member) else { return unknownFact(member, element, &need) }
      let text = UnsafeBufferPointer(start: program.pointee.text, count: Int(program.pointee.count))
      isEqual = bytes.elementsEqual(text)
    default:
      guard let number = element.number(member) else { return unknownFact(member, element, &need) }
      return compare(number, program.pointee.comparison, program.pointee.number) ? .yes : .no
    }
    if program.pointee.comparison == .unequal { isEqual.toggle() }
    return isEqual ? .yes : .no
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
  private func unknownFact(_ member: Member, _ element: Element, _ need: inout Need?) -> Match {
    guard WordTable.shared.slot(member.rawValue, in: element.kind).pointee.role != .undeclared else { return .no }
    return unknown(member, element, &need)
  }

  private func unknown(_ member: Member, _ element: Element, _ need: inout Need?) -> Match {
    if need == nil { need = Need(member, of: element) }
    return .maybe
  }
}
