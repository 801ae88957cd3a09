import Linting
import TestSupport
import Testing

/// What the checks say beyond the examples of the rule pages.
@Suite struct CheckTests {
  private func messages(_ header: String, _ screen: String) throws -> [String] {
    let rule = try TestRules.rule("level: error\nstatements: []\nplatforms: [ios, android]\n" + header)
    return TestLinter.lint(screen, rules: [rule]).findings.map { String($0.message.dropLast("; do it".count)) }
  }

  private func cells(_ cells: String) -> String { #"{"type": "tableView", "id": "T", "cells": [\#(cells)]}"# }

  @Test func theNormIsWhatMostHave() throws {
    // The page says what to do, so the check does not.
    let header = "on: tableView\ncheck: consistent\nwith: {list: cells, sameParts: [title]}"
    #expect(
      try messages(
        header,
        cells(#"{"type": "objectCell"}, {"type": "objectCell", "title": {}}, {"type": "objectCell", "title": {}}"#))
        == ["object cell 1 has no title, but 2 other cells have one"])
    // Where two are equally frequent it is that of the first element.
    #expect(
      try messages(header, cells(#"{"type": "objectCell", "title": {}}, {"type": "objectCell"}"#))
        == ["object cell 2 has no title, but object cell 1 has one"])
    #expect(
      try messages(
        header,
        cells(
          #"{"type": "objectCell", "title": {}}, {"type": "objectCell", "title": {}}, {"type": "objectCell", "title": {}}, {"type": "objectCell", "id": "a"}, {"type": "objectCell"}"#
        ))
        == [#"object cell "a" has no title, but 3 other cells have one (1 more differs)"#])
    #expect(try messages(header, cells(#"{"type": "objectCell", "title": null}, {"type": "objectCell"}"#)) == [])
    #expect(try messages(header, cells(#"{"type": "objectCell"}"#)) == [])
  }

  @Test func heightsMayDifferALittle() throws {
    let header = "on: tableView\ncheck: consistent\nwith: {list: cells, sameHeight: true}"
    func table(_ heights: Double...) -> String {
      cells(heights.map { #"{"type": "objectCell", "frame": [0, 0, 100, \#($0)]}"# }.joined(separator: ", "))
    }
    #expect(try messages(header, table(64, 64.5, 63.5)) == [])
    #expect(
      try messages(header, table(64, 64.51)) == [
        "object cell 2 is 64.51 pt/dp high, but object cell 1 is 64 pt/dp high"
      ])
    #expect(try messages(header, table(64, 0)) == [])
  }

  @Test func manyDifferentValues() throws {
    let header = "on: tableView\ncheck: consistent\nwith: {list: cells, sameFacts: [contentType]}"
    let many = (0..<500).map { #"{"type": "objectCell", "contentType": "t\#($0)"}"# }.joined(separator: ", ")
    #expect(try messages(header, cells(many)).count == 1)
  }

  @Test func countsInclude() throws {
    let header = "on: tableView\ncheck: count\nwith: {list: cells, min: 2, max: 3}"
    func table(_ count: Int) -> String {
      cells(Array(repeating: #"{"type": "objectCell"}"#, count: count).joined(separator: ", "))
    }
    #expect(try messages(header, table(1)) == [#"table view "T" has 1 cell; at least 2"#])
    #expect(try messages(header, table(2)) == [] && messages(header, table(3)) == [])
    #expect(try messages(header, table(4)) == [#"table view "T" has 4 cells; at most 3"#])
  }

  @Test func countsOfWhatIsNotKnownOneByOne() throws {
    let header =
      "level: error\nstatements: []\non: tableView\ncheck: count\nwith: {list: cells, max: 3, maxFacts: [maxItemCount, totalCount]}"
    func outcome(_ members: String) throws -> [Int] {
      try TestRules.outcome(header, #"{"type": "tableView", \#(members)}"#).counts
    }
    #expect(try outcome(#""cells": null"#) == [0, 0, 1, 0])
    #expect(try outcome(#""cells": null, "maxItemCount": 3"#) == [0, 1, 0, 0])
    #expect(try outcome(#""cells": null, "maxItemCount": 4"#) == [0, 0, 1, 0])
    #expect(try outcome(#""cells": null, "maxItemCount": 4, "totalCount": 2"#) == [0, 1, 0, 0])
    #expect(try outcome(#""cells": [{"type": "objectCell", "prototype": true}]"#) == [0, 0, 1, 0])
    #expect(try outcome(#""cells": [{"type": "objectCell", "prototype": true}], "maxItemCount": 2"#) == [0, 1, 0, 0])
    #expect(
      try outcome(
        #""cells": [\#(Array(repeating: #"{"type": "objectCell"}"#, count: 4).joined(separator: ","))], "maxItemCount": 2"#
      ) == [1, 0, 0, 0])
  }

  @Test func aFactCanBeTheLeastNumber() throws {
    let header = "on: tableView\ncheck: count\nwith: {list: cells, minFact: totalCount}"
    func rows(_ total: Int) throws -> [String] {
      try messages(
        header, #"{"type": "tableView", "id": "T", "totalCount": \#(total), "cells": [{"type": "objectCell"}]}"#)
    }
    #expect(try rows(1) == [] && rows(0) == [])
    #expect(try rows(2) == [#"table view "T" shows 1 of 2 items"#])
    #expect(try messages(header, cells("")) == [])
  }

  @Test func sharesOfCompleteLists() throws {
    func rows(_ max: Double, _ total: Int?, _ more: String = "", _ message: String = "") throws -> [String] {
      try messages(
        "on: tableView\ncheck: max-share\nwith: {list: cells, where: 'objectCell[title]', max: \(max), totalFact: totalCount}\(message)",
        #"{"type": "tableView", "id": "T"\#(total.map { ", \"totalCount\": \($0)" } ?? ""), "#
          + #""cells": [{"type": "objectCell", "title": {}}, {"type": "objectCell"}\#(more)]}"#)
    }
    #expect(try rows(0.5, 2) == [] && rows(0.4, 3) == [] && rows(0.4, 1) == [] && rows(0.4, nil) == [])
    #expect(try rows(0.4, 2) == [#"1 of 2 cells of table view "T" match; at most 40 %"#])
    #expect(
      try rows(0.5, 3, #", {"type": "objectCell", "title": {}}"#)
        == [#"2 of 3 cells of table view "T" match; at most half"#])
    let message = "\nmessage: \"{measured} % of {size(self.cells)} cells of {self} have a title\""
    #expect(
      try rows(0.5, 4, #", {"type": "objectCell", "title": {}}, {"type": "objectCell", "title": {}}"#, message)
        == [#"75 % of 4 cells of table view "T" have a title"#])
    #expect(try rows(0.5, 3, #", {"type": "objectCell", "title": null}"#) == [])
    #expect(try rows(0.4, 3, #", {"type": "objectCell", "title": {}, "prototype": true}"#) == [])
  }

  @Test func whatAListConsistsOf() throws {
    let header = "on: seeAll\ncheck: destination\nwith: {allowed: [list], listContent: [objectCell]}"
    func tap(_ tap: String) throws -> [String] {
      try messages(header, #"{"type": "collectionView", "id": "v", "seeAll": {"tap": {\#(tap)}}}"#)
    }
    let start = #"See All of collection view "v" opens "#
    #expect(try tap(#""opens": "list""#) == [] && tap(#""opens": "modal""#) == [])
    #expect(try tap(#""opens": "modal", "listContent": "objectCell""#) == [])
    #expect(
      try tap(#""opens": "list", "listContent": "other""#) == [
        start + "a list without object cells; it should open a list"
      ])
    #expect(try tap(#""opens": "other""#) == [start + "something other than a list; it should open a list"])
  }

  @Test func sizes() throws {
    func message(_ with: String, _ width: Double, _ height: Double) throws -> String? {
      let screen = #"{"type": "button", "id": "b", "frame": [0, 0, \#(width), \#(height)]}"#
      return try messages("on: button\ncheck: size\nwith: {\(with)}", screen).first
    }
    #expect(try message("minWidth: 44, minHeight: 44", 43.5, 44) == nil)
    #expect(
      try message("minWidth: 44, minHeight: 44", 43.4, 44)
        == #"button "b" is 43.4 pt/dp wide; at least 44 × 44 pt/dp"#)
    #expect(
      try message("minWidth: 44, tolerance: 0", 43.9, 1)
        == #"button "b" is 43.9 pt/dp wide; at least 44 pt/dp wide"#)
    #expect(try message("maxHeight: 60", 500, 60.5) == nil)
    #expect(
      try message("maxHeight: 60", 500, 61) == #"button "b" is 61 pt/dp high; at most 60 pt/dp high"#)
    #expect(
      try message("allowedWidths: [110, 120]", 119.5, 1) == nil && message("allowedWidths: [110, 120]", 110.5, 1) == nil
    )
    #expect(
      try message("allowedWidths: [110, 120]", 115, 1)
        == #"button "b" is 115 pt/dp wide; 110 or 120 pt/dp wide"#)
    #expect(try message("allowedHeights: [8]", 1, 9) == #"button "b" is 9 pt/dp high; 8 pt/dp high"#)
    #expect(try message("minWidth: 44", 0, 44) == nil && message("minWidth: 44", 44, 0) == nil, "not laid out yet")
  }

  @Test(arguments: [
    ("48, 48", #""width": 40"#, "button 1 is 40 pt/dp wide; at least 48 × 48 pt/dp"),
    ("48, 48", #""height": 40"#, "button 1 is 40 pt/dp high; at least 48 × 48 pt/dp"),
    ("48, 48", #""width": 40, "height": 60"#, "button 1 is 40 pt/dp wide; at least 48 × 48 pt/dp"),
    ("48, 48", #""width": 60"#, nil), ("48, 48", #""width": 60, "height": 60"#, nil), ("48, 48", #""width": 0"#, nil),
    // A frame says more.
    ("48, 48", #""width": 40, "frame": [0, 0, 48, 48]"#, nil), ("48, 48", #""width": 40, "frame": [0, 0, 0, 0]"#, nil),
    ("48, 48", #""width": 40, "frame": null"#, "button 1 is 40 pt/dp wide; at least 48 × 48 pt/dp"),
  ]) func sizesWithoutPlaces(limits: String, members: String, message: String?) throws {
    let parts = limits.split(separator: ",")
    let header = "on: button\ncheck: size\nwith: {minWidth: \(parts[0]), minHeight:\(parts[1])}"
    let found = try messages(header, #"{"type": "button", \#(members)}"#)
    #expect(found == (message.map { [$0] } ?? []))
  }

  @Test func whatIsMissingOfASizeIsNamed() throws {
    func missingFacts(_ with: String, _ members: String) throws -> [String] {
      let header =
        "level: error\nstatements: []\nplatforms: [ios, android]\non: button\ncheck: size\nwith: {\(with)}"
      return try TestRules.outcome(header, #"{"type": "button", "id": "b"\#(members)}"#).missingFacts
    }
    #expect(try missingFacts("minWidth: 48, minHeight: 48", "") == [#"frame of button "b""#])
    #expect(try missingFacts("minWidth: 48, minHeight: 48", #", "width": 60"#) == [#"height of button "b""#])
    #expect(try missingFacts("minWidth: 48", #", "height": 20"#) == [#"width of button "b""#])
    #expect(try missingFacts("minWidth: 48", #", "width": 60"#) == [])
    #expect(try missingFacts("maxWidth: 44, ignoreAbove: 60", #", "width": 50"#) == [#"height of button "b""#])
  }

  @Test func onlyTheInnermostIsReported() throws {
    let header = "on: button\ncheck: size\nwith: {minWidth: 44, innermostOnly: true}"
    let screen = """
      {"type": "button", "id": "outer", "frame": [0, 0, 40, 40], "content": [
        {"type": "group", "content": [{"type": "button", "id": "inner", "frame": [0, 0, 30, 30]}]}]}
      """
    #expect(
      try messages(header, screen) == [#"button "inner" is 30 pt/dp wide; at least 44 pt/dp wide"#])
  }

  @Test func emptyTextsCanCountAsAbsent() throws {
    let header = "on: collectionView\ncheck: required\nwith: {parts: [header, footer/seeAll], nonEmpty: true}"
    func outcome(_ members: String) throws -> [Int] {
      try TestRules.outcome("level: error\nstatements: []\n" + header, #"{"type": "collectionView"\#(members)}"#)
        .counts
    }
    #expect(try outcome("") == [1, 0, 0, 0] && outcome(#", "header": {"text": " \t\n"}"#) == [1, 0, 0, 0])
    #expect(try outcome(#", "header": {"text": "a"}"#) == [0, 1, 0, 0] && outcome(#", "header": {}"#) == [0, 1, 0, 0])
    #expect(try outcome(#", "header": {"text": ""}, "footer": {"seeAll": {}}"#) == [0, 1, 0, 0])
    #expect(
      try outcome(#", "header": {"text": ""}, "footer": null"#) == [0, 0, 1, 0]
        && outcome(#", "footer": {"seeAll": null}"#) == [0, 0, 1, 0])
    #expect(
      try messages(header, #"{"type": "collectionView", "id": "v", "header": {"text": ""}}"#) == [
        #"collection view "v" has an empty header"#
      ])
    #expect(
      try messages(header, #"{"type": "collectionView", "id": "v"}"#) == [
        #"collection view "v" has no header or See All"#
      ])
  }

  private func screens(_ heights: (name: String, heightClass: String, height: Double)...) -> String {
    let screens = heights.map { name, heightClass, height in
      """
      {"type": "screen", "name": "\(name)", "heightClass": "\(heightClass)", "content": [
        {"type": "tableView", "id": "T", "cells": [{"type": "objectCell", "frame": [0, 0, 100, \(height)]}]}]}
      """
    }
    return #"{"screens": [\#(screens.joined(separator: ", "))]}"#
  }

  @Test func listsOfOneFileAreCompared() throws {
    let header = "on: tableView\ncheck: compact-height\nwith: {list: cells}"
    let regular = screens(("S", "regular", 64))
    #expect(
      try messages(header, screens(("S", "regular", 64), ("S", "compact", 64))) == [
        #"cells of table view "T" are 64 pt/dp high in compact height, not lower than in regular height (64 pt/dp)"#
      ])
    #expect(
      try messages(header, screens(("S", "compact", 84), ("S", "regular", 64))) == [
        #"cells of table view "T" are 64 pt/dp high in regular height, not higher than in compact height (84 pt/dp)"#
      ])
    #expect(try messages(header, screens(("S", "regular", 64), ("S", "compact", 63.5))) == [])
    #expect(
      try messages(header, screens(("S", "regular", 64), ("S", "compact", 63.6))) == [
        #"cells of table view "T" are 63.6 pt/dp high in compact height, only 0.4 pt/dp lower than in regular height "#
          + "(64 pt/dp); at least 0.5 pt/dp"
      ])
    // Heights that differ by less than two decimals show are not the same to a reader.
    #expect(
      try messages(header, screens(("S", "regular", 64), ("S", "compact", 63.998))).first?.contains(
        "are 63.998 pt/dp high in compact height, only 0.002 pt/dp lower") == true)
    #expect(try messages(header, screens(("S", "regular", 64), ("R", "compact", 64))) == [])
    #expect(try messages(header, regular) == [])
  }

  @Test func nothingIsKeptFromFileToFile() throws {
    let rule = try TestRules.rule(
      "level: info\nstatements: []\non: tableView\ncheck: compact-height\nwith: {list: cells}")
    let engine = TestLinter.engine(rules: [rule])
    for heightClass in ["regular", "compact", "regular"] {
      #expect(engine.lint(Array(screens(("S", heightClass, 64)).utf8)).findings.isEmpty)
    }
    #expect(engine.lint(Array(screens(("S", "compact", 64), ("S", "regular", 64)).utf8)).findings.count == 1)
    #expect(engine.totals.map { [$0.failed, $0.passed, $0.inconclusive] } == [[1, 0, 0]])
  }

  @Test func aGreatestHeightJudgesAScreenAlone() throws {
    let header = "on: tableView\ncheck: compact-height\nwith: {list: cells, maxHeight: 60}"
    func screen(_ heightClass: String, _ height: Double) -> String {
      """
      {"type": "screen", "heightClass": "\(heightClass)", "content": [
        {"type": "tableView", "id": "T", "cells": [{"type": "objectCell", "frame": [0, 0, 100, \(height)]}]}]}
      """
    }
    #expect(try messages(header, screen("compact", 60.5)) == [] && messages(header, screen("regular", 96)) == [])
    #expect(
      try messages(header, screen("compact", 60.6)) == [
        #"cells of table view "T" are 60.6 pt/dp high in compact height; at most 60 pt/dp"#
      ])
  }

  @Test func textsCount() throws {
    let header = "on: tap\ncheck: count\nwith: {list: quickActions, min: 1, max: 2}"
    func tap(_ actions: String) -> String { cells(#"{"type": "objectCell", "tap": {\#(actions)}}"#) }
    #expect(try messages(header, tap(#""quickActions": ["Call"]"#)) == [] && messages(header, tap("")) == [])
    #expect(
      try messages(header, tap(#""quickActions": ["Call", "Mail", "Chat"]"#)) == [
        #"the destination of object cell 1 of table view "T" has 3 quick actions; at most 2"#
      ])
    #expect(
      try messages(header, tap(#""quickActions": []"#)) == [
        #"the destination of object cell 1 of table view "T" has 0 quick actions; at least 1"#
      ])
  }
}
