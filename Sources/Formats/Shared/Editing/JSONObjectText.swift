import Screens

/// The members of one object of a JSON text, with the places of their names and values, to change some of them.
///
/// The text was read before, so that it is JSON.
struct JSONObjectText {
  /// A member of the object.
  struct Item {
    /// The name with its quotes.
    let name: Range<Int>
    let value: Range<Int>
  }

  private let text: [UInt8]
  /// From `{` to behind `}`.
  let range: Range<Int>
  private(set) var items: [Item] = []

  /// The object that begins at an offset, or is the value of the member that begins there; `nil` where none does.
  init?(_ text: [UInt8], at offset: Int) {
    self.text = text
    var index = Self.value(at: offset, in: text) ?? offset
    guard index < text.count, text[index] == UInt8(ascii: "{") else { return nil }
    let start = index
    index = Self.space(from: index + 1, in: text)
    while index < text.count, text[index] == UInt8(ascii: "\"") {
      let nameEnd = Self.end(ofValueAt: index, in: text)
      guard let value = Self.value(at: index, in: text) else { return nil }
      let end = Self.end(ofValueAt: value, in: text)
      items.append(Item(name: index..<nameEnd, value: value..<end))
      index = Self.space(from: end, in: text)
      guard index < text.count, text[index] == UInt8(ascii: ",") else { break }
      index = Self.space(from: index + 1, in: text)
    }
    guard index < text.count, text[index] == UInt8(ascii: "}") else { return nil }
    range = start..<index + 1
  }

  /// The member of a name that is written without escapes; the last one, which counts.
  func item(_ name: String) -> Item? {
    items.last { text[$0.name.lowerBound + 1..<$0.name.upperBound - 1].elementsEqual(name.utf8) }
  }

  /// Gives a member another value, or adds it behind the others.
  func setting(_ name: String, to value: [UInt8]) -> TextEdit {
    if let item = item(name) { return TextEdit(item.value, value) }
    return adding([(name, value)])
  }

  /// Gives a member another value; of a text that is there only what differs changes.
  func setting(_ name: String, to value: FactSetting) -> TextEdit {
    if case .text(let new) = value, let item = item(name), text[item.value.lowerBound] == UInt8(ascii: "\""),
      let written = EscapedText(text, in: item.value.lowerBound + 1..<item.value.upperBound - 1, .json)
    {
      return written.setting(new)
    }
    return setting(name, to: value.json)
  }

  /// Adds members behind the others, spaced as those are.
  func adding(_ members: [(name: String, value: [UInt8])]) -> TextEdit {
    var added: [UInt8] = []
    let colon = items.last.map { Array(text[$0.name.upperBound..<$0.value.lowerBound]) } ?? Array(": ".utf8)
    for (index, member) in members.enumerated() {
      if index > 0 || !items.isEmpty { added += [UInt8(ascii: ",")] + separator }
      added += Array("\"\(member.name)\"".utf8) + colon + member.value
    }
    let end = items.last?.value.upperBound ?? range.lowerBound + 1
    return TextEdit(end..<end, added)
  }

  /// Takes a member away, with the comma that it is behind or before.
  func removing(_ item: Item) -> TextEdit? {
    guard let index = items.firstIndex(where: { $0.name == item.name }) else { return nil }
    if index > 0 { return TextEdit(items[index - 1].value.upperBound..<item.value.upperBound, []) }
    let end = items.count > 1 ? items[1].name.lowerBound : item.value.upperBound
    return TextEdit(item.name.lowerBound..<end, [])
  }

  /// What is between a comma and the member behind it.
  private var separator: [UInt8] {
    let start: Int
    if items.count > 1 {
      start = Self.space(from: items[items.count - 2].value.upperBound, in: text) + 1
    } else {
      start = range.lowerBound + 1
    }
    let space = items.last.map { Array(text[start..<$0.name.lowerBound]) } ?? []
    // The one member of an object that takes one line says nothing of it, unless the text has no spaces at all.
    if items.count == 1, space.isEmpty {
      return text[items[0].name.upperBound..<items[0].value.lowerBound].count > 1 ? [0x20] : []
    }
    return space
  }

  // MARK: Places

  /// The value of the member whose name begins at an offset; `nil` where no name does.
  static func memberValue(at offset: Int, in text: [UInt8]) -> Range<Int>? {
    value(at: offset, in: text).map { $0..<end(ofValueAt: $0, in: text) }
  }

  /// Where the value of the member begins whose name begins at an offset; `nil` where no name does.
  private static func value(at offset: Int, in text: [UInt8]) -> Int? {
    guard offset < text.count, text[offset] == UInt8(ascii: "\"") else { return nil }
    let colon = space(from: end(ofValueAt: offset, in: text), in: text)
    guard colon < text.count, text[colon] == UInt8(ascii: ":") else { return nil }
    return space(from: colon + 1, in: text)
  }

  /// The first byte from an offset on that is no white space.
  private static func space(from offset: Int, in text: [UInt8]) -> Int {
    var index = offset
    while index < text.count, text[index] <= 0x20 { index += 1 }
    return index
  }

  /// Where a value ends.
  private static func end(ofValueAt offset: Int, in text: [UInt8]) -> Int {
    var (index, depth) = (offset, 0)
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, text.count)
        if depth == 0 { return index }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: ","), 0...0x20: if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }
}
