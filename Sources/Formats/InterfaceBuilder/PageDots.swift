import Screens

/// Dots that show which page is seen: small, equally large, side by side, and without a text. They may be buttons, and
/// are mostly there to be looked at.
struct PageDots {
  /// The largest dot, in points; UIKit's own are smaller.
  private static let largest = 12.0
  /// Fewer are icons.
  private static let leastCount = 3
  /// How many views are looked at; more are beside each other in no design.
  private static let reach = 500

  /// The frames of buttons without a text, by what holds them, once one of them was needed.
  private var frames: [Int32: [Frame]] = [:]

  /// Whether a button is one of them.
  mutating func include(_ index: Int32, _ elements: InterfaceBuilderElements) -> Bool {
    let parent = elements[index].parent
    guard parent >= 0, let frame = elements.dotFrame(of: index), abs(frame.width - frame.height) <= 1,
      frame.width <= Self.largest, frame.height <= Self.largest
    else { return false }
    let siblings =
      frames[parent]
      ?? Array(elements.children(of: parent).lazy.compactMap { elements.dotFrame(of: $0) }.prefix(Self.reach))
    frames[parent] = siblings
    return siblings.count { other in
      abs(other.width - frame.width) <= 1 && abs(other.height - frame.height) <= 1
        && (abs(other.y - frame.y) <= 1 || abs(other.x - frame.x) <= 1)
    } >= Self.leastCount
  }
}
