import Documents

/// A line of source as it is shown, character by character.
struct VisibleLine {
  /// A character of the source and what is shown of it.
  struct Cell {
    /// Index of its first scalar in the source.
    var scalar: Int
    /// Offset of its visible form in bytes.
    var offset: Int
    /// Columns of the terminal before it.
    var column: Int
  }

  private(set) var cells: [Cell] = []
  /// Columns of the terminal that the line takes.
  private(set) var width = 0
  private var visible = ReportBuffer()
  private var scalarCount = 0
  private static let tabWidth = 4

  init(_ text: String) {
    cells.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) {
      visible.write(text)
      width = text.utf8.count
      scalarCount = width
      for index in 0..<width { cells.append(Cell(scalar: index, offset: index, column: index)) }
    } else {
      var copy = text
      copy.withUTF8 { add(text, $0) }
    }
  }

  private mutating func add(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    for character in text {
      let length = character.utf8.count
      let start = visible.count
      cells.append(Cell(scalar: scalarCount, offset: start, column: width))
      if character == "\t" {
        visible.write(0x20, times: Self.tabWidth)
      } else if TextEscaping.beginsCommand(bytes, at: offset) {
        visible.write(literal: "\\u0023")
      } else {
        visible.write(UnsafeBufferPointer(rebasing: bytes[offset..<offset + length]), as: .line)
      }
      let written = visible.count - start
      // What was escaped is plain ASCII, and longer than it was.
      width += written == length ? character.displayWidth : written
      offset += length
      scalarCount += character.unicodeScalars.count
    }
  }

  /// The cells of a range of scalars; behind the last one where the range lies behind the line.
  func cells(from start: Int, to end: Int) -> Range<Int> {
    guard start < scalarCount else { return cells.count..<cells.count }
    let lower = cells.lastIndex { $0.scalar <= start } ?? 0
    let upper = end < scalarCount ? cells.firstIndex { $0.scalar >= end } ?? cells.count : cells.count
    return lower..<max(lower, upper)
  }

  /// Columns of the terminal before a cell; of the line, behind the last one.
  func column(of cell: Int) -> Int { cell < cells.count ? cells[cell].column : width }

  /// What is shown of some cells, UTF-8.
  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> {
    visible.bytes[offset(of: range.lowerBound)..<offset(of: range.upperBound)]
  }

  private func offset(of cell: Int) -> Int { cell < cells.count ? cells[cell].offset : visible.count }
}
