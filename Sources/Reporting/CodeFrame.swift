import Documents
import Linting
import Screens

/// A line of source as a terminal shows it, with the columns that a finding is about.
///
/// Tabs take four columns, everything harmful is escaped, and of a long line the part around the culprit is left.
package struct CodeFrame {
  /// The visible text, UTF-8.
  private(set) var text = ReportBuffer()
  /// Columns of the terminal before the first caret.
  private(set) var indentation = 0
  /// How many columns the culprit takes, at least 1.
  private(set) var carets = 1

  /// Columns left of the culprit that a shortened line keeps.
  private static let context = 24

  /// - Parameters:
  ///   - excerpt: the line, or the part of it that is at hand.
  ///   - start: where the culprit begins.
  ///   - end: where it ends, exclusive.
  ///   - width: the most columns that the text may take.
  init(_ excerpt: SourceExcerpt, from start: SourcePosition, to end: SourcePosition, width: Int) {
    let line = VisibleLine(excerpt.text)
    let cells = line.cells
    let culprit = line.cells(
      from: start.column - excerpt.column,
      to: end.line == start.line ? end.column - excerpt.column : Int.max)
    let startsLate = excerpt.column > 1
    var first = 0
    var room = width
    let needed = culprit.isEmpty ? line.column(of: culprit.lowerBound) + 1 : line.column(of: culprit.upperBound)
    let fits = !startsLate && needed < width
    if !fits, line.width + (startsLate ? 1 : 0) > width {
      let column = line.column(of: culprit.lowerBound)
      first = cells.firstIndex { column - $0.column <= Self.context } ?? culprit.lowerBound
    }
    if first > 0 || startsLate {
      text.write(literal: "…")
      indentation = 1
      room -= 1
    }
    let left = line.column(of: first)
    var last = cells.count
    if line.width - left > room {
      while last > first, line.column(of: last) - left > room - 1 { last -= 1 }
    }
    text.write(bytes: line.bytes(of: first..<last))
    if last < cells.count { text.write(literal: "…") }
    indentation += line.column(of: min(culprit.lowerBound, last)) - left
    carets = max(1, line.column(of: min(culprit.upperBound, last)) - line.column(of: min(culprit.lowerBound, last)))
  }

  /// A line of a page with one caret.
  ///
  /// - Parameters:
  ///   - source: the line.
  ///   - column: the caret's, from 1, in Unicode scalars.
  ///   - width: the most columns that it may take with its number.
  /// - Returns: the two lines that a terminal shows, UTF-8.
  package static func lines(_ source: String, number: Int, column: Int, width: Int) -> [UInt8] {
    let number = String(number)
    let gutter = max(number.utf8.count, 3)
    let start = SourcePosition(line: 1, column: column, utf16Column: column, byteColumn: column)
    var end = start
    end.column += 1
    let frame = CodeFrame(SourceExcerpt(text: source, column: 1), from: start, to: end, width: width - gutter - 4)
    var output = ReportBuffer()
    frame.write(number, gutter, TextStyle(showsColours: false), caret: "", to: &output)
    return output.bytes
  }

  /// Writes the line with its number, and the carets below it.
  ///
  /// - Parameters:
  ///   - gutter: how many columns the number takes.
  ///   - caret: what a caret's colour begins with.
  func write(_ number: String, _ gutter: Int, _ style: TextStyle, caret: StaticString, to output: inout ReportBuffer) {
    writeLine(number, gutter, style, to: &output)
    Self.writeGutter("", gutter, style, to: &output)
    output.write(0x20, times: indentation)
    output.write(literal: caret)
    output.write(UInt8(ascii: "^"), times: carets)
    output.write(literal: style.end)
    output.write(literal: "\n")
  }

  /// Writes the line with its number alone.
  func writeLine(_ number: String, _ gutter: Int, _ style: TextStyle, to output: inout ReportBuffer) {
    Self.writeGutter(number, gutter, style, to: &output)
    output.write(text)
    output.write(literal: "\n")
  }

  private static func writeGutter(_ number: String, _ gutter: Int, _ style: TextStyle, to output: inout ReportBuffer) {
    output.write(literal: style.faint)
    output.write(0x20, times: gutter - number.utf8.count + 1)
    output.write(number)
    output.write(literal: " |")
    output.write(literal: style.end)
    output.write(literal: " ")
  }
}
