import Screens

/// The layers of one screen: their frames in it, and what they show.
struct FigmaLayers {
  let document: FigmaDocument
  let names: FigmaNames
  let screen: FigmaScreen
  private let origin: Frame?

  init(_ screen: FigmaScreen, _ document: FigmaDocument, _ names: FigmaNames) {
    self.screen = screen
    self.document = document
    self.names = names
    origin = document[screen.index].box
  }

  subscript(index: Int32) -> FigmaNode { document[index] }

  func children(of index: Int32) -> FigmaChildren { document.children(of: index) }

  /// Where a layer is drawn, from the corner of the screen, in pt or dp if the scale is known; `nil` for rotated layers
  /// and those without an area.
  func place(of index: Int32) -> Frame? {
    let node = document[index]
    guard let box = node.box, let origin, !box.isEmpty, !node.flags.contains(.turned) else { return nil }
    let scale = screen.scale ?? 1
    return Frame(
      x: (box.x - origin.x) / scale, y: (box.y - origin.y) / scale, width: box.width / scale,
      height: box.height / scale)
  }

  /// The frame of a layer in pt or dp; `nil` where it is unknown.
  func frame(of index: Int32) -> Frame? { screen.scale == nil ? nil : place(of: index) }

  /// As much of a layer as the screen and what cuts off its content let see.
  func seenPlace(of index: Int32) -> Frame? {
    guard var seen = place(of: index) else { return nil }
    var outer = index
    while outer >= 0 {
      let cuts = outer == screen.index && screen.extent == .screen || document[outer].flags.contains(.clips)
      if cuts, let edges = place(of: outer) {
        let (left, top) = (max(seen.x, edges.x), max(seen.y, edges.y))
        let (right, bottom) = (min(seen.right, edges.right), min(seen.bottom, edges.bottom))
        guard right > left, bottom > top else { return nil }
        seen = Frame(x: left, y: top, width: right - left, height: bottom - top)
      }
      if outer == screen.index { break }
      outer = document[outer].parent
    }
    return seen
  }

  /// Whether the layers in a container are not in the file, as where only some levels of it were asked for.
  func isOpaque(_ index: Int32) -> Bool {
    let node = document[index]
    return node.type.isContainer && !node.flags.contains(.hasChildren)
  }

  /// The one text that a layer is or holds; `nil` where it holds none or several.
  func onlyText(in index: Int32) -> Int32? {
    let texts = self.texts(in: index)
    return texts.count == 1 ? texts.first : nil
  }

  /// The texts that a layer is or holds.
  func texts(in index: Int32) -> [Int32] {
    var found: [Int32] = []
    collectTexts(index, &found)
    return found
  }

  private func collectTexts(_ index: Int32, _ found: inout [Int32]) {
    if document[index].type == .text, !document[index].characters.isEmpty { found.append(index) }
    for child in children(of: index) { collectTexts(child, &found) }
  }

  /// Whether the text of a layer leads to all items of a view.
  func isSeeAll(_ text: Int32) -> Bool { document.withBytes(document[text].characters) { SeeAllText.matches($0) } }
}
