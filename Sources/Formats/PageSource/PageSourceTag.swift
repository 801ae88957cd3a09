import Screens

/// What one start tag of a page source says; valid as long as the tag.
struct PageSourceTag {
  /// What XCUITest takes it for; `container` where tag and attribute disagree, `nil` where neither is XCUITest's.
  private(set) var role: ViewRole?
  private(set) var states: ViewStates = []
  private(set) var label: XMLAttribute?
  private(set) var value: XMLAttribute?
  private(set) var name: XMLAttribute?
  /// From the first to the last attribute of the frame, as a value's place is given.
  private(set) var framePlace = 0..<0
  /// The attributes of the frame that are no such numbers.
  private(set) var invalid: [XMLAttribute] = []
  private var x: Double?
  private var y: Double?
  private var width: Double?
  private var height: Double?

  init(_ tag: borrowing XMLStartTag) {
    let tagName = tag.name
    let tagRole = AppleRoles.role(tagName)
    var named: ViewRole?
    var isContradicted = false
    for attribute in tag.attributes where !attribute.isForeign {
      let name = attribute.name
      switch name.count {
      case 1:
        if name[0] == UInt8(ascii: "x") { x = number(attribute, tag) }
        if name[0] == UInt8(ascii: "y") { y = number(attribute, tag) }
      case 4 where name.equals("name"): self.name = attribute
      case 4 where name.equals("type"):
        guard !attribute.value.elementsEqual(tagName) else { continue }
        named = AppleRoles.role(attribute.value)
        isContradicted = tagRole != nil && named != nil
      case 5 where name.equals("width"): width = number(attribute, tag)
      case 5 where name.equals("label"): label = attribute
      case 5 where name.equals("value"): value = attribute
      case 6 where name.equals("height"): height = number(attribute, tag)
      case 6 where name.equals("traits"): states.formUnion(ViewStates(appleTraits: attribute.value))
      case 7 where name.equals("visible"): if isFalse(attribute) { states.insert(.invisible) }
      case 7 where name.equals("enabled"): if isFalse(attribute) { states.insert(.disabled) }
      case 10 where name.equals("accessible"):
        if isFalse(attribute) { states.insert(.merged) }
        if attribute.value.equals("true") { states.insert(.speechIsKnown) }
      default: continue
      }
    }
    role = isContradicted ? .container : tagRole ?? named
  }

  /// Whether it has a label that says something.
  var hasLabel: Bool { label.map { !$0.value.isEmpty } ?? false }

  /// The frame; `nil` where no attribute is one of it.
  var box: GivenBox? {
    if x == nil, y == nil, width == nil, height == nil, invalid.isEmpty { return nil }
    return GivenBox(appleSides: x, y, width, height)
  }

  private mutating func number(_ attribute: XMLAttribute, _ tag: borrowing XMLStartTag) -> Double? {
    if attribute.value.isEmpty { return nil }
    let number = GivenBox.number(attribute.value)
    let isSize = attribute.name.count > 1
    guard let number, isSize ? 0..<1e9 ~= number : abs(number) < 1e9 || number.isInfinite else {
      invalid.append(attribute)
      return nil
    }
    guard let place = attribute.valueRange else { return number }
    framePlace =
      framePlace.isEmpty
      ? place : min(place.lowerBound, framePlace.lowerBound)..<max(place.upperBound, framePlace.upperBound)
    return number
  }

  private func isFalse(_ attribute: XMLAttribute) -> Bool {
    attribute.value.equals("false") || attribute.value.equals("0")
  }
}

/// The platform that a page source shows a screen of.
enum PageSourcePlatform {
  /// Why a page source is not read, by its root or an element in that; `nil` for one of an iOS screen.
  static func refusal(of tag: borrowing XMLStartTag) -> ReadError? {
    if tag.name.starts(with: "UIA".utf8) {
      return ReadError(
        unsupported: "UI Automation on iOS",
        "this is a page source of UI Automation (iOS 9 and earlier), which is not supported; expected one of XCUITest, "
          + "with elements such as XCUIElementTypeApplication", at: tag.start)
    }
    guard tag.name.starts(with: "XCUIElementType".utf8) else { return nil }
    var (isOfMac, hasFocus, width, height) = (false, false, false, false)
    for attribute in tag.attributes {
      if attribute.name.equals("elementType") { isOfMac = true }
      if attribute.name.equals("focused") { hasFocus = true }
      if attribute.name.equals("width") { width = attribute.value.equals("1920") }
      if attribute.name.equals("height") { height = attribute.value.equals("1080") }
    }
    if isOfMac { return unsupported("macOS", tag) }
    // Only tvOS names the element that has the focus, and an iPad may show its screen on a display of this size.
    return hasFocus && width && height ? unsupported("tvOS", tag) : nil
  }

  private static func unsupported(_ platform: String, _ tag: borrowing XMLStartTag) -> ReadError {
    ReadError(
      unsupported: "Appium on \(platform)",
      "this is a page source of a \(platform) screen, which is not supported; expected one of an iOS screen",
      at: tag.start)
  }
}
