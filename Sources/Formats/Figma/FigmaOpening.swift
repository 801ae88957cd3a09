import Screens

/// A look at the beginning of a JSON file that may be one of Figma's.
struct FigmaOpening {
  /// Whether it is one.
  private(set) var isFigma = false

  /// Members that only nodes have, beside their type.
  private static let nodeMembers: Set<String> = [
    "children", "absoluteBoundingBox", "absoluteRenderBounds", "blendMode", "scrollBehavior", "clipsContent",
    "strokeAlign",
    "characters", "pluginData",
  ]
  private static let maximumDepth = 4

  init(_ opening: Opening) {
    guard let start = opening.bytes.baseAddress,
      opening.first == UInt8(ascii: "{") || opening.first == UInt8(ascii: "[")
    else { return }
    var scanner = JSONScanner(bytes: start, count: opening.bytes.count, isFinal: opening.isWhole)
    do throws(ScanStop) {
      if try scanner.next() == UInt8(ascii: "[") { scanner.position += 1 }
      try object(&scanner, depth: 0)
    } catch {
      // The bytes at hand end, or a mistake does it: what was met until then decides.
    }
  }

  /// Looks at an object until it is known to be Figma's.
  private mutating func object(_ scanner: inout JSONScanner, depth: Int) throws(ScanStop) {
    guard depth < Self.maximumDepth, try scanner.next() == UInt8(ascii: "{") else {
      return try scanner.passValue()
    }
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
      return
    }
    var hasType = false
    var hasMember = false
    repeat {
      let key = try scanner.key()
      let name = scanner.string(of: key)
      let first = try scanner.next()
      if name == "type", first == UInt8(ascii: "\"") {
        let type = try scanner.string()
        hasType = scanner.withBytes(of: type) { FigmaType($0) } != nil
        if hasMember, hasType { isFigma = true }
      } else if Self.nodeMembers.contains(name) {
        hasMember = true
        if hasType { isFigma = true }
        // Layers may be all that is at hand: a first one says what they are.
        if !hasType, name == "children", first == UInt8(ascii: "[") {
          var inner = scanner
          inner.position += 1
          try object(&inner, depth: depth + 1)
        }
        if !isFigma { try scanner.passValue() }
      } else if name == "document" || name == "nodes" || scanner.isNodeID(key) {
        try object(&scanner, depth: depth + 1)
      } else {
        try scanner.passValue()
      }
      if isFigma { return }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }
}
