import Screens

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
