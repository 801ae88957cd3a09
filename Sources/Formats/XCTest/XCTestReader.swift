import Screens

/// Reads snapshots of iOS screens: one screen a file.
final class XCTestReader: JSONScreenReader {
  override var isPrinted: Bool { true }

  override func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: XCTestFormat.plain)
  }

  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    defer { views.reset() }
    var facts = AppleScreenFacts()
    let isFilled = json.withRoot { root in
      guard let element = XCTestElement(in: root) else { return false }
      fill(element, &facts)
      return true
    }
    guard isFilled else {
      throw ReadError("no element of XCTest in it; expected an object with `type` or `elementType`, and a frame", at: 0)
    }
    try AppleScreens.write(views, with: facts, options, into: builder, for: consumer, of: source)
  }

  private func fill(_ element: XCTestElement, _ facts: inout AppleScreenFacts) {
    var view = element.view
    view.take(apple: meaning(of: element))
    if let frame = element.value["rect"] ?? element.value["frame"] {
      views.give(&view, box: frame, expected: GivenBox.appleExpectation) { XCTestElement.box($0) }
    }
    view.spoken = text(element.spoken(as: view.role))
    view.id = text(element.identifier)
    facts.take(element, view.role)
    AppleViews.open(view, in: views)
    if let children = element.value["children"], children.kind == .array {
      for child in children.children where child.kind == .object { fill(XCTestElement(child), &facts) }
    }
    views.close()
  }

  /// What the user says of a view's identifier, or else of its type.
  private func meaning(of element: XCTestElement) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    let name = element.identifier.flatMap { $0.withText { $0.isEmpty ? nil : options.kinds.meaning(of: $0) } ?? nil }
    var type = element.typeName
    return name ?? type.withUTF8 { options.kinds.meaning(of: $0) }
  }

  private func text(_ value: JSONValue?) -> Int32 {
    guard let value else { return ObservedView.absent }
    return (value.withText { $0.isEmpty ? nil : views.keep($0, at: value.range) } ?? nil) ?? ObservedView.absent
  }
}

/// One object of a snapshot.
private struct XCTestElement {
  let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The outermost element of an answer.
  init?(in answer: JSONValue) {
    var value = answer
    for _ in 0..<4 {
      guard value.kind == .object else { return nil }
      if value["type"] ?? value["elementType"] != nil, value["rect"] ?? value["frame"] != nil {
        self.value = value
        return
      }
      let names: [JSONName] = ["value", "axElement", "data", "result"]
      guard let inner = names.lazy.compactMap({ answer in value[answer] }).first(where: { $0.kind == .object }) else {
        return nil
      }
      value = inner
    }
    return nil
  }

  /// The name of its type, without a prefix.
  var typeName: String {
    if let number = value["elementType"]?.number { return AppleRoles.typeName(number) }
    return value["type"]?.string ?? ""
  }

  /// What the application calls it, which people do not see.
  var identifier: JSONValue? {
    let names: [JSONName] = ["rawIdentifier", "rawIndentifier", "identifier", "name"]
    return names.lazy.compactMap { name in value[name] }.first { $0.kind == .string && !$0.equals("") }
  }

  /// What a screen reader says of it: its label, or what a text shows.
  func spoken(as role: ViewRole) -> JSONValue? {
    if let label = value["label"], label.kind == .string, !label.equals("") { return label }
    guard role == .text, let shown = value["value"], shown.kind == .string else { return nil }
    return shown
  }

  var view: ObservedView {
    var view = ObservedView(at: value.range)
    view.role = AppleRoles.role(ofType: typeName)
    if isFalse("isEnabled") || isFalse("enabled") { view.states.insert(.disabled) }
    if isFalse("isVisible") { view.states.insert(.invisible) }
    if isFalse("isAccessible") { view.states.insert(.merged) }
    if isTrue("isAccessible") { view.states.insert(.speechIsKnown) }
    if isTrue("selected") { view.states.insert(.selected) }
    value["traits"]?.withText { view.states.formUnion(ViewStates(appleTraits: $0)) }
    return view
  }

  private func isFalse(_ name: JSONName) -> Bool { value[name].map { $0.kind == .no || $0.equals("0") } ?? false }

  private func isTrue(_ name: JSONName) -> Bool { value[name].map { $0.kind == .yes || $0.equals("1") } ?? false }

  static func box(_ value: JSONValue) -> GivenBox {
    if let box = value.withText({ GivenBox(appleText: $0) }) { return box }
    return GivenBox(
      appleSides: value, value["X"] == nil ? ["x", "y", "width", "height"] : ["X", "Y", "Width", "Height"])
  }

  /// The size class that a member says, by its number in UIKit.
  func sizeClass(_ name: JSONName) -> (token: Token, place: Range<Int>)? {
    guard let member = value[name], let number = member.number, number == 1 || number == 2 else { return nil }
    return (number == 1 ? .compact : .regular, member.range)
  }
}

extension AppleScreenFacts {
  /// Takes what an element says of its screen.
  fileprivate mutating func take(_ element: XCTestElement, _ role: ViewRole) {
    if element.value["elementType"] != nil { (precision, saysVisibility) = (nil, false) }
    if widthClass == nil { widthClass = element.sizeClass("horizontalSizeClass") }
    if heightClass == nil { heightClass = element.sizeClass("verticalSizeClass") }
    if role == .application, let frame = element.value["frame"] ?? element.value["rect"] {
      isWithoutSize = (frame["Width"] ?? frame["width"])?.number == 0
    }
    if role == .window, let title = element.value["title"], title.kind == .string, !title.equals("") { isOfMac = true }
  }
}
