import Screens
import Testing

/// What sections are in the vocabulary.
@Suite struct MDKSectionTests {
  private func section(_ type: String, _ properties: String = "", platform: Token? = nil) -> ReadScreens {
    let rest = properties.isEmpty ? "" : ", " + properties
    return readMDK(page(#"{"_Type": "Section.Type.\#(type)", "_Name": "S"\#(rest)}"#), platform: platform)
  }

  @Test(arguments: [
    ("ImageCollection", "collectionView"), ("ObjectCollection", "collectionView"), ("ObjectTable", "tableView"),
    ("ContactCell", "tableView"), ("ContactTable", "tableView"), ("KeyValue", "tableView"),
    ("SimplePropertyCollection", "tableView"), ("GridTable", "tableView"), ("FormCell", "tableView"),
    ("ObjectHeader", "group"),
    ("ButtonTable", "group"), ("DataTable", "group"), ("ObjectCardCollection", "group"), ("Extension", "group"),
    ("KPIHeader", "group"), ("AnalyticCardCollection", "group"), ("Image", "group"), ("ProfileHeader", "group"),
    ("Calendar", "group"), ("ChartContent", "group"), ("Timeline", "group"), ("TimelinePreview", "group"),
    ("New", "group"),
  ])
  func kinds(_ type: String, _ kind: String) {
    #expect(section(type).lines("content/").first?.hasPrefix("content/\(kind) id=\"S\"") == true)
  }

  @Test(arguments: [
    ("ImageCollection", "{}", "horizontalFit"), ("ImageCollection", #"{"LayoutType": ""}"#, "horizontalFit"),
    ("ImageCollection", #"{"LayoutType": "HorizontalScroll"}"#, "horizontalScroll"),
    ("ImageCollection", #"{"LayoutType": "horizontalScroll"}"#, "horizontalScroll"),
    ("ImageCollection", #"{"LayoutType": "HorizontalFit"}"#, "horizontalFit"),
    ("ImageCollection", #"{"LayoutType": "vertical"}"#, "grid"), ("ImageCollection", #"{"LayoutType": "Foo"}"#, "?"),
    ("ImageCollection", #"{"LayoutType": "/A/Rules/x.js"}"#, "?"),
    ("ImageCollection", #""/A/Fragments/x.fragment""#, "?"),
    ("ObjectCollection", "{}", "multiColumn"), ("ObjectCollection", #"{"LayoutType": "Vertical"}"#, "multiColumn"),
    ("ObjectCollection", #"{"LayoutType": "HORIZONTALSCROLL"}"#, "horizontalScroll"),
  ])
  func layouts(_ type: String, _ layout: String, _ expected: String) {
    #expect(section(type, #""Layout": \#(layout)"#).line("content/").contains(" layout=\(expected)"))
  }

  @Test(arguments: [("1", "columns=1"), ("2", "columns=?"), (#""{N}""#, "columns=?")])
  func columnsAreCertainOnlyWhereThereIsOne(_ columns: String, _ expected: String) {
    let line = section("ObjectCollection", #""Layout": {"NumberOfColumns": \#(columns)}"#).line("content/")
    #expect(line.contains(expected))
    #expect(!section("ImageCollection", #""Layout": {"NumberOfColumns": 1}"#).dump.contains("columns"))
  }

  @Test(arguments: [
    ("ObjectTable", #""MaxItemCount": 5"#, "5"), ("ObjectCollection", #""MaxItemCount": "7""#, "7"),
    ("ContactCell", #""MaxItemCount": 3"#, "3"), ("SimplePropertyCollection", #""MaxItemCount": 3"#, "3"),
    ("ImageCollection", #""MaxItemCount": 5"#, nil), ("GridTable", #""MaxItemCount": 5"#, nil),
    ("KeyValue", #""MaxItemCount": 1"#, nil), ("ObjectTable", #""MaxItemCount": "{N}""#, "?"),
    ("ObjectTable", #""MaxItemCount": 5, "ObjectCells": [{"ObjectCell": {"Title": "x"}}]"#, nil),
    ("ObjectTable", #""MaxItemCount": 5, "ObjectCells": []"#, "5"),
    ("ImageCollection", #""Target": {"QueryOptions": "$orderby=Name&$top=12"}"#, "12"),
    ("ImageCollection", #""Target": {"QueryOptions": "$top=12&$filter=Id eq {Id}"}"#, "12"),
    ("ObjectTable", #""MaxItemCount": 20, "Target": {"QueryOptions": "$top=12"}"#, "12"),
    ("ObjectTable", #""MaxItemCount": 5, "Target": {"QueryOptions": "$top=12"}"#, "5"),
    ("ImageCollection", #""Target": {"QueryOptions": "$top=9223372036854775807"}"#, nil),
    ("ImageCollection", #""Target": {"QueryOptions": "$expand=Orders($top=1)"}"#, nil),
    ("ImageCollection", #""Target": {"QueryOptions": "$filter=Name eq '&$top=1'"}"#, nil),
    ("ImageCollection", #""Target": {"QueryOptions": "$top={N}"}"#, nil),
    ("ImageCollection", #""Target": {"QueryOptions": "/A/Rules/x.js"}"#, nil),
    ("ImageCollection", #""Target": """#, nil),
  ])
  func limits(_ type: String, _ properties: String, _ expected: String?) {
    let line = section(type, properties).line("content/")
    #expect(line.contains("maxItemCount=\(expected ?? "")") == (expected != nil), "\(line)")
  }

  @Test(arguments: [
    (#""Mode": "Multiple""#, "editing=true selection=multiple"), (#""Mode": "None""#, "selection=none"),
    (#""Mode": "None", "LongPressToEnable": "multiple""#, "selection=multiple"),
    (#""Mode": "{M}""#, "editing=? selection=?"), (#""LongPressToEnable": "/A/Rules/x.js""#, "selection=?"),
  ])
  func selection(_ selection: String, _ expected: String) {
    let line = section("ObjectTable", #""ObjectCell": {"Title": "x"}, "Selection": {\#(selection)}"#).line("content/")
    #expect(line == #"content/tableView id="S" "# + expected)
  }

  @Test func cellsAreATemplateOrLiteral() {
    let template = section("ImageCollection", #""Target": {"EntitySet": "X"}, "ImageCell": {"Title": "{A}"}"#)
    #expect(template.lines("cells/") == ["cells/collectionCell represents=? prototype=true"])
    let literal = section(
      "ImageCollection", #""ImageCells": [{"ImageCell": {"_Name": "A"}}, {"_Name": "B"}, {"ImageCell": {}}]"#)
    let cells = ["A", "B"].map { #"cells/collectionCell id="\#($0)" represents=?"# }
    #expect(literal.lines("cells/") == cells)
    #expect(literal.line("content/").hasSuffix("cells?"))
  }

  @Test(arguments: [
    (#""ObjectCell": "/A/Fragments/x.fragment""#, "cells/objectCell prototype=true iconStack?"),
    (#""ObjectCells": "/A/Rules/x.js""#, nil), (#""ObjectCells": ["/A/Fragments/x.fragment"]"#, nil),
    (#""Target": {}"#, nil),
  ])
  func unresolvedCellsAreLeftOpen(_ properties: String, _ cell: String?) {
    let result = section("ObjectTable", properties)
    #expect(result.lines("cells/").count == (cell == nil ? 0 : 1))
    #expect(result.lines("cells/").first?.hasPrefix(cell ?? "") ?? true)
    #expect(result.line("content/").hasSuffix("cells?") == (cell == nil))
  }

  @Test func collectionsOfExtensionsHaveOtherCells() {
    let result = section(
      "ObjectCollection",
      #""Layout": {"LayoutType": "HorizontalScroll"}, "Extension": {"Class": "X"}, "OnPress": "/A/Rules/x.js""#)
    #expect(result.lines("cells/") == ["cells/otherCell prototype=true"])
    #expect(result.lines("tap") == ["tap"])
  }

  @Test func labelsAndValues() {
    let keyValue = section(
      "KeyValue",
      #""KeyAndValues": [{"KeyName": "A", "Value": "{A}", "OnPress": "/A/Rules/x.js"}, {"KeyName": "B", "Visible": false}]"#
    )
    #expect(keyValue.lines("cells/") == [#"cells/labelValueCell label="A" value=?"#])
    #expect(keyValue.lines("tap") == ["tap"])
    let properties = section(
      "SimplePropertyCollection",
      #""SimplePropertyCells": [{"SimplePropertyCell": {"KeyName": "$(L,'k')", "Value": "1"}}]"#)
    #expect(properties.lines("cells/") == [#"cells/labelValueCell label=? value="1""#])
    let template = section(
      "SimplePropertyCollection", #""SimplePropertyCell": {"KeyName": "{K}", "Value": "{V}"}, "Target": {}"#)
    #expect(template.lines("cells/") == ["cells/labelValueCell label=? value=? prototype=true"])
  }

  @Test func gridRowsAreObjectCells() {
    let result = section(
      "GridTable",
      #"""
      "Target": {"EntitySet": "X"}, "Row": {"AccessoryType": "disclosureIndicator", "OnPress": "/A/Rules/x.js", "Items": [
        {"BindTo": "Headline", "Text": "{A}"}, {"BindTo": "detailImage", "Image": "sap-icon://a"},
        {"BindTo": "FirstIcon", "Image": "sap-icon://b"}, {"BindTo": "SecondIcon", "Image": ""},
        {"BindTo": "Status", "Text": "Open"}, {"BindTo": "Substatus", "Text": ""}, {"Text": "unbound"}]}
      """#)
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView id="S"
            cells/objectCell prototype=true
              iconStack
                icons/icon
              detailImage/image source="sap-icon://a"
              title text=?
              attributes
                items/item text="Open"
              accessory control=chevron
              tap
        """)
    #expect(section("GridTable", #""Row": {"Items": [{"Text": "x"}]}"#).line("cells/").hasSuffix("title?"))
  }

  @Test func formsAndTheirPickers() {
    let result = section(
      "FormCell",
      #"""
      "Controls": [
        {"_Type": "Control.Type.FormCell.Button", "_Name": "B", "Title": "Go", "OnPress": "/A/Rules/x.js"},
        {"_Type": "Control.Type.FormCell.ListPicker", "_Name": "P", "Caption": "Pick",
         "PickerItems": {"ObjectCell": {"Title": "{A}"}, "Target": {"EntitySet": "X"}}},
        {"_Type": "Control.Type.FormCell.ListPicker", "_Name": "Q",
         "PickerItems": [{"ObjectCell": {"Title": "a"}, "ReturnValue": "1"}, {"ObjectCell": {"Title": "b"}}]},
        {"_Type": "Control.Type.FormCell.ListPicker", "_Name": "R", "PickerItems": "/A/Rules/x.js"}]
      """#)
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView id="S"
            cells/otherCell id="B"
              title text="Go"
              tap
            cells/otherCell id="P"
              title text="Pick"
            cells/otherCell id="Q"
            cells/otherCell id="R"
          content/group id="P"
            content/objectCell prototype=true
              title text=?
          content/group id="Q"
            content/objectCell
              title text="a"
            content/objectCell
              title text="b"
        """)
  }

  @Test func buttons() {
    let result = section(
      "ButtonTable",
      #"""
      "Buttons": [{"_Name": "A", "Title": "Go", "OnPress": {"Handler": "/A/Rules/x.js"}}, {"_Name": "B", "Visible": false},
        {"_Name": "C", "Title": "{T}", "OnPress": ""}]
      """#)
    #expect(
      result.lines("content/button") == [
        #"content/button id="A" text="Go" interactive=true"#, #"content/button id="C" text=? interactive=false"#,
      ])
    #expect(section("ButtonTable", #""Buttons": "/A/Rules/x.js""#).line("content/group").hasSuffix("content?"))
  }

  @Test(arguments: [
    #"{"_Type": "Page", "_Name": "Test", "Controls": {"_Type": "Control.Type.SectionedTable", "Sections": [SECTION]}}"#,
    #"{"_Type": "Page", "_Name": "Test", "Controls": [{"Sections": [SECTION]}]}"#,
    #"{"_Type": "Page", "_Name": "Test", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [[SECTION]]}]}"#,
    #"[SECTION]"#, "SECTION", #"{"Controls": [{"Sections": [SECTION], "_Type": "Control.Type.SectionedTable"}]}"#,
    #"{"Sections": [SECTION]}"#,
  ])
  func sectionsStandInManyPlaces(_ text: String) {
    let section = #"{"_Type": "Section.Type.KeyValue", "_Name": "S", "KeyAndValues": [{"KeyName": "A"}]}"#
    let result = readMDK(text.replacing("SECTION", with: section), path: text.first == "[" ? "A.fragment" : "A.page")
    guard text.contains("\"Page\"") else {
      // What a fragment does not have, its uses may lay over it.
      #expect(result.lines("cells/") == [#"cells/labelValueCell label="A" image? title? actions? tap?"#])
      return
    }
    #expect(result.lines("cells/") == [#"cells/labelValueCell label="A""#])
    #expect(!result.dump.contains("?"))
  }

  @Test(arguments: [
    (#"{"_Type": "Control.Type.ObjectCell", "Subhead": "x"}"#, "content/objectCell"),
    (#"{"Title": "x", "Subhead": "y"}"#, "content/objectCell"),
    (#"{"ObjectCell": {"Title": "x"}}"#, "content/objectCell"),
    (#"{"Title": "x", "Image": "y", "ImageIsCircular": false}"#, "content/collectionCell"),
    (#"{"KeyName": "x", "Value": "y"}"#, "content/labelValueCell"),
    (#"{"KeyAndValues": [{"KeyName": "A"}]}"#, "content/tableView"),
    (#"{"_Type": "KeyValue.Type.Item", "KeyName": "x"}"#, "content/labelValueCell"),
    (#"{"_Type": "ButtonTable.Type.Button", "Title": "x"}"#, "content/button"),
    (#"{"_Type": "Control.Type.FormCell.Note", "Caption": "x"}"#, "content/otherCell"),
    (#"{"_Type": "Control.Type.Tabs", "Items": []}"#, "content/group"),
  ])
  func piecesStandOnAScreenOfTheirOwn(_ text: String, _ expected: String) {
    #expect(readMDK(text).lines("content/").first?.hasPrefix(expected) == true)
  }

  @Test(arguments: [#"{"Title": "x"}"#, #"{"HeadlineText": "x", "Subhead": "y"}"#, #"{"Anything": 1}"#])
  func piecesThatCouldBeAnythingAreLeftOpen(_ text: String) {
    #expect(readMDK(text).dump == "screen platform=crossPlatform content?")
  }

  @Test(arguments: [
    #"{"_Type": "Control.Type.ActionBar", "Items": []}"#, #"{"_Type": "SectionCommon.Type.Header"}"#, "{}", "[]",
  ])
  func piecesThatAreNotShownAmongContentHaveNone(_ text: String) {
    #expect(readMDK(text, path: "A.fragment").dump == "screen platform=crossPlatform")
  }

  @Test func sectionsOfARuleLeaveTheScreenOpen() {
    let text = page("").replacing(#""Sections": []"#, with: #""Sections": "/A/Rules/x.js""#)
    #expect(readMDK(text).dump == #"screen name="Test" platform=crossPlatform content?"#)
  }

  @Test func formCellContainersHaveSectionsWithCaptions() {
    let text = #"""
      {"_Type": "Page", "_Name": "Test", "Controls": [{"_Type": "Control.Type.FormCellContainer", "Sections": [
        {"Caption": "Data", "Controls": [{"_Type": "Control.Type.FormCell.Note", "_Name": "N"}]},
        {"Caption": "Hidden", "Visible": false, "Controls": []}]}]}
      """#
    #expect(
      readMDK(text).dump == """
        screen name="Test" platform=crossPlatform
          content/tableView
            header text="Data"
            cells/otherCell id="N"
        """)
  }
}
