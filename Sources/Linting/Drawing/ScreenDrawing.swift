import Screens

/// What is drawn of one screen: plain values, so that it outlives the tree and can be sent anywhere.
package struct ScreenDrawing: Sendable, Hashable, Codable {
  /// The screen's name, shortened; `nil` where it has none.
  package var name: String?
  /// Position of the screen in its file, from 1.
  package var ordinal: Int
  /// The word for the platform; `nil` where it is not known.
  package var platform: String?
  /// The unit of all lengths: `pt`, `dp`, `pt/dp` where the platform is not known, or `px` where the density is not.
  package var unit: String
  /// The screen's width; `nil` where it is not known.
  package var width: Double?
  /// The screen's height; `nil` where it is not known.
  package var height: Double?
  /// The elements in document order, the screen first; parents are before their children.
  package var elements: [DrawnElement]
  /// How many further elements the screen has, which are not drawn.
  package var omitted = 0

  /// The unit of a screen whose density is not known.
  package static let pixels = "px"

  /// The most elements that are kept of a screen: more are no drawing to look at.
  package static let elementLimit = 4_000

  /// A screen of its elements.
  package init(
    name: String?, ordinal: Int, platform: String?, unit: String, width: Double?, height: Double?,
    elements: [DrawnElement], omitted: Int = 0
  ) {
    self.name = name
    self.ordinal = ordinal
    self.platform = platform
    self.unit = unit
    self.width = width
    self.height = height
    self.elements = elements
    self.omitted = omitted
  }

  /// What is drawn of a screen; `nil` where there is no element.
  package init?(_ tree: ScreenTree) {
    guard tree.count > 0 else { return nil }
    let root = tree.root
    let platform = ScreenPlatform(root)
    let count = min(tree.count, Self.elementLimit)
    // Lengths of two units make no picture.
    let isInPixels =
      tree.lengthAdvice != nil && (0..<count).contains { tree[$0].pixelFrame(.frame) != nil }
      && !(0..<count).contains { tree[$0].isKnown(.frame) }
    self.init(
      name: root.shortText(.name), ordinal: tree.ordinal, platform: root.token(.platform)?.name,
      unit: isInPixels ? Self.pixels : platform.unit, width: root.drawnNumber(.width) ?? tree.window?.width,
      height: root.drawnNumber(.height) ?? tree.window?.height,
      elements: (0..<count).map { DrawnElement(tree[$0], isInPixels: isInPixels) }, omitted: tree.count - count)
    // Only the tree knows whether the screen has to be named.
    elements[0].name = DrawnElement.shortened(root.path(in: tree))
  }

  /// The path from the screen to an element, by the names of elements; empty where there is no such element.
  package func path(of element: Int) -> String {
    var names: [String] = []
    var next: Int? = element
    while let index = next, elements.indices.contains(index) {
      names.append(elements[index].name)
      // A parent is before its children; anything else would be a cycle.
      next = elements[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return names.reversed().joined(separator: "/")
  }
}
