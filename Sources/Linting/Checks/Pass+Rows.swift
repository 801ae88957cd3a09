import Screens

/// What checks of rows ask first, and how they say that two cells are not so far apart as is asked.
extension Pass {
  /// The cells of an element if they are one plain row, and its content area. Otherwise it reports why the element is
  /// not checked, and returns `nil`.
  mutating func singleRow(of element: Element) -> (rows: CellRows, area: Frame)? {
    let rows = rows(of: element)
    if let need = rows.need {
      inconclusive(missing: need.member, of: need.element)
      return nil
    }
    guard rows.rows.count == 1, rows.isPlain else {
      notApplicable()
      return nil
    }
    return contentArea(of: element).map { (rows, $0) }
  }

  /// The content area of an element in pt or dp; where it is not known or empty, says that it is needed and returns
  /// `nil`.
  mutating func contentArea(of element: Element) -> Frame? {
    if let area = element.frame(.contentArea), !area.isEmpty { return area }
    inconclusive(missing: .contentArea, of: element)
    return nil
  }

  /// Reports a gap between two cells of a row that is not the one asked for, in pt or dp.
  mutating func report(_ wrong: (index: Int, more: Int), asked: Double, of rows: CellRows) {
    report(
      rows.describe(wrong, asked: asked, unit), at: .frame, of: rows.cells[wrong.index + 1].element,
      related: [RelatedElement(rows.cells[wrong.index].element, "the cell left of it")],
      measure: .gap(rightOf: rows.cells[wrong.index].frame, to: rows.cells[wrong.index + 1].frame, asked: asked))
  }
}

/// Parameters of checks of a row's cells: the distance between neighbours, and the tolerance.
struct GapParameters: Sendable {
  let gap = Parameter<Double>("gap", "The distance between neighbouring cells.", unit: "pt or dp").required
  let tolerance: Parameter<Double>

  /// - Parameter summary: what the tolerance is for, in a sentence.
  init(tolerance summary: String) {
    tolerance = Parameter<Double>("tolerance", summary, unit: "pt or dp", default: 0.5)
  }

  /// What a page says, in pt or dp.
  func values(in arguments: Arguments) throws(RuleError) -> (gap: Double, tolerance: Double) {
    guard let gap = try arguments.number(gap) else { throw arguments.missing(self.gap) }
    return (gap, try arguments.value(of: tolerance))
  }
}
