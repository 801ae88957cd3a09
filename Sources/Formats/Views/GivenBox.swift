import Screens
import Support

/// The box of a view as its file gives it.
enum GivenBox {
  /// Empty, or with an end before its beginning, only where ``ObservedViews/settleBox(of:)`` decides on it.
  case area(Frame)
  /// The tool does not know it.
  case unknown
  /// A value that is no box.
  case invalid

  /// Two corners in pixels, as Android gives them.
  init(_ bounds: PixelBounds?) { self = bounds.map { .area($0.frame) } ?? .invalid }

  /// Four sides in points, as Apple's tools give them; `nil` is no number. What lies nowhere is infinitely far away.
  init(appleSides x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    self = .invalid
    guard let x, let y, let width, let height, width.isFinite, height.isFinite, !x.isNaN, !y.isNaN, width >= 0,
      height >= 0
    else { return }
    if x.isInfinite || y.isInfinite {
      self = .unknown
    } else if max(abs(x), abs(y), abs(width), abs(height)) < 1e9 {
      self = width > 0 && height > 0 ? .area(Frame(x: x, y: y, width: width, height: height)) : .unknown
    }
  }

  static let appleExpectation = "x, y, width and height in points"

  /// The members of an object that are the sides in points.
  init(appleSides value: JSONValue, _ names: [JSONName] = ["x", "y", "width", "height"]) {
    let sides = names.map { value[$0]?.number }
    self.init(appleSides: sides[0], sides[1], sides[2], sides[3])
  }

  /// A text such as `{{0, 97.5}, {393, 61}}`, in points.
  init(appleText text: UTF8Text) {
    var numbers: [Double?] = []
    for part in text.split(separator: UInt8(ascii: ",")) {
      let trimmed = trimmed(part.drop { $0 == UInt8(ascii: "{") || isXMLSpace($0) })
      let digits = trimmed.prefix { $0 != UInt8(ascii: "}") }
      numbers.append(Self.number(UTF8Text(rebasing: digits)))
    }
    self = .invalid
    if numbers.count == 4 { self.init(appleSides: numbers[0], numbers[1], numbers[2], numbers[3]) }
  }

  /// A number that may be infinite, as that of what lies nowhere.
  static func number(_ text: UTF8Text) -> Double? {
    if text.equals("inf") || text.equals("-inf") { return .infinity }
    return parseNumber(text[...])
  }
}

extension ObservedViews {
  /// Gives a view that is about to be opened the box that a member of its object says; `null` and an empty text say
  /// nothing.
  ///
  /// - Parameter expected: what the value of the member has to be.
  func give(
    _ view: inout ObservedView, box value: JSONValue?, expected: String, _ read: (JSONValue) -> GivenBox
  ) {
    guard let value, value.kind != .null, value.withText({ $0.isEmpty }) != true else { return }
    let box = read(value)
    give(&view, box, at: value.range)
    guard case .invalid = box else { return }
    let found = value.withText(quoted) ?? Self.excerpt(of: value)
    report("`\(value.name)` is \(found); expected \(expected)", at: value.range, on: count)
  }

  /// Gives a view that is about to be opened its box; the frame of one that is invalid is unknown.
  func give(_ view: inout ObservedView, _ box: GivenBox, at place: Range<Int>) {
    isLaidOut = true
    view.boxPlace = FilePlace(place)
    view.box = nil
    switch box {
    case .area(let frame): view.box = frame
    case .unknown, .invalid: break
    }
  }

  /// Decides what the box of a view says that is about to be opened, where it has no area.
  ///
  /// Android takes what is cut off from both corners, so that a view outside of what holds it has its end at that edge,
  /// or even before its beginning. One that was never laid out is at 0. Less than a pixel is a matter of rounding.
  func settleBox(of view: inout ObservedView) {
    guard let box = view.box, box.isEmpty else { return }
    view.box = nil
    if view.states.contains(.unseen) { return }
    let isLaidOut = box != Frame(x: 0, y: 0, width: 0, height: 0)
    if isLaidOut, !isCutOff(box) {
      if box.width <= -1 {
        report(Self.sides("left", box.x, "right", box.right), at: view.boxPlace.range, on: count)
      } else if box.height <= -1 {
        report(Self.sides("top", box.y, "bottom", box.bottom), at: view.boxPlace.range, on: count)
      }
      // What reacts has a place, even if that is not known.
      if view.states.contains(.reacts) { return }
    }
    view.states.insert(.unseen)
  }

  private static func sides(_ first: String, _ start: Double, _ second: String, _ end: Double) -> String {
    "the \(first) side of the box is at \(start.brief) and its \(second) side at \(end.brief); expected the "
      + "\(first) side first"
  }

  /// Whether a box without an area is what the edges of the views that are open leave of it.
  private func isCutOff(_ box: Frame) -> Bool {
    let isReversed = box.width < 0 || box.height < 0
    // By direction: whether no edge explains yet that nothing is left.
    var isAcross = isReversed ? box.width < 0 : box.width == 0
    var isDown = isReversed ? box.height < 0 : box.height == 0
    var outer = current
    while outer >= 0, isAcross || isDown {
      if let edges = self[outer].box {
        let isBeside = box.right == edges.right && box.x >= edges.right || box.x == edges.x && box.right <= edges.x
        let isBeyond = box.bottom == edges.bottom && box.y >= edges.bottom || box.y == edges.y && box.bottom <= edges.y
        (isAcross, isDown) = (isAcross && !isBeside, isDown && !isBeyond)
      } else if self[outer].states.contains(.unseen) {
        return true
      }
      outer = self[outer].parent
    }
    return !isAcross && !isDown
  }

  /// What a file says, in one short line.
  private static func excerpt(of value: JSONValue) -> String {
    let text = String(decoding: value.written.filter { !isXMLSpace($0) }, as: UTF8.self)
    return text.unicodeScalars.count > 60 ? "\(text.prefix(57))…" : text
  }
}
