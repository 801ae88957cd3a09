import Screens
import Support

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

  /// The most values that are read, so that a hostile file cannot take more memory than a large one needs.
  package static let maximumCount = 4_000_000

  private let limit: Int

  private(set) var nodes: UnsafeMutablePointer<Node>
  private(set) var count = 0
  private var capacity: Int
  /// The text; it belongs to the caller, unless ``detach()`` made a copy.
  private(set) var bytes: UnsafePointer<UInt8>
  private var ownBytes: UnsafeMutablePointer<UInt8>?
  private var byteCount = 0
  /// See ``owner(of:)``; empty until it is needed.
  private var owners: [Int32] = []
  /// Where member names are that replace one of the same name.
  package internal(set) var duplicates: [Range<Int>] = []

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

  /// The outermost value after ``parse(_:)``, for callers that keep the document alive.
  var root: JSONValue { node(0) }

  /// The text.
  var text: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: byteCount) }

  /// How much memory it takes, in bytes.
  var size: Int { capacity * MemoryLayout<Node>.stride + (ownBytes == nil ? 0 : byteCount) }

  /// Reads a text that is at hand as a whole; it has to stay where it is while the values are used.
  ///
  /// - Parameter isPrinted: whether a command printed it: several objects, one after the other, are read as an array, and
  ///   lines of other text may follow.
  /// - Throws: a ``ReadError`` with its place where the text is not JSON.
  package func parse(_ source: SourceReader, isPrinted: Bool = false) throws(ReadError) {
    count = 0
    if !duplicates.isEmpty { duplicates.removeAll() }
    if !owners.isEmpty { owners.removeAll(keepingCapacity: owners.count < 1 << 16) }
    // What an unusually large file has grown is not kept for the small ones.
    if capacity > 1 << 16 { resize(512) }
    ownBytes?.deallocate()
    ownBytes = nil
    bytes = UnsafePointer(source.bytes)
    byteCount = source.count
    var scanner = JSONScanner(source, at: source.markLength)
    do throws(ScanStop) {
      try value(&scanner, try scanner.next(), nil, depth: 0)
      guard try scanner.next() == 0 else {
        guard isPrinted, let next = CommandOutput.next(behind: node(0).range.upperBound, in: source) else {
          throw scanner.unexpectedRest()
        }
        if next == UInt8(ascii: "{") { try lines(source) }
        return
      }
    } catch {
      switch error {
      case .failure(let failure): throw failure
      case .incomplete: throw ReadError("the text ends too early", at: byteCount)
      }
    }
  }

  private func lines(_ source: SourceReader) throws(ScanStop) {
    count = 0
    var scanner = JSONScanner(source, at: source.markLength)
    try append(.array, nil, from: scanner.position, scanner)
    while try scanner.next() == UInt8(ascii: "{") { try value(&scanner, UInt8(ascii: "{"), nil, depth: 1) }
    close(0, scanner)
  }

  /// Copies the text, so that the document outlives its reader, and releases unused memory.
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

  /// - Parameter first: the value's first byte, at which the scanner is.
  private func value(
    _ scanner: inout JSONScanner, _ first: UInt8, _ name: JSONText?, depth: Int
  ) throws(ScanStop) {
    let start = scanner.position
    switch first {
    case UInt8(ascii: "\""):
      let text = try scanner.string()
      try append(.string, name, hasEscapes: text.hasEscapes, from: start, scanner)
    case UInt8(ascii: "{"):
      let index = count
      try append(.object, name, from: start, scanner)
      try members(&scanner, of: index, depth: depth + 1)
      close(index, scanner)
    case UInt8(ascii: "["):
      let index = count
      try append(.array, name, from: start, scanner)
      try scanner.checkDepth(depth + 1)
      scanner.position += 1
      if try scanner.next() == UInt8(ascii: "]") {
        scanner.position += 1
      } else {
        repeat {
          try value(&scanner, try scanner.next(), nil, depth: depth + 1)
        } while try scanner.separator(closing: UInt8(ascii: "]"))
      }
      close(index, scanner)
    case UInt8(ascii: "t"):
      if scanner.word(at: start) & 0xFFFF_FFFF == 0x6575_7274 {
        scanner.position += 4
      } else {
        try scanner.literal("true")
      }
      try append(.yes, name, from: start, scanner)
    case UInt8(ascii: "f"):
      if scanner.word(at: start) & 0xFF_FFFF_FFFF == 0x65_736C_6166 {
        scanner.position += 5
      } else {
        try scanner.literal("false")
      }
      try append(.no, name, from: start, scanner)
    case UInt8(ascii: "n"):
      try scanner.literal("null")
      try append(.null, name, from: start, scanner)
    case UInt8(ascii: "-"), 48...57:
      _ = try scanner.number()
      try append(.number, name, from: start, scanner)
    default: throw scanner.unexpected("a JSON value")
    }
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
    var name = try scanner.key()
    var first = try scanner.next()
    while true {
      let member = count
      if first == UInt8(ascii: "\"") {
        // Most members are texts.
        let start = scanner.position
        let text = try scanner.string()
        try append(.string, name, hasEscapes: text.hasEscapes, from: start, scanner)
      } else {
        try value(&scanner, first, name, depth: depth)
      }
      total += 1
      if total <= 64 {
        // Names that share a bit are compared; where there are many members, they are sorted instead.
        let bit = Self.bit(nodes[member].nameSummary)
        hasEscapes = hasEscapes || name.hasEscapes
        if seen & bit != 0 || hasEscapes { supersede(before: member, of: object) }
        seen |= bit
      }
      if let following = scanner.nextPlainKey() {
        name = following
        first = scanner.bytes[scanner.position]
      } else {
        guard try scanner.separator(closing: UInt8(ascii: "}")) else { break }
        name = try scanner.key()
        first = try scanner.next()
      }
    }
    if total > 64 { supersedeAll(of: object) }
    nodes[object].names = total > 64 || hasEscapes ? .max : seen
  }

  /// A number for a name without escapes, the same for equal ones and another one for most others.
  @inline(__always)
  static func summary(ofName start: UnsafePointer<UInt8>, count: Int) -> UInt16 {
    guard count > 0 else { return 0 }
    let (first, middle, last) = (UInt16(start[0]), UInt16(start[count &>> 1]), UInt16(start[count &- 1]))
    return first &+ last &* 7 &+ middle &* 3 &+ UInt16(truncatingIfNeeded: count) &* 13
  }

  /// A bit of 64 for what ``summary(ofName:count:)`` says.
  @inline(__always)
  static func bit(_ summary: UInt16) -> UInt64 { 1 &<< UInt64(summary & 63) }

  /// Appends a value that ends where the scanner is, unless ``close(_:_:)`` says where.
  @inline(__always)
  private func append(
    _ kind: Kind, _ name: JSONText?, hasEscapes: Bool = false, from start: Int, _ scanner: JSONScanner
  ) throws(ScanStop) {
    if count == capacity {
      guard count < limit else { throw scanner.failure("more than \(limit) values, which no screen has", at: start) }
      resize(capacity * 2)
    }
    (nodes + count).initialize(
      to: Node(kind, name, hasEscapes: hasEscapes, in: scanner.bytes, from: start, to: scanner.position))
    count &+= 1
  }

  private func close(_ index: Int, _ scanner: JSONScanner) {
    nodes[index].stop = UInt32(truncatingIfNeeded: scanner.position)
    nodes[index].length = Int32(truncatingIfNeeded: count &- index)
  }

  private func resize(_ newCapacity: Int) {
    let other = UnsafeMutablePointer<Node>.allocate(capacity: newCapacity)
    other.moveInitialize(from: nodes, count: min(count, newCapacity))
    nodes.deallocate()
    nodes = other
    capacity = newCapacity
  }

  // MARK: Values by index

  /// The value of an index; values are in the order of the text.
  func value(at index: Int) -> JSONValue { node(index) }

  /// The index behind a value and all that lies in it.
  func end(of index: Int) -> Int { index &+ Int(nodes[index].length) }

  /// The index of the innermost object or array that holds a value; `nil` for the outermost one.
  func owner(of index: Int) -> Int? {
    guard index > 0 else { return nil }
    if owners.isEmpty { findOwners() }
    return Int(owners[index])
  }

  /// Finds the owner of each value, as one costs a walk through what is before it.
  private func findOwners() {
    owners = Array(repeating: 0, count: count)
    var holders: [Int] = []
    for index in 0..<count {
      while let last = holders.last, end(of: last) <= index { holders.removeLast() }
      owners[index] = Int32(truncatingIfNeeded: holders.last ?? 0)
      if nodes[index].length > 1 { holders.append(index) }
    }
  }

  func node(_ index: Int) -> JSONValue { JSONValue(node: UnsafePointer(nodes + index), bytes: bytes) }
}
