/// What XCUITest takes an element for, as far as it matters here.
enum PageSourceType: UInt8 {
  case application, window
  case collection, table, scroll, cell
  case image, text, button, link
  /// A control that the system draws, in a size of its own.
  case control
  /// A bar whose items the system places.
  case bar
  /// What belongs to the system and not to the application.
  case system
  /// Shows something that has no elements: a web page, a map, a video.
  case canvas
  /// Holds other elements, or is drawn by code.
  case other

  private static let prefix: StaticString = "XCUIElementType"

  private static let byName: [String: PageSourceType] = [
    "Application": .application, "Window": .window, "CollectionView": .collection, "Table": .table, "Outline": .table,
    "ScrollView": .scroll, "Cell": .cell, "TableRow": .cell, "Image": .image, "StaticText": .text, "Button": .button,
    "Icon": .button, "MenuItem": .button, "RadioButton": .button, "CheckBox": .button, "PopUpButton": .button,
    "MenuButton": .button, "Link": .link, "Switch": .control, "Toggle": .control, "TextField": .control,
    "SecureTextField": .control, "SearchField": .control, "TextView": .control, "Slider": .control,
    "Stepper": .control, "SegmentedControl": .control, "PageIndicator": .control, "Picker": .control,
    "PickerWheel": .control, "DatePicker": .control, "ColorWell": .control, "NavigationBar": .bar, "Toolbar": .bar,
    "TabBar": .bar, "TouchBar": .bar, "StatusBar": .system, "Keyboard": .system, "Key": .system,
    "MenuBar": .system, "WebView": .canvas, "Map": .canvas,
  ]

  /// The type that XCUITest names so, without its prefix; `nil` where it names none.
  init?(named name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// The type that a tag or the attribute `type` names; `nil` where it names none of XCUITest's.
  init?(_ name: UTF8Text) {
    guard name.begins(with: Self.prefix) else { return nil }
    let rest = UTF8Text(rebasing: name[Self.prefix.utf8CodeUnitCount...])
    self = Self.byName[String(decoding: rest, as: UTF8.self)] ?? .other
  }
}
