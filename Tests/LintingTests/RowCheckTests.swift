import Linting
import TestSupport
import Testing

/// What the checks over rows of cells say beyond the examples of the rule pages.
@Suite struct RowCheckTests {
  private static let header = "severity: error\nstatements: []\nplatforms: [ios, android]\non: collectionView\n"

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
    let check = "check: rows\nwith: {max: 2, minColumns: 2, maxColumns: 3}"
    #expect(try messages(check, cells("0,0,9,9", "10,0,9,9", "0,10,9,9")) == [])
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9", "0,20,9,9")) == [
        "collectionView[v] has 3 rows of cells, more than 2"
      ])
    #expect(
      try messages(check, cells("0,0,9,9", "10,0,9,9", "20,0,9,9", "30,0,9,9"))
        == ["collectionView[v] has 4 cells side by side, more than 3"])
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9"))
        == ["collectionView[v] shows 2 cells in one column, fewer than 2"])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", cells("0,0,9,9")) == [0, 0, 0, 1])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", #""columns": 1, "cells": null"#) == [1, 0, 0, 0])
    #expect(try outcome("check: rows\nwith: {minColumns: 2}", #""columns": 0, "cells": null"#) == [0, 1, 0, 0])
    #expect(try outcome(check, #""columns": 1, "cells": null"#) == [0, 0, 1, 0], "the number of rows is not known")
  }

  @Test func spacing() throws {
    let check = "check: spacing\nwith: {along: 2, between: 3}"
    #expect(
      try messages(check, cells("0,0,9,9", "10,0,9,9", "20,0,9,9"))
        == ["collectionCell[a] and collectionCell[b] are 1 pt/dp apart, not 2 pt/dp, nor is 1 more pair"])
    #expect(
      try messages(check, cells("0,0,9,9", "8,0,9,9", "20,0,9,9", "39,0,9,9"))
        == ["collectionCell[b] overlaps collectionCell[a] by 1 pt/dp, they are not 2 pt/dp apart, nor are 2 more pairs"]
    )
    #expect(
      try messages(check, cells("0,0,9,9", "0,10,9,9")) == [
        "rows 1 and 2 of collectionView[v] are 1 pt/dp apart, not 3 pt/dp"
      ])
    #expect(
      try messages(check, cells("0,0,9,9", "0,7,9,9"))
        == ["rows 1 and 2 of collectionView[v] overlap by 2 pt/dp, they are not 3 pt/dp apart"])
    #expect(try outcome(check, cells("0,0,9,9", "11,0,9,9", "0,12,9,9")) == [0, 1, 0, 0])
    #expect(try outcome(check, cells("0,0,9,9")) == [0, 0, 0, 1] && outcome(check, #""cells": null"#) == [0, 0, 1, 0])
    // A high cell beside two stacked ones; two that lie on each other.
    #expect(try outcome(check, cells("0,0,9,18", "11,0,9,8", "11,10,9,8")) == [0, 0, 0, 1])
    #expect(try outcome(check, cells("0,0,9,9", "3,1,9,9")) == [1, 0, 0, 0])
  }

  @Test func rowsThatInterlock() throws {
    let check = "check: spacing\nwith: {between: 3}"
    #expect(try outcome(check, cells("0,0,9,20", "12,0,9,12", "12,15,9,20", "0,23,9,20")) == [0, 0, 0, 1])
    #expect(try outcome(check, cells("0,0,9,20", "12,0,9,12", "3,15,15,20")) == [1, 0, 0, 0])
  }

  @Test func margins() throws {
    let check = "check: margins\nwith: {of: cells, in: contentArea, left: 1, top: 1, right: 1, bottom: 1}"
    #expect(try outcome(check, area + cells("1,1,98,18")) == [0, 1, 0, 0])
    #expect(
      try messages(check, area + cells("-2,0,90,18"))
        == [
          "the cells of collectionView[v] reach 2 pt/dp beyond the left edge of the content area, not 1 pt/dp from it, and "
            + "are 0 pt/dp from the top edge of the content area, not 1 pt/dp, and are 12 pt/dp from the right edge of the "
            + "content area, not 1 pt/dp, and are 2 pt/dp from the bottom edge of the content area, not 1 pt/dp"
        ])
    #expect(try outcome(check, cells("1,1,98,18")) == [0, 0, 1, 0] && outcome(check, area + cells()) == [0, 0, 0, 1])
    let inScreen = "check: margins\nwith: {of: cells, in: screen, left: 1, bottom: 2}"
    #expect(try outcome(inScreen, cells("1,1,98,18")) == [0, 0, 1, 0], "the screen's height is unknown")
    #expect(
      try messages(inScreen, cells("9,1,98,18"))
        == ["the cells of collectionView[v] are 9 pt/dp from the left edge of the screen, not 1 pt/dp"])
  }

  @Test func shares() throws {
    let check = "check: visible-share\nwith: {min: 0.4, max: 0.6}"
    #expect(
      try messages(check, area + cells("0,0,60,20", "90,0,60,20"))
        == ["collectionView[v] shows 1 whole cell and 16.67 % of the next one, not 40 to 60 %"])
    #expect(
      try messages(check, area + cells("20,0,160,20"))
        == ["collectionView[v] shows no whole cells and 50 % of the next one, not 1 whole or more and 40 to 60 %"])
    #expect(try outcome(check, area + cells("0,0,100.5,20")) == [0, 0, 0, 1])
  }

  /// Whatever the numbers, nothing traps.
  @Test func numbersThatAreTooLarge() throws {
    let view = #""contentArea": [-1e308, -1e308, 1e308, 1e308], "frame": [1e308, 1e308, 1e308, 1e308], "#
    let header = #""header": {"frame": [1e308, -1e308, 1e308, 1e308]}, "#
    let members = view + header + cells("1e308,1e308,1e308,1e308", "-1e308,-1e308,1e308,1e308", "1e308,0,1e308,1")
    for check in [
      "rows\nwith: {max: 1}", "spacing\nwith: {along: 1, between: 1}", "left-aligned\nwith: {gap: 1}",
      "fills-row\nwith: {gap: 1}", "whole-cells\nwith: {gap: 1}", "visible-share\nwith: {min: 0, max: 1}",
      "margins\nwith: {of: cells, in: contentArea, left: 1, bottom: 1}", "even-spacing",
      "placement\nwith: {parts: [header], vertical: above, horizontal: left}",
    ] {
      #expect(try outcome("check: " + check, members).reduce(0, +) == 1)
      #expect(try outcome("check: " + check, view + header + cells("1e308,1e308,1e308,1e308")).reduce(0, +) == 1)
    }
  }
}
