/// The XML declaration of a text in UTF-8, as nearly every file begins with one.
enum XMLDeclaration {
  /// What nearly all of them are.
  private static let usual: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  /// The length of the declaration at the start of a text. It is 0 if there is none, or if it needs a closer look: it
  /// names another version or encoding, or is written in an unusual way.
  static func length(in text: UTF8Text) -> Int {
    if text.begins(with: usual) { return usual.utf8CodeUnitCount }
    var rest = text
    guard rest.take("<?xml version="), rest.takeQuoted(where: { $0.equals("1.0") }) else { return 0 }
    if rest.take(" encoding=") {
      guard rest.takeQuoted(where: { $0.equals("UTF-8") || $0.equals("utf-8") }) else { return 0 }
    }
    if rest.take(" standalone=") {
      guard rest.takeQuoted(where: { $0.equals("no") || $0.equals("yes") }) else { return 0 }
    }
    while rest.take(" ") {}
    return rest.take("?>") ? text.count - rest.count : 0
  }
}

extension UTF8Text {
  /// Goes over a word that it begins with.
  @inline(__always)
  fileprivate mutating func take(_ word: StaticString) -> Bool {
    guard begins(with: word) else { return false }
    self = UTF8Text(rebasing: self[word.utf8CodeUnitCount...])
    return true
  }

  /// Goes over a short text in quotes, where it is one of those that are meant.
  @inline(__always)
  fileprivate mutating func takeQuoted(where isMeant: (UTF8Text) -> Bool) -> Bool {
    guard let quote = first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    var end = 1
    while end < Swift.min(count, 8), self[end] != quote { end += 1 }
    guard end < count, self[end] == quote, isMeant(UTF8Text(rebasing: self[1..<end])) else { return false }
    self = UTF8Text(rebasing: self[(end + 1)...])
    return true
  }
}
