import Screens
import Support

/// Turns byte offsets into lines and columns, going on from the last one, be it forward or back.
package struct PositionCursor {
  private var offset = -1
  private var position = SourcePosition.start

  /// A cursor at a file's beginning.
  package init() {}

  /// Line and column of a file offset among the bytes at hand.
  package mutating func position(of target: Int, in source: SourceReader) -> SourcePosition {
    let target = min(max(target, source.bufferOffset), source.bufferOffset + source.count)
    if target < offset, offset - target < target - source.bufferOffset - 3 {
      retreat(to: target, in: source)
    }
    if offset < source.bufferOffset || target < offset {
      offset = source.bufferOffset
      position = source.bufferPosition
      let mark = source.markLength
      if mark > 0, target >= mark {
        offset = mark
      } else if mark > 0 {
        offset = -1
        return position
      }
    }
    position.advance(
      over: UnsafeBufferPointer(
        start: UnsafePointer(source.bytes) + (offset - source.bufferOffset), count: target - offset))
    offset = target
    return position
  }

  /// Goes back to an offset that is nearer than the beginning.
  private mutating func retreat(to target: Int, in source: SourceReader) {
    let bytes = UnsafePointer(source.bytes)
    let index = target - source.bufferOffset
    let passed = UnsafeBufferPointer(start: bytes + index, count: offset - target)
    var distance = SourcePosition.start
    distance.advance(over: passed)
    if distance.line == 1 {
      position.column -= distance.column - 1
      position.utf16Column -= distance.utf16Column - 1
      position.byteColumn -= distance.byteColumn - 1
    } else {
      var lineStart = index
      while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
      // The first line may not begin where the bytes at hand do.
      guard lineStart > 0 else {
        offset = -1
        return
      }
      position = SourcePosition(line: position.line - (distance.line - 1), column: 1, utf16Column: 1, byteColumn: 1)
      position.advance(over: UnsafeBufferPointer(start: bytes + lineStart, count: index - lineStart))
    }
    offset = target
  }

  /// Where a range begins, and where it or its first line ends.
  mutating func positions(of range: Range<Int>, in source: SourceReader) -> (start: SourcePosition, end: SourcePosition)
  {
    let start = position(of: range.lowerBound, in: source)
    let first = max(0, range.lowerBound - source.bufferOffset)
    var last = min(range.upperBound - source.bufferOffset, source.count)
    guard first < last else { return (start, start) }
    if let newline = memchr(source.bytes + first, 0x0A, last - first) {
      last = newline - UnsafeMutableRawPointer(source.bytes)
      while last > first, source.bytes[last - 1] <= 0x20 { last -= 1 }
    }
    var end = start
    end.advance(inLine: UnsafeBufferPointer(start: UnsafePointer(source.bytes) + first, count: last - first))
    return (start, end)
  }
}
