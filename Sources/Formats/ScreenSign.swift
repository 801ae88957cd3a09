import Screens

/// What shows that a file which cannot be read begins as a screen.
///
/// Formats recognize what is whole. Of a file in which a mistake stands before anything that a format goes by, these signs tell whether it
/// is a screen that is broken, or something else, such as settings with comments.
enum ScreenSign {
  /// Whether the bytes at hand show that the file means to be a screen.
  static func isShown(by opening: Opening) -> Bool {
    if let root = XMLOpening(opening)?.rootName { return isScreenRoot(root) }
    return isShown(byJSON: opening)
  }

  private static func isScreenRoot(_ name: String) -> Bool {
    ["screens", "hierarchy", "AppiumAUT"].contains(name) || name.hasPrefix("XCUIElementType")
      || Vocabulary.kind(named: name)?.isOwnWord ?? false
  }

  // MARK: JSON

  /// Whether the first text that a member `type` has is a kind.
  static func namesKindFirst(in bytes: UTF8Text) -> Bool {
    var first: String?
    _ = holdsMember("type", in: bytes) { type in
      first = type
      return true
    }
    return first.flatMap { Vocabulary.kind(named: $0) } != nil
  }

  private static func isShown(byJSON opening: Opening) -> Bool {
    let bytes = opening.bytes
    if beginsWithKind(bytes) { return !NativeJSONOpening(opening).isOtherScreen }
    if holdsMember("_Type", in: bytes, where: { $0 == "Page" || MDKOpening.isPageType($0) }) { return true }
    if opening.holds("\"AXFrame\"") || opening.holds("\"absoluteBoundingBox\"") { return true }
    return JSONOpening(opening) { $0 == "screens" }.isFound && holdsListOfScreens(bytes)
  }

  /// Whether a member has a text for which a condition holds, at any depth.
  private static func holdsMember(_ name: String, in bytes: UTF8Text, where isWanted: (String) -> Bool) -> Bool {
    valueStarts(of: name, in: bytes).contains { text(at: $0, in: bytes).map(isWanted) ?? false }
  }

  /// The beginning of the text that a value is; `nil` for any other value.
  private static func text(at start: Int, in bytes: UTF8Text) -> String? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: bytes[(start + 1)...].prefix(64).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// Whether a kind is named by the outermost object, or by one of a list that is all there is: what lies deeper is data.
  private static func beginsWithKind(_ bytes: UTF8Text) -> Bool {
    var objects = 0
    var isText = false
    var isEscaped = false
    var index = bytes.startIndex
    for start in valueStarts(of: "type", in: bytes) {
      while index < start {
        let byte = bytes[index]
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\") where isText: isEscaped = true
        case UInt8(ascii: "\""): isText.toggle()
        case UInt8(ascii: "{") where !isText: objects += 1
        case UInt8(ascii: "}") where !isText: objects -= 1
        default: break
        }
        index += 1
      }
      if objects == 1, let type = text(at: start, in: bytes), Vocabulary.kind(named: type)?.isOwnWord ?? false {
        return true
      }
    }
    return false
  }

  /// Whether a member `screens` has a list of objects, or one that ends with the text.
  private static func holdsListOfScreens(_ bytes: UTF8Text) -> Bool {
    valueStarts(of: "screens", in: bytes).contains { start in
      guard bytes[start] == UInt8(ascii: "[") else { return false }
      let next = bytes[(start + 1)...].first { !isXMLSpace($0) }
      return next == nil || next == UInt8(ascii: "{")
    }
  }

  /// Where the values of members of a name begin.
  private static func valueStarts(of name: String, in bytes: UTF8Text) -> [Int] {
    let key = Array("\"\(name)\"".utf8)
    var starts: [Int] = []
    var index = 0
    while index + key.count < bytes.count {
      guard bytes[index] == key[0], bytes[index...].starts(with: key) else {
        index += 1
        continue
      }
      index += key.count
      guard let colon = bytes[index...].firstIndex(where: { !isXMLSpace($0) }), bytes[colon] == UInt8(ascii: ":"),
        let start = bytes[(colon + 1)...].firstIndex(where: { !isXMLSpace($0) })
      else { continue }
      starts.append(start)
    }
    return starts
  }
}
