/// A place in a tag of an XML text, which need not be whole.
struct XMLCursor {
  /// The names of the elements around the tag, the outermost first.
  private(set) var parents: [String] = []
  /// The name of the element whose tag it is, as far as it is written.
  private(set) var element = ""
  /// The names of its attributes, those behind the place too.
  private(set) var attributes: [String] = []
  /// The attribute in whose value the place lies.
  private(set) var attribute: String?
  /// Whether the place is where the element's name is.
  private(set) var isInName = false
  /// What is being written there already.
  private(set) var replaced: Range<Int>

  private let text: [UInt8]
  private let offset: Int

  /// The place at an offset; `nil` where it lies in no tag that begins an element.
  init?(in text: [UInt8], at offset: Int) {
    self.text = text
    self.offset = offset
    replaced = offset..<offset
    guard scan() else { return nil }
  }

  /// Goes through the text up to the tag, and through that.
  ///
  /// - Returns: whether the offset lies in one.
  private mutating func scan() -> Bool {
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")), start < offset {
      let inside = text[start...]
      if let end = Self.passed.lazy.compactMap({ inside.starts(with: $0.start) ? $0.end : nil }).first {
        guard let behind = inside.firstRange(ofBytes: end)?.upperBound, behind <= offset else { return false }
        index = behind
      } else if inside.starts(with: Array("</".utf8)) {
        guard let close = inside.firstIndex(of: UInt8(ascii: ">")), close < offset else { return false }
        _ = parents.popLast()
        index = close + 1
      } else {
        guard let behind = tag(from: start + 1) else { return true }
        if text[behind - 2] != UInt8(ascii: "/") { parents.append(element) }
        index = behind
      }
    }
    return false
  }

  private static let passed = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")].map {
    (start: Array($0.0.utf8), end: Array($0.1.utf8))
  }

  /// Passes a tag.
  ///
  /// - Returns: the index behind it; `nil` where the offset lies in it.
  private mutating func tag(from start: Int) -> Int? {
    var index = start
    var end = nameEnd(from: index)
    element = String(decoding: text[start..<end], as: UTF8.self)
    attributes = []
    attribute = nil
    isInName = offset <= end
    var isFound = isInName
    if isInName { replaced = start..<end }
    index = end
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: ">") {
        return isFound || offset <= index ? nil : index + 1
      }
      // A tag that is not closed yet ends where the next one begins.
      if byte == UInt8(ascii: "<") { return isFound || offset <= index ? nil : index }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let close = text[(index + 1)...].firstIndex { $0 == byte || $0 == UInt8(ascii: "<") } ?? text.count
        if !isFound, index < offset, offset <= close {
          (isFound, attribute) = (true, attributes.last)
          replaced = index + 1..<nameEnd(from: offset)
        }
        index = close < text.count && text[close] == byte ? close + 1 : close
        continue
      }
      end = nameEnd(from: index)
      guard end > index else {
        index += 1
        continue
      }
      let isOwn = index <= offset && offset <= end
      if isOwn, !isFound {
        (isFound, replaced) = (true, index..<end)
      } else {
        attributes.append(String(decoding: text[index..<end], as: UTF8.self))
      }
      index = end
    }
    return nil
  }

  private func nameEnd(from start: Int) -> Int { text[start...].firstIndex { !Self.isPart($0) } ?? text.count }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte &- 48 < 10 || (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "-")
  }
}
