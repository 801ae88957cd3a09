import Screens

/// Reads the elements of a native JSON description into a builder, in one pass over the bytes.
struct NativeJSONParser {
  var scanner: JSONScanner
  let builder: TreeBuilder
  /// What is done for each element and member goes past the builder.
  private let writer: TreeWriter
  let words = WordTable.shared

  init(_ scanner: JSONScanner, _ builder: TreeBuilder) {
    self.scanner = scanner
    self.builder = builder
    writer = builder.writer
  }

  /// Reads a screen, or an element without its screen, which then stands on a screen that nothing is known about.
  ///
  /// The position is at its `{`; `depth` is how deep that lies.
  mutating func screen(isOneOfSeveral: Bool, depth: Int) throws(ScanStop) {
    let start = scanner.offset(scanner.position)
    // Where the bytes at hand end before its type, no screen has begun.
    let type = try type()
    builder.startScreen(at: start, isOneOfSeveral: isOneOfSeveral)
    guard let type else {
      builder.open(.screen, as: nil, from: start, to: start + 1)
      builder.report(.invalidValue, "a screen needs `\"type\": \"screen\"`", at: start..<start + 1)
      try scanner.skipValue(depth: depth - 1)
      builder.close()
      return
    }
    guard let kind = kind(type) else {
      builder.open(.screen, as: nil, from: start, to: start + 1)
      reportUnknownKind(type, among: Kind.allCases)
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
  private mutating func element(_ kind: Kind, as member: Member?, from start: Int, depth: Int) throws(ScanStop) {
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
  private mutating func elementBehindType(
    _ kind: Kind, as member: Member, from start: Int, depth: Int
  ) throws(ScanStop) {
    writer.open(kind, member.rawValue, from: start, to: start)
    if try scanner.separator(closing: UInt8(ascii: "}")) { try members(of: kind, hasType: true, depth: depth) }
    writer.close(at: scanner.offset(scanner.position))
  }

  /// Reads members up to the element's `}`.
  private mutating func members(of kind: Kind, hasType: Bool, depth: Int) throws(ScanStop) {
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
  private func word(_ text: JSONText) -> UInt8 {
    // The text at hand is padded; a string with its escapes resolved is not.
    if !text.hasEscapes { return words.word(padded: scanner.bytes + text.start, count: text.count) }
    return scanner.withBytes(of: text) { bytes in
      bytes.baseAddress.map { words.word($0, count: bytes.count) } ?? WordTable.none
    }
  }

  /// Reads the value of a member that the vocabulary knows.
  private mutating func knownMember(_ raw: UInt8, _ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    guard let member = Member(rawValue: raw) else {
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

  /// Reads the value of a fact that is written as a string.
  @inline(__always)
  private mutating func textFact(
    _ member: Member, _ slot: UnsafePointer<WordTable.Slot>, from start: Int
  ) throws(ScanStop) {
    let text = try scanner.string()
    let range = start..<scanner.offset(scanner.position)
    if !text.hasEscapes {
      let role = slot.pointee.role
      if role == .token {
        let word = words.word(padded: scanner.bytes + text.start, count: text.count)
        if word != WordTable.none {
          let token = words[word].token
          if token != WordTable.none, slot.pointee.allows(token) {
            return writer.set(member, token: token, at: range)
          }
        }
      } else if role == .text {
        return writer.set(member, text: UTF8Text(start: scanner.bytes + text.start, count: text.count), at: range)
      }
    }
    scanner.withBytes(of: text) { builder.set(member, slot, written: $0, at: range, words: words) }
  }

  private func invalid(_ member: Member, from valueStart: Int, at range: Range<Int>) {
    let value = UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart)
    builder.reportInvalidValue(of: member, describe(value), at: range)
    builder.setUnknown(member, at: range)
  }

  private func describe(_ value: UTF8Text) -> String {
    switch value.first {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): value.count > 60 ? "an array" : String(decoding: value, as: UTF8.self)
    case UInt8(ascii: "\""): quoted(UTF8Text(rebasing: value[1..<value.count - 1]))
    default: String(decoding: value.prefix(60), as: UTF8.self)
    }
  }

  /// Reads the value of `type`, which has to be that of the element's place.
  private mutating func typeMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    let start = scanner.offset(key.start - 1)
    guard try scanner.next() == UInt8(ascii: "\"") else {
      let valueStart = scanner.position
      try scanner.skipValue(depth: depth)
      builder.report(
        .invalidValue,
        "`type` has to be \"\(kind.name)\", not "
          + describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart)),
        at: start..<scanner.offset(scanner.position))
      return
    }
    let text = try scanner.string()
    if self.kind(text) != kind {
      builder.report(
        .invalidValue, "`type` has to be \"\(kind.name)\" here, not \(scanner.withBytes(of: text) { quoted($0) })",
        at: start..<scanner.offset(scanner.position))
    }
  }

  /// Reads the value of a member that no kind has: `$schema`, or a misspelt one.
  private mutating func otherMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    if kind == .screen, scanner.withBytes(of: key, { $0.elementsEqual("$schema".utf8) }) {
      return try scanner.skipValue(depth: depth)
    }
    try unknownMember(key, of: kind, depth: depth)
  }

  private mutating func unknownMember(_ key: JSONText, of kind: Kind, depth: Int) throws(ScanStop) {
    let range = scanner.offset(key.start - 1)..<scanner.offset(key.end + 1)
    let name = scanner.string(of: key)
    let known = Vocabulary[kind].members.map(\.member.name)
    builder.report(
      .unknownName,
      "unknown member \(scanner.withBytes(of: key) { quoted($0) }) of \(kind.name)"
        + (known.isEmpty ? "" : suggestion(for: name, among: known + ["type"])),
      at: range)
    try scanner.skipValue(depth: depth)
  }

  // MARK: Lists

  private mutating func list(_ member: Member, _ slot: UnsafePointer<WordTable.Slot>, depth: Int) throws(ScanStop) {
    try scanner.checkDepth(depth)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "]") {
      scanner.position += 1
      return
    }
    var isOpen = false
    repeat {
      let start = scanner.position
      let first = try scanner.next()
      guard first == UInt8(ascii: "{") else {
        let valueStart = scanner.position
        if first == UInt8(ascii: "n") {
          // There may be more than is given.
          try scanner.literal("null")
          if !isOpen {
            builder.setUnknown(member, at: scanner.offset(valueStart)..<scanner.offset(scanner.position))
          }
          isOpen = true
          continue
        }
        try scanner.skipValue(depth: depth)
        builder.report(
          .invalidValue,
          "an element of `\(member.name)` has to be an object, not "
            + describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart)),
          at: scanner.offset(start)..<scanner.offset(scanner.position))
        continue
      }
      let itemStart = scanner.offset(scanner.position)
      if slot.pointee.role == .list {
        try element(slot.pointee.kind, as: member, from: itemStart, depth: depth + 1)
      } else {
        try mixedItem(of: member, slot, from: itemStart, depth: depth)
      }
    } while try scanner.separator(closing: UInt8(ascii: "]"))
  }

  private mutating func mixedItem(
    of member: Member, _ slot: UnsafePointer<WordTable.Slot>, from start: Int, depth: Int
  ) throws(ScanStop) {
    let brace = scanner.position
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "\""), scanner.isAtPlainType {
      _ = try scanner.key()
      if try scanner.next() == UInt8(ascii: "\""), let kind = kind(try scanner.string()),
        slot.pointee.kindMask & (1 << UInt32(kind.rawValue)) != 0, depth < JSONScanner.maximumDepth
      {
        return try elementBehindType(kind, as: member, from: start, depth: depth + 1)
      }
    }
    scanner.position = brace
    guard let type = try type() else {
      builder.report(
        .invalidValue,
        "an element of `\(member.name)` needs a `type`: one of "
          + kinds(slot).map(\.name).joined(separator: ", "),
        at: start..<start + 1)
      return try scanner.skipValue(depth: depth)
    }
    guard let kind = kind(type), slot.pointee.kindMask & (1 << UInt32(kind.rawValue)) != 0 else {
      reportUnknownKind(type, among: kinds(slot))
      return try scanner.skipValue(depth: depth)
    }
    try element(kind, as: member, from: start, depth: depth + 1)
  }

  private func kinds(_ slot: UnsafePointer<WordTable.Slot>) -> [Kind] {
    Kind.allCases.filter { slot.pointee.kindMask & (1 << UInt32($0.rawValue)) != 0 }
  }

  private func reportUnknownKind(_ type: JSONText, among kinds: [Kind]) {
    let range = scanner.offset(type.start - 1)..<scanner.offset(type.end + 1)
    let text = scanner.withBytes(of: type) { quoted($0) }
    let message =
      kind(type) == nil ? "unknown kind \(text)" : "\(text) cannot stand here"
    builder.report(
      .unknownName,
      message + "; expected one of \(kinds.map(\.name).joined(separator: ", "))"
        + suggestion(for: scanner.string(of: type), among: kinds.map(\.name)),
      at: range)
  }

  private func kind(_ text: JSONText) -> Kind? {
    let word = self.word(text)
    return word == WordTable.none ? nil : Kind(rawValue: words[word].kind)
  }

  /// The text of the `type` member of the object that begins here; the position stays. Usually it is the first member.
  private mutating func type() throws(ScanStop) -> JSONText? {
    let start = scanner.position
    let mark = scanner.keys.count
    defer {
      scanner.position = start
      scanner.keys.removeAll(since: mark)
    }
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") { return nil }
    repeat {
      let key = try scanner.key()
      if scanner.isType(key) {
        return try scanner.next() == UInt8(ascii: "\"") ? try scanner.string() : nil
      }
      try scanner.skipValue(depth: 0)
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    return nil
  }

  // MARK: Facts made of several values

  private mutating func frame(_ member: Member, from start: Int, depth: Int) throws(ScanStop) {
    let valueStart = scanner.position
    scanner.position += 1
    if let frame = try plainFrame() {
      writer.set(member, frame: frame, at: start..<scanner.offset(scanner.position))
      return
    }
    scanner.position = valueStart + 1
    var numbers: (Double, Double, Double, Double) = (0, 0, 0, 0)
    var count = 0
    while count < 4 {
      let byte = try scanner.next()
      guard byte == UInt8(ascii: "-") || byte &- 48 < 10 else { break }
      let number = try scanner.number()
      guard number.isFinite else { break }
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
      count += 1
      if count < 4 {
        guard try scanner.next() == UInt8(ascii: ",") else { break }
        scanner.position += 1
      }
    }
    if count == 4, try scanner.next() == UInt8(ascii: "]"), numbers.2 >= 0, numbers.3 >= 0 {
      scanner.position += 1
      writer.set(
        member, frame: Frame(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3),
        at: start..<scanner.offset(scanner.position))
      return
    }
    scanner.position = valueStart
    try scanner.skipValue(depth: depth)
    invalid(member, from: valueStart, at: start..<scanner.offset(scanner.position))
  }

  /// A frame of four short numbers; `nil` for one that takes a closer look. The position is behind its `[`.
  private mutating func plainFrame() throws(ScanStop) -> Frame? {
    guard let x = try plainNumber(UInt8(ascii: ",")), let y = try plainNumber(UInt8(ascii: ",")),
      let width = try plainNumber(UInt8(ascii: ",")), let height = try plainNumber(UInt8(ascii: "]"))
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// A short number and the byte behind it, which has to be the one that is expected.
  @inline(__always)
  private mutating func plainNumber(_ closing: UInt8) throws(ScanStop) -> Double? {
    _ = try scanner.next()
    guard let number = scanner.shortNumber(), try scanner.next() == closing else { return nil }
    scanner.position &+= 1
    return number
  }

  private mutating func textList(_ member: Member, from start: Int, depth: Int) throws(ScanStop) {
    let valueStart = scanner.position
    scanner.position += 1
    var texts: [String] = []
    if try scanner.next() == UInt8(ascii: "]") {
      scanner.position += 1
    } else {
      repeat {
        guard try scanner.next() == UInt8(ascii: "\"") else {
          scanner.position = valueStart
          try scanner.skipValue(depth: depth)
          invalid(member, from: valueStart, at: start..<scanner.offset(scanner.position))
          return
        }
        texts.append(scanner.string(of: try scanner.string()))
      } while try scanner.separator(closing: UInt8(ascii: "]"))
    }
    builder.set(member, texts: texts, at: start..<scanner.offset(scanner.position))
  }
}
