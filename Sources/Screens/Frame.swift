/// A rectangle in the screen, in logical units of the platform (pt on iOS, dp on Android).
///
/// The origin is the screen's top left corner, y grows downward, and the rectangle is not clipped by what contains it.
public struct Frame: Sendable, Hashable, Codable {
  /// The left edge; less than 0 where it lies left of the screen.
  public var x: Double
  /// The top edge; less than 0 where it lies above the screen.
  public var y: Double
  /// Never negative.
  public var width: Double
  /// Never negative.
  public var height: Double

  /// A frame of its top left corner and its size, in pt or dp; the size is 0 or more.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge: `x` and the width.
  @inlinable public var right: Double { x + width }
  /// The bottom edge: `y` and the height.
  @inlinable public var bottom: Double { y + height }

  /// Whether the frame has no area, as the frames of views that were not laid out yet.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
}
