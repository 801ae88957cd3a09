import Screens

/// Where labels and badges stand already, so that no other one is written over them.
struct LabelRoom {
  private var taken: [Frame] = []
  /// The most places that are remembered: each new one is compared with all.
  private static let limit = 1_000

  /// Takes a place.
  ///
  /// - Returns: whether it was free.
  mutating func take(_ place: Frame) -> Bool {
    let isFree = !taken.contains { other in
      place.x < other.right && other.x < place.right && place.y < other.bottom && other.y < place.bottom
    }
    if isFree, taken.count < Self.limit { taken.append(place) }
    return isFree
  }
}
