import Screens

/// What a check says about one element; the engine makes the findings and counts of it.
public struct Pass {
  /// The screen being checked.
  package let tree: ScreenTree
  /// The unit of lengths on the screen's platform: `pt`, `dp`, or `pt/dp` where it is not known.
  public let unit: String

  /// The number of the screen: another one for each that an engine checks.
  let screen: Int

  private let cellRows: CellRows
  /// Whether what was measured is kept.
  var keepsMeasures: Bool
  var reports: [Report] = []
  private(set) var need: Need?
  private(set) var isNotApplicable = false
  private(set) var failure: String?
  /// Whether the check said nothing, which is asked far more often than what it said.
  private(set) var isClean = true

  /// A violation, before the engine gives it its rule, severity and place.
  struct Report {
    var message: Message
    var element: Int32
    var range: Range<Int>
    var related: [RelatedElement]
    /// What was measured, where the run draws screens.
    var measure: FindingMeasure?
  }

  init(_ tree: ScreenTree, _ platform: ScreenPlatform, _ table: CaseTable) {
    self.tree = tree
    unit = platform.unit
    screen = table.screenNumber
    cellRows = table.cellRows
    keepsMeasures = table.keepsMeasures
  }

  /// The rows that the cells of a view stand in; valid until another view's are asked for.
  func rows(of view: Element) -> CellRows {
    cellRows.find(in: view)
    return cellRows
  }

  /// A violation at an element.
  ///
  /// - Parameters:
  ///   - message: what is wrong, with the measured value and what is asked; the page's advice follows it.
  ///   - related: elements that the message speaks of.
  public mutating func report(_ message: Message, at element: Element, related: [RelatedElement] = []) {
    report(message, at: element, related: related, measure: nil)
  }

  /// A violation at a fact of an element.
  ///
  /// - Parameters:
  ///   - message: what is wrong, with the measured value and what is asked; the page's advice follows it.
  ///   - related: elements that the message speaks of.
  public mutating func report(
    _ message: Message, at member: Member, of element: Element, related: [RelatedElement] = []
  ) {
    report(message, at: member, of: element, related: related, measure: nil)
  }

  /// A violation at an element, with what was measured; that is asked for only where screens are drawn.
  mutating func report(
    _ message: Message, at element: Element, related: [RelatedElement] = [],
    measure: @autoclosure () -> FindingMeasure?
  ) {
    isClean = false
    reports.append(
      Report(
        message: message, element: element.index, range: tree.place(of: element), related: related,
        measure: keepsMeasures ? measure() : nil))
  }

  /// A violation at a fact of an element, with what was measured; that is asked for only where screens are drawn.
  mutating func report(
    _ message: Message, at member: Member, of element: Element, related: [RelatedElement] = [],
    measure: @autoclosure () -> FindingMeasure?
  ) {
    isClean = false
    reports.append(
      Report(
        message: message, element: element.index, range: tree.place(of: member, in: element), related: related,
        measure: keepsMeasures ? measure() : nil))
  }

  /// Violations that were made before.
  mutating func report(_ reports: [Report]) {
    if reports.isEmpty { return }
    isClean = false
    self.reports += reports
  }

  mutating func report(_ problem: Problem) {
    isClean = false
    reports.append(
      Report(message: Message(problem.message), element: Int32(problem.element), range: problem.range, related: []))
  }

  /// The element cannot be checked: a fact or part is unknown.
  public mutating func undecided(_ member: Member, of element: Element) {
    isClean = false
    if need == nil { need = Need(member, of: element) }
  }

  /// The element is nothing that the check speaks about.
  public mutating func notApplicable() {
    isClean = false
    isNotApplicable = true
  }

  /// The element cannot be checked for a reason that lies in the rule, which fails on the file.
  ///
  /// - Parameter message: why.
  mutating func fail(_ message: String) {
    isClean = false
    if failure == nil { failure = message }
  }

  mutating func reset() {
    if !reports.isEmpty { reports.removeAll(keepingCapacity: true) }
    need = nil
    isNotApplicable = false
    failure = nil
    isClean = true
  }
}

/// An element that a finding speaks of besides its own.
public struct RelatedElement {
  /// The element that is spoken of.
  public var element: Element
  /// What it has to do with the finding.
  public var message: String

  /// An element with what it has to do with the finding.
  public init(_ element: Element, _ message: String) {
    self.element = element
    self.message = message
  }
}
