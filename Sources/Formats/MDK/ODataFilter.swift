import Screens

/// A filter of an OData request, read once from its beginning to its end.
struct ODataFilter {
  /// The properties that must be equal to a value.
  ///
  /// - Parameter text: the filter, without the encoding of URLs.
  static func equalities(of text: String) -> [String: String] {
    var filter = ODataFilter(bytes: Array(text.utf8))
    filter.read()
    return filter.equalities
  }

  /// What lies between a pair of brackets, or the whole filter.
  private struct Group {
    /// How many equalities were found before it.
    let start: Int
    /// How many were found before its last condition.
    var conditionStart: Int
    /// The words and groups of its last condition; `nil` for a group. Those behind the fourth say nothing more.
    var condition: [Range<Int>?] = []
    /// Whether it lets entities through for which not all of its conditions hold.
    var isAlternative = false
  }

  private let bytes: [UInt8]
  private var position = 0
  private var found: [(name: String, value: String)] = []
  private var groups: [Group] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var equalities: [String: String] {
    Dictionary(found.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  private mutating func read() {
    groups = [Group(start: 0, conditionStart: 0)]
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("):
        groups.append(Group(start: found.count, conditionStart: found.count))
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        if groups.count > 1 { closeGroup() }
      case let byte where isXMLSpace(byte): position += 1
      default: readWord()
      }
    }
    // Brackets that stay open are a mistake of the page; what they hold is not asked for certain.
    let isWhole = groups.count == 1
    endCondition()
    if !isWhole || groups[0].isAlternative { found = [] }
  }

  /// Takes a word, or the call of a function with what it is given.
  private mutating func readWord() {
    let start = position
    var depth = 0
    var isQuoted = false
    reading: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("):
        if depth == 0, isOperator(start..<position) { break reading }
        depth += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0: break reading
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      case _ where depth == 0 && isXMLSpace(byte): break reading
      default: break
      }
      position += 1
    }
    let word = start..<position
    switch () {
    case _ where says("and", word): endCondition()
    case _ where says("or", word):
      endCondition()
      groups[groups.count - 1].isAlternative = true
    default: take(word)
    }
  }

  private func isOperator(_ word: Range<Int>) -> Bool {
    ["and", "or", "eq"].contains { says($0, word) }
  }

  private func says(_ text: String, _ word: Range<Int>) -> Bool { bytes[word].elementsEqual(text.utf8) }

  private mutating func take(_ part: Range<Int>?) {
    if groups[groups.count - 1].condition.count < 4 { groups[groups.count - 1].condition.append(part) }
  }

  private mutating func closeGroup() {
    endCondition()
    let group = groups.removeLast()
    if group.isAlternative { found.removeSubrange(group.start...) }
    take(nil)
  }

  /// Ends a condition: one group alone asks what the group asks, and anything more says nothing of what is in its groups.
  private mutating func endCondition() {
    let group = groups[groups.count - 1]
    if group.condition.count != 1 { found.removeSubrange(group.conditionStart...) }
    if group.condition.count == 3, let left = group.condition[0], let middle = group.condition[1],
      let right = group.condition[2], says("eq", middle)
    {
      for (name, value) in [(left, right), (right, left)] where isName(name) && !isName(value) {
        found.append((String(decoding: bytes[name], as: UTF8.self), String(decoding: bytes[value], as: UTF8.self)))
      }
    }
    groups[groups.count - 1].condition.removeAll(keepingCapacity: true)
    groups[groups.count - 1].conditionStart = found.count
  }

  /// Whether a word is a property's name, and no value.
  private func isName(_ word: Range<Int>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "_") || 97...122 ~= byte | 0x20 }
    guard let first = bytes[word].first, isLetter(first), bytes[word].last != UInt8(ascii: "/") else { return false }
    return !["true", "false", "null"].contains { says($0, word) }
      && bytes[word].allSatisfy { isLetter($0) || 48...57 ~= $0 || $0 == UInt8(ascii: "/") }
  }
}
