import Screens
import Text

/// What shows that a file which cannot be read begins as a screen.
///
/// Formats recognize what is whole. A mistake can precede everything that shows a format. These signs show whether such
/// a file is a broken screen or something else, such as settings with comments.
enum BrokenScreenDetector {
  /// Whether the bytes at hand show that the file means to be a screen.
  static func isShown(by opening: FileHead) -> Bool {
    if opening.root?.name != nil { return matches(opening, isXML: true) }
    return isShown(byJSON: opening)
  }

  /// Whether a file has what shows a broken one of a format.
  private static func matches(_ head: FileHead, isXML: Bool) -> Bool {
    let detector = FormatDetector(head)
    return Formats.builtIn.contains { $0.isXML == isXML && $0.brokenSignature.map(detector.matches) ?? false }
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

  private static func isShown(byJSON opening: FileHead) -> Bool {
    let text = withoutComments(opening.bytes)
    return text.withUnsafeBufferPointer { text in
      let head = FileHead(opening, with: UTF8Text(rebasing: text.prefix(opening.bytes.count)))
      if beginsWithKind(head.bytes) { return !NativeJSONDetector(head.bytes, isWhole: head.isWhole).isOtherScreen }
      return matches(head, isXML: false) || head.json.holds("screens") && beginsListOfScreens(head.bytes)
    }
  }

  /// The text with spaces in the place of comments, which JSON does not have, and zeros behind it.
  private static func withoutComments(_ text: UTF8Text) -> [UInt8] {
    var bytes = Array(text) + [UInt8](repeating: 0, count: SourceReader.padding)
    var index = 0
    var isText = false
    while index < text.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      // No text has more than one line: a quote is missing or too many.
      case UInt8(ascii: "\n"): isText = false
      case UInt8(ascii: "/") where !isText:
        let rest = UTF8Text(rebasing: text[index...])
        guard rest.begins(with: "//") || rest.begins(with: "/*") else { break }
        let end: StaticString = rest.begins(with: "//") ? "\n" : "*/"
        let length = end.withUTF8Buffer { rest.firstIndex(of: $0, from: 2) }.map { $0 + end.utf8CodeUnitCount }
        for place in index..<(index + (length ?? rest.count)) { bytes[place] = UInt8(ascii: " ") }
        index += (length ?? rest.count) - 1
      default: break
      }
      index += 1
    }
    return bytes
  }

  /// Whether a member has a text for which a condition holds, at any depth.
  static func holdsMember(_ name: String, in bytes: UTF8Text, where isWanted: (String) -> Bool) -> Bool {
    valueStarts(of: name, in: bytes).contains { text(at: $0, in: bytes).map(isWanted) ?? false }
  }

  /// The beginning of the text that a value is; `nil` for any other value.
  private static func text(at start: Int, in bytes: UTF8Text) -> String? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: bytes[(start + 1)...].prefix(64).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  private static func kind(_ type: String) -> Kind? { Vocabulary.kind(named: type) }

  /// Whether the outermost object names a kind, or one of a list that is the whole text. What is deeper is data, and so
  /// is what follows the object, as in JSON Lines.
  private static func beginsWithKind(_ bytes: UTF8Text) -> Bool {
    let isList = bytes.first { !isXMLSpace($0) } == UInt8(ascii: "[")
    return outermost("type", in: bytes, untilClosed: !isList).starts.contains {
      text(at: $0, in: bytes).flatMap(kind)?.isOwnWord ?? false
    }
  }

  /// Whether the outermost `screens` is a list that begins with an object of a kind, or ends with the text before that
  /// is known.
  private static func beginsListOfScreens(_ bytes: UTF8Text) -> Bool {
    guard let start = outermost("screens", in: bytes).starts.first, bytes[start] == UInt8(ascii: "[") else {
      return false
    }
    guard let next = bytes[(start + 1)...].firstIndex(where: { !isXMLSpace($0) }) else { return true }
    guard bytes[next] == UInt8(ascii: "{") else { return false }
    let screens = UTF8Text(rebasing: bytes[next...])
    let first = outermost("type", in: screens, untilClosed: true)
    return !first.isClosed || first.starts.contains { text(at: $0, in: screens).flatMap(kind) != nil }
  }

  /// Where the values begin that a member of the outermost objects has, and whether such an object ends.
  private static func outermost(
    _ name: String, in bytes: UTF8Text, untilClosed: Bool = false
  ) -> (starts: [Int], isClosed: Bool) {
    let all = valueStarts(of: name, in: bytes)
    var starts: [Int] = []
    var next = all.startIndex
    var objects = 0
    var isClosed = false
    var isText = false
    var isEscaped = false
    for index in bytes.indices where !(untilClosed && isClosed) {
      if next < all.endIndex, all[next] == index {
        if objects == 1 { starts.append(index) }
        next += 1
      }
      switch bytes[index] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText: objects += 1
      case UInt8(ascii: "}") where !isText:
        objects -= 1
        isClosed = isClosed || objects == 0
      default: break
      }
    }
    return (starts, isClosed)
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
