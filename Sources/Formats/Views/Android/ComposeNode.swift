import Screens

/// A node of the semantics of Jetpack Compose, as Compose's tests and Roborazzi write it.
///
/// Its box may be less than its touch target: Compose extends that to 48 dp where there is room. Nothing that shows a
/// screen reader's text is missing, since a node that merges what it holds has it.
struct ComposeNode {
  private(set) var view: ObservedView
  private let views: ObservedViews
  private var text: Int32?
  private var isButton = false
  private var isNamed = false
  /// Whether the file leaves out what it holds.
  private var isCut = false
  /// Whether it has neither a tag nor anything else: the outermost node of a composition has not.
  private(set) var isPlain = true

  init(at place: Range<Int>, _ views: ObservedViews) {
    view = ObservedView(at: place)
    self.views = views
  }

  /// Takes the tag by which tests find it.
  mutating func take(tag: UTF8Text, at place: Range<Int>) {
    isPlain = false
    view.id = views.keep(tag, at: place)
  }

  /// Takes its rectangle in pixels.
  mutating func take(_ box: GivenBox, at place: Range<Int>) { views.give(&view, box, at: place) }

  /// Takes the member of its object that is its rectangle in pixels.
  mutating func take(bounds value: JSONValue?) {
    views.give(&view, box: value, expected: PixelBounds.listExpectation) { GivenBox(PixelBounds(list: $0)) }
  }

  /// Takes a property and its value.
  mutating func take(property name: UTF8Text, _ value: UTF8Text, at place: Range<Int>) {
    isPlain = false
    if name.equals("Text") {
      text = views.keep(Self.items(of: value), at: place)
      isNamed = isNamed || !Self.items(of: value).isEmpty
    } else if name.equals("ContentDescription") {
      let items = Self.items(of: value)
      view.spoken = views.keep(items, at: place)
      isNamed = isNamed || !items.isEmpty
    } else if name.equals("StateDescription") {
      isNamed = isNamed || !value.isEmpty
    } else if name.equals("Role") {
      takeRole(value)
    } else if name.equals("EditableText") {
      view.role = .field
    } else if name.equals("Selected") {
      if value.equals("true") { view.states.insert(.selected) }
    } else if name.equals("HorizontalScrollAxisRange") {
      view.role = view.role == .list ? .container : .row
      view.states.insert(.scrolls)
    } else if name.equals("VerticalScrollAxisRange") {
      view.role = view.role == .row ? .container : .list
      view.states.insert(.scrolls)
    } else if name.equals("MergeDescendants") {
      take(flag: name)
    }
  }

  /// A text of which not all is at hand.
  mutating func takeUnknownText() {
    isPlain = false
    isNamed = true
    text = ObservedView.unknown
  }

  /// Takes what a user can do with it.
  mutating func take(action name: UTF8Text, at place: Range<Int>) {
    isPlain = false
    if name.equals("OnClick") {
      view.states.insert(.reacts)
      view.tapPlace = FilePlace(place)
    }
    if name.equals("SetText") { view.role = .field }
  }

  /// Takes a property without a value.
  mutating func take(flag name: UTF8Text) {
    isPlain = false
    if name.equals("Disabled") { view.states.insert(.disabled) }
    if name.equals("Password") { view.states.insert(.password) }
    // Accessibility does not find it.
    if name.equals("InvisibleToUser") || name.equals("HideFromAccessibility") { view.states.insert(.invisible) }
    // The texts of several nodes are one.
    if name.equals("MergeDescendants") { view.states.insert(.mayHoldMore) }
  }

  /// Notes that the file leaves out what it holds.
  mutating func cut() { isCut = true }

  private mutating func takeRole(_ name: UTF8Text) {
    if name.equals("Image") { view.role = .image }
    if name.equals("Tab") { view.role = .tab }
    isButton = ["Button", "Checkbox", "Switch", "RadioButton", "DropdownList"].contains { name.equals($0) }
    if isButton { view.role = name.equals("Button") ? .iconButton : .button }
  }

  /// The view that the node is, once all that it says was taken.
  func finished() -> ObservedView {
    var view = view
    if let text { view.text = text }
    if text != nil, view.role == .container { view.role = .text }
    if text != nil, view.role == .iconButton { view.role = .button }
    // Nothing else gives it a name.
    if view.spoken < 0, !isNamed, !isCut, view.role != .field {
      view.spoken = views.keep(UTF8Text(start: nil, count: 0), at: view.place.range)
    }
    if isCut { view.states.insert(.mayHoldMore) }
    return view
  }

  /// What a list such as `[Save]` holds; a text that is no list as it is.
  private static func items(of value: UTF8Text) -> UTF8Text {
    guard value.first == UInt8(ascii: "["), value.last == UInt8(ascii: "]"), value.count > 1 else { return value }
    return UTF8Text(rebasing: value[1..<value.count - 1])
  }
}

/// What screens of Compose have in common.
enum ComposeScreen {
  /// The least side of a touch target, in dp.
  private static let leastTarget = 48.0

  /// Marks the nodes whose touch targets may be larger than they are.
  ///
  /// - Parameters:
  ///   - nodes: those of Compose among the views.
  ///   - density: pixels of one dp; `nil`: unknown.
  static func extendTargets(of nodes: [Int32], _ views: ObservedViews, density: Double?) {
    for index in nodes where views[index].states.contains(.reacts) {
      if let density, let box = views[index].box, min(box.width, box.height) >= leastTarget * density - 0.5 { continue }
      views[index].states.insert(.ownTarget)
    }
  }

  /// The window that the outermost node of a composition fills; `nil` where it may be a part of a screen.
  static func window(_ box: Frame?) -> Frame? {
    guard let box, box.x == 0, box.y >= 0, box.y * 8 < box.height else { return nil }
    let (less, more) = (min(box.right, box.bottom), max(box.right, box.bottom))
    // No screen has fewer pixels or another shape.
    guard less >= 240, more <= 3 * less, 5 * more >= 6 * less else { return nil }
    // The bar of the system may be above it.
    return Frame(x: 0, y: 0, width: box.right, height: box.bottom)
  }
}
