import Screens

/// Reads hierarchies of Android screens: one screen each.
final class MaestroReader: JSONScreenReader {
  override var isPrinted: Bool { true }

  private let views = ObservedViews()
  private var hasClass = false

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    let roots = json.withRoot { Self.hierarchies($0) }
    for root in roots {
      views.reset()
      hasClass = false
      fill(root)
      guard hasClass else {
        throw ReadError(
          unsupported: "Maestro on iOS",
          "this is a Maestro hierarchy of an iOS screen, which has no types of elements and is not supported; use an iOS "
            + "page source", at: root.range.lowerBound)
      }
      let screen = try AndroidViews.screen(views, at: root.range, options)
      builder.startScreen(at: root.range.lowerBound, isOneOfSeveral: roots.count > 1)
      ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
    guard roots.isEmpty else { return }
    // A report of commands that all went well shows no screen.
    builder.tellUnknownScreen(at: json.withRoot { $0.range }, options)
    consumer.consume(builder.tree, from: source)
  }

  /// The hierarchies in a file: the file itself, or those of the commands that failed.
  private static func hierarchies(_ root: JSONValue) -> [JSONValue] {
    guard root.kind == .array else { return [root] }
    return root.children.compactMap { $0["metadata"]?["error"]?["hierarchyRoot"] }.filter { $0.kind == .object }
  }

  private func fill(_ value: JSONValue) {
    var isView = false
    if let attributes = value["attributes"], attributes["class"] != nil || attributes["bounds"] != nil {
      AndroidViews.open(view(value, attributes), in: views)
      isView = true
    }
    if let children = value["children"] {
      for child in children.children where child.kind == .object { fill(child) }
    }
    if isView { views.close() }
  }

  private func view(_ value: JSONValue, _ attributes: JSONValue) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    if let name = attributes["class"] {
      hasClass = true
      reading.view.take(name.withText { AndroidClass($0) } ?? AndroidClass())
    }
    reading.take(bounds: attributes["bounds"])
    reading.take(text: attributes["text"])
    reading.take(id: attributes["resource-id"], class: attributes["class"], options.kinds)
    reading.take(clickable: attributes["clickable"])
    if attributes["scrollable"]?.equals("true") == true { reading.view.states.insert(.scrolls) }
    if attributes["enabled"]?.equals("false") == true { reading.view.states.insert(.disabled) }
    if attributes["selected"]?.equals("true") == true { reading.view.states.insert(.selected) }
    reading.take(description: attributes["accessibilityText"])
    reading.take(package: attributes["package"])
    return reading.view
  }
}
