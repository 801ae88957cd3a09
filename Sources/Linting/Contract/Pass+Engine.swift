import Screens

// What the engine and the built-in checks have of a pass besides the contract.

extension Pass {
  /// A finding, before the engine gives it its rule, severity and location.
  struct Report {
    var message: Message
    var element: Int32
    var range: Range<Int>
    var related: [RelatedElement]
    /// What was measured, where the run draws screens.
    var measure: FindingMeasure?
    /// Whether the message is in the words of the rule's page, where that has any.
    var isReworded = false
  }

  /// A skip a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen's number, another one for each.
  ///   - keepsMeasures: whether what was measured is kept.
  init(_ tree: ScreenTree, _ platform: ScreenPlatform, screen: Int, _ cellRows: CellRows, keepsMeasures: Bool) {
    self.tree = tree
    unit = platform.unit
    self.screen = screen
    self.cellRows = cellRows
    self.keepsMeasures = keepsMeasures
  }

  /// The rows of the cells of a view; valid until another view's are asked for.
  func rows(of view: Element) -> CellRows {
    cellRows.find(in: view)
    return cellRows
  }

  /// A finding at an element, with its measures, which are computed only if screens are drawn.
  mutating func report(
    _ message: consuming Message, at element: Element, related: [RelatedElement] = [],
    measure: @autoclosure () -> FindingMeasure?
  ) {
    isClean = false
    message.distinguishNumbers()
    reports.append(
      Report(
        message: message, element: element.index, range: tree.place(of: element), related: related,
        measure: keepsMeasures ? measure() : nil))
  }

  /// A finding at a fact of an element, with its measures, which are computed only if screens are drawn.
  mutating func report(
    _ message: consuming Message, at member: Member, of element: Element, related: [RelatedElement] = [],
    measure: @autoclosure () -> FindingMeasure?
  ) {
    isClean = false
    message.distinguishNumbers()
    reports.append(
      Report(
        message: message, element: element.index, range: tree.place(of: member, in: element), related: related,
        measure: keepsMeasures ? measure() : nil))
  }

  /// Findings that were made before.
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
  /// The element.
  package var element: Element
  /// What it has to do with the finding.
  package var message: String
  /// The rules whose findings the finding supersedes there, and which report them where it is suppressed.
  package var supersededRules: [String] = []

  /// An element with what it has to do with the finding.
  public init(_ element: Element, _ message: String) {
    self.element = element
    self.message = message
  }
}
