/// A place in a document where something is being written, by what it lies in.
package struct CompletionCursor: Equatable {
  /// A step from the whole of a document to what lies in it.
  package enum Step: Hashable {
    case member(String)
    case item
  }

  /// The way to the object, list or value that is being written in.
  package var path: [Step]
  /// By how many steps of the path lead there: the texts of an object's members.
  package var texts: [[String: String]]
  /// Whether the name of a member may be here.
  package var isKey: Bool
  /// Whether a value may be here.
  package var isValue: Bool
  /// The names of the members that the object has besides.
  package var siblings: Set<String>
  /// What is here already.
  package var replaced: Range<Int>
  /// What of it is before the place.
  package var typed: String
  /// Whether what separates a name from its value is behind it already.
  package var hasColon: Bool
}
