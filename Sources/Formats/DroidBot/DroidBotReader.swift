import Screens

/// Reads states of apps: one screen each.
final class DroidBotReader: JSONScreenReader {
  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    let root = json.root
    let isWhole = try fill(root)
    if views.count == 0 {
      builder.tellUnknownScreen(at: root.range, options)
    } else {
      let screen = try AndroidViews.screen(views, at: root.range, size: size(root), isWhole: isWhole, options)
      builder.startScreen(at: screen.place.lowerBound, isOneOfSeveral: false)
      ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
    }
    consumer.consume(builder.tree, from: source)
  }

  /// - Returns: whether all views have a place on the screen.
  private func fill(_ root: JSONValue) throws(ReadError) -> Bool {
    let list = root["views"]?.children.filter { $0.kind == .object } ?? []
    let forest = ViewForest(list, id: "temp_id", parent: "parent", children: "children")
    try forest.push(list, into: views) { AndroidViews.open(view($0), in: views) }
    return forest.reached == list.count
  }

  private func view(_ value: JSONValue) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    let name = value["class"]
    reading.view.take(name?.withText { AndroidClass($0) } ?? AndroidClass())
    reading.take(bounds: value["bounds"], expected: PixelBounds.cornersExpectation) { PixelBounds(corners: $0) }
    reading.take(text: value["text"])
    reading.take(id: value["resource_id"], class: name, options.kinds)
    reading.take(clickable: value["clickable"])
    if value["visible"]?.kind == .no { reading.view.states.insert(.unseen) }
    if value["enabled"]?.kind == .no { reading.view.states.insert(.disabled) }
    if value["selected"]?.kind == .yes { reading.view.states.insert(.selected) }
    if value["scrollable"]?.kind == .yes { reading.view.states.insert(.scrolls) }
    if value["is_password"]?.kind == .yes { reading.view.states.insert(.password) }
    reading.take(description: value["content_description"])
    reading.take(package: value["package"])
    return reading.view
  }

  /// The size of the screen as the outermost view lies in it: `width` and `height` may be meant for the other
  /// orientation.
  private func size(_ root: JSONValue) -> (width: Int32, height: Int32)? {
    guard let first = views.roots(in: 0..<views.count).first(where: { views[$0].role != .system }),
      let window = views[first].box, window.x == 0, window.y == 0,
      let width = root["width"]?.number, let height = root["height"]?.number,
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    let sides = (width: Int32(width.rounded()), height: Int32(height.rounded()))
    let fitting = [sides, (width: sides.height, height: sides.width)].filter { sides in
      let (width, height) = (Double(sides.width), Double(sides.height))
      return window.right <= width && window.bottom <= height && (window.right == width || window.bottom == height)
    }
    guard let first = fitting.first, fitting.count == 1 || sides.width == sides.height else { return nil }
    return first
  }
}
