import Screens

/// What the line of an element says behind its type and address, each as a place in the text.
///
/// Texts are not escaped: a quote ends one only where nothing follows, or what can.
struct DebugDescriptionElement {
  private(set) var box: GivenBox?
  private(set) var framePlace: Range<Int>?
  private(set) var identifier: Range<Int>?
  private(set) var label: Range<Int>?
  private(set) var value: Range<Int>?
  private(set) var hasTitle = false
  private(set) var states: ViewStates = []

  private let bytes: UTF8Text
  private let end: Int

  init(_ line: DebugDescriptionLines.Line, _ bytes: UTF8Text) {
    self.bytes = bytes
    end = trimmed(bytes[line.rest..<line.range.upperBound]).endIndex
    var index = line.rest
    while index < end { index = read(at: index) }
  }

  /// Reads what is behind a comma, and says where the next one is.
  private mutating func read(at start: Int) -> Int {
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || isXMLSpace(byte) }
    let index = bytes[start..<end].firstIndex { !isSeparator($0) } ?? end
    if begins(index, "{{") { return readFrame(at: index) }
    if begins(index, "traits: ") {
      let stop = bytes[index..<end].firstIndex(of: UInt8(ascii: "{")) ?? end
      states.formUnion(ViewStates(appleTraits: UTF8Text(rebasing: bytes[index + 8..<stop])))
      return stop
    }
    for name in Self.quoted where begins(index, name) {
      let first = index + name.utf8CodeUnitCount
      let last = endOfQuoted(from: first)
      switch name.utf8CodeUnitCount {
      case 13: identifier = first..<last
      case 8 where begins(index, "label"): label = first..<last
      case 8: hasTitle = first < last
      default: break
      }
      return last + 1
    }
    if begins(index, "value: ") {
      let last = endOfValue(from: index + 7)
      value = index + 7..<last
      return last
    }
    let stop = bytes[index..<end].firstIndex(of: UInt8(ascii: ",")) ?? end
    if begins(index, "Disabled") { states.insert(.disabled) }
    if begins(index, "Selected") { states.insert(.selected) }
    return max(stop, start + 1)
  }

  private static let quoted: [StaticString] = ["identifier: '", "label: '", "title: '", "placeholderValue: '"]
  /// What stands for itself behind a comma.
  private static let words: [StaticString] = ["Selected", "Disabled", "Keyboard Focused", "Focused", "Has Focus"]

  private mutating func readFrame(at start: Int) -> Int {
    var stop = start
    while stop < end, !begins(stop, "}}") { stop += 1 }
    stop = min(stop + 2, end)
    box = GivenBox(appleText: UTF8Text(rebasing: bytes[start..<stop]))
    framePlace = start..<stop
    return stop
  }

  /// Where a text ends: at the first quote behind which nothing else than what follows one can be.
  private func endOfQuoted(from start: Int) -> Int {
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "'"), index + 1 == end || continues(at: index + 1) { return index }
      index += 1
    }
    return end
  }

  private func endOfValue(from start: Int) -> Int {
    bytes[start..<end].indices.first { bytes[$0] == UInt8(ascii: ",") && continues(at: $0) } ?? end
  }

  /// Whether a comma and the next of what an element says are at an index.
  private func continues(at index: Int) -> Bool {
    guard begins(index, ", ") else { return false }
    if begins(index + 2, "{{") || begins(index + 2, "value: ") { return true }
    if Self.quoted.contains(where: { begins(index + 2, $0) }) { return true }
    return Self.words.contains { word in
      let next = index + 2 + word.utf8CodeUnitCount
      return begins(index + 2, word) && (next == end || begins(next, ", "))
    }
  }

  private func begins(_ index: Int, _ text: StaticString) -> Bool {
    index < end && UTF8Text(rebasing: bytes[index..<end]).begins(with: text)
  }
}
