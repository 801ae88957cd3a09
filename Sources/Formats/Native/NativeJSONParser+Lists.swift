import Screens
import Support

extension NativeJSONParser {
  mutating func list(_ member: Member, _ slot: UnsafePointer<WordTable.Slot>, depth: Int) throws(ScanStop) {
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
          "an element of `\(member.name)` is "
            + describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart))
            + "; expected an object with the members of an element",
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

  mutating func mixedItem(
    of member: Member, _ slot: UnsafePointer<WordTable.Slot>, from start: Int, depth: Int
  ) throws(ScanStop) {
    let brace = scanner.position
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "\""), scanner.isAtPlainType {
      _ = try scanner.key()
      if try scanner.next() == UInt8(ascii: "\""), let kind = kind(try scanner.string()),
        slot.pointee.kinds.contains(kind), depth < JSONScanner.maximumDepth
      {
        return try elementBehindType(kind, as: member, from: start, depth: depth + 1)
      }
    }
    scanner.position = brace
    guard let type = try type() else {
      builder.report(
        .invalidValue,
        "an element of `\(member.name)` has no `type`; expected \(oneOf(slot.pointee.kinds.map(\.name)))",
        at: start..<start + 1)
      return try scanner.skipValue(depth: depth)
    }
    guard let kind = kind(type), slot.pointee.kinds.contains(kind) else {
      reportUnknownKind(type, among: Array(slot.pointee.kinds))
      return try scanner.skipValue(depth: depth)
    }
    try element(kind, as: member, from: start, depth: depth + 1)
  }

  func reportUnknownKind(_ type: JSONText, among kinds: [Kind], as problem: Problem.Kind = .unknownName) {
    let range = scanner.offset(type.start - 1)..<scanner.offset(type.end + 1)
    let text = scanner.withBytes(of: type) { quoted($0) }
    let message =
      kind(type) == nil ? "unknown kind \(text)" : "\(text) is not allowed here"
    builder.report(problem, message + advice(for: scanner.string(of: type), among: kinds.map(\.name)), at: range)
  }

  func kind(_ text: JSONText) -> Kind? {
    let word = self.word(text)
    return word == WordTable.none ? nil : Kind(rawValue: words[word].kind)
  }

  /// The text of the `type` member of the object that begins here; the position stays. Usually it is the first member.
  mutating func type() throws(ScanStop) -> JSONText? {
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
}
