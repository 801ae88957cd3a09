/// Many paths in little memory: each is kept as its difference to the one before it, a whole one every sixteen.
///
/// 100,000 paths of a project take less than 1 MB, and any of them is put together again in constant time.
struct FrontCodedPaths: Sendable {
  private static let blockSize = 16

  private(set) var count = 0
  /// Whether each path is greater than the one before it.
  private(set) var isAscending = true
  private(set) var longestPath = 0
  // For each path: twice the number of bytes shared with the path before, plus the mark; twice the number of further
  // bytes, plus whether it is direct; the further bytes.
  private var bytes: [UInt8] = []
  private var blockStarts: [Int] = []
  private var last: [UInt8] = []

  /// Adds a path with two bits that belong to it.
  mutating func append(_ path: ArraySlice<UInt8>, isMarked: Bool, isDirect: Bool = true) {
    let start = path.startIndex
    let limit = min(path.count, last.count)
    var shared = 0
    while shared < limit, path[start + shared] == last[shared] { shared += 1 }
    if count > 0, shared == path.count || (shared < last.count && path[start + shared] < last[shared]) {
      isAscending = false
    }
    last.removeLast(last.count - shared)
    last.append(contentsOf: path.dropFirst(shared))
    if count.isMultiple(of: Self.blockSize) {
      blockStarts.append(bytes.count)
      shared = 0
    }
    appendNumber(shared << 1 | (isMarked ? 1 : 0))
    appendNumber((path.count - shared) << 1 | (isDirect ? 1 : 0))
    bytes.append(contentsOf: path.dropFirst(shared))
    longestPath = max(longestPath, path.count)
    count += 1
  }

  /// The bytes of a path, and its two bits.
  func path(at index: Int) -> (bytes: [UInt8], isMarked: Bool, isDirect: Bool) {
    var (isMarked, isDirect) = (false, false)
    let bytes = [UInt8](unsafeUninitializedCapacity: longestPath) { buffer, length in
      (length, isMarked, isDirect) = decode(index, into: buffer)
    }
    return (bytes, isMarked, isDirect)
  }

  /// Calls `body` with a path as a C string.
  func withCString<Result, Failure: Error>(
    at index: Int, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestPath + 1) { buffer throws(Failure) in
      let length = buffer.withMemoryRebound(to: UInt8.self) { decode(index, into: $0).length }
      buffer[length] = 0
      guard let path = buffer.baseAddress else { return try body([0]) }
      return try body(path)
    }
  }

  private func decode(
    _ index: Int, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (length: Int, isMarked: Bool, isDirect: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = blockStarts[index / Self.blockSize]
      var length = 0
      var (isMarked, isDirect) = (false, false)
      for _ in 0...(index % Self.blockSize) {
        let head = Self.number(in: bytes, at: &position)
        let tail = Self.number(in: bytes, at: &position)
        let (shared, added) = (head >> 1, tail >> 1)
        (isMarked, isDirect) = (head & 1 != 0, tail & 1 != 0)
        _ = buffer[shared...].update(fromContentsOf: bytes[position..<(position + added)])
        position += added
        length = shared + added
      }
      return (length, isMarked, isDirect)
    }
  }

  /// The same paths in byte order, each once, with the bits that any of its equals had.
  func sorted() -> FrontCodedPaths {
    if isAscending { return self }
    var names = NameStack()
    for index in 0..<count {
      let (path, isMarked, isDirect) = path(at: index)
      path.withUnsafeBufferPointer { names.push($0, tag: (isMarked ? 1 : 0) | (isDirect ? 2 : 0)) }
    }
    names.sort(from: 0)
    var result = FrontCodedPaths()
    var bits: UInt8 = 0
    for index in names.entries.indices {
      let name = names.name(at: index)
      bits |= names.entries[index].tag
      if index + 1 < names.entries.count, names.name(at: index + 1) == name { continue }
      result.append(name, isMarked: bits & 1 != 0, isDirect: bits & 2 != 0)
      bits = 0
    }
    return result
  }

  private mutating func appendNumber(_ number: Int) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = Int(bytes[position])
      position += 1
      number |= (byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
  }
}
