import Screens
import Support
import Syntax

/// A piece of UTF-8 text.
typealias UTF8Text = UnsafeBufferPointer<UInt8>

extension TreeWriter {
  /// Sets a fact that is written as text.
  ///
  /// - Returns: `false` where the text is not plainly a value of the fact: then it is ``TreeBuilder``'s to say what is
  ///   wrong.
  @inline(__always)
  func set(
    _ member: Member, _ slot: UnsafePointer<WordTable.Slot>, written text: UTF8Text, at range: Range<Int>,
    words: WordTable
  ) -> Bool {
    switch slot.pointee.role {
    case .text: set(member, text: text, at: range)
    case .frame:
      guard let frame = frame(text) else { return false }
      set(member, frame: frame, at: range)
    case .token:
      guard let start = text.baseAddress else { return false }
      let word = words.word(start, count: text.count)
      guard word != WordTable.none else { return false }
      let token = words[word].token
      guard token != WordTable.none, slot.pointee.allows(token) else { return false }
      set(member, token: token, at: range)
    case .number, .count:
      if var next = text.baseAddress, let digits = shortDigits(&next, next + text.count), digits.count == text.count {
        set(member, number: Double(digits.value), at: range)
        return true
      }
      guard let number = parseNumber(text[...]), isAllowed(number, slot),
        slot.pointee.role == .number || isWrittenWhole(text)
      else { return false }
      set(member, number: number, at: range)
    case .boolean:
      guard let flag = boolean(text) else { return false }
      set(member, flag: flag, at: range)
    case .undeclared, .textList, .color, .part, .list, .mixedList: return false
    }
    return true
  }
}

/// Whether a number is one that the fact can have.
@inline(__always)
func isAllowed(_ number: Double, _ slot: UnsafePointer<WordTable.Slot>) -> Bool {
  guard number.isFinite, slot.pointee.isSigned || number >= 0 else { return false }
  return slot.pointee.role != .count || (number <= 9_007_199_254_740_992 && number == number.rounded(.towardZero))
}

extension TreeBuilder {
  /// Sets a fact that is written as text: an XML attribute, or a JSON string that names one of some words.
  ///
  /// What the vocabulary does not allow is reported as a problem, and the fact is unknown.
  func set(
    _ member: Member, _ slot: UnsafePointer<WordTable.Slot>, written text: UTF8Text, at range: Range<Int>,
    words: WordTable
  ) {
    if writer.set(member, slot, written: text, at: range, words: words) { return }
    switch slot.pointee.role {
    case .token:
      if let token = token(text, slot, member, words) { return set(member, token: token, at: range) }
      reportUnknownValue(of: member, text, at: range)
    case .textList: return set(member, texts: list(text), at: range)
    case .color where isColor(text): return set(member, text: text, at: range)
    case .undeclared, .part, .list, .mixedList: return
    case .color:
      let name = String(decoding: text, as: UTF8.self)
      reportInvalidValue(
        of: member, quoted(text), suggestion(for: name, among: Color.names + Color.accents), at: range)
    default: reportInvalidValue(of: member, quoted(text), at: range)
    }
    setUnknown(member, at: range)
  }

  /// The value of a fact that is one of some words, or of another spelling of one of them.
  @inline(__always)
  func token(_ text: UTF8Text, _ slot: UnsafePointer<WordTable.Slot>, _ member: Member, _ words: WordTable) -> Token? {
    guard let start = text.baseAddress else { return nil }
    let word = words.word(start, count: text.count)
    guard word != WordTable.none else { return nil }
    let raw = words[word].token
    guard raw != WordTable.none else { return nil }
    if slot.pointee.allows(raw) { return Token(rawValue: raw) }
    guard slot.pointee.hasAliases, let token = Token(rawValue: raw), let kind = currentKind else { return nil }
    if case .token(_, let aliases)? = Vocabulary.declaration(of: member, in: kind)?.factType { return aliases[token] }
    return nil
  }

  /// Reports a value that is none of the words that a fact takes.
  func reportUnknownValue(of member: Member, _ text: UTF8Text, at range: Range<Int>) {
    guard let kind = currentKind,
      case .token(let tokens, let aliases)? = Vocabulary.declaration(of: member, in: kind)?.factType
    else { return }
    let known = tokens.map(\.name) + aliases.spellings.map(\.name).sorted()
    let name = String(decoding: text, as: UTF8.self)
    let advice = suggestion(for: name, among: known)
    let expected = "; expected \(oneOf(tokens.map(\.name)))"
    report(
      .unknownName, "unknown value \(quoted(text)) of `\(member.name)`" + (advice.isEmpty ? expected : advice),
      at: range)
  }

  /// Reports a value of a wrong type or unit.
  func reportInvalidValue(of member: Member, _ found: String, _ advice: String = "", at range: Range<Int>) {
    guard let kind = currentKind, let declaration = Vocabulary.declaration(of: member, in: kind) else { return }
    let expectation =
      switch declaration.role {
      case .fact(let type): type.expectation
      case .part(let part):
        "an object that describes the \(member.name), "
          + (Vocabulary.declaration(of: .text, in: part) == nil ? "" : #"such as {"text": "…"}, "#) + "or null"
      case .list: "an array of objects, or null"
      }
    report(.invalidValue, "`\(member.name)` of \(kind.name) is \(found); expected \(expectation)\(advice)", at: range)
  }
}

/// A text as messages quote it: in double quotes, and not at length.
func quoted(_ text: UTF8Text) -> String {
  let string = String(decoding: text, as: UTF8.self)
  return string.unicodeScalars.count > 60
    ? "\"\(String(String.UnicodeScalarView(string.unicodeScalars.prefix(57))))…\"" : "\"\(string)\""
}

/// A number in decimal notation with nothing around it but white space.
func parseNumber(_ text: Slice<UTF8Text>) -> Double? {
  let text = trimmed(text)
  guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || first &- 48 < 10 else {
    return nil
  }
  var mantissa: UInt64 = 0
  var digits = 0
  var scale = 0
  var sawPoint = false
  for byte in text.dropFirst(first == UInt8(ascii: "-") ? 1 : 0) {
    if byte &- 48 < 10 {
      mantissa = mantissa &* 10 &+ UInt64(byte &- 48)
      digits += 1
      if sawPoint { scale += 1 }
    } else if byte == UInt8(ascii: "."), !sawPoint {
      sawPoint = true
    } else {
      digits = .max
      break
    }
  }
  guard digits > 0 else { return nil }
  // Both factors are exact up to here, so that the quotient is the nearest double.
  if digits <= 15 {
    let value = scale == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[scale]
    return first == UInt8(ascii: "-") ? -value : value
  }
  // Swift's own parser also takes "nan", "inf" and hexadecimal, which no description may use.
  guard text.allSatisfy({ $0 &- 48 < 10 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B || $0 | 0x20 == 0x65 }) else {
    return nil
  }
  return Double(String(decoding: text, as: UTF8.self))
}

/// Whether a number has no exponent, and nothing but zeros behind a decimal point.
///
/// No schema could tell that `30e-1` is whole.
private func isWrittenWhole(_ text: UTF8Text) -> Bool {
  let fraction = trimmed(text.drop { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") })
  return fraction.isEmpty || (fraction.first == UInt8(ascii: ".") && fraction.dropFirst().allSatisfy { $0 == 0x30 })
}

@inline(__always)
private func frame(_ text: UTF8Text) -> Frame? {
  guard var next = text.baseAddress else { return nil }
  let end = next + text.count
  // Nearly always four short numbers.
  if let x = shortNumber(&next, end), let y = shortNumber(&next, end), let width = shortNumber(&next, end),
    let height = shortNumber(&next, end), next == end, width >= 0, height >= 0
  {
    return Frame(x: x, y: y, width: width, height: height)
  }
  return unusualFrame(text)
}

/// Moves over one space at most and a number of up to seven digits, with up to seven decimals; `nil` where there is
/// another.
@inline(__always)
private func shortNumber(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Double? {
  if next < end, next.pointee == 0x20 { next += 1 }
  let isNegative = next < end && next.pointee == UInt8(ascii: "-")
  if isNegative { next += 1 }
  guard let whole = shortDigits(&next, end) else { return nil }
  var number = Double(whole.value)
  if next < end, next.pointee == UInt8(ascii: ".") {
    next += 1
    guard let fraction = shortDigits(&next, end) else { return nil }
    // Both are exact, so that the quotient is the nearest double.
    let power = powersOfTen[fraction.count]
    number = (number * power + Double(fraction.value)) / power
  }
  return isNegative ? -number : number
}

/// Moves over some digits; `nil` where there are none, or more than seven. Most numbers have so few digits that eight at
/// once would take longer.
@inline(__always)
private func shortDigits(
  _ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
) -> (value: Int32, count: Int)? {
  let start = next
  var value: Int32 = 0
  while next < end {
    let digit = next.pointee &- 48
    guard digit < 10 else { break }
    value = value &* 10 &+ Int32(digit)
    next += 1
  }
  let count = next - start
  return count > 0 && count < 8 ? (value, count) : nil
}

private func unusualFrame(_ text: UTF8Text) -> Frame? {
  let parts = text.split(whereSeparator: isXMLSpace)
  guard parts.count == 4 else { return nil }
  let numbers = parts.compactMap { parseNumber($0) }.filter { $0.isFinite }
  guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
  return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

private func boolean(_ text: UTF8Text) -> Bool? {
  if text.equals("true") { return true }
  return text.equals("false") ? false : nil
}

private func list(_ text: UTF8Text) -> [String] {
  trimmed(text[...]).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: true)
    .map { String(decoding: trimmed($0), as: UTF8.self) }.filter { !$0.isEmpty }
}

/// What ``Color`` reads, or the name of an accent colour.
private func isColor(_ text: UTF8Text) -> Bool {
  Color(text) != nil || Color.accents.contains { $0.utf8.elementsEqual(text) }
}

func trimmed(_ text: Slice<UTF8Text>) -> Slice<UTF8Text> {
  var text = text
  while let first = text.first, isXMLSpace(first) { text.removeFirst() }
  while let last = text.last, isXMLSpace(last) { text.removeLast() }
  return text
}

@inline(__always)
package func isXMLSpace(_ byte: UInt8) -> Bool { XMLTokens.isSpace(byte) }
