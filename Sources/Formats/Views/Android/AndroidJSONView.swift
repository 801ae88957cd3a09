import Screens

/// The members of a view in JSON, in all formats of Android.
struct AndroidJSONView {
  var view: ObservedView
  private let views: ObservedViews

  init(_ value: JSONValue, _ views: ObservedViews) {
    view = ObservedView(at: value.range)
    self.views = views
  }

  /// Takes the text that a view shows, if it is one.
  mutating func take(text value: JSONValue?) {
    if let value { view.text = keep(value, at: value.range) }
  }

  /// Takes the resource id of a view, and what the user says of it or of the class.
  mutating func take(id value: JSONValue?, class name: JSONValue?, _ kinds: KindNames) {
    if let value {
      let place = value.range
      view.id = value.withText { views.keep(ResourceID.name($0), at: place) } ?? ObservedView.absent
      if value.withText({ AndroidSystem.owns(id: $0) }) ?? false { view.states.insert(.system) }
    }
    guard !kinds.isEmpty else { return }
    let ofID = value?.withText { $0.isEmpty ? nil : kinds.meaning(ofID: $0) }.flatMap { $0 }
    view.take(ofID ?? name?.withText { kinds.meaning(of: $0) }.flatMap { $0 })
  }

  /// Takes the package that a view is of.
  mutating func take(package value: JSONValue?) {
    if value?.withText({ AndroidSystem.owns(package: $0) }) ?? false { view.states.insert(.system) }
  }

  /// Takes what is said to people who do not see it: a text, or the first of a list that is one.
  mutating func take(description value: JSONValue?) {
    guard let value else { return }
    let text = value.kind == .array ? value.children.first { $0.withText { !$0.isEmpty } ?? false } : value
    view.spoken = keep(text, at: value.range)
  }

  /// Takes whether a tap does something.
  mutating func take(clickable value: JSONValue?) {
    guard let value else { return }
    view.tapPlace = FilePlace(value.range)
    if value.kind == .yes || value.equals("true") { view.states.insert(.reacts) }
  }

  /// Takes the rectangle of a view.
  ///
  /// - Parameter expected: what the value has to be.
  mutating func take(
    bounds value: JSONValue?, expected: String = PixelBounds.textExpectation,
    _ read: (JSONValue) -> PixelBounds? = { $0.withText { PixelBounds($0) } ?? nil }
  ) {
    views.give(&view, box: value, expected: expected) { GivenBox(read($0)) }
  }

  private func keep(_ value: JSONValue?, at place: Range<Int>) -> Int32 {
    value?.withText { views.keep($0, at: place) } ?? views.keep(UTF8Text(start: nil, count: 0), at: place)
  }
}

extension PixelBounds {
  static let textExpectation = #""[left,top][right,bottom]" in pixels"#
  static let listExpectation = "[left, top, right, bottom] in pixels"
  static let cornersExpectation = "[[left, top], [right, bottom]] in pixels"

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
