import Screens
import Testing

/// Headers, footers, and the See All in them.
@Suite struct MDKHeaderTests {
  private func collection(_ properties: String, platform: Token? = nil) -> ReadScreens {
    readMDK(
      page(#"{"_Type": "Section.Type.ImageCollection", "ImageCell": {"Title": "x"}, \#(properties)}"#),
      platform: platform)
  }

  @Test(arguments: [
    (#"{"Caption": "C"}"#, #"header text="C""#), (#"{"Caption": "$(L,'k')"}"#, "header text=?"),
    (#"{"Caption": "/A/Rules/x.js"}"#, "header text=?"), (#"{"Caption": ""}"#, nil), (#"{"UseTopPadding": true}"#, nil),
    ("{}", nil),
    (#"{"Caption": "C", "Items": []}"#, #"header text="C""#), (#"{"Items": "/A/Rules/x.js"}"#, "header text=?"),
    (#"{"Grid": {"Items": [{"Text": "a"}]}}"#, "header text=?"), (#"{"DataTable": {"Items": []}}"#, "header text=?"),
    (#"{"Items": [{"_Type": "SectionHeaderItem.Type.Label", "Title": "L"}], "Caption": "C"}"#, #"header text="L""#),
    (#"{"Items": [{"_Type": "SectionHeaderItem.Type.Label", "Title": "L", "Visible": false}]}"#, nil),
    (#"{"Items": [{"_Type": "SectionHeaderItem.Type.Label", "Title": "L", "Visible": "{X}"}]}"#, "?"),
    (#""/A/Fragments/x.fragment""#, "?"), (#""""#, nil), ("null", "?"),
  ])
  func headers(_ header: String, _ expected: String?) {
    let result = collection(#""Header": \#(header)"#)
    #expect(result.lines("header").first == (expected == "?" ? nil : expected))
    #expect(result.line("content/").contains("header?") == (expected == "?"))
  }

  @Test func aSeeAllButtonAtTheRightOfTheHeader() {
    let label = #"{"_Type": "SectionHeaderItem.Type.Label", "Title": "Orders", "Position": "Left"}"#
    let button =
      #"{"_Type": "SectionHeaderItem.Type.Button", "Title": "See All (48)", "Position": "right", "OnPress": "/A/Rules/x.js"}"#
    let result = collection(#""Header": {"Items": [\#(label), \#(button)]}"#)
    #expect(result.lines("header") == [#"header text="Orders""#])
    #expect(result.lines("seeAll") == [#"seeAll text="See All (48)" count=48"#])
    #expect(result.lines("tap") == ["tap"])
  }

  @Test(arguments: [
    // Whether it is a See All at all, it is unknown from a page without its project.
    (#""Title": "More", "Position": "Right", "OnPress": "/A/Actions/x.action""#, "seeAll?"),
    (#""Title": "Select all", "Position": "Right", "OnPress": "/A/Rules/x.js""#, "seeAll?"),
    (#""Title": "See All", "Position": "Right", "Visible": "{X}", "OnPress": "/A/Actions/x.action""#, "seeAll?"),
    (#""Title": "See All", "Position": "Right", "Visible": false, "OnPress": "/A/Actions/x.action""#, ""),
    (#""Title": "See All", "Position": "Left", "OnPress": "/A/Actions/x.action""#, ""),
    (#""Title": "See All", "Position": "Right""#, ""),
    (#""Title": "See All", "OnPress": "/A/Actions/x.action""#, ""),
  ])
  func buttonsOfHeaders(_ button: String, _ expected: String) {
    let result = collection(#""Header": {"Items": [{"_Type": "SectionHeaderItem.Type.Button", \#(button)}]}"#)
    #expect(result.lines("seeAll").isEmpty)
    #expect(result.line("content/").contains("seeAll?") == (expected == "seeAll?"))
  }

  @Test func aHeaderWithAChevronIsASeeAllWhereItSaysSo() {
    let header = { (caption: String, accessory: String) in
      #""Header": {"Caption": "\#(caption)", "AccessoryType": "\#(accessory)", "OnPress": "/A/Rules/x.js"}"#
    }
    #expect(collection(header("Show all", "disclosureIndicator")).lines("seeAll") == ["seeAll chevron=true"])
    #expect(collection(header("Show all", "None")).lines("seeAll").isEmpty)
    for open in [header("Orders", "disclosureIndicator"), header("Show all", "{X}")] {
      #expect(collection(open).lines("seeAll").isEmpty)
      #expect(collection(open).line("content/").contains("seeAll?"))
    }
  }

  @Test(arguments: [
    (
      #""Caption": "See All", "OnPress": "/A/Rules/x.js", "AccessoryType": "DisclosureIndicator""#, "footer",
      #"seeAll text="See All" chevron=true"#
    ),
    (#""Caption": "See All", "OnPress": "/A/Rules/x.js""#, "footer", #"seeAll text="See All" chevron=false"#),
    (
      #""Caption": "$(L,'k')", "AttributeLabel": "/A/Rules/n.js", "FooterStyle": "attribute", "OnPress": "/A/Rules/x.js""#,
      "footer count=? seeAll?", nil
    ),
    (#""Caption": "Add picture", "OnPress": "/A/Rules/x.js""#, "footer seeAll?", nil),
    (
      #""Caption": "See All", "AttributeLabel": "48", "FooterStyle": "Attribute", "OnPress": "/A/Rules/x.js""#,
      "footer count=48", #"seeAll text="See All" count=48 chevron=false"#
    ),
    (
      #""Caption": "See All", "AttributeLabel": "48", "FooterStyle": "Title", "OnPress": "/A/Rules/x.js""#,
      "footer", #"seeAll text="See All" chevron=false"#
    ),
    (#""Caption": "Help", "FooterStyle": "Help", "OnPress": "/A/Rules/x.js""#, "footer", nil),
    (#""Caption": "Some text""#, "footer", nil), (#""Caption": "x", "OnPress": """#, "footer", nil),
    (#""Visible": true, "UseBottomPadding": false"#, nil, nil), (#""Caption": "x", "Visible": false"#, nil, nil),
    (#""Caption": "x", "Visible": "{X}", "OnPress": "/A/Rules/x.js""#, "?", nil),
    (#""Visible": "{X}""#, nil, nil), (#""OnPress": "/A/Rules/x.js""#, "footer seeAll?", nil),
    (#""Caption": "x", "FooterStyle": "{S}", "OnPress": "/A/Rules/x.js""#, "footer seeAll?", nil),
  ])
  func footers(_ footer: String, _ expected: String?, _ seeAll: String?) {
    let result = collection(#""Footer": {\#(footer)}"#)
    #expect(result.lines("footer").first == (expected == "?" ? nil : expected))
    #expect(result.line("content/").contains("footer?") == (expected == "?"))
    #expect(result.lines("seeAll").first == seeAll)
  }

  @Test func onlyIOSDrawsAChevron() {
    let footer =
      #""Footer": {"Caption": "See All", "OnPress": "/A/Rules/x.js", "AccessoryType": "DisclosureIndicator"}"#
    #expect(collection(footer, platform: .android).lines("seeAll") == [#"seeAll text="See All""#])
    #expect(collection(footer, platform: .ios).lines("seeAll") == [#"seeAll text="See All" chevron=true"#])
  }

  @Test func tablesHaveFootersButNoSeeAllOfTheirOwn() {
    let button =
      #"{"_Type": "SectionHeaderItem.Type.Button", "Title": "See All", "Position": "Right", "OnPress": "/A/Rules/x.js"}"#
    let result = readMDK(
      page(
        #"""
        {"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x"}, "Header": {"Items": [\#(button)]},
         "Footer": {"Caption": "See All", "OnPress": "/A/Rules/x.js"}}
        """#))
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView
            header
            cells/objectCell represents=? prototype=true
              title text="x"
            footer
              seeAll text="See All" chevron=false
                tap
        """)
  }

  // MARK: What a tap does

  /// What `seeAll` is where a header's button, a header with a chevron, or a footer has a text and an action: `seeAll`, `?`, or nothing.
  private func seeAlls(
    _ text: String, _ action: String, target: String = #"{"EntitySet": "Orders"}"#, query: String = "$orderby=A"
  ) throws -> [String] {
    let press = #""OnPress": "/App/Actions/\#(action).action""#
    let list = { (target: String) in
      page(#"{"_Type": "Section.Type.ObjectTable", "Target": \#(target), "ObjectCell": {"Title": "{A}"}}"#)
    }
    let button = #"{"_Type": "SectionHeaderItem.Type.Button", "Title": "\#(text)", "Position": "Right", \#(press)}"#
    let links = [
      #""Header": {"Items": [\#(button)]}"#,
      #""Header": {"Caption": "\#(text)", "AccessoryType": "DisclosureIndicator", \#(press)}"#,
      #""Footer": {"Caption": "\#(text)", \#(press)}"#,
    ]
    return try links.map { link in
      let project = try MDKProject([
        "Actions/Delete.action": #"{"_Type": "Action.Type.ODataService.DeleteEntity"}"#,
        "Actions/Document.action": #"{"_Type": "Action.Type.OpenDocument", "Path": "x"}"#,
        "Actions/Modal.action":
          #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Orders.page", "ModalPage": true}"#,
        "Actions/Orders.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Orders.page"}"#,
        "Actions/Others.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Others.page"}"#,
        "Pages/Orders.page": list(#"{"EntitySet": "Orders", "Service": "", "QueryOptions": "\#(query)"}"#),
        "Pages/Others.page": list(#"{"EntitySet": "Customers"}"#),
        "Pages/Main.page": page(
          #"{"_Type": "Section.Type.ImageCollection", "Target": \#(target), "ImageCell": {"Title": "{A}"}, \#(link)}"#),
      ])
      let result = project.read("Pages/Main.page")
      if !result.lines("seeAll").isEmpty { return "seeAll" }
      return (result.lines("content/") + result.lines("footer")).contains { $0.contains("seeAll?") } ? "?" : ""
    }
  }

  @Test(arguments: [
    ("Delete all", "Delete", ["", "", "?"]), ("See all", "Delete", ["", "", "?"]),
    ("See all", "Document", ["", "", "?"]), ("Add picture", "Modal", ["", "", "?"]),
    ("See all", "Modal", ["?", "?", "?"]), ("Orders", "Others", ["?", "?", "?"]),
    ("See all", "Others", ["seeAll", "seeAll", "seeAll"]), ("Orders", "Orders", ["seeAll", "seeAll", "seeAll"]),
  ])
  func anActionAndItsListDecideWhatASeeAllIs(_ text: String, _ action: String, _ expected: [String]) throws {
    #expect(try seeAlls(text, action) == expected)
  }

  @Test(arguments: [
    ("$filter=A eq 1&$top=5", "$orderby=A", ["seeAll"]), ("", "$orderby=A", ["seeAll"]),
    ("$filter=A eq 1", "$filter=A eq 2", []),
  ])
  func aListMayStandBesideOneOfWhatItPicksOut(_ one: String, _ other: String, _ expected: [String]) throws {
    let section = { (type: String, query: String, more: String) in
      let target = #""Target": {"EntitySet": "Orders", "QueryOptions": "\#(query)"}"#
      return #"{"_Type": "Section.Type.\#(type)", \#(target), "ObjectCell": {"Title": "{A}"}\#(more)}"#
    }
    let footer = #", "Footer": {"Caption": "Orders", "OnPress": "/App/Actions/Orders.action"}"#
    for lists in [[one, other], [other, one]] {
      let project = try MDKProject([
        "Actions/Orders.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Orders.page"}"#,
        "Pages/Orders.page": page(lists.map { section("ObjectTable", $0, "") }.joined(separator: ",")),
        "Pages/Main.page": page(section("ObjectCollection", "", footer)),
      ])
      #expect(project.read("Pages/Main.page").lines("seeAll").map { String($0.prefix(6)) } == expected)
    }
  }

  @Test(arguments: [
    ("", "$filter=A eq 1", "?"), ("$filter=A eq 1", "$filter=A eq 1&$top=3", "?"), ("", "/App/Rules/Query.js", "?"),
    ("$filter=A eq 1", "$filter=A eq 1", "seeAll"), ("$filter=A eq 1&$top=3", "$orderby=A", "seeAll"),
    ("$top=3", "", "seeAll"),
  ])
  func aListThatPicksItemsOutIsNoSeeAll(_ own: String, _ query: String, _ expected: String) throws {
    let target = #"{"EntitySet": "Orders", "QueryOptions": "\#(own)"}"#
    #expect(try seeAlls("Overdue", "Orders", target: target, query: query) == [expected, expected, expected])
    #expect(try seeAlls("See all", "Orders", target: target, query: query) == ["seeAll", "seeAll", "seeAll"])
  }

  @Test(arguments: [
    #"{"EntitySet": "Orders", "Service": "/App/Services/S.service"}"#, #"{"EntitySet": "{@odata.readLink}/Orders"}"#,
    #""/App/Rules/Target.js""#, #"{"EntitySet": ""}"#,
  ])
  func aListOfOtherItemsIsNoSeeAll(_ target: String) throws {
    #expect(try seeAlls("Orders", "Orders", target: target) == ["?", "?", "?"])
  }
}
