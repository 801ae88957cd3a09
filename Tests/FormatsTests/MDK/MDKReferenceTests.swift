import Screens
import Testing

@testable import Formats

/// What pages refer to: actions, pages, fragments and globals of their project, and nothing outside it.
@Suite struct MDKReferenceTests {
  private func navigation(_ page: String, _ more: String = "") -> String {
    #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/\#(page).page"\#(more)}"#
  }

  private let list = page(
    #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "A"}, "ObjectCell": {"Title": "{A}"}}"#)
  private let detail = page(#"{"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"KeyName": "A", "Value": "{A}"}]}"#)

  private func tap(_ press: String, _ files: [String: String], platform: Token? = nil) throws -> String {
    let files = files.merging(["Pages/Main.page": objectCellPage(#""OnPress": \#(press)"#)]) { $1 }
    return try MDKProject(files).read("Pages/Main.page", platform: platform).line("tap")
  }

  // MARK: Actions

  @Test(arguments: [
    ("", "push"), (#", "ModalPage": false"#, "push"), (#", "ModalPage": true"#, "modal"),
    (#", "ModalPage": "true""#, "modal"),
    (#", "ModalPage": "/App/Rules/x.js""#, "?"), (#", "ModalPage": "$(PLT,true,false)""#, "?"),
    (#", "ModalPage": "/App/Globals/Modal.global""#, "modal"),
  ])
  func transitions(_ property: String, _ transition: String) throws {
    let files = [
      "Actions/Nav.action": navigation("Nowhere", property),
      "Globals/Modal.global": #"{"Value": true, "_Type": "Boolean"}"#,
    ]
    #expect(try tap(#""/App/Actions/Nav.action""#, files) == "tap transition=\(transition)")
  }

  @Test func aPlatformSettlesTheTransition() throws {
    let files = ["Actions/Nav.action": navigation("Nowhere", #", "ModalPage": "$(PLT,true,false)""#)]
    #expect(try tap(#""/App/Actions/Nav.action""#, files, platform: .ios) == "tap transition=modal")
    #expect(try tap(#""/App/Actions/Nav.action""#, files, platform: .android) == "tap transition=push")
  }

  @Test(arguments: [
    ("OpenDocument", "", "tap opens=preview"), ("PopoverMenu", "", "tap opens=?"),
    ("ClosePage", "", "tap opens=?"),
    ("Message", #", "OnOK": "/App/Actions/x.action""#, "tap"), ("Message", #", "OnOK": """#, "tap opens=?"),
    ("ODataService.DeleteEntity", #", "OnSuccess": "/App/Actions/x.action""#, "tap"),
  ])
  func otherActions(_ type: String, _ properties: String, _ expected: String) throws {
    let files = ["Actions/Do.action": #"{"_Type": "Action.Type.\#(type)"\#(properties)}"#]
    #expect(try tap(#""/App/Actions/Do.action""#, files) == expected)
  }

  @Test(arguments: [
    (
      #"{"Name": "/App/Actions/Nav.action", "Properties": {"ModalPage": true}}"#,
      "tap opens=list transition=modal listContent=objectCell"
    ),
    (
      #"{"Name": "/App/Actions/Nav.action", "Properties": {"PageToOpen": "/App/Pages/Detail.page"}}"#,
      "tap opens=detail transition=push"
    ),
    (#"{"Name": "/App/Actions/Nav.action", "Properties": {"PageMetadata": {"_Type": "Page"}}}"#, "tap transition=push"),
    (#"{"Name": "/App/Actions/Nav.action"}"#, "tap opens=list transition=push listContent=objectCell"),
    (
      #"{"Name": "/App/Actions/None.action", "Properties": {"PageToOpen": "/App/Pages/Detail.page"}}"#,
      "tap opens=detail transition=?"
    ),
    (#"{"Name": "/App/Actions/None.action", "Properties": {"ModalPage": true}}"#, "tap"),
    (#"{"Name": "/App/Rules/x.js", "Properties": {}}"#, "tap"),
    // Nothing lies over a script.
    (#"{"Name": "/App/Rules/Open.js", "Properties": {"ModalPage": false}}"#, "tap"),
    (#"{"Handler": "/App/Actions/Nav.action"}"#, "tap opens=list transition=push listContent=objectCell"),
    (#"{"_Type": "Action.Type.OpenDocument", "Path": "x"}"#, "tap opens=preview"),
  ])
  func overridesAreLaidOverActions(_ press: String, _ expected: String) throws {
    let files = [
      "Actions/Nav.action": navigation("List"), "Pages/List.page": list, "Pages/Detail.page": detail,
      "Rules/Open.js": "export default function f(c) { return c.executeAction('/App/Actions/Nav.action'); }",
    ]
    #expect(try tap(press, files) == expected)
  }

  // MARK: Pages

  @Test(arguments: [
    // A list, a detail, and pages that could be either.
    (
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"}}"#,
      "opens=list transition=push listContent=objectCell"
    ),
    (
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"Path": "/o"}}, {"_Type": "Section.Type.ButtonTable"}"#,
      "opens=list transition=push listContent=objectCell"
    ),
    (#"{"_Type": "Section.Type.ContactCell", "Target": {"Path": "/o"}}"#, "opens=list transition=push"),
    // Without data, it is unknown what the rows are.
    (#"{"_Type": "Section.Type.ObjectTable"}"#, "transition=push"),
    (#"{"_Type": "Section.Type.GridTable", "Row": {"Items": []}}"#, "transition=push"),
    (#"{"_Type": "Section.Type.ObjectTable", "Target": {}, "ObjectCell": {"Title": "{A}"}}"#, "transition=push"),
    (#"{"_Type": "Section.Type.ObjectTable", "Target": "", "ObjectCell": {"Title": "{A}"}}"#, "transition=push"),
    (
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "", "Service": "S", "QueryOptions": ""}}"#,
      "transition=push"
    ),
    (
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"}}, {"_Type": "Section.Type.ContactCell"}"#,
      "transition=push"
    ),
    (
      #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{A}"}}"#,
      "opens=detail transition=push"
    ),
    (
      #"{"_Type": "Section.Type.ImageCollection"}, {"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"Value": "{A}"}]}"#,
      "opens=detail transition=push"
    ),
    (#"{"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"Value": "fixed"}]}"#, "transition=push"),
    (
      #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "Hello"}}, {"_Type": "Section.Type.ObjectTable"}"#,
      "transition=push"
    ),
    (
      #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{A}"}}, {"_Type": "Section.Type.ObjectTable"}"#,
      "opens=detail transition=push"
    ),
    (#"{"_Type": "Section.Type.FormCell"}"#, "transition=push"),
    (#"{"_Type": "Section.Type.FormCell"}, {"_Type": "Section.Type.ObjectTable"}"#, "transition=push"),
    (#"{"_Type": "Section.Type.ObjectTable", "Visible": false}"#, "transition=push"),
    (#"{"_Type": "Section.Type.ObjectTable", "Visible": "{X}"}"#, "transition=push"),
    (#""/App/Fragments/List.fragment""#, "opens=list transition=push listContent=objectCell"),
    (
      #"{"_Type": "Fragment", "Fragment": "/App/Fragments/List.fragment"}"#,
      "opens=list transition=push listContent=objectCell"
    ),
    (#"{"_Type": "Section.Type.ObjectTable"}, "/App/Fragments/None.fragment""#, "transition=push"),
    (#""/App/Rules/x.js""#, "transition=push"), ("", "transition=push"),
  ])
  func destinations(_ sections: String, _ expected: String) throws {
    let files = [
      "Actions/Nav.action": navigation("Target"), "Pages/Target.page": page(sections),
      "Fragments/List.fragment": #"[{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"}}]"#,
    ]
    #expect(try tap(#""/App/Actions/Nav.action""#, files) == "tap " + expected)
  }

  @Test func aHeaderButtonIsASeeAllByWhereItLeads() throws {
    let button = { (action: String) in
      #"""
      {"_Type": "Section.Type.ImageCollection", "Target": {"EntitySet": "Orders"}, "ImageCell": {"Title": "x"}, "Header": {"Items": [
        {"_Type": "SectionHeaderItem.Type.Button", "Title": "{T}", "Position": "Right", "OnPress": "/App/Actions/\#(action).action"}]}}
      """#
    }
    let project = try MDKProject([
      "Pages/Main.page": page(["List", "Create", "Sync", "Detail"].map(button).joined(separator: ",")),
      "Pages/List.page": page(#"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}}"#),
      "Pages/Detail.page": detail, "Actions/List.action": navigation("List"),
      "Actions/Detail.action": navigation("Detail"),
      "Actions/Create.action": navigation("List", #", "ModalPage": true"#),
      "Actions/Sync.action": #"{"_Type": "Action.Type.OfflineOData.Upload"}"#,
    ])
    let result = project.read("Pages/Main.page")
    #expect(result.lines("seeAll") == ["seeAll text=? count=?"])
    #expect(result.lines("content/collectionView").map { $0.hasSuffix("seeAll?") } == [false, false, false, true])
  }

  // MARK: Globals

  @Test(arguments: [
    (#"{"Value": "12", "_Type": "String"}"#, #"title text="12""#), (#"{"Value": 12}"#, #"title text="12""#),
    (#"{"Value": "{A}"}"#, "title text=?"), (#"{"Value": "/App/Globals/G.global"}"#, "title text=?"),
    (#"{"Value": ""}"#, ""),
    (#"{"Value": {"a": 1}}"#, "title text=?"), ("no JSON", "title text=?"),
  ])
  func globals(_ global: String, _ expected: String) throws {
    let project = try MDKProject([
      "Globals/G.global": global,
      "Pages/Main.page": objectCellPage(#""Title": "/App/Globals/G.global", "Subhead": "/App/Globals/None.global""#),
    ])
    let result = project.read("Pages/Main.page")
    #expect(result.line("title") == expected)
    #expect(result.line("subtitle") == "subtitle text=?")
  }

  // MARK: Fragments

  @Test(arguments: [
    #""/App/Fragments/Cell.fragment""#, #"{"_Type": "Fragment", "Fragment": "/App/Fragments/Cell.fragment"}"#,
    #""/App/Fragments/Wrapped.fragment""#, #""/App/Fragments/Twice.fragment""#, #""Fragments/Cell.fragment""#,
  ])
  func fragmentsAreResolved(_ reference: String) throws {
    let project = try MDKProject([
      "Fragments/Cell.fragment": #"{"Title": "From the fragment"}"#,
      "Fragments/Wrapped.fragment": #"{"ObjectCell": {"Title": "From the fragment"}}"#,
      "Fragments/Twice.fragment": #"{"_Type": "Fragment", "Fragment": "/App/Fragments/Cell.fragment"}"#,
      "Pages/Main.page": page(#"{"_Type": "Section.Type.ObjectTable", "ObjectCell": \#(reference)}"#),
    ])
    #expect(project.read("Pages/Main.page").line("title") == #"title text="From the fragment""#)
  }

  @Test func propertiesAreLaidOverFragments() throws {
    let reference =
      #"{"_Type": "Fragment", "Fragment": "/App/Fragments/B.fragment", "Properties": {"_Name": "Own", "Header": {"Caption": "Own"}}}"#
    let project = try MDKProject([
      "Fragments/A.fragment": #"""
      {"_Type": "Section.Type.ImageCollection", "_Name": "A", "Header": {"Caption": "A"}, "ImageCell": {"Title": "A"}}
      """#,
      "Fragments/B.fragment": #"""
      {"_Type": "Fragment", "Fragment": "/App/Fragments/A.fragment",
       "Properties": {"_Name": "B", "Layout": {"LayoutType": "Vertical"}, "Visible": true}}
      """#,
      "Pages/Main.page": page(reference),
    ])
    #expect(
      project.read("Pages/Main.page").dump == """
        screen name="Test" platform=crossPlatform
          content/collectionView id="Own" layout=grid
            header text="Own"
            cells/collectionCell represents=? prototype=true
              title text="A"
        """)
  }

  @Test func fragmentsCanHoldSeveralSections() throws {
    let project = try MDKProject([
      "Fragments/All.fragment": #"[{"_Type": "Section.Type.ObjectHeader", "_Name": "A"}, "/App/Fragments/B.fragment"]"#,
      "Fragments/B.fragment": #"{"_Type": "Section.Type.ObjectHeader", "_Name": "B"}"#,
      "Pages/Main.page": page(#""/App/Fragments/All.fragment", {"_Type": "Section.Type.ObjectHeader", "_Name": "C"}"#),
    ])
    #expect(project.read("Pages/Main.page").lines("content/") == ["A", "B", "C"].map { #"content/group id="\#($0)""# })
  }

  @Test func circlesAreReportedOnceAtTheReference() throws {
    let project = try MDKProject([
      "Fragments/A.fragment": #"[{"_Type": "Section.Type.ObjectHeader", "_Name": "A"}, "/App/Fragments/B.fragment"]"#,
      "Fragments/B.fragment": #"["/App/Fragments/A.fragment", "/App/Fragments/A.fragment"]"#,
      "Pages/Main.page": page(#""/App/Fragments/A.fragment""#),
    ])
    let result = project.read("Pages/Main.page")
    #expect(result.dump.hasPrefix(#"screen name="Test" platform=crossPlatform content?"#))
    #expect(result.lines("content/group") == [#"content/group id="A""#])
    #expect(result.problems.map(\.kind) == [.invalidValue])
    #expect(result.problems.map(\.text) == [#""/App/Fragments/A.fragment""#])
    #expect(
      result.problems.first?.message.hasSuffix("Fragments/A.fragment → Fragments/B.fragment → Fragments/A.fragment")
        == true)
    // A fragment that is linted itself is part of the circle from the start.
    #expect(project.read("Fragments/B.fragment").problems.map(\.text).first == #""/App/Fragments/A.fragment""#)
  }

  /// No matter what file it is met in, and however often: at the same place, so that reports make one finding of all.
  @Test func aCircleHasOnePlace() throws {
    let project = try MDKProject([
      "Fragments/A.fragment": #"[{"_Type": "Section.Type.ObjectHeader"}, "/App/Fragments/B.fragment"]"#,
      "Fragments/B.fragment": #"["/App/Fragments/A.fragment"]"#,
      "Pages/Main.page": page(
        #""/App/Fragments/B.fragment", "/App/Fragments/A.fragment", "/App/Fragments/B.fragment""#),
    ])
    var places: [String] = []
    for path in ["Pages/Main.page", "Fragments/A.fragment", "Fragments/B.fragment"] {
      let result = project.read(path) { tree, source in
        for problem in tree.problems {
          guard let text = tree.insertion(at: problem.range.lowerBound) else {
            places.append("\(path) \(problem.range.lowerBound)")
            continue
          }
          places.append(text.path.suffix(path.count) + " \(problem.range.lowerBound - text.offset)")
        }
      }
      #expect(result.problems.count == 1, "\(path)")
    }
    let place = #"[{"_Type": "Section.Type.ObjectHeader"}, "#.utf8.count
    #expect(places.map { $0.hasSuffix("A.fragment \(place)") } == [true, true, true], "\(places)")
  }

  /// What was read of a project goes with the reader.
  @Test func projectsAreGivenBack() throws {
    let project = try MDKProject([
      "Actions/Nav.action": navigation("List"), "Pages/List.page": list,
      "Pages/Main.page": objectCellPage(#""OnPress": "/App/Actions/Nav.action""#),
    ])
    weak var kept: MDKApplication?
    do {
      let applications = MDKApplications(ReaderOptions())
      let application = applications.application(of: project.folder + "/Pages/Main.page")
      let reference = Array("/App/Pages/List.page".utf8)
      #expect(reference.withUnsafeBufferPointer { application?.destination($0)?.opens } == .list)
      kept = application
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test func whatIsKnownOfReferencesIsFoundByTheirBytes() {
    let table = MDKReferences<Int>()
    func at(_ text: String) -> Int? { Array(text.utf8).withUnsafeBufferPointer { table[$0] } }
    func set(_ text: String, _ value: Int) { Array(text.utf8).withUnsafeBufferPointer { table.set(value, for: $0) } }
    for number in 0..<500 { set("/App/Actions/Action\(number).action", number) }
    set("", -1)
    set("/App/Actions/Action7.action", 70)
    #expect(table.count == 501)
    for number in 0..<500 { #expect(at("/App/Actions/Action\(number).action") == (number == 7 ? 70 : number)) }
    #expect(at("") == -1)
    #expect(at("/App/Actions/Action500.action") == nil && at("/App/Actions/Action1.actio") == nil)
    table.removeAll()
    #expect(table.count == 0 && at("") == nil)
  }

  @Test func fragmentsThatMultiplyAreGivenUp() throws {
    var files = ["Pages/Main.page": page(#""/App/Fragments/F0.fragment""#)]
    let ballast = Array(repeating: "0", count: 2000).joined(separator: ",")
    for level in 0..<15 {
      let next = Array(repeating: #""/App/Fragments/F\#(level + 1).fragment""#, count: 10).joined(separator: ",")
      files["Fragments/F\(level).fragment"] = #"{"Sections": [\#(next)], "Ballast": [\#(ballast)]}"#
    }
    files["Fragments/F15.fragment"] = #"{"_Type": "Section.Type.ObjectHeader"}"#
    let result = try MDKProject(files).read("Pages/Main.page")
    #expect(result.line("screen").hasSuffix("content?"))
    #expect(result.failure == nil)
  }

  @Test func fragmentsThatLieTooDeepAreGivenUp() throws {
    var files = ["Pages/Main.page": page(#""/App/Fragments/F0.fragment""#)]
    for level in 0..<40 { files["Fragments/F\(level).fragment"] = #""/App/Fragments/F\#(level + 1).fragment""# }
    files["Fragments/F40.fragment"] = #"{"_Type": "Section.Type.ObjectHeader"}"#
    #expect(
      try MDKProject(files).read("Pages/Main.page").dump == #"screen name="Test" platform=crossPlatform content?"#)
  }

  // MARK: The project and its borders

  @Test func theNameOfTheApplicationCountsNotThatOfItsFolder() throws {
    let files = ["Actions/Nav.action": navigation("Nowhere")]
    for (name, expected) in [("App", "tap transition=push"), ("app", "tap"), ("Other", "tap")] {
      let project = try MDKProject(name: name, files)
      try project.add("Pages/Main.page", objectCellPage(#""OnPress": "/App/Actions/Nav.action""#))
      #expect(project.read("Pages/Main.page").line("tap") == expected)
    }
  }

  @Test func theNearestApplicationCounts() throws {
    let project = try MDKProject([
      "Actions/Nav.action": navigation("Nowhere"), "inner/Application.app": #"{"_Name": "App"}"#,
      "inner/Actions/Nav.action": navigation("Nowhere", #", "ModalPage": true"#),
      "inner/Pages/Main.page": objectCellPage(#""OnPress": "/App/Actions/Nav.action""#),
    ])
    #expect(project.read("inner/Pages/Main.page").line("tap") == "tap transition=modal")
  }

  @Test(arguments: [
    "/App/../secret.action", "/App/Actions/../../secret.action", "/App//secret.action", "/App/./secret.action",
    "/App/Actions/",
    "/App/", "/App", "/../secret.action", "../secret.action", "/App/Link.action", "/App/Linked/secret.action",
    "/App/Actions/secret.ACTION",
    "/App/Actions\u{0}/secret.action", "/App/Folder.action", "/App/Pipe.action",
  ])
  func nothingOutsideTheProjectIsRead(_ reference: String) throws {
    let project = try MDKProject([
      "../secret.action": navigation("Nowhere"), "Actions/secret.action": navigation("Nowhere"), "Folder.action/x": "",
      "Pages/Main.page": objectCellPage(#""OnPress": "\#(reference.replacing("\0", with: #"\u0000"#))""#),
    ])
    try project.link("Link.action", to: "../secret.action")
    try project.link("Linked", to: "..")
    try project.link("Pipe.action", to: "/dev/zero")
    #expect(project.read("Pages/Main.page").line("tap") == "tap")
  }

  @Test func linksInsideTheProjectAreFollowed() throws {
    let project = try MDKProject([
      "Actions/Nav.action": navigation("Nowhere"), "Pages/Main.page": objectCellPage(#""OnPress": "/App/Link.action""#),
    ])
    try project.link("Link.action", to: "Actions/Nav.action")
    #expect(project.read("Pages/Main.page").line("tap") == "tap transition=push")
  }

  @Test(arguments: ["{}", "", "[]", #"{"_Name": ""}"#, #"{"_Name": 1}"#])
  func anApplicationWithoutANameResolvesNothing(_ application: String) throws {
    let project = try MDKProject(["Actions/Nav.action": navigation("Nowhere"), "Application.app": application])
    try project.add("Pages/Main.page", objectCellPage(#""OnPress": "/App/Actions/Nav.action""#))
    #expect(project.read("Pages/Main.page").line("tap") == "tap")
  }

  @Test(arguments: ["no JSON", "{}", #"{"_Type": "Page"}"#, "", #"{"_Type": "Action.Type.Navigation",}"#])
  func whatCannotBeReadIsUnknown(_ action: String) throws {
    #expect(try tap(#""/App/Actions/Nav.action""#, ["Actions/Nav.action": action]) == "tap")
  }

  @Test func textFromNoFileHasNoProject() {
    #expect(readMDK(objectCellPage(#""OnPress": "/App/Actions/Nav.action""#)).line("tap") == "tap")
  }
}
