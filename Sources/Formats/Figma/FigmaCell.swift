import Screens

/// What the layers of one cell show.
struct FigmaCell {
  /// Layers that are named as parts, in document order.
  private(set) var parts: [(kind: Kind, index: Int32)] = []
  /// Other texts, from top to bottom.
  private(set) var texts: [Int32] = []
  /// Other layers that are filled with an image.
  private(set) var images: [Int32] = []
  /// Layers with a tap of their own.
  private(set) var actions: [Int32] = []
  /// Whether something else is drawn: an icon, a chevron.
  private(set) var hasDrawings = false
  /// Whether there are layers that the file does not tell of.
  private(set) var isOpaque = false
  private let frame: Frame?

  /// A line between cells, or one that a cell ends with, is at most so high or wide, in pt or dp.
  private static let line = 2.0

  private static let labels: [Kind] = [.title, .subtitle, .footnote, .caption, .description]
  private static let partKinds: [Kind: KindSet] = [
    .collectionCell: [.image, .title, .subtitle, .attribute, .button],
    .objectCell: KindSet(
      labels + [.image, .iconStack, .attributes, .accessory, .tag, .rating, .avatarStack, .attribute]),
  ]
  private static let otherParts: KindSet = [.image, .title, .button]

  init(_ index: Int32, _ kind: Kind, in layers: FigmaLayers) {
    frame = layers.place(of: index)
    if layers.isOpaque(index) { isOpaque = true }
    collect(index, Self.partKinds[kind] ?? Self.otherParts, layers)
    if texts.count > 1 { texts.sort { Self.precedes($0, $1, layers) } }
  }

  private static func precedes(_ left: Int32, _ right: Int32, _ layers: FigmaLayers) -> Bool {
    guard let first = layers.place(of: left), let second = layers.place(of: right) else { return left < right }
    return (first.y, first.x, Double(left)) < (second.y, second.x, Double(right))
  }

  private mutating func collect(_ parent: Int32, _ kinds: KindSet, _ layers: FigmaLayers) {
    for child in layers.children(of: parent) {
      let node = layers[child]
      if let kind = layers.names.kind(of: child, among: kinds) {
        parts.append((kind, child))
      } else if node.flags.contains(.tappable) {
        actions.append(child)
      } else if node.flags.contains(.image) {
        images.append(child)
        collect(child, kinds, layers)
      } else if node.type == .text {
        if !node.characters.isEmpty { texts.append(child) }
        if layers.document.withBytes(node.characters, { $0.isPicture }) { hasDrawings = true }
      } else if node.type.isContainer {
        if layers.isOpaque(child) { isOpaque = true }
        // A coloured box may stand for an image, or hold the initials of one.
        if node.flags.contains(.filled), !isBackground(child, layers) { hasDrawings = true }
        collect(child, kinds, layers)
      } else if node.type.isDrawn, !isBackground(child, layers) {
        hasDrawings = true
      }
    }
  }

  /// Whether a drawing fills the cell, or is a line.
  private func isBackground(_ index: Int32, _ layers: FigmaLayers) -> Bool {
    guard let own = layers.place(of: index) else {
      return layers[index].box.map { min($0.width, $0.height) <= Self.line } ?? false
    }
    if min(own.width, own.height) <= Self.line { return true }
    return frame.map { own.width >= 0.95 * $0.width && own.height >= 0.95 * $0.height } ?? false
  }

  /// The layers that are named as a part.
  func named(_ kind: Kind) -> [Int32] { parts.filter { $0.kind == kind }.map(\.index) }

  /// Whether a layer is named as a label beside the title.
  var hasLabels: Bool { parts.contains { $0.kind != .title && Self.labels.contains($0.kind) } }

  /// Whether nothing is drawn, and nothing left out of the file, that may be a part of the cell.
  var isPlain: Bool { !hasDrawings && !isOpaque && actions.isEmpty }

  /// The layer that shows the image of the cell, where it is plain which.
  func image(_ layers: FigmaLayers) -> Int32? {
    let named = named(.image)
    if let first = named.first { return named.count == 1 ? first : nil }
    guard let first = images.first, images.count == 1 else { return nil }
    return first
  }

  /// Whether it is sure that there is no image: something else is shown.
  var isWithoutImage: Bool {
    isPlain && images.isEmpty && named(.image).isEmpty && !(texts.isEmpty && parts.isEmpty)
  }

  /// The texts in one column, of which the first is the title; `nil` where that is not plain.
  func column(_ layers: FigmaLayers) -> [Int32]? {
    guard !texts.isEmpty, texts.count <= 3 else { return nil }
    let image = self.image(layers).flatMap { layers.place(of: $0) }
    var last: Frame?
    for text in texts {
      guard let own = layers.place(of: text) else { return nil }
      if let last, own.y < last.bottom - 1 { return nil }
      if let image, own.y < image.bottom - 1, own.bottom > image.y + 1 { return nil }
      last = own
    }
    return texts
  }

  /// The first of the texts, where it is the title: above all others, and in letters as large as any.
  func title(_ layers: FigmaLayers) -> Int32? {
    guard let first = texts.first, let own = layers.place(of: first) else { return nil }
    for text in texts.dropFirst() {
      guard let other = layers.place(of: text), layers[text].fontSize <= layers[first].fontSize else { return nil }
      // Something else may be beside it, at its left.
      if other.y < own.bottom - 1, other.x < own.x { return nil }
    }
    return layers[first].fontSize > 0 ? first : nil
  }
}
