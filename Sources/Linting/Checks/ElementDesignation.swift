import Screens

extension Element {
  /// The element as messages name it: with what it belongs to, where it has no id of its own: `image of collectionCell[p1]`.
  var designation: String {
    guard let parent, parent.kind != .screen, text(.id) ?? "" == "" else { return pathComponent }
    return "\(pathComponent) of \(parent.designation)"
  }
}
