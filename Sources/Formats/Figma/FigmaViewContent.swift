import Screens

/// What lies in a view, through all containers in it.
struct FigmaViewContent {
  private(set) var cells: [(index: Int32, kind: Kind)] = []
  /// Views in the view, which are written by themselves.
  private(set) var views: [Int32] = []
  /// Whether something else is between the cells that may be one, or is not in the file.
  private(set) var isOpen = false

  /// What is around cells.
  private static let around: KindSet = [.header, .footer, .seeAll, .button]

  /// - Parameter kinds: those that cells of the view have.
  init(_ view: Int32, _ kinds: KindSet, _ landmarks: FigmaLandmarks, _ layers: FigmaLayers) {
    collect(view, kinds, landmarks, layers)
  }

  private mutating func collect(
    _ parent: Int32, _ kinds: KindSet, _ landmarks: FigmaLandmarks, _ layers: FigmaLayers
  ) {
    if layers.isOpaque(parent) { isOpen = true }
    for child in layers.children(of: parent) where layers[child].type.isContainer {
      if let kind = layers.names.kind(of: child, among: FigmaNames.components) {
        if FigmaNames.views.contains(kind) {
          views.append(child)
          continue
        }
        if kinds.contains(kind), kind != .otherCell || !landmarks.holdsView(child) {
          cells.append((child, kind))
          continue
        }
      } else if layers.names.kind(of: child, among: Self.around) != nil {
        continue
      } else if layers[child].type == .instance {
        // The kind of the component is unknown: it may be a cell.
        isOpen = true
      }
      collect(child, kinds, landmarks, layers)
    }
  }
}
