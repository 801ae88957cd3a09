import LintingTesting
import Screens

/// Descriptions made at random from the vocabulary, in JSON and without mistakes, the same for the same seed. Their values lie around
/// the limits of the rules.
package struct RandomScreens {
  private var generator: SeededGenerator
  private static let frequent: [Kind] = [.collectionView, .tableView, .collectionCell, .objectCell]

  /// Descriptions that the seed alone decides.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A file: a screen, several, or an element without its screen.
  package mutating func document() -> String {
    switch generator.below(7) {
    case 0: generator.isOne(in: 3) ? pair() : "[\(element(.screen, depth: 0)),\n\(element(.screen, depth: 0))]"
    case 1: "{\"screens\": [\(element(.screen, depth: 0)),\n\(element(.screen, depth: 0))]}"
    case 2: element(generator.pick([.collectionView, .tableView, .objectCell, .group], default: .group), depth: 1)
    case 3 where generator.isOne(in: 3): placeholders()
    case 6: RandomRows.screen(&generator)
    default: element(.screen, depth: 0)
    }
  }

  /// Two screens that show one list, for rules that compare screens, with cells that say what seldom comes together.
  private mutating func pair() -> String {
    let screens = (0..<2).map { _ in
      let words = ["\"compact\"", "\"compact\"", "\"regular\"", "\"regular\"", "null"]
      let height = generator.pick(words, default: "null")
      let cells = (0..<2).map { _ in quickView() }.joined(separator: ", ")
      return """
        {"type": "screen", "platform": "ios", "name": "Orders", "heightClass": \(height), "content": [
          {"type": "tableView", "id": "orders", "cells": [\(cells)]}]}
        """
    }
    return "[\(screens.joined(separator: ",\n"))]"
  }

  private mutating func quickView() -> String {
    let height = generator.pick(["44", "60", "64"], default: "44")
    let details = generator.pick(["true", "false", "null"], default: "null")
    let longPress = generator.pick(["\"peek\"", "\"other\"", "null"], default: "null")
    return """
      {"type": "objectCell", "frame": [0, 0, 390, \(height)], "tap": {"opens": "detail"}, "longPress": \(longPress),
       "accessory": {"control": "info", "tap": {"opens": "modal", "details": \(details), "quickActions": ["Call"]}}}
      """
  }

  private mutating func element(_ kind: Kind, depth: Int, isTyped: Bool = true) -> String {
    var members = isTyped ? ["\"type\": \"\(kind.name)\""] : []
    // Some elements say nearly everything, others nearly nothing.
    let scarcity = generator.pick([2, 2, 4, 8], default: 3)
    for declaration in Vocabulary[kind].members {
      let isFrequent = [.content, .cells, .frame, .platform, .layout].contains(declaration.member)
      guard !generator.isOne(in: isFrequent ? 12 : scarcity) else { continue }
      if let value = value(of: declaration, depth: depth) {
        members.append("\"\(declaration.member.name)\": \(value)")
      }
    }
    members.shuffle(using: &generator)
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func value(of declaration: MemberDeclaration, depth: Int) -> String? {
    if generator.isOne(in: 18) { return "null" }
    switch declaration.role {
    case .fact(let type): return value(of: type, declaration.member)
    case .part(let kind): return depth < 5 ? element(kind, depth: depth + 1, isTyped: generator.isOne(in: 4)) : nil
    case .list(let kinds, let name):
      guard depth < 5 else { return nil }
      let most = declaration.member == .cells && generator.isOne(in: 5) ? 23 : 4
      let favourite = generator.pick(
        kinds + (0..<3).flatMap { _ in kinds.filter(Self.frequent.contains) }, default: .group)
      let count = most == 23 ? generator.below(6) + 18 : generator.below(most)
      let items = (0..<count).map { _ in
        element(
          generator.isOne(in: 4) ? generator.pick(kinds, default: favourite) : favourite,
          depth: most == 23 ? 5 : depth + 1, isTyped: name == nil || generator.isOne(in: 4))
      }
      return "[\(items.joined(separator: ",\n"))]"
    }
  }

  private mutating func value(of type: FactType, _ member: Member) -> String {
    switch type {
    case .text:
      let texts =
        switch member {
        case .id: ["a", "b", "p1", "7", "x/y", "a]", ""]
        case .objectType, .contentType: ["product", "account"]
        default: ["See All (48)", "All 20 items", "", " ", "Schuh ø", "a & b <c>", "\u{1F9F0}\u{301}", "12.345"]
        }
      return LiteralText.json(generator.pick(texts, default: ""))
    case .number: return LiteralText.number(generator.pick([0, 20, 359.5, 360, 390, 844], default: 0))
    case .count: return "\(generator.pick([0, 1, 2, 3, 19, 20, 21, 48, 12345], default: 0))"
    case .boolean: return generator.isOne(in: 2) ? "true" : "false"
    case .token(let tokens, let aliases):
      if member == .platform, generator.isOne(in: 2) { return "\"ios\"" }
      let words =
        tokens + aliases.spellings.sorted { $0.rawValue < $1.rawValue }
        + tokens.filter { $0 == .icon }
      return "\"\(generator.pick(words, default: .none).name)\""
    case .frame:
      let place = [generator.below(400), generator.below(800)].map { "\(Double($0) / 2)" }
      let sizes = [0, 15, 16, 36, 43.4, 43.5, 44, 59.5, 60, 64, 110, 110.5, 111, 120, 130]
      let size = (0..<2).map { _ in LiteralText.number(generator.pick(sizes, default: 44)) }
      return "[\((place + size).joined(separator: ", "))]"
    case .textList: return generator.pick(["[]", "[\"Call\"]", "[\"Call\", \"Write to\"]"], default: "[]")
    case .color: return generator.pick(["\"accent1\"", "\"#A0b1C2\"", "\"#777777\""], default: "\"accent1\"")
    }
  }

  /// A collection view of images and placeholders that are nearly alike.
  private mutating func placeholders() -> String {
    let cells = (0..<3).map { number in
      let placeholder = number == 0 ? "none" : generator.pick(["initials", "icon"], default: "icon")
      let shape = generator.pick(["\"circle\"", "\"circle\"", "\"square\"", "null"], default: "null")
      let background = generator.pick(["accent1", "#777777", "#A0b1C2"], default: "accent1")
      return
        "{\"type\": \"collectionCell\", \"represents\": \"person\", \"image\": {\"placeholder\": \"\(placeholder)\", "
        + "\"shape\": \(shape), \"background\": \"\(background)\", \"frame\": [0, 0, 80, "
        + "\(generator.pick(["80", "80", "80.5", "0", "96"], default: "80"))]}}"
    }
    return "{\"type\": \"screen\", \"platform\": \"android\", \"content\": [{\"type\": \"collectionView\", "
      + "\"cells\": [\(cells.joined(separator: ",\n"))]}]}"
  }
}
