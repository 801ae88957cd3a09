import Screens

/// The one opaque colour that is drawn behind all of a text.
struct Backdrop {
  let color: Color
  /// Where it is in the file.
  let place: FilePlace

  /// Looks from a text outward; `nil` where anything else may lie behind the text, or in front of it.
  init?(behind text: Int32, in views: ObservedViews) {
    guard let box = views[text].box else { return nil }
    var index = text
    while true {
      let parent = views[index].parent
      guard !views.layer(index).flags.contains(.translucent), parent >= 0 else { return nil }
      var behind: Int32?
      var isInFront = false
      for sibling in views.children(of: parent) {
        if sibling == index {
          isInFront = true
        } else if Self.lies(sibling, over: box, views) {
          if isInFront { return nil }
          behind = sibling
        }
      }
      if let behind {
        // What the layer beside the text holds may lie between both.
        guard !views.children(of: behind).contains(where: { Self.lies($0, over: box, views) }) else { return nil }
        self.init(of: behind, covering: box, views)
        return
      }
      if views.layer(parent).flags.contains(.filled) {
        self.init(of: parent, covering: box, views)
        return
      }
      index = parent
    }
  }

  /// The colour of a layer that is nothing but a rectangle of one colour behind all of a text.
  private init?(of layer: Int32, covering box: Frame, _ views: ObservedViews) {
    guard let fill = views.layer(layer).fill, fill.isOpaque, let own = views[layer].box, box.x >= own.x - 1,
      box.y >= own.y - 1, box.right <= own.right + 1, box.bottom <= own.bottom + 1
    else { return nil }
    (color, place) = (fill, views.layer(layer).fillPlace)
  }

  /// Whether a layer may draw something where a text is.
  private static func lies(_ layer: Int32, over box: Frame, _ views: ObservedViews) -> Bool {
    guard let own = views[layer].box else { return views.layer(layer).flags.contains(.turned) }
    return own.x < box.right && box.x < own.right && own.y < box.bottom && box.y < own.bottom
  }
}
