import Screens
import Syntax

/// The members of one object of a JSON text, with the places of their names and values, to change some of them.
///
/// The text was read before, so that it is JSON.
struct JSONObjectText {
  /// A member of the object.
  struct Item {
    /// The name with its quotes.
    let name: Range<Int>
    let value: Range<Int>
    /// Behind the comma that follows it; where there is none, behind the value.
    let end: Int
  }

  private let text: [UInt8]
  /// From `{` to behind `}`.
  let range: Range<Int>
  private(set) var items: [Item] = []

  /// The object that begins at an offset, or is the value of the member that begins there; `nil` where none does.
  init?(_ text: [UInt8], at offset: Int) {
    guard offset < text.count, let found = text.withUnsafeBufferPointer({ Self.object(at: offset, in: $0) }) else {
      return nil
    }
    self.text = text
    (range, items) = found
  }

  private static func object(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (range: Range<Int>, items: [Item])? {
    var tokens = JSONTokens(text, from: offset)
    if text[offset] == UInt8(ascii: "\""), tokens.memberName() == nil { return nil }
    guard let open = tokens.next(), open.kind == .objectStart else { return nil }
    var items: [Item] = []
    while true {
      let start = tokens
      guard let token = tokens.next() else { return nil }
      if token.kind == .objectEnd { return (open.start..<token.end, items) }
      tokens = start
      guard let name = tokens.memberName(), let value = tokens.value() else { return nil }
      let behind = tokens
      let hasComma = tokens.next()?.kind == .comma
      if !hasComma { tokens = behind }
      items.append(Item(name: name, value: value, end: tokens.position))
      if !hasComma {
        guard let close = tokens.next(), close.kind == .objectEnd else { return nil }
        return (open.start..<close.end, items)
      }
    }
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
    let start = items.count > 1 ? items[items.count - 2].end : range.lowerBound + 1
    let space = items.last.map { Array(text[start..<$0.name.lowerBound]) } ?? []
    // The one member of an object that takes one line says nothing of it, unless the text has no spaces at all.
    if items.count == 1, space.isEmpty {
      return text[items[0].name.upperBound..<items[0].value.lowerBound].count > 1 ? [0x20] : []
    }
    return space
  }

  /// The value of the member whose name begins at an offset; `nil` where no name does.
  static func memberValue(at offset: Int, in text: [UInt8]) -> Range<Int>? {
    text.withUnsafeBufferPointer { text in
      var tokens = JSONTokens(text, from: offset)
      return tokens.memberName() == nil ? nil : tokens.value()
    }
  }
}
