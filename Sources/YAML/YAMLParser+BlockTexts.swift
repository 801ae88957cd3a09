/// Texts behind `|` and `>`.
extension YAMLParser {
  private enum End {
    case clipped, stripped, kept
  }

  mutating func blockText(in parent: Int) throws(YAMLError) -> String {
    let isFolded = cursor.byte == UInt8(ascii: ">")
    var end = End.clipped
    var indentation: Int?
    cursor.advance()
    while !cursor.isAtLineEnd, !YAMLCursor.isSpace(cursor.byte) {
      switch cursor.byte {
      case UInt8(ascii: "-"): end = .stripped
      case UInt8(ascii: "+"): end = .kept
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        indentation = max(0, parent) + Int(cursor.byte - UInt8(ascii: "0"))
      default: throw error("expected the end of the line behind \(isFolded ? ">" : "|"), or one of - + 1 … 9")
      }
      cursor.advance()
    }
    cursor.skipSpaces()
    if isAtComment { cursor.skipLine() }
    guard cursor.isAtLineEnd else { throw error("expected the text on the lines below") }
    cursor.takeLineBreak()
    let lines = try blockLines(in: parent, indentation)
    return String(decoding: Self.join(lines, isFolded: isFolded, end), as: UTF8.self)
  }

  /// The lines of the text without their indentation; the empty ones behind it among them.
  private mutating func blockLines(in parent: Int, _ given: Int?) throws(YAMLError) -> [[UInt8]] {
    var indentation = given
    var lines: [[UInt8]] = []
    var deepestEmptyLine = 0
    while !cursor.isAtEnd {
      var next = cursor
      while next.byte == 0x20, next.indentation < indentation ?? Int.max { next.advance() }
      if next.isAtLineEnd {
        guard !next.isAtEnd else {
          cursor = next
          break
        }
        if indentation == nil { deepestEmptyLine = max(deepestEmptyLine, next.indentation) }
        lines.append([])
      } else {
        if indentation == nil, next.indentation > max(0, parent) {
          if deepestEmptyLine > next.indentation {
            cursor = next
            throw error("the empty lines before the text are indented more than it")
          }
          indentation = next.indentation
        }
        guard let indentation, next.indentation >= indentation, !next.isAtMarker else { break }
        let start = next.position
        next.skipLine()
        lines.append(Array(next.bytes[start..<next.position]))
      }
      next.takeLineBreak()
      cursor = next
    }
    return lines
  }

  private static func join(_ lines: [[UInt8]], isFolded: Bool, _ end: End) -> [UInt8] {
    let count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    var text: [UInt8] = []
    var breaks = 0
    var wasMoreIndented = false
    for (number, line) in lines[..<count].enumerated() {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isMoreIndented = line.first.map(YAMLCursor.isSpace) ?? false
      if number == breaks {
        // Nothing stands before the text's first line but empty ones.
        text.append(contentsOf: repeatElement(0x0A, count: breaks))
      } else if !isFolded || wasMoreIndented || isMoreIndented {
        text.append(contentsOf: repeatElement(0x0A, count: breaks + 1))
      } else if breaks == 0 {
        text.append(0x20)
      } else {
        text.append(contentsOf: repeatElement(0x0A, count: breaks))
      }
      text += line
      (breaks, wasMoreIndented) = (0, isMoreIndented)
    }
    switch end {
    case .clipped: if count > 0 { text.append(0x0A) }
    case .stripped: break
    case .kept: text.append(contentsOf: repeatElement(0x0A, count: lines.count - count + (count > 0 ? 1 : 0)))
    }
    return text
  }
}
