import Screens
import Syntax

/// The root element of an XML file, as far as the beginning of the file shows it.
final class XMLRoot {
  /// Its name without its prefix; `nil` where the beginning shows none.
  let name: String?
  /// Whether its name has a prefix.
  let isPrefixed: Bool
  /// Where its tag begins in the text that ``FileHead/withXMLText(_:)`` gives.
  let start: Int

  /// - Returns: `nil` where a text does not begin as XML does.
  fileprivate init?(_ text: UTF8Text) {
    guard text.first(where: { !isXMLSpace($0) }) == UInt8(ascii: "<") else { return nil }
    start = XMLTokens.endOfProlog(in: text).offset
    var tokens = XMLTokens(UTF8Text(rebasing: text.prefix(start + XMLProlog.rootLength)), from: start)
    // What a name cannot be followed by is a mistake in it.
    guard let tag = tokens.next(), tag.kind == .tagStart,
      tokens.next().map({ $0.start > tag.end || $0.kind != .equals && $0.kind != .value }) ?? true
    else {
      name = nil
      isPrefixed = false
      return
    }
    let colon = text[tag.content].lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { $0 + 1..<tag.content.upperBound } ?? tag.content
    name = local.isEmpty ? nil : String(decoding: text[local], as: UTF8.self)
    isPrefixed = colon != nil
  }
}

extension FileHead {
  /// The root element; `nil` where the file does not begin as XML does.
  var root: XMLRoot? {
    if memo.hasNoRoot { return nil }
    if let known = memo.root as? XMLRoot { return known }
    let root = withXMLText { XMLRoot($0) }
    memo.root = root
    memo.hasNoRoot = root == nil
    return root
  }

  /// Gives a body the bytes at hand as those of XML whose names can be read; of UTF-16 without the zeros and what is
  /// not ASCII.
  func withXMLText<Result>(_ body: (UTF8Text) -> Result) -> Result {
    Self.withText(of: bytes, isUTF16: XMLEncoding.isUTF16(bytes), body)
  }

  /// Gives a body bytes whose ASCII characters follow each other: of UTF-16 without the zeros and what is not ASCII.
  static func withText<Result>(of bytes: UTF8Text, isUTF16: Bool, _ body: (UTF8Text) -> Result) -> Result {
    isUTF16 ? bytes.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer(body) : body(bytes)
  }
}
