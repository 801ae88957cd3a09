import Screens

/// Reads states of apps: one screen each.
final class DroidBotReader: JSONScreenReader {
  private let document = UIAutomatorDocument()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    document.reset()
    let isWhole = try fill(json.root)
    if document.nodes.isEmpty {
      builder.tellUnknownScreen(at: document.root, options)
    } else {
      var writer = UIAutomatorScreenWriter(document, options, builder)
      writer.write(isOneOfSeveral: false, isWhole: isWhole)
    }
    consumer.consume(builder.tree, from: source)
  }

  /// - Returns: whether all views have a place on the screen.
  private func fill(_ root: JSONValue) throws(ReadError) -> Bool {
    document.root = root.range
    let views = root["views"]?.children.filter { $0.kind == .object } ?? []
    let forest = DroidBotForest(views)
    // Views in the order of a dump; what was opened is closed again behind what it holds.
    var open: [(place: Int, index: Int)] = []
    var next = Array(forest.roots.reversed())
    var parents: [Int32] = Array(repeating: -1, count: next.count)
    while let place = next.popLast(), let parent = parents.popLast() {
      while let last = open.last, last.index != Int(parent) { close(open.removeLast().index) }
      guard open.count < DroidBotForest.maximumDepth else {
        throw ReadError(
          "views are nested deeper than \(DroidBotForest.maximumDepth)", at: views[place].range.lowerBound)
      }
      let index = document.nodes.count
      document.nodes.append(node(views[place], parent: parent))
      open.append((place, index))
      for child in forest.children[place].reversed() {
        next.append(child)
        parents.append(Int32(truncatingIfNeeded: index))
      }
    }
    while let last = open.popLast() { close(last.index) }
    document.size = size(root)
    return forest.reached == views.count
  }

  private func close(_ index: Int) { document.nodes[index].end = Int32(truncatingIfNeeded: document.nodes.count) }

  private func node(_ value: JSONValue, parent: Int32) -> UIAutomatorNode {
    var node = UIAutomatorNode(tag: value.range, parent: parent)
    let name = value["class"]
    node.type = name?.withText { UIAutomatorClass($0) } ?? .other
    node.take(bounds: value["bounds"]) { PixelBounds(corners: $0) }
    node.take(text: value["text"], keptIn: document)
    node.take(id: value["resource_id"], class: name, options.kinds, keptIn: document)
    node.take(clickable: value["clickable"])
    if value["visible"]?.kind == .no { node.flags.insert(.hidden) }
    if value["enabled"]?.kind == .no { node.flags.insert(.disabled) }
    if value["selected"]?.kind == .yes { node.flags.insert(.selected) }
    if value["scrollable"]?.kind == .yes { node.flags.insert(.scrollable) }
    if value["is_password"]?.kind == .yes { node.flags.insert(.password) }
    node.take(description: value["content_description"], keptIn: document)
    return node
  }

  /// The size of the screen as the outermost view lies in it: `width` and `height` may be meant for the other
  /// orientation.
  private func size(_ root: JSONValue) -> (width: Int32, height: Int32)? {
    guard let window = document.nodes.first?.bounds, window.left == 0, window.top == 0,
      let width = root["width"]?.number, let height = root["height"]?.number,
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    let sides = (width: Int32(width.rounded()), height: Int32(height.rounded()))
    let fitting = [sides, (width: sides.height, height: sides.width)].filter { sides in
      window.right <= sides.width && window.bottom <= sides.height
        && (window.right == sides.width || window.bottom == sides.height)
    }
    guard let first = fitting.first, fitting.count == 1 || sides.width == sides.height else { return nil }
    return first
  }
}
