import Screens

extension FigmaParser {
  /// Reads the value of a member that a fact comes from, and moves over that of any other.
  mutating func fact(
    _ name: JSONText, _ first: UInt8, of node: inout FigmaNode, depth: Int
  ) throws(ScanStop) {
    switch (name.count, first) {
    case (5, UInt8(ascii: "[")) where scanner.says("fills", name): try fills(of: &node, depth: depth + 1)
    case (5, UInt8(ascii: "{")) where scanner.says("style", name): try style(of: &node, depth: depth + 1)
    case (6, UInt8(ascii: "t")) where scanner.says("isMask", name):
      node.flags.insert(.mask)
      try scanner.literal("true")
    case (7, UInt8(ascii: "f")) where scanner.says("visible", name):
      node.flags.insert(.hidden)
      try scanner.literal("false")
    case (7, _) where scanner.says("opacity", name):
      if try number(depth: depth) == 0 { node.flags.insert(.hidden) }
    case (8, _) where scanner.says("rotation", name):
      if let angle = try number(depth: depth), abs(angle) > 0.001 { node.flags.insert(.rotated) }
    case (10, UInt8(ascii: "\"")) where scanner.says("characters", name):
      node.characters = FigmaNode.Text(try scanner.string())
    case (11, UInt8(ascii: "\"")) where scanner.says("componentId", name):
      node.componentID = FigmaNode.Text(try scanner.string())
    case (12, UInt8(ascii: "t")) where scanner.says("clipsContent", name):
      node.flags.insert(.clips)
      try scanner.literal("true")
    case (12, _) where scanner.says("cornerRadius", name):
      node.cornerRadius = Float(try number(depth: depth) ?? 0)
    case (12, UInt8(ascii: "[")) where scanner.says("interactions", name):
      try interactions(of: &node, depth: depth + 1)
    case (16, UInt8(ascii: "\"")) where scanner.says("transitionNodeID", name):
      node.flags.insert(.tappable)
      _ = try scanner.string()
    case (17, UInt8(ascii: "\"")) where scanner.says("overflowDirection", name):
      let direction = try scanner.string()
      if scanner.says("HORIZONTAL_SCROLLING", direction) { node.flags.insert(.scrollsHorizontally) }
      if scanner.says("VERTICAL_SCROLLING", direction) { node.flags.insert(.scrollsVertically) }
      if scanner.says("HORIZONTAL_AND_VERTICAL_SCROLLING", direction) {
        node.flags.formUnion([.scrollsHorizontally, .scrollsVertically])
      }
    case (19, UInt8(ascii: "{")) where scanner.says("componentProperties", name):
      node.properties = UInt32(truncatingIfNeeded: scanner.position)
      try scanner.skipValue(depth: depth)
    case (20, UInt8(ascii: "[")) where scanner.says("rectangleCornerRadii", name):
      try radii(of: &node, depth: depth)
    default: try scanner.skipValue(depth: depth)
    }
  }

  private mutating func fills(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try objects(depth: depth) { (self) throws(ScanStop) in
      var isImage = false
      var isShown = true
      try self.members(depth: depth + 1) { (self, name) throws(ScanStop) in
        let first = try self.scanner.next()
        if first == UInt8(ascii: "\""), self.scanner.says("type", name) {
          let type = try self.scanner.string()
          isImage = self.scanner.says("IMAGE", type)
        } else if first == UInt8(ascii: "f"), self.scanner.says("visible", name) {
          isShown = false
          try self.scanner.literal("false")
        } else if self.scanner.says("opacity", name) {
          if try self.number(depth: depth + 1) == 0 { isShown = false }
        } else {
          try self.scanner.skipValue(depth: depth + 1)
        }
      }
      if isShown { node.flags.formUnion(isImage ? [.filled, .image] : .filled) }
    }
  }

  private mutating func style(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let first = try self.scanner.next()
      switch name.count {
      case 8 where self.scanner.says("fontSize", name):
        node.fontSize = Float(try self.number(depth: depth) ?? 0)
      case 8 where self.scanner.says("maxLines", name):
        node.maxLines = UInt16(min(max(try self.number(depth: depth) ?? 0, 0), 1000))
      case 12 where self.scanner.says("lineHeightPx", name):
        node.lineHeight = Float(try self.number(depth: depth) ?? 0)
      case 14 where first == UInt8(ascii: "\"") && self.scanner.says("textTruncation", name):
        let value = try self.scanner.string()
        if self.scanner.says("ENDING", value) { node.flags.insert(.truncates) }
      case 14 where first == UInt8(ascii: "\"") && self.scanner.says("textAutoResize", name):
        let value = try self.scanner.string()
        // Without it, or with `NONE`, a box may be higher than its lines.
        let hugs =
          self.scanner.says("HEIGHT", value) || self.scanner.says("WIDTH_AND_HEIGHT", value)
          || self.scanner.says("TRUNCATE", value)
        if hugs { node.flags.insert(.hugsLines) }
      default: try self.scanner.skipValue(depth: depth)
      }
    }
  }

  /// What a prototype does when people tap a node.
  private mutating func interactions(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try objects(depth: depth) { (self) throws(ScanStop) in
      var isTap = false
      var acts = false
      var pushes = false
      try self.members(depth: depth + 1) { (self, name) throws(ScanStop) in
        let first = try self.scanner.next()
        if first == UInt8(ascii: "{"), self.scanner.says("trigger", name) {
          try self.texts(depth: depth + 2) { scanner, name, value in
            guard scanner.says("type", name) else { return }
            isTap = scanner.says("ON_CLICK", value) || scanner.says("ON_PRESS", value)
          }
        } else if first == UInt8(ascii: "["), self.scanner.says("actions", name) {
          try self.objects(depth: depth + 2) { (self) throws(ScanStop) in
            acts = true
            if try self.isPush(depth: depth + 3) { pushes = true }
          }
        } else {
          try self.scanner.skipValue(depth: depth + 1)
        }
      }
      if isTap, acts { node.flags.insert(.tappable) }
      if isTap, pushes { node.flags.insert(.pushes) }
    }
  }

  /// Whether an action pushes the frame that it leads to.
  private mutating func isPush(depth: Int) throws(ScanStop) -> Bool {
    var navigates = false
    var pushes = false
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let first = try self.scanner.next()
      if first == UInt8(ascii: "\""), self.scanner.says("navigation", name) {
        let value = try self.scanner.string()
        navigates = self.scanner.says("NAVIGATE", value)
      } else if first == UInt8(ascii: "{"), self.scanner.says("transition", name) {
        try self.texts(depth: depth + 1) { scanner, name, value in
          if scanner.says("type", name) { pushes = scanner.says("PUSH", value) }
        }
      } else {
        try self.scanner.skipValue(depth: depth)
      }
    }
    return navigates && pushes
  }

  /// Gives the members of an object that are texts to a body.
  mutating func texts(
    depth: Int, _ body: (JSONScanner, JSONText, JSONText) -> Void
  ) throws(ScanStop) {
    try members(depth: depth) { (self, name) throws(ScanStop) in
      guard try self.scanner.next() == UInt8(ascii: "\"") else { return try self.scanner.skipValue(depth: depth) }
      body(self.scanner, name, try self.scanner.string())
    }
  }

  /// The radii of the corners, of which one counts where all are equal.
  private mutating func radii(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try scanner.checkDepth(depth + 1)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "]") {
      scanner.position += 1
      return
    }
    var known: Double?
    repeat {
      let radius = try number(depth: depth + 1) ?? 0
      if let known, known != radius { node.flags.insert(.unevenCorners) }
      known = radius
    } while try scanner.separator(closing: UInt8(ascii: "]"))
    if let known { node.cornerRadius = Float(known) }
  }
}
