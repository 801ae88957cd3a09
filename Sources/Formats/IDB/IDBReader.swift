import Screens

/// Reads the accessibility elements of a screen: one screen a file.
final class IDBReader: JSONScreenReader {
  override var isPrinted: Bool { true }

  override func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: IDBFormat.plain)
  }

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    var tree = IDBTree()
    json.withRoot { tree.read($0) }
    guard tree.views.count > 1 else { throw ReadError("holds no element with a frame", at: 0) }
    try tree.views.requireLayout(on: "iOS", "`frame`")
    tree.complete()
    builder.startScreen(at: tree.views[0].place.lowerBound, isOneOfSeveral: false)
    ScreenMapper.map(AppleViews.screen(0, tree.views), tree.views, AppleViews.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
  }
}

/// The accessibility elements of a screen, put into each other.
private struct IDBTree {
  /// The first one stands for the whole file.
  let views = ObservedViews()
  /// Whether the elements do not say what lies in them.
  private var isFlat = false

  /// Where the system's bars lie, from the upper and lower edge of the screen, in points: the status bar and a
  /// navigation bar, a tab bar.
  private static let bars = (top: 116.0, bottom: 96.0)
  private static let barNames = ["nav bar", "navigation bar", "tab bar", "toolbar"]

  /// Reads the outermost value of a file.
  mutating func read(_ root: JSONValue) {
    AppleViews.open(ObservedView(at: root.range), in: views)
    let list = Self.elements(of: root)
    isFlat = list.kind == .array && !list.children.contains { $0["children"]?.kind == .array }
    if list.kind == .array { read(list: list) } else { read(element: list) }
    while views.current >= 0 { views.close() }
  }

  /// The elements, which tools hand on inside of an answer of their own.
  private static func elements(of root: JSONValue) -> JSONValue {
    var value = root
    let holders: [JSONName] = ["data", "capture", "uiHierarchy", "result", "elements"]
    for holder in holders { value = value[holder] ?? value }
    return value
  }

  private mutating func read(list: JSONValue) {
    for value in list.children where value.kind == .object { read(element: value) }
  }

  /// Reads an element; in a flat list it lies in the last one before it whose frame holds its own.
  private mutating func read(element value: JSONValue) {
    var view = view(value)
    while isFlat, views.current > 0, !holds(views.current, view) { views.close() }
    view.spoken = text(value["AXLabel"] ?? value["label"])
    if view.spoken < 0, view.role == .text { view.spoken = text(value["AXValue"] ?? value["value"]) }
    view.id = text(value["AXUniqueId"] ?? value["identifier"])
    AppleViews.open(view, in: views)
    if isFlat { return }
    if let children = value["children"], children.kind == .array { read(list: children) }
    views.close()
  }

  private func text(_ value: JSONValue?) -> Int32 {
    guard let value, value.kind == .string else { return ObservedView.absent }
    let place = value.range
    return (value.withText { $0.isEmpty ? nil : views.keep($0, at: place) } ?? nil) ?? ObservedView.absent
  }

  /// Whether an element may hold another one: what shows a text or an image only lies behind others.
  private func holds(_ index: Int32, _ inner: ObservedView) -> Bool {
    switch views[index].role {
    case .text, .image, .control, .link, .canvas: return false
    default: break
    }
    guard let outer = views[index].box, let frame = inner.box else { return false }
    return frame.x >= outer.x - 1 && frame.y >= outer.y - 1 && frame.right <= outer.right + 1
      && frame.bottom <= outer.bottom + 1
  }

  private func view(_ value: JSONValue) -> ObservedView {
    let name = (value["type"] ?? value["role"])?.string ?? ""
    var view = ObservedView(at: value.range)
    view.role = AppleRoles.role(ofAccessibility: name)
    if name.hasSuffix("Heading") { view.states.insert(.headerTrait) }
    if value["enabled"]?.kind == .no { view.states.insert(.disabled) }
    if view.role == .cell { view.states.insert(.mayHoldMore) }
    if view.role == .container {
      let names = [value["role_description"], value["AXLabel"], value["label"]].compactMap { $0?.string?.lowercased() }
      if names.contains(where: { Self.barNames.contains($0) }) { view.role = .bar }
    }
    if value["hidden"]?.kind == .yes { view.states.insert(.invisible) }
    // Which of them is there depends on the keys that the command was given.
    if let frame = [value["frame"], value["AXFrame"]].lazy.compactMap({ $0 }).first(where: { $0.kind != .null }) {
      views.give(&view, box: frame, expected: GivenBox.appleExpectation) {
        $0.withText { GivenBox(appleText: $0) } ?? GivenBox(appleSides: $0)
      }
    }
    return view
  }

  /// Finds what each element lies in, and what is where the system's bars are: lists without them do not tell what
  /// is in one.
  func complete() {
    AppleViews.complete(views)
    let screen = (0..<views.count).first { views[$0].role == .application && views[$0].box != nil }
    let height = screen.flatMap { views[$0].box?.bottom }
    for index in 1..<views.count {
      guard let box = views[index].box else { continue }
      let isBelow = height.map { box.bottom > $0 - Self.bars.bottom } ?? true
      if box.y < Self.bars.top || isBelow { views[index].states.insert(.placed) }
    }
  }
}
