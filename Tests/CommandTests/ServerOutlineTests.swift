import Foundation
import TestSupport
import Testing

/// How `fiorilint server` lists what stands in a document: symbols and what can be folded.
@Suite struct ServerOutlineTests {
  private static let json = """
    {
      "type": "screen", "name": "Start", "platform": "ios",
      "content": [
        {
          "type": "tableView", "id": "people",
          "cells": [
            {
              "type": "objectCell", "id": "p",
              "title": {"text": "Ada 𝄞 Lovelace"}
            }
          ]
        }, {"type": "button", "text": "Save"}
      ]
    }
    """
  private static let xml = """
    <screen name="Start" platform="ios">
      <!-- </screen> -->
      <tableView id="people">
        <objectCell id="p">
          <title text="Ada"/>
        </objectCell>
      </tableView>
    </screen>
    """

  /// The names of symbols with those inside them.
  private func names(_ symbols: [[String: Any]]) -> [String] {
    symbols.map { symbol in
      let children = names(symbol["children"] as? [[String: Any]] ?? [])
      let detail = (symbol["detail"] as? String).map { " (\($0))" } ?? ""
      return "\(symbol["name"] ?? "")\(detail)" + (children.isEmpty ? "" : ": [\(children.joined(separator: ", "))]")
    }
  }

  private func ask(_ method: String, _ name: String, _ text: String, nests: Bool = true) throws -> [[String: Any]] {
    var capabilities = ServerClient.capabilities
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["documentSymbol"] = ["hierarchicalDocumentSymbolSupport": nests]
    capabilities["textDocument"] = document
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path(name))
    client.open(uri, text)
    let result = try client.call(method, ["textDocument": ["uri": uri]]) as? [[String: Any]]
    #expect(try client.quit() == 0)
    return try #require(result)
  }

  @Test(arguments: ["a.json", "a.xml"]) func nested(name: String) throws {
    let isXML = name.hasSuffix("xml")
    let symbols = try ask("textDocument/documentSymbol", name, isXML ? Self.xml : Self.json)
    let title = isXML ? "Ada" : "Ada 𝄞 Lovelace"
    let button = isXML ? "" : ", Save (button[1])"
    #expect(
      names(symbols) == [
        "Start (screen): [table view 1 (tableView[people]): [\(title) (objectCell[p]): [\(title) (title)]]\(button)]"
      ])
    // Each lies within what it is part of, and its name within it.
    func check(_ symbol: [String: Any], inside outer: [String: Any]?) throws {
      let range = try #require(symbol["range"] as? [String: [String: Int]])
      let selection = try #require(symbol["selectionRange"] as? [String: [String: Int]])
      #expect(isInside(selection, range))
      if let outer = outer?["range"] as? [String: [String: Int]] { #expect(isInside(range, outer)) }
      for child in symbol["children"] as? [[String: Any]] ?? [] { try check(child, inside: symbol) }
    }
    for symbol in symbols { try check(symbol, inside: nil) }
  }

  private func isInside(_ range: [String: [String: Int]], _ outer: [String: [String: Int]]) -> Bool {
    func place(_ range: [String: [String: Int]], _ name: String) -> [Int] {
      [range[name]?["line"] ?? -1, range[name]?["character"] ?? -1]
    }
    return !place(range, "start").lexicographicallyPrecedes(place(outer, "start"))
      && !place(outer, "end").lexicographicallyPrecedes(place(range, "end"))
  }

  @Test func flat() throws {
    let symbols = try ask("textDocument/documentSymbol", "a.json", Self.json, nests: false)
    #expect(symbols.map { $0["name"] as? String }.prefix(3) == ["Start", "table view 1", "Ada 𝄞 Lovelace"])
    #expect(symbols[1]["containerName"] as? String == "Start" && symbols[1]["location"] is [String: Any])
  }

  /// Lines that close an element stay to be seen.
  @Test(arguments: [("a.json", [[0, 12], [3, 10], [6, 8]]), ("a.xml", [[0, 6], [2, 5], [3, 4]])])
  func folding(name: String, lines: [[Int]]) throws {
    let found = try ask("textDocument/foldingRange", name, name.hasSuffix("xml") ? Self.xml : Self.json)
    #expect(found.map { [$0["startLine"] as? Int ?? -1, $0["endLine"] as? Int ?? -1] } == lines)
  }

  /// What is no screen, or breaks, has none.
  @Test(arguments: ["{\"a\": 1}", "{\"type\": \"screen\", ", ""]) func nothing(text: String) throws {
    #expect(try ask("textDocument/documentSymbol", "a.json", text).isEmpty)
    #expect(try ask("textDocument/foldingRange", "a.json", text).isEmpty)
  }
}
