/// The views of one dump, in document order, and their texts. It is used for one dump after the other.
final class UIAutomatorDocument {
  var nodes: [UIAutomatorNode] = []
  private var texts: [UInt8] = []
  /// File offsets of the root's start tag.
  var root = 0..<0
  /// The screen in pixels, where the root gives it.
  var size: (width: Int32, height: Int32)?

  func reset() {
    nodes.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    root = 0..<0
    size = nil
  }

  /// Keeps a text.
  func keep(_ text: UTF8Text) -> Range<Int> {
    let start = texts.count
    texts.append(contentsOf: text)
    return start..<texts.count
  }

  /// Gives the bytes of a text that was kept.
  func withText<Result>(_ range: Range<Int>, _ body: (UTF8Text) -> Result) -> Result {
    texts.withUnsafeBufferPointer { body(UTF8Text(rebasing: $0[range])) }
  }

  /// Whether the view shows a text that is more than white space.
  func showsText(_ index: Int) -> Bool { isShown(nodes[index].text) }

  /// Whether a text is more than white space.
  func isShown(_ text: Range<Int>) -> Bool { texts[text].contains { !isXMLSpace($0) } }

  /// Gives the views directly inside one; all outermost ones for -1.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var child = index + 1
    let end = index < 0 ? nodes.count : Int(nodes[index].end)
    while child < end {
      body(child)
      child = Int(nodes[child].end)
    }
  }

  /// The rectangles of two views, where both have one.
  func bounds(_ first: Int, _ second: Int) -> (PixelBounds, PixelBounds)? {
    guard let left = nodes[first].bounds, let right = nodes[second].bounds else { return nil }
    return (left, right)
  }

  /// The views directly inside one of which something can be seen.
  func seenChildren(of index: Int) -> [Int] {
    var children: [Int] = []
    forEachChild(of: index) { if nodes[$0].seen != nil { children.append($0) } }
    return children
  }

  /// The views inside one, at any depth, itself left out.
  func descendants(of index: Int) -> Range<Int> { index + 1..<max(index + 1, Int(nodes[index].end)) }
}
