import Screens
import Testing

/// How properties of a reference are laid over a fragment: member by member, at every depth.
@Suite struct MDKMergeTests {
  private let orders = #"""
    {"_Type": "Section.Type.ObjectTable", "_Name": "Orders", "Target": {"EntitySet": "Orders"},
     "Header": {"Caption": "Orders"},
     "ObjectCell": {"Selected": "{Is}", "Title": "Order", "Subhead": "Customer", "Tags": [{"Text": "New"}, {"Text": "Late"}],
                    "AvatarStack": {"Avatars": [{"Image": "a.png"}], "ImageIsCircular": false}},
     "Footer": {"Caption": "All", "FooterStyle": "Title"}}
    """#

  private func read(
    _ properties: String, visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
  ) throws -> ReadScreens {
    let project = try MDKProject([
      "Fragments/F.fragment": orders,
      "Pages/Orders.page": page(
        #"""
        {"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"},
         "ObjectCell": {"Title": "{Id}", "OnPress": "/App/Rules/Open.js"}}
        """#),
      "Pages/Main.page": page(
        #"{"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment", "Properties": \#(properties)}"#),
    ])
    return project.read("Pages/Main.page", visit: visit)
  }

  @Test func objectsAreMergedMemberByMember() throws {
    let result = try read(#"{"ObjectCell": {"AvatarStack": {"ImageIsCircular": true}, "Footnote": "Today"}}"#)
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView id="Orders"
            header text="Orders"
            cells/objectCell prototype=true
              detailImage/image source="a.png" shape=circle
              title text="Order"
              subtitle text="Customer"
              footnote text="Today"
              tags/tag text="New"
              tags/tag text="Late"
            footer
        """)
  }

  @Test(arguments: [
    (#"{"Header": null}"#, ["header", "footer"], ["footer"]),
    (#"{"ObjectCell": {"Title": null}}"#, ["title", "subtitle"], ["subtitle"]),
    (#"{"ObjectCell": {"AvatarStack": {"Avatars": null}}}"#, ["detailImage", "title"], ["title"]),
    (#"{"ObjectCell": {"AvatarStack": null, "Subhead": null}}"#, ["detailImage", "title", "subtitle"], ["title"]),
  ])
  func nullTakesAMemberAway(_ properties: String, _ asked: [String], _ expected: [String]) throws {
    let result = try read(properties)
    #expect(asked.filter { !result.lines($0).isEmpty } == expected)
    #expect(!result.dump.contains("?"))
  }

  @Test func nullInAPageIsStillUnknown() {
    #expect(readMDK(objectCellPage(#""Title": null"#)).dump.contains("title?"))
  }

  @Test(arguments: [
    (#"{"ObjectCell": {"Tags": [{"Text": "Own"}]}}"#, [#"tags/tag text="Own""#]),
    (#"{"ObjectCell": {"Tags": []}}"#, []),
    (
      ##"{"ObjectCell": {"Tags": {"#Name:None": {"Text": "x"}}}}"##,
      [#"tags/tag text="New""#, #"tags/tag text="Late""#]
    ),
  ])
  func arraysAreReplacedAsWholes(_ properties: String, _ expected: [String]) throws {
    #expect(try read(properties).lines("tags") == expected)
  }

  private let twoSections = #"""
    {"_Type": "Control.Type.SectionedTable", "Sections": [
      {"_Type": "Section.Type.ObjectTable", "_Name": "Section1", "Header": {"Caption": "One"},
       "ObjectCells": [{"ObjectCell": {"_Name": "Cell1", "Title": "A"}}]},
      {"_Type": "Fragment", "Fragment": "/App/Fragments/Inner.fragment", "Properties": {"_Name": "Section2"}}]}
    """#

  @Test(arguments: [
    // Where the list stands, and from further up.
    ##"{"Sections": {"#Name:Section1": {"Header": {"Caption": "Own"}}, "#Name:Section2": null}}"##,
    ##"{"#Name:Section1": {"Header": {"Caption": "Own"}}, "#Name:Section2": null}"##,
  ])
  func elementsAreAddressedByName(_ properties: String) throws {
    let project = try MDKProject([
      "Fragments/F.fragment": twoSections,
      "Fragments/Inner.fragment": #"{"_Type": "Section.Type.ObjectHeader"}"#,
      "Pages/Main.page": page(
        #"{"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment", "Properties": \#(properties)}"#),
    ])
    #expect(
      project.read("Pages/Main.page").dump == """
        screen name="Test" platform=crossPlatform
          content/tableView id="Section1"
            header text="Own"
            cells/objectCell id="Cell1" represents=?
              title text="A"
        """)
  }

  @Test func addressesReachIntoFragmentsThatAFragmentHolds() throws {
    let project = try MDKProject([
      "Fragments/F.fragment": #"""
      ["/App/Fragments/Inner.fragment", {"_Type": "Section.Type.ObjectHeader", "_Name": "B"}]
      """#,
      "Fragments/Inner.fragment": #"{"_Type": "Section.Type.ObjectTable", "_Name": "A", "Header": {"Caption": "One"}}"#,
      "Pages/Main.page": page(
        ##"""
        {"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment",
         "Properties": {"#Name:A": {"Header": {"Caption": "Own"}}, "#Name:B": {"Visible": false}}}
        """##),
    ])
    let result = project.read("Pages/Main.page")
    #expect(result.lines("header") == [#"header text="Own""#])
    #expect(result.lines("content/group") == [])
  }

  @Test func propertiesReachAFragmentInsideAFragment() throws {
    let project = try MDKProject([
      "Fragments/F.fragment": #"""
      {"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"},
       "ObjectCell": {"_Type": "Fragment", "Fragment": "/App/Fragments/Cell.fragment", "Properties": {"Subhead": "S"}}}
      """#,
      "Fragments/Cell.fragment": #"{"Title": "T", "Subhead": "x", "Footnote": "F"}"#,
      "Pages/Main.page": page(
        #"""
        {"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment",
         "Properties": {"ObjectCell": {"Footnote": "Own", "StatusText": "Open"}}}
        """#),
    ])
    let result = project.read("Pages/Main.page")
    #expect(
      ["title", "subtitle", "footnote", "items"].flatMap { result.lines($0) } == [
        #"title text="T""#, #"subtitle text="S""#, #"footnote text="Own""#, #"items/item text="Open""#,
      ])
  }

  @Test func mergedMembersStandWhereTheyAreWritten() throws {
    var places: [String: String] = [:]
    _ = try read(#"{"ObjectCell": {"Title": "Own"}, "Footer": null}"#) { tree, source in
      for index in 0..<tree.count {
        places[tree[index].member?.name ?? "screen"] = source.text(tree.range(of: tree[index]))
      }
    }
    let reference = #""Fragment": "/App/Fragments/F.fragment""#
    #expect(places["title"] == #""Title": "Own""#)
    #expect(places["subtitle"] == reference)
    #expect(places["header"] == reference)
    #expect(places["cells"] == #""ObjectCell": {"Title": "Own"}"#)
    #expect(places["content"]?.hasPrefix(#""Fragment": "#) == true)
    #expect(places["footer"] == nil)
  }

  @Test func overridesOfActionsAreMergedToo() throws {
    let project = try MDKProject([
      "Actions/Nav.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/None.page"}"#,
      "Fragments/F.fragment": #"""
      {"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"},
       "ObjectCell": {"Title": "T", "OnPress": {"Name": "/App/Actions/Nav.action", "Properties": {"ModalPage": false}}}}
      """#,
      "Pages/Main.page": page(
        #"""
        {"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment",
         "Properties": {"ObjectCell": {"OnPress": {"Properties": {"ModalPage": true}}}}}
        """#),
    ])
    #expect(project.read("Pages/Main.page").line("tap") == "tap transition=modal")
  }
}
