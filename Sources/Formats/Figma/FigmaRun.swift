import Screens

/// Cells that follow each other in one container, one below the other and equally wide, as the rows of a table do.
struct FigmaRun {
  private(set) var cells: [Int32] = []
  private let layers: FigmaLayers
  private var last: Frame?

  /// The most that two rows of a table are apart, in pt or dp.
  private static let gap = 16.0

  init(_ layers: FigmaLayers) {
    self.layers = layers
  }

  /// Takes the next layer of the container where it goes on with the run; lines between the cells belong to it.
  mutating func take(_ index: Int32) -> Bool {
    if !cells.isEmpty, let box = layers[index].box, box.height <= 2, !layers[index].flags.contains(.tappable) {
      return true
    }
    guard let place = layers.place(of: index) else { return false }
    guard layers[index].type.isContainer, layers.names.kind(of: index, among: FigmaNames.rows) != nil else {
      return false
    }
    if let last {
      let isBelow = place.y >= last.bottom - 1 && place.y <= last.bottom + Self.gap
      guard isBelow, abs(place.x - last.x) <= 1, abs(place.width - last.width) <= 1 else { return false }
    }
    cells.append(index)
    last = place
    return true
  }
}
