import Screens

/// Reads hierarchies of views: one screen each.
final class RicoReader: JSONScreenReader {
  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    let place = json.withRoot { value in
      if let root = value["activity"]?["root"], root.kind == .object { fill(root, inherited: []) }
      return value.range
    }
    if views.count == 0 {
      // The data set has screens without views, of which nothing is known.
      builder.tellUnknownScreen(at: place, options)
    } else {
      let screen = try AndroidViews.screen(views, at: place, options)
      builder.startScreen(at: place.lowerBound, isOneOfSeveral: false)
      ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
    }
    consumer.consume(builder.tree, from: source)
  }

  /// - Parameter inherited: what holds for all inside the parent.
  private func fill(_ value: JSONValue, inherited: ViewStates) {
    AndroidViews.open(view(value, inherited), in: views)
    if let children = value["children"] {
      var inherited = views[views.current].states.intersection([.unseen, .mayReact])
      // The list receives taps on its items, with any content.
      if value["adapter-view"]?.kind == .yes { inherited.insert(.mayReact) }
      for child in children.children where child.kind == .object { fill(child, inherited: inherited) }
    }
    views.close()
  }

  private func view(_ value: JSONValue, _ inherited: ViewStates) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    reading.view.states = inherited
    let name = value["class"]
    reading.view.take(Self.type(name, value["ancestors"]))
    var bounds: PixelBounds?
    reading.take(bounds: value["bounds"], expected: PixelBounds.listExpectation) {
      bounds = PixelBounds(list: $0)
      return bounds
    }
    if let bounds, reading.view.box != nil, let whole = value["rel-bounds"].flatMap({ PixelBounds(list: $0) }) {
      var cuts: Axes = []
      if whole.width != bounds.width { cuts.insert(.horizontal) }
      if whole.height != bounds.height { cuts.insert(.vertical) }
      reading.view.cuts = cuts
    }
    reading.take(text: value["text"])
    reading.take(id: value["resource-id"], class: name, options.kinds)
    // Lists are clickable from the start, even if a tap does nothing.
    let isList = value["adapter-view"]?.kind == .yes && reading.view.role != .button
    if !isList { reading.take(clickable: value["clickable"]) }
    let isShown = value["visibility"].map { $0.equals("visible") } ?? true
    if !isShown || value["visible-to-user"]?.kind == .no { reading.view.states.insert(.unseen) }
    if value["enabled"]?.kind == .no { reading.view.states.insert(.disabled) }
    if value["selected"]?.kind == .yes { reading.view.states.insert(.selected) }
    if value["scrollable-horizontal"]?.kind == .yes || value["scrollable-vertical"]?.kind == .yes {
      reading.view.states.insert(.scrolls)
    }
    reading.take(description: value["content-desc"])
    reading.take(package: value["package"])
    return reading.view
  }

  /// What a view is by its class, or by the nearest of its superclasses that shows it. Android's own count before
  /// others: an app may call a turning image `LoadingSpinner`.
  private static func type(_ name: JSONValue?, _ ancestors: JSONValue?) -> AndroidClass {
    var named = AndroidClass()
    func type(_ value: JSONValue) -> AndroidClass? {
      value.withText { text in
        let type = AndroidClass(text)
        if named.role == .container { named = type }
        return type.role != .container && AndroidClass.isOfPlatform(text) ? type : nil
      } ?? nil
    }
    if let found = name.flatMap(type) { return found }
    guard let ancestors else { return named }
    for ancestor in ancestors.children { if let found = type(ancestor) { return found } }
    return named
  }
}
