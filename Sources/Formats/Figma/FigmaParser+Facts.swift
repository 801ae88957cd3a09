import Screens

extension FigmaParser {
  /// Reads the value of a member that a fact comes from, and moves over that of any other.
  mutating func fact(
    _ name: JSONText, _ first: UInt8, of node: inout FigmaNode, depth: Int
  ) throws(ScanStop) {
    switch (name.count, first) {
    case (5, UInt8(ascii: "[")) where scanner.says("fills", name):
      node.fillStart = UInt32(truncatingIfNeeded: name.start - 1)
      try fills(of: &node, depth: depth + 1)
      node.fillStop = UInt32(truncatingIfNeeded: scanner.position)
    case (5, UInt8(ascii: "{")) where scanner.says("style", name): try style(of: &node, depth: depth + 1)
    case (6, UInt8(ascii: "t")) where scanner.says("isMask", name):
      node.flags.insert(.mask)
      try scanner.literal("true")
    case (7, UInt8(ascii: "f")) where scanner.says("visible", name):
      node.flags.insert(.hidden)
      try scanner.literal("false")
    case (7, _) where scanner.says("opacity", name):
      if let opacity = try number(depth: depth), opacity < 1 {
        node.flags.insert(opacity <= 0 ? .hidden : .translucent)
      }
    case (6, UInt8(ascii: "{")) where scanner.says("styles", name): try styles(of: &node, depth: depth + 1)
    case (9, UInt8(ascii: "\"")) where scanner.says("blendMode", name):
      let mode = try scanner.string()
      if !scanner.says("PASS_THROUGH", mode), !scanner.says("NORMAL", mode) { node.flags.insert(.translucent) }
    case (18, UInt8(ascii: "{")) where scanner.says("styleOverrideTable", name):
      try members(depth: depth + 1) { (self, _) throws(ScanStop) in
        node.flags.insert(.mixed)
        try self.scanner.skipValue(depth: depth + 1)
      }
    case (8, _) where scanner.says("rotation", name):
      if let angle = try number(depth: depth), abs(angle) > 0.001 { node.flags.insert(.rotated) }
    case (10, UInt8(ascii: "\"")) where scanner.says("characters", name):
      node.characters = FigmaNode.Text(try scanner.string())
    case (11, UInt8(ascii: "\"")) where scanner.says("componentId", name):
      node.componentID = FigmaNode.Text(try scanner.string())
    case (11, _) where scanner.says("paddingLeft", name), (10, _) where scanner.says("paddingTop", name),
      (12, _) where scanner.says("paddingRight", name), (13, _) where scanner.says("paddingBottom", name):
      if let padding = try number(depth: depth), padding > 0 { node.flags.insert(.padded) }
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
    var seen = 0
    var color: Color?
    try objects(depth: depth) { (self) throws(ScanStop) in
      let fill = try self.fill(depth: depth + 1)
      guard fill.isShown else { return }
      node.flags.formUnion(fill.isImage ? [.filled, .image] : .filled)
      seen += 1
      color = fill.color
    }
    guard seen == 1, let color else { return }
    node.fill = color
    node.flags.insert(.solid)
  }

  /// What a node is filled with.
  private struct Fill {
    var isImage = false
    var isShown = true
    /// `nil` for what is of more than one colour, or mixed with what lies behind it.
    var color: Color?
  }

  private mutating func fill(depth: Int) throws(ScanStop) -> Fill {
    var fill = Fill()
    var isSolid = false
    var opacity = 1.0
    var parts: (red: Double, green: Double, blue: Double, alpha: Double)?
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let first = try self.scanner.next()
      if first == UInt8(ascii: "\""), self.scanner.says("type", name) {
        let type = try self.scanner.string()
        fill.isImage = self.scanner.says("IMAGE", type)
        isSolid = self.scanner.says("SOLID", type)
      } else if first == UInt8(ascii: "f"), self.scanner.says("visible", name) {
        fill.isShown = false
        try self.scanner.literal("false")
      } else if self.scanner.says("opacity", name) {
        opacity = try self.number(depth: depth) ?? 1
        if opacity <= 0 { fill.isShown = false }
      } else if first == UInt8(ascii: "{"), self.scanner.says("color", name) {
        parts = try self.color(depth: depth + 1)
      } else {
        try self.scanner.skipValue(depth: depth)
      }
    }
    guard isSolid, let parts else { return fill }
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    fill.color = Color(
      red: byte(parts.red), green: byte(parts.green), blue: byte(parts.blue), alpha: byte(parts.alpha * opacity))
    return fill
  }

  private mutating func color(
    depth: Int
  ) throws(ScanStop) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    var (red, green, blue, alpha): (Double?, Double?, Double?, Double?)
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let number = try self.number(depth: depth)
      if self.scanner.says("r", name) { red = number }
      if self.scanner.says("g", name) { green = number }
      if self.scanner.says("b", name) { blue = number }
      if self.scanner.says("a", name) { alpha = number }
    }
    guard let red, let green, let blue else { return nil }
    return (red, green, blue, alpha ?? 1)
  }

  /// The styles that a node follows, by their ids; outermost, the names of all styles.
  private mutating func styles(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try members(depth: depth) { (self, id) throws(ScanStop) in
      let first = try self.scanner.next()
      if first == UInt8(ascii: "\""), self.scanner.says("text", id) {
        node.textStyle = FigmaNode.Text(try self.scanner.string())
      } else if first == UInt8(ascii: "{") {
        var named: JSONText?
        try self.texts(depth: depth + 1) { scanner, name, value in if scanner.says("name", name) { named = value } }
        if let named { self.document.addStyle(FigmaNode.Text(named), id: self.scanner.string(of: id)) }
      } else {
        try self.scanner.skipValue(depth: depth)
      }
    }
  }

  private mutating func style(of node: inout FigmaNode, depth: Int) throws(ScanStop) {
    try members(depth: depth) { (self, name) throws(ScanStop) in
      let first = try self.scanner.next()
      switch name.count {
      case 8 where self.scanner.says("fontSize", name):
        node.fontSize = Float(try self.number(depth: depth) ?? 0)
      case 10 where self.scanner.says("fontWeight", name):
        node.fontWeight = UInt16(min(max(try self.number(depth: depth) ?? 0, 0), 1000))
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
