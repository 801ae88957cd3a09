import Screens

/// Asks that the right edge of the content area shows only a part of the cell that it cuts, behind whole ones.
///
/// Only rows whose cells reach beyond the content area are checked, before they are scrolled.
final class NextCellVisibleCheck: ElementCheck, Check {
  static let name = "next-cell-visible"
  static let summary = "A row that can be scrolled shows whole cells and a part of the next cell."
  static let kinds = Kind.having(.cells)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let min = Parameter<Double>("min", "The least share of the next cell that is seen, 0 to 1.").required
    let max = Parameter<Double>("max", "The greatest share of the next cell that is seen, 0 to 1.").required
    let minWholeCells = Parameter<Double>("minWholeCells", "How many whole cells there are at least.", default: 1)
    let tolerance = Parameter<Double>(
      "tolerance", "How much a whole cell may reach beyond the edge.", unit: "pt or dp", default: 0.5)
  }

  private let minimum: Double
  private let maximum: Double
  private let minWholeCells: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let minimum = try arguments.number(Self.parameters.min) else { throw arguments.missing(Self.parameters.min) }
    guard let maximum = try arguments.number(Self.parameters.max) else { throw arguments.missing(Self.parameters.max) }
    guard minimum <= maximum else { throw arguments.wrong(Self.parameters.min, "is more than `max`") }
    (self.minimum, self.maximum) = (minimum, maximum)
    minWholeCells = try arguments.value(of: Self.parameters.minWholeCells)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let (rows, area) = pass.singleRow(of: element) else { return }
    // A row that was scrolled is cut off wherever people left it.
    guard rows.edges.left >= area.x - tolerance,
      let cut = rows.cells.firstIndex(where: { $0.frame.right > area.right + tolerance })
    else { return pass.notApplicable() }
    let cell = rows.cells[cut]
    let share = max(0, area.right - cell.frame.x) / cell.frame.width
    // Shares are quotients: what is meant as the limit may miss it in the last digit.
    let isWrong = share < minimum - 1e-9 || share > maximum + 1e-9
    guard isWrong || Double(cut) < minWholeCells else { return }
    let noun = element.noun(of: .cells)
    let problem: Message = """
      \(subject: element) shows \(cut == 0 ? "no" : "\(cut)" as Message) whole \(noun.form(for: Double(cut))) and \
      \(measured: share * 100, "share", unit: "%") % of the next one
      """
    let limit: Message = """
      \(Double(cut) < minWholeCells ? "at least \(minWholeCells) whole and " : "" as Message)\
      \(required: minimum * 100, .min, "share", unit: "%") to \(required: maximum * 100, .max, "share", unit: "%") % are needed
      """
    pass.report(
      problem.limited(to: limit),
      at: .frame, of: cell.element,
      measure: isWrong
        ? .horizontal(
          from: min(cell.frame.x, area.right), to: area.right, along: cell.frame, least: minimum * cell.frame.width,
          most: maximum * cell.frame.width) : nil)
  }
}
