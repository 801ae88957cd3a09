import Screens

/// The look of one cell: what its views show and where, without regard to what may be left out.
struct SeenCell {
  let index: Int32
  let box: Frame
  private(set) var content: CellContent
  /// The largest image that is no control.
  private var image: Int32?
  /// The largest view that has a description and nothing else: what an image of Compose looks like, but others may too.
  private var picture: Int32?
  private var texts: [Int32] = []
  /// Whether the texts are in one column below or above the image, three at most: only then it is plain which is the
  /// title.
  private(set) var isPlain = true
  /// Whether it holds something that is in no cell, such as another collection.
  private(set) var isForeign = false
  /// How many texts it shows.
  var textCount: Int { texts.count }
  /// The directions in which something of it may be cut off.
  var cuts: Axes {
    get { content.cuts }
    set { content.cuts = newValue }
  }
  var isWhole: Bool { content.isWhole }

  /// - Returns: `nil` where nothing of the view can be seen.
  init?(_ index: Int32, in views: ObservedViews) {
    guard let box = views.seen(index) else { return nil }
    (self.index, self.box) = (index, box)
    content = CellContent(index)
    look(at: index, views)
    var shown: Frame? = views[index].role.isSeen ? box : nil
    for inner in views.descendants(of: index) {
      look(at: inner, views)
      if views[inner].role.isSeen || inner == picture, let seen = views.seen(inner) {
        shown = shown?.united(seen) ?? seen
      }
    }
    sort(views)
    content.image = image
    if isPlain { content.texts = texts }
    guard let shown else { return }
    if let card = card(views), let edges = views[card].box {
      // A card may draw its shadow inside its box; then nothing that it holds reaches them.
      if touches(shown, edges).contains(true) { content.frame = card }
    } else if !touches(shown, box).contains(false) {
      content.frame = index
    }
  }

  private mutating func look(at index: Int32, _ views: ObservedViews) {
    guard let seen = views.seen(index) else { return }
    let view = views[index]
    let reacts = view.states.contains(.reacts)
    if reacts, content.tap == nil, isSame(seen.width, box.width), isSame(seen.height, box.height) {
      content.tap = index
    }
    switch view.role {
    case .collection, .row, .pager, .list, .canvas, .field, .tab: isForeign = true
    case .button, .iconButton: content.actions.append(index)
    case .text: texts.append(index)
    case .image:
      let (larger, smaller) = larger(image, index, views)
      image = larger
      // An icon that reacts by itself is an action; others are ornaments.
      if let smaller, views[smaller].states.contains(.reacts) { content.actions.append(smaller) }
    default:
      if view.states.contains(.scrolls) { isForeign = true }
      guard view.end == index + 1, view.states.contains(.described), !reacts else { return }
      picture = larger(picture, index, views).larger
    }
  }

  private func larger(_ first: Int32?, _ second: Int32, _ views: ObservedViews) -> (larger: Int32, smaller: Int32?) {
    guard let first, let left = views[first].box, let right = views[second].box else { return (second, first) }
    return left.area < right.area ? (second, first) : (first, second)
  }

  private mutating func sort(_ views: ObservedViews) {
    func box(_ index: Int32) -> Frame { views[index].box ?? self.box }
    let image = (image ?? picture).map(box)
    // A text on an image, such as a duration, is no label of the cell.
    if let image { texts.removeAll { box($0).lies(on: image) } }
    texts.sort(by: views.precedes)
    isPlain = views.areColumn(texts, beside: image, slack: 0)
  }

  /// The one card that the view is, or holds within paddings.
  private func card(_ views: ObservedViews) -> Int32? {
    var index = index
    while true {
      if views[index].role == .card { return index }
      let children = views.seenChildren(of: index)
      guard children.count == 1, let child = children.first else { return nil }
      index = child
    }
  }

  /// Which edges the content reaches, but for a pixel.
  private func touches(_ content: Frame, _ edges: Frame) -> [Bool] {
    [
      content.x - edges.x, content.y - edges.y, content.right - edges.right, content.bottom - edges.bottom,
    ].map { abs($0) <= 1 }
  }

  /// Whether it looks like a cell of a collection view: an image at least half as wide as the cell, with its texts
  /// below or above it.
  func looksLikeCollectionCell(_ views: ObservedViews) -> Bool {
    guard isPlain, let width = (image ?? picture).flatMap({ views[$0].box?.width }) else { return false }
    return 2 * width >= box.width
  }

  /// What it shows, among other cells.
  func content(like norm: SeenCellNorm) -> CellContent {
    var content = content
    for label in 0..<3 where !isPlain || label >= texts.count && norm.mayHide(label, in: self) {
      content.hide(labels: label..<label + 1)
    }
    return content
  }
}

/// What the cells of a collection have in common.
struct SeenCellNorm {
  /// By number of texts, the least height of the whole cells that have so many or more.
  private var heights: [Double] = []
  private var isPlain = true

  init(_ cells: [SeenCell]) {
    for cell in cells where cell.isWhole {
      guard cell.isPlain else {
        isPlain = false
        continue
      }
      for place in 0..<cell.textCount {
        if place == heights.count { heights.append(.infinity) }
        heights[place] = min(heights[place], cell.box.height)
      }
    }
  }

  /// Whether a label that a cell lacks may be there nevertheless. If others have it and the cell is as high, its space
  /// may be reserved, or an invisible view may keep it.
  func mayHide(_ label: Int, in cell: SeenCell) -> Bool {
    if !isPlain { return true }
    guard label < heights.count else { return false }
    return cell.box.height >= heights[label] - 2
  }
}

/// Whether two lengths in pixels are equal but for rounding.
func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 2 }

extension ObservedViews {
  /// The box of a view, where something of it can be seen.
  func seen(_ index: Int32) -> Frame? { self[index].states.contains(.unseen) ? nil : self[index].box }

  /// The views directly inside one of which something can be seen.
  func seenChildren(of index: Int32) -> [Int32] { children(of: index).filter { seen($0) != nil } }
}
