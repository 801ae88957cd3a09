import Foundation
import TestSupport
import Testing

@testable import Project

/// `docs/reference/configuration.md` lists the keys of a configuration.
@Suite struct DocumentedKeyTests {
  private static let path = "docs/reference/configuration.md"
  private static let heads = ["Key", "Meaning", "Type", "Default", "Applies to"]

  @Test func table() throws {
    #expect(ConfigurationKey.atTop.count == 24 && ConfigurationKey.conditions.count == 3)
    let schema = try Schema()
    let rows = ConfigurationKey.atTop.flatMap(\.settingKeys).map { key in
      let shown = key.shown(of: Settings())
      var standard = ""
      if case .value(let value) = shown { standard = value.text }
      let scope =
        switch key.scope {
        case .run: "run"
        case .top: "file"
        case .files: "file; `overrides` with `files`"
        case .anywhere: "file; `overrides`"
        case .condition: "overrides"
        }
      return ["`\(key.name)`", Self.meaning(key.doc), schema.type(of: key.name), standard, scope]
    }
    let table = GeneratedText.table(Self.heads, rows)
    #expect(try GeneratedText.difference(of: table, fromPart: "keys", ofFile: Self.path) == nil)
  }

  @Test func conditions() throws {
    let schema = try Schema()
    let rows = ConfigurationKey.conditions.map { key in
      ["`\(key.name)`", Self.meaning(key.doc), schema.type(of: key.name, in: "override")]
    }
    let table = GeneratedText.table(["Key", "Meaning", "Type"], rows)
    #expect(try GeneratedText.difference(of: table, fromPart: "conditions", ofFile: Self.path) == nil)
  }

  @Test func ignoreEntries() throws {
    let schema = try Schema()
    let rows = try ["rule", "reason", "files", "element", "until"].map { name in
      [
        "`\(name)`", Self.meaning(try #require(schema.description(of: name, in: "ignore"))),
        schema.type(of: name, in: "ignore"), schema.isRequired(name, in: "ignore") ? "yes" : "",
      ]
    }
    let table = GeneratedText.table(["Key", "Meaning", "Type", "Required"], rows)
    #expect(try GeneratedText.difference(of: table, fromPart: "ignore", ofFile: Self.path) == nil)
  }

  @Test func example() throws {
    let text = String(decoding: try Repository.bytes(of: "Fixtures/config/good/everything.yml"), as: UTF8.self)
    let part = "```yaml\n\(text)```\n"
    #expect(try GeneratedText.difference(of: part, fromPart: "example", ofFile: Self.path) == nil)
  }

  /// The meaning without the default, which has a column of its own.
  private static func meaning(_ doc: String) -> String {
    doc.replacing(#/ \(default: [^)]*\)/#, with: "")
  }

  /// The schema of configurations, which another test compares with the code.
  private struct Schema {
    typealias Object = [String: Any]
    private let root: Object

    init() throws {
      let bytes = try Repository.bytes(of: "Fixtures/schemas/configuration.schema.json")
      root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
    }

    private func object(_ definition: String?) -> Object {
      guard let definition else { return root }
      return (root["$defs"] as? Object)?[definition] as? Object ?? [:]
    }

    private func property(_ name: String, _ definition: String?) -> Object {
      name.split(separator: ".").reduce(object(definition)) { type, part in
        (type["properties"] as? Object)?[String(part)] as? Object ?? [:]
      }
    }

    func description(of name: String, in definition: String) -> String? {
      property(name, definition)["description"] as? String
    }

    func isRequired(_ name: String, in definition: String) -> Bool {
      (object(definition)["required"] as? [String])?.contains(name) ?? false
    }

    func type(of name: String, in definition: String? = nil) -> String { words(property(name, definition)) }

    private func words(_ type: Object) -> String {
      if let reference = type["$ref"] as? String {
        return reference.hasSuffix("/texts") ? "text, list of texts" : "map"
      }
      if let words = type["enum"] as? [String] { return GeneratedText.code(words) }
      if let either = type["anyOf"] as? [Object], type["type"] == nil {
        let all = either.map(words)
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
      }
      switch type["type"] as? String {
      case "boolean": return "`true`, `false`"
      case "integer":
        guard let least = type["minimum"], let most = type["maximum"] else { return "whole number" }
        return "whole number, \(least) to \(most)"
      case "number": return "number"
      case "string": return "text"
      case "object": return "map"
      case "array":
        let item = words(type["items"] as? Object ?? [:])
        return "list of \(item)" + (item.hasSuffix("`") ? "" : "s")
      default: return ""
      }
    }
  }
}
