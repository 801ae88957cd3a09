import Screens

// What views in JSON have in common, in all formats.
extension UIAutomatorNode {
  /// Takes the text that a view shows, if it is one.
  mutating func take(text value: JSONValue?, keptIn document: UIAutomatorDocument) {
    guard let value else { return }
    textPlace = value.range
    text = value.withText { document.keep($0) } ?? 0..<0
  }

  /// Takes the resource id of a view, and what the user says of it or of the class.
  mutating func take(
    id value: JSONValue?, class name: JSONValue?, _ kinds: KindNames, keptIn document: UIAutomatorDocument
  ) {
    if let value {
      idPlace = value.range
      id = value.withText { document.keep(ResourceID.name($0)) } ?? 0..<0
    }
    guard !kinds.isEmpty else { return }
    let ofID = value?.withText { $0.isEmpty ? nil : kinds.meaning(ofID: $0) }.flatMap { $0 }
    take(ofID ?? name?.withText { kinds.meaning(of: $0) }.flatMap { $0 })
  }

  /// Takes what is said to people who do not see it: a text, or the first of a list that is one.
  mutating func take(description value: JSONValue?, keptIn document: UIAutomatorDocument) {
    guard let value else { return }
    descriptionPlace = value.range
    let text = value.kind == .array ? value.children.first { $0.withText { !$0.isEmpty } ?? false } : value
    description = text?.withText { document.keep($0) } ?? 0..<0
    flags.insert(description.isEmpty ? .undescribed : .described)
  }

  /// Takes whether a tap does something.
  mutating func take(clickable value: JSONValue?) {
    guard let value else { return }
    clickablePlace = value.range
    if value.kind == .yes || value.equals("true") { flags.insert(.clickable) }
  }

  /// Takes the rectangle of a view; what has no area, or runs backwards, is unknown.
  mutating func take(bounds value: JSONValue?, _ read: (JSONValue) -> PixelBounds?) {
    guard let value else { return }
    boundsPlace = value.range
    bounds = read(value).flatMap { $0.hasArea ? $0 : nil }
  }
}

extension PixelBounds {
  /// A list of four numbers: left, top, right, bottom.
  init?(list value: JSONValue) {
    var sides = value.children
    guard let left = Self.side(&sides), let top = Self.side(&sides), let right = Self.side(&sides),
      let bottom = Self.side(&sides), sides.next() == nil
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }

  /// Two lists of two numbers: left and top, right and bottom.
  init?(corners value: JSONValue) {
    var corners = value.children
    guard var first = corners.next()?.children, var second = corners.next()?.children, corners.next() == nil,
      let left = Self.side(&first), let top = Self.side(&first), first.next() == nil,
      let right = Self.side(&second), let bottom = Self.side(&second), second.next() == nil
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }

  /// The next number of a list; no screen has so many pixels that sums of them are none any more.
  private static func side(_ sides: inout JSONChildren) -> Int32? {
    guard let number = sides.next()?.number, abs(number) < 1e8 else { return nil }
    return Int32(number.rounded())
  }
}
