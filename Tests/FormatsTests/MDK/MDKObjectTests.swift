import Screens
import Testing

/// Which cells are declared to show an object, and which chevrons lead nowhere.
@Suite struct MDKObjectTests {
  /// Whether what the cells represent is left open.
  private func isLeftOpen(_ section: String) -> Bool {
    readMDK(page(section)).lines("cells/").contains { $0.contains("represents=?") }
  }

  @Test(arguments: [
    (#""Target": {"EntitySet": "Orders", "Service": "S"}"#, false),
    (#""Target": {"Path": "/orders", "Service": "S"}"#, false), (#""Target": "{Items}""#, false),
    (#""Target": "/App/Rules/Target.js""#, true), (#""Target": """#, true), (#""Target": {}"#, true),
    (##""Target": "#Page:X/#ClientData/Items""##, true), (#""Visible": true"#, true),
    (#""Target": {"EntitySet": "", "Service": ""}"#, true), (#""Target": {"Service": "S", "QueryOptions": ""}"#, true),
    (#""Target": {"Function": {"Name": "F"}, "Service": "S"}"#, false),
  ])
  func aTargetDecidesWhatATemplateShows(_ target: String, _ expected: Bool) {
    let press = #""OnPress": "/App/Actions/X.action""#
    for (section, more) in [("ObjectTable", ""), ("ObjectCollection", ", " + press)] {
      #expect(
        isLeftOpen(#"{"_Type": "Section.Type.\#(section)", \#(target), "ObjectCell": {"Footnote": "{A}"\#(more)}}"#)
          == expected)
    }
    #expect(
      isLeftOpen(#"{"_Type": "Section.Type.ImageCollection", \#(target), "ImageCell": {"Image": "{x}", \#(press)}}"#)
        == expected)
  }

  /// What looks the same for each object may be a banner, or a row that stands for all.
  @Test(arguments: [
    (#""Title": "A", "Image": "/App/Images/a.png""#, true), (#""Title": "$(L,'all')", "OnPress": "{Press}""#, true),
    (#""Title": "A", "Image": "{A}""#, false), (#""Title": "A", "Image": "/App/Rules/Image.js""#, false),
    (#""Title": "A", "Styles": {"Title": "Red"}, "Tags": [{"Text": "{A}"}]"#, false),
  ])
  func aTemplateInWhichNothingIsBoundMayShowNoObject(_ cell: String, _ expected: Bool) {
    let target = #""Target": {"EntitySet": "Orders", "Service": "S"}"#
    #expect(isLeftOpen(#"{"_Type": "Section.Type.ObjectTable", \#(target), "ObjectCell": {\#(cell)}}"#) == expected)
    let press = #""OnPress": "/App/Actions/X.action""#
    #expect(
      isLeftOpen(#"{"_Type": "Section.Type.ImageCollection", \#(target), "ImageCell": {\#(press), \#(cell)}}"#)
        == expected)
  }

  @Test func aBoundTitleDecidesWhereARuleGivesTheTarget() {
    let section = { (target: String, title: String) in
      #"{"_Type": "Section.Type.ObjectTable", "Target": "\#(target)", "ObjectCell": {"Title": "\#(title)"}}"#
    }
    #expect(!isLeftOpen(section("/App/Rules/Target.js", "{A}")))
    #expect(isLeftOpen(section("/App/Rules/Target.js", "/App/Rules/Title.js")))
    #expect(isLeftOpen(section("", "{A}")))
  }

  @Test(arguments: [
    (#""Title": "{Name}", "OnPress": "/App/Actions/X.action""#, false),
    (#""Title": "$(C,{Price},'EUR')", "OnPress": "/App/Actions/X.action""#, false),
    (#""Title": "Settings", "OnPress": "/App/Actions/X.action""#, true),
    (#""Title": "$(L,'settings')", "OnPress": "/App/Actions/X.action""#, true),
    (#""Title": "/App/Rules/Title.js", "OnPress": "/App/Actions/X.action""#, true),
    (##""Title": "#Page:X/#Control:Y/#Value", "OnPress": "/App/Actions/X.action""##, true),
    (#""Title": "{Name}""#, true), (#""Image": "/App/Images/qr.png""#, true),
  ])
  func aBoundTitleDecidesWhatALiteralCellShows(_ cell: String, _ expected: Bool) {
    #expect(
      isLeftOpen(#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"ObjectCell": {\#(cell)}}]}"#) == expected)
    #expect(
      isLeftOpen(#"{"_Type": "Section.Type.ImageCollection", "ImageCells": [{"ImageCell": {\#(cell)}}]}"#) == expected)
  }

  /// They may be pictures of what the page is about, or show what has no page of its own; a chevron says that there is one.
  @Test(arguments: [
    ("Image", "", "", true), ("Image", #", "OnPress": """#, "", true), ("Object", "", "", true),
    ("Image", #", "OnPress": "/App/Actions/X.action""#, "", false),
    ("Object", "", #", "OnPress": "/App/Actions/X.action""#, false),
    ("Object", #", "AccessoryType": "DisclosureIndicator""#, "", false),
    ("Object", #", "AccessoryType": "DisclosureIndicator", "OnAccessoryButtonPress": "/App/Rules/x.js""#, "", true),
    ("Object", #", "AccessoryType": "{A}""#, "", true),
  ])
  func cellsOfCollectionsThatOpenNothingAreLeftOpen(_ kind: String, _ cell: String, _ more: String, _ expected: Bool) {
    for target in ["{Pictures}", "Products"].map({ #"{"Path": "\#($0)"}"# }) + [#"{"EntitySet": "Products"}"#] {
      let cell = #""\#(kind)Cell": {"Title": "{A}"\#(cell)}"#
      #expect(
        isLeftOpen(#"{"_Type": "Section.Type.\#(kind)Collection", "Target": \#(target), \#(cell)\#(more)}"#)
          == expected)
    }
  }

  @Test(arguments: [
    (#""AccessoryButtonText": "Delete", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""AccessoryButtonText": "$(L,'edit_order')", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""AccessoryButtonIcon": "sap-icon://edit", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""AccessoryButtonIcon": "/App/Rules/Icon.js", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""AccessoryButtonIcon": "sap-icon://edit""#, false), (#""AccessoryButtonText": "Delete""#, false),
    (#""AccessoryButtonIcon": "sap-icon://edit", "OnPress": "/App/Rules/x.js""#, true),
    (#""AccessoryButtonText": "More", "OnAccessoryButtonPress": "/App/Actions/DeleteOrder.action""#, true),
    (#""AccessoryButtonText": "More", "OnAccessoryButtonPress": {"Name": "/App/Actions/EditOrder.action"}"#, true),
    (#""ProgressIndicator": "ToDownload", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""AccessoryType": "toDownload", "OnAccessoryButtonPress": "/App/Rules/x.js""#, true),
    (#""ProgressIndicator": "ToDownload""#, false), (#""AccessoryType": "toDownload""#, false),
    (#""AccessoryButtonText": "Call""#, false), (#""AccessoryType": "DisclosureIndicator""#, false),
    (#""AccessoryButtonText": """#, false), (#""AccessoryType": "Checkmark""#, true),
    (#""ContextMenu": {"Items": [{"_Name": "e", "Text": "Edit"}], "TrailingItems": ["e"]}"#, true),
    (#""ContextMenu": {"Items": [{"_Name": "c", "Text": "Call"}], "TrailingItems": ["c"]}"#, false),
    (#""AccessoryType": "DisclosureIndicator", "ContextMenu": {"Items": [{"_Name": "e", "Text": "Edit"}]}"#, false),
    (#""ContextMenu": {"Items": "/App/Rules/Items.js", "TrailingItems": "/App/Rules/Names.js"}"#, true),
    (#""ContextMenu": "/App/Rules/Menu.js""#, true), (#""ContextMenu": {"Items": []}"#, false),
  ])
  func rowsThatAreThereToBeChangedAreLeftOpen(_ accessory: String, _ expected: Bool) {
    let cell = #""ObjectCell": {"Title": "{A}", \#(accessory)}"#
    #expect(
      isLeftOpen(#"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"}, \#(cell)}"#) == expected)
  }

  @Test func rowsOfGridTablesAreLikeOthers() {
    let row = #""Row": {"Items": [{"BindTo": "Headline", "Text": "{A}"}]}"#
    #expect(isLeftOpen(#"{"_Type": "Section.Type.GridTable", "Target": "/App/Rules/x.js", \#(row)}"#))
    #expect(!isLeftOpen(#"{"_Type": "Section.Type.GridTable", "Target": {"EntitySet": "O"}, \#(row)}"#))
  }

  // MARK: Names

  /// What is blank names nothing: the next text does, or the place.
  @Test(arguments: [
    (#""Title": "A""#, "A"), (#""Title": " ", "KeyName": "B""#, "B"), (#""Title": " A""#, " A"),
    (#""Title": "\u00A0", "KeyName": "$(L,'b')""#, nil), (#""Title": "é""#, "é"),
    (#""Title": "\t", "Caption": "", "Header": {"Caption": "C"}"#, "C"),
  ])
  func aBlankTextNamesNothing(_ members: String, _ expected: String?) {
    var names: [String?] = []
    _ = readMDK(page(#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{\#(members)}]}"#)) { tree, _ in
      names = (0..<tree.count).map { tree[$0] }.filter { $0.kind == .objectCell }.map(\.name)
    }
    #expect(names == [expected])
  }

  // MARK: Chevrons

  private static let bound = #""Target": {"EntitySet": "O"}"#

  @Test(arguments: [
    (bound, "", true), (bound, #", "OnPress": """#, true), (bound, #", "OnPress": {}"#, true),
    (bound, #", "OnPress": "/App/Rules/x.js""#, false),
    (bound, #", "OnAccessoryButtonPress": "/App/Rules/x.js""#, false),
    (bound + #", "Selection": {"Mode": "Multiple"}"#, "", false),
    (bound + #", "Selection": {"LongPressToEnable": "Multiple"}"#, "", false),
    (bound + #", "Selection": {"Mode": "None", "LongPressToEnable": "None"}"#, "", true),
    (bound + #", "OnPress": "/App/Rules/x.js""#, "", false), (#""Visible": true"#, "", false),
    (#""Target": "/App/Rules/x.js""#, "", true), (#""Target": {"EntitySet": "", "Service": ""}"#, "", false),
  ])
  func aChevronWithoutADestinationOpensNothing(_ section: String, _ press: String, _ expected: Bool) {
    let text = page(
      #"""
      {"_Type": "Section.Type.ObjectTable", \#(section),
       "ObjectCell": {"Title": "{A}", "AccessoryType": "disclosureIndicator"\#(press)}}
      """#)
    #expect(readMDK(text).lines("tap").contains("tap opens=none") == expected)
    #expect(!readMDK(text, platform: .android).lines("tap").contains("tap opens=none"))
  }

  @Test func usersOfAFragmentMaySayWhatATapOpens() throws {
    let section = #"""
      {"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "O"},
       "ObjectCell": {"Title": "{A}", "AccessoryType": "DisclosureIndicator"}}
      """#
    #expect(readMDK(section, path: "F.fragment").lines("accessory") == ["accessory control=chevron actions? tap?"])
    let project = try MDKProject([
      "Fragments/F.fragment": section, "Pages/Main.page": page(#""/App/Fragments/F.fragment""#),
    ])
    #expect(project.read("Pages/Main.page").lines("tap") == ["tap opens=none"])
  }

  @Test func cellsThatCodeDrawsMayOpenAnything() {
    let section = { (more: String) in
      page(
        #"{"_Type": "Section.Type.ObjectCollection", "Target": {"EntitySet": "O"}, "Extension": {"Module": "M"\#(more)}}"#
      )
    }
    #expect(readMDK(section("")).lines("cells/") == ["cells/otherCell prototype=true tap?"])
    #expect(readMDK(section(#", "OnPress": """#)).lines("cells/") == ["cells/otherCell prototype=true tap?"])
    #expect(readMDK(section(#", "OnPress": "/App/Rules/x.js""#)).lines("tap") == ["tap"])
  }

  // MARK: Where cells and See Alls lead

  private func tap(_ page: String, fromSeeAll: Bool = false, _ cell: String = "") throws -> String {
    let press = #""OnPress": {"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Target.page"}"#
    let project = try MDKProject([
      "Pages/Target.page": page,
      "Pages/Main.page": fromSeeAll
        ? FormatsTests.page(
          #"{"_Type": "Section.Type.ObjectCollection", "ObjectCell": {}, "Footer": {"Caption": "See All", \#(press)}}"#)
        : objectCellPage(press),
    ])
    return project.read("Pages/Main.page").line("tap")
  }

  private func header(_ value: String) -> String {
    #"{"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "\#(value)"}}"#
  }

  @Test(arguments: ["{A}", "/App/Rules/x.js", "#Property:Name", "$(D,{Date})"])
  func aPageThatBeginsWithAnObjectIsItsDetail(_ value: String) throws {
    let list = #"{"_Type": "Section.Type.ObjectTable"}"#
    let details = [
      header(value) + "," + list, #"{"_Type": "Section.Type.Image"},"# + header(value) + "," + list,
      #"{"_Type": "Section.Type.ProfileHeader", "ProfileHeader": {"Headline": "\#(value)"}},"# + list,
      #"{"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"KeyName": "A", "Value": "\#(value)"}]},"# + list,
      header(value) + #","/App/Rules/sections.js""#,
    ]
    for sections in details { #expect(try tap(page(sections)) == "tap opens=detail transition=push", "\(sections)") }
    let open = [
      list + "," + header(value), header("Hello") + "," + list,
      header(value) + #", {"_Type": "Section.Type.FormCell"}"#, #""/App/Rules/sections.js", "# + header(value),
    ]
    for sections in open { #expect(try tap(page(sections)) == "tap transition=push", "\(sections)") }
    // What a See All opens may be all items even so.
    #expect(try tap(page(header(value) + "," + list), fromSeeAll: true) == "tap transition=push")
    #expect(try tap(page(header(value)), fromSeeAll: true) == "tap opens=detail transition=push")
  }

  @Test(arguments: [
    (#"{"EntitySet": "{@odata.readLink}/Items"}"#, false),
    (#"{"EntitySet": "I", "QueryOptions": "/App/Rules/x.js"}"#, false),
    (#"{"EntitySet": "Items"}"#, true),
  ])
  func aListOfWhatBelongsToAnItemMayBeAllAboutIt(_ target: String, _ isList: Bool) throws {
    let list = page(#"{"_Type": "Section.Type.ObjectTable", "Target": \#(target), "ObjectCell": {"Title": "{A}"}}"#)
    let expected = "tap opens=list transition=push listContent=objectCell"
    #expect(try tap(list) == (isList ? expected : "tap transition=push"))
    #expect(try tap(list, fromSeeAll: true) == expected)
  }

  /// A page about an item may begin with anything, and its rows may be a menu of what there is about it.
  @Test(arguments: [
    (#"{"_Type": "Section.Type.Extension", "Module": "M"},"#, false), (#"{"_Type": "Section.Type.Image"},"#, false),
    (#"{"_Type": "Section.Type.KPIHeader"},"#, false),
    (#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Title": "Notes"}]},"#, false),
    (#"{"_Type": "Section.Type.ButtonTable"},"#, true), ("", true),
  ])
  func aPageThatMayBeAboutAnItemIsLeftOpen(_ before: String, _ isList: Bool) throws {
    let list =
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Items"}, "ObjectCell": {"Title": "{A}"}}"#
    let expected = isList ? "tap opens=list transition=push listContent=objectCell" : "tap transition=push"
    #expect(try tap(page(before + list)) == expected)
  }

  @Test func fragmentsOfADestinationAreMergedToo() throws {
    let reference = #"{"_Type": "Fragment", "Fragment": "/App/Fragments/F.fragment", "Properties": {%}}"#
    for (properties, expected) in [
      (##""#Name:Head": null"##, "tap opens=list transition=push listContent=objectCell"),
      (##""#Name:Head": {"Visible": false}"##, "tap opens=list transition=push listContent=objectCell"),
      (#""Other": 1"#, "tap opens=detail transition=push"),
    ] {
      let project = try MDKProject([
        "Fragments/F.fragment": #"""
        [{"_Type": "Section.Type.ObjectHeader", "_Name": "Head", "ObjectHeader": {"HeadlineText": "{A}"}},
         {"_Type": "Section.Type.ObjectTable", "_Name": "List", "Target": {"EntitySet": "Items"}}]
        """#,
        "Pages/Target.page": page(reference.replacing("%", with: properties)),
        "Pages/Main.page": objectCellPage(
          #""OnPress": {"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Target.page"}"#),
      ])
      #expect(project.read("Pages/Main.page").line("tap") == expected)
    }
  }
}
