import Linting
import TestSupport
import Testing

/// What the checks over rows of cells say beyond the examples of the rule pages.
@Suite struct RowCheckTests {
  private static let header = "level: error\nstatements: []\nplatforms: [ios, android]\non: collectionView\n"

  private func messages(_ check: String, _ members: String) throws -> [String] {
    let report = TestLinter.lint(
      #"{"type": "collectionView", "id": "v", \#(members)}"#, rules: [try TestRules.rule(Self.header + check)])
    return report.findings.map { String($0.message.dropLast("; do it".count)) }
  }

  /// How often the check found a violation, conformance, something unknown, nothing to judge.
  private func outcome(_ check: String, _ members: String) throws -> [Int] {
    try TestRules.outcome(Self.header + check, #"{"type": "collectionView", "id": "v", \#(members)}"#).counts
  }

  private func cells(_ frames: String...) -> String {
    let cells = zip("abcdefgh", frames).map { #"{"type": "collectionCell", "id": "\#($0)", "frame": [\#($1)]}"# }
    return #""cells": [\#(cells.joined(separator: ", "))]"#
  }

  private let area = #""contentArea": [0, 0, 100, 20], "#

  @Test func rows() throws {
    let check = "check: rows\nwith: {maxRows: 2, minColumns: 2, maxColumns: 3}"
    #expect(try messages(check, cells("0,0,9,9", "10,0,9,9", "0,10,9,9")) == [])
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9", "0,20,9,9")) == [
        #"collection view "v" has 3 rows; at most 2"#
      ])
    #expect(
      try messages(check, cells("0,0,9,9", "10,0,9,9", "20,0,9,9", "30,0,9,9"))
        == [#"collection view "v" has 4 columns; at most 3"#])
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9"))
        == [#"collection view "v" has 1 column; at least 2"#])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", cells("0,0,9,9")) == [0, 0, 0, 1])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", #""columns": 1, "cells": null"#) == [1, 0, 0, 0])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", #""columns": 0, "cells": null"#) == [0, 1, 0, 0])
    #expect(try outcome(check, #""columns": 1, "cells": null"#) == [0, 0, 1, 0], "the number of rows is not known")
  }

  @Test func spacing() throws {
    let check = "check: spacing\nwith: {betweenCells: 2, betweenRows: 3}"
    #expect(
      try messages(check, cells("0,0,9,9", "10,0,9,9", "20,0,9,9"))
        == [#"cell "a" and cell "b" are 1 pt/dp apart; 2 pt/dp are needed (1 more pair differs)"#])
    #expect(
      try messages(check, cells("0,0,9,9", "8,0,9,9", "20,0,9,9", "39,0,9,9"))
        == [#"cell "a" and cell "b" overlap by 1 pt/dp; 2 pt/dp are needed (2 more pairs differ)"#]
    )
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9")) == [
        #"rows 1 and 2 of collection view "v" are 1 pt/dp apart; 3 pt/dp are needed"#
      ])
    #expect(
      try messages(check, cells("0,0,9,9", "0,7,9,9"))
        == [#"rows 1 and 2 of collection view "v" overlap by 2 pt/dp; 3 pt/dp are needed"#])
    #expect(try outcome(check, cells("0,0,9,9", "11,0,9,9", "0,12,9,9")) == [0, 1, 0, 0])
    #expect(try outcome(check, cells("0,0,9,9")) == [0, 0, 0, 1] && outcome(check, #""cells": null"#) == [0, 0, 1, 0])
    // A high cell beside two stacked ones; two that lie on each other.
    #expect(try outcome(check, cells("0,0,9,18", "11,0,9,8", "11,10,9,8")) == [0, 0, 0, 1])
    #expect(try outcome(check, cells("0,0,9,9", "3,1,9,9")) == [1, 0, 0, 0])
  }

  @Test func rowsThatInterlock() throws {
    let check = "check: spacing\nwith: {betweenRows: 3}"
    #expect(try outcome(check, cells("0,0,9,20", "12,0,9,12", "12,15,9,20", "0,23,9,20")) == [0, 0, 0, 1])
    #expect(try outcome(check, cells("0,0,9,20", "12,0,9,12", "3,15,15,20")) == [1, 0, 0, 0])
  }

  @Test func margins() throws {
    let check = "check: margins\nwith: {inner: cells, outer: contentArea, left: 1, top: 1, right: 1, bottom: 1}"
    #expect(try outcome(check, area + cells("1,1,98,18")) == [0, 1, 0, 0])
    #expect(
      try messages(check, area + cells("-2,0,90,18"))
        == [
          #"the cells of collection view "v" extend 2 pt/dp beyond the left edge of the content area and "#
            + "start 0 pt/dp below the start of the content area and are 12 pt/dp from the right edge of the content area and "
            + "end 2 pt/dp above the end of the content area; 1 pt/dp are needed"
        ])
    #expect(try outcome(check, cells("1,1,98,18")) == [0, 0, 1, 0] && outcome(check, area + cells()) == [0, 0, 0, 1])
    let inScreen = "check: margins\nwith: {inner: cells, outer: screen, left: 1, bottom: 2}"
    #expect(try outcome(inScreen, cells("1,1,98,18")) == [0, 0, 1, 0], "the screen's height is unknown")
    #expect(
      try messages(inScreen, cells("9,1,98,18"))
        == [#"the cells of collection view "v" are 9 pt/dp from the left edge of the screen; 1 pt/dp are needed"#])
  }

  @Test func shares() throws {
    let check = "check: next-cell-visible\nwith: {min: 0.4, max: 0.6}"
    #expect(
      try messages(check, area + cells("0,0,60,20", "90,0,60,20"))
        == [#"collection view "v" shows 1 whole cell and 16.67 % of the next one; 40 to 60 % are needed"#])
    #expect(
      try messages(check, area + cells("20,0,160,20"))
        == [
          #"collection view "v" shows no whole cells and 50 % of the next one; at least 1 whole and 40 to 60 % are needed"#
        ])
    #expect(try outcome(check, area + cells("0,0,100.5,20")) == [0, 0, 0, 1])
  }

  /// No matter what the numbers, nothing traps.
  @Test func numbersThatAreTooLarge() throws {
    let view = #""contentArea": [-1e308, -1e308, 1e308, 1e308], "frame": [1e308, 1e308, 1e308, 1e308], "#
    let header = #""header": {"frame": [1e308, -1e308, 1e308, 1e308]}, "#
    let members = view + header + cells("1e308,1e308,1e308,1e308", "-1e308,-1e308,1e308,1e308", "1e308,0,1e308,1")
    for check in [
      "rows\nwith: {maxRows: 1}", "spacing\nwith: {betweenCells: 1, betweenRows: 1}", "left-aligned\nwith: {gap: 1}",
      "fill-rows\nwith: {gap: 1}", "whole-cells\nwith: {gap: 1}", "next-cell-visible\nwith: {min: 0, max: 1}",
      "margins\nwith: {inner: cells, outer: contentArea, left: 1, bottom: 1}", "even-spacing",
      "placement\nwith: {parts: [header], vertical: above, horizontal: left}",
    ] {
      #expect(try outcome("check: " + check, members).reduce(0, +) == 1)
      #expect(try outcome("check: " + check, view + header + cells("1e308,1e308,1e308,1e308")).reduce(0, +) == 1)
    }
  }
}
