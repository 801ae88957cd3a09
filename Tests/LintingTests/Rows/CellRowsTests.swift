import Linting
import Screens
import TestSupport
import Testing

/// How rows are found by the frames of cells.
@Suite struct CellRowsTests {
  /// What a test looks at: the ids of the cells of each row, and what else is known.
  private struct Found: Equatable {
    var rows: [[String]]
    var columns: Int
    var isPlain = true
    var isKnown = true
  }

  private func found(_ rows: CellRows) -> Found {
    Found(
      rows: rows.rows.map { row in row.cells.map { rows.cells[$0].element.text(.id) ?? "?" } },
      columns: rows.columns, isPlain: rows.isPlain, isKnown: rows.need == nil)
  }

  /// The rows of a view whose cells have these frames, and are called a, b, c, ….
  private func rows(_ frames: String...) throws -> Found {
    let cells = zip("abcdefghij", frames).map { #"{"type": "collectionCell", "id": "\#($0)", "frame": [\#($1)]}"# }
    return try rows(members: #""cells": [\#(cells.joined(separator: ","))]"#)
  }

  private func rows(members: String) throws -> Found {
    let rows = CellRows()
    var result = Found(rows: [], columns: -1)
    try Spelling.read(Array(#"{"type": "collectionView", \#(members)}"#.utf8), path: "test.json") { tree in
      guard let view = tree.root.part(.content).element else { return }
      rows.find(in: view)
      result = found(rows)
    }
    return result
  }

  @Test func oneRowAndTwo() throws {
    #expect(
      try rows("16, 100, 80, 100", "112, 100, 80, 100", "208, 100, 80, 100")
        == Found(rows: [["a", "b", "c"]], columns: 3))
    #expect(
      try rows("16, 100, 80, 100", "112, 100, 80, 100", "16, 216, 80, 100")
        == Found(rows: [["a", "b"], ["c"]], columns: 2))
  }

  @Test func oneCellAndNone() throws {
    #expect(try rows("16, 100, 80, 100") == Found(rows: [["a"]], columns: 1))
    #expect(try rows() == Found(rows: [], columns: 0))
    #expect(try rows(members: #""layout": "grid""#) == Found(rows: [], columns: 0))
  }

  @Test func orderDoesNotMatter() throws {
    #expect(
      try rows("208, 216, 80, 100", "112, 100, 80, 100", "16, 216, 80, 100", "208, 100, 80, 100", "16, 100, 80, 100")
        == Found(rows: [["e", "b", "d"], ["c", "a"]], columns: 3))
  }

  @Test func fractionsAndPlacesOutsideTheScreen() throws {
    #expect(
      try rows("112.33, 100.25, 80.5, 99.75", "16.1, 100, 80.5, 100", "-80.2, 99.9, 80.5, 100.1")
        == Found(rows: [["c", "b", "a"]], columns: 3))
    #expect(
      try rows("16, -50.5, 80, 100", "16, 65.5, 80, 100", "5000, 65.5, 80, 100")
        == Found(rows: [["a"], ["b", "c"]], columns: 2))
  }

  @Test func differentHeights() throws {
    // Aligned at the top, in the middle and at the bottom of the highest cell, which need not be the first.
    #expect(
      try rows("16, 100, 80, 20", "112, 100, 80, 100", "208, 140, 80, 20", "304, 180, 80, 20")
        == Found(rows: [["a", "b", "c", "d"]], columns: 4))
    #expect(
      try rows("16, 100, 80, 100", "112, 100, 80, 60", "16, 216, 80, 60", "112, 216, 80, 100")
        == Found(rows: [["a", "b"], ["c", "d"]], columns: 2))
  }

  @Test func aStaircaseIsNoRow() throws {
    #expect(
      try rows("16, 100, 80, 100", "112, 140, 80, 100", "208, 180, 80, 100", "304, 220, 80, 100")
        == Found(rows: [["a", "b"], ["c", "d"]], columns: 2))
  }

  @Test func halfIsEnough() throws {
    #expect(try rows("16, 100, 80, 100", "112, 150, 80, 100") == Found(rows: [["a", "b"]], columns: 2))
    #expect(try rows("16, 100, 80, 100", "112, 150.1, 80, 100") == Found(rows: [["a"], ["b"]], columns: 1))
  }

  @Test func cellsThatOverlap() throws {
    // A little: they are still neighbours. By half: they are a pile in one column.
    #expect(try rows("16, 100, 80, 100", "90, 100, 80, 100") == Found(rows: [["a", "b"]], columns: 2))
    #expect(
      try rows("16, 100, 80, 100", "56, 110, 80, 100", "16, 100, 80, 100")
        == Found(rows: [["a", "c", "b"]], columns: 1, isPlain: false))
    // Two cells beside a high one are one row only because of it.
    #expect(
      try rows("16, 100, 80, 216", "112, 100, 80, 100", "112, 216, 80, 100")
        == Found(rows: [["a", "b", "c"]], columns: 2, isPlain: false))
  }

  @Test func whatIsNotKnownIsNotCounted() throws {
    let cell = #"{"type": "collectionCell", "id": "a", "frame": [16, 100, 80, 100]}"#
    let one = Found(rows: [["a"]], columns: 1, isKnown: false)
    for other in [
      #"{"type": "collectionCell"}"#, #"{"type": "collectionCell", "frame": null}"#,
      #"{"type": "collectionCell", "frame": [112, 100, 0, 100]}"#,
      #"{"type": "collectionCell", "frame": [112, 100, 80, 100], "prototype": true}"#,
    ] {
      #expect(try rows(members: #""cells": [\#(cell), \#(other)]"#) == one)
      #expect(try rows(members: #""cells": [\#(other), \#(cell)]"#) == one)
    }
    #expect(try rows(members: #""cells": null"#) == Found(rows: [], columns: 0, isKnown: false))
  }

  @Test func numbersThatAreTooLarge() throws {
    #expect(
      try rows("1e308, 1e308, 1e308, 1e308", "1e308, 0, 1e308, 1", "-1e308, 0, 1, 1").rows.flatMap { $0 }.sorted()
        == ["a", "b", "c"])
  }

  @Test func aThousandCells() throws {
    func cells(_ count: Int, _ frame: (Int) -> String) -> String {
      let cells = (0..<count).map { #"{"type": "collectionCell", "id": "\#($0)", "frame": [\#(frame($0))]}"# }
      return #""cells": [\#(cells.joined(separator: ","))]"#
    }
    let row = try rows(members: cells(1000) { "\(16 + $0 * 96), 100, 80, 100" })
    #expect(row.rows == [(0..<1000).map { "\($0)" }])
    #expect(row.columns == 1000)
    #expect(row.isPlain)
    // Every fourth begins a row, and the last row comes first.
    let grid = try rows(members: cells(1000) { "\(16 + $0 % 4 * 96), \(100_000 - $0 / 4 * 116), 80, 100" })
    #expect(grid.rows.count == 250)
    #expect(grid.columns == 4)
    #expect(grid.rows.first == ["996", "997", "998", "999"])
  }

  @Test func memoryIsUsedAgain() throws {
    let rows = CellRows()
    let text = """
      [{"type": "collectionView", "id": "A", "cells": [
         {"type": "collectionCell", "id": "a", "frame": [0, 0, 9, 9]}, {"type": "collectionCell"}]},
       {"type": "collectionView", "cells": [
         {"type": "collectionCell", "id": "b", "frame": [0, 0, 9, 9]}, {"type": "collectionCell", "id": "c", "frame": [0, 20, 9, 9]}]},
       {"type": "collectionView"}]
      """
    var results: [Found] = []
    try Spelling.read(Array(#"{"type": "group", "content": \#(text)}"#.utf8), path: "test.json") { tree in
      guard let group = tree.root.part(.content).element else { return }
      for view in group.members(.content) {
        rows.find(in: view)
        rows.find(in: view)
        results.append(found(rows))
      }
    }
    #expect(
      results == [
        Found(rows: [["a"]], columns: 1, isKnown: false), Found(rows: [["b"], ["c"]], columns: 1),
        Found(rows: [], columns: 0),
      ])
  }

  /// The engine forgets the rows of one screen before it reads the next, whose elements have the same numbers.
  @Test func screensDoNotMix() throws {
    func screen(_ y: Int) -> String {
      """
      {"type": "screen", "content": [{"type": "collectionView", "cells": [
        {"type": "collectionCell", "frame": [0, 0, 9, 9]}, {"type": "collectionCell", "frame": [20, \(y), 9, 9]}]}]}
      """
    }
    let rule = try TestRules.rule(
      "level: error\nstatements: []\nplatforms: [ios, android]\non: collectionView\ncheck: rows\nwith: {maxRows: 1}")
    let engine = TestLinter.engine(rules: [rule])
    #expect(engine.lint(Array("[\(screen(0)), \(screen(20)), \(screen(0)), \(screen(20))]".utf8)).findings.count == 2)
    #expect(engine.lint(Array(screen(0).utf8)).findings.isEmpty)
    #expect(engine.lint(Array(screen(20).utf8)).findings.count == 1)
  }
}
