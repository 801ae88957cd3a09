import Screens

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
