import Screens

/// What one cell of a collection shows, as far as its views tell.
struct UIAutomatorCell {
  /// The view.
  let index: Int
  let bounds: PixelBounds
  /// The directions in which something of it may be cut off.
  var cuts: UIAutomatorClipping.Axes = []
  /// Whether all of it can be seen.
  var isWhole: Bool { cuts.isEmpty }
  /// The largest image that is no control.
  private(set) var image: Int?
  /// The largest view that has a description and nothing else: what an image of Compose looks like, but others may too.
  private var picture: Int?
  /// Its texts, from top to bottom, without those that are on the image.
  private(set) var texts: [Int] = []
  private(set) var actions: [Int] = []
  /// Whether the texts are in one column below or above the image, three at most: only then it is plain which is the
  /// title.
  private(set) var isPlain = true
  /// What a tap reacts on, where it is the whole cell.
  private(set) var target: Int?
  /// Whether it holds something that is in no cell, such as another collection.
  private(set) var isForeign = false
  /// The view whose bounds are its frame, where it is plain which.
  private(set) var frame: Int?

  /// - Returns: `nil` where nothing of the view can be seen.
  init?(_ index: Int, in document: UIAutomatorDocument) {
    guard let bounds = document.nodes[index].seen else { return nil }
    self.index = index
    self.bounds = bounds
    look(at: index, document)
    var content: PixelBounds? = document.nodes[index].type.isSeen ? bounds : nil
    for inner in document.descendants(of: index) {
      look(at: inner, document)
      let node = document.nodes[inner]
      if node.type.isSeen || inner == picture, let seen = node.seen { content = content?.union(seen) ?? seen }
    }
    sort(document)
    guard let content else { return }
    if let card = card(document), let edges = document.nodes[card].bounds {
      // A card may draw its shadow inside its bounds; then nothing that it holds reaches them.
      if touches(content, edges).contains(true) { frame = card }
    } else if !touches(content, bounds).contains(false) {
      frame = index
    }
  }

  private mutating func look(at index: Int, _ document: UIAutomatorDocument) {
    let node = document.nodes[index]
    guard let seen = node.seen else { return }
    let isClickable = node.flags.contains(.clickable)
    if isClickable, target == nil, PixelBounds.isSame(seen.width, bounds.width),
      PixelBounds.isSame(seen.height, bounds.height)
    {
      target = index
    }
    switch node.type {
    case .collection, .row, .pager, .list, .canvas, .field, .tab, .fioriCollection: isForeign = true
    case .button, .imageButton: actions.append(index)
    case .text: texts.append(index)
    case .image:
      let (larger, smaller) = larger(image, index, document)
      image = larger
      // An icon that reacts by itself is an action; others are ornaments.
      if let smaller, document.nodes[smaller].flags.contains(.clickable) { actions.append(smaller) }
    default:
      if node.flags.contains(.scrollable) { isForeign = true }
      let isLeaf = Int(node.end) == index + 1
      guard isLeaf, node.flags.contains(.described), !isClickable else { return }
      picture = larger(picture, index, document).larger
    }
  }

  private func larger(_ first: Int?, _ second: Int, _ document: UIAutomatorDocument) -> (larger: Int, smaller: Int?) {
    guard let first, let (left, right) = document.bounds(first, second) else { return (second, first) }
    return left.area < right.area ? (second, first) : (first, second)
  }

  private mutating func sort(_ document: UIAutomatorDocument) {
    func bounds(_ index: Int) -> PixelBounds { document.nodes[index].bounds ?? self.bounds }
    let image = (image ?? picture).map(bounds)
    // A text on an image, such as a duration, is no label of the cell.
    if let image { texts.removeAll { image.contains(bounds($0)) } }
    texts.sort { bounds($0).top < bounds($1).top }
    for (text, next) in zip(texts, texts.dropFirst()) where bounds(text).isBeside(bounds(next)) { isPlain = false }
    if texts.count > 3 { isPlain = false }
    guard let image else { return }
    for text in texts where bounds(text).isBeside(image) { isPlain = false }
  }

  /// The one card that the view is, or holds within paddings.
  private func card(_ document: UIAutomatorDocument) -> Int? {
    var index = index
    while true {
      let node = document.nodes[index]
      if node.type == .card { return index }
      let children = document.seenChildren(of: index)
      guard children.count == 1, let child = children.first else { return nil }
      index = child
    }
  }

  /// Which edges the content reaches, but for a pixel.
  private func touches(_ content: PixelBounds, _ edges: PixelBounds) -> [Bool] {
    [
      content.left - edges.left, content.top - edges.top, content.right - edges.right, content.bottom - edges.bottom,
    ].map { abs($0) <= 1 }
  }

  /// Whether it looks like a cell of a collection view: an image at least half as wide as the cell, with its texts
  /// below or above it.
  func looksLikeCollectionCell(_ document: UIAutomatorDocument) -> Bool {
    guard isPlain, let width = (image ?? picture).flatMap({ document.nodes[$0].bounds?.width }) else { return false }
    return 2 * Int(width) >= Int(bounds.width)
  }
}
