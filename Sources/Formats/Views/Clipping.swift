import Screens

/// What may cut off the boxes of views: the edges of what scrolls around them.
struct Clipping {
  /// By view: the edges that it is cut at, without those of its own. Empty where boxes are not clipped.
  private let clips: [Edges]
  /// By view: the box of its window, past whose sides it may reach; `nil` for the window itself.
  private let windows: [Frame?]

  /// The edges of a box, some of which may cut nothing.
  struct Edges {
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity

    /// What nothing cuts.
    init() {}

    /// The edges of a box that cut in some directions.
    init(_ box: Frame, _ axes: Axes) {
      if axes.contains(.horizontal) { (left, right) = (box.x, box.right) }
      if axes.contains(.vertical) { (top, bottom) = (box.y, box.bottom) }
    }

    mutating func formIntersection(_ other: Edges) {
      (left, top) = (max(left, other.left), max(top, other.top))
      (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    }

    /// The directions in which a box reaches an edge.
    func axes(cutting box: Frame) -> Axes {
      var axes: Axes = []
      if box.x <= left || box.right >= right { axes.insert(.horizontal) }
      if box.y <= top || box.bottom >= bottom { axes.insert(.vertical) }
      return axes
    }
  }

  /// For boxes that are whole.
  init() { (clips, windows) = ([], []) }

  /// Goes through the views once, each behind the one that holds it.
  init(_ views: ObservedViews) {
    var clips: [Edges] = []
    clips.reserveCapacity(Int(views.count))
    // By view: what its children are cut at.
    var inner: [Edges] = []
    inner.reserveCapacity(Int(views.count))
    var windows: [Frame?] = []
    windows.reserveCapacity(Int(views.count))
    for index in 0..<views.count {
      let parent = views[index].parent
      var clip = parent < 0 ? Edges() : inner[Int(parent)]
      clips.append(clip)
      // Only the outermost view is a window: one without a box says nothing of it.
      windows.append(
        parent < 0 ? nil : windows[Int(parent)] ?? (views[parent].parent < 0 ? views[parent].box : nil))
      if let box = views[index].box {
        // The window cuts off what slides in from below or out above.
        clip.formIntersection(Edges(box, parent < 0 ? .vertical : Self.axes(of: index, views)))
      }
      inner.append(clip)
    }
    (self.clips, self.windows) = (clips, windows)
  }

  /// What cuts off a view.
  func edges(around index: Int32) -> Edges { clips.isEmpty ? Edges() : clips[Int(index)] }

  /// The directions in which a view may reach farther than its box says.
  func cuts(_ index: Int32, _ views: ObservedViews) -> Axes {
    if clips.isEmpty { return [] }
    let view = views[index]
    guard let box = view.box else { return .both }
    if let cuts = view.cuts { return cuts }
    var axes = clips[Int(index)].axes(cutting: box)
    if let window = windows[Int(index)], Self.isOpen(box, at: window) { axes.insert(.horizontal) }
    return axes
  }

  /// Whether a box reaches one side of the window, as a drawer that peeks does, and not both: what is as wide as the
  /// window fills it.
  private static func isOpen(_ box: Frame, at window: Frame) -> Bool {
    (box.x <= window.x) != (box.right >= window.right)
  }

  /// The directions in which a view scrolls, or may scroll.
  private static func axes(of index: Int32, _ views: ObservedViews) -> Axes {
    let view = views[index]
    switch view.role {
    case .row, .pager: return .horizontal
    case .list: return .vertical
    case .collection, .canvas: break
    default: if !view.states.contains(.scrolls) { return [] }
    }
    return axes(ofChildren: index, views)
  }

  /// Children that all are in one column scroll up and down, those in one row to the sides.
  private static func axes(ofChildren index: Int32, _ views: ObservedViews) -> Axes {
    var shared = Edges()
    var count = 0
    for child in views.children(of: index) where !views[child].states.contains(.unseen) {
      guard let box = views[child].box else { continue }
      shared.formIntersection(Edges(box, .both))
      count += 1
    }
    guard count > 1 else { return .both }
    let isColumn = shared.right > shared.left
    let isRow = shared.bottom > shared.top
    return isColumn == isRow ? .both : isColumn ? .vertical : .horizontal
  }
}
