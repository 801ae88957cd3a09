import Screens
import Testing

/// Rows that lead nowhere, in applications that have a page for what they show and in others.
@Suite struct MDKEntityTests {
  private static let metadata = """
    <edmx:Edmx xmlns:edmx="x"><edmx:DataServices><Schema Namespace="S"><EntityType Name="Order"><Key>\
    <PropertyRef Name="ID"/></Key></EntityType><EntityType Name="Item"><Key><PropertyRef Name="ID"/></Key></EntityType>\
    <EntityType Name="Shop"><NavigationProperty Name="Lines" Type="Collection(S.Item)"/></EntityType>\
    <EntityContainer Name="C"><EntitySet Name="Orders" EntityType="S.Order"/>\
    <EntitySet Name="Items" EntityType="S.Item"/></EntityContainer></Schema></edmx:DataServices></edmx:Edmx>
    """

  /// Rows without a chevron show what has a page only if the application opens it somewhere.
  @Test(arguments: [
    ("Orders", "", [:], true), ("Orders", #", "AccessoryType": "DisclosureIndicator""#, [:], false),
    ("Orders", "", ["Pages/B.page": list("Orders", "/App/Actions/Open.action")], false),
    ("Orders()", "", ["Pages/B.page": list("Orders", #"{"Name": "/App/Actions/Open.action"}"#)], false),
    ("Orders", "", ["Pages/B.page": list("Items", "/App/Actions/Open.action")], true),
    ("Orders", "", ["Pages/B.page": list("Orders", "/App/Actions/Say.action")], true),
    ("Orders", "", ["Pages/B.page": list("Orders", "/App/Rules/Open.js")], false),
    ("Orders", "", ["Pages/B.fragment": list("Orders", "/App/Actions/Open.action")], false),
    ("Orders", "", ["Pages/B.page": detail("Orders", "Section.Type.KeyValue")], false),
    ("Orders", "", ["Pages/B.page": detail("Orders", "Section.Type.FormCell")], true),
    ("{@odata.readLink}/Lines", "", ["Pages/B.page": list("Items", "/App/Actions/Open.action")], true),
    (
      "{@odata.readLink}/Lines", "",
      ["Pages/B.page": list("Items", "/App/Actions/Open.action"), "Services/.S.xml": metadata], false
    ),
    ("/App/Rules/Set.js", "", [:], false), ("Orders", "", ["Pages/B.page": "{"], true),
  ])
  func rowsWithoutAPage(set: String, more: String, files: [String: String], isOpen: Bool) throws {
    for section in ["ObjectTable", "ObjectCollection"] {
      let text = page(
        #"""
        {"_Type": "Section.Type.\#(section)",
         "Target": {"EntitySet": "\#(set)", "Service": "/App/Services/S.service"},
         "ObjectCell": {"Title": "{A}"\#(more)}}
        """#)
      var all = files
      all["Pages/A.page"] = text
      all["Actions/Open.action"] = #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/X.page"}"#
      all["Actions/Say.action"] = #"{"_Type": "Action.Type.Message", "Message": "Hello"}"#
      let result = try MDKProject(all).read("Pages/A.page")
      #expect(result.problems.isEmpty && result.failure == nil, "\(result.problems)")
      // Cells of a collection may be pictures where nothing is known.
      let isOpen = isOpen || section == "ObjectCollection" && set.hasSuffix(".js")
      #expect(result.line("cells/objectCell").contains("represents=?") == isOpen, "\(section): \(result.dump)")
    }
  }

  private static func list(_ set: String, _ press: String) -> String {
    let handler = press.hasPrefix("{") ? press : "\"\(press)\""
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
