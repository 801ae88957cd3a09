/// A rectangle in the screen, in logical units of the platform (pt on iOS, dp on Android).
///
/// The origin is the screen's top left corner, y grows downward, and the rectangle is not clipped by what contains it.
public struct Frame: Sendable, Hashable {
  public var x: Double
  public var y: Double
  /// Never negative.
  public var width: Double
  /// Never negative.
  public var height: Double

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public var right: Double { x + width }
  @inlinable public var bottom: Double { y + height }

  /// Whether the frame has no area, as the frames of views that were not laid out yet.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
}
