import Screens

/// What views of a running app on iOS have in common.
enum AppleViews {
  static let traits: ViewTraits = {
    var traits = ViewTraits()
    (traits.precision, traits.showsCopies) = (1, true)
    return traits
  }()

  private static let leastTarget = 8.0
  /// What the system draws around content to be dragged, or lays over content for assistive technology.
  private static let furniture: [StaticString] = ["sheet grabber", "vertical scroll", "horizontal scroll"]

  /// Opens a view, and adds to its states what follows from its role, traits and texts.
  static func open(_ view: ObservedView, in views: ObservedViews) {
    var view = view
    switch view.role {
    case .button: view.states.insert(.reacts)
    case .container, .image, .text: if view.states.contains(.buttonTrait) { view.states.insert(.reacts) }
    default: break
    }
    if view.spoken < 0 { view.states.insert(.silent) }
    if view.role != .button || view.kind == .icon || view.kind == .group { view.states.remove(.speechIsKnown) }
    view.text = view.spoken >= 0 ? view.spoken : ObservedView.unknown
    if view.role == .control || view.role == .button && isPageControl(view.text, views) {
      view.states.insert(.control)
    }
    if hasOwnTarget(view, views) { view.states.insert(.ownTarget) }
    view.tapPlace = view.role == .cell ? view.boxPlace : FilePlace(view.place.head)
    views.open(view)
  }

  /// A page control is called a button, and speaks of pages only.
  private static func isPageControl(_ text: Int32, _ views: ObservedViews) -> Bool {
    views.withText(text) { bytes, _ in
      guard bytes.begins(with: "Page ") else { return false }
      let words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      return words.count == 4 && words[2].elementsEqual("of".utf8)
        && words[1].allSatisfy { $0 &- 48 < 10 } && words[3].allSatisfy { $0 &- 48 < 10 }
    } ?? false
  }

  /// Whether a view reacts in another way or area than its box, and is too thin to be a touch target.
  private static func hasOwnTarget(_ view: ObservedView, _ views: ObservedViews) -> Bool {
    if let box = view.box, min(box.width, box.height) < leastTarget { return true }
    // Others are no targets: their texts need no look.
    let mayBeTarget = view.states.contains(.reacts) || view.kind != nil || view.role == .image || view.role == .link
    guard mayBeTarget else { return false }
    return views.text(view.spoken >= 0 ? view.spoken : view.id, begins: furniture)
  }

  // MARK: Screens

  /// The screen that a view is: an application, or the fragment of one that it holds.
  static func screen(_ root: Int32, _ views: ObservedViews) -> ObservedScreen {
    let view = views[root]
    let inside = root..<view.end
    let sized = inside.first { isWindow($0, views) && views[$0].box != nil }
    let size = sized.flatMap { views[$0].box }
    // A television has no touch: no guideline is about what it shows.
    if let size, Devices.isTelevision(width: size.width, height: size.height) {
      var screen = ObservedScreen(at: view.place.range, views: root..<root, factsAt: view.place.head)
      screen.isIncomplete = true
      return screen
    }
    var screen = ObservedScreen(at: view.place.range, views: inside, factsAt: view.place.head)
    screen.platform = .ios
    screen.isFragment = !inside.contains { isWindow($0, views) }
    if let sized, let size {
      screen.sizePlace = views[sized].boxPlace.range
      (screen.width, screen.height) = (size.width, size.height)
      screen.deviceClass = Devices.appleClass(width: size.width, height: size.height)
      if screen.deviceClass != nil, size.width != size.height {
        screen.orientation = size.width < size.height ? .portrait : .landscape
      }
    }
    return screen
  }

  static func isWindow(_ index: Int32, _ views: ObservedViews) -> Bool {
    views[index].role == .application || views[index].role == .window
  }

  // MARK: Places

  /// Finds what each view is in, and whether its box can be trusted: parents come before what they hold.
  ///
  /// What another process draws, such as a share sheet, has boxes that count from its own corner; it is known by
  /// filling its container from there. Cells that were not laid out yet hold views with boxes of somewhere else.
  static func complete(_ views: ObservedViews) {
    /// The nearest view with a box that each lies in, itself included.
    var framed: [Int32] = []
    framed.reserveCapacity(Int(views.count))
    var hasStray = false
    for index in 0..<views.count {
      if isHomeScreen(index, views) { views[index].role = .system }
      let parent = views[index].parent
      guard parent >= 0 else {
        framed.append(views[index].box == nil ? -1 : index)
        if views[index].role == .system { views[index].states.insert(.system) }
        continue
      }
      inherit(index, from: parent, views)
      let outer = framed[Int(parent)]
      framed.append(views[index].box == nil ? outer : index)
      hasStray = hasStray || views[index].states.contains(.stray)
      guard !isScrolled(index, views), outer >= 0, let outerBox = views[outer].box, let box = views[index].box else {
        continue
      }
      if isFilling(box, outerBox) {
        views[index].states.insert(.opaque)
      } else if !box.touches(outerBox) {
        views[index].states.insert(.stray)
        hasStray = true
      }
    }
    guard hasStray else { return }
    for index in 0..<views.count where views[index].states.contains(.stray) { views[index].box = nil }
  }

  private static func inherit(_ index: Int32, from parent: Int32, _ views: ObservedViews) {
    let role = views[index].role
    var states = views[parent].states.intersection(.inherited)
    if role == .bar || role == .canvas { states.insert(.placed) }
    if role == .system { states.insert(.system) }
    if views.withText(views[index].id, { name, _ in name.equals("ActivityListView") }) == true {
      states.insert(.opaque)
    }
    views[index].states.formUnion(states)
  }

  /// Whether a view is the system's own application with the icons of all others, whose label is a space.
  private static func isHomeScreen(_ index: Int32, _ views: ObservedViews) -> Bool {
    guard views[index].role == .application else { return false }
    return views.withText(views[index].spoken) { text, _ in text.equals(" ") || text.equals("SpringBoard") } ?? false
  }

  /// Whether a view is moved by what it lies in, so that it may lie outside of it.
  private static func isScrolled(_ index: Int32, _ views: ObservedViews) -> Bool {
    let container = views[index].container
    return container >= 0 && views[container].isScrolling
  }

  /// Whether a box is its container's, but counts from the corner of it.
  private static func isFilling(_ box: Frame, _ outer: Frame) -> Bool {
    box.x == 0 && box.y == 0 && (abs(outer.x) > 1 || abs(outer.y) > 1) && abs(box.width - outer.width) <= 1
      && abs(box.height - outer.height) <= 1
  }
}

extension SupportedFacts {
  /// The facts of a hierarchy of views of a running app on iOS.
  static let appleViews = appleViews(and: [])
  /// The same, and those that a snapshot says alone.
  static let appleSnapshots = appleViews(and: [.widthClass, .heightClass])

  private static func appleViews(and more: [Member]) -> SupportedFacts {
    SupportedFacts(
      [.id, .frame, .text, .label, .control, .interactive, .layout, .scrollDirection, .columns, .count, .orientation],
      of: [.screen: more, .image: [.accessibilityLabel], .button: [.accessibilityLabel]], never: [.image: [.text]])
  }
}

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

  /// The role of a type by its name without prefix.
  static func role(ofType name: String) -> ViewRole { byName[name] ?? .container }

  /// The name of a type by its number in `XCUIElement.ElementType`; empty for one that there is not.
  static func typeName(_ number: Double) -> String {
    guard let index = Int(exactly: number), names.indices.contains(index) else { return "" }
    return names[index]
  }

  private static let names = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button", "RadioButton",
    "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton", "ToolbarButton", "Popover",
    "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow",
    "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator",
    "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField", "SecureTextField",
    "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map", "WebView", "IncrementArrow",
    "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup", "Splitter",
    "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid",
    "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  /// The role that accessibility names, with its prefix `AX` or without.
  static func role(ofAccessibility name: String) -> ViewRole {
    let name = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
    return byAccessibility[name] ?? byName[name] ?? .container
  }
}
