import Screens

/// Dots that show which page is seen: small, equally large, side by side, and without a text. They may be buttons, and are mostly there to be
/// looked at.
enum PageDots {
  /// The largest dot, in points; UIKit's own are smaller.
  private static let largest = 12.0
  /// Fewer are icons.
  private static let leastCount = 3
  /// How many views are looked at; more stand beside each other in no design.
  private static let reach = 500

  /// Whether a button without a text is one of them.
  ///
  /// - Parameter siblings: the frames of all buttons without a text in the same place, its own among them.
  static func include(_ frame: Frame, among siblings: some Sequence<Frame>) -> Bool {
    guard abs(frame.width - frame.height) <= 1, frame.width <= largest, frame.height <= largest else { return false }
    let isAlike = { (other: Frame) in
      abs(other.width - frame.width) <= 1 && abs(other.height - frame.height) <= 1
        && (abs(other.y - frame.y) <= 1 || abs(other.x - frame.x) <= 1)
    }
    return siblings.prefix(reach).count(where: isAlike) >= leastCount
  }
}
