import Screens

/// Reads snapshots of agent-device: one screen a file.
final class AgentDeviceReader: JSONScreenReader {
  override var isPrinted: Bool { true }

  override func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: AgentDeviceFormat.plain)
  }

  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    defer { views.reset() }
    let nodes = Self.nodes(in: json.root)
    guard !nodes.isEmpty else { throw ReadError("holds no element; expected a list `nodes` of objects", at: 0) }
    if let node = nodes.first(where: Self.isForeign) {
      throw ReadError(
        unsupported: "agent-device",
        "this is not a snapshot of iOS, and not supported; use a dump of UI Automator for Android",
        at: node.range.lowerBound)
    }
    let forest = ViewForest(nodes, id: "index", parent: "parentIndex", children: nil)
    try forest.push(nodes, into: views) { AppleViews.open(view($0), in: views) }
    guard views.count > 0 else {
      throw ReadError(
        "no element lies in no other one; expected one without `parentIndex`", at: nodes[0].range.lowerBound)
    }
    var facts = AppleScreenFacts(precision: nil)
    facts.boxes = .clipped
    try AppleScreens.write(views, with: facts, options, into: builder, for: consumer, of: source)
  }

  private static func nodes(in root: JSONValue) -> [JSONValue] {
    let holders: [JSONName] = ["data", "result", "structuredContent"]
    let holder = root["nodes"] == nil ? holders.lazy.compactMap { root[$0] }.first { $0["nodes"] != nil } : root
    return holder?["nodes"]?.children.filter { $0.kind == .object } ?? []
  }

  /// Whether an element is of another platform: classes of Android, and what accessibility says on a desktop.
  private static func isForeign(_ node: JSONValue) -> Bool {
    if node["surface"] != nil || node["windowTitle"] != nil || node["subrole"] != nil { return true }
    return node["type"]?.withText { $0.contains(UInt8(ascii: ".")) || $0.begins(with: "AX") } ?? false
  }

  private func view(_ node: JSONValue) -> ObservedView {
    var view = ObservedView(at: node.range)
    view.role = AppleRoles.role(ofType: node["type"]?.string ?? "")
    if node["enabled"]?.kind == .no { view.states.insert(.disabled) }
    if node["selected"]?.kind == .yes { view.states.insert(.selected) }
    if node["visibleToUser"]?.kind == .no || node["interactionBlocked"] != nil { view.states.insert(.invisible) }
    if view.role == .cell { view.states.insert(.mayHoldMore) }
    // What scrolls cuts off what lies in it.
    if view.isScrolling { view.states.insert(.scrolls) }
    views.give(&view, box: node["rect"], expected: GivenBox.appleExpectation) { GivenBox(appleSides: $0) }
    view.take(apple: meaning(of: node))
    let label = text(node["label"])
    view.spoken = label < 0 && view.role == .text ? text(node["value"]) : label
    view.id = text(node["identifier"])
    return view
  }

  /// What the user says of an element's identifier, or else of its type.
  private func meaning(of node: JSONValue) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    let name = node["identifier"]?.withText { $0.isEmpty ? nil : options.kinds.meaning(of: $0) } ?? nil
    return name ?? node["type"]?.withText { options.kinds.meaning(of: $0) } ?? nil
  }

  private func text(_ value: JSONValue?) -> Int32 {
    guard let value else { return ObservedView.absent }
    return (value.withText { $0.isEmpty ? nil : views.keep($0, at: value.range) } ?? nil) ?? ObservedView.absent
  }
}
