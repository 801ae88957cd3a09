import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A JSON text (RFC 8259) as one flat array of its values in document order, each with its place.
///
/// The grammar is as strict as the native description's, but for a member that is given twice: the last one counts,
/// and ``duplicates`` says where. Foreign formats read their files through it, since their members mean something
/// only together.
package final class JSONDocument {
  /// What a value is.
  package enum Kind: UInt8 {
    case object, array, string, number, yes, no, null
    /// A member that a later one of the same name has replaced.
    case superseded
  }

  /// A value: its kind, its places as indexes into the text, and where the next value beside it is.
  struct Node {
    var kind: Kind
    /// Whether a member of an object, as against an element of an array.
    var isMember: Bool
    var hasEscapes = false
    var nameHasEscapes = false
    /// The member's name, between its quotes.
    var nameStart: UInt32
    var nameEnd: UInt32
    var start: UInt32
    var stop: UInt32
    /// Index behind the last value inside this one.
    var end: Int32
  }

  /// The most values that are read, so that a hostile file cannot take more memory than a large one needs.
  package static let maximumCount = 4_000_000

  private let limit: Int

  private(set) var nodes: UnsafeMutablePointer<Node>
  private(set) var count = 0
  private var capacity: Int
  /// The text; it belongs to whoever gave it, unless ``detach()`` made a copy.
  private(set) var bytes: UnsafePointer<UInt8>
  private var ownBytes: UnsafeMutablePointer<UInt8>?
  private var byteCount = 0
  /// Where member names stand that replace one of the same name.
  package private(set) var duplicates: [Range<Int>] = []

  /// - Parameter limit: the most values that are read; as many as a page may have unless given.
  package init(limit: Int = maximumCount) {
    self.limit = limit
    capacity = 512
    nodes = .allocate(capacity: capacity)
    bytes = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 0))
    ownBytes = UnsafeMutablePointer(mutating: bytes)
  }

  deinit {
    nodes.deallocate()
    ownBytes?.deallocate()
  }

  /// Gives the outermost value to a body, for whose time the document is kept alive.
  package func withRoot<Result>(_ body: (JSONValue) -> Result) -> Result { withExtendedLifetime(self) { body(root) } }

  /// The outermost value, for those who keep the document alive themselves. There is one once ``parse(_:)`` has
  /// succeeded.
  var root: JSONValue { JSONValue(nodes: UnsafePointer(nodes), bytes: bytes, index: 0) }

  /// The text.
  var text: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: byteCount) }

  /// How much memory it takes, in bytes.
  var size: Int { capacity * MemoryLayout<Node>.stride + (ownBytes == nil ? 0 : byteCount) }

  /// Reads a text that is at hand as a whole; it has to stay where it is while the values are used.
  ///
  /// - Throws: a ``ReadError`` with its place where the text is not JSON.
  package func parse(_ source: SourceReader) throws(ReadError) {
    count = 0
    if !duplicates.isEmpty { duplicates.removeAll() }
    // What an unusually large file has grown is not kept for the small ones.
    if capacity > 1 << 16 { resize(512) }
    ownBytes?.deallocate()
    ownBytes = nil
    bytes = UnsafePointer(source.bytes)
    byteCount = source.count
    let start = byteCount >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    var scanner = JSONScanner(source, at: start)
    do throws(ScanStop) {
      try value(&scanner, nil, depth: 0)
      guard try scanner.next() == 0 else { throw scanner.unexpected("the end of the text") }
    } catch {
      switch error {
      case .failure(let failure): throw failure
      case .incomplete: throw ReadError("the text ends too early", at: byteCount)
      }
    }
  }

  /// Takes a copy of the text, so that the document outlives the reader it was parsed from, and gives back what is
  /// unused.
  func detach() {
    guard ownBytes == nil else { return }
    // The scanner's own margin: values are looked at some bytes at a time.
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount + 32)
    memcpy(copy, bytes, byteCount)
    memset(copy + byteCount, 0, 32)
    ownBytes = copy
    bytes = UnsafePointer(copy)
    resize(max(count, 1))
  }

  // MARK: Values

  private func value(_ scanner: inout JSONScanner, _ name: JSONText?, depth: Int) throws(ScanStop) {
    let first = try scanner.next()
    let index = try append(name, scanner)
    switch first {
    case UInt8(ascii: "\""):
      nodes[index].kind = .string
      nodes[index].hasEscapes = try scanner.string().hasEscapes
    case UInt8(ascii: "{"):
      nodes[index].kind = .object
      try members(&scanner, of: index, depth: depth + 1)
    case UInt8(ascii: "["):
      nodes[index].kind = .array
      try scanner.checkDepth(depth + 1)
      scanner.position += 1
      if try scanner.next() == UInt8(ascii: "]") {
        scanner.position += 1
      } else {
        repeat { try value(&scanner, nil, depth: depth + 1) } while try scanner.separator(closing: UInt8(ascii: "]"))
      }
    case UInt8(ascii: "t"):
      nodes[index].kind = .yes
      try scanner.literal("true")
    case UInt8(ascii: "f"):
      nodes[index].kind = .no
      try scanner.literal("false")
    case UInt8(ascii: "n"): try scanner.literal("null")
    case UInt8(ascii: "-"), 48...57:
      nodes[index].kind = .number
      _ = try scanner.number()
    default: throw scanner.unexpected("a JSON value")
    }
    nodes[index].stop = UInt32(truncatingIfNeeded: scanner.position)
    nodes[index].end = Int32(truncatingIfNeeded: count)
  }

  private func members(_ scanner: inout JSONScanner, of object: Int, depth: Int) throws(ScanStop) {
    try scanner.checkDepth(depth)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
      return
    }
    var seen: UInt64 = 0
    var hasEscapes = false
    var total = 0
    repeat {
      let name = try scanner.key()
      let member = count
      try value(&scanner, name, depth: depth)
      total += 1
      guard total <= 64 else { continue }
      // Names that share a bit are compared; where there are many members, they are sorted instead.
      let bit: UInt64 = 1 << UInt64(scanner.summary(of: name) & 63)
      hasEscapes = hasEscapes || name.hasEscapes
      if seen & bit != 0 || hasEscapes { supersede(before: member, of: object) }
      seen |= bit
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    if total > 64 { supersedeAll(of: object) }
  }

  private func append(_ name: JSONText?, _ scanner: JSONScanner) throws(ScanStop) -> Int {
    if count == capacity {
      guard count < limit else {
        throw scanner.failure("more than \(limit) values, which no screen has", at: scanner.position)
      }
      resize(capacity * 2)
    }
    (nodes + count).initialize(
      to: Node(
        kind: .null, isMember: name != nil, nameHasEscapes: name?.hasEscapes ?? false,
        nameStart: UInt32(truncatingIfNeeded: name?.start ?? 0), nameEnd: UInt32(truncatingIfNeeded: name?.end ?? 0),
        start: UInt32(truncatingIfNeeded: scanner.position), stop: 0, end: 0))
    count += 1
    return count - 1
  }

  private func resize(_ newCapacity: Int) {
    let other = UnsafeMutablePointer<Node>.allocate(capacity: newCapacity)
    other.moveInitialize(from: nodes, count: min(count, newCapacity))
    nodes.deallocate()
    nodes = other
    capacity = newCapacity
  }

  // MARK: Values by index

  /// The value of an index; values stand in the order of the text.
  func value(at index: Int) -> JSONValue { node(index) }

  /// The index of the innermost object or array that holds a value; `nil` for the outermost one.
  func owner(of index: Int) -> Int? {
    guard index > 0 else { return nil }
    var owner = index - 1
    while owner > 0, Int(nodes[owner].end) <= index { owner -= 1 }
    return owner
  }

  // MARK: Members given twice

  private func supersede(before member: Int, of object: Int) {
    let latter = node(member)
    var other = object + 1
    while other < member {
      if nodes[other].kind != .superseded, node(other).hasName(of: latter) { supersede(other, by: member) }
      other = Int(nodes[other].end)
    }
  }

  private func supersedeAll(of object: Int) {
    var names: [(name: String, index: Int)] = []
    var member = object + 1
    while member < count {
      if nodes[member].kind != .superseded { names.append((node(member).name, member)) }
      member = Int(nodes[member].end)
    }
    names.sort { ($0.name, $0.index) < ($1.name, $1.index) }
    for (former, latter) in zip(names, names.dropFirst()) where former.name == latter.name {
      supersede(former.index, by: latter.index)
    }
  }

  private func supersede(_ former: Int, by latter: Int) {
    nodes[former].kind = .superseded
    duplicates.append(Int(nodes[latter].nameStart) - 1..<Int(nodes[latter].nameEnd) + 1)
  }

  private func node(_ index: Int) -> JSONValue {
    JSONValue(nodes: UnsafePointer(nodes), bytes: bytes, index: Int32(truncatingIfNeeded: index))
  }
}

extension JSONScanner {
  /// A few bits of a name, the same for equal names without escapes.
  @inline(__always)
  fileprivate func summary(of name: JSONText) -> Int {
    guard name.count > 0 else { return 0 }
    return Int(bytes[name.start]) + Int(bytes[name.end - 1]) * 7 + Int(bytes[name.start + name.count / 2]) * 3 + name
      .count * 13
  }
}
