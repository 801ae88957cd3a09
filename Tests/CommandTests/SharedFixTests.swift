import Foundation
import TestSupport
import Testing

/// Fixes of what pages take from a fragment: they change the fragment.
@Suite struct SharedFixTests {
  private static let rule = ["--no-config", "--platform", "ios", "--rule", "collection-view/see-all-chevron"]
  private static let fragmentPath = "app/Fragments/Pictures.fragment"
  private static let footer = #""Footer": {"Caption": "See All", "OnPress": "/App/Actions/All.action"}"#
  private static let fixedFooter = footer.replacing("}", with: #", "AccessoryType": "DisclosureIndicator"}"#)

  private static func section(_ footer: String = footer) -> String {
    #"""
    {"_Type": "Section.Type.ImageCollection", "_Name": "Pictures", "Target": {"EntitySet": "Orders"},
     \#(footer),
     "ImageCell": {"Title": "{Name}", "OnPress": "/App/Actions/All.action"}}

    """#
  }

  private static let fragment = section()
  private static let fixed = section(fixedFooter)
  private static let reference = #""/App/Fragments/Pictures.fragment""#

  private func workspace(_ others: [String: String] = [:]) throws -> Workspace {
    var files = [
      "app/Application.app": #"{"_Name": "App"}"#, Self.fragmentPath: Self.fragment,
      "app/Actions/All.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/All.page"}"#,
      "app/Pages/All.page": SharedPages.page(
        "All",
        #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}, "ObjectCell": {"Title": "{A}"}}"#),
    ]
    for name in ["A", "B"] { files["app/Pages/\(name).page"] = SharedPages.page(name, Self.reference) }
    return try Workspace(files.merging(others) { $1 })
  }

  private func run(_ workspace: Workspace, _ arguments: String...) throws -> Command.Result {
    try Command(directory: workspace.folder.path).run(["check"] + arguments + Self.rule)
  }

  /// One that several pages use is one finding, and fixed once.
  @Test func theFragmentIsFixedOnce() throws {
    let workspace = try workspace()
    let diff = try run(workspace, "--diff")
    #expect(diff.status == 1 && diff.error == "fiorilint: would fix 1 finding in 1 file\n", "\(diff.error)")
    #expect(diff.text.hasPrefix("--- a/\(Self.fragmentPath)\n+++ b/\(Self.fragmentPath)\n@@ -1,3 +1,3 @@\n"))
    #expect(diff.text.contains("\n- \(Self.footer),\n+ \(Self.fixedFooter),\n") && !diff.text.contains(".page"))
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fragment)
    let fixed = try run(workspace, "--fix")
    #expect(fixed.status == 0 && fixed.error.contains("fixed 1 finding in 1 file\n"), "\(fixed.text)\(fixed.error)")
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fixed)
    #expect(workspace.folder.text(of: "app/Pages/A.page") == SharedPages.page("A", Self.reference))
    #expect(try run(workspace, "--diff").error == "fiorilint: nothing to fix\n")
  }

  /// What stands in the page is fixed with it, each in its file.
  @Test func pageAndFragment() throws {
    let page = SharedPages.page("A", "\(Self.section()), \(Self.reference)")
    let workspace = try workspace(["app/Pages/A.page": page])
    let diff = try run(workspace, "--diff", "app/Pages/A.page")
    #expect(diff.error == "fiorilint: would fix 2 findings in 2 files\n", "\(diff.text)\(diff.error)")
    #expect(
      diff.text.components(separatedBy: "+++ ").dropFirst().map { $0.prefix { $0 != "\n" } }
        == ["b/app/Pages/A.page", "b/\(Self.fragmentPath)"])
    _ = try run(workspace, "--fix")
    #expect(workspace.folder.text(of: "app/Pages/A.page") == page.replacing(Self.footer, with: Self.fixedFooter))
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fixed)
    let folder = workspace.folder.path("app/Fragments")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Pictures.fragment"])
  }

  /// A fragment with failures of its own stays as it is, whether the run has it among its files or not, and so does one whose own settings
  /// refuse it.
  @Test(arguments: [[], ["app/Pages/A.page"]]) func aFragmentWithFailures(paths: [String]) throws {
    let page = SharedPages.page("A", "\(Self.section()), \(Self.reference)")
    let failing = """
      ---
      level: warning
      on: collectionView
      check: expression
      with: {condition: "1 / size(siblings) >= 0"}
      advice: fix it
      ---
      # It fails on a list that stands alone

      """
    let workspace = try workspace([
      "app/Pages/A.page": page, "app/Pages/B.page": SharedPages.page("B", Self.section()),
      ".fiorilint/rules/acme/alone.md": failing,
    ])
    let rules = ["--platform", "ios", "--rule", "collection-view/see-all-chevron", "--rule", "acme/alone"]
    let result = try Command(directory: workspace.folder.path).run(["check", "--fix"] + rules + paths)
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fragment, "\(result.text)\(result.error)")
    #expect(
      workspace.folder.text(of: "app/Pages/A.page") == page.replacing(Self.footer, with: Self.fixedFooter),
      "\(result.text)\(result.error)")
  }

  @Test func aFragmentThatIsTooLarge() throws {
    let large = Self.fragment + String(repeating: " ", count: 1 << 20)
    let workspace = try workspace([Self.fragmentPath: large, "app/Fragments/.fiorilint.yml": "max-file-size: 1\n"])
    let result = try Command(directory: workspace.folder.path).run([
      "check", "--fix", "--platform", "ios", "--rule", "collection-view/see-all-chevron",
    ])
    #expect(
      result.status == 3 && workspace.folder.text(of: Self.fragmentPath) == large, "\(result.text)\(result.error)")
  }

  /// A file that cannot be written takes no other with it; what stands in the page alone is fixed.
  @Test func aFragmentThatCannotBeWritten() throws {
    let page = SharedPages.page("A", "\(Self.section()), \(Self.reference)")
    let workspace = try workspace(["app/Pages/A.page": page])
    let path = workspace.folder.path(Self.fragmentPath)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try run(workspace, "--fix", "--fail-on", "never", "app/Pages/A.page")
    #expect(result.status == 2 && result.error.contains("\(Self.fragmentPath) is not fixed: it is read-only"))
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fragment)
    #expect(workspace.folder.text(of: "app/Pages/A.page") == page.replacing(Self.footer, with: Self.fixedFooter))
  }

  /// A fix that makes another page wrong is not made.
  @Test func anotherPageMayNotWantIt() throws {
    let rule = """
      ---
      level: error
      on: "screen:has(objectCell) seeAll"
      check: value
      with: {fact: chevron, allowed: [false]}
      advice: show none
      ---

      # No chevron beside object cells
      """
    let table =
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}, "ObjectCell": {"Title": "{A}"}}"#
    let workspace = try workspace([
      ".fiorilint/rules/acme/none.md": rule, "app/Pages/B.page": SharedPages.page("B", "\(table), \(Self.reference)"),
    ])
    let rules = ["--platform", "ios", "--rule", "collection-view/see-all-chevron", "--rule", "acme/none"]
    let fixed = try Command(directory: workspace.folder.path).run(["check", "--fix", "--fail-on", "never"] + rules)
    #expect(!fixed.error.contains("fixed"), "\(fixed.error)")
    #expect(workspace.folder.text(of: Self.fragmentPath) == Self.fragment)
  }

  /// What properties lie over is not what it says.
  @Test func propertiesAreLeft() throws {
    let use =
      #"{"_Type": "Fragment", "Fragment": "/App/Fragments/Pictures.fragment", "Properties": {"Header": {"Caption": "A"}}}"#
    let workspace = try workspace([
      "app/Pages/A.page": SharedPages.page("A", use), "app/Pages/B.page": SharedPages.page("B", use),
    ])
    let result = try run(workspace, "--show", "fixes", "app/Pages")
    #expect(result.text.contains("see-all-chevron") && !result.text.contains("fix ("), "\(result.text)")
  }

  /// Reports say which file an edit is of, where it is not that of the finding.
  @Test(arguments: [true, false]) func reports(isAlone: Bool) throws {
    let workspace = try workspace()
    let paths = isAlone ? ["app/Pages/A.page"] : ["app"]
    func report(_ format: String) throws -> Command.Result {
      try Command(directory: workspace.folder.path).run(
        ["check", "--show", "fixes", "--format", format] + paths + Self.rule)
    }
    let finding = try #require(SharedPages.findings(try report("json")).first)
    #expect(finding["path"] as? String == (isAlone ? "app/Pages/A.page" : Self.fragmentPath))
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first, "\(finding)")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["path"] as? String == (isAlone ? Self.fragmentPath : nil) && edit["line"] as? Int == 2)
    let log = try report("sarif").json["runs"] as? [[String: Any]]
    let result = (log?.first?["results"] as? [[String: Any]])?.first
    let change = ((result?["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])
    #expect(change?.count == 1)
    #expect((change?.first?["artifactLocation"] as? [String: Any])?["uri"] as? String == Self.fragmentPath)
    #expect(try report("text").text.contains(", in \(Self.fragmentPath)\n") == isAlone)
    let diagnostic = (try report("rdjson").json["diagnostics"] as? [[String: Any]])?.first
    #expect((diagnostic?["suggestions"] == nil) == isAlone)
  }

  /// An editor changes the fragment, as it has it, and leaves it alone where it fixes what it saves.
  @Test func editor() throws {
    let workspace = try workspace()
    let client = try ServerClient([workspace.folder.path])
    let page = ServerClient.uri(workspace.folder.path("app/Pages/A.page"))
    let fragment = ServerClient.uri(workspace.folder.path(Self.fragmentPath))
    let unsaved = "\n" + Self.fragment
    client.open(fragment, unsaved, version: 3)
    client.open(page, SharedPages.page("A", Self.reference))
    let found = try client.diagnostics(page, version: 1)
    let diagnostic = try #require(
      found.first { $0["code"] as? String == "collection-view/see-all-chevron" }, "\(found)")
    let actions = try client.actions(page, at: diagnostic)
    let action = try #require(actions.first { $0["isPreferred"] as? Bool == true }, "\(actions)")
    #expect(action["title"] as? String == "Show the chevron, in \(Self.fragmentPath)")
    #expect(!actions.contains { $0["kind"] as? String == "source.fixAll.fiorilint" })
    let changes = try #require((action["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]])
    let document = changes.first?["textDocument"] as? [String: Any]
    #expect(changes.count == 1 && document?["uri"] as? String == fragment && document?["version"] as? Int == 3)
    #expect(try applied(action, to: unsaved, fragment) == "\n" + Self.fixed, "\(changes)")
    #expect(try client.quit() == 0)
  }
}
