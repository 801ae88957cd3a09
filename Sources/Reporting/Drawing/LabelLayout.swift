import Screens

/// The places of badges, lines and labels that are on a drawing already, so that no other one is written over them.
///
/// It takes the first free one of the proposed places that covers the fewest of the screen's own texts. This is the
/// same for the same drawing, independent of what else is drawn.
struct LabelLayout {
  /// What must not be covered.
  private var taken: [Frame] = []
  /// The texts of the screen, and those of its controls, which had better not be covered.
  private let texts: [Frame]
  private let controls: [Frame]
  /// The most places that are remembered, as each new one is compared with all.
  private static let limit = 1_000

  /// - Parameters:
  ///   - texts: where texts of the screen are.
  ///   - controls: where those of its controls are.
  init(texts: [Frame] = [], controls: [Frame] = []) {
    self.texts = Array(texts.prefix(Self.limit))
    self.controls = Array(controls.prefix(Self.limit))
  }

  /// Whether a place is free.
  func isFree(_ place: Frame) -> Bool { !taken.contains { Self.overlap($0, place) > 0 } }

  /// Takes a place, whether or not it is free.
  mutating func take(_ place: Frame) {
    if taken.count < Self.limit { taken.append(place) }
  }

  /// The place that is taken of some; `nil` where none is free.
  ///
  /// - Parameters:
  ///   - candidates: the parts that each place consists of, the best place first.
  ///   - share: which part of a place may cover texts of the screen; what covers more is better left out.
  mutating func take(oneOf candidates: [[Frame]], covering share: Double = 1) -> Int? {
    var best: (index: Int, cost: Double)?
    for (index, parts) in candidates.enumerated() where parts.allSatisfy(isFree) {
      let covered = parts.reduce(0) { $0 + Self.covered(texts, by: $1) }
      if share < 1, covered > share * parts.reduce(0, { $0 + $1.width * $1.height }) { continue }
      let cost = covered + parts.reduce(0) { $0 + Self.covered(controls, by: $1) }
      if best.map({ cost < $0.cost - 0.5 }) ?? true { best = (index, cost) }
      if cost == 0 { break }
    }
    guard let best else { return nil }
    for part in candidates[best.index] { take(part) }
    return best.index
  }

  /// How much of some texts a place covers, in pt² or dp².
  private static func covered(_ texts: [Frame], by place: Frame) -> Double {
    texts.reduce(0) { $0 + overlap($1, place) }
  }

  static func overlap(_ left: Frame, _ right: Frame) -> Double {
    let width = min(left.right, right.right) - max(left.x, right.x)
    let height = min(left.bottom, right.bottom) - max(left.y, right.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
