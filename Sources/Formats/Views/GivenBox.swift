import Screens
import Support

/// The box of a view as its file gives it.
enum GivenBox {
  case area(Frame)
  /// Nothing of the view can be seen: it was not laid out, or lies outside of what holds it.
  case unseen
  /// The tool does not know it.
  case unknown
  /// A value that is no box.
  case invalid

  /// Two corners in pixels, as Android gives them; what runs backwards lies outside of what cuts it off.
  init(_ bounds: PixelBounds?) {
    guard let bounds else {
      self = .invalid
      return
    }
    self = bounds.frame.map { .area($0) } ?? .unseen
  }

  /// Four sides in points, as Apple's tools give them; `nil` is no number. What lies nowhere is infinitely far away.
  init(appleSides x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    self = .invalid
    guard let x, let y, let width, let height, width.isFinite, height.isFinite, !x.isNaN, !y.isNaN else { return }
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
    case .unseen: view.states.insert(.unseen)
    case .unknown, .invalid: break
    }
  }

  /// What a file says, in one short line.
  private static func excerpt(of value: JSONValue) -> String {
    let text = String(decoding: value.written.filter { !isXMLSpace($0) }, as: UTF8.self)
    return text.unicodeScalars.count > 60 ? "\(text.prefix(57))…" : text
  }
}
