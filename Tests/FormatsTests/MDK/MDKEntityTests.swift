import Screens
import Testing

/// Rows that lead nowhere, in applications that have a page for what they show and in others.
@Suite struct MDKEntityTests {
  private static let metadata = """
    <edmx:Edmx xmlns:edmx="x"><edmx:DataServices><Schema Namespace="S"><EntityType Name="Order"><Key>\
    <PropertyRef Name="ID"/></Key><NavigationProperty Name="Items" Type="Collection(S.Line)"/></EntityType>\
    <EntityType Name="Item"><Key><PropertyRef Name="ID"/></Key></EntityType>\
    <EntityType Name="Shop"><NavigationProperty Name="Lines" Type="Collection(S.Item)"/></EntityType>\
    <EntityContainer Name="C"><EntitySet Name="Orders" EntityType="S.Order"/>\
    <EntitySet Name="Items" EntityType="S.Item"/></EntityContainer></Schema></edmx:DataServices></edmx:Edmx>
    """

  private static let opening = "/App/Actions/Open.action"

  /// What makes a list that leads to entities one of several rows, also without metadata.
  private static let searched = #"}, "Search": {"Enabled": true"#

  /// Rows without a chevron show what has a page only if the application opens it somewhere.
  @Test(
    arguments: [
      ("Orders", "", [:], false), ("Orders", #", "AccessoryType": "DisclosureIndicator""#, [:], true),
      ("Orders", "", ["Pages/B.page": list("Orders", opening)], true),
      ("Orders()", "", ["Pages/B.page": list("Orders", opening)], true),
      ("Orders", "", ["Pages/B.page": list("Items", opening)], false),
      ("Orders", "", ["Pages/B.fragment": list("Orders", opening)], true),
      ("Orders", "", ["Pages/B.page": detail("Orders", "Section.Type.KeyValue")], true),
      ("Orders", "", ["Pages/B.page": detail("Orders", "Section.Type.FormCell")], false),
      ("/App/Rules/Set.js", "", [:], nil), ("Orders", "", ["Pages/B.page": "{"], false),
      // A navigation has no name of its own, and may be called like a set of something else.
      ("{@odata.readLink}/Items", searched, ["Pages/B.page": list("Items", opening)], false),
      ("{@odata.readLink}/Items", searched, ["Pages/B.page": list("{@odata.readLink}/Items", opening)], nil),
      ("{@odata.readLink}/Lines", "", ["Pages/B.page": list("Items", opening), "Services/.S.xml": metadata], true),
      ("Orders(1)/Items", searched, ["Pages/B.page": list("Deliveries(1)/Items", opening)], false),
      ("Orders(1)/Items", searched, ["Pages/B.page": list("Orders({A})/Items", opening)], true),
      ("{@odata.readLink}/Items", "", ["Pages/B.page": list("Items", opening), "Services/.S.xml": metadata], false),
      ("Orders(1)/Items", "", ["Pages/B.page": list("Items", opening), "Services/.S.xml": metadata], false),
      ("Items", "", ["Pages/B.page": list("Orders(1)/Items", opening), "Services/.S.xml": metadata], false),
    ] as [(String, String, [String: String], Bool?)])
  func rowsWithoutAPage(set: String, more: String, files: [String: String], hasPage: Bool?) throws {
    try expect(hasPage, forRowsOf: set, more, in: files)
  }

  /// A handler opens a page, does not, or may do so.
  @Test(
    arguments: [
      (opening, true), (#"{"Name": "\#(opening)"}"#, true), (#"{"_Type": "Action.Type.Navigation"}"#, true),
      (#"{"Name": "/App/Actions/No.action", "Properties": {"PageToOpen": "/App/Pages/X.page"}}"#, true),
      ("/App/Rules/Open.js", true), ("/App/Actions/Say.action", false), ("", false), ("{}", false),
      ("/App/Rules/Toggle.js", nil), ("/App/Rules/No.js", nil), ("/App/Rules/No.ts", nil),
      (#"{"Name": "/App/Rules/Toggle.js"}"#, nil), ("/App/Actions/Then.action", nil), ("/App/Actions/No.action", nil),
      ("/App/Actions/Broken.action", nil), ("/App/Rules/Broken.js", nil), ("{Handler}", nil),
    ] as [(String, Bool?)])
  func whatHandlersOpen(press: String, opens: Bool?) throws {
    try expect(opens, forRowsOf: "Orders", in: ["Pages/B.page": Self.list("Orders", press)])
    // One that opens it is enough.
    let others = ["Pages/B.page": Self.list("Orders", press), "Pages/C.page": Self.list("Orders", Self.opening)]
    try expect(true, forRowsOf: "Orders", in: others)
  }

  /// Rows of a table show an object, unless it certainly has no page; those of a collection only if one is certain.
  private func expect(_ hasPage: Bool?, forRowsOf set: String, _ more: String = "", in files: [String: String]) throws {
    for (section, isOpen) in [("ObjectTable", hasPage == false), ("ObjectCollection", hasPage != true)] {
      let text = page(
        #"""
        {"_Type": "Section.Type.\#(section)",
         "Target": {"EntitySet": "\#(set)", "Service": "/App/Services/S.service"},
         "ObjectCell": {"Title": "{A}"\#(more)}}
        """#)
      let result = try MDKProject(Self.handlers.merging(files) { $1 }.merging(["Pages/A.page": text]) { $1 })
        .read("Pages/A.page")
      #expect(result.problems.isEmpty && result.failure == nil, "\(result.problems)")
      #expect(result.line("cells/objectCell").contains("represents=?") == isOpen, "\(section): \(result.dump)")
    }
  }

  private static let handlers = [
    "Actions/Open.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/X.page"}"#,
    "Actions/Say.action": #"{"_Type": "Action.Type.Message", "Message": "Hello"}"#,
    "Actions/Then.action": #"{"_Type": "Action.Type.Message", "OnOK": "/App/Rules/No.js"}"#,
    "Actions/Broken.action": "{", "Rules/Broken.js": "<<<<<<< HEAD\n=======\n>>>>>>> other\n",
    "Rules/Open.js": "export default (context) => context.executeAction('/App/Actions/Open.action');",
    "Rules/Set.js": "export default () => 'Orders';",
    "Rules/Toggle.js": "export default (context) => context.setCaption('Done');",
  ]

  private static func list(_ set: String, _ press: String) -> String {
    let handler = press.hasPrefix("{\"") || press == "{}" ? press : "\"\(press)\""
    return page(
      #"""
      {"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "\#(set)", "Service": "/App/Services/S.service"},
       "ObjectCell": {"Title": "{A}", "OnPress": \#(handler)}}
      """#)
  }

  private static func detail(_ set: String, _ section: String) -> String {
    let target = #""DesignTimeTarget": {"EntitySet": "\#(set)", "Service": "/App/Services/S.service"}"#
    return page(#"{"_Type": "\#(section)"}"#).replacing(#""_Name": "Test""#, with: #""_Name": "Test", \#(target)"#)
  }
}
