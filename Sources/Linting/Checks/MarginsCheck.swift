import Screens

/// Asks for a distance between an area and the edges around it.
final class MarginsCheck: ElementCheck, Check {
  static let name = "margins"
  static let summary = "The cells or their content area keep a distance from the edges around them."
  static let kinds = Kind.having(.cells)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let inner = Parameter<String>(
      "inner", "What is measured: contentArea or cells.", oneOf: ["contentArea", "cells"]
    ).required
    let outer = Parameter<String>(
      "outer", "The area around it: screen or contentArea.", oneOf: ["screen", "contentArea"]
    ).required
    let left = Parameter<Double>("left", "The distance from the left edge.", unit: "pt or dp").oneOfSeveral
    let top = Parameter<Double>("top", "The distance from the top edge.", unit: "pt or dp").oneOfSeveral
    let right = Parameter<Double>("right", "The distance from the right edge.", unit: "pt or dp").oneOfSeveral
    let bottom = Parameter<Double>("bottom", "The distance from the bottom edge.", unit: "pt or dp").oneOfSeveral
    let onlyIfAllListed = Parameter<Bool>(
      "onlyIfAllListed", "Check only views that list all cells.")
    let tolerance = Parameter<Double>(
      "tolerance", "How much a distance may differ.", unit: "pt or dp", default: 0.5)
  }

  private let ofCells: Bool
  private let inScreen: Bool
  private let left: Double?
  private let top: Double?
  private let right: Double?
  private let bottom: Double?
  private let onlyIfAllListed: Bool
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let inner = try arguments.text(Self.parameters.inner) else { throw arguments.missing(Self.parameters.inner) }
    guard let outer = try arguments.text(Self.parameters.outer) else { throw arguments.missing(Self.parameters.outer) }
    guard inner != outer else { throw arguments.wrong(Self.parameters.outer, "must not be what is measured") }
    (ofCells, inScreen) = (inner == "cells", outer == "screen")
    left = try arguments.number(Self.parameters.left)
    top = try arguments.number(Self.parameters.top)
    right = try arguments.number(Self.parameters.right)
    bottom = try arguments.number(Self.parameters.bottom)
    guard left != nil || top != nil || right != nil || bottom != nil else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    onlyIfAllListed = try arguments.flag(Self.parameters.onlyIfAllListed)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    var inner = Edges()
    if ofCells {
      let rows = pass.rows(of: element)
      if let need = rows.need { return pass.inconclusive(missing: need.member, of: need.element) }
      guard !rows.cells.isEmpty else { return pass.notApplicable() }
      if onlyIfAllListed, let total = element.number(.totalCount), total > Double(rows.cells.count) {
        return pass.inconclusive(missing: .cells, of: element)
      }
      inner = rows.edges
    }
    if !ofCells || !inScreen {
      guard let area = pass.contentArea(of: element) else { return }
      if ofCells { return compare(inner, in: Edges(area), element, &pass) }
      inner = Edges(area)
    }
    let (width, height) = (element.screen.number(.width), element.screen.number(.height))
    if right != nil, width ?? 0 <= 0 { pass.inconclusive(missing: .width, of: element.screen) }
    if bottom != nil, height ?? 0 <= 0 { pass.inconclusive(missing: .height, of: element.screen) }
    // Missing sizes are not reported for edges that have no limit: those are never checked.
    compare(inner, in: Edges(Frame(x: 0, y: 0, width: width ?? 0, height: height ?? 0)), element, &pass)
  }

  private func compare(_ inner: Edges, in outer: Edges, _ element: Element, _ pass: inout Pass) {
    guard
      isWrong(inner.left - outer.left, left) || isWrong(inner.top - outer.top, top)
        || (outer.right > outer.left && isWrong(outer.right - inner.right, right))
        || (outer.bottom > outer.top && isWrong(outer.bottom - inner.bottom, bottom))
    else { return }
    let place = inScreen ? "the screen" : "the content area"
    var clauses: [Message] = []
    var limits: [Message] = []
    func add(_ distance: Double, _ asked: Double?, _ edge: String) {
      guard let asked, isWrong(distance, asked) else { return }
      let length: Message =
        distance < 0 ? "\(-distance) \(pass.unit)" : "\(measured: distance, edge, unit: pass.unit) \(pass.unit)"
      var clause: Message
      if ofCells, !inScreen, edge == "bottom" {
        clause = distance < 0 ? "extend \(length) below the end of \(place)" : "end \(length) above the end of \(place)"
      } else if ofCells, !inScreen, edge == "top" {
        clause =
          distance < 0 ? "extend \(length) above the start of \(place)" : "start \(length) below the start of \(place)"
      } else if distance < 0 {
        clause = "\(ofCells ? "extend" : "extends") \(length) beyond the \(edge) edge of \(place)"
      } else {
        clause = "\(ofCells ? "are" : "is") \(length) from the \(edge) edge of \(place)"
      }
      if distance < 0 { clause = clause.noting(distance, .measured, edge, unit: pass.unit) }
      if asked > 0 {
        limits.append("\(required: asked, edge, unit: pass.unit) \(pass.unit)")
      } else {
        clause = clause.noting(asked, .equals, edge, unit: pass.unit)
      }
      clauses.append(clause)
    }
    add(inner.left - outer.left, left, "left")
    add(inner.top - outer.top, top, "top")
    if outer.right > outer.left { add(outer.right - inner.right, right, "right") }
    if outer.bottom > outer.top { add(outer.bottom - inner.bottom, bottom, "bottom") }
    let problem: Message =
      "\(ofCells ? "the cells" : "the content") of \(short: element) \(clauses.joined(separator: " and "))"
    // One limit is enough where all edges have the same.
    let isOneLimit = limits.dropFirst().allSatisfy { $0.text == limits[0].text }
    let limit = (isOneLimit ? Array(limits.prefix(1)) : limits).joined(separator: " and ")
    pass.report(
      limits.isEmpty ? problem : problem.limited(to: "\(limit) are needed"),
      at: ofCells && inScreen ? .frame : .contentArea, of: element, measure: measure(inner, in: outer))
  }

  /// The first of the distances that the message names.
  private func measure(_ inner: Edges, in outer: Edges) -> FindingMeasure? {
    func distance(_ isHorizontal: Bool, _ start: Double, _ end: Double, _ asked: Double?) -> FindingMeasure? {
      guard let asked, abs(end - start - asked) > tolerance else { return nil }
      return .distance(
        MeasuredDistance(
          isHorizontal: isHorizontal, from: start, to: end, lower: isHorizontal ? inner.top : inner.left,
          upper: isHorizontal ? inner.bottom : inner.right, least: asked, most: asked))
    }
    return distance(true, outer.left, inner.left, left) ?? distance(false, outer.top, inner.top, top)
      ?? (outer.right > outer.left ? distance(true, inner.right, outer.right, right) : nil)
      ?? (outer.bottom > outer.top ? distance(false, inner.bottom, outer.bottom, bottom) : nil)
  }

  private func isWrong(_ distance: Double, _ asked: Double?) -> Bool {
    asked.map { abs(distance - $0) > tolerance } ?? false
  }
}
