import Linting
import Screens
import TestSupport

/// Selectors made at random, and what they mean read off their definition: as slow as it is short.
struct SlowSelector {
  /// The least and the most that an answer can be; where they differ, the definition leaves it to the matcher.
  typealias Answer = (low: Match, high: Match)

  private struct Compound {
    var kind: Kind?
    var conditions: [Condition]
  }

  private indirect enum Condition {
    case part(Member)
    case number(Member, String, Double)
    case text(Member, String, isEqual: Bool)
    case not(SlowSelector), anyOf(SlowSelector), known(SlowSelector), has(SlowSelector, isDirect: Bool)
  }

  /// From the outermost compound to the subject; whether each stands directly inside of the one before.
  private typealias Chain = [(isChild: Bool, compound: Compound)]

  private let alternatives: [Chain]

  /// - Parameter depth: how many selectors stand in each other at most.
  init(_ generator: inout SeededGenerator, depth: Int = 2) {
    self.init(&generator, depth, chains: depth == 2 || generator.isOne(in: 2))
  }

  private init(_ generator: inout SeededGenerator, _ depth: Int, chains: Bool) {
    alternatives = (0..<(generator.isOne(in: 3) ? 2 : 1)).map { _ in
      (0..<(chains ? 1 + generator.below(3) : 1)).map { _ in
        (generator.isOne(in: 2), Self.compound(&generator, depth))
      }
    }
  }

  private static func compound(_ generator: inout SeededGenerator, _ depth: Int) -> Compound {
    let kinds: [Kind?] = [
      nil, nil, .collectionView, .tableView, .collectionCell, .objectCell, .group, .button, .image, .screen,
    ]
    let kind = generator.pick(kinds, default: nil)
    return Compound(kind: kind, conditions: (0..<generator.below(3)).map { _ in condition(&generator, depth) })
  }

  private static func condition(_ generator: inout SeededGenerator, _ depth: Int) -> Condition {
    let inner = depth > 0 ? 7 : 3
    switch generator.below(inner) {
    case 0: return .part(generator.pick([.header, .footer, .seeAll, .title, .image], default: .title))
    case 1:
      let comparison = generator.pick(["=", "!=", "<", "<=", ">", ">="], default: "=")
      return .number(
        generator.pick([.totalCount, .width, .height], default: .width), comparison, Double(generator.below(30)))
    case 2:
      let member: Member = generator.isOne(in: 2) ? .text : .id
      return .text(member, generator.pick(["x", "See All", "a"], default: "x"), isEqual: generator.isOne(in: 2))
    case 3: return .not(SlowSelector(&generator, depth: depth - 1))
    case 4: return .anyOf(SlowSelector(&generator, depth: depth - 1))
    case 5: return .known(SlowSelector(&generator, depth: depth - 1))
    default:
      return .has(SlowSelector(&generator, depth - 1, chains: false), isDirect: generator.isOne(in: 2))
    }
  }

  /// As it is written; each alternative begins with some words.
  func text(_ leading: String = "") -> String {
    alternatives.map { chain in
      leading + chain.enumerated().map { ($0 == 0 ? "" : $1.isChild ? " > " : " ") + Self.text($1.compound) }.joined()
    }.joined(separator: ", ")
  }

  private static func text(_ compound: Compound) -> String {
    (compound.kind?.name ?? "*")
      + compound.conditions.map { condition in
        switch condition {
        case .part(let member): "[\(member.name)]"
        case .number(let member, let comparison, let number): "[\(member.name)\(comparison)\(Int(number))]"
        case .text(let member, let text, let isEqual): "[\(member.name)\(isEqual ? "=" : "!=")'\(text)']"
        case .not(let selector): ":not(\(selector.text()))"
        case .anyOf(let selector): ":is(\(selector.text()))"
        case .known(let selector): ":known(\(selector.text()))"
        case .has(let selector, let isDirect): ":has(\(selector.text(isDirect ? "> " : "")))"
        }
      }.joined()
  }

  /// Whether an element matches.
  func answer(_ element: Element) -> Answer { Self.any(alternatives.map { Self.answer($0[...], element) }) }

  private static func answer(_ chain: ArraySlice<(isChild: Bool, compound: Compound)>, _ element: Element) -> Answer {
    guard let (isChild, compound) = chain.last else { return (.yes, .yes) }
    let (own, rest) = (answer(compound, element), chain.dropLast())
    if rest.isEmpty { return own }
    var ancestors: [Element] = []
    var next = element.parent
    while let ancestor = next, !isChild || ancestors.isEmpty {
      ancestors.append(ancestor)
      next = ancestor.parent
    }
    return all([own, any(ancestors.map { answer(rest, $0) })])
  }

  private static func answer(_ compound: Compound, _ element: Element) -> Answer {
    if let kind = compound.kind, element.kind != kind { return (.no, .no) }
    return all(compound.conditions.map { answer($0, element) })
  }

  private static func answer(_ condition: Condition, _ element: Element) -> Answer {
    switch condition {
    case .part(let member):
      let isThere = element.children.contains { $0.member == member }
      return one(isThere ? .yes : element.isExplicitlyUnknown(member) ? .maybe : .no)
    case .number(let member, let comparison, let number):
      let side: Double? = member == .width ? element.size.width : member == .height ? element.size.height : nil
      // A frame goes before the side itself, and an empty one says nothing.
      let isFramed = element.frame() != nil && (member == .width || member == .height)
      guard let value = isFramed ? side : element.number(member) else { return unknown(member, element) }
      let isLess = value < number
      switch comparison {
      case "=": return one(value == number ? .yes : .no)
      case "!=": return one(value == number ? .no : .yes)
      case "<": return one(isLess ? .yes : .no)
      case "<=": return one(isLess || value == number ? .yes : .no)
      case ">": return one(isLess || value == number ? .no : .yes)
      default: return one(isLess ? .no : .yes)
      }
    case .text(let member, let text, let isEqual):
      guard let value = element.text(member) else { return unknown(member, element) }
      return one((value == text) == isEqual ? .yes : .no)
    case .not(let selector):
      let answer = selector.answer(element)
      return (negated(answer.high), negated(answer.low))
    case .anyOf(let selector): return selector.answer(element)
    case .known(let selector):
      let answer = selector.answer(element)
      return (answer.low == .yes ? .yes : .no, answer.high == .yes ? .yes : .no)
    case .has(let selector, let isDirect):
      let inside = element.descendants.filter { !isDirect || $0.parent?.index == element.index }
      var answer = any(inside.map { selector.answer($0) })
      let hides = element.hasUnknowns || element.descendants.contains { $0.hasUnknowns }
      // What is unknown may hold it; whether it can is what the vocabulary says.
      if hides { answer.high = max(answer.high, .maybe) }
      return answer
    }
  }

  private static func unknown(_ member: Member, _ element: Element) -> Answer {
    one(Vocabulary[element.kind].members.contains { $0.member == member } ? .maybe : .no)
  }

  private static func negated(_ match: Match) -> Match { match == .yes ? .no : match == .no ? .yes : .maybe }

  private static func one(_ match: Match) -> Answer { (match, match) }

  private static func any(_ answers: [Answer]) -> Answer {
    answers.reduce((.no, .no)) { (max($0.low, $1.low), max($0.high, $1.high)) }
  }

  private static func all(_ answers: [Answer]) -> Answer {
    answers.reduce((.yes, .yes)) { (min($0.low, $1.low), min($0.high, $1.high)) }
  }
}
