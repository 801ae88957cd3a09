import Text

/// The objects of a JSON text, each with its `fiorilint-disable`.
///
/// The text was read before. Of one that is no JSON some objects may be missing.
package struct SuppressionObjects {
  /// An object, or a list.
  package struct Object {
    /// Where its bracket is.
    package let start: Int
    /// The offset behind its closing bracket; the end of the text where there is none.
    fileprivate(set) var end: Int
    /// The index of the innermost object around it; `nil` where there is none.
    fileprivate let parent: Int?
    /// Where the value of its `fiorilint-disable` begins; of several the last one counts.
    package fileprivate(set) var member: Int?
    /// Where the names of its members are, if it is such a value.
    fileprivate var rules: [Range<Int>] = []
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var objects: [Object] = []

  /// Finds the objects of a text.
  ///
  /// - Parameters:
  ///   - text: has to outlive this.
  ///   - start: where the first of them begins; those inside it and behind it up to its end are found.
  package init(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.text = text
    scan(from: start)
  }

  /// The object that an element is written in, or that it is.
  ///
  /// - Parameter element: where the element begins: at its `{`, or at its member's name; one that is no object is in
  ///   the one around it.
  package func object(of element: Int) -> Object? {
    if let start = value(at: element), let index = index(before: start + 1), objects[index].start == start {
      return objects[index]
    }
    var next = index(before: element)
    while let index = next, objects[index].end <= element { next = objects[index].parent }
    return next.map { objects[$0] }
  }

  /// What an object's `fiorilint-disable` says of a rule.
  package func member(of object: Object, for rule: String) -> SuppressionHost.Member {
    guard let place = object.member else { return .absent }
    guard let index = index(before: place + 1), objects[index].start == place else { return .other }
    return objects[index].rules.contains { text[$0].elementsEqual(rule.utf8) } ? .rule : .rules
  }

  // MARK: Places

  /// The index of the last object that begins before an offset.
  private func index(before offset: Int) -> Int? {
    let index = objects.partitioningIndex { $0.start >= offset }
    return index > 0 ? index - 1 : nil
  }

  /// Where the value begins that is at an offset, or that of the member whose name is.
  private func value(at offset: Int) -> Int? {
    guard offset < text.count, text[offset] == UInt8(ascii: "\"") else { return offset }
    guard let end = endOfString(from: offset) else { return nil }
    let colon = afterSpace(end)
    return colon < text.count && text[colon] == UInt8(ascii: ":") ? afterSpace(colon + 1) : nil
  }

  private func afterSpace(_ offset: Int) -> Int {
    var next = offset
    while next < text.count, text[next] <= 0x20 { next += 1 }
    return next
  }

  /// The offset behind the closing quote; `nil` where there is none.
  private func endOfString(from start: Int) -> Int? {
    var index = start + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: Scanning

  /// A bracket that is open.
  private struct Level {
    /// The index of its object; `nil` for a list.
    var object: Int?
    var isNameNext: Bool
    /// Whether the names in it are those of rules.
    var isMember = false
    /// Whether the next value is the object's `fiorilint-disable`.
    var hasMemberNext = false
  }

  private mutating func scan(from start: Int) {
    var levels: [Level] = []
    var index = start
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isMember = noteValue(at: index, in: &levels)
        var level = Level(object: nil, isNameNext: false)
        if byte == UInt8(ascii: "{") {
          let parent = levels.last { $0.object != nil }?.object
          level = Level(object: objects.count, isNameNext: true, isMember: isMember)
          objects.append(Object(start: index, end: text.count, parent: parent))
        }
        levels.append(level)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let object = levels.popLast()?.object { objects[object].end = index + 1 }
        if levels.isEmpty { return }
      case UInt8(ascii: ","):
        if let last = levels.last, last.object != nil { levels[levels.count - 1].isNameNext = true }
      case UInt8(ascii: "\""):
        guard let end = endOfString(from: index) else { return }
        noteString(index + 1..<end - 1, in: &levels)
        index = end
        continue
      case UInt8(ascii: ":"), 0...0x20: break
      default: _ = noteValue(at: index, in: &levels)
      }
      index += 1
    }
  }

  private mutating func noteString(_ range: Range<Int>, in levels: inout [Level]) {
    guard let level = levels.last, level.isNameNext, let object = level.object else {
      _ = noteValue(at: range.lowerBound - 1, in: &levels)
      return
    }
    levels[levels.count - 1].isNameNext = false
    let isMember = Suppression.name.withUTF8Buffer { text[range].elementsEqual($0) }
    levels[levels.count - 1].hasMemberNext = isMember
    if level.isMember { objects[object].rules.append(range) }
  }

  /// Notes where a value begins, if it is that of the member.
  ///
  /// - Returns: whether it is.
  private mutating func noteValue(at offset: Int, in levels: inout [Level]) -> Bool {
    guard let level = levels.last, level.hasMemberNext, let object = level.object else { return false }
    levels[levels.count - 1].hasMemberNext = false
    objects[object].member = offset
    return true
  }
}
