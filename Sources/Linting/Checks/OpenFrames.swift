import Screens

/// Frames that a sweep from top to bottom has come to and not past, by the columns that they stand in: what is near another one is found
/// without asking all that stand in its row.
struct OpenFrames<Item> {
  typealias Place = (element: Item, frame: Frame)

  /// What is wider stands with those that are asked for every frame.
  private static var widest: Int { 32 }

  private let margin: Double
  private let columnWidth: Double
  private var columns: [Int: [Place]] = [:]
  private var wide: [Place] = []

  /// - Parameters:
  ///   - frames: all that the sweep comes to.
  ///   - margin: how far apart two are that are near each other.
  init(_ frames: [Frame], margin: Double) {
    self.margin = max(0, margin)
    let widths = frames.reduce(0) { $0 + $1.width } / Double(max(1, frames.count))
    columnWidth = max(1, widths.isFinite ? widths : 1) + self.margin
  }

  /// The columns of a frame; `nil` where it is too wide, or too far out, for any.
  private func columns(of frame: Frame) -> ClosedRange<Int>? {
    guard let first = Int(exactly: ((frame.x - margin) / columnWidth).rounded(.down)),
      let last = Int(exactly: ((frame.right + margin) / columnWidth).rounded(.down)),
      last >= first, last - first < Self.widest
    else { return nil }
    return first...last
  }

  /// Adds the frame that the sweep has come to.
  mutating func add(_ element: Item, _ frame: Frame) {
    guard let range = columns(of: frame) else { return wide.append((element, frame)) }
    for column in range { columns[column, default: []].append((element, frame)) }
  }

  /// Those that may be near a frame that the sweep has come to, some of them twice; those that it has come past are forgotten.
  mutating func near(_ frame: Frame) -> [Place] {
    func isPast(_ place: Place) -> Bool { place.frame.bottom + margin <= frame.y }
    wide.removeAll(where: isPast)
    guard let range = columns(of: frame) else {
      return wide + columns.values.flatMap { $0.filter { !isPast($0) } }
    }
    var near = wide
    for column in range {
      columns[column]?.removeAll(where: isPast)
      near += columns[column] ?? []
    }
    return near
  }
}
