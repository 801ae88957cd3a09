/// Lines that are as long as they may be.
extension JSONWriter {
  /// A place that ``reset(to:)`` goes back to.
  package struct Mark {
    fileprivate let count: Int
    fileprivate let depth: Int
    fileprivate let isFirst: Bool
    fileprivate let ruler: LineRuler
  }

  /// Where the writer is.
  package var mark: Mark { Mark(count: output.count, depth: depth, isFirst: isFirst, ruler: ruler) }

  /// Takes back what was written behind a place.
  package mutating func reset(to mark: Mark) {
    output.removeLast(output.count - mark.count)
    (depth, isFirst, ruler) = (mark.depth, mark.isFirst, mark.ruler)
  }

  /// Whether so many characters more have room in the last line.
  package mutating func hasRoom(for count: Int) -> Bool { ruler.hasRoom(for: count, behind: output) }

  /// Passes on what was written, and forgets it.
  package mutating func passOn(to deliver: ([UInt8]) -> Void) {
    ruler.startOver(behind: output)
    deliver(output.bytes)
    output.removeAll()
  }

  /// Writes a value; what fits into a line is in one.
  ///
  /// - Parameter behind: how many characters follow it in its last line.
  package mutating func value(_ literal: JSONLiteral, behind: Int = 0) {
    let start = mark
    let outer = layout
    layout = .line
    line(literal)
    layout = outer
    guard !literal.isScalar, !hasRoom(for: behind) else { return }
    reset(to: start)
    switch literal {
    case .array(let elements):
      group("[", "]") { json in
        for element in elements {
          json.separate()
          json.value(element, behind: 1)
        }
      }
    case .object(let members):
      group("{", "}") { json in
        for member in members {
          json.key(named: member.name)
          json.value(member.value, behind: 1)
        }
      }
    case .null, .boolean, .integer, .number, .text, .written: return
    }
  }

  /// Writes a value into the line.
  mutating func line(_ literal: JSONLiteral) {
    switch literal {
    case .null: null()
    case .boolean(let flag): value(flag)
    case .integer(let number): value(number)
    case .number(let number): output.write(number.description)
    case .text(let text): value(text)
    case .written(let bytes): output.write(bytes: bytes)
    case .array(let elements):
      group("[", "]") { json in
        for element in elements {
          json.separate()
          json.line(element)
        }
      }
    case .object(let members):
      group("{", "}") { json in
        for member in members {
          json.key(named: member.name)
          json.line(member.value)
        }
      }
    }
  }
}
