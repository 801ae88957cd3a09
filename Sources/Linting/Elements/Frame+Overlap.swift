import Screens

extension Frame {
  /// Whether another frame lies in it, edges included.
  func holds(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Whether it shares area with another frame.
  func meets(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}
