import Screens

/// Reads hierarchies of Android screens: one screen each.
final class MaestroReader: JSONScreenReader {
  private let document = UIAutomatorDocument()
  private var hasClass = false

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    let roots = json.withRoot { Self.hierarchies($0) }
    for root in roots {
      document.reset()
      hasClass = false
      document.root = root.range
      fill(root, parent: -1)
      guard hasClass else {
        throw ReadError(
          unsupported: "Maestro on iOS",
          "this is a Maestro hierarchy of an iOS screen, which has no types of elements and is not supported; use an iOS "
            + "page source", at: root.range.lowerBound)
      }
      var writer = UIAutomatorScreenWriter(document, options, builder)
      writer.write(isOneOfSeveral: roots.count > 1)
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

  private func fill(_ value: JSONValue, parent: Int32) {
    var own = parent
    if let attributes = value["attributes"], attributes["class"] != nil || attributes["bounds"] != nil {
      if Self.isSystem(attributes) { return }
      own = Int32(truncatingIfNeeded: document.nodes.count)
      document.nodes.append(node(value, attributes, parent: parent))
    }
    if let children = value["children"] {
      for child in children.children where child.kind == .object { fill(child, parent: own) }
    }
    if own != parent { document.nodes[Int(own)].end = Int32(truncatingIfNeeded: document.nodes.count) }
  }

  /// Whether a view belongs to the system's own windows, as the status bar does.
  private static func isSystem(_ attributes: JSONValue) -> Bool {
    let package = "com.android.systemui"
    return attributes["resource-id"]?.withText { $0.starts(with: (package + ":").utf8) } ?? false
      || attributes["package"]?.withText { $0.elementsEqual(package.utf8) } ?? false
  }

  private func node(_ value: JSONValue, _ attributes: JSONValue, parent: Int32) -> UIAutomatorNode {
    var node = UIAutomatorNode(tag: value.range, parent: parent)
    if let name = attributes["class"] {
      hasClass = true
      node.type = name.withText { UIAutomatorClass($0) } ?? .other
    }
    node.take(bounds: attributes["bounds"]) { $0.withText { PixelBounds($0) }.flatMap { $0 } }
    node.take(text: attributes["text"], keptIn: document)
    node.take(id: attributes["resource-id"], class: attributes["class"], options.kinds, keptIn: document)
    node.take(clickable: attributes["clickable"])
    if attributes["scrollable"]?.equals("true") == true { node.flags.insert(.scrollable) }
    if attributes["enabled"]?.equals("false") == true { node.flags.insert(.disabled) }
    if attributes["selected"]?.equals("true") == true { node.flags.insert(.selected) }
    node.take(description: attributes["accessibilityText"], keptIn: document)
    return node
  }
}
