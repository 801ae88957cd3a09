import Screens

/// A look at the beginning of a JSON file that may be one of Figma's.
struct FigmaDetector {
  /// Whether it is one.
  private(set) var isFigma = false

  /// Members that only nodes have, beside their type.
  private static let nodeMembers: Set<String> = [
    "children", "absoluteBoundingBox", "absoluteRenderBounds", "blendMode", "scrollBehavior", "clipsContent",
    "strokeAlign",
    "characters", "pluginData",
  ]
  private static let maximumDepth = 4

  init(_ opening: FileHead) {
    guard opening.first == UInt8(ascii: "{") || opening.first == UInt8(ascii: "[") else { return }
    // The bytes at hand end, or a mistake does it: what was met until then decides.
    try? object(opening.json, depth: 0)
  }

  /// Looks at an object until it is known to be Figma's.
  private mutating func object(_ members: JSONOutline, depth: Int) throws(ScanStop) {
    guard depth < Self.maximumDepth else { return }
    var hasType = false
    var hasMember = false
    var index = 0
    while !isFigma, let member = try members.member(at: index) {
      index += 1
      let name = members.scanner.string(of: member.name)
      if name == "type", member.first == UInt8(ascii: "\"") {
        var scanner = members.scanner(at: member)
        let type = try scanner.string()
        hasType = scanner.withBytes(of: type) { FigmaType($0) } != nil
        isFigma = hasMember && hasType
      } else if Self.nodeMembers.contains(name) {
        hasMember = true
        isFigma = hasType
        // Layers may be all that is at hand: a first one says what they are.
        if !hasType, name == "children", member.first == UInt8(ascii: "[") {
          try object(members.outline(of: member), depth: depth + 1)
        }
      } else if member.first == UInt8(ascii: "{"),
        name == "document" || name == "nodes" || members.scanner.isNodeID(member.name)
      {
        try object(members.outline(of: member), depth: depth + 1)
      }
    }
  }
}
