import Screens

/// Reads hierarchies of views: one screen each.
final class RicoReader: JSONScreenReader {
  private let document = UIAutomatorDocument()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    document.reset()
    json.withRoot { value in
      document.root = value.range
      guard let root = value["activity"]?["root"], root.kind == .object else { return }
      fill(root, parent: -1, inherited: [])
    }
    if document.nodes.isEmpty {
      // The data set has screens without views, of which nothing is known.
      builder.tellUnknownScreen(at: document.root, options)
    } else {
      var writer = UIAutomatorScreenWriter(document, options, builder)
      writer.write(isOneOfSeveral: false)
    }
    consumer.consume(builder.tree, from: source)
  }

  /// - Parameter inherited: what holds for all inside the parent.
  private func fill(_ value: JSONValue, parent: Int32, inherited: UIAutomatorNode.Flags) {
    let index = document.nodes.count
    let node = node(value, parent: parent, inherited)
    document.nodes.append(node)
    if let children = value["children"] {
      var inherited = node.flags.intersection([.hidden, .mayReact])
      // The list receives taps on its items, with any content.
      if value["adapter-view"]?.kind == .yes { inherited.insert(.mayReact) }
      for child in children.children where child.kind == .object {
        fill(child, parent: Int32(truncatingIfNeeded: index), inherited: inherited)
      }
    }
    document.nodes[index].end = Int32(truncatingIfNeeded: document.nodes.count)
  }

  private func node(_ value: JSONValue, parent: Int32, _ inherited: UIAutomatorNode.Flags) -> UIAutomatorNode {
    var node = UIAutomatorNode(tag: value.range, parent: parent)
    node.flags = inherited
    let name = value["class"]
    node.type = Self.type(name, value["ancestors"])
    node.take(bounds: value["bounds"]) { PixelBounds(list: $0) }
    if let bounds = node.bounds, let whole = value["rel-bounds"].flatMap({ PixelBounds(list: $0) }) {
      node.cuts = []
      if whole.width != bounds.width { node.cuts?.insert(.horizontal) }
      if whole.height != bounds.height { node.cuts?.insert(.vertical) }
    }
    node.take(text: value["text"], keptIn: document)
    node.take(id: value["resource-id"], class: name, options.kinds, keptIn: document)
    // Lists are clickable from the start, even if a tap does nothing.
    let isList = value["adapter-view"]?.kind == .yes && node.type != .button
    if !isList { node.take(clickable: value["clickable"]) }
    let isShown = value["visibility"].map { $0.equals("visible") } ?? true
    if !isShown || value["visible-to-user"]?.kind == .no { node.flags.insert(.hidden) }
    if value["enabled"]?.kind == .no { node.flags.insert(.disabled) }
    if value["selected"]?.kind == .yes { node.flags.insert(.selected) }
    if value["scrollable-horizontal"]?.kind == .yes || value["scrollable-vertical"]?.kind == .yes {
      node.flags.insert(.scrollable)
    }
    node.take(description: value["content-desc"], keptIn: document)
    return node
  }

  /// What a view is by its class, or by the nearest of its superclasses that shows it. Android's own count before
  /// others: an app may call a turning image `LoadingSpinner`.
  private static func type(_ name: JSONValue?, _ ancestors: JSONValue?) -> UIAutomatorClass {
    var named = UIAutomatorClass.other
    func type(_ value: JSONValue) -> UIAutomatorClass? {
      value.withText { text in
        let type = UIAutomatorClass(text)
        if named == .other { named = type }
        return type != .other && UIAutomatorClass.isOfPlatform(text) ? type : nil
      } ?? nil
    }
    if let found = name.flatMap(type) { return found }
    guard let ancestors else { return named }
    for ancestor in ancestors.children { if let found = type(ancestor) { return found } }
    return named
  }
}
