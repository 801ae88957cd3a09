import Screens

/// Limits the rows and the columns of the cells of a view.
///
/// If the frames do not give the columns, the fact `columns` does.
final class RowsCheck: ElementCheck, Check {
  static let name = "rows"
  static let summary = "The number of rows or columns of the cells is within limits."
  static let kinds = Kind.having(.cells)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let maxRows = Parameter<Double>("maxRows", "The most rows.").oneOfSeveral
    let minColumns = Parameter<Double>("minColumns", "The least number of cells in the fullest row.").oneOfSeveral
    let maxColumns = Parameter<Double>("maxColumns", "How many cells a row holds at most.").oneOfSeveral
    let tolerance = Parameter<Double>(
      "tolerance", "How much cells of different rows may overlap.", unit: "pt or dp", default: 0.5)
  }

  private let maximum: Double
  private let minimumColumns: Double
  private let maximumColumns: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    let maximum = try arguments.number(Self.parameters.maxRows)
    let columns = (try arguments.number(Self.parameters.minColumns), try arguments.number(Self.parameters.maxColumns))
    guard maximum != nil || columns.0 != nil || columns.1 != nil else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    self.maximum = maximum ?? .infinity
    (minimumColumns, maximumColumns) = (columns.0 ?? 0, columns.1 ?? .infinity)
    guard minimumColumns <= maximumColumns else {
      throw arguments.wrong(Self.parameters.minColumns, "is more than `maxColumns`")
    }
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let rows = pass.rows(of: element)
    let hasTooManyRows = Double(rows.rows.count) > maximum && (rows.need == nil || areSure(rows))
    if hasTooManyRows || Double(rows.columns) > maximumColumns {
      reportTooMany(rows, hasTooManyRows, element, &pass)
    } else if maximum == 1, let (above, below) = stackedPair(rows) {
      pass.report(
        "\(short: below) is below \(above.shortProseName), but \(element.shortProseName) is a single row",
        at: .frame, of: below, related: [RelatedElement(above, "the cell above")])
    } else if let need = rows.need {
      checkFact(element, need, &pass)
    } else if rows.cells.isEmpty || Double(rows.cells.count) < minimumColumns {
      pass.notApplicable()
    } else if Double(rows.columns) < minimumColumns {
      pass.report(
        columns(Double(rows.columns), isTooMany: false, element), at: element)
    }
  }

  /// Whether there are two rows even though some frames are unknown. Next to a cell that is high enough, all others are
  /// in one row, unless one of them is below another.
  private func areSure(_ rows: CellRows) -> Bool {
    guard maximum == 1 else { return false }
    for row in rows.rows.dropFirst() {
      for below in rows.cells[row.cells] {
        for above in rows.cells[..<row.cells.lowerBound] where below.frame.y >= above.frame.bottom - tolerance {
          let (left, right) = (below.frame, above.frame)
          if CellRows.overlapsByHalf(left.x, left.right, right.x, right.right) { return true }
        }
      }
    }
    return false
  }

  private func reportTooMany(
    _ rows: CellRows, _ hasTooManyRows: Bool, _ element: Element, _ pass: inout Pass
  ) {
    if hasTooManyRows {
      let cell = rows.cells[rows.rows[Int(maximum)].cells.lowerBound].element
      pass.report(
        ("\(subject: element) has \(measured: Double(rows.rows.count), "rows") rows" as Message)
          .limited(to: "at most \(required: maximum, .max, "rows")"), at: .frame, of: cell)
      return
    }
    guard let row = rows.rows.first(where: { Double($0.columns) > maximumColumns }) else { return }
    pass.report(
      columns(Double(row.columns), isTooMany: true, element), at: .frame,
      of: rows.cells[row.cells.upperBound - 1].element)
  }

  private func checkFact(_ element: Element, _ need: MissingFact, _ pass: inout Pass) {
    guard maximum == .infinity, let columns = element.number(.columns) else {
      return pass.inconclusive(missing: need.member, of: need.element)
    }
    if columns > maximumColumns {
      pass.report(self.columns(columns, isTooMany: true, element), at: .columns, of: element)
    } else if columns < minimumColumns, columns > 0 {
      // Too few cells for so many columns prove nothing.
      if let count = element.cellCount, Double(count) < minimumColumns { return pass.notApplicable() }
      pass.report(self.columns(columns, isTooMany: false, element), at: .columns, of: element)
    }
  }

  private func columns(_ count: Double, isTooMany: Bool, _ element: Element) -> Message {
    let number: Message = "\(measured: count, "columns")"
    let problem: Message = "\(subject: element) has \(number, of: ElementNoun("column"), for: count)"
    return problem.limited(
      to: isTooMany
        ? "at most \(required: maximumColumns, .max, "columns")"
        : "at least \(required: minimumColumns, .min, "columns")")
  }

  /// Two cells that count as one row because of a high cell next to them, although one of them is below the other.
  private func stackedPair(_ rows: CellRows) -> (above: Element, below: Element)? {
    guard !rows.isPlain else { return nil }
    for row in rows.rows where row.columns < row.cells.count {
      for index in row.cells.dropFirst() {
        let (left, right) = (rows.cells[index - 1], rows.cells[index])
        guard CellRows.overlapsByHalf(left.frame.x, left.frame.right, right.frame.x, right.frame.right) else {
          continue
        }
        if right.frame.y >= left.frame.bottom - tolerance { return (left.element, right.element) }
        if left.frame.y >= right.frame.bottom - tolerance { return (right.element, left.element) }
      }
    }
    return nil
  }
}
