import Screens

/// The edges of what several frames cover.
package struct Edges {
  /// The least x.
  package private(set) var left = Double.infinity
  /// The least y.
  package private(set) var top = Double.infinity
  /// The greatest right edge.
  package private(set) var right = -Double.infinity
  /// The greatest bottom edge.
  package private(set) var bottom = -Double.infinity

  /// The edges of nothing.
  package init() {}

  /// The edges of a frame.
  package init(_ frame: Frame) { include(frame) }

  mutating func include(_ frame: Frame) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.right)
    bottom = max(bottom, frame.bottom)
  }
}
