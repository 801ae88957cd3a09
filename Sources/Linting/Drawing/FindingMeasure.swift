import Screens

/// What a finding measured and what is asked, in the terms of a drawing: places and lengths in pt or dp, in the screen.
///
/// It is boxed, as findings that are not drawn should not be larger for it.
package indirect enum FindingMeasure: Sendable, Hashable, Codable {
  /// The size of the element's frame, and the one asked for.
  case size(RequiredSize)
  /// A distance along one axis, and the ones allowed.
  case distance(MeasuredDistance)
  /// The element's measures are not those of another element, by its index in the drawing.
  case unlike(element: Int, width: Bool, height: Bool)
  /// A centre that does not lie where it has to.
  case offset(fromX: Double, fromY: Double, toX: Double, toY: Double)
}

extension FindingMeasure {
  /// Whether its places and lengths are numbers that can be drawn: sums of those of a file need not be.
  var isFinite: Bool {
    switch self {
    case .size(let size): (size.width ?? 0).isFinite && (size.height ?? 0).isFinite
    case .distance(let distance):
      distance.start.isFinite && distance.end.isFinite && distance.lower.isFinite && distance.upper.isFinite
        && (distance.least ?? 0).isFinite && (distance.most ?? 0).isFinite
    case .unlike: true
    case .offset(let fromX, let fromY, let toX, let toY):
      fromX.isFinite && fromY.isFinite && toX.isFinite && toY.isFinite
    }
  }
}

/// A size that is asked for.
package struct RequiredSize: Sendable, Hashable, Codable {
  /// How a size is asked for.
  package enum Bound: String, CaseIterable, Sendable, Codable {
    case exactly, least, most
  }

  /// Whether it is the least, the greatest or the only one allowed.
  package var bound: Bound
  /// The width; `nil` where any will do.
  package var width: Double?
  /// The height; `nil` where any will do.
  package var height: Double?

  /// A size; without width and height it only says that the element's own is what the finding is about.
  package init(_ bound: Bound = .exactly, width: Double? = nil, height: Double? = nil) {
    self.bound = bound
    self.width = width
    self.height = height
  }
}

/// A distance between two edges.
package struct MeasuredDistance: Sendable, Hashable, Codable {
  /// Whether it goes from left to right; else from top to bottom.
  package var isHorizontal: Bool
  /// The edge that it is measured from.
  package var start: Double
  /// The edge that it is measured to; before the start where things overlap.
  package var end: Double
  /// Where it is drawn: from here …
  package var lower: Double
  /// … to here, on the other axis.
  package var upper: Double
  /// The least distance allowed; `nil` where none is asked for.
  package var least: Double?
  /// The greatest distance allowed; `nil` where any is.
  package var most: Double?

  /// The distance from one edge to another.
  package init(
    isHorizontal: Bool, from start: Double, to end: Double, lower: Double, upper: Double, least: Double? = nil,
    most: Double? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.start = start
    self.end = end
    self.lower = lower
    self.upper = upper
    self.least = least
    self.most = most
  }
}

extension FindingMeasure {
  /// How far the right one of two frames is from the left one, and has to be.
  static func gap(rightOf left: Frame, to right: Frame, asked: Double?) -> FindingMeasure {
    let overlap = (max(left.y, right.y), min(left.bottom, right.bottom))
    let across = overlap.0 < overlap.1 ? overlap : (min(left.y, right.y), max(left.bottom, right.bottom))
    return .distance(
      MeasuredDistance(
        isHorizontal: true, from: left.right, to: right.x, lower: across.0, upper: across.1, least: asked, most: asked))
  }

  /// How far an edge of a frame is from another edge, drawn along the frame.
  static func horizontal(
    from start: Double, to end: Double, along frame: Frame, least: Double? = nil, most: Double? = nil
  ) -> FindingMeasure {
    .distance(
      MeasuredDistance(
        isHorizontal: true, from: start, to: end, lower: frame.y, upper: frame.bottom, least: least, most: most))
  }
}

/// Where a finding is marked in the drawing of its screen.
package struct FindingMark: Sendable, Hashable, Codable {
  /// Index of the screen in ``FileReport/drawings``.
  package var screen: Int
  /// Index of the element in ``ScreenDrawing/elements``; behind the last one where the element is not drawn.
  package var element: Int
  /// Indices of other elements that it speaks of.
  package var related: [Int]
  /// What was measured against what is asked; `nil` where the finding is about no length, or the check cannot say.
  package var measure: FindingMeasure?

  /// A mark of its parts, taken as they are: drawings skip indices that lead nowhere.
  package init(screen: Int, element: Int, related: [Int] = [], measure: FindingMeasure? = nil) {
    self.screen = screen
    self.element = element
    self.related = related
    self.measure = measure
  }
}
