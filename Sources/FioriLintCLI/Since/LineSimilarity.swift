/// The lines of a text, in any order, to measure how much of it is in another one, as git does to follow renamed files.
struct LineSimilarity {
  /// Longer lines count in pieces.
  private static let pieceSize = 64

  private var pieces: [ArraySlice<UInt8>: Int] = [:]
  private var size = 0

  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // How lines end makes no difference.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      var start = line.startIndex
      repeat {
        let end = min(start + Self.pieceSize, line.endIndex)
        pieces[line[start..<end], default: 0] += 1
        size += end - start + 1
        start = end
      } while start < line.endIndex
    }
  }

  /// How much of the larger one of two texts is in both, in thousandths; less than 500 may be returned as 0.
  func share(with other: LineSimilarity) -> Int {
    guard min(size, other.size) * 2 >= max(size, other.size) else { return 0 }
    var shared = 0
    for (piece, count) in pieces { shared += min(count, other.pieces[piece] ?? 0) * (piece.count + 1) }
    return shared * 1000 / max(size, other.size)
  }
}
