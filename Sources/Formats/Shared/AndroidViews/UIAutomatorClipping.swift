/// What may cut off the views of a dump: the edges of what scrolls around them.
struct UIAutomatorClipping {
  /// By view: the edges that it is cut at, without those of its own.
  private(set) var clips: [PixelBounds] = []

  /// The directions that a view scrolls in.
  struct Axes: OptionSet {
    let rawValue: UInt8
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]
  }

  /// One skip the views, each behind the one that holds it.
  init(_ document: UIAutomatorDocument) {
    clips.reserveCapacity(document.nodes.count)
    // By view: what its children are cut at.
    var inner: [PixelBounds] = []
    inner.reserveCapacity(document.nodes.count)
    for (index, node) in document.nodes.enumerated() {
      let clip = node.parent < 0 ? .unlimited : inner[Int(node.parent)]
      clips.append(clip)
      guard let bounds = node.bounds else {
        inner.append(clip)
        continue
      }
      // The window cuts off what slides in from below or out above.
      let axes = node.parent < 0 ? .vertical : Self.axes(of: index, in: document)
      inner.append(clip.intersection(Self.limit(bounds, axes)))
    }
  }

  /// The directions in which a view may reach farther than its bounds say.
  func cuts(_ index: Int, _ document: UIAutomatorDocument) -> Axes {
    let node = document.nodes[index]
    return node.bounds.map { node.cuts ?? $0.axes(cutBy: clips[index]) } ?? .both
  }

  static func limit(_ bounds: PixelBounds, _ axes: Axes) -> PixelBounds {
    var limit = PixelBounds.unlimited
    if axes.contains(.horizontal) { (limit.left, limit.right) = (bounds.left, bounds.right) }
    if axes.contains(.vertical) { (limit.top, limit.bottom) = (bounds.top, bounds.bottom) }
    return limit
  }

  /// The directions in which a view scrolls, or may scroll.
  static func axes(of index: Int, in document: UIAutomatorDocument) -> Axes {
    let node = document.nodes[index]
    switch node.type {
    case .row, .pager: return .horizontal
    case .list: return .vertical
    case .collection, .fioriCollection, .canvas: break
    default: if !node.flags.contains(.scrollable) { return [] }
    }
    return axes(ofChildren: index, in: document)
  }

  /// Children that all are in one column scroll up and down, those in one row to the sides.
  private static func axes(ofChildren index: Int, in document: UIAutomatorDocument) -> Axes {
    var shared = PixelBounds.unlimited
    var count = 0
    document.forEachChild(of: index) { child in
      guard let bounds = document.nodes[child].seen else { return }
      shared = shared.intersection(bounds)
      count += 1
    }
    guard count > 1 else { return .both }
    let isColumn = shared.right > shared.left
    let isRow = shared.bottom > shared.top
    return isColumn == isRow ? .both : isColumn ? .vertical : .horizontal
  }
}
