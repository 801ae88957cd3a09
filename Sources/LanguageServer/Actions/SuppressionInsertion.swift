import Screens

/// Where a suppression goes in the text of a screen.
package enum SuppressionInsertion {
  /// In JSON: the first member of an element's object, or one more rule of the member that is there already.
  ///
  /// - Parameters:
  ///   - element: where the element begins: at its `{`, or at its member's name; an element that is no object is in the one around it.
  ///   - rule: the id of the rule.
  /// - Returns: `nil` where no object stands there, or what it says of suppressions cannot take one more: it is no object, or names the rule.
  package static func json(_ text: [UInt8], element: Int, rule: String) -> TextInsertion? {
    let lines = TextLines(text: text)
    guard let place = object(at: element, in: text, lines) ?? object(around: element, in: text) else { return nil }
    if let known = value(named: Suppression.name.description, in: text, at: place, lines) {
      guard text[known] == UInt8(ascii: "{"), value(named: rule, in: text, at: known, lines) == nil else { return nil }
      let next = lines.afterSpace(known + 1)
      let isEmpty = next < text.count && text[next] == UInt8(ascii: "}")
      return TextInsertion(at: known + 1, Suppression.entry(for: rule) + (isEmpty ? "" : ", "))
    }
    let member = Suppression.member(for: rule)
    let next = lines.afterSpace(place + 1)
    guard next < text.count, text[next] != UInt8(ascii: "}") else { return TextInsertion(at: place + 1, member) }
    guard lines.hasBreak(place..<next) else { return TextInsertion(at: place + 1, member + ", ") }
    return TextInsertion(at: next, member + "," + lines.lineBreak + lines.indentation(at: next))
  }

  /// In XML: a comment in front of an element.
  ///
  /// - Parameter element: where the element's `<` is.
  /// - Returns: `nil` where no element begins there.
  package static func xml(_ text: [UInt8], element: Int, rule: String) -> TextInsertion? {
    guard element < text.count, text[element] == UInt8(ascii: "<") else { return nil }
    let lines = TextLines(text: text)
    let isFirst = lines.afterSpace(lines.lineStart(of: element)) == element
    let separator = isFirst ? lines.lineBreak + lines.indentation(at: element) : " "
    return TextInsertion(at: element, Suppression.comment(for: rule) + separator)
  }

  /// Where the object begins that stands at a place, or is the value of the member there; `nil` where none is.
  private static func object(at start: Int, in text: [UInt8], _ lines: TextLines) -> Int? {
    var place = start
    if place < text.count, text[place] == UInt8(ascii: "\"") {
      guard let end = endOfString(text, from: place) else { return nil }
      place = lines.afterSpace(end)
      guard place < text.count, text[place] == UInt8(ascii: ":") else { return nil }
      place = lines.afterSpace(place + 1)
    }
    return place < text.count && text[place] == UInt8(ascii: "{") ? place : nil
  }

  /// Where the innermost object begins that a place is in; `nil` where it is in none.
  private static func object(around place: Int, in text: [UInt8]) -> Int? {
    var objects: [Int] = []
    var index = 0
    while index < min(place, text.count) {
      switch text[index] {
      case UInt8(ascii: "{"): objects.append(index)
      case UInt8(ascii: "}"): objects.removeLast(objects.isEmpty ? 0 : 1)
      case UInt8(ascii: "\""):
        guard let end = endOfString(text, from: index) else { return nil }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return objects.last
  }

  /// Where the value of a member of an object begins; `nil` where the object has none of that name.
  private static func value(named name: String, in text: [UInt8], at start: Int, _ lines: TextLines) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return nil }
      case UInt8(ascii: "\""):
        guard let end = endOfString(text, from: index) else { return nil }
        if depth == 1, text[index + 1..<end - 1].elementsEqual(name.utf8) {
          let colon = lines.afterSpace(end)
          let value = lines.afterSpace(colon + 1)
          if value < text.count, text[colon] == UInt8(ascii: ":") { return value }
        }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The offset behind the closing quote.
  private static func endOfString(_ text: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
