import Screens
import Support

/// The `_Type` of an object, by which MDK decides what it is: the bytes of a text in the page, or of one in the
/// program.
struct MDKTypeName: Equatable, ExpressibleByStringLiteral {
  private let text: UTF8Text

  init(stringLiteral name: StaticString) {
    text = UTF8Text(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// Empty where there is none. One that needs escapes names nothing that MDK knows.
  init(_ value: JSONValue?) {
    text = value?.plainText ?? UTF8Text(start: nil, count: 0)
  }

  static func == (left: MDKTypeName, right: MDKTypeName) -> Bool {
    guard left.text.count == right.text.count else { return false }
    guard let start = left.text.baseAddress, let other = right.text.baseAddress else { return true }
    return memcmp(start, other, left.text.count) == 0
  }

  func hasPrefix(_ prefix: StaticString) -> Bool { text.begins(with: prefix) }

  /// Whether it holds a word.
  func contains(_ word: StaticString) -> Bool {
    text.firstIndex(of: UTF8Text(start: word.utf8Start, count: word.utf8CodeUnitCount)) != nil
  }
}
