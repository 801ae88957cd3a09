import Screens

// How texts are drawn.
extension FigmaScreenWriter {
  /// Writes how the text of a layer is drawn, as that of the open element.
  func setLook(of text: Int32) {
    let node = document[text]
    guard !node.flags.contains(.mixed), builder.currentKind?.carries(.foreground) ?? false else { return }
    if let scale = layers.screen.scale, node.fontSize > 0 {
      builder.set(.fontSize, number: Double(node.fontSize) / scale, at: start(text))
    }
    if node.fontWeight > 0 { builder.set(.fontWeight, number: Double(node.fontWeight), at: start(text)) }
    if let style = document.textStyle(of: text) {
      document.withBytes(style) { builder.set(.textStyle, text: $0, at: node.textStyle.place) }
    }
    // What is drawn pale on purpose is no colour of the text.
    guard node.flags.contains(.solid), !exemptions.contains(text) else { return }
    builder.set(.foreground, text: node.fill.text, at: node.fillPlace)
    guard let (background, place) = background(of: text) else { return }
    builder.set(.background, text: background.text, at: place)
  }

  // MARK: Behind a text

  /// The one opaque colour that is drawn behind all of a text; `nil` where anything else may be, or lies in front of
  /// it.
  private func background(of text: Int32) -> (Color, Range<Int>)? {
    guard let box = layers.place(of: text) else { return nil }
    var index = text
    while true {
      let node = document[index]
      guard node.flags.isDisjoint(with: [.translucent, .turned]), node.parent >= 0, index != layers.screen.index else {
        return nil
      }
      var behind: Int32?
      var isInFront = false
      for sibling in layers.children(of: node.parent) {
        if sibling == index {
          isInFront = true
        } else if lies(sibling, over: box) {
          if isInFront { return nil }
          behind = sibling
        }
      }
      if let behind {
        // What the layer beside the text holds may lie between both.
        guard !layers.children(of: behind).contains(where: { lies($0, over: box) }) else { return nil }
        return plainColor(of: behind, covering: box)
      }
      let outer = document[node.parent]
      if outer.flags.contains(.filled) {
        guard outer.flags.isDisjoint(with: [.translucent, .turned]) else { return nil }
        return plainColor(of: node.parent, covering: box)
      }
      index = node.parent
    }
  }

  /// Whether a layer may draw something where a text is.
  private func lies(_ layer: Int32, over box: Frame) -> Bool {
    guard let place = layers.place(of: layer) else { return document[layer].box.map { !$0.isEmpty } ?? false }
    return place.x < box.right && box.x < place.right && place.y < box.bottom && box.y < place.bottom
  }

  /// The colour of a layer that is nothing but a rectangle of one colour behind all of a text.
  private func plainColor(of layer: Int32, covering box: Frame) -> (Color, Range<Int>)? {
    let node = document[layer]
    guard node.flags.contains(.solid), node.flags.isDisjoint(with: [.translucent, .turned, .image]),
      node.fill.isOpaque, node.type != .ellipse, node.type != .text, node.type != .drawing,
      let place = layers.place(of: layer), box.x >= place.x - 1, box.y >= place.y - 1, box.right <= place.right + 1,
      box.bottom <= place.bottom + 1
    else { return nil }
    return (node.fill, node.fillPlace)
  }
}
