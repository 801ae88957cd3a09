import Screens
import Syntax

/// The outermost elements of an XML file, as far as its beginning shows them: the root, what lies in it, and whether
/// texts do.
///
/// It looks at no more than decides what the file is, and stops at what is no XML.
struct XMLOutline {
  /// A start tag.
  struct Element {
    /// Its name without the prefix.
    let name: String
    /// Whether its name has one.
    let isPrefixed: Bool
    /// The names of its attributes, with their prefixes.
    let attributes: [String]
    /// How deep it lies; the root is 1.
    let depth: Int
  }

  /// The elements in the order of the file.
  private(set) var elements: [Element] = []
  /// Whether a text is inside an element.
  private(set) var holdsText = false
  /// Whether the bytes end, or a mistake is, before the root is closed and before enough was seen.
  private(set) var isCutOff = false

  /// How many elements are looked at.
  private static let maximumCount = 64

  private var depth = 0

  /// - Parameter start: where the root's tag begins; see ``XMLRoot/start``.
  init(_ head: FileHead, from start: Int) {
    head.withXMLText { look(at: $0, from: start) }
  }

  private mutating func look(at bytes: UTF8Text, from start: Int) {
    var tokens = XMLTokens(bytes, from: start)
    while let token = tokens.next() {
      switch token.kind {
      case .text:
        // The last text may be all that is at hand.
        if depth > 0, token.end < bytes.count, !bytes[token.range].allSatisfy(isXMLSpace) { holdsText = true }
      case .tagStart:
        guard let element = element(token, &tokens, bytes) else { return isCutOff = true }
        elements.append(element)
      case .endTag: depth -= 1
      case .characterData: holdsText = true
      default: break
      }
      if !token.isClosed { return isCutOff = true }
      if depth == 0 && !elements.isEmpty || elements.count == Self.maximumCount { return }
    }
    isCutOff = true
  }

  /// Reads a tag to its end; `nil` where it has none, or is wrong.
  private mutating func element(_ start: XMLToken, _ tokens: inout XMLTokens, _ bytes: UTF8Text) -> Element? {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    if start.content.isEmpty { return nil }
    depth += 1
    var attributes: [String] = []
    while let token = tokens.next() {
      switch token.kind {
      case .name:
        var value = tokens.next()
        while value?.kind == .equals { value = tokens.next() }
        guard let value, value.kind == .value, value.isClosed else { return nil }
        attributes.append(text(token.range))
      case .tagEnd, .emptyTagEnd:
        guard token.isClosed else { return nil }
        // Comparing characters instead of bytes took a quarter of the tag.
        let colon = bytes[start.content].lastIndex(of: UInt8(ascii: ":"))
        let local = colon.map { $0 + 1..<start.end } ?? start.content
        let element = Element(
          name: text(local), isPrefixed: colon != nil, attributes: attributes, depth: depth)
        if token.kind == .emptyTagEnd { depth -= 1 }
        return element
      default: return nil
      }
    }
    return nil
  }
}
