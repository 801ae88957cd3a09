import Screens
import TestSupport
import Testing

/// `docs/reference/vocabulary.md` lists all kinds with their facts, parts and lists.
@Suite struct VocabularyPageTests {
  private static let path = "docs/reference/vocabulary.md"

  /// All that a page says of a member.
  private struct Row: Hashable {
    var name: String
    var value: String
    var standard: String
    var doc: String

    init(_ member: MemberDeclaration) {
      name = member.member.name
      value = VocabularyPageTests.value(of: member)
      standard = member.defaultValue ?? ""
      doc = member.doc
    }

    var cells: [String] { ["`\(name)`", doc, value, standard.isEmpty ? "" : "`\(standard)`"] }
  }

  private static let heads = ["Name", "Meaning", "Value", "Default"]

  /// The rows that at least so many kinds share, in the order of the vocabulary.
  private static let shared: [Row] = {
    let rows = Vocabulary.kinds.flatMap { $0.members.map(Row.init) }
    let counts = Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
    return rows.reduce(into: []) { if counts[$1, default: 0] >= 4, !$0.contains($1) { $0.append($1) } }
  }()

  @Test func sharedMembers() throws {
    let text = GeneratedText.table(Self.heads, Self.shared.map(\.cells))
    #expect(try GeneratedText.difference(of: text, fromPart: "shared", ofFile: Self.path) == nil)
  }

  @Test func kinds() throws {
    var groups: [(kinds: [KindDeclaration], rows: [Row])] = []
    for kind in Vocabulary.kinds {
      let rows = kind.members.map(Row.init)
      if let index = groups.firstIndex(where: { $0.rows == rows }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append(([kind], rows))
      }
    }
    var text = ""
    for (kinds, rows) in groups {
      text += "## \(GeneratedText.code(kinds.map(\.kind.name)))\n\n"
      text += kinds.count == 1 ? kinds[0].doc : kinds.map { "- `\($0.kind.name)`: \($0.doc)" }.joined(separator: "\n")
      text += "\n\n"
      let own = rows.filter { !Self.shared.contains($0) }
      if !own.isEmpty { text += GeneratedText.table(Self.heads, own.map(\.cells)) + "\n" }
      let others = rows.filter(Self.shared.contains).map(\.name)
      if !others.isEmpty { text += "Shared: \(GeneratedText.code(others))\n\n" }
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "kinds", ofFile: Self.path) == nil)
  }

  private static func value(of member: MemberDeclaration) -> String {
    switch member.role {
    case .part(let kind): return "part `\(kind.name)`"
    case .list(Vocabulary.contentKinds, _): return "list of [content](#content)"
    case .list(Vocabulary.cellKinds, _): return "list of [cells](#content)"
    case .list(let kinds, let element):
      let name = element.map { kinds.map(\.name) == [$0] ? "" : ", in XML `\($0)`" } ?? ""
      return "list of \(GeneratedText.code(kinds.map(\.name)))\(name)"
    case .fact(let type):
      switch type {
      case .text: return "text"
      case .number(let unit, _): return "number in \(unit)"
      case .count: return "whole number"
      case .boolean: return "`true`, `false`"
      case .token(let tokens, _): return GeneratedText.code(tokens.map(\.name))
      case .frame: return "frame"
      case .textList: return "list of texts"
      case .color: return "colour"
      }
    }
  }

  @Test func content() throws {
    let kinds = Vocabulary.contentKinds
    let text = GeneratedText.table(
      ["Name", "Kinds"],
      [
        ["cells", GeneratedText.code(Vocabulary.cellKinds.map(\.name))],
        ["content", "cells, " + GeneratedText.code(kinds.filter { !Vocabulary.cellKinds.contains($0) }.map(\.name))],
      ])
    #expect(try GeneratedText.difference(of: text, fromPart: "content", ofFile: Self.path) == nil)
  }
}
