import Screens
import Support

/// Reads the elements of a native JSON description into a builder, in one skip the bytes.
struct NativeJSONParser {
  var scanner: JSONScanner
  let builder: TreeBuilder
  /// What is done for each element and member goes past the builder.
  let writer: TreeWriter
  let words = WordTable.shared

  init(_ scanner: JSONScanner, _ builder: TreeBuilder) {
    self.scanner = scanner
    self.builder = builder
    writer = builder.writer
  }

  /// Reads a screen, or an element without its screen, which then is on a screen that nothing is known about.
  ///
  /// The position is at its `{`; `depth` is how deep that lies.
  mutating func screen(isOneOfSeveral: Bool, depth: Int) throws(ScanStop) {
    let start = scanner.offset(scanner.position)
    // Where the bytes at hand end before its type, no screen has begun.
    let type = try type()
    builder.startScreen(at: start, isOneOfSeveral: isOneOfSeveral)
    guard let type else {
      builder.open(.screen, as: nil, from: start, to: start + 1)
      builder.report(.invalidValue, "a screen has no `\"type\": \"screen\"`", at: start..<start + 1)
      try scanner.skipValue(depth: depth - 1)
      builder.close()
      return
    }
    guard let kind = kind(type) else {
      builder.open(.screen, as: nil, from: start, to: start + 1)
      reportUnknownKind(type, among: Kind.allCases, as: .invalidValue)
      try scanner.skipValue(depth: depth - 1)
      builder.close()
      return
    }
    if kind == .screen {
      try element(.screen, as: nil, from: start, depth: depth)
    } else {
      builder.open(.screen, as: nil, from: start, to: start + 1)
      try element(kind, as: .content, from: start, depth: depth)
      builder.close()
    }
  }

  // MARK: Elements

  /// Reads an element; the position is at its `{`.
  mutating func element(_ kind: Kind, as member: Member?, from start: Int, depth: Int) throws(ScanStop) {
    try scanner.checkDepth(depth)
    writer.open(kind, member?.rawValue ?? WordTable.none, from: start, to: start)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
    } else {
      try members(of: kind, hasType: false, depth: depth)
    }
    writer.close(at: scanner.offset(scanner.position))
  }

  /// Reads an element whose `type` was its first member; the position is behind that member's value.
  mutating func elementBehindType(
    _ kind: Kind, as member: Member, from start: Int, depth: Int
  ) throws(ScanStop) {
    writer.open(kind, member.rawValue, from: start, to: start)
    if try scanner.separator(closing: UInt8(ascii: "}")) { try members(of: kind, hasType: true, depth: depth) }
    writer.close(at: scanner.offset(scanner.position))
  }

  /// Reads members up to the element's `}`.
  mutating func members(of kind: Kind, hasType: Bool, depth: Int) throws(ScanStop) {
    var seen = MemberSet()
    var hasType = hasType
    let mark = scanner.keys.count
    repeat {
      let key = try scanner.key()
      let word = self.word(key)
      let member = word == WordTable.none ? WordTable.none : words[word].member
      if member != WordTable.none {
        guard seen.insert(member) else { throw scanner.duplicateKey(key) }
        try knownMember(member, key, of: kind, depth: depth)
      } else if scanner.isType(key) {
        if hasType { throw scanner.duplicateKey(key) }
        hasType = true
        try typeMember(key, of: kind, depth: depth)
      } else {
        scanner.keys.append(key)
        try otherMember(key, of: kind, depth: depth)
      }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    if scanner.keys.count > mark { try scanner.checkKeys(since: mark) }
  }

  /// The number of the vocabulary's word that a string is, or ``WordTable/none``.
  @inline(__always)
  func word(_ text: JSONText) -> UInt8 {
    // The text at hand is padded; a string with its escapes resolved is not.
    if !text.hasEscapes { return words.word(padded: scanner.bytes + text.start, count: text.count) }
    return escapedWord(text)
  }

  /// What is rare is apart: a closure over the scanner would copy it for every word.
  @inline(never)
  private func escapedWord(_ text: JSONText) -> UInt8 {
    scanner.withBytes(of: text) { bytes in
      bytes.baseAddress.map { words.word($0, count: bytes.count) } ?? WordTable.none
    }
  }

  /// Reads the value of a member that the vocabulary knows.
  mutating func knownMember(_ raw: UInt8, _ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    guard let member = words.member(raw: raw) else {
      return try unknownMember(key, of: kind, depth: depth)
    }
    let slot = words.slot(raw, in: kind)
    let role = slot.pointee.role
    let start = scanner.offset(key.start - 1)
    let first = try scanner.next()
    if first == UInt8(ascii: "n"), role != .undeclared {
      try scanner.literal("null")
      builder.setUnknown(member, at: start..<scanner.offset(scanner.position))
      return
    }
    if first == UInt8(ascii: "\""), role == .token || role == .text || role == .color {
      return try textFact(member, slot, from: start)
    }
    switch (role, first) {
    case (.undeclared, _): try unknownMember(key, of: kind, depth: depth)
    case (.number, 45...57), (.count, 45...57):
      let valueStart = scanner.position
      let number = try scanner.number()
      let range = start..<scanner.offset(scanner.position)
      if isAllowed(number, slot) {
        writer.set(member, number: number, at: range)
      } else {
        invalid(member, from: valueStart, at: range)
      }
    case (.boolean, UInt8(ascii: "t")):
      try scanner.literal("true")
      writer.set(member, flag: true, at: start..<scanner.offset(scanner.position))
    case (.boolean, UInt8(ascii: "f")):
      try scanner.literal("false")
      writer.set(member, flag: false, at: start..<scanner.offset(scanner.position))
    case (.frame, UInt8(ascii: "[")): try frame(member, from: start, depth: depth)
    case (.textList, UInt8(ascii: "[")): try textList(member, from: start, depth: depth)
    case (.part, UInt8(ascii: "{")):
      try element(slot.pointee.kind, as: member, from: start, depth: depth + 1)
    case (.list, UInt8(ascii: "[")), (.mixedList, UInt8(ascii: "[")): try list(member, slot, depth: depth + 1)
    default:
      let valueStart = scanner.position
      try scanner.skipValue(depth: depth)
      invalid(member, from: valueStart, at: start..<scanner.offset(scanner.position))
    }
  }

  /// Reads the value of `type`, which has to be that of the element's place.
  mutating func typeMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    let start = scanner.offset(key.start - 1)
    guard try scanner.next() == UInt8(ascii: "\"") else {
      let valueStart = scanner.position
      try scanner.skipValue(depth: depth)
      builder.report(
        .invalidValue,
        "`type` is \(describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart)))"
          + "; expected \"\(kind.name)\"",
        at: start..<scanner.offset(scanner.position))
      return
    }
    let text = try scanner.string()
    if self.kind(text) != kind {
      builder.report(
        .invalidValue, "`type` is \(scanner.withBytes(of: text) { quoted($0) }); expected \"\(kind.name)\" here",
        at: start..<scanner.offset(scanner.position))
    }
  }

  /// Reads the value of a member that no kind has: `$schema`, suppressions, or a misspelt one.
  mutating func otherMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    if kind == .screen, scanner.withBytes(of: key, { $0.elementsEqual("$schema".utf8) }) {
      return try scanner.skipValue(depth: depth)
    }
    if isSuppression(key) { return try suppressions(key, depth: depth) }
    try unknownMember(key, of: kind, depth: depth)
  }

  mutating func unknownMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    let range = scanner.offset(key.start - 1)..<scanner.offset(key.end + 1)
    let name = scanner.string(of: key)
    if kind == .screen, name == "screens" {
      builder.report(
        .invalidValue, "`screens` is ignored beside the `type` of a screen; expected one of them", at: range)
    } else {
      let known = Vocabulary[kind].members.map(\.member.name)
      // What is there already is not what was meant.
      let given = nearest(to: name, among: known).flatMap { near in
        Vocabulary[kind].members.first { $0.member.name == near && builder.currentElement?.isKnown($0.member) == true }
      }
      builder.report(
        .unknownName,
        "unknown member \(scanner.withBytes(of: key) { quoted($0) }) of \(kind.name)"
          + (given.map { "; `\($0.member.name)` is given already" }
            ?? advice(for: name, among: known, hidden: ["type", "\(Suppression.name)"])),
        at: range)
    }
    try scanner.skipValue(depth: depth)
  }
}
