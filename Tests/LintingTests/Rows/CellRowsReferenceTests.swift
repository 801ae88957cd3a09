import Screens
import TestSupport
import Testing

@testable import Linting

/// Rows and what lies between them, against a reading of what they mean that is as slow as it is short.
@Suite struct CellRowsReferenceTests {
  /// The frames of a view's cells by row, from left to right.
  private struct SlowRows {
    private(set) var rows: [[Frame]] = []
    private(set) var columns: [Int] = []

    init(_ frames: [Frame]) {
      var left = frames.filter { $0.width > 0 && $0.height > 0 }
      var row: [Frame] = []
      func end() {
        if row.isEmpty { return }
        let sorted = Self.sorted(row) { $0.x }
        rows.append(sorted)
        columns.append(Self.groups(sorted) { ($0.x, $0.right) })
        row = []
      }
      while !left.isEmpty {
        let next = left.remove(at: Self.least(left) { $0.y })
        // The first of the highest is what the others are held against.
        let highest = row.max { $0.height < $1.height }
        if let highest, !Self.isHalf((next.y, next.bottom), (highest.y, highest.bottom)) { end() }
        row.append(next)
      }
      end()
    }

    /// Where the least is, the first of several.
    private static func least(_ frames: [Frame], _ key: (Frame) -> Double) -> Int {
      var best = 0
      for index in frames.indices where key(frames[index]) < key(frames[best]) { best = index }
      return best
    }

    private static func sorted(_ frames: [Frame], _ key: (Frame) -> Double) -> [Frame] {
      var (left, sorted) = (frames, [Frame]())
      while !left.isEmpty { sorted.append(left.remove(at: least(left, key))) }
      return sorted
    }

    private static func groups(_ frames: [Frame], _ extent: (Frame) -> (Double, Double)) -> Int {
      var (count, group) = (0, [Frame]())
      for frame in frames {
        let widest = group.max { extent($0).1 - extent($0).0 < extent($1).1 - extent($1).0 }
        if let widest, isHalf(extent(frame), extent(widest)) {
          group.append(frame)
        } else {
          (count, group) = (count + 1, [frame])
        }
      }
      return count
    }

    private static func isHalf(_ one: (Double, Double), _ other: (Double, Double)) -> Bool {
      2 * (min(one.1, other.1) - max(one.0, other.0)) >= min(one.1 - one.0, other.1 - other.0)
    }

    /// Whether one cell of a row and one of the next lie on each other.
    func overlap(below row: Int, _ tolerance: Double) -> Bool {
      rows[row].contains { above in
        rows[row + 1].contains { below in
          min(above.right, below.right) - max(above.x, below.x) > tolerance && above.bottom > below.y + tolerance
        }
      }
    }

    /// How many neighbours are not a gap apart, in rows of which all is known and nothing stacked.
    func wrongGaps(_ asked: Double, _ tolerance: Double) -> Int {
      rows.reduce(0) { sum, row in
        sum + zip(row, row.dropFirst()).count { abs($1.x - $0.right - asked) > tolerance }
      }
    }
  }

  /// Grids that are nearly in order, heaps, and lengths at all limits: whole numbers and halves, which are exact.
  private func frames(_ random: inout SeededGenerator) -> [Frame] {
    let count = Int.random(in: 0...12, using: &random)
    let isGrid = Bool.random(using: &random)
    let lengths: [Double] = isGrid ? [36, 40, 40, 44] : [0, 1, 10, 20, 30, 40, 60]
    var frames = (0..<count).map { index in
      let steps: [Double] = [0, 0, 0, -2, 2, 4, 20, -20, 0.5]
      let (column, row) =
        isGrid ? (index % 4, index / 4) : (Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
      let (x, y) = (Double(column) * 48, Double(row) * 48)
      return Frame(
        x: x + (steps.randomElement(using: &random) ?? 0), y: y + (steps.randomElement(using: &random) ?? 0),
        width: lengths.randomElement(using: &random) ?? 0, height: lengths.randomElement(using: &random) ?? 0)
    }
    if Bool.random(using: &random) { frames.shuffle(using: &random) }
    return frames
  }

  @Test(arguments: 0..<20) func sameAsSlow(part: Int) throws {
    let rows = CellRows()
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(part * 100 + seed))
      let frames = frames(&random)
      let cells = frames.map {
        #"{"type": "collectionCell", "frame": [\#($0.x), \#($0.y), \#($0.width), \#($0.height)]}"#
      }
      let text = #"{"type": "collectionView", "cells": [\#(cells.joined(separator: ","))]}"#
      try Spelling.read(Array(text.utf8), path: "test.json") { tree in
        guard let view = tree.root.part(.content).element else { return }
        rows.reset()
        rows.find(in: view)
        let slow = SlowRows(frames)
        let found = rows.rows.map { row in rows.cells[row.cells].map(\.frame) }
        #expect(found == slow.rows, "seed \(seed): \(text)")
        #expect(rows.rows.map(\.columns) == slow.columns, "seed \(seed): \(text)")
        #expect(rows.columns == slow.columns.max() ?? 0)
        #expect(rows.isPlain == (slow.rows.map(\.count) == slow.columns))
        guard found == slow.rows, rows.isPlain else { return }
        for row in found.indices.dropLast() {
          #expect(rows.overlap(belowRow: row, 1) == slow.overlap(below: row, 1), "seed \(seed), row \(row): \(text)")
        }
        if rows.need == nil {
          let wrong = rows.wrongGap(8, 1)
          #expect((wrong.map { $0.more + 1 } ?? 0) == slow.wrongGaps(8, 1), "seed \(seed): \(text)")
        }
      }
    }
  }
}
