import Foundation
import TestSupport
import Testing

/// `fiorilint check` over pages that use the same fragments.
@Suite struct SharedFindingTests {
  private func check(_ workspace: Workspace, _ arguments: String..., in folder: String = "") throws -> Command.Result {
    try Command(directory: workspace.folder.path + folder).run(["check", "--rule", SharedPages.rule] + arguments)
  }

  @Test func oneCulpritIsOneFinding() throws {
    let result = try check(SharedPages.workspace(), ".", "--format", "json")
    let found = SharedPages.findings(result)
    #expect(found.count == 1 && result.status == 1, "\(result.text)")
    #expect(found.first?["path"] as? String == "app/Fragments/Orders.fragment")
    #expect(found.first?["line"] as? Int == 5 && found.first?["column"] as? Int == 3)
    #expect(found.first?["element"] as? String == "screen/tableView[Orders]/objectCell[OrderCell]")
    let uses = found.first?["elsewhere"] as? [[String: Any]] ?? []
    #expect(uses.map { $0["path"] as? String } == ["app/Pages/A.page", "app/Pages/B.page", "app/Pages/C.page"])
    #expect(
      uses.allSatisfy {
        $0["line"] as? Int == 2 && $0["column"] as? Int == 3 && $0["message"] as? String == "used here"
      })
    let summary = result.json["summary"] as? [String: Any]
    #expect(summary?["errors"] as? Int == 1 && summary?["files"] as? Int == 4)
    #expect(result.error.contains("1 error in 1 of 4 screens"), "\(result.error)")
  }

  /// What a fragment misspells, or refers to in vain, is wrong wherever it is used.
  @Test(arguments: [
    ("description/broken-reference", #""OnPress": "/App/Actions/Opn.action""#),
    ("description/unknown-name", #""Subhed": "x""#),
  ])
  func oneMistakeInAFragmentIsOneFinding(rule: String, member: String) throws {
    let workspace = try SharedPages.workspace([
      "app/Actions/Open.action": SharedPages.action(isModal: false),
      "app/Fragments/Orders.fragment": SharedPages.fragment.replacing(#""Subhead": "{Name}""#, with: member),
      "app/Pages/C.page": SharedPages.page(
        "C", SharedPages.use("C", #""ObjectCell": {"Title": "x"}"#).replacing("Cells.fragment", with: "Orders.fragment")
      ),
    ])
    let result = try Command(directory: workspace.folder.path).run("check", "--rule", rule, ".", "--format", "json")
    let found = SharedPages.findings(result)
    #expect(found.count == 1, "\(result.text)")
    #expect(found.first?["path"] as? String == "app/Fragments/Orders.fragment" && found.first?["line"] as? Int == 7)
    let uses = (found.first?["elsewhere"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
    #expect(uses == ["app/Pages/A.page", "app/Pages/B.page", "app/Pages/C.page"], "\(result.text)")
  }

  /// A circle of fragments is met in each of them and in each page, and in either order.
  @Test func oneCircleIsOneFinding() throws {
    let workspace = try SharedPages.workspace([
      "app/Fragments/One.fragment": "[\n  \"/App/Fragments/Two.fragment\"\n]\n",
      "app/Fragments/Two.fragment": "[\"/App/Fragments/One.fragment\"]\n",
      "app/Pages/A.page": SharedPages.page("A", #""/App/Fragments/Two.fragment", "/App/Fragments/One.fragment""#),
      "app/Pages/B.page": SharedPages.page("B", #""/App/Fragments/One.fragment""#),
    ])
    let result = try Command(directory: workspace.folder.path).run(
      "check", "--rule", "description/invalid-value", ".", "--format", "json")
    let found = SharedPages.findings(result)
    #expect(found.count == 1, "\(result.text)")
    #expect(found.first?["path"] as? String == "app/Fragments/One.fragment" && found.first?["line"] as? Int == 2)
    let uses = (found.first?["elsewhere"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
    #expect(uses == ["app/Fragments/Two.fragment", "app/Pages/A.page", "app/Pages/B.page"])
  }

  /// Also where there are so many that those of other files leave while the file is read.
  @Test func manyCulpritsAreReportedOnce() throws {
    let cells = (1...600).map { #"{"_Name": "C\#($0)", "Subhead": "x"}"# }.joined(separator: ",\n")
    let section = #"{"_Type": "Section.Type.ObjectTable", "_Name": "S", "ObjectCells": [\#(cells)]}"#
    let workspace = try SharedPages.workspace(["app/Fragments/Orders.fragment": section])
    let result = try check(workspace, ".")
    #expect(result.lines.count == 600 && result.lines.allSatisfy { $0.hasPrefix("app/Fragments/") }, "\(result.error)")
  }

  /// What is a cell alone is checked only where it is used, and is said where it is written all the same.
  @Test func whatOnlyUsesTellIsSaidWhereItIsWritten() throws {
    let section = #"{"_Type": "Section.Type.ObjectTable", "_Name": "S", "ObjectCell": "/App/Fragments/Cell.fragment"}"#
    let workspace = try SharedPages.workspace([
      "app/Fragments/Cell.fragment": "\n{\"Description\": \"x\"}\n", "app/Pages/A.page": SharedPages.page("A", section),
      "app/Pages/B.page": SharedPages.page("B", section), "app/Pages/C.page": SharedPages.page("C", section),
    ])
    let result = try check(workspace, ".", "--format", "json")
    let found = SharedPages.findings(result).filter { $0["path"] as? String == "app/Fragments/Cell.fragment" }
    #expect(found.count == 1 && SharedPages.findings(result).count == 1, "\(result.text)")
    #expect(found.first?["line"] as? Int == 2 && (found.first?["elsewhere"] as? [Any])?.count == 3)
  }

  /// What a use changes is its own.
  @Test func whatAUseChangesStaysThere() throws {
    let section = #"""
      {"_Type": "Fragment", "Fragment": "/App/Fragments/Full.fragment", "Properties": {"ObjectCell": {"Title": ""}}}
      """#
    let workspace = try SharedPages.workspace([
      "app/Fragments/Full.fragment": SharedPages.fragment.replacing("Subhead", with: "Title"),
      "app/Pages/A.page": SharedPages.page("A", section), "app/Pages/B.page": SharedPages.page("B", section),
    ])
    let paths = SharedPages.findings(try check(workspace, ".", "--format", "json")).compactMap { $0["path"] as? String }
    #expect(paths == ["app/Fragments/Orders.fragment", "app/Pages/A.page", "app/Pages/B.page"])
  }

  /// What a page's properties cause stands at them, where the fragment is right alone and in another use; where it is wrong in every use, it
  /// stands there.
  @Test func whatPropertiesCauseStandsAtThem() throws {
    let (bound, empty) = (#""Target": {"EntitySet": "Orders"}"#, #""Target": {}"#)
    let workspace = try SharedPages.workspace([
      "app/Fragments/Orders.fragment": "{}", "app/Fragments/Cells.fragment": SharedPages.cells,
      "app/Pages/A.page": SharedPages.page("A", SharedPages.use("A", bound)),
      "app/Pages/B.page": SharedPages.page("B", SharedPages.use("B", empty)),
      "app/Pages/C.page": SharedPages.page("C", SharedPages.opening("Orders")),
    ])
    let arguments = ["check", ".", "--format", "json", "--rule", "object-cell/opens-object"]
    func found() throws -> [[String: Any]] {
      SharedPages.findings(try Command(directory: workspace.folder.path).run(arguments))
    }
    let one = try found()
    #expect(one.map { $0["path"] as? String } == ["app/Pages/A.page"], "\(one)")
    #expect(one.first?["line"] as? Int == 3 && one.first?["column"] as? Int == 3, "\(one)")
    let elsewhere = one.first?["elsewhere"] as? [[String: Any]] ?? []
    #expect(elsewhere.map { $0["path"] as? String } == ["app/Fragments/Cells.fragment"])
    #expect(elsewhere.map { $0["message"] as? String } == ["written here"])
    try workspace.folder.write("app/Pages/B.page", SharedPages.page("B", SharedPages.use("B", bound)))
    #expect(try found().map { $0["path"] as? String } == ["app/Fragments/Cells.fragment"])
  }

  /// Pages that lay properties over a fragment whose cells have a chevron; `Item` is what they open.
  private func chevrons(_ pages: [String: String], cell: String = "") throws -> Workspace {
    var files = [
      "app/Fragments/Orders.fragment": "{}", "app/Pages/Item.page": SharedPages.item,
      "app/Fragments/Cells.fragment": #"""
      {"_Type": "Section.Type.ObjectTable", "_Name": "Orders", "Target": {"EntitySet": "Orders"},
       "ObjectCell": {"Title": "{Name}", "AccessoryType": "DisclosureIndicator"\#(cell)}}
      """#,
      "app/Actions/Modal.action": SharedPages.action(isModal: true),
      "app/Actions/Push.action": SharedPages.action(isModal: false),
    ]
    for name in ["A", "B", "C"] { files["app/Pages/\(name).page"] = "{}" }
    for (name, properties) in pages {
      files["app/Pages/\(name).page"] = SharedPages.page(name, SharedPages.use(name, properties))
    }
    return try SharedPages.workspace(files)
  }

  private func reported(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    let result = try Command(directory: workspace.folder.path).run(
      ["check", ".", "--format", "json", "--rule", "object-cell/accessory-navigation"] + arguments)
    return SharedPages.findings(result).map { finding in
      let uses = (finding["elsewhere"] as? [Any])?.count ?? 0
      return "\(finding["severity"] as? String ?? "") \(finding["path"] as? String ?? "") \(uses)"
    }
  }

  /// A finding on the fragment alone does not stand for what is wrong of its uses, which is something else.
  @Test func aHintStandsForNoMistake() throws {
    let modal = #""ObjectCell": {"OnPress": "/App/Actions/Modal.action"}"#
    let workspace = try chevrons(["A": modal, "B": modal, "C": modal])
    let error = ["error app/Fragments/Cells.fragment 3"]
    #expect(try reported(workspace) == error)
    // Nor what is known of it.
    let command = Command(directory: workspace.folder.path)
    #expect(try command.run("baseline", "create", "app/Fragments/Cells.fragment").status == 0)
    #expect(try reported(workspace, "--baseline", ".fiorilint-baseline.json") == error)
    let target = #""Target": {"EntitySet": "Others"}"#
    let mixed = try reported(chevrons(["A": target, "B": "\(target), \(modal)", "C": target]))
    let swapped = try reported(chevrons(["A": "\(target), \(modal)", "B": target, "C": target]))
    #expect(mixed.count { $0.hasPrefix("error") } == 1 && mixed.contains { $0.hasPrefix("warning") }, "\(mixed)")
    #expect(mixed.sorted().map { $0.prefix(5) } == swapped.sorted().map { $0.prefix(5) }, "\(mixed) \(swapped)")
  }

  /// What is reported at a fragment weighs as in the heaviest use, unless the configuration says something else of the fragment.
  @Test func configurationsOfTheFragmentHold() throws {
    let section = #"{"_Type": "Section.Type.ObjectTable", "_Name": "S", "ObjectCell": "/App/Fragments/Cell.fragment"}"#
    func reported(_ configuration: String) throws -> String {
      let workspace = try SharedPages.workspace([
        "app/Fragments/Cell.fragment": #"{"_Name": "Cell", "Subhead": "x"}"#, "app/Fragments/Orders.fragment": "{}",
        "app/Pages/A.page": SharedPages.page("A", section), "app/Pages/B.page": SharedPages.page("B", section),
        "app/Pages/C.page": "{}", ".fiorilint.yml": configuration,
      ])
      let command = Command(directory: workspace.folder.path)
      let arguments = ["--rule", "object-cell/title-*", "--rule", "suppression/*"]
      let result = try command.run(["check", ".", "--format", "json"] + arguments)
      for part in 1...2 {
        _ = try command.run(["check", ".", "--shard", "\(part)/2", "--format", "partial=\(part).report"] + arguments)
      }
      #expect(try command.run("merge", "1.report", "2.report", "--format", "json").output == result.output)
      return SharedPages.findings(result).map { "\($0["severity"] ?? "") \($0["path"] ?? "") " }.joined()
        + (result.error.contains("1 suppressed") ? "1" : "0")
    }
    func override(_ files: String, _ level: String) -> String {
      "  - files: ['\(files)']\n    rules: {object-cell/title-required: \(level)}\n"
    }
    let (pages, fragments) = ("app/Pages/A.page", "app/Fragments/**")
    #expect(try reported("overrides:\n" + override(pages, "info")) == "error app/Fragments/Cell.fragment 0")
    #expect(
      try reported("rules: {object-cell/title-required: info}\noverrides:\n" + override(pages, "error"))
        == "error app/Fragments/Cell.fragment 0")
    #expect(try reported("overrides:\n" + override(fragments, "warning")) == "warning app/Fragments/Cell.fragment 0")
    #expect(try reported("overrides:\n" + override(fragments, "off")) == "0")
    let ignore = "ignore:\n  - {files: ['\(fragments)'], rule: object-cell/title-required, reason: Drawn elsewhere.}\n"
    #expect(try reported(ignore) == "1")
  }

  /// Properties that have nothing to do with what is wrong of a fragment are not to blame, though another use fixes it.
  @Test func otherPropertiesAreNotToBlame() throws {
    let workspace = try chevrons(
      [
        "A": #""Header": {"Caption": "A"}"#, "B": #""Header": {"Caption": "B"}"#, "C": #""Header": {"Caption": "C"}"#,
        "D": #""ObjectCell": {"OnPress": "/App/Actions/Push.action"}"#,
      ], cell: #", "OnPress": "/App/Actions/Modal.action""#)
    #expect(try reported(workspace) == ["error app/Fragments/Cells.fragment 3"])
  }

  /// Without the fragment among the files it is said where it is used first.
  @Test func whatIsNotLintedIsSaidWhereItIsUsed() throws {
    let result = try check(SharedPages.workspace(), "B.page", "C.page", "--format", "json", in: "/app/Pages")
    let found = SharedPages.findings(result)
    #expect(found.map { $0["path"] as? String } == ["B.page"], "\(result.text)")
    let elsewhere = (found.first?["elsewhere"] as? [[String: Any]] ?? []).map { $0["path"] as? String }
    #expect(elsewhere == ["../Fragments/Orders.fragment", "C.page"])
  }

  @Test func otherReportsSayItsUses() throws {
    let workspace = try SharedPages.workspace()
    let sarif = try check(workspace, ".", "--format", "sarif").json
    let results = ((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    let related = results.first?["relatedLocations"] as? [[String: Any]] ?? []
    #expect(results.count == 1 && related.count == 3)
    let places = related.compactMap { $0["physicalLocation"] as? [String: Any] }
    let uris = places.compactMap { ($0["artifactLocation"] as? [String: Any])?["uri"] as? String }
    #expect(uris.first?.hasSuffix("app/Pages/A.page") == true, "\(uris)")
    let message = (results.first?["message"] as? [String: Any])?["text"] as? String ?? ""
    #expect(message.contains("[line 2 of app/Pages/A.page](1), [line 2 of app/Pages/B.page](2)"), "\(message)")
    let reviewdog = try check(workspace, ".", "--format", "rdjsonl")
    #expect(reviewdog.lines.count == 1 && reviewdog.text.contains("app/Pages/C.page"), "\(reviewdog.text)")
    #expect(try check(workspace, ".", "--format", "html").text.contains("app/Fragments/Orders.fragment"))
  }

  @Test func anyNumberOfJobsAndMachinesSaysTheSame() throws {
    var others: [String: String] = [:]
    for number in 100..<200 { others["app/Pages/\(number).page"] = SharedPages.page("P\(number)") }
    let workspace = try SharedPages.workspace(others)
    let command = Command(directory: workspace.folder.path)
    for format in ["text", "json", "sarif", "html"] {
      let one = try check(workspace, ".", "--format", format, "--jobs", "1")
      for jobs in ["2", "8"] {
        let other = try check(workspace, ".", "--format", format, "--jobs", jobs)
        #expect(one.output == other.output && one.error == other.error)
      }
      for part in 1...3 { _ = try check(workspace, ".", "--shard", "\(part)/3", "--format", "partial=\(part).report") }
      let merged = try command.run("merge", "1.report", "2.report", "3.report", "--format", format)
      #expect(merged.output == one.output, "\(format)")
      for part in 1...3 { try FileManager.default.removeItem(atPath: workspace.folder.path("\(part).report")) }
    }
  }

  /// Known once is known, also where a page is new; a baseline of some files holds for the others.
  @Test func baselinesHold() throws {
    let workspace = try SharedPages.workspace()
    let command = Command(directory: workspace.folder.path)
    let created = try command.run("baseline", "create", "--rule", SharedPages.rule, "app")
    #expect(created.status == 0, "\(created.error)")
    let arguments = ["--baseline", ".fiorilint-baseline.json"]
    #expect(try check(workspace, "app", arguments[0], arguments[1]).status == 0)
    #expect(try check(workspace, "app/Pages/B.page", arguments[0], arguments[1]).status == 0)
    try workspace.folder.write("app/Pages/D.page", SharedPages.page("D"))
    let result = try check(workspace, "app", arguments[0], arguments[1])
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)\(result.error)")
    let shown = try check(workspace, "app", arguments[0], arguments[1], "--show", "baselined")
    #expect(shown.lines.count == 1, "\(shown.text)")
  }

  @Test func fragmentsSuppressForAllWhoUseThem() throws {
    let member = #""fiorilint-disable": {"object-cell/*": "Drawn by an extension."}, "#
    let own = try SharedPages.workspace([
      "app/Fragments/Orders.fragment": SharedPages.fragment.replacing(#""Subhead""#, with: member + #""Subhead""#)
    ])
    for path in [".", "app/Pages", "app/Pages/A.page"] {
      let result = try Command(directory: own.folder.path).run(
        "check", "--rule", SharedPages.rule, "--rule", "suppression/*", path)
      #expect(result.status == 0 && result.text.isEmpty, "\(result.text)\(result.error)")
    }
    let cell = #"{"_Type": "Section.Type.ObjectTable", "_Name": "S", "ObjectCell": "/App/Fragments/Cell.fragment"}"#
    let unsupportedFacts = try SharedPages.workspace([
      "app/Fragments/Orders.fragment": "{}", "app/Pages/A.page": SharedPages.page("A", cell),
      "app/Fragments/Cell.fragment": "{\(member)\"Description\": \"x\"}", "app/Pages/B.page": "{}",
      "app/Pages/C.page": "{}",
    ])
    let result = try Command(directory: unsupportedFacts.folder.path).run(
      "check", "--rule", SharedPages.rule, "--rule", "suppression/*", ".")
    #expect(
      result.status == 0 && result.text.isEmpty && result.error.contains("1 suppressed"),
      "\(result.text)\(result.error)")
  }

  /// A page can suppress it for itself.
  @Test func pagesSuppressForThemselves() throws {
    let section = #"""
      {"_Type": "Fragment", "Fragment": "/App/Fragments/Orders.fragment",
       "fiorilint-disable": {"object-cell/title-required": "Drawn by an extension."}}
      """#
    let workspace = try SharedPages.workspace(["app/Pages/B.page": SharedPages.page("B", section)])
    let result = try check(workspace, ".", "--format", "json")
    let uses = (SharedPages.findings(result).first?["elsewhere"] as? [[String: Any]] ?? []).map {
      $0["path"] as? String
    }
    #expect(
      uses == ["app/Pages/A.page", "app/Pages/C.page"] && result.error.contains("1 suppressed"), "\(result.text)")
  }
}
