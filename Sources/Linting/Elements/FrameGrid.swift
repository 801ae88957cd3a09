import Screens

/// Frames, each once, to be found by where they lie: what a screen of very many elements asks for each of them.
struct FrameGrid {
  /// Frames of about one size, by the square of that size in which their top left corners lie.
  private struct Layer {
    var frames: [Frame] = []
    var squares: [Square: [Frame]] = [:]
  }

  private struct Square: Hashable {
    let column: Double
    let row: Double
  }

  /// By the power of two that no side of their frames is longer than.
  private var layers: [Double: Layer] = [:]
  /// Squares farther out than that have no numbers of their own.
  private static let farthest = 1e12

  /// Adds a frame that has an area.
  mutating func insert(_ frame: Frame) {
    let side = max(frame.width, frame.height)
    let size = side.isFinite ? (2 * side.binade) : side
    let square = Square(column: (frame.x / size).rounded(.down), row: (frame.y / size).rounded(.down))
    layers[size, default: Layer()].frames.append(frame)
    layers[size]?.squares[square, default: []].append(frame)
  }

  /// Hands out the frames that meet another one.
  func forEach(meeting frame: Frame, _ body: (Frame) -> Void) {
    _ = contains(meeting: frame) { other in
      body(other)
      return false
    }
  }

  /// Whether any frame that meets another one is of some kind.
  func contains(meeting frame: Frame, where isMeant: (Frame) -> Bool) -> Bool {
    layers.contains { size, layer in
      func isHit(_ other: Frame) -> Bool { frame.meets(other) && isMeant(other) }
      let columns = Self.squares(frame.x, frame.width, size)
      let rows = Self.squares(frame.y, frame.height, size)
      let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
      let farthest = [columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound].map(abs).max() ?? 0
      guard count < Double(layer.squares.count), farthest < Self.farthest else {
        return layer.frames.contains(where: isHit)
      }
      return stride(from: columns.lowerBound, through: columns.upperBound, by: 1).contains { column in
        stride(from: rows.lowerBound, through: rows.upperBound, by: 1).contains { row in
          layer.squares[Square(column: column, row: row)]?.contains(where: isHit) ?? false
        }
      }
    }
  }

  /// The squares in which what meets a stretch may begin.
  private static func squares(_ start: Double, _ length: Double, _ size: Double) -> (
    lowerBound: Double, upperBound: Double
  ) {
    ((start / size).rounded(.down) - 1, ((start + length) / size).rounded(.down))
  }
}

extension Frame {
  /// Whether another frame lies in it, edges included.
  func holds(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Whether it shares area with another frame.
  func meets(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}
