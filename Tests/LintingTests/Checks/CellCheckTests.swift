import Linting
import TestSupport
import Testing

/// What the checks of collection cells leave inconclusive, and how they say what is wrong.
@Suite struct CellCheckTests {
  private func outcome(_ rule: String, _ screen: String) throws -> [Int] {
    try TestRules.outcome("level: error\nstatements: []\nplatforms: [ios, android]\n" + rule, screen).counts
  }

  private func messages(_ rule: String, _ screen: String) throws -> [String] {
    let rule = try TestRules.rule("level: error\nstatements: []\nplatforms: [ios, android]\n" + rule)
    return TestLinter.lint(screen, rules: [rule]).findings.map { String($0.message.dropLast("; do it".count)) }
  }

  private func cell(_ image: String, _ more: String = "") -> String {
    #"{"type": "collectionCell", "id": "a", "image": {\#(image)}\#(more)}"#
  }

  /// Failed, passed, inconclusive, not applicable.
  @Test func shapesByNameAndFrame() throws {
    func counts(_ allowed: String, _ image: String) throws -> [Int] {
      try outcome("on: image\ncheck: shape\nwith: {\(allowed)}", cell(image))
    }
    let frames = ["", #", "frame": [0, 0, 80, 80]"#, #", "frame": [0, 0, 90, 80]"#, #", "frame": [0, 0, 80, 90]"#]
    let shapes = [#""shape": null"#, #""shape": "circle""#, #""shape": "square""#, #""shape": "rectangle""#]
    // For each shape: without a frame, even, wide, upright. v, c, u as the outcome.
    let expected: [(allowed: String, outcomes: [String])] = [
      ("allowed: [circle]", ["uuvv", "ccvv", "vvvv", "vvvv"]),
      ("allowed: [square]", ["uuvv", "vvvv", "ccvv", "vcvv"]),
      ("allowed: [rectangle]", ["uucc", "vvvv", "cccc", "cccc"]),
      ("allowed: [circle, rectangle], notTall: true", ["uccv", "ccvv", "cccv", "uccv"]),
    ]
    for (allowed, outcomes) in expected {
      for (shape, row) in zip(shapes, outcomes) {
        for (frame, letter) in zip(frames, row) {
          let counts = try counts(allowed, shape + frame)
          #expect(
            counts == ["v": [1, 0, 0, 0], "c": [0, 1, 0, 0], "u": [0, 0, 1, 0]][letter], "\(allowed) \(shape)\(frame)")
        }
      }
    }
  }

  @Test func whatIsWrongWithAShape() throws {
    func message(_ image: String) throws -> [String] {
      try messages("on: image\ncheck: shape\nwith: {allowed: [circle, rectangle], notTall: true}", cell(image))
    }
    #expect(
      try message(#""shape": "circle", "frame": [0, 0, 90, 80]"#)
        == [#"the image of cell "a" is an oval of 90 × 80 pt/dp; images are circles or rectangles"#])
    #expect(
      try message(#""frame": [0, 0, 80, 90]"#)
        == [#"the image of cell "a" is 80 pt/dp wide and 90 pt/dp high; it should not be higher than wide"#])
    #expect(
      try messages("on: image\ncheck: shape\nwith: {allowed: [square]}", cell(#""shape": "circle""#))
        == [#"the image of cell "a" is a circle; images are squares"#])
  }

  @Test(arguments: [
    ("P", "Priya Nair", "c"), ("p", "Priya Nair", "c"), ("N", "Priya Nair", "c"), ("P.", "Dr. Priya", "c"),
    ("PN", "Priya Nair", "v"), ("X", "Priya Nair", "v"), ("", "Priya Nair", "v"), (" . ", "", "v"),
    ("X", "", "u"), ("X", "…", "u"), ("Å", "Asa Dahl", "u"), ("A", "Åsa Dahl", "u"), ("å", "Åsa Dahl", "c"),
    ("王", "王伟", "c"), ("W", "王伟", "u"), ("3", "3M", "c"), ("?", "Priya", "u"), ("O", "D'Orsay", "c"),
    ("İ", "ilker", "u"), ("👩‍🔧", "Priya", "u"),
  ])
  func initials(text: String, title: String, expected: Character) throws {
    let counts = try outcome(
      "on: image\ncheck: initials\nwith: {namePart: title, max: 1}",
      cell(#""text": "\#(text)""#, #", "title": {"text": "\#(title)"}"#))
    #expect(counts == ["v": [1, 0, 0, 0], "c": [0, 1, 0, 0], "u": [0, 0, 1, 0]][expected], "\(text) of \(title)")
  }

  @Test func severalInitials() throws {
    func counts(_ text: String, _ max: String = "") throws -> [Int] {
      try outcome(
        "on: image\ncheck: initials\nwith: {namePart: title\(max)}",
        cell(#""text": "\#(text)""#, #", "title": {"text": "Priya Nair"}"#))
    }
    #expect(try counts("PN") == [0, 1, 0, 0] && counts("PX") == [1, 0, 0, 0])
    #expect(try counts("PN", ", max: 2") == [0, 1, 0, 0] && counts("PNP", ", max: 2") == [1, 0, 0, 0])
  }

  @Test func aModalMayBeAPreview() throws {
    let rule = "on: collectionCell\ncheck: destination\nwith: {allowed: [preview]}"
    #expect(try outcome(rule, cell("", #", "tap": {"opens": "modal", "details": true}"#)) == [0, 0, 1, 0])
    #expect(try outcome(rule, cell("", #", "tap": {"opens": "preview"}"#)) == [0, 1, 0, 0])
    #expect(try messages(rule, cell("", #", "tap": {"opens": "detail"}"#)).count == 1)
  }

  @Test func colours() throws {
    let rule =
      "on: image\ncheck: value\nwith: {fact: background, allowed: [accent1, accent2, accent3, accent4, '#123456']}"
    for (color, counts) in [
      ("accent1", [0, 1, 0, 0]), ("accent5", [0, 0, 1, 0]), ("#123456", [0, 1, 0, 0]), ("#123457", [0, 0, 1, 0]),
      ("#aAAaAa", [1, 0, 0, 0]), ("#aaaaab", [0, 0, 1, 0]),
    ] {
      #expect(try outcome(rule, cell(#""background": "\#(color)""#)) == counts, "\(color)")
    }
    #expect(
      try messages(rule, cell(##""background": "#aaaaaa""##))
        == [##"the image of cell "a" has the background #aaaaaa; it should be accent1 to #123456"##])
  }

  @Test func listsOfTexts() throws {
    let rule = "on: tap\ncheck: value\nwith: {fact: quickActions, nonEmpty: true}"
    #expect(try outcome(rule, cell("", #", "tap": {"quickActions": []}"#)) == [1, 0, 0, 0])
    #expect(try outcome(rule, cell("", #", "tap": {"quickActions": ["Share"]}"#)) == [0, 1, 0, 0])
    #expect(try outcome(rule, cell("", #", "tap": {}"#)) == [0, 0, 1, 0])
  }

  @Test func offsetsFromTheCentre() throws {
    let rule = "on: image\ncheck: centered\nwith: {axis: both, frame: iconFrame}"
    #expect(
      try messages(rule, cell(#""frame": [0, 0, 100, 100], "iconFrame": [20, 50, 40, 40]"#))
        == [#"the icon of the image of cell "a" is 10 pt/dp left of and 20 pt/dp below its centre"#])
    #expect(
      try messages(
        "on: collectionCell > image\ncheck: centered\nwith: {axis: horizontal}",
        cell(#""frame": [30, 0, 100, 100]"#, #", "frame": [0, 0, 100, 200]"#))
        == [#"the image of cell "a" is 30 pt/dp right of the centre of its cell"#])
  }

  @Test func placeholdersAmongManyImages() throws {
    let rule = """
      on: collectionView
      check: placeholder-match
      with: {list: cells, part: image, placeholders: "image[placeholder!=none]", images: "image[placeholder=none]"}
      """
    func view(_ images: String...) -> String {
      #"{"type": "collectionView", "cells": [\#(images.map { cell($0) }.joined(separator: ", "))]}"#
    }
    let other = #""shape": "circle", "frame": [0, 0, 80, 80]"#
    #expect(try outcome(rule, view(other)) == [0, 0, 0, 1])
    #expect(try outcome(rule, view(#""placeholder": "icon""#)) == [0, 0, 0, 1])
    #expect(try outcome(rule, view(#""placeholder": "icon", "# + other, other)) == [0, 1, 0, 0])
    #expect(try outcome(rule, view(#""placeholder": "icon", "shape": "circle""#, other)) == [0, 0, 1, 0])
    #expect(try outcome(rule, view(#""placeholder": null, "shape": "square""#, other)) == [0, 0, 1, 0])
    #expect(
      try messages(rule, view(#""placeholder": "icon", "shape": "circle", "frame": [0, 0, 64, 80]"#, other))
        == [#"the placeholder of cell "a" is 64 × 80 pt/dp, but the images beside it are 80 × 80 pt/dp"#])
    #expect(
      try messages(rule, view(other, #""placeholder": "icon", "shape": "square", "frame": [0, 0, 64, 80]"#))
        == [#"the placeholder of cell "a" is a square, but the images beside it are circles"#])
  }
}
