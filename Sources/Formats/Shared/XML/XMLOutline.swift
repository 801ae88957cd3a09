import Screens
import Text

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
  private let maximumCount: Int

  private var index: Int
  private var depth = 0

  /// - Parameters:
  ///   - start: where the root's tag begins; see ``XMLRoot/start``.
  ///   - count: how many elements are looked at.
  init(_ opening: FileHead, from start: Int, count: Int = 64) {
    maximumCount = count
    index = start
    opening.withXMLText { look(at: $0) }
  }

  private mutating func look(at bytes: UTF8Text) {
    repeat {
      guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { return isCutOff = true }
      if depth > 0, bytes[index..<start].contains(where: { !isXMLSpace($0) }) { holdsText = true }
      index = start
      guard pass(bytes) else { return isCutOff = true }
    } while (depth > 0 || elements.isEmpty) && elements.count < maximumCount
  }

  /// Passes what begins with `<`; `false` where it has no end.
  private mutating func pass(_ bytes: UTF8Text) -> Bool {
    let rest = UTF8Text(rebasing: bytes[index...])
    // Two dashes are those of the beginning, and no part of the end.
    if rest.begins(with: "<!--") { return skip(past: "-->", bytes, from: 4) }
    if rest.begins(with: "<?") { return skip(past: "?>", bytes) }
    if rest.begins(with: "<![CDATA[") {
      holdsText = true
      return skip(past: "]]>", bytes)
    }
    if rest.begins(with: "</") {
      depth -= 1
      return skip(past: ">", bytes)
    }
    return startTag(bytes)
  }

  private mutating func skip(past text: StaticString, _ bytes: UTF8Text, from start: Int = 0) -> Bool {
    guard let end = text.withUTF8Buffer({ bytes.firstIndex(of: $0, from: index + start) }) else { return false }
    index = end + text.utf8CodeUnitCount
    return true
  }

  private mutating func startTag(_ bytes: UTF8Text) -> Bool {
    index += 1
    let name = word(bytes)
    guard !name.isEmpty else { return false }
    depth += 1
    var attributes: [String] = []
    while index < bytes.count {
      let byte = bytes[index]
      let isEmpty = byte == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
      if isEmpty || byte == UInt8(ascii: ">") {
        // Comparing characters instead of bytes took a quarter of the tag.
        let local = name.utf8.split(separator: UInt8(ascii: ":")).last.flatMap { String($0) } ?? name
        elements.append(
          Element(name: local, isPrefixed: local.utf8.count < name.utf8.count, attributes: attributes, depth: depth))
        if isEmpty { depth -= 1 }
        index += isEmpty ? 2 : 1
        return true
      }
      if isXMLSpace(byte) {
        index += 1
        continue
      }
      let attribute = word(bytes)
      guard !attribute.isEmpty, let quote = bytes[index...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
        bytes[index..<quote].allSatisfy({ isXMLSpace($0) || $0 == UInt8(ascii: "=") }),
        let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
      else { return false }
      attributes.append(attribute)
      index = end + 1
    }
    return false
  }

  /// The name that begins here.
  private mutating func word(_ bytes: UTF8Text) -> String {
    let word = bytes[index...].prefix {
      !isXMLSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        && $0 != UInt8(ascii: "<")
    }
    index = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }
}
