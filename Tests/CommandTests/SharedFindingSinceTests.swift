import TestSupport
import Testing

/// `fiorilint check --since` over pages that use the same fragments.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct SharedFindingSinceTests {
  /// A page that begins to lay something over a fragment is where a change is wrong, not the fragment, which is as it was.
  @Test func sinceBlamesThePage() throws {
    let workspace = try repository([
      "app/Fragments/Orders.fragment": "{}", "app/Fragments/Cells.fragment": SharedPages.cells,
      "app/Pages/A.page": SharedPages.page("A", SharedPages.use("A", #""Target": {"EntitySet": "Orders"}"#)),
      "app/Pages/B.page": SharedPages.page("B", SharedPages.use("B", #""Target": {}"#)),
      "app/Pages/C.page": SharedPages.page("C", SharedPages.use("C", #""Target": {}"#)),
      // The application has pages for both.
      "app/Pages/D.page": SharedPages.page("D", SharedPages.opening("Orders") + ", " + SharedPages.opening("Others")),
    ])
    try workspace.folder.write(
      "app/Pages/B.page", SharedPages.page("B", SharedPages.use("B", #""Target": {"EntitySet": "Others"}"#)))
    let result = try Command(directory: workspace.folder.path).run(
      "check", ".", "--format", "json", "--rule", "object-cell/opens-object", "--since", "main")
    #expect(SharedPages.findings(result).map { $0["path"] as? String } == ["app/Pages/B.page"], "\(result.text)")
    #expect((result.json["summary"] as? [String: Int])?["baselined"] == 1)
  }

  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try SharedPages.workspace(files)
    for arguments in [["init", "-b", "main"], ["add", "."], ["commit", "-m", "old"]] {
      #expect(try Git.run(arguments, in: workspace.folder.path) == 0, "git \(arguments)")
    }
    return workspace
  }

  private func since(_ workspace: Workspace, _ rule: String) throws -> (paths: [String?], known: Int?) {
    let result = try Command(directory: workspace.folder.path).run(
      "check", ".", "--format", "json", "--rule", rule, "--since", "main")
    let summary = result.json["summary"] as? [String: Any]
    return (SharedPages.findings(result).map { $0["path"] as? String }, summary?["baselined"] as? Int)
  }

  /// What a change of a fragment makes wrong of pages that are as they were is new, and what was wrong before is not.
  @Test func sinceReadsFragmentsAsTheyWere() throws {
    let section = #"{"_Type": "Section.Type.ObjectTable", "_Name": "S", "ObjectCell": "/App/Fragments/Cell.fragment"}"#
    let cell = #"{"_Name": "Cell", "Title": "{Name}", "Description": "x"}"#
    let workspace = try repository([
      "app/Fragments/Orders.fragment": "{}", "app/Fragments/Cell.fragment": cell,
      "app/Pages/A.page": SharedPages.page("A", section), "app/Pages/B.page": SharedPages.page("B", section),
      "app/Pages/C.page": "{}",
    ])
    #expect(try since(workspace, SharedPages.rule).paths.isEmpty)
    try workspace.folder.write("app/Fragments/Cell.fragment", cell.replacing("Title", with: "Subhead"))
    #expect(try since(workspace, SharedPages.rule).paths == ["app/Fragments/Cell.fragment"])
    #expect(try Git.run(["commit", "-am", "wrong"], in: workspace.folder.path) == 0)
    try workspace.folder.write("app/Fragments/Cell.fragment", cell.replacing("Title", with: "Footnote"))
    let later = try since(workspace, SharedPages.rule)
    #expect(later.paths.isEmpty && later.known == 1)
  }

  /// The same of actions that unchanged pages execute, and of layouts that unchanged ones include.
  @Test func sinceReadsWhatScreensReferToAsItWas() throws {
    let cell = #"{"Title": "{Name}", "AccessoryType": "disclosureIndicator", "OnPress": "/App/Actions/Open.action"}"#
    let section = #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}, "ObjectCell": \#(cell)}"#
    let action = #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/B.page", "ModalPage": false}"#
    let layout = #"""
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="200dp"
        android:layout_height="200dp"><include layout="@layout/part"/></FrameLayout>
      """#
    let part = layout.replacing("include layout=\"@layout/part\"", with: "Button")
    let workspace = try repository([
      "app/Fragments/Orders.fragment": "{}", "app/Actions/Open.action": action,
      "app/Pages/A.page": SharedPages.page("A", section), "app/Pages/B.page": SharedPages.page("B", "{}"),
      "app/Pages/C.page": "{}",
      "res/layout/main.xml": layout, "res/layout/part.xml": part,
    ])
    let (navigation, circle) = ("object-cell/accessory-navigation", "description/invalid-value")
    #expect(try since(workspace, navigation).paths.isEmpty && since(workspace, circle).paths.isEmpty)
    try workspace.folder.write("app/Actions/Open.action", action.replacing("false", with: "true"))
    #expect(try since(workspace, navigation).paths == ["app/Pages/A.page"])
    try workspace.folder.write("res/layout/part.xml", layout.replacing("part", with: "main"))
    #expect(try since(workspace, circle).paths == ["res/layout/main.xml", "res/layout/part.xml"])
    #expect(try Git.run(["commit", "-am", "wrong"], in: workspace.folder.path) == 0)
    try workspace.folder.write("res/layout/part.xml", "\n" + layout.replacing("part", with: "main"))
    let later = try since(workspace, circle)
    #expect(later.paths.isEmpty && later.known == 2)
  }

  /// What is gone breaks pages that are as they were, and what has come may, too; neither was so before.
  @Test func sinceSeesWhatHasGoneOrCome() throws {
    let cell = #"{"Title": "{Name}", "AccessoryType": "disclosureIndicator", "OnPress": "/App/Actions/Open.action"}"#
    let section = #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}, "ObjectCell": \#(cell)}"#
    let (broken, navigation) = ("description/broken-reference", "object-cell/accessory-navigation")
    let files = [
      "app/Fragments/Orders.fragment": "{}", "app/Pages/A.page": SharedPages.page("A", section),
      "app/Pages/B.page": "{}",
      "app/Pages/C.page": "{}", "app/Pages/Item.page": SharedPages.item,
      "app/Actions/Other.action": SharedPages.action(isModal: true),
    ]
    let gone = try repository(files.merging(["app/Actions/Open.action": SharedPages.action(isModal: false)]) { $1 })
    #expect(try since(gone, broken).paths.isEmpty)
    #expect(try Git.run(["rm", "app/Actions/Open.action"], in: gone.folder.path) == 0)
    #expect(try since(gone, broken).paths == ["app/Pages/A.page"])
    #expect(try Git.run(["commit", "-m", "gone"], in: gone.folder.path) == 0)
    let later = try since(gone, broken)
    #expect(later.paths.isEmpty && later.known == 1)

    let come = try repository(files)
    #expect(try since(come, navigation).paths.isEmpty)
    try come.folder.write("app/Actions/Open.action", SharedPages.action(isModal: true))
    #expect(try since(come, navigation).paths == ["app/Pages/A.page"])
    #expect(try Git.run(["add", "."], in: come.folder.path) == 0)
    #expect(try since(come, navigation).paths == ["app/Pages/A.page"])
    // A folder that has come makes a reference wrong that led out of the application.
    let folder = try repository(
      files.merging(["app/Pages/B.page": SharedPages.page("B", section.replacing("Actions/Open", with: "Tasks/Open"))])
      { $1 })
    #expect(try since(folder, broken).known == 1)
    try folder.folder.write("app/Tasks/Other.action", SharedPages.action(isModal: true))
    let both = try since(folder, broken)
    #expect(both.paths == ["app/Pages/B.page"] && both.known == 1)
  }
}
