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
    // Whether it is a See All at all, nobody can tell from a page without its project.
    (#""Title": "More", "Position": "Right", "OnPress": "/A/Actions/x.action""#, "seeAll?"),
    (#""Title": "All", "Position": "Right", "Visible": "{X}", "OnPress": "/A/Actions/x.action""#, "seeAll?"),
    (#""Title": "All", "Position": "Right", "Visible": false, "OnPress": "/A/Actions/x.action""#, ""),
    (#""Title": "All", "Position": "Left", "OnPress": "/A/Actions/x.action""#, ""),
    (#""Title": "All", "Position": "Right""#, ""),
    (#""Title": "All", "OnPress": "/A/Actions/x.action""#, ""),
  ])
  func buttonsOfHeaders(_ button: String, _ expected: String) {
    let result = collection(#""Header": {"Items": [{"_Type": "SectionHeaderItem.Type.Button", \#(button)}]}"#)
    #expect(result.lines("seeAll").isEmpty)
    #expect(result.line("content/").contains("seeAll?") == (expected == "seeAll?"))
  }

  @Test func aHeaderWithAChevronIsASeeAll() {
    let header = #""Header": {"Caption": "C", "AccessoryType": "disclosureIndicator", "OnPress": "/A/Rules/x.js"}"#
    #expect(collection(header).lines("seeAll") == ["seeAll chevron=true"])
    let plain = #""Header": {"Caption": "C", "AccessoryType": "None", "OnPress": "/A/Rules/x.js"}"#
    #expect(collection(plain).lines("seeAll").isEmpty)
  }

  @Test(arguments: [
    (
      #""Caption": "See All", "OnPress": "/A/Rules/x.js", "AccessoryType": "DisclosureIndicator""#, "footer",
      #"seeAll text="See All" chevron=true"#
    ),
    (#""Caption": "See All", "OnPress": "/A/Rules/x.js""#, "footer", #"seeAll text="See All" chevron=false"#),
    (
      #""Caption": "$(L,'k')", "AttributeLabel": "/A/Rules/n.js", "FooterStyle": "attribute", "OnPress": "/A/Rules/x.js""#,
      "footer count=?", "seeAll text=? count=? chevron=false"
    ),
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
    let footer = #""Footer": {"Caption": "All", "OnPress": "/A/Rules/x.js", "AccessoryType": "DisclosureIndicator"}"#
    #expect(collection(footer, platform: .android).lines("seeAll") == [#"seeAll text="All""#])
    #expect(collection(footer, platform: .ios).lines("seeAll") == [#"seeAll text="All" chevron=true"#])
  }

  @Test func tablesHaveFootersButNoSeeAllOfTheirOwn() {
    let button =
      #"{"_Type": "SectionHeaderItem.Type.Button", "Title": "All", "Position": "Right", "OnPress": "/A/Rules/x.js"}"#
    let result = readMDK(
      page(
        #"""
        {"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "x"}, "Header": {"Items": [\#(button)]},
         "Footer": {"Caption": "All", "OnPress": "/A/Rules/x.js"}}
        """#))
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView
            header
            cells/objectCell represents=? prototype=true
              title text="x"
            footer
              seeAll text="All" chevron=false
                tap
        """)
  }
}
