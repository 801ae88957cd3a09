import Screens
import Support

/// A view onto one value of a ``JSONDocument``: two plain words without a reference, valid as long as the document
/// keeps its text.
package struct JSONValue {
  let node: UnsafePointer<JSONDocument.Node>
  let bytes: UnsafePointer<UInt8>

  /// What it is.
  package var kind: JSONDocument.Kind { node.pointee.kind }

  /// Where it is in the text: a member from its name, an element of an array from its first byte, both to their
  /// end.
  package var range: Range<Int> {
    let start = node.pointee.isMember ? Int(node.pointee.nameStart) - 1 : Int(node.pointee.start)
    return start..<Int(node.pointee.stop)
  }

  /// Where what a string holds is in the text, between its quotes.
  var textRange: Range<Int> { Int(node.pointee.start) + 1..<Int(node.pointee.stop) - 1 }

  /// Whether it is a member of an object.
  var isMember: Bool { node.pointee.isMember }

  /// Where the member's name is, with its quotes.
  var nameRange: Range<Int> { Int(node.pointee.nameStart) - 1..<Int(node.pointee.nameEnd) + 1 }

  /// Whether it is an array or object without anything in it.
  var isEmpty: Bool { (kind == .array || kind == .object) && node.pointee.length == 1 }

  /// The member of an object; `nil` where there is none, or where this is no object.
  @inline(__always)
  package subscript(name: JSONName) -> JSONValue? {
    // Most questions are about members that are not there.
    mayHave(name) ? member(name) : nil
  }

  /// Whether it is an object that has a member of a name, or one that looks much like it.
  @inline(__always)
  func mayHave(_ name: JSONName) -> Bool {
    node.pointee.kind == .object && node.pointee.names & JSONDocument.bit(name.summary) != 0
  }

  @inline(never)
  private func member(_ name: JSONName) -> JSONValue? {
    // All bits are set where a name may have escapes.
    if node.pointee.names == .max { return children.first { $0.isNamed(name) } }
    let end = node + Int(node.pointee.length)
    var child = node + 1
    while child < end {
      if child.pointee.nameSummary == name.summary {
        let value = JSONValue(node: child, bytes: bytes)
        if value.isNamed(name) { return value }
      }
      child += Int(child.pointee.length)
    }
    return nil
  }

  /// The same, for a name that is not known before.
  package subscript(named name: String) -> JSONValue? {
    children.first { $0.isNamed(name) }
  }

  private func isNamed(_ wanted: String) -> Bool {
    guard node.pointee.isMember else { return false }
    if node.pointee.nameHasEscapes { return name.hasBytes(of: wanted) }
    let (start, end) = (Int(node.pointee.nameStart), Int(node.pointee.nameEnd))
    guard end - start == wanted.utf8.count else { return false }
    // Nearly all strings are contiguous, and comparing them byte by byte takes a tenth of reading a baseline.
    return wanted.utf8.withContiguousStorageIfAvailable { name in
      name.baseAddress.map { memcmp(bytes + start, $0, name.count) == 0 } ?? true
    } ?? UnsafeBufferPointer(start: bytes + start, count: end - start).elementsEqual(wanted.utf8)
  }

  @inline(__always)
  private func isNamed(_ wanted: JSONName) -> Bool {
    if node.pointee.kind == .superseded { return false }
    if node.pointee.nameHasEscapes { return name == wanted.text }
    guard node.pointee.nameEnd &- node.pointee.nameStart == wanted.count else { return false }
    return memcmp(bytes + Int(node.pointee.nameStart), wanted.start, Int(wanted.count)) == 0
  }

  /// The members of an object or elements of an array, in their order; a member given twice is its last one.
  package var children: JSONChildren {
    JSONChildren(next: node + 1, end: node + Int(node.pointee.length), bytes: bytes)
  }

  /// The name of a member.
  package var name: String {
    string(from: node.pointee.nameStart, to: node.pointee.nameEnd, hasEscapes: node.pointee.nameHasEscapes)
  }

  /// The name of a member as it is in the text; `nil` where it has escapes.
  var plainName: UTF8Text? {
    guard node.pointee.isMember, !node.pointee.nameHasEscapes else { return nil }
    let start = Int(node.pointee.nameStart)
    return UTF8Text(start: bytes + start, count: Int(node.pointee.nameEnd) - start)
  }

  /// Whether a member has a name.
  func hasName(_ name: JSONName) -> Bool { node.pointee.isMember && isNamed(name) }

  /// Whether a member's name begins with a text.
  func hasName(startingWith prefix: StaticString) -> Bool {
    guard node.pointee.isMember, !node.pointee.nameHasEscapes else { return false }
    let count = Int(node.pointee.nameEnd) - Int(node.pointee.nameStart)
    return count >= prefix.utf8CodeUnitCount
      && memcmp(bytes + Int(node.pointee.nameStart), prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
  }

  /// Whether two members have the same name.
  func hasName(of other: JSONValue) -> Bool {
    let (left, right) = (node.pointee, other.node.pointee)
    if left.nameHasEscapes || right.nameHasEscapes { return name == other.name }
    let length = Int(left.nameEnd &- left.nameStart)
    return length == Int(right.nameEnd &- right.nameStart)
      && memcmp(bytes + Int(left.nameStart), other.bytes + Int(right.nameStart), length) == 0
  }

  // MARK: Scalars

  /// What a string holds as it is in the text; `nil` where it has escapes, or where this is no string.
  var plainText: UTF8Text? {
    guard kind == .string, !node.pointee.hasEscapes else { return nil }
    return UTF8Text(start: bytes + Int(node.pointee.start) + 1, count: Int(node.pointee.stop - node.pointee.start) - 2)
  }

  /// A string; `nil` for any other value.
  package var string: String? {
    guard kind == .string else { return nil }
    return string(
      from: node.pointee.start + 1, to: node.pointee.stop - 1, hasEscapes: node.pointee.hasEscapes)
  }

  /// The bytes that a scalar takes in the text.
  package var written: UnsafeBufferPointer<UInt8> {
    UTF8Text(start: bytes + Int(node.pointee.start), count: Int(node.pointee.stop - node.pointee.start))
  }

  /// Gives the bytes that a string stands for; `nil` for any other value.
  func withText<Result>(_ body: (UTF8Text) -> Result) -> Result? {
    if let plainText { return body(plainText) }
    guard var string else { return nil }
    return string.withUTF8(body)
  }

  /// A finite number; `nil` for any other value.
  package var number: Double? {
    guard kind == .number, let number = parseNumber(written[...]), number.isFinite else { return nil }
    return number
  }

  /// Whether it is the string.
  func equals(_ text: StaticString) -> Bool {
    if let plainText { return plainText.equals(text) }
    return withText { $0.equals(text) } ?? false
  }

  /// Whether a member is the string.
  func equals(_ text: StaticString, at name: JSONName) -> Bool { self[name]?.equals(text) ?? false }

  /// Whether it is a string that ends with another one.
  func hasSuffix(_ suffix: StaticString) -> Bool {
    withText { $0.ends(with: suffix) } ?? false
  }

  private func string(from start: UInt32, to stop: UInt32, hasEscapes: Bool) -> String {
    JSONScanner(bytes: bytes, count: Int(stop))
      .string(of: JSONText(start: Int(start), end: Int(stop), hasEscapes: hasEscapes))
  }
}

/// The values directly inside an object or array.
package struct JSONChildren: Sequence, IteratorProtocol {
  private var nextNode: UnsafePointer<JSONDocument.Node>
  private let end: UnsafePointer<JSONDocument.Node>
  private let bytes: UnsafePointer<UInt8>

  fileprivate init(
    next: UnsafePointer<JSONDocument.Node>, end: UnsafePointer<JSONDocument.Node>, bytes: UnsafePointer<UInt8>
  ) {
    nextNode = next
    self.end = end
    self.bytes = bytes
  }

  /// The next value, skipping what a later member has replaced.
  package mutating func next() -> JSONValue? {
    while nextNode < end {
      let child = JSONValue(node: nextNode, bytes: bytes)
      nextNode += Int(nextNode.pointee.length)
      if child.kind != .superseded { return child }
    }
    return nil
  }
}

/// The name of a member that a program asks for.
///
/// The compiler works out all of it where a literal is written, so that a question costs no look at the name's letters.
package struct JSONName: ExpressibleByStringLiteral, @unchecked Sendable {
  // Bytes of the program, which never change.
  let start: UnsafePointer<UInt8>
  let count: UInt32
  /// See ``JSONDocument/summary(ofName:count:)``.
  let summary: UInt16

  /// A name without escapes.
  @inline(__always)
  package init(stringLiteral name: StaticString) {
    start = name.utf8Start
    count = UInt32(truncatingIfNeeded: name.utf8CodeUnitCount)
    summary = JSONDocument.summary(ofName: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// The name as a text.
  var text: String { String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self) }
}
