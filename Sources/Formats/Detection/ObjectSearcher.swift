import Screens

/// Looks for an object of JSON that shows a format, among objects that hold each other.
///
/// The bytes at hand end, or a mistake does it: what was met until then decides.
struct ObjectSearcher {
  private let search: ObjectSearch
  private var scanner: JSONScanner
  /// Whether an object was met that shows the format.
  private var isFound = false
  /// What the text of the outermost object says, where it decides alone; `nil` until it was met.
  private var verdict: Bool?

  /// The beginning of a file.
  init(_ search: ObjectSearch, _ head: FileHead) {
    self.search = search
    scanner = head.json.start
  }

  /// Whether there is such an object.
  func finds() -> Bool {
    var searcher = self
    try? searcher.outermost()
    return searcher.verdict ?? searcher.isFound
  }

  /// Whether nothing behind the position can change the answer.
  private var isDecided: Bool { verdict != nil || isFound && search.outermostValues == nil }

  private mutating func outermost() throws(ScanStop) {
    guard try scanner.next() == UInt8(ascii: "[") else { return try object(depth: 0) }
    try items(depth: search.looksAtAllItems ? 1 : 0)
  }

  private mutating func items(depth: Int) throws(ScanStop) {
    let start = scanner.position
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else { return scanner.position += 1 }
    repeat {
      try object(depth: depth)
      if isDecided { return }
      guard search.looksAtAllItems else {
        scanner.position = start
        return try scanner.passValue()
      }
    } while try scanner.separator(closing: UInt8(ascii: "]"))
  }

  private mutating func object(depth: Int) throws(ScanStop) {
    guard depth < search.depth, try scanner.next() == UInt8(ascii: "{") else { return try scanner.passValue() }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else { return scanner.position += 1 }
    var hasText = search.text == nil
    var hasMember = search.members.isEmpty
    repeat {
      let key = try scanner.key()
      if depth == 0, search.endsAtSmallLetter, scanner.bytes[key.start] &- 97 < 26 { return }
      // A name counts even where its value is cut off or wrong.
      if search.membersHolder == nil, isMember(key) { hasMember = true }
      let first = (try? scanner.next()) ?? 0
      if let text = search.text, first == UInt8(ascii: "\""), scanner.says(text.member, key) {
        let value = scanner.string(of: try scanner.string())
        hasText = text.values.matches(value)
        if depth == 0, let values = search.outermostValues { verdict = hasText || values.matches(value) }
      } else if let holder = search.membersHolder, first == UInt8(ascii: "{"), scanner.says(holder, key) {
        if try hasMemberInside() { hasMember = true }
      } else if !isFound, !(hasText && hasMember), holds(key, first) {
        if first == UInt8(ascii: "[") { try items(depth: depth + 1) } else { try object(depth: depth + 1) }
      } else if !(hasText && hasMember) || search.outermostValues != nil {
        try scanner.passValue()
      }
      isFound = isFound || hasText && hasMember
      if isDecided { return }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }

  private func isMember(_ name: JSONText) -> Bool { search.members.contains { scanner.says($0, name) } }

  /// Whether the value of a member is such an object, or a list of them.
  private func holds(_ name: JSONText, _ first: UInt8) -> Bool {
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    let isObject = first == UInt8(ascii: "{")
    return search.holders.contains { holders in
      (isObject ? holders.takesObject : holders.takesList)
        && (holders.names.contains { scanner.says($0, name) } || isID(name, of: holders.characters))
    }
  }

  private func isID(_ name: JSONText, of characters: StaticString) -> Bool {
    guard characters.utf8CodeUnitCount > 0, name.count > 2, !name.hasEscapes else { return false }
    let text = UTF8Text(start: scanner.bytes + name.start, count: name.count)
    return characters.withUTF8Buffer { text.contains($0[0]) && text.allSatisfy($0.contains) }
  }

  /// Whether an object has one of the members.
  private mutating func hasMemberInside() throws(ScanStop) -> Bool {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else {
      scanner.position += 1
      return false
    }
    repeat {
      if isMember(try scanner.key()) { return true }
      try scanner.passValue()
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    return false
  }
}
