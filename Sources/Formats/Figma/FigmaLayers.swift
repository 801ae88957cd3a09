import Screens

/// The layers of one screen: their frames in it, and what they show.
struct FigmaLayers {
  let document: FigmaDocument
  let screen: FigmaScreen
  private let origin: Frame?

  init(_ screen: FigmaScreen, _ document: FigmaDocument) {
    self.screen = screen
    self.document = document
    origin = document[screen.index].box
  }

  subscript(index: Int32) -> FigmaNode { document[index] }

  /// Where a layer is drawn, from the corner of the screen, in pt or dp if the scale is known; `nil` for rotated layers
  /// and those without an area.
  func place(of index: Int32) -> Frame? {
    let node = document[index]
    guard let box = node.box, let origin, !box.isEmpty, !node.flags.contains(.turned) else { return nil }
    let scale = screen.scale ?? 1
    return Frame(
      x: (box.x - origin.x) / scale, y: (box.y - origin.y) / scale, width: box.width / scale,
      height: box.height / scale)
  }

  /// The frame of a layer in pt or dp; `nil` where it is unknown.
  func frame(of index: Int32) -> Frame? { screen.scale == nil ? nil : place(of: index) }

  /// Whether the layers in a container are not in the file, as where only some levels of it were asked for.
  func isOpaque(_ index: Int32) -> Bool {
    let node = document[index]
    return node.type.isContainer && !node.flags.contains(.hasChildren)
  }
}

/// Layers that cannot be used yet, wait for their content, or belong to a logo or the system, by their names or those
/// of the layers around them. WCAG leaves out what is written there (success criterion 1.4.3).
final class InactiveLayers {
  private let layers: FigmaLayers
  /// What was found out so far: of many texts in one layer its name is read once, and that of many copies too.
  private var known: [Int32: Bool] = [:]
  private var knownNames: [String: Bool] = [:]

  private static let words: Set<Substring> = [
    "disabled", "inactive", "disable", "placeholder", "skeleton", "logo", "hint", "statusbar", "loading", "decoration",
  ]

  init(_ layers: FigmaLayers) { self.layers = layers }

  func contains(_ layer: Int32) -> Bool {
    guard layer >= 0, layer != layers.screen.index else { return false }
    if let known = known[layer] { return known }
    let isExempt = isNamed(layer) || contains(layers[layer].parent)
    known[layer] = isExempt
    return isExempt
  }

  private func isNamed(_ layer: Int32) -> Bool {
    if saysSo(layers.document.string(layers[layer].name)) { return true }
    guard let component = layers.document.component(of: layer) else { return false }
    return saysSo(component.name) || component.setName.map { saysSo($0) } ?? false
  }

  private func saysSo(_ name: String) -> Bool {
    if let known = knownNames[name] { return known }
    var text = name
    let saysSo = text.withUTF8 { FigmaWords($0).words.contains { Self.words.contains($0) } }
    knownNames[name] = saysSo
    return saysSo
  }
}
