/// Reads a descriptor line by line, with any bytes in the lines; a line that is too long is skipped and not kept.
package struct LineReader: ~Copyable {
  /// What is next.
  package enum Line {
    /// The bytes of a line, without its line break; they are there until the next line is asked for.
    case bytes(UnsafeRawBufferPointer)
    /// A line that is longer than the limit.
    case tooLong
  }

  /// How much is read at once, in bytes.
  private static let pieceSize = 64 << 10
  /// What a long line has grown is not kept for the short ones, in bytes.
  private static let keptSize = 1 << 20

  private let descriptor: Descriptor
  private let limit: Int
  private var room: UnsafeMutableRawPointer?
  private var capacity = 0
  /// What was read and not given yet.
  private var start = 0
  private var end = 0
  /// In what is before it, no line ends.
  private var searched = 0
  private var isPassingOver = false
  private var isAtEnd = false
  /// The number of the last line that was given, from 1.
  package private(set) var number = 0
  /// What reading failed of, as `errno` has it; `nil` where it has not.
  package private(set) var failure: Int32?

  /// - Parameter limit: the longest line, in bytes.
  package init(_ descriptor: Descriptor, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  deinit { free(room) }

  /// Takes the next line; `nil` at the end, or where nothing can be read any more.
  ///
  /// The last line may lack its line break.
  ///
  /// - Parameter isAtHand: whether `nil` is given also where more would have to be read first.
  package mutating func next(onlyAtHand isAtHand: Bool = false) -> Line? {
    while true {
      if let found = lineBreak() {
        let line = start..<found
        start = found + 1
        searched = start
        return give(line)
      }
      if isAtEnd {
        guard start < end || isPassingOver else { return nil }
        let line = start..<end
        start = end
        return give(line)
      }
      if isAtHand { return nil }
      read()
    }
  }

  private mutating func give(_ line: Range<Int>) -> Line {
    number += 1
    let isTooLong = isPassingOver || line.count > limit
    isPassingOver = false
    guard let room, !isTooLong else { return .tooLong }
    return .bytes(UnsafeRawBufferPointer(start: room + line.lowerBound, count: line.count))
  }

  private mutating func lineBreak() -> Int? {
    guard searched < end, let room else { return nil }
    guard let found = memchr(room + searched, 0x0A, end - searched) else {
      searched = end
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(room)
  }

  private mutating func read() {
    // No line ends in what is at hand.
    if isPassingOver || end - start > limit {
      isPassingOver = true
      start = end
    }
    makeRoom()
    guard let room else {
      failure = ENOMEM
      isAtEnd = true
      return
    }
    let count = descriptor.read(into: room + end, min(capacity - end, max(Self.pieceSize, end)))
    if count < 0 { failure = errno }
    if count <= 0 { isAtEnd = true } else { end += count }
  }

  /// Makes room for another piece behind the line that has begun.
  private mutating func makeRoom() {
    let count = end - start
    if start > 0, count > 0, let room { memmove(room, room + start, count) }
    // A line that goes on and on doubles it.
    let size = max(2 * Self.pieceSize, 2 * count)
    if capacity < size || capacity > max(Self.keptSize, 2 * size) {
      room = realloc(room, size)
      capacity = room == nil ? 0 : size
    }
    start = 0
    end = count
    searched = count
  }
}
