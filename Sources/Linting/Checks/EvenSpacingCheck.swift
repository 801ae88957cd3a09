import Screens

/// Asks that the cells of each row are justified with even padding, or begin at the left edge of the content area with
/// one padding.
///
/// The fact `itemAlignment` says which of the two is meant; if it is unknown, either passes. Justified cells may also
/// have the padding between them at both ends. A row of one cell is not checked.
final class EvenSpacingCheck: ElementCheck, Check {
  static let name = "even-spacing"
  static let summary = "The cells of a row are justified with even padding, or left aligned with one padding."
  static let kinds = Kind.having(.cells)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let tolerance = Parameter<Double>(
      "tolerance", "How much a padding or edge may differ.", unit: "pt or dp", default: 0.5)
  }

  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let rows = pass.rows(of: element)
    if let need = rows.need { return pass.inconclusive(missing: need.member, of: need.element) }
    guard rows.isPlain, rows.columns > 1 else { return pass.notApplicable() }
    let alignment = element.token(.itemAlignment)
    if let (index, padding) = unevenGap(rows, isSet: alignment == .leading, tolerance + element.precision) {
      let (left, right) = (rows.cells[index].element, rows.cells[index + 1].element)
      return pass.report(
        """
        \(left.shortProseName) and \(right.shortProseName) are \
        \(measured: rows.gap(after: index), "spacing", unit: pass.unit) \(pass.unit) apart, \
        but other \(element.noun(of: .cells).plural) of \(element.shortProseName) are \
        \(required: padding, "spacing", unit: pass.unit) \(pass.unit) apart
        """,
        at: .frame, of: right, related: [RelatedElement(left, "the cell left of it")],
        measure: .gap(rightOf: rows.cells[index].frame, to: rows.cells[index + 1].frame, asked: padding))
    }
    guard let area = pass.contentArea(of: element) else { return }
    for index in rows.rows.indices where rows.rows[index].columns > 1 {
      checkRow(index, in: area, of: element, &pass)
      if !pass.reports.isEmpty { return }
    }
  }

  /// The first gap that differs from those before it in its row, or from all before it where the padding is set.
  private func unevenGap(_ rows: CellRows, isSet: Bool, _ tolerance: Double) -> (index: Int, padding: Double)? {
    var norm: Double?
    for row in rows.rows {
      if !isSet { norm = nil }
      var index = row.cells.lowerBound
      while index + 1 < row.cells.upperBound {
        let gap = rows.gap(after: index)
        if let norm, abs(gap - norm) > tolerance { return (index, norm) }
        norm = norm ?? gap
        index += 1
      }
    }
    return nil
  }

  private func checkRow(_ index: Int, in area: Frame, of element: Element, _ pass: inout Pass) {
    let (rows, alignment) = (pass.rows(of: element), element.token(.itemAlignment))
    let tolerance = tolerance + element.precision
    let row = rows.rows[index]
    let (first, last) = (rows.cells[row.cells.lowerBound], rows.cells[row.cells.upperBound - 1])
    let (left, right) = (first.frame.x - area.x, area.right - last.frame.right)
    if abs(left) > tolerance {
      let gap = rows.gap(after: row.cells.lowerBound)
      if alignment != .leading, abs(left - gap) <= tolerance, abs(right - gap) <= tolerance { return }
      let message: Message = """
        \(short: first.element) starts \(measured: abs(left), "offset", unit: pass.unit) \(pass.unit) \
        \(left < 0 ? "left" : "right") of the left edge of the content area
        """
      let none: Message = "\(required: 0, "offset", unit: pass.unit)"
      let needed: Message =
        alignment == .leading || gap <= tolerance ? none : "\(none) or \(required: gap, "offset", unit: pass.unit)"
      pass.report(
        message.limited(to: "\(needed) \(pass.unit) are needed"), at: .frame, of: first.element,
        measure: .horizontal(from: area.x, to: first.frame.x, along: first.frame, least: 0, most: 0))
    } else if alignment == .justified, abs(right) > tolerance {
      // The last row of a grid may be incomplete; if items differ in width, their number does not show that.
      let isLast = index + 1 == rows.rows.count && element.token(.layout) != .horizontalFit
      guard !isLast || element.number(.columns).map({ Double(row.columns) >= $0 }) ?? false else { return }
      let message: Message = """
        \(short: last.element) ends \(measured: abs(right), "offset", unit: pass.unit) \(pass.unit) \
        \(right < 0 ? "beyond" : "before") the right edge, but the row is justified
        """
      pass.report(
        message.limited(to: "\(required: 0, "offset", unit: pass.unit) \(pass.unit) are needed"), at: .frame,
        of: last.element,
        measure: .horizontal(from: last.frame.right, to: area.right, along: last.frame, least: 0, most: 0))
    }
  }
}
