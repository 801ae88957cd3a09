import Screens

/// Asks that a touch target is large enough, or that a circle around its centre touches no other one of its list, nor the
/// circle of another small one.
///
/// What a rounded frame leaves open is inconclusive.
final class TargetSpacingCheck: ElementCheck, Check {
  static let name = "target-spacing"
  static let summary = "Touch targets have a minimum size, or space to the next target of their list."
  static let kinds = Kind.having(.frame, .interactive)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let others = Parameter<Selector>("others", "A selector of the other targets.").required
    let min = Parameter<Double>(
      "min", "The least width and height, and the diameter of the circle.", unit: "pt or dp"
    ).required
  }

  /// The targets of one list, by their frames.
  private struct Targets {
    let screen: Int
    let parent: Int32
    let member: Member
    var grid = FrameGrid()
    var elements: [Frame: [(element: Element, need: MissingFact?)]] = [:]
    /// Those whose frames are unknown; one is the target that is checked.
    var unplaced: [MissingFact] = []
  }

  /// What is too near to a target.
  private struct Near {
    let element: Element
    /// Whether only the circles of both touch.
    let isCircle: Bool
    /// From the centre to the other target, or to its centre.
    let distance: Double

    func precedes(_ other: Near) -> Bool {
      (isCircle ? 1 : 0, distance, element.index) < (other.isCircle ? 1 : 0, other.distance, other.element.index)
    }
  }

  private let others: Selector
  private let minimum: Double
  private var targets: Targets?

  init(_ arguments: Arguments) throws(RuleError) {
    guard let others = try arguments.selector(Self.parameters.others) else {
      throw arguments.missing(Self.parameters.others)
    }
    guard let minimum = try arguments.number(Self.parameters.min) else { throw arguments.missing(Self.parameters.min) }
    (self.others, self.minimum) = (others, minimum)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let precision = element.precision
    let frame = element.frame().flatMap { $0.isEmpty ? nil : $0 }
    if let frame, min(frame.width, frame.height) - precision >= minimum { return }
    guard let parent = element.parent, let member = element.member else { return }
    let targets = targets(of: parent, member, pass)
    guard let frame else {
      let isAlone = targets.elements.isEmpty && targets.unplaced.allSatisfy { $0.element == element }
      return isAlone ? () : pass.inconclusive(missing: .frame, of: element)
    }
    var nearest: Near?
    var need = targets.unplaced.first { $0.element != element }
    targets.grid.forEach(meeting: around(frame, precision)) { other in
      let touches = touches(frame, other, precision)
      guard touches || self.touches(frame, other, -precision) else { return }
      let isTouched = Self.distance(frame, other, precision) < minimum / 2
      for target in targets.elements[other] ?? [] where target.element != element {
        if let missing = touches ? target.need : MissingFact(.frame, of: element) {
          need = need ?? missing
        } else {
          let distance = isTouched ? Self.distance(frame, other, 0) : Self.centres(frame, other, 0)
          let near = Near(element: target.element, isCircle: !isTouched, distance: distance)
          if nearest.map(near.precedes) ?? true { nearest = near }
        }
      }
    }
    if let nearest {
      guard min(frame.width, frame.height) + precision < minimum else {
        return pass.inconclusive(missing: .frame, of: element)
      }
      return report(element, frame, nearest, &pass)
    }
    if element.isPrototype { need = need ?? MissingFact(.prototype, of: element) }
    if let need { pass.inconclusive(missing: need.member, of: need.element) }
  }

  /// The targets of a list, which are found once for all of them.
  private func targets(of parent: Element, _ member: Member, _ pass: Pass) -> Targets {
    if let targets, targets.screen == pass.screen, targets.parent == parent.index, targets.member == member {
      return targets
    }
    var found = Targets(screen: pass.screen, parent: parent.index, member: member)
    for element in parent.members(member) {
      var need: MissingFact?
      let match = others.match(element, &need)
      if match == .no { continue }
      guard let frame = element.frame(), !frame.isEmpty else {
        if found.unplaced.count < 2 { found.unplaced.append(MissingFact(.frame, of: element)) }
        continue
      }
      if found.elements[frame] == nil { found.grid.insert(frame) }
      found.elements[frame, default: []].append((element, match == .yes ? nil : need))
    }
    targets = found
    return found
  }

  /// Whether the circle of a small target touches another one, or the circle of one that is small too.
  ///
  /// - Parameter precision: how far places and sizes may be off: whether it surely touches, or whether it may for less
  ///   than 0.
  private func touches(_ frame: Frame, _ other: Frame, _ precision: Double) -> Bool {
    Self.distance(frame, other, precision) < minimum / 2
      || min(other.width, other.height) + precision < minimum && Self.centres(frame, other, precision) < minimum
  }

  /// Where a target can be that is too near to another one.
  private func around(_ frame: Frame, _ precision: Double) -> Frame {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let reach = minimum + 4 * precision
    return Frame(x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// The distance from the centre of a frame to the nearest point of another one.
  ///
  /// - Parameter precision: how far places and sizes may be off; the distance is then the greatest that it can be, or
  ///   the least for less than 0.
  private static func distance(_ frame: Frame, _ other: Frame, _ precision: Double) -> Double {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (before, behind) = (2.5 * precision, 3.5 * precision)
    let across = max(other.x - x + before, x - other.right + behind, 0)
    let down = max(other.y - y + before, y - other.bottom + behind, 0)
    return (across * across + down * down).squareRoot()
  }

  /// The distance between the centres of two frames.
  ///
  /// - Parameter precision: as in ``distance(_:_:_:)``.
  private static func centres(_ frame: Frame, _ other: Frame, _ precision: Double) -> Double {
    let across = max(abs(frame.x + frame.width / 2 - other.x - other.width / 2) + 3 * precision, 0)
    let down = max(abs(frame.y + frame.height / 2 - other.y - other.height / 2) + 3 * precision, 0)
    return (across * across + down * down).squareRoot()
  }

  private func report(_ element: Element, _ frame: Frame, _ other: Near, _ pass: inout Pass) {
    let unit = pass.unit
    let (isNarrow, isLow) = (frame.width < minimum, frame.height < minimum)
    let width: Message = "\(measured: frame.width, "width", unit: unit)"
    let height: Message = "\(measured: frame.height, "height", unit: unit)"
    let size: Message =
      if !isLow {
        "\(width) \(unit) wide"
      } else if !isNarrow {
        "\(height) \(unit) high"
      } else {
        "\(width) × \(height) \(unit)"
      }
    let distance: Message = "\(measured: other.distance, "distance", unit: unit)"
    let name = other.element.shortProseName
    let nearness: Message =
      other.isCircle
      ? "the centre of \(name), which is small too, is \(distance) \(unit) away"
      : "\(name) is \(distance) \(unit) from its centre"
    let problem: Message = "\(subject: element) is \(size), and \(nearness)"
    // Only the limit of what is wrong is a value.
    let leastWidth: Message = isNarrow ? "\(required: minimum, .min, "width", unit: unit)" : "\(minimum)"
    let leastHeight: Message = isLow ? "\(required: minimum, .min, "height", unit: unit)" : "\(minimum)"
    let least: Message = "\(leastWidth) × \(leastHeight) \(unit)"
    let space: Message =
      other.isCircle
      ? "\(required: minimum, .min, "distance", unit: unit) \(unit) between the centres"
      : "\(required: minimum / 2, .min, "distance", unit: unit) \(unit) from its centre to the next target"
    pass.report(
      problem.limited(to: "make it \(least), or keep \(space)"), at: element,
      related: [RelatedElement(other.element, "the other target")],
      measure: .size(RequiredSize(.least, width: isNarrow ? minimum : nil, height: isLow ? minimum : nil)))
  }
}
