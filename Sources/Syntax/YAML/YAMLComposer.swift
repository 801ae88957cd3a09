import Support

/// Makes the node of a document of its events: aliases stand for what their anchors name, and merge keys are taken
/// apart.
struct YAMLComposer: ~Copyable {
  /// A node, and what an alias of it costs.
  private struct Anchored {
    var node: YAMLNode
    /// How many nodes it is, with all that it holds.
    var size: Int
    /// How many collections are in each other.
    var height: Int
  }

  private var events: YAMLEvents
  private var anchors: [String: Anchored] = [:]
  /// Anchors of collections that are open: none of them can hold itself.
  private var open: Set<String> = []
  private var depth = 0
  /// How many nodes there are, and how many of them only because of aliases.
  private var size = 0
  private var copies = 0

  init(_ events: consuming YAMLEvents) {
    self.events = events
  }

  /// The only document's node; `nil` where there is none.
  mutating func document() throws(YAMLError) -> YAMLNode? {
    _ = try events.next()
    guard case .documentStart = try events.next().event else { return nil }
    let (event, place) = try events.next()
    let node = try node(event, place).node
    _ = try events.next()
    let next = try events.next()
    if case .documentStart = next.event { throw next.place.error("a second document begins; expected one") }
    return node
  }

  /// - Parameter owner: the place of the key whose value it is, which is where nothing is.
  private mutating func node(
    _ event: YAMLEvent, _ place: YAMLPlace, of owner: YAMLPlace? = nil
  ) throws(YAMLError) -> Anchored {
    switch event {
    case .alias(let name): return try copy(name, place)
    case .scalar(let text, var isPlain, let properties):
      switch properties.tag {
      case nil: break
      case "!", "tag:yaml.org,2002:str": isPlain = false
      case let tag?: throw place.error("tags are not read, and neither is `\(tag)`")
      }
      size += 1
      let here = text.isEmpty && isPlain ? owner ?? place : place
      let node = YAMLNode(.scalar(text, isPlain: isPlain), line: here.line, column: here.column)
      return keep(Anchored(node: node, size: 1, height: 0), properties)
    case .listStart(let properties):
      return try collection(properties, place) { (composer: inout YAMLComposer) throws(YAMLError) in
        try composer.list()
      }
    case .mapStart(let properties):
      return try collection(properties, place) { (composer: inout YAMLComposer) throws(YAMLError) in
        try composer.map()
      }
    default: throw place.error("expected a value")
    }
  }

  private mutating func collection(
    _ properties: YAMLProperties, _ place: YAMLPlace,
    _ content: (inout YAMLComposer) throws(YAMLError) -> (content: YAMLNode.Content, height: Int)
  ) throws(YAMLError) -> Anchored {
    switch properties.tag {
    case nil, "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map": break
    case let tag?: throw place.error("tags are not read, and neither is `\(tag)`")
    }
    depth += 1
    guard depth <= YAMLDocument.maximumDepth else { throw Self.tooDeep(place) }
    let before = size
    size += 1
    let outer = properties.anchor.map { open.insert($0).inserted } ?? false
    let (content, height) = try content(&self)
    if outer, let anchor = properties.anchor { open.remove(anchor) }
    depth -= 1
    let node = YAMLNode(content, line: place.line, column: place.column)
    return keep(Anchored(node: node, size: size - before, height: height + 1), properties)
  }

  private mutating func list() throws(YAMLError) -> (content: YAMLNode.Content, height: Int) {
    var items: [YAMLNode] = []
    var height = 0
    while true {
      let (event, place) = try events.next()
      if case .listEnd = event { return (.list(items), height) }
      let item = try node(event, place)
      items.append(item.node)
      height = max(height, item.height)
    }
  }

  private mutating func map() throws(YAMLError) -> (content: YAMLNode.Content, height: Int) {
    var entries: [YAMLEntry] = []
    entries.reserveCapacity(4)
    var merged: [YAMLEntry]?
    var keys: Set<Path> = []
    var height = 0
    while true {
      let (event, place) = try events.next()
      if case .mapEnd = event { break }
      let key = try node(event, place)
      guard case .scalar(let name, let isPlain) = key.node.content else {
        throw place.error("a list or map cannot be a key")
      }
      let isMerge = name == "<<" && isPlain
      // Most maps have few keys, and a set costs more than looking at them all.
      if entries.count == Self.few, keys.isEmpty { keys = Set(paths: entries.lazy.map(\.key)) }
      func isThere() -> Bool {
        entries.count < Self.few ? entries.contains { $0.key.hasBytes(of: name) } : !keys.insert(name)
      }
      if isMerge ? merged != nil : isThere() { throw place.error("the key `\(name)` is here twice") }
      let (valueEvent, valuePlace) = try events.next()
      let value = try node(valueEvent, valuePlace, of: place)
      height = max(height, value.height)
      if isMerge {
        merged = try Self.entries(toMerge: value.node, valuePlace)
      } else {
        entries.append(YAMLEntry(key: name, line: place.line, column: place.column, value: value.node))
      }
    }
    // The map's own entries follow those that it takes over, as a configuration follows the one that it extends.
    guard let merged else { return (.map(entries), height) }
    let own = Set(paths: entries.lazy.map(\.key))
    return (.map(merged.filter { !own.contains($0.key) } + entries), height)
  }

  /// How many keys a map may have that are looked at one by one.
  private static let few = 8

  /// What `<<` takes over: of several maps the first one that has a key says its value.
  private static func entries(toMerge node: YAMLNode, _ place: YAMLPlace) throws(YAMLError) -> [YAMLEntry] {
    switch node.content {
    case .map(let entries): return entries
    case .list(let items):
      var entries: [YAMLEntry] = []
      var keys: Set<Path> = []
      for item in items {
        guard case .map(let inner) = item.content else { break }
        for entry in inner where keys.insert(entry.key) { entries.append(entry) }
      }
      if items.allSatisfy({ if case .map = $0.content { true } else { false } }) { return entries }
    case .scalar: break
    }
    throw place.error("`<<` takes over the keys of a map, or of a list of maps")
  }

  // MARK: Anchors

  private mutating func keep(_ node: Anchored, _ properties: YAMLProperties) -> Anchored {
    if let anchor = properties.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func copy(_ name: String, _ place: YAMLPlace) throws(YAMLError) -> Anchored {
    if open.contains(name) { throw place.error("`*\(name)` is inside the value of `&\(name)`") }
    guard let anchored = anchors[name] else {
      let advice = suggestion(nearest(to: name, among: anchors.keys.sorted()).map { "`*\($0)`" })
      throw place.error("`*\(name)` is an alias, and `&\(name)` is not above it\(advice)")
    }
    if depth + anchored.height > YAMLDocument.maximumDepth { throw Self.tooDeep(place) }
    size += anchored.size
    copies += anchored.size
    if copies > YAMLDocument.maximumCopies {
      throw place.error("aliases stand for more than \(YAMLDocument.maximumCopies) values")
    }
    return anchored
  }

  private static func tooDeep(_ place: YAMLPlace) -> YAMLError {
    place.error("lists and maps are nested more than \(YAMLDocument.maximumDepth) deep")
  }
}
