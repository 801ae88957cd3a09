import Screens

/// The one opaque colour that is drawn behind all of a text.
struct Backdrop {
  let color: Color
  /// Where it is in the file.
  let place: FilePlace

  /// What a view draws behind what it holds.
  enum Surface {
    case clear
    case color(Color, at: Range<Int>)
    case unknown
  }

  /// Looks from a text outward through views that were not laid out: only their order says what is behind what.
  ///
  /// - Parameters:
  ///   - surface: of a view; first of the text itself.
  ///   - holder: the view around another one, where nothing else in it can lie behind that.
  init?<View>(behind text: View, surface: (_ view: View, _ isText: Bool) -> Surface, holder: (View) -> View?) {
    var view = text
    var isText = true
    while true {
      switch surface(view, isText) {
      case .color(let color, let place) where color.isOpaque:
        (self.color, self.place) = (color, FilePlace(place))
        return
      case .color(let color, _) where color.alpha > 0: return nil
      case .unknown: return nil
      case .clear, .color: break
      }
      guard let next = holder(view) else { return nil }
      (view, isText) = (next, false)
    }
  }

  /// Looks from a text outward, by boxes; `nil` where anything else may lie behind the text, or in front of it.
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
