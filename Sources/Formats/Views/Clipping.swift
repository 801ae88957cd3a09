import Screens

/// What may cut off the boxes of views: the edges of what scrolls around them.
struct Clipping {
  /// By view: the edges that it is cut at, without those of its own. Empty where boxes are not clipped.
  private let clips: [Edges]
  /// By view: whether it may reach past a side of its window.
  private let slides: [Bool]

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
  init() { (clips, slides) = ([], []) }

  /// Goes through the views once, each behind the one that holds it.
  init(_ views: ObservedViews) {
    var clips: [Edges] = []
    clips.reserveCapacity(Int(views.count))
    // By view: what its children are cut at.
    var inner: [Edges] = []
    inner.reserveCapacity(Int(views.count))
    var slides: [Bool] = []
    slides.reserveCapacity(Int(views.count))
    // By view: the last child so far.
    var last = [Int32](repeating: -1, count: Int(views.count))
    // Only the outermost view is a window: one without a box says nothing of it.
    var window: Frame?
    for index in 0..<views.count {
      let parent = views[index].parent
      var clip = parent < 0 ? Edges() : inner[Int(parent)]
      clips.append(clip)
      if parent < 0 {
        window = views[index].box
        slides.append(false)
      } else {
        slides.append(
          window.map { Self.slides(index, behind: last[Int(parent)], from: $0, slides[Int(parent)], views) } ?? false)
        last[Int(parent)] = index
      }
      if let box = views[index].box {
        // The window cuts off what slides in from below or out above.
        clip.formIntersection(Edges(box, parent < 0 ? .vertical : Self.axes(of: index, views)))
      }
      inner.append(clip)
    }
    (self.clips, self.slides) = (clips, slides)
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
    if slides[Int(index)] { axes.insert(.horizontal) }
    return axes
  }

  /// Whether a view may be longer than is seen because it lies in a drawer that peeks. Such a view reaches one side of
  /// the window and not both, and it, or something around it, is narrower than it is high. An icon in a corner is whole,
  /// and so is what has a neighbour in its line.
  ///
  /// - Parameters:
  ///   - previous: the view in front of it in the same parent; -1 for none.
  ///   - parentSlides: the answer for its parent.
  private static func slides(
    _ index: Int32, behind previous: Int32, from window: Frame, _ parentSlides: Bool, _ views: ObservedViews
  ) -> Bool {
    guard let box = views[index].box else { return parentSlides }
    guard (box.x <= window.x) != (box.right >= window.right) else { return false }
    if parentSlides || box.x < window.x || box.right > window.right { return true }
    guard box.width < box.height else { return false }
    let next = views[index].end
    return ![previous, next < views.count && views[next].parent == views[index].parent ? next : -1].contains { other in
      guard other >= 0, let other = views[other].box else { return false }
      return box.isBeside(other) && !box.isAboveOrBelow(other)
    }
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
