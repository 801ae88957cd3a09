import Support
import Syntax

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
    var tokens = JSONTokens(text, from: offset)
    return tokens.memberName() == nil ? nil : tokens.next()?.start
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
    for token in JSONTokens(text, from: start) {
      switch token.kind {
      case .objectStart, .arrayStart:
        let isMember = noteValue(at: token.start, in: &levels)
        var level = Level(object: nil, isNameNext: false)
        if token.kind == .objectStart {
          let parent = levels.last { $0.object != nil }?.object
          level = Level(object: objects.count, isNameNext: true, isMember: isMember)
          objects.append(Object(start: token.start, end: text.count, parent: parent))
        }
        levels.append(level)
      case .objectEnd, .arrayEnd:
        if let object = levels.popLast()?.object { objects[object].end = token.end }
        if levels.isEmpty { return }
      case .comma:
        if let last = levels.last, last.object != nil { levels[levels.count - 1].isNameNext = true }
      case .string:
        guard token.isClosed else { return }
        noteString(token.content, in: &levels)
      case .colon, .comment: break
      case .word: _ = noteValue(at: token.start, in: &levels)
      }
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
