import Screens

/// Asks for a distance between the neighbouring cells of a row, and between rows.
///
/// Cells that are stacked in a row have no such distances, and neither have rows that interlock without covering each
/// other. They are not checked.
final class SpacingCheck: ElementCheck, Check {
  static let name = "spacing"
  static let summary = "Cells of a row, or the rows, have a fixed gap."
  static let kinds = Kind.having(.cells)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let betweenCells = Parameter<Double>(
      "betweenCells", "The distance between neighbouring cells of a row.", unit: "pt or dp"
    ).oneOfSeveral
    let betweenRows = Parameter<Double>(
      "betweenRows", "The distance between one row and the next.", unit: "pt or dp"
    ).oneOfSeveral
    let exceptIfAllFit = Parameter<Bool>(
      "exceptIfAllFit", "Whether a single row that fits into the content area is not checked.")
    let tolerance = Parameter<Double>(
      "tolerance", "How much a distance may differ.", unit: "pt or dp", default: 0.5)
  }

  private let betweenCells: Double?
  private let betweenRows: Double?
  private let exceptIfAllFit: Bool
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    betweenCells = try arguments.number(Self.parameters.betweenCells)
    betweenRows = try arguments.number(Self.parameters.betweenRows)
    guard betweenCells != nil || betweenRows != nil else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    exceptIfAllFit = try arguments.flag(Self.parameters.exceptIfAllFit)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let rows = pass.rows(of: element)
    guard rows.need != nil || rows.cells.count > 1 else { return pass.notApplicable() }
    if exceptIfAllFit, fits(rows, element) { return pass.notApplicable() }
    if let betweenCells, let wrong = rows.wrongGap(betweenCells, tolerance) {
      return pass.report(wrong, asked: betweenCells, of: rows)
    }
    guard rows.isPlain else { return pass.notApplicable() }
    if let betweenRows {
      if betweenCells == nil, rows.need == nil, rows.rows.count == 1 { return pass.notApplicable() }
      for index in rows.rows.indices.dropLast() {
        let gap = rows.gap(belowRow: index)
        // An unknown cell may be higher than the others of its row, or a row of its own.
        guard abs(gap - betweenRows) > tolerance, rows.need == nil || gap < betweenRows else { continue }
        if gap < -tolerance, !rows.overlap(belowRow: index, tolerance) { return pass.notApplicable() }
        return report(below: index, asked: betweenRows, of: element, &pass)
      }
    }
    if let need = rows.need { pass.inconclusive(missing: need.member, of: need.element) }
  }

  private func fits(_ rows: CellRows, _ element: Element) -> Bool {
    guard rows.isPlain, rows.need == nil, rows.rows.count == 1, let area = element.frame(.contentArea), !area.isEmpty
    else {
      return false
    }
    return rows.fit(in: area.width, gap: betweenCells ?? 0, tolerance)
  }

  private func report(below index: Int, asked: Double, of element: Element, _ pass: inout Pass) {
    let rows = pass.rows(of: element)
    let gap = rows.gap(belowRow: index)
    let names: Message = "rows \(index + 1) and \(index + 2) of \(short: element)"
    let row = rows.rows[index + 1]
    let required: Message = "\(required: asked, "spacing", unit: pass.unit) \(pass.unit)"
    let overlap: Message = "\(names) overlap by \(-gap) \(pass.unit)"
    let problem: Message =
      gap < 0
      ? overlap.noting(gap, .measured, "spacing", unit: pass.unit)
      : "\(names) are \(measured: gap, "spacing", unit: pass.unit) \(pass.unit) apart"
    pass.report(
      problem.limited(to: "\(required) are needed"),
      at: .frame, of: rows.cells[row.cells.lowerBound].element,
      measure: .distance(
        MeasuredDistance(
          isHorizontal: false, from: rows.rows[index].bottom, to: row.top,
          lower: rows.cells[row.cells.lowerBound].frame.x, upper: rows.cells[row.cells.upperBound - 1].frame.right,
          least: asked, most: asked)))
  }
}
