import Screens

/// The members of an object near the beginning of a JSON file, as far as the bytes at hand show them. It is the
/// outermost object, or the first one of a list.
///
/// Each is passed once, when the members after it are needed. Formats that detect a file one after another look at the
/// same members. A mistake between members ends them; values are not held against the grammar.
final class JSONOutline {
  /// A member: its name, and where its value begins.
  struct Member {
    let name: JSONText
    let value: Int
    /// The first byte of the value; 0 where the bytes at hand end before it, or something else than a value follows.
    let first: UInt8
  }

  /// At the object, or at the list.
  let start: JSONScanner
  /// Behind the last member that is passed; behind the object where all are.
  private(set) var scanner: JSONScanner
  private var members: [Member] = []
  private var hasBegun = false
  private var isAtEnd = false
  /// What ended the members where the object goes on.
  private var stop: ScanStop?

  /// - Parameter scanner: at the object, or at the list.
  init(_ scanner: JSONScanner) {
    start = scanner
    self.scanner = scanner
  }

  /// That of the outermost object.
  ///
  /// - Parameter isWhole: whether the bytes are all there are.
  convenience init(_ bytes: UTF8Text, isWhole: Bool) {
    let nothing: StaticString = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
    self.init(JSONScanner(bytes: bytes.baseAddress ?? nothing.utf8Start, count: bytes.count, isFinal: isWhole))
  }

  /// A member; `nil` behind the last one, and where there is no object.
  ///
  /// - Throws: a ``ScanStop`` where a mistake or the end of the bytes at hand is before it.
  func member(at index: Int) throws(ScanStop) -> Member? {
    while members.count <= index {
      if let stop { throw stop }
      guard !isAtEnd else { return nil }
      do throws(ScanStop) {
        try pass()
      } catch {
        stop = error
      }
    }
    return members[index]
  }

  private func pass() throws(ScanStop) {
    if let last = members.last {
      scanner.position = last.value
      try scanner.passValue()
      isAtEnd = try !scanner.separator(closing: UInt8(ascii: "}"))
    } else {
      guard !hasBegun else { return isAtEnd = true }
      hasBegun = true
      members.reserveCapacity(8)
      if try scanner.next() == UInt8(ascii: "[") { scanner.position += 1 }
      guard try scanner.next() == UInt8(ascii: "{") else { return isAtEnd = true }
      scanner.position += 1
      isAtEnd = try scanner.next() == UInt8(ascii: "}")
      if isAtEnd { scanner.position += 1 }
    }
    if isAtEnd { return }
    let name = try scanner.key()
    // A name counts even where its value is cut off or wrong.
    let first = (try? scanner.next()) ?? 0
    members.append(Member(name: name, value: scanner.position, first: first))
  }

  // MARK: By name

  /// The first member of a name; `nil` where the bytes at hand do not show one.
  func member(named name: StaticString) -> Member? {
    var index = 0
    while let member = try? member(at: index) {
      if scanner.says(name, member.name) { return member }
      index += 1
    }
    return nil
  }

  /// Whether a member has a name.
  func holds(_ name: StaticString) -> Bool { member(named: name) != nil }

  /// Whether all members have one of some names.
  func holds(only names: [StaticString]) -> Bool {
    var index = 0
    while let member = try? member(at: index) {
      guard names.contains(where: { scanner.says($0, member.name) }) else { return false }
      index += 1
    }
    return true
  }

  /// Whether it has no member.
  var isEmpty: Bool { (try? member(at: 0)) ?? nil == nil }

  // MARK: Values

  /// A scanner that is at the value of a member.
  func scanner(at member: Member) -> JSONScanner {
    var scanner = scanner
    scanner.position = member.value
    return scanner
  }

  /// The members of a value, or of the first object in it where it is a list.
  func outline(of member: Member) -> JSONOutline { JSONOutline(scanner(at: member)) }

  /// The text that is the value of the first member of a name; `nil` where it is none, or is not at hand.
  func text(of name: StaticString) -> String? {
    guard let member = member(named: name), member.first == UInt8(ascii: "\"") else { return nil }
    var scanner = scanner(at: member)
    return (try? scanner.string()).map(scanner.string)
  }
}

extension FileHead {
  /// The members of the outermost object of a JSON file.
  var json: JSONOutline {
    if let known = memo.json as? JSONOutline { return known }
    let outline = JSONOutline(bytes, isWhole: isWhole)
    memo.json = outline
    return outline
  }
}
