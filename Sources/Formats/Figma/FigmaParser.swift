import Screens

/// Reads the nodes of a Figma file. What no fact comes from is only checked for being JSON.
///
/// The outermost value becomes the first node. It can be the response for a file or for nodes, a node by itself, or a
/// list or map of any of those.
struct FigmaParser {
  var scanner: JSONScanner
  let document: FigmaDocument

  /// The most nodes that are read. A file of 512 MB has about a million.
  static let maximumCount = 2_000_000

  init(_ source: SourceReader) {
    scanner = JSONScanner(source, at: source.markLength)
    scanner.rejectsDuplicates = false
    document = FigmaDocument(bytes: UnsafePointer(source.bytes))
    // Hardly any node takes less than so many bytes.
    document.nodes.reserveCapacity(source.count / 512 + 16)
  }

  /// - Throws: where the text is not JSON.
  mutating func parse() throws(ScanStop) {
    if try scanner.next() == UInt8(ascii: "[") {
      document.nodes.append(FigmaNode(parent: -1, start: scanner.position))
      try nodes(in: 0, isOuter: true, depth: 1)
      document.nodes[0].end = Int32(truncatingIfNeeded: document.nodes.count)
      document.nodes[0].stop = UInt32(truncatingIfNeeded: scanner.position)
    } else if try scanner.next() == UInt8(ascii: "{") {
      try node(in: -1, isOuter: true, depth: 1)
    } else {
      throw scanner.unexpected("a Figma file, an object")
    }
    guard try scanner.next() == 0 else { throw scanner.unexpectedRest() }
  }

  // MARK: Nodes

  /// An array of nodes; the position is at its `[`.
  private mutating func nodes(in parent: Int32, isOuter: Bool, depth: Int) throws(ScanStop) {
    try objects(depth: depth) { (self) throws(ScanStop) in
      try self.node(in: parent, isOuter: isOuter, depth: depth + 1)
    }
  }

  /// - Parameter isOuter: whether it may be a response that holds nodes, instead of a node.
  private mutating func node(in parent: Int32, isOuter: Bool, depth: Int) throws(ScanStop) {
    let index = document.nodes.count
    guard index < Self.maximumCount else {
      throw scanner.failure("more than \(Self.maximumCount) nodes", at: scanner.position)
    }
    var node = FigmaNode(parent: parent, start: scanner.position)
    document.nodes.append(node)
    let number = Int32(truncatingIfNeeded: index)
    try members(depth: depth) { (self, name) throws(ScanStop) in
      try self.member(name, of: &node, number, isOuter: isOuter, depth: depth)
    }
    if !node.flags.contains(.typed), !isOuter, document.nodes.count == index + 1 {
      document.nodes.removeLast()
      return
    }
    node.stop = UInt32(truncatingIfNeeded: scanner.position)
    node.end = Int32(truncatingIfNeeded: document.nodes.count)
    document.nodes[index] = node
  }

  private mutating func member(
    _ name: JSONText, of node: inout FigmaNode, _ index: Int32, isOuter: Bool, depth: Int
  ) throws(ScanStop) {
    let first = try scanner.next()
    switch (name.count, first) {
    case (2, UInt8(ascii: "\"")) where scanner.says("id", name): node.id = FigmaNode.Text(try scanner.string())
    case (4, UInt8(ascii: "\"")) where scanner.says("name", name): node.name = FigmaNode.Text(try scanner.string())
    case (4, UInt8(ascii: "\"")) where scanner.says("type", name):
      node.flags.insert(.typed)
      let type = try scanner.string()
      node.type = scanner.withBytes(of: type) { FigmaType($0) } ?? .other
    case (8, UInt8(ascii: "[")) where scanner.says("children", name):
      guard node.flags.insert(.hasChildren).inserted else { throw scanner.duplicateKey(name) }
      try nodes(in: index, isOuter: false, depth: depth + 1)
    case (19, UInt8(ascii: "{")) where scanner.says("absoluteBoundingBox", name):
      node.boxStart = UInt32(truncatingIfNeeded: name.start - 1)
      node.box = try box(depth: depth + 1)
      node.boxStop = UInt32(truncatingIfNeeded: scanner.position)
    case (8, UInt8(ascii: "{")) where isOuter && scanner.says("document", name):
      try self.node(in: index, isOuter: false, depth: depth + 1)
    case (5, UInt8(ascii: "{")) where isOuter && scanner.says("nodes", name):
      try members(depth: depth + 1) { (self, id) throws(ScanStop) in
        if try self.scanner.next() == UInt8(ascii: "n") {
          self.document.missing = self.document.missing ?? FigmaNode.Text(id)
        }
        try self.response(in: index, depth: depth + 1)
      }
    case (10, UInt8(ascii: "{")) where isOuter && scanner.says("components", name):
      try components(depth: depth + 1) { $0.add($2, id: $1) }
    case (13, UInt8(ascii: "{")) where isOuter && scanner.says("componentSets", name):
      try components(depth: depth + 1) { $0.addSet($2.name, id: $1) }
    case (_, UInt8(ascii: "{")) where isOuter && scanner.isNodeID(name): try response(in: index, depth: depth)
    default: try fact(name, first, of: &node, depth: depth)
    }
  }

  /// The response for one node, in a map of them.
  private mutating func response(in parent: Int32, depth: Int) throws(ScanStop) {
    guard try scanner.next() == UInt8(ascii: "{") else { return try scanner.skipValue(depth: depth) }
    try node(in: parent, isOuter: true, depth: depth + 1)
  }

  private mutating func components(
    depth: Int, _ keep: (FigmaDocument, String, FigmaComponent) -> Void
  ) throws(ScanStop) {
    try members(depth: depth) { (self, id) throws(ScanStop) in
      guard try self.scanner.next() == UInt8(ascii: "{") else { return try self.scanner.skipValue(depth: depth) }
      var component = FigmaComponent()
      let start = self.scanner.position
      try self.members(depth: depth + 1) { (self, name) throws(ScanStop) in
        let isText = try self.scanner.next() == UInt8(ascii: "\"")
        if isText, self.scanner.says("name", name) {
          component.name = self.scanner.string(of: try self.scanner.string())
        } else if isText, self.scanner.says("componentSetId", name) {
          component.setID = self.scanner.string(of: try self.scanner.string())
        } else {
          try self.scanner.skipValue(depth: depth + 1)
        }
      }
      let text = UTF8Text(start: self.scanner.bytes + start, count: self.scanner.position - start)
      component.platform = FigmaPlatform.documented(in: text)
      keep(self.document, self.scanner.string(of: id), component)
    }
  }

  // MARK: Values

  /// Gives each member of an object to a body, which moves over its value; the position is at the `{`.
  mutating func members(
    depth: Int, _ body: (inout FigmaParser, JSONText) throws(ScanStop) -> Void
  ) throws(ScanStop) {
    try scanner.checkDepth(depth)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
      return
    }
    repeat { try body(&self, try scanner.key()) } while try scanner.separator(closing: UInt8(ascii: "}"))
  }

  /// Gives each object of an array to a body, which moves over it; the position is at the `[`.
  mutating func objects(depth: Int, _ body: (inout FigmaParser) throws(ScanStop) -> Void) throws(ScanStop) {
    try scanner.checkDepth(depth)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "]") {
      scanner.position += 1
      return
    }
    repeat {
      if try scanner.next() == UInt8(ascii: "{") { try body(&self) } else { try scanner.skipValue(depth: depth) }
    } while try scanner.separator(closing: UInt8(ascii: "]"))
  }

  /// A number that can be one of a design; `nil` for any other value.
  mutating func number(depth: Int) throws(ScanStop) -> Double? {
    let first = try scanner.next()
    guard first == UInt8(ascii: "-") || first &- 48 < 10 else {
      try scanner.skipValue(depth: depth)
      return nil
    }
    let number = try scanner.number()
    return number.isFinite && abs(number) < 1e9 ? number : nil
  }

  private mutating func box(depth: Int) throws(ScanStop) -> Frame? {
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let number = try self.number(depth: depth)
      if self.scanner.says("x", name) { x = number }
      if self.scanner.says("y", name) { y = number }
      if self.scanner.says("width", name) { width = number }
      if self.scanner.says("height", name) { height = number }
    }
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}

extension JSONScanner {
  /// Whether a string that has no escapes is a word.
  @inline(__always)
  func says(_ word: StaticString, _ text: JSONText) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count == count, !text.hasEscapes else { return false }
    for index in 0..<count where bytes[text.start + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether a string is a node's id: numbers with a colon between them, in instances several of such.
  func isNodeID(_ text: JSONText) -> Bool {
    guard text.count > 2, !text.hasEscapes else { return false }
    var hasColon = false
    for index in text.start..<text.end {
      switch bytes[index] {
      case UInt8(ascii: ":"): hasColon = true
      case 48...57, UInt8(ascii: ";"), UInt8(ascii: "I"): continue
      default: return false
      }
    }
    return hasColon
  }
}
