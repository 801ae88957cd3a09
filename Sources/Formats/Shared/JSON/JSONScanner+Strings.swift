import Screens
import Syntax

extension JSONScanner {
  /// Reads a string; the position is at its opening quote.
  @inline(__always)
  mutating func string() throws(ScanStop) -> JSONText {
    let start = position &+ 1
    position = unusual(from: start)
    guard bytes[position] == UInt8(ascii: "\"") else { return try unusualString(start) }
    position &+= 1
    return JSONText(start: start, end: position &- 1, hasEscapes: false)
  }

  /// Where a string ends, behind its closing quote.
  ///
  /// - Parameter index: that of its opening quote.
  @inline(__always)
  mutating func endOfString(at index: Int) throws(ScanStop) -> Int {
    let end = unusual(from: index &+ 1)
    if bytes[end] == UInt8(ascii: "\"") { return end &+ 1 }
    position = end
    _ = try unusualString(index + 1)
    return position
  }

  /// After a member's value: reads the name of the next one as it nearly always is, and moves to where its value
  /// begins. It follows a comma and the indentation of a line, has no escapes, and precedes a colon and at most one
  /// space.
  ///
  /// - Returns: `nil` for another name, and where none follows; the position is as it was.
  @inline(__always)
  mutating func nextPlainKey() -> JSONText? {
    guard bytes[position] == UInt8(ascii: ",") else { return nil }
    var start = position &+ 1
    if bytes[start] == 0x0A { start &+= 1 }
    let indentation = bytes[start]
    if indentation == 0x20 || indentation == 0x09 {
      let run = UInt64(indentation) &* 0x0101_0101_0101_0101
      var others = word(at: start) ^ run
      while others == 0 {
        start &+= 8
        others = word(at: start) ^ run
      }
      start &+= others.trailingZeroBitCount &>> 3
    }
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    start &+= 1
    let end = unusual(from: start)
    guard bytes[end] == UInt8(ascii: "\""), bytes[end &+ 1] == UInt8(ascii: ":") else { return nil }
    let value = bytes[end &+ 2] == 0x20 ? end &+ 3 : end &+ 2
    guard bytes[value] > 0x20 else { return nil }
    position = value
    return JSONText(start: start, end: end, hasEscapes: false)
  }

  /// The next byte of a string that is a quote, a backslash, a control or outside ASCII.
  @inline(__always)
  private func unusual(from index: Int) -> Int {
    var next = index
    var marks = JSONBytes.unusual(in: word(at: next))
    while marks == 0 {
      next &+= 8
      marks = JSONBytes.unusual(in: word(at: next))
    }
    return next &+ marks.trailingZeroBitCount &>> 3
  }

  /// The rest of a string that holds an escape or a character outside ASCII, or is wrong.
  private mutating func unusualString(_ start: Int) throws(ScanStop) -> JSONText {
    var hasEscapes = false
    while true {
      position = unusual(from: position)
      if bytes[position] == UInt8(ascii: "\\") { hasEscapes = true }
      guard try passUnusual() else { return JSONText(start: start, end: position - 1, hasEscapes: hasEscapes) }
    }
  }

  /// Moves over an escape, a character outside ASCII, or the quote that closes a string.
  ///
  /// - Returns: whether the string goes on.
  @inline(__always)
  private mutating func passUnusual() throws(ScanStop) -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      position += 1
      return false
    case UInt8(ascii: "\\"):
      try escape()
    case 0..<0x20:
      if position >= end {
        if !isFinal { throw .incomplete }
        throw failure("the text ends inside a string; expected a closing \"", at: position)
      }
      throw failure("a control character inside a string has to be written as an escape such as \\n", at: position)
    default:
      guard let length = utf8Length(at: position) else {
        // A sequence that the bytes at hand cut off may be fine.
        if position + 4 > end, !isFinal { throw .incomplete }
        throw failure("the text is not valid UTF-8 here", at: position)
      }
      position += length
    }
    return true
  }

  private mutating func escape() throws(ScanStop) {
    if position + 12 > end, !isFinal { throw .incomplete }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: position + 2) else {
        throw failure("\\u needs four hexadecimal digits", at: position)
      }
      if unit & 0xFC00 == 0xD800 {
        guard bytes[position + 6] == UInt8(ascii: "\\"), bytes[position + 7] == UInt8(ascii: "u"),
          let low = hexUnit(at: position + 8), low & 0xFC00 == 0xDC00
        else { throw failure("a lone surrogate: the first half of a pair without the second", at: position) }
        position += 12
      } else if unit & 0xFC00 == 0xDC00 {
        throw failure("a lone surrogate: the second half of a pair without the first", at: position)
      } else {
        position += 6
      }
    case let character where JSONBytes.simpleEscape(character) != nil: position += 2
    default: throw failure("an unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: position)
    }
  }

  private func hexUnit(at index: Int) -> UInt32? { JSONBytes.hexUnit(bytes + index) }

  private func utf8Length(at index: Int) -> Int? { validUTF8Length(bytes + index) }

  /// The UTF-8 bytes that a string stands for, with its escapes resolved.
  func unescaped(_ text: JSONText) -> [UInt8] {
    // It was read before, so that it is whole with anything after it.
    var scanner = JSONScanner(bytes: bytes, count: text.end + 1, isFinal: true)
    scanner.position = text.start
    return (try? scanner.resolved(room: text.count)) ?? []
  }

  /// Reads a string as ``string()`` does, and what it stands for where that is not how it is in the text. A text that
  /// holds a document has an escape every few bytes, so that it is not gone over twice.
  mutating func resolvedString() throws(ScanStop) -> (text: JSONText, resolved: [UInt8]?) {
    let start = position + 1
    position = start
    while true {
      position = unusual(from: position)
      if bytes[position] == UInt8(ascii: "\\") { break }
      guard try passUnusual() else { return (JSONText(start: start, end: position - 1, hasEscapes: false), nil) }
    }
    position = start
    let resolved = try resolved(room: end - start)
    return (JSONText(start: start, end: position - 1, hasEscapes: true), resolved)
  }

  /// Moves over the rest of a string, and gives what it stands for.
  ///
  /// - Parameter room: as many bytes as it has in the text, or more.
  private mutating func resolved(room: Int) throws(ScanStop) -> [UInt8] {
    var stop: ScanStop?
    // Eight bytes are copied at once, of which those behind an escape are copied again.
    let resolved = [UInt8](unsafeUninitializedCapacity: room + 8) { room, count in
      guard let start = room.baseAddress else { return }
      do throws(ScanStop) {
        try resolve(into: start, &count)
      } catch {
        stop = error
      }
    }
    if let stop { throw stop }
    return resolved
  }

  private mutating func resolve(into start: UnsafeMutablePointer<UInt8>, _ count: inout Int) throws(ScanStop) {
    // Not the scanner's own, nor the caller's, which would be read from memory and written back for each word.
    var (index, target) = (position, start)
    defer { count = target - start }
    while true {
      let chunk = word(at: index)
      UnsafeMutableRawPointer(target).storeBytes(of: chunk, as: UInt64.self)
      let marks = JSONBytes.unusual(in: chunk)
      if marks == 0 {
        index &+= 8
        target += 8
        continue
      }
      let plain = marks.trailingZeroBitCount &>> 3
      index &+= plain
      target += plain
      // Quotes and line breaks are nearly all there are where a text holds a document.
      if bytes[index] == UInt8(ascii: "\\"), index &+ 12 <= end {
        let next = bytes[index &+ 1]
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "n") {
          target.pointee = next == UInt8(ascii: "n") ? 0x0A : next
          target += 1
          index &+= 2
          continue
        }
      }
      position = index
      guard try passUnusual() else { return }
      target += resolve(index..<position, into: target)
      index = position
    }
  }

  /// Writes what an escape, or a character outside ASCII, stands for.
  ///
  /// - Returns: the number of bytes.
  private func resolve(_ range: Range<Int>, into target: UnsafeMutablePointer<UInt8>) -> Int {
    guard bytes[range.lowerBound] == UInt8(ascii: "\\") else {
      target.update(from: bytes + range.lowerBound, count: range.count)
      return range.count
    }
    guard bytes[range.lowerBound + 1] == UInt8(ascii: "u") else {
      let character = bytes[range.lowerBound + 1]
      target.pointee = JSONBytes.simpleEscape(character) ?? character
      return 1
    }
    let character = character(ofEscapeAt: range.lowerBound)
    for (index, byte) in character.enumerated() { target[index] = byte }
    return character.count
  }

  /// The character that `\u` and its digits stand for, or two of them.
  private func character(ofEscapeAt index: Int) -> UTF8.EncodedScalar {
    let unit = hexUnit(at: index + 2) ?? 0xFFFD
    let scalar = JSONBytes.scalar(unit, unit & 0xFC00 == 0xD800 ? hexUnit(at: index + 8) : nil)
    return UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
  }

  /// The text that a string stands for.
  func string(of text: JSONText) -> String {
    if text.hasEscapes { return String(decoding: unescaped(text), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(start: bytes + text.start, count: text.count), as: UTF8.self)
  }

  /// Whether a member's name is `type`, which says the kind of an element.
  @inline(__always)
  func isType(_ text: JSONText) -> Bool {
    if text.hasEscapes { return string(of: text) == "type" }
    guard text.count == 4 else { return false }
    let first = bytes + text.start
    return first[0] == UInt8(ascii: "t") && first[1] == UInt8(ascii: "y") && first[2] == UInt8(ascii: "p")
      && first[3] == UInt8(ascii: "e")
  }

  /// Whether the position is at `"type"`, written without escapes.
  @inline(__always)
  var isAtPlainType: Bool { word(at: position) & 0x0000_FFFF_FFFF_FFFF == 0x0000_2265_7079_7422 }

  /// Gives the bytes that a string stands for.
  @inline(__always)
  func withBytes<Result>(of text: JSONText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if text.hasEscapes { return unescaped(text).withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(start: bytes + text.start, count: text.count))
  }
}
