/// A change of one element that a fix requests, in the terms of the vocabulary and independent of the file's format.
public enum ElementChange: Sendable, Hashable {
  /// A fact has another value, or is given where it was not.
  case set(Member, FactSetting)
  /// A fact or part is not there any more.
  case remove(Member)
  /// A part is there, with some facts; where it is there already, it has them.
  case insert(Member, [PartFact])
  /// The element is as wide and high as this around its centre; `nil`: as it was.
  case resize(width: Double?, height: Double?)
}

/// A fact of a part that is inserted.
public struct PartFact: Sendable, Hashable {
  /// The fact.
  package let member: Member
  /// Its value.
  package let value: FactSetting

  /// A fact with its value.
  public init(_ member: Member, _ value: FactSetting) {
    self.member = member
    self.value = value
  }
}

/// The value that a fix gives to a fact.
public enum FactSetting: Sendable, Hashable {
  case token(Token)
  case flag(Bool)
  case number(Double)
  case text(String)
}

/// A change with the element that it is about.
public struct PlannedChange {
  /// The element; valid as long as its tree is.
  package let element: Element
  /// What changes of it.
  package let change: ElementChange

  /// A change of an element.
  public init(_ change: ElementChange, of element: Element) {
    self.element = element
    self.change = change
  }
}
