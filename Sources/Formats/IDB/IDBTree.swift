import Screens

/// The accessibility elements of a screen, put into each other.
struct IDBTree {
  /// The first one stands for the whole file.
  private(set) var elements = PageSourceElements()
  /// Whether the elements do not say what lies in them.
  private var isFlat = false

  /// Where the system's bars lie, from the upper and lower edge of the screen, in points: the status bar and a
  /// navigation bar, a tab bar.
  private static let bars = (top: 116.0, bottom: 96.0)
  /// What accessibility calls things that XCUITest calls otherwise.
  private static let types: [String: PageSourceType] = [
    "Heading": .text, "TextArea": .control, "CheckBox": .control, "RadioButton": .control,
    "ProgressIndicator": .control,
    "TabGroup": .bar, "Toolbar": .bar, "ScrollArea": .scroll, "GenericElement": .other, "Group": .other,
  ]
  private static let barNames = ["nav bar", "navigation bar", "tab bar", "toolbar"]

  /// Reads the outermost value of a file.
  mutating func read(_ root: JSONValue) {
    elements.open(
      PageSourceElement(
        type: .other, states: [], parent: -1, end: 1, start: UInt32(truncatingIfNeeded: root.range.lowerBound),
        stop: UInt32(truncatingIfNeeded: root.range.upperBound)))
    let list = root["elements"] ?? root
    isFlat = list.kind == .array && !list.children.contains { $0["children"]?.kind == .array }
    if list.kind == .array { read(list: list) } else { read(element: list) }
    while elements.current >= 0 { elements.close() }
  }

  private mutating func read(list: JSONValue) {
    for value in list.children where value.kind == .object { read(element: value) }
  }

  /// Reads an element; in a flat list it lies in the last one before it whose frame holds its own.
  private mutating func read(element value: JSONValue) {
    var element = element(value)
    while isFlat, elements.current > 0, !holds(elements.current, element) { elements.close() }
    element = element.placed(in: elements.current, count: elements.count)
    if let label = text(value["AXLabel"] ?? value["label"]) {
      element.label = label
    } else if element.type == .text {
      element.label = text(value["AXValue"] ?? value["value"])
    }
    element.name = text(value["AXUniqueId"] ?? value["identifier"])
    elements.open(element)
    if isFlat { return }
    if let children = value["children"], children.kind == .array { read(list: children) }
    elements.close()
  }

  private mutating func text(_ value: JSONValue?) -> TextStore.Text? {
    guard let value, value.kind == .string else { return nil }
    let place = value.range
    return value.withText { $0.isEmpty ? nil : elements.keep($0, at: place) } ?? nil
  }

  /// Whether an element may hold another one: what shows a text or an image only lies behind others.
  private func holds(_ index: Int32, _ inner: PageSourceElement) -> Bool {
    switch elements[index].type {
    case .text, .image, .control, .link, .canvas: return false
    default: break
    }
    guard let outer = elements[index].frame, let frame = inner.frame else { return false }
    return frame.x >= outer.x - 1 && frame.y >= outer.y - 1 && frame.right <= outer.right + 1
      && frame.bottom <= outer.bottom + 1
  }

  private func element(_ value: JSONValue) -> PageSourceElement {
    let name = (value["type"] ?? value["role"])?.string ?? ""
    var type = Self.type(name)
    var states: PageSourceElement.States = []
    if name.hasSuffix("Heading") { states.insert(.header) }
    if value["enabled"]?.kind == .no { states.insert(.disabled) }
    if type == .cell { states.insert(.isSummary) }
    if type == .other {
      let names = [value["role_description"], value["AXLabel"], value["label"]].compactMap { $0?.string?.lowercased() }
      if names.contains(where: { Self.barNames.contains($0) }) { type = .bar }
    }
    var element = PageSourceElement(
      type: type, states: states, parent: -1, end: 0, start: UInt32(truncatingIfNeeded: value.range.lowerBound),
      stop: UInt32(truncatingIfNeeded: value.range.upperBound))
    if let frame = value["frame"] {
      element.frame = Self.frame(frame)
      element.frameStart = UInt32(truncatingIfNeeded: frame.range.lowerBound)
      element.frameStop = UInt32(truncatingIfNeeded: frame.range.upperBound)
    }
    return element
  }

  private static func type(_ name: String) -> PageSourceType {
    let name = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
    return types[name] ?? PageSourceType(named: name) ?? .other
  }

  private static func frame(_ value: JSONValue) -> Frame? {
    guard let x = value["x"]?.number, let y = value["y"]?.number, let width = value["width"]?.number,
      let height = value["height"]?.number, width > 0, height > 0, max(abs(x), abs(y), width, height) < 1e9
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// Finds what each element lies in, and what is where the system's bars are: lists without them do not tell what
  /// is in one.
  mutating func complete() {
    elements.complete()
    let screen = (0..<elements.count).first { elements[$0].type == .application && elements[$0].frame != nil }
    let height = screen.flatMap { elements[$0].frame?.bottom }
    for index in 1..<elements.count {
      guard let frame = elements[index].frame else { continue }
      let isBelow = height.map { frame.bottom > $0 - Self.bars.bottom } ?? true
      if frame.y < Self.bars.top || isBelow { elements[index].states.insert(.isPlaced) }
    }
  }
}

extension PageSourceElement {
  /// The same element in another place of a tree.
  fileprivate func placed(in parent: Int32, count: Int32) -> PageSourceElement {
    var element = PageSourceElement(
      type: type, states: states, parent: parent, end: count + 1, start: start, stop: stop)
    (element.frame, element.frameStart, element.frameStop) = (frame, frameStart, frameStop)
    return element
  }
}
