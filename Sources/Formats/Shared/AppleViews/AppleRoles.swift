/// The roles of views by what XCUITest and accessibility call them.
enum AppleRoles {
  private static let prefix: StaticString = "XCUIElementType"

  private static let byName: [String: ViewRole] = [
    "Application": .application, "Window": .window, "CollectionView": .collection, "Table": .table, "Outline": .table,
    "ScrollView": .scroller, "Cell": .cell, "TableRow": .cell, "Image": .image, "StaticText": .text,
    "Button": .button, "Icon": .button, "MenuItem": .button, "RadioButton": .button, "CheckBox": .button,
    "PopUpButton": .button, "MenuButton": .button, "Link": .link, "Switch": .control, "Toggle": .control,
    "TextField": .control, "SecureTextField": .control, "SearchField": .control, "TextView": .control,
    "Slider": .control, "Stepper": .control, "SegmentedControl": .control, "PageIndicator": .control,
    "Picker": .control, "PickerWheel": .control, "DatePicker": .control, "ColorWell": .control,
    "NavigationBar": .bar, "Toolbar": .bar, "TabBar": .bar, "TouchBar": .bar, "StatusBar": .system,
    "Keyboard": .system, "Key": .system, "MenuBar": .system, "WebView": .canvas, "Map": .canvas,
  ]

  /// What accessibility calls otherwise than XCUITest.
  private static let byAccessibility: [String: ViewRole] = [
    "Heading": .text, "TextArea": .control, "CheckBox": .control, "RadioButton": .control,
    "ProgressIndicator": .control,
    "TabGroup": .bar, "Toolbar": .bar, "ScrollArea": .scroller, "GenericElement": .container, "Group": .container,
  ]

  /// The role that a tag or the attribute `type` names; `nil` where it names none of XCUITest's.
  static func role(_ name: UTF8Text) -> ViewRole? {
    guard name.begins(with: prefix) else { return nil }
    let rest = UTF8Text(rebasing: name[prefix.utf8CodeUnitCount...])
    return byName[String(decoding: rest, as: UTF8.self)] ?? .container
  }

  /// The role that accessibility names, with its prefix `AX` or without.
  static func role(ofAccessibility name: String) -> ViewRole {
    let name = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
    return byAccessibility[name] ?? byName[name] ?? .container
  }
}
