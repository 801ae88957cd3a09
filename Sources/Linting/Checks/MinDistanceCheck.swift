import Screens

/// Asks for a least distance between elements inside another one.
///
/// An element and an element that contains it are not compared.
final class MinDistanceCheck: ElementCheck, Check {
  static let name = "min-distance"
  static let summary = "Descendants keep a minimum distance; with 0, they do not overlap."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let `where` = Parameter<Selector>("where", "A selector of the descendants.").required
    let min = Parameter<Double>("min", "The least distance between two of them.", unit: "pt or dp", default: 0)
    let tolerance = Parameter<Double>(
      "tolerance", "How much less the distance may be.", unit: "pt or dp", default: 0.5)
  }

  private typealias Place = (element: Element, frame: Frame)

  private let filter: Selector
  private let minimum: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let filter = try arguments.selector(Self.parameters.where) else {
      throw arguments.missing(Self.parameters.where)
    }
    self.filter = filter
    minimum = try arguments.value(of: Self.parameters.min)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var places: [Place] = []
    var count = 0
    var need: MissingFact?
    for other in element.descendants {
      let match = filter.match(other, &need)
      if match == .no { continue }
      count += 1
      guard match == .yes else { continue }
      if let frame = other.frame() {
        if !frame.isEmpty { places.append((other, frame)) }
      } else {
        need = need ?? MissingFact(.frame, of: other)
      }
    }
    guard count > 1 else { return pass.notApplicable() }
    let near = tooNear(places)
    for (earlier, later, distance) in near { report(earlier, later, distance, &pass) }
    if near.isEmpty, let need { pass.inconclusive(missing: need.member, of: need.element) }
  }

  /// Each element that is too near to one before it, with the first such, in the order of the description.
  private func tooNear(_ places: [Place]) -> [(earlier: Element, later: Element, distance: Double)] {
    var found: [(earlier: Element, later: Element, distance: Double)] = []
    var grid = FrameGrid()
    var elements: [Frame: [Element]] = [:]
    let reach = max(0, minimum)
    for (later, frame) in places {
      var first: (earlier: Element, later: Element, distance: Double)?
      let around = Frame(
        x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach, height: frame.height + 2 * reach)
      grid.forEach(meeting: around) { other in
        let distance = Self.distance(other, frame)
        guard distance < minimum - tolerance else { return }
        for earlier in elements[other] ?? [] where earlier.index < first?.earlier.index ?? .max {
          if !earlier.isPart(of: later), !later.isPart(of: earlier) { first = (earlier, later, distance) }
        }
      }
      if let first { found.append(first) }
      if elements[frame] == nil { grid.insert(frame) }
      elements[frame, default: []].append(later)
    }
    return found
  }

  /// The distance between two frames; less than 0 where they cover each other, by how much.
  private static func distance(_ left: Frame, _ right: Frame) -> Double {
    let across = max(left.x, right.x) - min(left.right, right.right)
    let down = max(left.y, right.y) - min(left.bottom, right.bottom)
    return across > 0 && down > 0 ? (across * across + down * down).squareRoot() : max(across, down)
  }

  private func report(_ earlier: Element, _ later: Element, _ distance: Double, _ pass: inout Pass) {
    let names: Message = "\(later.proseName) and \(earlier.proseName)"
    let asked: Message = "\(required: minimum, .min, "distance", unit: pass.unit) \(pass.unit) are needed"
    let overlap: Message = "\(names) overlap by \(-distance) \(pass.unit)"
    let tooNear: Message =
      minimum > 0
      ? overlap.limited(to: asked) : overlap.noting(minimum, .min, "distance", unit: pass.unit)
    pass.report(
      distance < 0
        ? tooNear.noting(distance, .measured, "distance", unit: pass.unit)
        : ("\(names) are \(measured: distance, "distance", unit: pass.unit) \(pass.unit) apart" as Message)
          .limited(to: asked),
      at: .frame, of: later, related: [RelatedElement(earlier, "the other one")])
  }
}

extension Element {
  /// Whether it is inside another element, at any depth.
  fileprivate func isPart(of other: Element) -> Bool {
    var next = parent
    while let element = next {
      if element == other { return true }
      next = element.parent
    }
    return false
  }
}
