import RulePages
import Screens

// The whole contract of a check: what it is, what a page may say to it, and what it says of an element.

// MARK: What it is

/// What a rule does with each element that its selector picks: a small class whose stored properties are what a page's
/// `with:` gives.
///
/// ```swift
/// final class ShortCheck: ElementCheck, Check {
///   static let name = "acme/short"
///   static let summary = "A text has so many characters at most."
///   static let parameters = Parameters()
///
///   struct Parameters: Sendable {
///     let max = Parameter<Double>("max", "The most characters.", default: 20)
///   }
///
///   private let max: Double
///
///   init(_ arguments: Arguments) throws(RuleError) {
///     max = try arguments.value(of: Self.parameters.max)
///   }
///
///   override func check(_ element: Element, _ pass: inout Pass) {
///     guard let text = element.text(.text) else { return pass.inconclusive(missing: .text, of: element) }
///     if Double(text.count) > max { pass.report("\"\(text)\" is too long", at: .text, of: element) }
///   }
/// }
/// ```
///
/// A check reports only what it knows. It calls ``Pass/report(_:at:related:)`` for a finding,
/// ``Pass/inconclusive(missing:of:)`` if a required fact is unknown, and ``Pass/notApplicable()`` if there is nothing
/// to check. An element without any of these calls passes. Each thread makes checks of its own.
public protocol Check: ElementCheck, SendableMetatype {
  /// What holds its parameters, each a stored property of type ``Parameter``, in the order of the documentation.
  associatedtype Parameters: Sendable = NoParameters

  /// The name that pages call it by.
  static var name: String { get }

  /// What it does, in one line.
  static var summary: String { get }

  /// Its parameters; none unless it says so.
  static var parameters: Parameters { get }

  /// - Throws: a ``RuleError`` for a parameter that is missing, of a wrong type, or out of range.
  init(_ arguments: Arguments) throws(RuleError)

  /// The kinds of element that it can check; all unless it says so. A page whose `on` picks others is wrong.
  static var kinds: [Kind] { get }

  /// Whether a page may give it parameters of any name, of which it says itself which it has no use for; `false` unless
  /// it says so.
  static var takesOthers: Bool { get }
}

extension Check {
  /// All kinds, for a check that does not say.
  public static var kinds: [Kind] { Kind.allCases }

  /// `false`, for a check that does not say.
  public static var takesOthers: Bool { false }
}

/// A check's type, of which engines make checks.
public typealias AnyCheck = any (Check & SendableMetatype).Type

/// The parameters of a check that has none.
public struct NoParameters: Sendable {
  /// None.
  package init() {}
}

extension Check where Parameters == NoParameters {
  /// None, for a check that does not say.
  public static var parameters: NoParameters { NoParameters() }
}

/// What every check can do. It is a class because an engine can call a class without counting its references, which it
/// could not do with the protocol.
open class ElementCheck {
  /// A check that has nothing against anything.
  public init() {}

  /// When it is asked; as the walk comes past the elements, unless it says otherwise.
  open var phase: CheckPhase { .elements }

  /// Checks one element.
  open func check(_ element: Element, _ pass: inout Pass) {}

  /// Whether it says what fixes an element, so that a page's `fix:` need not; it does not unless it says so.
  open var hasFix: Bool { false }

  /// The changes that would fix an element that it has reported: changes of it and of others on its screen, which are
  /// made together. The engine keeps them if the result has fewer findings and no new one, and if the file's format can
  /// express them.
  ///
  /// - Returns: `nil` where it does not know.
  open func changes(fixing element: Element) -> [PlannedChange]? { nil }

  /// A file begins; what a check of ``CheckPhase/screens`` has kept of the last one does not count any more.
  open func startFile() {}

  /// All screens of a file will be at hand there before the first of them is checked, where a condition asks for them.
  func prepare(for screens: FileScreens) {}
}

/// When a check is asked about the elements of a screen that its rule's selector picks.
public enum CheckPhase: Sendable {
  /// As the walk comes past them.
  case elements
  /// Behind the walk, and also on screens that its rule is off for: it compares the screens of a file.
  case screens
  /// At the end, when it is known what suppressions suppressed.
  case suppressions
}

// MARK: What a page may say to it

/// What a check says about one element; the engine makes the findings and counts of it (`Pass+Engine.swift`).
public struct Pass {
  /// The screen being checked.
  package let tree: ScreenTree
  /// The unit of lengths on the screen's platform: `pt`, `dp`, or `pt/dp` where it is not known.
  public let unit: String
  /// The number of the screen: another one for each that an engine checks.
  let screen: Int
  let cellRows: CellRows
  /// Whether what was measured is kept.
  let keepsMeasures: Bool
  var reports: [Report] = []
  var need: MissingFact?
  var isNotApplicable = false
  var failure: String?
  /// Whether the check said nothing, which is asked far more often than what it said.
  var isClean = true

  /// A finding at an element.
  ///
  /// - Parameters:
  ///   - message: what is wrong, with the measured value and what is asked; the page's advice follows it.
  ///   - related: elements that the message speaks of.
  public mutating func report(_ message: Message, at element: Element, related: [RelatedElement] = []) {
    report(message, at: element, related: related, measure: nil)
  }

  /// A finding at a fact of an element.
  ///
  /// - Parameters:
  ///   - message: what is wrong, with the measured value and what is asked; the page's advice follows it.
  ///   - related: elements that the message speaks of.
  public mutating func report(
    _ message: Message, at member: Member, of element: Element, related: [RelatedElement] = []
  ) {
    report(message, at: member, of: element, related: related, measure: nil)
  }

  /// The element cannot be checked: a fact or part is unknown.
  public mutating func inconclusive(missing member: Member, of element: Element) {
    isClean = false
    if need == nil { need = MissingFact(member, of: element) }
  }

  /// The element is nothing that the check speaks about.
  public mutating func notApplicable() {
    isClean = false
    isNotApplicable = true
  }
}
