import Screens

/// Asks for a fact while the elements of a row do not all fit into its area.
final class OverflowIndicatorCheck: ElementCheck, Check {
  static let name = "overflow-indicator"
  static let summary = "If a row overflows its area, a fact is true."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let list = Parameter<Member>("list", "The elements of the row.", .list).required
    let area = Parameter<Member>(
      "area", "The fact with the area; if it is unknown, the element's frame is the area.", .fact
    ).required
    let fact = Parameter<Member>("fact", "The fact that is true.", .fact).required
    let tolerance = Parameter<Double>(
      "tolerance", "How far an element may reach beyond the area.", unit: "pt or dp", default: 0.5)
  }

  private let list: Member
  private let area: Member
  private let fact: Member
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let list = try arguments.member(Self.parameters.list) else { throw arguments.missing(Self.parameters.list) }
    guard let area = try arguments.member(Self.parameters.area) else { throw arguments.missing(Self.parameters.area) }
    guard arguments.role(of: area) == .frame else { throw arguments.wrong(Self.parameters.area, "must name a frame") }
    guard let fact = try arguments.member(Self.parameters.fact) else { throw arguments.missing(Self.parameters.fact) }
    guard arguments.role(of: fact) == .boolean else {
      throw arguments.wrong(Self.parameters.fact, "must be one that is true or false")
    }
    (self.list, self.area, self.fact) = (list, area, fact)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let value = element.flag(fact)
    if value == true { return }
    var need: MissingFact?
    guard let cell = beyond(element, &need) else {
      if let need { pass.inconclusive(missing: need.member, of: need.element) } else { pass.notApplicable() }
      return
    }
    guard value != nil else { return pass.inconclusive(missing: fact, of: element) }
    pass.report(
      """
      \(subject: element) has \(element.noun(of: list).plural) beyond its edge but \
      \(Vocabulary.phrase(of: fact, false, in: element.kind)?.text() ?? "no \(Vocabulary.noun(of: fact))")
      """, at: fact, of: element,
      related: [RelatedElement(cell, "reaches beyond the edge")])
  }

  /// The first element that is known to reach beyond the area.
  ///
  /// - Parameter need: where there is none, what would have to be known to be sure of it.
  private func beyond(_ element: Element, _ need: inout MissingFact?) -> Element? {
    let known = element.frame(area).flatMap { $0.isEmpty ? nil : $0 }
    guard let area = known ?? element.frame().flatMap({ $0.isEmpty ? nil : $0 }) else {
      need = MissingFact(self.area, of: element)
      return nil
    }
    for item in element.members(list) {
      guard let frame = item.frame(), !frame.isEmpty else {
        need = need ?? MissingFact(.frame, of: item)
        continue
      }
      if frame.right > area.right + tolerance || frame.x < area.x - tolerance { return item }
      // The positions of its copies are unknown.
      if item.isPrototype { need = need ?? MissingFact(list, of: element) }
    }
    if element.isExplicitlyUnknown(list) { need = need ?? MissingFact(list, of: element) }
    if known == nil { need = need ?? MissingFact(self.area, of: element) }
    return nil
  }
}
