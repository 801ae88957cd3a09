import Screens
import Text

/// Elements around the views of a screen: texts, images and others that may be a header or See All.
struct FigmaLandmarks {
  /// A layer that is in no cell.
  struct Landmark {
    let index: Int32
    let place: Frame
    /// The view that it is in; -1 for none.
    let view: Int32
    /// The layer named as a header that it is in, or is; -1 for none.
    let header: Int32
    /// The layer named as a button or See All, or that reacts to a tap, which it is in, or is; -1 for none.
    let target: Int32
  }

  /// Sorted by the bottom edge.
  private(set) var all: [Landmark] = []
  /// The views in document order.
  private(set) var views: [Int32] = []
  private let layers: FigmaLayers

  private static let targets: KindSet = [.button, .seeAll]
  private static let headers: KindSet = [.header]

  init(_ layers: FigmaLayers) {
    self.layers = layers
    guard layers.screen.extent != .unclear else { return }
    findViews()
    guard let first = views.first else { return }
    let root = layers.screen.index
    collect(root, view: first == root ? root : -1, header: -1, target: -1)
    all.sort { ($0.place.bottom, $0.index) < ($1.place.bottom, $1.index) }
  }

  private mutating func findViews() {
    for index in layers.screen.index..<layers[layers.screen.index].end
    where layers[index].isShown && layers[index].type.isContainer
      && layers.names.kind(of: index, among: FigmaNames.views) != nil
    {
      views.append(index)
    }
  }

  private mutating func collect(_ parent: Int32, view: Int32, header: Int32, target: Int32) {
    for child in layers.children(of: parent) {
      let node = layers[child]
      var (view, header, target) = (view, header, target)
      if node.type.isContainer {
        if let kind = layers.names.kind(of: child, among: FigmaNames.components) {
          if FigmaNames.views.contains(kind) {
            view = child
          } else if kind != .otherCell || !holdsView(child) {
            continue
          }
        }
        if layers.names.kind(of: child, among: Self.headers) != nil { header = child }
        if layers.names.kind(of: child, among: Self.targets) != nil { target = child }
      }
      if node.flags.contains(.tappable) { target = child }
      let isText = node.type == .text && !node.characters.isEmpty
      if isText || node.flags.contains(.image) || layers.isOpaque(child), let place = layers.place(of: child) {
        all.append(Landmark(index: child, place: place, view: view, header: header, target: target))
      }
      collect(child, view: view, header: header, target: target)
    }
  }

  /// Whether a view lies in a layer.
  func holdsView(_ index: Int32) -> Bool {
    let first = views.partitioningIndex { $0 > index }
    return first < views.count && views[first] < layers[index].end
  }

  /// The landmarks whose bottom edge lies between two lines.
  func between(_ top: Double, _ bottom: Double) -> ArraySlice<Landmark> {
    let first = all.partitioningIndex { $0.place.bottom >= top }
    let last = all.partitioningIndex { $0.place.bottom > bottom }
    return all[min(first, last)..<last]
  }
}
