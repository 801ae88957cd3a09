import Formats
import Foundation
import Screens
import TestSupport
import Testing

@testable import Linting

/// Which of several entries suppresses a finding: the first that is for its rule and its element.
@Suite struct IgnoreIndexTests {
  private static let rules = ["a/b", "a/c", "d/e"]

  private func glob(_ random: inout SeededGenerator) -> String {
    let components = [
      "screen", "*", "**", "cell[1]", "cell[12]", "cell[*]", "cell[1*]", "*[12]", "*l[*2]", "c?ll[1]",
      "*ll*", "*l*[*1*", "?ell*", "*é*", "é[*", "*ü",
      "title", "collectionCell[featured-17]", "*Cell[*tured-1*", "collectionCell[f*]", "*onCell[featured-1?]",
      "*lectionCell[featured-*7*",
    ]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in components.randomElement(using: &random) ?? "" }
      .joined(separator: "/")
  }

  private func path(_ random: inout SeededGenerator) -> String {
    let names = [
      "group[x]", "cell[1]", "cell[12]", "cell[2]", "é[ü", "title", "fü", "call[1]", "collectionCell[featured-17]",
    ]
    return
      (["screen"] + (0..<Int.random(in: 0...4, using: &random)).map { _ in names.randomElement(using: &random) ?? "" })
      .joined(separator: "/")
  }

  @Test(arguments: 0..<200) func sameAsAskingAll(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let entries = (0..<Int.random(in: 0...30, using: &random)).map { number in
      IgnoreEntry(
        rule: ["a/b", "a/*", "*", "d/?"].randomElement(using: &random) ?? "",
        element: Int.random(in: 0..<20, using: &random) == 0 ? nil : ElementPathGlob(glob(&random)), reason: "\(number)"
      )
    }
    let index = IgnoreIndex(entries)
    for _ in 0..<50 {
      let (rule, path) = (Self.rules.randomElement(using: &random) ?? "", path(&random))
      let expected = entries.firstIndex {
        Glob.matches($0.rule, rule) && ($0.element?.contains(path) ?? true)
      }
      #expect(index.first(for: rule, on: path) == expected, "\(rule) \(path) \(entries)")
    }
  }

  /// An element of a screen is asked about as its path is.
  @Test(arguments: 0..<40) func elementsAndPaths(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = ["a", "b1", "b12", "x/y", "7", "q]", "é", "say \"no\""]
    let cells: String = (0..<12).map { _ in
      let id = (names.randomElement(using: &random) ?? "").replacingOccurrences(of: "\"", with: "\\\"")
      return #"{"type": "collectionCell", "id": "\#(id)", "title": {"text": "T"}}"#
    }.joined(separator: ", ")
    let text = #"{"type": "screen", "name": "s/1", "content": [{"type": "collectionView", "cells": [\#(cells)]}]}"#
    let source = SourceReader()
    try source.open(Array((seed.isMultiple(of: 2) ? text : "[\(text), \(text)]").utf8), path: "a.json")
    let builder = TreeBuilder(tree: ScreenTree())
    builder.startFile(source)
    var asked = 0
    let visitor = Visitor { [self] tree in
      let elements = (0..<tree.count).map { tree[$0] }
      let globs = elements.map { $0.path(in: tree) }.map { path in
        String(path.map { Int.random(in: 0..<12, using: &random) == 0 ? "*" : $0 })
      }
      let index = IgnoreIndex(
        (globs + [glob(&random), "**/title", "screen*"]).shuffled(using: &random).prefix(4).map {
          IgnoreEntry(rule: "a/b", element: ElementPathGlob($0), reason: "x")
        })
      for element in elements {
        let path = element.path(in: tree)
        #expect(
          index.first(for: "a/b", on: element, in: tree) == index.first(for: "a/b", on: path), "\(path) \(globs)")
        asked += 1
      }
    }
    try Formats.all[0].makeReader(ReaderOptions()).read(source, into: builder, for: visitor)
    #expect(asked > 20)
  }

  private final class Visitor: ScreenConsumer {
    private let body: (ScreenTree) -> Void

    init(_ body: @escaping (ScreenTree) -> Void) { self.body = body }

    func consume(_ tree: ScreenTree, from source: SourceReader) { body(tree) }
  }
}
