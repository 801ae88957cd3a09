import Screens

/// Cells that follow each other in one container, one below the other and equally wide, as the rows of a table do.
struct FigmaRun {
  private(set) var cells: [Int32] = []
  private let layers: FigmaLayers
  private var last: Frame?

  init(_ layers: FigmaLayers) {
    self.layers = layers
  }

  /// Takes the next layer of the container where it goes on with the run; lines between the cells belong to it.
  mutating func take(_ index: Int32) -> Bool {
    guard let place = layers.place(of: index) else { return false }
    if let last, layers[index].type.isDrawn || layers[index].type == .frame, place.height <= 2 {
      return place.y >= last.y
    }
    guard layers[index].type.isContainer, layers.names.kind(of: index, among: FigmaNames.rows) != nil else {
      return false
    }
    if let last, place.y < last.bottom - 1 || abs(place.x - last.x) > 1 || abs(place.width - last.width) > 1 {
      return false
    }
    cells.append(index)
    last = place
    return true
  }
}
