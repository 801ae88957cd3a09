import Foundation
import Screens
import Support
import TestSupport
import Testing

@testable import Formats

/// Members that are nearly right, and references that lead nowhere.
@Suite struct MDKNameTests {
  private static let schemas = Repository.url("../shared/schemas/mdk-26.6")

  // MARK: Members

  @Test(arguments: [
    (#"{"_Type": "Section.Type.ImageCollection", "ImageCellz": {"Title": "x"}}"#, "ImageCellz", "ImageCell"),
    (#"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Titel": "x", "Title": "y"}}"#, "Titel", "Title"),
    (#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"ObjectCell": {"SubHed": "x"}}]}"#, "SubHed", "Subhead"),
    (#"{"_Type": "Section.Type.ObjectTable", "Header": {"Captoin": "x"}}"#, "Captoin", "Caption"),
    (#"{"_Type": "Section.Type.ContactCell", "ContactCell": {"detailImage": "x"}}"#, "detailImage", "DetailImage"),
    // In objects that the schemas describe in place.
    (#"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlinText": "x"}}"#, "HeadlinText", "HeadlineText"),
    (#"{"_Type": "Section.Type.ProfileHeader", "ProfileHeader": {"Subheadlin": "x"}}"#, "Subheadlin", "Subheadline"),
    (
      #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"AnalyticView": {"_Type": "Chart", "OnPres": "x"}}}"#,
      "OnPres", "OnPress"
    ),
    (
      #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"Labels": [{"ImagePositon": "x"}]}}"#, "ImagePositon",
      "ImagePosition"
    ),
    (
      #"{"_Type": "Section.Type.KPIHeader", "KPIHeader": {"KPIItems": [{"MetricItems": [{"LeadingUnits": "x"}]}]}}"#,
      "LeadingUnits", "LeadingUnit"
    ),
    (#"{"_Type": "Section.Type.GridTable", "Row": {"AccesoryType": "x"}}"#, "AccesoryType", "AccessoryType"),
    (
      #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Styles": {"Titel": "x"}, "Tags": []}}"#, "Titel", "Title"
    ),
    (#"{"_Type": "Section.Type.ContactCell", "ContactCells": [{"ContactCel": {}}]}"#, "ContactCel", "ContactCell"),
  ])
  func nearlyKnownMembersAreReported(section: String, name: String, near: String) {
    let problems = readMDK(page(section)).problems
    #expect(problems.map(\.kind) == [.unknownName])
    #expect(problems.first?.text == "\"\(name)\"")
    #expect(problems.first?.message.hasSuffix("; did you mean `\(near)`?") == true, "\(problems)")
  }

  /// What is known elsewhere, what is far from any name, what was put aside, and what says not what it is.
  @Test(arguments: [
    #"{"_Type": "Section.Type.ObjectTable", "Subtitle": "x", "OnPress": "x"}"#,
    #"{"_Type": "Section.Type.ObjectTable", "AcmeBadge": "x"}"#,
    #"{"_Type": "Section.Type.ObjectTable", "_Name": "A", "Type": "x"}"#,
    #"{"_Type": "Section.Type.ObjectTable", "_Header": {}, "Header2": {}, "//Header": {}, "Header_": {}}"#,
    #"{"_Type": "Acme.Type.ObjectTable", "Headr": {"Captoin": "x"}}"#,
    #"{"_Type": "Fragment", "Fragment": "/A/F.fragment", "Properties": {"Headr": {}}}"#,
    #"{"_Type": "Section.Type.Extension", "ExtensionProperties": {"Headr": {"Captoin": "x"}}}"#,
    #"{"_Type": "Section.Type.Extension", "ExtensionProperties": {"ObjectCell": {"Titel": "x"}}}"#,
    #"{"_Type": "Section.Type.Extension", "ExtensionProperties": {"A": [{"_Type": "Section.Type.ObjectTable", "Headr": {}}]}}"#,
    #"{"_Type": "Acme.Type.ObjectTable", "ObjectCell": {"Titel": "x"}}"#,
    #"{"_Type": "Acme.Type.List", "Rows": [{"ObjectCell": {"Titel": "x"}}]}"#,
    // A member that another row has, one of an extension, and one of what stands under other members than the schemas say.
    #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"Title": "x", "AcmeRating": 1, "Acme": {"HeadlinText": "x"}}}"#,
    #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"_Type": "Acme.Header", "HeadlinText": "x"}}"#,
    #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"DetailContentContainer": {"Controls": [{"Captoin": 1}]}}}"#,
    #"{"_Type": "Section.Type.ObjectTable", "Target": {"Servise": "x"}}"#,
  ])
  func otherUnknownMembersAreLeftAlone(section: String) {
    #expect(readMDK(page(section)).problems.isEmpty)
  }

  /// Types and words that are nearly those of MDK, and suppressions that are nearly one.
  @Test(arguments: [
    (
      #"{"_Type": "Section.Type.ObjectTabel"}"#,
      "unknown `_Type` \"Section.Type.ObjectTabel\"; did you mean \"Section.Type.ObjectTable\"?"
    ),
    (
      #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x", "AccessoryType": "DisclosureIndicater"}}"#,
      "unknown `AccessoryType` \"DisclosureIndicater\"; did you mean \"DisclosureIndicator\"?"
    ),
    (
      #"{"_Type": "Section.Type.ImageCollection", "Layout": {"LayoutType": "HorizontalScrol"}}"#,
      "unknown `LayoutType` \"HorizontalScrol\"; did you mean \"HorizontalScroll\"?"
    ),
    (
      #"{"_Type": "Section.Type.ObjectTable", "fiorlint-disable": {"a/b": "c"}}"#,
      "unknown member \"fiorlint-disable\"; did you mean `fiorilint-disable`?"
    ),
    (
      #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x", "OnPress": 5}}"#,
      "a tap opens 5; expected the path of an action or rule"
    ),
  ])
  func nearlyKnownWords(section: String, message: String) {
    #expect(readMDK(page(section)).problems.map(\.message) == [message])
  }

  /// Others may be those of an extension or a newer client; the case of words does not count.
  @Test(arguments: [
    #"{"_Type": "Section.Type.ObjectRating"}"#, #"{"_Type": "Acme.Type.ObjectTabel"}"#,
    #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x", "AccessoryType": "disclosureindicator"}}"#,
    #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x", "AccessoryType": "Sparkles"}}"#,
    #"{"_Type": "Section.Type.ObjectTable", "acme-disable": {}}"#,
  ])
  func otherWordsAreLeftAlone(section: String) {
    #expect(readMDK(page(section)).problems.isEmpty)
  }

  /// A fragment often does not say what it is, and what is laid over one never does.
  @Test(arguments: [
    #"{"ObjectCell": {"Titel": "x"}}"#, #"[{"ObjectCell": {"Titel": "x"}}]"#, #"{"ChartContent": {"Titel": "x"}}"#,
    #"{"_Type": "Fragment", "Fragment": "/A/F.fragment", "Properties": {"ObjectCell": {"Titel": "x"}}}"#,
    ##"{"_Type": "Fragment", "Fragment": "/A/F.fragment", "Properties": {"#Name:A": {"ObjectCell": {"Titel": "x"}}}}"##,
  ])
  func membersOfFragmentsAreNearlyKnownToo(fragment: String) {
    #expect(readMDK(fragment, path: "F.fragment").problems.map(\.text) == [#""Titel""#])
  }

  /// However many members far from any name stand before it, and however often they are met.
  @Test func nearlyKnownMembersAreFoundBehindMany() {
    let many = (0..<3000).map { "{\"Acme\(["Badge", "Chart", "Widget"][$0 % 3])\": 1}" }.joined(separator: ", ")
    let section = #"{"_Type": "Section.Type.Extension", "ExtensionProperties": [\#(many)]}"#
    let problems = readMDK(page(section + #", {"_Type": "Section.Type.ObjectTable", "Headr": {}}"#)).problems
    #expect(problems.map(\.text) == [#""Headr""#])
  }

  /// What is near any name at all is what is near one of them.
  @Test(arguments: ["ImageCellz", "Titel", "Captoin", "DesignTimeTarget", "AcmeBadge", "Fragment", "X", "onpress"])
  func namesAreNearWhereOneIs(name: String) {
    var rows = MDKMembers.table.split { $0 == " " || $0 == "\n" }.filter { $0.last != ":" }
    rows = rows.map { $0.prefix { $0 != ">" } }
    for limit in 1...2 {
      let isNear = nearest(to: name, among: rows.map(String.init), within: limit) != nil
      #expect(MDKMemberNames.known.haveNear(name, within: limit) == isNear)
    }
  }

  /// Replaced members and what was put aside are not there.
  @Test(arguments: [
    #""/App/Actions/Orders/Opn.action", "OnPress": "/App/Actions/Orders/Open.action""#,
    #""/App/Actions/Orders/Open.action", "_OnPress": "/App/Actions/Orders/Opn.action""#,
    #""/App/Actions/Orders/Open.action", "//OnPress": "/App/Actions/Orders/Opn.action""#,
    #""/App/Actions/Orders/Open.action", "OnPress_": {"Name": "/App/Actions/Orders/Opn.action", "Captoin": ""}"#,
    #"{"Name": "/App/Actions/Orders/Opn.action"}, "OnPress": "/App/Actions/Orders/Open.action""#,
  ])
  func whatDoesNotCountIsLeftAlone(references: String) throws {
    let problems = try project(references).read("Pages/Main.page").problems
    #expect(problems.allSatisfy { $0.kind == .duplicateName }, "\(problems)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: schemas.path), "the schemas are not there"))
  func tableIsThatOfTheSchemas() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.schemas, includingPropertiesForKeys: nil))
    var checked = 0
    for case let file as URL in files where ["json", "schema"].contains(file.pathExtension) {
      let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
      let properties = schema["properties"] as? [String: Any] ?? [:]
      for name in properties.keys {
        let bytes = Array(name.utf8) + Array(repeating: 0, count: 8)
        let isKnown = bytes.withUnsafeBufferPointer { bytes in
          MDKMemberNames.known.withLookup { names in bytes.baseAddress.map { names.have($0, name.utf8.count) } }
        }
        #expect(isKnown == true, "\(name)")
      }
      guard let type = (properties["_Type"] as? [String: Any])?["const"] as? String else { continue }
      #expect(MDKMembers.known[type].map { Set($0.names) } == Set(properties.keys), "\(type)")
      checked += 1
      if let row = MDKMembers.known[type] { checked += holdsObjectsInPlace(of: properties, row, type) }
    }
    #expect(checked > 170)
  }

  /// Expects the rows of the objects that a schema describes in place, by themselves or as the items of an array.
  private func holdsObjectsInPlace(of properties: [String: Any], _ row: MDKMembers.Row, _ path: String) -> Int {
    var checked = 0
    for (name, value) in properties {
      guard let schema = value as? [String: Any] else { continue }
      guard let held = (schema["items"] as? [String: Any] ?? schema)["properties"] as? [String: Any] else { continue }
      let heldRow = MDKMembers.known.row(under: name, of: row)
      #expect(heldRow.map { Set($0.names) } == Set(held.keys), "\(path), \(name)")
      checked += 1
      if let heldRow { checked += holdsObjectsInPlace(of: held, heldRow, "\(path), \(name)") }
    }
    return checked
  }

  // MARK: References

  private func project(_ references: String, _ files: [String: String] = [:]) throws -> MDKProject {
    var all = [
      "Actions/Orders/Open.action": "{}", "Rules/Orders/Status.js": "", "Rules/Orders/Typed.ts": "",
      "Fragments/Cell.fragment": #"{"Title": "x"}"#, "Pages/List.page": #"{"_Type": "Page"}"#,
      "Pages/Main.page": page(
        #"{"_Type": "Section.Type.ButtonTable", "_Name": "B", "Buttons": [{"Title": "Go", "OnPress": \#(references)}]}"#
      ),
    ]
    all.merge(files) { $1 }
    return try MDKProject(all)
  }

  @Test(arguments: [
    ("/App/Actions/Orders/Opn.action", "action", "/App/Actions/Orders/Open.action"),
    ("/App/Actions/Open.action", "action", "/App/Actions/Orders/Open.action"),
    ("/App/Rules/Orders/State.js", "rule", "/App/Rules/Orders/Status.js"),
    ("/App/Pages/Lists.page", "page", "/App/Pages/List.page"),
    ("/App/Fragments/Cells.fragment", "fragment", "/App/Fragments/Cell.fragment"),
    ("/Appp/Actions/Orders/Open.action", "action", "/App/Actions/Orders/Open.action"),
  ])
  func referencesThatLeadNowhereAreReported(path: String, kind: String, near: String) throws {
    let problems = try project("\"\(path)\"").read("Pages/Main.page").problems
    #expect(problems.map(\.kind) == [.brokenReference])
    #expect(problems.first?.text == "\"OnPress\": \"\(path)\"")
    #expect(problems.first?.message == "\(kind) \"\(path)\" does not exist; did you mean \(near)?")
  }

  @Test func referencesOfOnePlatformAreReported() throws {
    let both = "\"$(PLT, '/App/Actions/Orders/Opn.action', '/App/Actions/Orders/Open.action')\""
    #expect(try project(both).read("Pages/Main.page").problems.map(\.kind) == [.brokenReference])
  }

  @Test(arguments: [
    "/App/Actions/Orders/Open.action", "/App/Rules/Orders/Typed.js", "/App/Actions/Customers/Open.action",
    "/Other/Actions/Orders/Opn.action", "/App2/Actions/Orders/Open.action", "/APP/Actions/Orders/Open.action",
    "/Appp/Actions/Orders/Opn.action", "/App/Actions/Orders/{Kind}.action", "/App/Images/none.png",
    "/App/Actions/../Opn.action", "Actions/Orders/Opn.action", "/App/Actions/Orders/Opn.action?x",
  ])
  func whatMayBeElsewhereIsNot(path: String) throws {
    #expect(try project("\"\(path)\"").read("Pages/Main.page").problems.isEmpty)
  }

  /// A folder beside the application may be the other one.
  @Test func otherApplicationsMayHaveNearNames() throws {
    let project = try project(#""/Appp/Actions/Orders/Open.action""#, ["../Appp/Application.app": "{}"])
    #expect(project.read("Pages/Main.page").problems.isEmpty)
  }

  /// What an application refers to itself is not there: the rest of it lies elsewhere.
  @Test func customizedApplicationsAreLeftAlone() throws {
    let application = #"{"_Name": "App", "MainPage": "/App/Pages/Overview.page"}"#
    let project = try project(#""/App/Actions/Orders/Opn.action""#, ["Application.app": application])
    #expect(project.read("Pages/Main.page").problems.isEmpty)
    try project.add("Pages/Overview.page", "{}")
    #expect(project.read("Pages/Main.page").problems.count == 1)
  }

  /// One of them that is no page is a mistake in that file.
  @Test(arguments: [("", 1), (#", "OnLaunch": "/App/Rules/None.js""#, 0)])
  func oneFileOfTheApplicationMayBeMissing(more: String, count: Int) throws {
    let application =
      #"{"_Name": "App", "MainPage": "/App/Pages/List.page", "Version": "/App/Globals/Version.global"\#(more)}"#
    let project = try project(#""/App/Actions/Orders/Opn.action""#, ["Application.app": application])
    #expect(project.read("Pages/Main.page").problems.count == count)
  }

  /// No matter what a page lays over a fragment, and where another fragment uses it.
  @Test func mistakesInFragmentsAreReportedWithTheirUses() throws {
    let broken = #"""
      {"_Type": "Section.Type.ObjectTable", "_Name": "S",
       "ObjectCell": {"Titel": "x", "OnPress": "/App/Actions/Orders/Opn.action", "Subhead": "a", "Subhead": "b"}}
      """#
    let use = #"""
      {"_Type": "Fragment", "Fragment": "/App/Fragments/Broken.fragment", "Properties": {"ObjectCell": {"Title": "y"}}}
      """#
    let project = try project(
      #""/App/Actions/Orders/Open.action""#,
      [
        "Fragments/Broken.fragment": broken, "Fragments/Both.fragment": #"["/App/Fragments/Broken.fragment"]"#,
        "Pages/Main.page": page(#""/App/Fragments/Both.fragment", \#(use)"#),
      ])
    var reported: [String] = []
    _ = project.read("Pages/Main.page") { tree, _ in
      reported = tree.problems.map { problem in
        let file = tree.insertion(at: problem.range.lowerBound)?.path.split(separator: "/").last
        return "\(file ?? "") \(problem.kind) \(tree[problem.element].kind.name) \(tree.ownRange(problem.range).count)"
      }
    }
    let references = [#""/App/Fragments/Both.fragment""#, #""Fragment": "/App/Fragments/Broken.fragment""#]
    let elements = ["objectCell", "tableView"]
    #expect(
      reported
        == zip(elements, references).flatMap { element, reference in
          ["unknownName \(element)", "brokenReference tap", "duplicateName subtitle"].map {
            "Broken.fragment \($0) \(reference.utf8.count)"
          }
        })
  }

  /// So that a suppression on the section holds them back, and a report names it.
  @Test func problemsBelongToTheirElements() throws {
    var elements: [Int] = []
    _ = try project(#""/App/Actions/Orders/Opn.action""#).read("Pages/Main.page") { tree, _ in
      elements = tree.problems.map(\.element)
    }
    #expect(elements == [2])
  }

  /// A member of older schemas that an editor wrote everywhere is no mistake of the page.
  @Test func membersOfOlderSchemas() {
    let old = #""DisplayStyle": "x""#
    let text = page(
      #"""
      {"_Type": "Section.Type.ObjectTable", \#(old), "Target": {"EntitySet": "O"},
       "ObjectCell": {\#(old), "Title": "{A}"}},
      {"_Type": "Section.Type.KeyValue", \#(old), "KeyAndValues": [{"KeyName": "A", "Value": "B", \#(old)}]},
      {"_Type": "Section.Type.ButtonTable", "Buttons": [{"_Type": "ButtonTable.Type.Button", "Title": "B", \#(old)}]}
      """#)
    #expect(readMDK(text).problems.isEmpty)
  }
}
