import Screens

/// Checks that a part is above or below the cells, and at the left or right of the view.
///
/// A part is above if its middle is above the top edge of the content area, or of the cells if that area is unknown. A
/// part that lies on the cells is not checked, because it may be pinned while they scroll. A part is at the left if it
/// is nearer to the view's left edge than to its right one. A part that takes half of the width or more may be equally
/// near. Where the cells of a row follow each other from right to left, the sides are swapped.
final class PlacementCheck: ElementCheck, Check {
  static let name = "placement"
  static let summary = "A part is above or below the cells, at the left or right of the view."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let parts = Parameter<[PartPath]>(
      "parts", "The parts; paths such as footer/seeAll. Each that is present is checked."
    ).required
    let vertical = Parameter<String>(
      "vertical", "Above or below the cells.", oneOf: ["above", "below"]
    ).oneOfSeveral
    let horizontal = Parameter<String>(
      "horizontal", "Left or right.", oneOf: ["left", "right"]
    ).oneOfSeveral
    let tolerance = Parameter<Double>(
      "tolerance", "How much distances may differ and still be equal.", unit: "pt or dp", default: 0.5)
  }

  private let parts: [PartPath]
  private let isAbove: Bool?
  private let isLeft: Bool?
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    parts = try arguments.paths(Self.parameters.parts)
    guard !parts.isEmpty else { throw arguments.missing(Self.parameters.parts) }
    isAbove = try arguments.text(Self.parameters.vertical).map { $0 == "above" }
    isLeft = try arguments.text(Self.parameters.horizontal).map { $0 == "left" }
    guard isAbove != nil || isLeft != nil else { throw arguments.missingOne(of: Self.parameterList) }
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var isThere = false
    for path in parts {
      let (part, unknown) = path.follow(from: element)
      switch part {
      case .present(let present):
        isThere = true
        checkPart(present, element, &pass)
      case .absent: continue
      case .unknown:
        isThere = true
        if let unknown { pass.inconclusive(missing: unknown.member, of: unknown.element) }
      }
    }
    if !isThere { pass.notApplicable() }
  }

  private func checkPart(_ part: Element, _ element: Element, _ pass: inout Pass) {
    let tolerance = tolerance + element.precision
    let footer = part.parent.flatMap { $0.kind == .footer ? $0 : nil }
    guard let frame = known(part) ?? footer.flatMap(known) else {
      // A footer is always below the cells.
      guard footer != nil || part.kind == .footer, let isAbove else {
        return pass.inconclusive(missing: .frame, of: part)
      }
      if isAbove {
        pass.report("\(subject: part) is below the \(cells(element))", at: part)
      } else if isLeft != nil {
        pass.inconclusive(missing: .frame, of: part)
      }
      return
    }
    if let isAbove, let content = content(of: element, &pass), isMisplaced(frame, isAbove, content, tolerance) {
      let middle = frame.y + frame.height / 2
      pass.report(
        """
        \(subject: part) is not \(isAbove ? "above" : "below") the \(cells(element)) (its centre is at y = \
        \(measured: middle, "y", unit: pass.unit), their \(isAbove ? "top" : "bottom") at \
        \(required: isAbove ? content.top : content.bottom, isAbove ? .max : .min, "y", unit: pass.unit) \(pass.unit))
        """,
        at: .frame, of: part)
    } else if let isLeft {
      guard let view = known(element) else { return pass.inconclusive(missing: .frame, of: element) }
      let (left, right) = (frame.x - view.x, view.right - frame.right)
      func fits(_ isLeft: Bool) -> Bool {
        let difference = isLeft ? left - right : right - left
        return difference < -tolerance || (difference <= tolerance && frame.width >= view.width / 2)
      }
      let (isLeftward, need) = direction(of: element)
      let isLeft = isLeft != isLeftward
      if fits(isLeft) { return }
      if let need, fits(!isLeft) { return pass.inconclusive(missing: need.member, of: need.element) }
      let message: Message = """
        \(subject: part) is \(measured: left, "left", unit: pass.unit) \(pass.unit) from the left and \
        \(measured: right, "right", unit: pass.unit) \(pass.unit) from the right edge
        """
      let noun = part.noun
      let side = "on the \(isLeft ? "left" : "right")"
      let limit =
        isLeft
        ? message.noting(right, .max, "left", unit: pass.unit) : message.noting(left, .max, "right", unit: pass.unit)
      pass.report(
        limit.limited(to: noun.isName ? "\(noun.singular) belongs \(side)" : "\(noun.plural) are \(side)"),
        at: .frame, of: part)
    }
  }

  private func cells(_ element: Element) -> String { element.noun(of: .cells).plural }

  /// Whether the first two cells that are beside each other follow each other from right to left, as in Arabic. If no
  /// two are known to be beside each other, the fact that could show it is missing.
  private func direction(of view: Element) -> (isLeftward: Bool, need: MissingFact?) {
    let cells = Array(view.members(.cells))
    let frames = cells.map(known)
    for case (let first?, let second?) in zip(frames, frames.dropFirst())
    where first.y < second.bottom && second.y < first.bottom {
      return (second.right <= first.x + 1, nil)
    }
    if let index = frames.firstIndex(where: { $0 == nil }), !cells[index].isPrototype {
      return (false, MissingFact(.frame, of: cells[index]))
    }
    return (false, cells.isEmpty && view.isExplicitlyUnknown(.cells) ? MissingFact(.cells, of: view) : nil)
  }

  private func known(_ element: Element) -> Frame? { element.frame().flatMap { $0.isEmpty ? nil : $0 } }

  /// What the cells take: the content area, or where that is not known what they cover.
  private func content(of element: Element, _ pass: inout Pass) -> Edges? {
    if let area = element.frame(.contentArea), !area.isEmpty { return Edges(area) }
    let rows = pass.rows(of: element)
    if let need = rows.need {
      pass.inconclusive(missing: need.member, of: need.element)
      return nil
    }
    if rows.cells.isEmpty {
      pass.inconclusive(missing: .contentArea, of: element)
      return nil
    }
    return rows.edges
  }

  private func isMisplaced(_ frame: Frame, _ isAbove: Bool, _ content: Edges, _ tolerance: Double) -> Bool {
    let middle = frame.y + frame.height / 2
    if isAbove ? middle <= content.top : middle >= content.bottom { return false }
    // Beside the cells a part can be level with their edge.
    if isAbove ? frame.y <= content.top + tolerance : frame.bottom >= content.bottom - tolerance { return false }
    let liesOnCells =
      middle > content.top && middle < content.bottom
      && min(frame.right, content.right) > max(frame.x, content.left) + tolerance
    return !liesOnCells
  }
}
