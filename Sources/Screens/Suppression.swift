/// A note in a description that a rule is not to report anything on an element, nor on what the element contains.
public struct Suppression: Sendable {
  /// The name that the member of JSON and the attribute of XML have, and that a comment begins with.
  public static let name: StaticString = "fiorilint-disable"

  /// The id of a rule, or a glob that stands for several.
  public var rule: String
  /// Why. It may hold any text of the file: reporters escape it.
  public var reason: String
  /// Where it stands, as byte offsets in the text.
  public var range: Range<Int>
  /// Index of the element that it is for.
  public var element: Int
}
