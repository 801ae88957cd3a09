import Screens

/// The edges of what several frames cover.
public struct Edges {
  /// The least x.
  public private(set) var left = Double.infinity
  /// The least y.
  public private(set) var top = Double.infinity
  /// The greatest right edge.
  public private(set) var right = -Double.infinity
  /// The greatest bottom edge.
  public private(set) var bottom = -Double.infinity

  /// The edges of nothing.
  public init() {}

  /// The edges of a frame.
  public init(_ frame: Frame) { include(frame) }

  mutating func include(_ frame: Frame) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.right)
    bottom = max(bottom, frame.bottom)
  }
}
