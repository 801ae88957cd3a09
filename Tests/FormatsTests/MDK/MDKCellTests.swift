import Screens
import Testing

/// What the properties of cells are in the vocabulary.
@Suite struct MDKCellTests {
  private func objectCell(_ properties: String, section: String = "ObjectTable", platform: Token? = nil) -> ReadScreens
  {
    readMDK(objectCellPage(properties, section: section), platform: platform)
  }

  @Test func imageCells() {
    let cell =
      #""Image": "/A/Images/x.png", "Title": "T", "Subtitle": "{S}", "Attribute": "", "OnPress": "/A/Rules/x.js""#
    let result = readMDK(page(#"{"_Type": "Section.Type.ImageCollection", "ImageCell": {\#(cell)}}"#))
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/collectionView layout=horizontalFit
            cells/collectionCell represents=? prototype=true
              image source="/A/Images/x.png"
              title text="T"
              subtitle text=?
              tap
        """)
  }

  @Test(arguments: [
    (#""Image": "a""#, #"image source="a""#),
    (#""Image": "a", "ImageIsCircular": true"#, #"image source="a" shape=circle"#),
    (#""Image": "a", "ImageIsCircular": false"#, #"image source="a" shape=?"#),
    (#""Image": "a", "ImageIsCircular": "{X}""#, #"image source="a" shape=?"#), (#""Image": """#, nil),
    (#""Title": "x""#, nil),
    (#""Image": "/A/Services/S.service/{@odata.readLink}/$value""#, "image source=?"),
  ])
  func imagesOfImageCells(_ properties: String, _ expected: String?) {
    let result = readMDK(page(#"{"_Type": "Section.Type.ImageCollection", "ImageCell": {\#(properties)}}"#))
    #expect(result.lines("image").first == expected)
  }

  @Test func contactCells() {
    let result = readMDK(
      page(
        #"""
        {"_Type": "Section.Type.ContactCell", "ContactCell": {"Headline": "{N}", "DetailImage": "{I}", "DetailImageText": "AB",
          "ActivityItems": [{"ActivityType": "Phone"}, {"ActivityType": "{T}"}], "OnPress": "/A/Rules/x.js"}}
        """#))
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView
            cells/contactCell prototype=true
              image source=? shape=circle placeholder=initials text="AB"
              title text=?
              actions/action control=icon label="Phone"
              actions/action control=icon label=?
              tap
        """)
  }

  @Test(arguments: [
    (#""DetailImage": "a", "DetailImageIsCircular": false"#, #"image source="a" shape=rectangle"#),
    (#""UseHeadlineForDetailImage": true"#, "image shape=circle placeholder=initials text=?"),
    (#""UseHeadlineForDetailImage": false"#, nil), (#""DetailImage": "", "DetailImageText": """#, nil),
    (#""DetailImage": "", "DetailImageText": "/A/Rules/x.js""#, "image shape=circle placeholder=initials text=?"),
  ])
  func imagesOfContactCells(_ properties: String, _ expected: String?) {
    let result = readMDK(page(#"{"_Type": "Section.Type.ContactCell", "ContactCell": {\#(properties)}}"#))
    #expect(result.lines("image").first == expected)
  }

  @Test func textsOfObjectCells() {
    let result = objectCell(
      #"""
      "Title": "T", "Subhead": "{S}", "Footnote": "", "Description": "D", "Tags": [{"Text": "{A}"}, {"Text": ""}, {"Text": "B"}],
      "StatusText": "Open", "SubstatusText": "", "SubstatusImage": "sap-icon://a", "SubStatusText": "misspelt"
      """#)
    #expect(
      result.dump == """
        screen name="Test" platform=crossPlatform
          content/tableView
            cells/objectCell prototype=true
              title text="T"
              subtitle text=?
              description text="D"
              attributes
                items/item text="Open"
                items/item
              tags/tag text=?
              tags/tag text="B"
        """)
  }

  @Test(arguments: [
    (#""AvatarStack": {"Avatars": [{"Image": "a"}]}"#, #"source="a" shape=circle"#),
    (
      #""AvatarStack": {"Avatars": [{"Image": ""}, {"Image": "b"}], "ImageIsCircular": false}"#,
      #"source="b" shape=square"#
    ),
    (#""AvatarStack": {"Avatars": [{"ImageText": "AB"}]}"#, #"shape=circle placeholder=initials text="AB""#),
    (
      #""AvatarStack": {"Avatars": [{"Image": "{I}", "ImageText": "{T}"}]}"#,
      "source=? shape=circle placeholder=initials text=?"
    ),
    (#""AvatarStack": {"Avatars": [{"Image": "a"}], "ImageIsCircular": "/A/Rules/x.js"}"#, #"source="a" shape=?"#),
    (#""AvatarStack": {"Avatars": [{"Image": ""}]}"#, nil), (#""AvatarStack": {"Avatars": []}"#, nil),
    (#""AvatarStack": {}"#, nil),
    (#""AvatarStack": {"Avatars": "/A/Rules/x.js"}"#, "?"), (#""AvatarStack": "/A/Fragments/x.fragment""#, "?"),
    (#""AvatarStack": {"BindingCollection": "{Users}", "Avatar": {"Image": "{I}"}}"#, "?"),
    (#""AvatarStack": {"Avatars": []}, "DetailImage": "c""#, #"source="c""#),
    (#""DetailImage": "c", "DetailImageIsCircular": true"#, #"source="c" shape=circle"#),
    (#""DetailImage": "c", "DetailImageIsCircular": false"#, #"source="c" shape=square"#),
    (#""DetailImage": "", "DetailImageText": "AB""#, #"placeholder=initials text="AB""#), (#""DetailImage": """#, nil),
  ])
  func imagesOfObjectCells(_ properties: String, _ expected: String?) {
    let result = objectCell(properties)
    if expected == "?" {
      #expect(result.lines("cells/") == ["cells/objectCell prototype=true detailImage?"])
    } else {
      #expect(result.lines("detailImage/").first == expected.map { "detailImage/image " + $0 })
      #expect(!result.line("cells/").contains("detailImage?"))
    }
  }

  @Test(arguments: [
    (#""Avatars": [{"Image": "a"}]"#, "avatarStack"), (#""Avatars": []"#, nil), (#""ImageIsCircular": true"#, nil),
    (#""Avatars": "/A/Rules/x.js""#, "?"), (#""BindingCollection": "{U}", "Avatar": {}"#, "?"),
  ])
  func avatarGrids(_ properties: String, _ expected: String?) {
    let result = objectCell(#""AvatarGrid": {\#(properties)}"#)
    #expect(result.lines("avatarStack").first == (expected == "?" ? nil : expected))
    #expect(result.line("cells/").contains("avatarStack?") == (expected == "?"))
  }

  @Test(arguments: [
    ("[]", 0, ""), (#"["", ""]"#, 0, ""), (#"["sap-icon://a", "", "sap-icon://b"]"#, 2, "iconStack"),
    (#"["sap-icon://a", "{I}"]"#, 1, "iconStack icons?"), (#""/A/Rules/x.js""#, 0, "?"),
  ])
  func iconStacks(_ icons: String, _ count: Int, _ expected: String) {
    let result = objectCell(#""Icons": \#(icons)"#)
    #expect(result.lines("icons/icon").count == count)
    #expect(result.line("cells/").contains("iconStack?") == (expected == "?"))
    if count > 0 { #expect(result.lines("iconStack") == [expected]) }
  }

  @Test(arguments: [
    (#""HorizontalIcons": ["a", "b"]"#, 2, "attributes"), (#""HorizontalIcons": []"#, 0, ""),
    (#""HorizontalIcons": "/A/Rules/x.js""#, 0, "?"),
    (#""StatusText": "x", "HorizontalIcons": "/A/Rules/x.js""#, 1, "attributes items?"),
    (#""StatusImage": "/A/Rules/x.js""#, 1, "attributes items?"), (#""StatusImage": """#, 0, ""),
  ])
  func attributes(_ properties: String, _ count: Int, _ expected: String) {
    let result = objectCell(properties)
    #expect(result.lines("items/item").count == count)
    #expect(result.line("cells/").contains("attributes?") == (expected == "?"))
    if count > 0 { #expect(result.lines("attributes") == [expected]) }
  }

  @Test func objectCollectionsShowNeitherDescriptionNorProgress() {
    let press = #""OnAccessoryButtonPress": "/A/Rules/x.js""#
    let properties =
      #""Description": "D", "ProgressIndicator": "Open", "AccessoryType": "disclosureIndicator", \#(press)"#
    let result = objectCell(properties, section: "ObjectCollection")
    #expect(result.lines("description").isEmpty)
    #expect(result.lines("accessory") == ["accessory control=chevron"])
    #expect(objectCell(properties).lines("accessory") == ["accessory control=action"])
  }

  /// What a page says itself is known of its description, and what is the default is not.
  @Test(arguments: [("true", true), (#""true""#, true), ("false", false), (#""{X}""#, false), ("", false)])
  func descriptionsThatPhonesShow(shown: String, isSaid: Bool) {
    let member = shown.isEmpty ? "" : #", "DisplayDescriptionInMobile": \#(shown)"#
    #expect(objectCell(#""Description": "D"\#(member)"#).dump.contains("inCompactWidth=true") == isSaid)
    #expect(objectCell(#""Description": "{D}"\#(member)"#).dump.contains("inCompactWidth=true") == isSaid)
  }

  @Test(arguments: [("true", true), ("false", false), (#""{X}""#, false)])
  func descriptionsMayBeForTabletsOnly(_ shown: String, _ isCertain: Bool) {
    let result = objectCell(#""Description": "D", "DisplayDescriptionInMobile": \#(shown)"#)
    #expect(result.lines("description").count == (isCertain ? 1 : 0))
    #expect(result.line("cells/").contains("description?") == !isCertain)
  }

  @Test(arguments: [
    (#""AccessoryType": "DisclosureIndicator""#, "chevron"), (#""AccessoryType": "disclosureIndicator""#, "chevron"),
    (#""AccessoryType": "DetailButton""#, "info"), (#""AccessoryType": "DetailDisclosureButton""#, "info"),
    (#""AccessoryType": "DetailButton", "OnPress": "/A/Actions/x.action""#, "?"),
    (#""AccessoryType": "DetailButton", "OnAccessoryButtonPress": "/A/Rules/x.js""#, "info"),
    (#""AccessoryType": "DetailDisclosureButton", "OnAccessoryButtonPress": "/A/Rules/x.js""#, "info"),
    (#""AccessoryType": "Checkmark""#, "other"), (#""AccessoryType": "None""#, nil), (#""AccessoryType": """#, nil),
    ("", nil),
    (#""AccessoryType": "toDownload""#, "action"), (#""AccessoryType": "Sparkles""#, "?"),
    (#""AccessoryType": "toDownload", "OnAccessoryButtonPress": "/A/Rules/x.js""#, "action"),
    (#""AccessoryType": "{X}""#, "?"),
    (#""AccessoryType": "DisclosureIndicator", "ProgressIndicator": "InProgress""#, "action"),
    (
      #""AccessoryType": "DisclosureIndicator", "ProgressIndicator": "InProgress", "OnAccessoryButtonPress": "/x.js""#,
      "action"
    ),
    (#""AccessoryType": "DisclosureIndicator", "ProgressIndicator": """#, "chevron"),
    (#""AccessoryType": "DisclosureIndicator", "ProgressIndicator": "/A/Rules/x.js""#, "?"),
    (#""ProgressIndicator": "Open", "AccessoryButtonText": "Get""#, "action"),
    (
      #""ProgressIndicator": "Open", "AccessoryButtonText": "Get", "OnAccessoryButtonPress": "/A/Rules/x.js""#, "action"
    ),
    (#""AccessoryType": "DetailButton", "AccessoryButtonIcon": "sap-icon://a""#, "action"),
    (#""AccessoryButtonIcon": "sap-icon://message-information""#, "?"), (#""AccessoryButtonIcon": "{Icon}""#, "?"),
    (#""AccessoryButtonText": "$(L,edit)""#, "action"), (#""AccessoryButtonText": "$(PLT,Edit,null)""#, "?"),
    (#""AccessoryButtonIcon": "sap-icon://a", "OnAccessoryButtonPress": "/A/Rules/x.js""#, "action"),
  ])
  func accessories(_ properties: String, _ expected: String?) {
    let result = objectCell(properties)
    #expect(result.lines("accessory").first == (expected == "?" ? nil : expected.map { "accessory control=" + $0 }))
    #expect(result.line("cells/").contains("accessory?") == (expected == "?"))
  }

  @Test func accessoriesThatAndroidDoesNotDraw() {
    let chevron = #""AccessoryType": "DisclosureIndicator""#
    #expect(objectCell(chevron, platform: .android).lines("accessory").isEmpty)
    #expect(objectCell(chevron, platform: .ios).lines("accessory") == ["accessory control=chevron"])
    let press = #""OnAccessoryButtonPress": "/A/Rules/x.js""#
    let text = #""AccessoryButtonText": "Get", "AccessoryType": "Checkmark", \#(press)"#
    #expect(objectCell(text, platform: .android).lines("accessory") == ["accessory control=other"])
    #expect(objectCell(text, platform: .ios).lines("accessory") == ["accessory control=action"])
  }

  @Test func buttonsOfAccessoriesAreActions() {
    let text = objectCell(#""AccessoryButtonText": "Get", "OnAccessoryButtonPress": "/A/Rules/x.js""#)
    #expect(text.lines("actions/") == [#"actions/action control=button label="Get""#])
    #expect(text.lines("tap") == ["tap"])
    let icon = objectCell(#""AccessoryButtonIcon": "{I}", "OnAccessoryButtonPress": "/A/Rules/x.js""#)
    #expect(icon.lines("actions/") == ["actions/action control=icon"])
  }

  @Test(arguments: [("DetailButton", 1), ("DetailDisclosureButton", 1), ("DisclosureIndicator", 0), ("Checkmark", 0)])
  func tapsOfAccessories(_ type: String, _ taps: Int) {
    // A chevron is no control of its own: a tap on it is a tap on the cell.
    let result = objectCell(#""AccessoryType": "\#(type)", "OnAccessoryButtonPress": "/A/Rules/x.js""#)
    #expect(result.lines("tap").count == taps)
  }

  @Test func swipeActionsAreThoseNamedAtEitherEnd() {
    let menu = #"""
      "Items": [{"_Name": "A", "Text": "Edit"}, {"_Name": "B", "Text": "{T}"}, {"_Name": "C", "Text": "Unused"}],
      "LeadingItems": ["A"], "TrailingItems": ["B"]
      """#
    let result = objectCell(#""ContextMenu": {\#(menu)}"#)
    #expect(result.lines("swipeActions/") == [#"swipeActions/action label="Edit""#, "swipeActions/action label=?"])
    let rule = objectCell(
      #""ContextMenu": {"Items": [{"_Name": "A"}], "LeadingItems": "/A/Rules/x.js", "TrailingItems": []}"#)
    #expect(rule.lines("swipeActions/").isEmpty)
    #expect(rule.line("cells/").hasSuffix("swipeActions?"))
    #expect(objectCell(#""ContextMenu": {"Items": []}"#).line("cells/") == "cells/objectCell prototype=true")
  }

  @Test(arguments: [
    (#""""#, 0), ("[]", 0), ("{}", 0), (#""/A/Rules/x.js""#, 1), (#""/A/Actions/x.action""#, 1), (#""{Action}""#, 1),
    (#"{"Name": "/A/Actions/x.action", "Properties": {}}"#, 1), (#""$(PLT,'/A/Rules/x.js','/A/Rules/y.js')""#, 1),
  ])
  func taps(_ press: String, _ count: Int) {
    let result = objectCell(#""OnPress": \#(press)"#)
    #expect(result.lines("tap") == Array(repeating: "tap", count: count))
  }

  @Test func aTapOnOnePlatformOnlyIsLeftOpen() {
    let properties = #""OnPress": "$(PLT,'/A/Rules/x.js','')""#
    #expect(objectCell(properties).line("cells/").hasSuffix("tap?"))
    #expect(objectCell(properties, platform: .ios).lines("tap") == ["tap"])
    #expect(objectCell(properties, platform: .android).lines("tap").isEmpty)
  }

  @Test func aCollectionMayHandleTheTapsOfItsCells() {
    let section =
      #"{"_Type": "Section.Type.ObjectCollection", "ObjectCell": {"Title": "x"}, "OnPress": "/A/Rules/x.js"}"#
    #expect(readMDK(page(section)).line("cells/").hasSuffix("tap?"))
  }
}
