import Linting
import Support

/// What distinguishes a finding from others of a project and finds it again in another run, with what it means to
/// people.
package struct FindingIdentity: Hashable, Sendable, Decodable {
  /// A hash of the file's path without its extension, the rule and the element, as ``Fingerprints`` makes it.
  package var fingerprint: UInt64
  /// The file's path without its extension, as ``Path`` writes it.
  package var path: String
  /// The rule's id.
  package var rule: String
  /// The element's path.
  package var element: String
  /// What distinguishes the element from others that may have its path another time; `nil` where that is not known.
  package var content: ElementContent?

  /// An identity of its parts, taken as they are.
  package init(fingerprint: UInt64, path: String, rule: String, element: String, content: ElementContent? = nil) {
    self.content = content
    self.fingerprint = fingerprint
    self.path = path
    self.rule = rule
    self.element = element
  }

  private enum CodingKeys: CodingKey {
    case fingerprint, path, encodedPath, rule, element, content
  }

  /// Reads an identity as a baseline has it, its fingerprint in hexadecimal digits.
  ///
  /// - Throws: a `DecodingError` for another fingerprint.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let digits = try container.decode(String.self, forKey: .fingerprint)
    guard digits.utf8.count <= 16, digits.utf8.first != UInt8(ascii: "+"), let number = UInt64(digits, radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .fingerprint, in: container, debugDescription: "`fingerprint` must be 1 to 16 hexadecimal digits")
    }
    fingerprint = number
    let encoded = try container.decodeIfPresent(String.self, forKey: .encodedPath)
    let shown = try container.decode(String.self, forKey: .path)
    path = Path(bytes: encoded.map { percentDecoded($0.utf8) } ?? Array(shown.utf8)).text
    rule = try container.decode(String.self, forKey: .rule)
    element = try container.decode(String.self, forKey: .element)
    content = try container.decodeIfPresent(String.self, forKey: .content).map { text in
      guard let content = ElementContent(digits: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .content, in: container, debugDescription: "`content` must be 24 hexadecimal digits")
      }
      return content
    }
  }

  /// The path as people are shown it.
  package var shownPath: String { Path(path).shown }

  /// Whether the element's path counts elements, so that it may be that of another one once some come or go.
  package var isCounted: Bool {
    element.utf8.split(separator: UInt8(ascii: "[")).dropFirst().contains { part in
      part.prefix { 48...57 ~= $0 }.count > 0 && part.drop { 48...57 ~= $0 }.first == UInt8(ascii: "]")
    }
  }

  /// The path with what is no letter or digit percent-encoded, where ``shownPath`` may be that of another file; else
  /// `nil`.
  package var encodedPath: String? {
    if shownPath.hasBytes(of: path) { return nil }
    return percentEncoded(Path(path).bytes) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }
}

extension ElementContent {
  /// Reads a content as ``digits`` has it; `nil` for another text.
  fileprivate init?(digits: String) {
    let parts = [0, 8, 16].map { digits.utf8.dropFirst($0).prefix(8) }
    let numbers = parts.compactMap { part -> UInt32? in
      let isPlain = part.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
      return isPlain && part.count == 8 ? UInt32(String(decoding: part, as: UTF8.self), radix: 16) : nil
    }
    guard digits.utf8.count == 24, numbers.count == 3 else { return nil }
    self.init(texts: numbers[0], frame: numbers[1], place: numbers[2])
  }

  /// The content in 24 hexadecimal digits.
  package var digits: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 24) { bytes in
      for (index, number) in [texts, frame, place].enumerated() {
        for place in 0..<8 { bytes[8 * index + place] = digits[Int(number >> UInt32(28 - 4 * place)) & 15] }
      }
      return 24
    }
  }
}

/// What the path of an element says.
enum ElementPath {
  /// The screen that it begins with where its file has several, as `screen[login]`; `nil` where there is one only.
  static func screen(of element: String) -> Substring? {
    guard element.hasPrefix("screen[") else { return nil }
    let bytes = element.utf8
    // A screen's name may hold a slash.
    let end = zip(bytes.indices, bytes.indices.dropFirst()).first {
      bytes[$0] == UInt8(ascii: "]") && bytes[$1] == UInt8(ascii: "/")
    }
    return element[..<(end?.1 ?? element.endIndex)]
  }
}
