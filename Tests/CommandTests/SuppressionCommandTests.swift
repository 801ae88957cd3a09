import Foundation
import TestSupport
import Testing

/// `fiorilint check` over screens that suppress findings.
@Suite struct SuppressionCommandTests {
  private static let screen = """
    <screen platform="ios">
      <!-- fiorilint-disable touch-target/minimum-size: As small as its icon. -->
      <button text="Go" frame="0 0 36 36"/>
    </screen>

    """

  private func workspace() throws -> Workspace {
    var files: [String: String] = [:]
    for number in 100..<180 { files["\(number).xml"] = Self.screen }
    return try Workspace(files)
  }

  @Test func countsSuppressedFindings() throws {
    let workspace = try Workspace(["a.xml": Self.screen])
    let result = try Command(directory: workspace.folder.path).run("check", "a.xml")
    #expect(result.status == 0 && result.output.isEmpty && result.error.contains(" · 1 suppressed"), "\(result.error)")
  }

  @Test func showsSuppressedFindings() throws {
    let workspace = try Workspace(["a.xml": Self.screen])
    let command = Command(directory: workspace.folder.path)
    let text = try command.run("check", "a.xml", "--show", "suppressed")
    #expect(text.status == 0 && text.lines.count == 1)
    #expect(text.text.hasPrefix(#"a.xml:3:21: error: button "Go" is 36 × 36 pt"#), "\(text.text)")
    #expect(
      text.text.hasSuffix(" (suppressed: As small as its icon.) [touch-target/minimum-size]\n"), "\(text.text)")
    let json = try command.run("check", "a.xml", "--show", "suppressed", "--format", "json").json
    let findings = json["findings"] as? [[String: Any]] ?? []
    #expect((findings.first?["suppressed"] as? [String: String]) == ["reason": "As small as its icon."])
    let summary = json["summary"] as? [String: Any] ?? [:]
    #expect(summary["suppressed"] as? Int == 1 && summary["errors"] as? Int == 0)
    let plain = try command.run("check", "a.xml", "--format", "json").json
    #expect((plain["findings"] as? [Any])?.isEmpty == true)
    #expect((plain["summary"] as? [String: Any])?["suppressed"] == nil)
  }

  /// What is suggested does what it says, once it is pasted where it belongs and has a reason.
  @Test func suggestionsWork() throws {
    let small = #"{"type": "button", "text": "Go", "frame": [0, 0, 36, 36]@}"#
    let json = #"{"type": "screen", "platform": "ios", "content": ["# + small + "]}"
    let xml = #"<screen platform="ios">@<button text="Go" frame="0 0 36 36"/></screen>"#
    for (name, template, place) in [("a.json", json, "in its object"), ("a.xml", xml, "before the element")] {
      let plain = template.filter { $0 != "@" }
      let workspace = try Workspace([name: plain])
      let command = Command(directory: workspace.folder.path)
      let arguments = ["check", name, "--rule", "touch-target/*", "--show", "suppressions"]
      let report = try command.run(arguments + ["--format", "json"])
      let found = report.json["findings"] as? [[String: Any]] ?? []
      let suggestion = try #require(found.first?["suppression"] as? String, "\(report.text)")
      #expect(try command.run(arguments).text.hasSuffix("\n    to suppress, add \(place): \(suggestion)\n"))
      #expect(found.first?["suppressionPlace"] as? String == place)
      #expect(try command.run("check", name, "--format", "json").text.contains("fiorilint-disable") == false)
      let pasted = template.replacing("@", with: (name == "a.json" ? ", " : "") + suggestion)
      let unchanged = try Workspace([name: pasted])
      let without = try Command(directory: unchanged.folder.path).run("check", name)
      #expect(without.status == 1 && without.lines.count == 2 && without.text.contains("[suppression/invalid]"))
      let fixed = try Workspace([name: pasted.replacing("TODO: say why", with: "As drawn.")])
      let result = try Command(directory: fixed.folder.path).run("check", name)
      #expect(result.status == 0 && result.error.contains("1 suppressed"), "\(result.text)\(result.error)")
      #expect(!result.text.contains("suppression/"))
    }
  }

  /// A file in which several findings are suppressed at one place.
  struct Several: Sendable, CustomTestStringConvertible {
    var name: String
    /// The text; `@` stands where a suppression goes.
    var text: String
    /// What the object has of suppressions beforehand, with the comma behind it.
    var before = ""
    /// How many findings have a suggestion.
    var suggested = 2
    /// How many a suggestion is for.
    var found = 2
    /// The rules that run; empty: all that do anyhow.
    var rules: [String] = []
    var testDescription: String { "\(name) \(before)" }
  }

  private static let button =
    #""type": "button", "foo": 1, "frame": [0, 0, 36, 36]}"#
  private static let object = #"{"type": "screen", "platform": "ios", "content": [{@\#(button)]}"#
  private static let several = [
    Several(name: "a.json", text: object),
    Several(name: "a.json", text: object, before: #""fiorilint-disable": {}, "#),
    Several(name: "a.json", text: object, before: #""fiorilint-disable": ["touch-target/*"], "#),
    Several(name: "a.json", text: object, before: #""fiorilint-disable": "all", "#),
    Several(name: "a.json", text: object, before: #""fiorilint-disable": null, "#),
    Several(name: "a.json", text: object, before: #""fiorilint-disable": {"touch-target/minimum-size": ""}, "#),
    Several(
      name: "a.json", text: object, before: #""fiorilint-disable": {"touch-target/*": "As drawn."}, "#, suggested: 1,
      found: 1),
    // One rule twice at one element.
    Several(name: "a.json", text: object.replacing(#""foo": 1"#, with: #""foo": 1, "bar": 2"#), found: 3),
    // What is no object is in the one around it.
    Several(
      name: "a.json",
      text: #"{"type": "screen", "platform": "ios", "content": [{@"type": "button", "frame": [0, 0, 36, 36], "#
        + #""content": ["a"]}]}"#),
    Several(
      name: "a.xml", text: #"<screen platform="ios">@<button foo="1" bar="2" frame="0 0 36 36"/></screen>"#, found: 3),
    Several(
      name: "a.xml",
      text: #"<screen platform="ios">@<button fiorilint-disable="touch-target/*: As drawn." foo="1" "#
        + #"frame="0 0 36 36"/></screen>"#, suggested: 1, found: 1),
    Several(
      name: "Orders.page",
      text: #"{"_Type": "Page", "_Name": "Orders", "Controls": [{"_Type": "Control.Type.SectionedTable", "#
        + #""Sections": [{"_Type": "Section.Type.ObjectTable", "_Name": "List", "Target": {"EntitySet": "Orders"}, "ObjectCell": {"#
        + #"@"Subhead": "{Name}", "AccessoryType": "DisclosureIndicator"}}]}]}"#,
      rules: [
        "--rule", "object-cell/title-required", "--rule", "object-cell/accessory-navigation", "--rule", "suppression/*",
      ]),
  ]

  /// What is suggested for several findings of one object works together, in any order of pasting.
  @Test(arguments: several, [false, true]) func severalSuggestionsWork(sample: Several, isReversed: Bool) throws {
    let workspace = try Workspace([sample.name: sample.text.replacing("@", with: sample.before)])
    let command = Command(directory: workspace.folder.path)
    let arguments = ["check", sample.name, "--show", "suppressions"] + sample.rules
    let json = try command.run(arguments + ["--format", "json"]).json
    let all = (json["findings"] as? [[String: Any]] ?? []).filter { "\($0["rule"] ?? "")".hasPrefix("suppr") == false }
    let found = all.compactMap { finding in
      (finding["suppression"] as? String).map { (text: $0, place: finding["suppressionPlace"] as? String ?? "") }
    }
    #expect(all.count == sample.found && found.count == sample.suggested, "\(json)")
    let text = try command.run(arguments).text
    let covered = text.split(separator: "\n").count { $0.hasSuffix(" is for this finding too") }
    #expect(covered == sample.found - sample.suggested, "\(text)")
    let lines = try command.run(arguments + ["--format", "jsonl"]).text
    #expect(lines.split(separator: "\n").count { $0.contains(#""suppression":"#) } == sample.suggested, "\(lines)")
    var pasted = sample.text.replacing("@", with: sample.before + "@")
    for suggestion in isReversed ? found.reversed() : found {
      pasted = try Self.pasted(suggestion.text, suggestion.place, into: pasted)
    }
    pasted = pasted.filter { $0 != "@" }.replacing("TODO: say why", with: "As drawn.")
    #expect(pasted.components(separatedBy: "\"fiorilint-disable\"").count <= 2, "\(pasted)")
    let fixed = try Workspace([sample.name: pasted])
    let result = try Command(directory: fixed.folder.path).run(["check", sample.name] + sample.rules)
    #expect(result.status == 0 && result.text.isEmpty, "\(pasted)\n\(result.text)\(result.error)")
  }

  private static let prototype =
    #"{"type": "screen", "platform": "ios", "content": ["#
    + #"{@"type": "collectionView", "id": "v", "layout": "grid", "header": {"text": "A"}, "cells": ["#
    + #"{"type": "collectionCell", "id": "c", "prototype": true, "title": {"text": "Order"}, "#
    + #""subtitle": {"text": "4711"}, "tap": {"opens": "detail"}}]}]}"#
  private static let prototypeInXML = """
    <screen platform="ios">@<collectionView id="v" layout="grid"><header text="A"/><collectionCell id="c" prototype="true">
    <title text="Order"/><subtitle text="4711"/><tap opens="detail"/></collectionCell></collectionView></screen>
    """

  /// One paste is enough: a suggestion covers the findings that the suppressed one supersedes.
  @Test(arguments: [("a.json", prototype, 3), ("a.xml", prototypeInXML, 3)])
  func supersededFindings(name: String, text: String, count: Int) throws {
    let workspace = try Workspace([name: text.replacing("@", with: "")])
    let command = Command(directory: workspace.folder.path)
    let arguments = ["check", name, "--show", "suppressions"]
    let report = try command.run(arguments + ["--format", "json"])
    var pasted = text
    let found = (report.json["findings"] as? [[String: Any]] ?? []).compactMap { finding in
      (finding["suppression"] as? String).map { ($0, finding["suppressionPlace"] as? String ?? "") }
    }
    #expect(found.contains { $0.0.split(separator: "TODO").count >= count + 1 }, "\(report.text)")
    for (suggestion, place) in found { pasted = try Self.pasted(suggestion, place, into: pasted) }
    pasted = pasted.replacing("@", with: "").replacing("TODO: say why", with: "As drawn.")
    try workspace.folder.write(name, pasted)
    let result = try command.run(arguments)
    #expect(result.status == 0 && result.text.isEmpty, "\(pasted)\n\(result.text)\(result.error)")
  }

  /// The text with what was suggested, as a reader of the suggestion adds it.
  private static func pasted(_ suggestion: String, _ place: String, into text: String) throws -> String {
    let name = #""fiorilint-disable": "#
    let entry =
      suggestion.hasPrefix(name) ? String(suggestion.dropFirst(name.count + 1).dropLast()) : suggestion
    switch place {
    case "before the element": return text.replacing("@", with: suggestion + "@")
    case "in its object", "in its `fiorilint-disable`":
      if text.contains(name + "{}") { return text.replacing(name + "{}", with: name + "{\(entry)}") }
      if text.contains(name + "{") { return text.replacing(name + "{", with: name + "{\(entry), ") }
      // What holds no object yet is replaced.
      let old = try Regex(NSRegularExpression.escapedPattern(for: name) + #"(null|\[[^\]]*\]|"[^"]*"), "#)
      return text.replacing(old, with: "").replacing("@", with: "\(name){\(entry)}, @")
    case "in the place of its `fiorilint-disable`":
      let old = try Regex(NSRegularExpression.escapedPattern(for: name) + #"(null|\[[^\]]*\]|"[^"]*")"#)
      if text.contains(old) { return text.replacing(old, with: suggestion) }
      return text.replacing(name + "{", with: name + "{\(entry), ")
    default:
      #expect(place == "in its `fiorilint-disable`, in the place of the entry for the rule")
      return text.replacing(#""touch-target/minimum-size": """#, with: suggestion)
    }
  }

  private static func mdkPage(_ inPage: String = "", inSection: String = "", inCell: String = "") -> String {
    #"""
    {"_Type": "Page", "_Name": "Orders", "@1""Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [
      {"_Type": "Section.Type.ObjectTable", "_Name": "List", "@2""Target": {"EntitySet": "Orders"},
       "ObjectCell": {"@3""Subhead": "{Name}"}}]}]}
    """#
    .replacing("\"@1\"", with: inPage).replacing("\"@2\"", with: inSection).replacing("\"@3\"", with: inCell)
  }

  /// In a page of the Mobile Development Kit the member is read where it stands: on the cell, the section or the page.
  @Test(arguments: [0, 1, 2])
  func pagesSuppressWhereTheyAreWritten(_ place: Int) throws {
    let rule = "object-cell/title-required"
    let plain = try Workspace(["Orders.page": Self.mdkPage()])
    let arguments = ["check", "Orders.page", "--rule", rule, "--rule", "suppression/*"]
    let report = try Command(directory: plain.folder.path).run(
      arguments + ["--show", "suppressions", "--format", "json"])
    let found = report.json["findings"] as? [[String: Any]] ?? []
    let suggestion = try #require(found.first?["suppression"] as? String, "\(report.text)")
    #expect(suggestion == #""fiorilint-disable": {"\#(rule)": "TODO: say why"}"#)
    func result(_ member: String) throws -> Command.Result {
      let page =
        switch place {
        case 0: Self.mdkPage(member + ", ")
        case 1: Self.mdkPage(inSection: member + ", ")
        default: Self.mdkPage(inCell: member + ", ")
        }
      let workspace = try Workspace(["Orders.page": page])
      return try Command(directory: workspace.folder.path).run(arguments)
    }
    let fixed = try result(suggestion.replacing("TODO: say why", with: "Drawn by an extension."))
    #expect(fixed.status == 0 && fixed.error.contains("1 suppressed"), "\(fixed.text)\(fixed.error)")
    #expect(fixed.text.isEmpty)
    #expect(try result(suggestion).text.contains("[suppression/invalid]"))
    let unused = try result(#""fiorilint-disable": {"suppression/*": "x", "object-cell/title-required": 1}"#)
    #expect(unused.text.contains("is neither a text nor an object of `reason` and `until`"), "\(unused.text)")
    let dated = try result(#""fiorilint-disable": {"\#(rule)": {"reason": "Later.", "until": "2020-01-01"}}"#)
    #expect(dated.text.contains("[suppression/expired]") && dated.status == 1, "\(dated.text)")
  }

  @Test func unusedSuppressionsInAPageAreReported() throws {
    let member = #""fiorilint-disable": {"object-cell/title-required": "Drawn by an extension."}, "#
    let page = Self.mdkPage(inCell: member + #""Title": "{Name}", "#)
    let workspace = try Workspace(["Orders.page": page])
    let result = try Command(directory: workspace.folder.path).run("check", "Orders.page")
    #expect(result.text.contains("[suppression/unused]"), "\(result.text)")
  }

  @Test func anyNumberOfJobsPrintsTheSame() throws {
    let folder = try workspace()
    let command = Command(directory: folder.folder.path)
    let one = try command.run("check", ".", "--show", "suppressed", "--jobs", "1")
    let four = try command.run("check", ".", "--show", "suppressed", "--jobs", "4")
    #expect(one.lines.count == 80 && one.output == four.output && one.error == four.error)
  }

  @Test func shardsKeepThem() throws {
    let folder = try workspace()
    let command = Command(directory: folder.folder.path)
    for part in 1...2 {
      _ = try command.run("check", ".", "--shard", "\(part)/2", "--format", "partial=\(part).report")
    }
    let whole = try command.run("check", ".", "--show", "suppressed", "--format", "json")
    let merged = try command.run("merge", "1.report", "2.report", "--show", "suppressed", "--format", "json")
    #expect(merged.status == 0 && merged.output == whole.output, "\(merged.error)")
  }

  @Test func conversionSaysWhatItLeavesOut() throws {
    let workspace = try Workspace(["a.xml": Self.screen])
    let result = try Command(directory: workspace.folder.path).run("convert", "a.xml", "--to", "json")
    #expect(result.status == 0)
    #expect(result.error == "a.xml:2:3: note: the suppression of touch-target/minimum-size is not written\n")
  }

  /// What is said of suppressions that hold nothing back is known after all that could be suppressed.
  @Test func unusedOnesOfATeamAreReported() throws {
    let page = """
      ---
      level: warning
      on: screen
      check: description-problems
      with: {kind: unused-suppression}
      advice: fix it
      ---
      # None is idle

      """
    let idle = Self.screen.replacing("36 36", with: "44 44")
    let ignore = "ignore: [{rule: acme/idle, reason: x}]\n"
    let refused = "findings of acme/idle cannot be suppressed"
    let workspace = try Workspace([".fiorilint/rules/acme/idle.md": page, ".fiorilint.yml": ignore, "a.xml": idle])
    let result = try workspace.run("check", "a.xml")
    #expect(result.status == 2 && result.error.contains(refused), "\(result.error)")
    try workspace.folder.write(".fiorilint.yml", "preset: all\n")
    try workspace.folder.write("a.xml", idle.replacing("touch-target/minimum-size", with: "acme/idle"))
    let text = try workspace.run("check", "a.xml", "--rule", "acme/*", "--rule", "suppression/*").text
    #expect(text.contains(refused) && !text.contains("[acme/idle]"), "\(text)")
  }
}
