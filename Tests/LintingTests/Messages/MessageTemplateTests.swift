import Linting
import TestSupport
import Testing

/// The messages of pages and of their cases, and the words of checks in them.
@Suite struct MessageTemplateTests {
  private static let screen = #"""
    {"type": "screen", "platform": "ios", "content": [
      {"type": "collectionView", "id": "team", "header": {"text": "Team"}, "cells": [
        {"type": "collectionCell", "title": {"text": "Ana"}, "image": {"shape": "square"},
          "actions": [{"label": "Call", "frame": [0, 0, 60, 30]}, {"frame": [0, 0, 10, 10]}]},
        {"type": "collectionCell", "id": "b", "actions": []}]}]}
    """#

  private func messages(_ header: String) throws -> [String] {
    let rule = try TestRules.page("level: error\n" + header)
    return TestLinter.lint(Self.screen, rules: [rule]).findings.map(\.message)
  }

  @Test(arguments: [
    ("{self}", #"action "Call" of cell "Ana""#),
    ("{parent}", #"cell "Ana""#),
    ("{problem}", #"action "Call" of cell "Ana" is 30 pt high"#),
    ("it {phrase}", "it is 30 pt high"),
    ("{limit}", "at least 44 × 44 pt"),
    ("{problem}; targets are {limit}", #"action "Call" of cell "Ana" is 30 pt high; targets are at least 44 × 44 pt"#),
    ("{measured} and {required} {unit}", "30 and 44 pt"),
    ("{label} has {size(self.label)} letters", "Call has 4 letters"),
    ("{self.frame.width > 44.0 ? 'wide' : 'narrow'}", "wide"), ("{label ?? 'no label'}", "Call"),
    ("{self.control ?? self.label ?? 'none'}", "Call"), ("{'a ?? b'}", "a ?? b"), ("{self.control ?? 'x' + 'y'}", "xy"),
    ("{self.control == 'icon' ? 'an icon' : 'none' ?? 'no known ' + 'control'}", "no known control"),
  ])
  func wordsOfChecks(message: String, expected: String) throws {
    let found = try messages(
      "on: \"action[label=Call]\"\ncheck: size\nwith: {minWidth: 44, minHeight: 44}\nmessage: \"\(message)\"")
    #expect(found == [expected])
  }

  @Test func elementsWithOneMessageKeepTheirNames() throws {
    let found = try messages(
      "on: action\ncheck: size\nwith: {minWidth: 88, minHeight: 44}\nmessage: \"{self} is small; {limit}\"")
    #expect(
      found == [
        #"action "Call" of cell "Ana" is small; at least 88 × 44 pt"#,
        #"action 2 of cell "Ana" is small; at least 88 × 44 pt"#,
      ])
  }

  @Test func casesHaveWordsOfTheirOwn() throws {
    let header = """
      check: value
      message: "{problem}; {limit}"
      advice: ask
      cases:
        - on: image
          with: {fact: shape, allowed: [circle]}
          message: "{problem}; profile images are circles"
          advice: clip it
        - on: "collectionCell[id=b]"
          check: required
          with: {parts: [title]}
          message: "{problem}"
      """
    let found = try messages(header)
    #expect(
      found == [
        #"the image of cell "Ana" is a square; profile images are circles; clip it"#, #"cell "b" has no title; ask"#,
      ])
  }

  @Test func factsHaveNouns() throws {
    let found = try messages(
      "on: \"action[label=Call]\"\ncheck: value\nwith: {fact: interactive, allowed: [false]}\nmessage: no {fact}")
    #expect(found == ["no touch behaviour"])
  }
}
