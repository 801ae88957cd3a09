import Screens

/// Reads trees of Roborazzi: one screen a file.
final class RoborazziReader: JSONScreenReader {
  private let views = ObservedViews()
  /// The views that are nodes of Compose.
  private var nodes: [Int32] = []

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    nodes = []
    defer { views.reset() }
    guard let root = json.root["root"], root.kind == .object else {
      throw ReadError("holds no tree; expected the object `root`", at: 0)
    }
    if let version = json.root["schemaVersion"], version.number != 1 {
      throw ReadError(
        unsupported: "Roborazzi", "this version of the schema is not supported; expected 1",
        at: version.range.lowerBound)
    }
    fill(root)
    guard views.count > 0 else { throw ReadError("holds no view that is visible", at: root.range.lowerBound) }
    let window = window(root)
    var screen = try AndroidViews.screen(views, at: root.range, window: window, options)
    if nodes.count == Int(views.count) { screen.platform = nil }
    screen.isFragment = window == nil
    ComposeScreen.extendTargets(of: nodes, views, density: screen.scale?.density)
    builder.startScreen(at: root.range.lowerBound, isOneOfSeveral: false)
    ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
  }

  /// The window that the outermost node is.
  private func window(_ root: JSONValue) -> Frame? {
    if root["type"]?.equals("compose") == true {
      let isPlain = root["testTag"] == nil && root["properties"] == nil && root["actions"] == nil
      return isPlain ? ComposeScreen.window(views[0].box) : nil
    }
    let isWindow =
      root["type"]?.equals("screen") == true
      || root["className"]?.withText { $0.ends(with: ".DecorView") } == true
    return isWindow ? views[0].box : nil
  }

  private func fill(_ value: JSONValue) {
    // What it holds is not visible either.
    if value["visibility"] != nil { return }
    if value["type"]?.equals("compose") == true {
      nodes.append(views.count)
      AndroidViews.open(node(value), in: views)
    } else {
      AndroidViews.open(view(value), in: views)
    }
    if let children = value["children"] {
      for child in children.children where child.kind == .object { fill(child) }
    }
    views.close()
  }

  private func view(_ value: JSONValue) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    let (name, properties) = (value["className"], value["properties"])
    reading.view.take(name?.withText { AndroidClass($0) } ?? AndroidClass())
    reading.take(bounds: value["bounds"], expected: PixelBounds.listExpectation) { PixelBounds(list: $0) }
    reading.take(text: properties?["Text"])
    reading.take(id: value["id"], class: name, options.kinds)
    if let listener = value["actions"]?.children.first(where: { $0.equals("OnClick") }) {
      reading.view.states.insert(.reacts)
      reading.view.tapPlace = FilePlace(listener.range)
    } else if has("Clickable", in: value["flags"]) {
      // It may handle touches itself, or let them through.
      reading.view.states.insert(.mayReact)
    }
    if has("Disabled", in: value["flags"]) { reading.view.states.insert(.disabled) }
    let isPicture = reading.view.role == .iconButton || reading.view.role == .image
    if let description = properties?["ContentDescription"] {
      reading.take(description: description)
    } else if isPicture, reading.view.states.contains(.reacts), properties?["StateDescription"] == nil {
      reading.view.spoken = views.keep(UTF8Text(start: nil, count: 0), at: value.range)
    }
    return reading.view
  }

  private func node(_ value: JSONValue) -> ObservedView {
    var reading = ComposeNode(at: value.range, views)
    reading.take(bounds: value["bounds"])
    if let tag = value["testTag"] { tag.withText { reading.take(tag: $0, at: tag.range) } }
    if let properties = value["properties"], properties.kind == .object {
      for property in properties.children where property.kind == .string {
        guard let name = property.plainName else { continue }
        property.withText { reading.take(property: name, $0, at: property.range) }
      }
    }
    for action in value["actions"]?.children.filter({ $0.kind == .string }) ?? [] {
      action.withText { reading.take(action: $0, at: action.range) }
    }
    for flag in value["flags"]?.children.filter({ $0.kind == .string }) ?? [] {
      flag.withText { reading.take(flag: $0) }
    }
    var view = reading.finished()
    view.take(meaning(of: view))
    return view
  }

  /// What the user says of a tag.
  private func meaning(of view: ObservedView) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    return views.withText(view.id) { name, _ in name.isEmpty ? nil : options.kinds.meaning(of: name) } ?? nil
  }

  private func has(_ word: StaticString, in list: JSONValue?) -> Bool {
    list?.children.contains { item in item.withText { $0.equals(word) } ?? false } ?? false
  }
}
