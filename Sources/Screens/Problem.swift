/// What a reader found wrong in a description that it could read all the same.
public struct Problem: Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Sendable {
    /// A kind, member, attribute or value that the vocabulary does not have.
    case unknownName
    /// A fact of a wrong type or unit.
    case invalidValue
    /// A member that is given twice, where the format lets the last one win.
    case duplicateName
  }

  /// Which kind of mistake it is.
  public var kind: Kind
  /// What is wrong, what was expected, and the nearest valid name.
  public var message: String
  /// Where, as byte offsets in the text.
  public var range: Range<Int>
  /// Index of the element that it belongs to.
  public var element: Int
}
