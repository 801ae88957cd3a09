import Screens
import Text

/// A look at the beginning of a file that may be a page source: logs and consoles put text of their own around it.
struct PageSourceDetector {
  /// Whether it is a page source.
  let isPageSource: Bool

  init(_ opening: FileHead) {
    if let root = XMLDetector(opening)?.rootName {
      isPageSource =
        root.hasPrefix("XCUIElementType") || root == "AppiumAUT" || root.hasPrefix("UIA")
        || (root != "hierarchy" && Self.start(in: opening.bytes) != nil)
    } else {
      // JSON may hold a page source as a text; that is another format's.
      isPageSource = !Self.isJSON(opening) && Self.start(in: opening.bytes) != nil
    }
  }

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

  /// Whether a file begins as JSON does, against a logger's `[debug]`.
  private static func isJSON(_ opening: FileHead) -> Bool {
    let first = opening.first
    guard first == UInt8(ascii: "[") else { return first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") }
    let rest = opening.bytes.drop { $0 != first }.dropFirst()
    guard let next = rest.first(where: { !isXMLSpace($0) }) else { return true }
    return "{[\"]-0123456789tfn".utf8.contains(next)
  }

  /// Replaces text before the first tag and behind the last one by spaces, so that places in between stay what they are. What is left of a
  /// merge stays, and is a mistake.
  static func blankSurroundings(_ source: SourceReader) {
    guard source.bufferOffset == 0 else { return }
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    guard !XMLEncoding.isUTF16(bytes) else { return }
    let mark = source.markLength
    if let first = bytes[mark...].first(where: { !isXMLSpace($0) }), first != UInt8(ascii: "<"),
      let start = start(in: bytes)
    {
      blank(mark..<start, of: source)
    }
    guard source.isComplete, let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return }
    blank(last + 1..<source.count, of: source)
  }

  private static func blank(_ range: Range<Int>, of source: SourceReader) {
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes) + range.lowerBound, count: range.count)
    if !MergeConflict.hasMarker(in: text) { source.blank(range) }
  }

  /// Where the first tag of a page source is among the first bytes.
  private static func start(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let names: [StaticString] = ["XCUIElementType", "AppiumAUT"]
    let limit = min(bytes.count, 16 << 10)
    for index in 0..<limit where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...]
      for name in names where name.withUTF8Buffer({ rest.starts(with: $0) }) { return index }
    }
    return nil
  }
}
