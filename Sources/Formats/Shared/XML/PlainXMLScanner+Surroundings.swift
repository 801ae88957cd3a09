import Screens

// The text between tags.
extension PlainXMLScanner {
  /// What is behind the first word of a comment that suppresses; `nil` for another comment.
  static func suppression(in comment: UTF8Text) -> UTF8Text? {
    var start = 0
    while start < comment.count, isXMLSpace(comment[start]) { start += 1 }
    let text = UTF8Text(rebasing: comment[start...])
    guard text.begins(with: Suppression.name) else { return nil }
    return UTF8Text(rebasing: text[Suppression.name.utf8CodeUnitCount...])
  }

  mutating func skipComment() throws(Stop) {
    guard rest.begins(with: "<!--") else { throw position + 4 > count ? .incomplete : .unusual }
    var index = position + 4
    while bytes[index] != UInt8(ascii: "-") || bytes[index + 1] != UInt8(ascii: "-") {
      let byte = bytes[index]
      guard byte < 0x7F, byte >= 0x20 || isXMLSpace(byte) else {
        let isCut = index >= count
        throw isCut ? .incomplete : .unusual
      }
      index += 1
    }
    guard bytes[index + 2] == UInt8(ascii: ">") else { throw index + 2 >= count ? .incomplete : .unusual }
    position = index + 3
  }

  /// The XML declaration of a text in UTF-8, at the very beginning.
  mutating func declaration() throws(Stop) {
    guard openElements == 0, !isBehindRoot, base == 0, position == 0 || position == 3 else { throw .unusual }
    let length = XMLDeclaration.length(in: rest)
    guard length > 0 else { throw .unusual }
    position += length
  }

  /// What is at hand and not read yet.
  private var rest: UTF8Text { UTF8Text(start: bytes + position, count: max(0, count - position)) }
}
