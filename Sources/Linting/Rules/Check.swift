import RulePages
import Screens

/// What a rule does with each element that its selector picks: a small class whose stored properties are the parameters that a page's
/// `with:` gives.
///
/// A check reports only what it knows. It calls ``Pass/report(_:at:)`` for a violation, ``Pass/undecided(_:of:)`` where a fact it
/// needs is unknown, ``Pass/notApplicable()`` where it has nothing to judge; an element it says nothing about conforms. Each thread
/// makes checks of its own.
public protocol Check: ElementCheck, SendableMetatype {
  /// The name that pages call it by.
  static var name: String { get }

  /// What it does, in one line.
  static var summary: String { get }

  /// Its parameters.
  static var parameters: [any CheckParameter] { get }

  /// - Throws: a ``RuleError`` for a parameter that is missing, of a wrong type, or out of range.
  init(_ arguments: Arguments) throws(RuleError)

  /// Whether a page may give it parameters of any name, of which it says itself which it has no use for; `false` unless it says so.
  static var takesOthers: Bool { get }
}

extension Check {
  /// `false`, for a check that does not say.
  public static var takesOthers: Bool { false }
}

/// What every check can do. It is a class because an engine can call a class without counting its references, which it could not do
/// with the protocol.
open class ElementCheck {
  /// A check that has nothing against anything.
  public init() {}

  /// When it is asked; as the walk comes past the elements, unless it says otherwise.
  open var phase: CheckPhase { .elements }

  /// Checks one element.
  open func check(_ element: Element, _ pass: inout Pass) {}

  /// A file begins; what a check of ``CheckPhase/screens`` has kept of the last one does not count any more.
  open func startFile() {}
}
