import Screens
import Support
import Syntax

/// What shows that a file which cannot be read begins as a screen.
///
/// Formats recognize what is whole. A mistake can precede everything that shows a format. These signs show whether such
/// a file is a broken screen or something else, such as settings with comments.
enum BrokenScreenDetector {
  /// Whether the bytes at hand show that the file means to be a screen.
  static func isShown(by head: FileHead) -> Bool {
    if head.root?.name != nil { return matches(head, isXML: true) }
    return isShown(byJSON: head)
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

  private static func isShown(byJSON head: FileHead) -> Bool {
    let text = withoutComments(head.bytes)
    return text.withUnsafeBufferPointer { text in
      let start = FileHead(head, with: UTF8Text(rebasing: text.prefix(head.bytes.count)))
      if beginsWithKind(start.bytes) { return !NativeJSONDetector(start.bytes, isWhole: start.isWhole).isOtherScreen }
      return matches(start, isXML: false) || start.json.holds("screens") && beginsListOfScreens(start.bytes)
    }
  }

  /// The text with spaces in the place of comments, which JSON does not have, and zeros behind it.
  private static func withoutComments(_ text: UTF8Text) -> [UInt8] {
    var bytes = Array(text) + [UInt8](repeating: 0, count: SourceReader.padding)
    for token in JSONTokens(text, hasComments: true) where token.kind == .comment {
      for place in token.range { bytes[place] = UInt8(ascii: " ") }
    }
    return bytes
  }

  /// Whether a member has a text for which a condition holds, at any depth.
  static func holdsMember(_ name: String, in bytes: UTF8Text, where isWanted: (String) -> Bool) -> Bool {
    values(of: name, in: bytes).contains { text(of: $0, in: bytes).map(isWanted) ?? false }
  }

  /// The beginning of the text that a value is; `nil` for any other value.
  private static func text(of value: JSONToken, in bytes: UTF8Text) -> String? {
    value.kind == .string ? String(decoding: bytes[value.content].prefix(64), as: UTF8.self) : nil
  }

  private static func kind(_ type: String) -> Kind? { Vocabulary.kind(named: type) }

  /// Whether the outermost object names a kind, or one of a list that is the whole text. What is deeper is data, and so
  /// is what follows the object, as in JSON Lines.
  private static func beginsWithKind(_ bytes: UTF8Text) -> Bool {
    let isList = bytes.first { !isXMLSpace($0) } == UInt8(ascii: "[")
    return outermost("type", in: bytes, untilClosed: !isList).values.contains {
      text(of: $0, in: bytes).flatMap(kind)?.isOwnWord ?? false
    }
  }

  /// Whether the outermost `screens` is a list that begins with an object of a kind, or ends with the text before that
  /// is known.
  private static func beginsListOfScreens(_ bytes: UTF8Text) -> Bool {
    guard let list = outermost("screens", in: bytes).values.first, list.kind == .arrayStart else { return false }
    var tokens = JSONTokens(bytes, from: list.end)
    guard let first = tokens.next() else { return true }
    guard first.kind == .objectStart else { return false }
    let screens = UTF8Text(rebasing: bytes[first.start...])
    let screen = outermost("type", in: screens, untilClosed: true)
    return !screen.isClosed || screen.values.contains { text(of: $0, in: screens).flatMap(kind) != nil }
  }

  /// The first tokens of the values that a member of the outermost objects has, and whether such an object ends. Where a
  /// quote is missing, brackets are in texts: then what is deeper counts too.
  private static func outermost(
    _ name: String, in bytes: UTF8Text, untilClosed: Bool = false
  ) -> (values: [JSONToken], isClosed: Bool) {
    var all = values(of: name, in: bytes)[...]
    var values: [JSONToken] = []
    var objects = 0
    var isClosed = false
    for token in JSONTokens(bytes, stringsEndWithLines: false) {
      if untilClosed, isClosed { break }
      while let value = all.first, value.start <= token.start {
        if objects == 1 { values.append(value) }
        all.removeFirst()
      }
      if token.kind == .objectStart { objects += 1 }
      if token.kind == .objectEnd {
        objects -= 1
        isClosed = isClosed || objects == 0
      }
    }
    return (values, isClosed)
  }

  /// The first tokens of the values that members of a name have. The name is found wherever it is written: where a quote
  /// is missing, tokens begin and end at the wrong ones.
  private static func values(of name: String, in bytes: UTF8Text) -> [JSONToken] {
    "\"\(name)\"".withBytes { key in
      var values: [JSONToken] = []
      var index = 0
      while let start = bytes.firstIndex(of: key, from: index) {
        index = start + key.count
        var tokens = JSONTokens(bytes, from: start)
        if tokens.memberName() != nil, let value = tokens.next() { values.append(value) }
      }
      return values
    }
  }
}
