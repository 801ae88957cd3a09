import Screens

/// The shape of an image, as the layers that it consists of cut it.
struct FigmaImage {
  /// Whether it shows an image, and not a placeholder.
  private(set) var isFilled = false
  private(set) var shape: Token?
  /// In units of the design.
  private(set) var cornerRadius: Double?

  init(_ index: Int32, _ layers: FigmaLayers) {
    // What shows the image: the layer itself, or the one in it.
    var shown: Int32?
    var isMasked = false
    for inner in index..<layers[index].end {
      let node = layers[inner]
      if node.flags.contains(.mask) { isMasked = true }
      guard node.isShown, node.flags.contains(.image) else { continue }
      isFilled = true
      shown = shown == nil ? inner : index
    }
    guard !isMasked, let own = layers.place(of: index) else { return }
    let outer = layers[index]
    guard let shown, shown != index else {
      // A container without an image may show anything in its corners.
      if isFilled || !outer.type.isContainer || outer.flags.contains(.clips) { set(outer, own) }
      return
    }
    guard let inner = layers.place(of: shown), inner.covers(own) else { return }
    let cuts = outer.flags.contains(.clips) || outer.type == .ellipse
    let node = layers[shown]
    if cuts, outer.cornerRadius > 0 {
      // The rounder of both cuts the other.
      set(outer.cornerRadius >= node.cornerRadius && node.type != .ellipse ? outer : node, own)
    } else {
      set(node, inner)
    }
  }

  private mutating func set(_ node: FigmaNode, _ place: Frame) {
    guard !node.flags.contains(.unevenCorners) else { return }
    let isSquare = abs(place.width - place.height) <= 0.5
    let radius = Double(node.cornerRadius)
    if node.type == .ellipse || isSquare && radius > 0 && radius * 2 >= (node.box?.width ?? .infinity) - 1 {
      shape = isSquare ? .circle : nil
    } else if node.type != .drawing, node.type != .group {
      shape = isSquare ? .square : .rectangle
      cornerRadius = radius
    }
  }
}
