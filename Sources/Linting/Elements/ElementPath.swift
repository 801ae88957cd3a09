import Screens

extension Element {
  /// The element's name and what distinguishes it from its siblings: `collectionCell[p1]`, `action[2]`, `header`.
  ///
  /// Members of lists have their id, else their position among those of their name, from 1. An id that looks like a
  /// position is in quotes.
  package var pathComponent: String { pathComponent(behind: "") }

  /// The same behind what leads to the element.
  func pathComponent(behind path: String) -> String {
    guard parent != nil else { return path.isEmpty ? memberName : String(joining: path, memberName) }
    if let id = bytes(.id), !id.isEmpty {
      let isPlain = Self.isPlain(id)
      return String(joining: path, memberName, isPlain ? "[" : "[\"", id, isPlain ? "]" : "\"]")
    }
    return String(joining: path, memberName, isInList ? String(joining: "[", String(ordinal), "]") : "")
  }

  /// Whether an id needs no quotes.
  private static func isPlain(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    !id.contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "/") } && !isNumber(id)
  }

  /// Whether an id reads like a position.
  private static func isNumber(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    // Only digits and signs begin a number; most ids begin otherwise.
    guard let first = id.first, first < UInt8(ascii: "A") else { return false }
    return Int(String(decoding: id, as: UTF8.self)) != nil
  }

  /// The name of the element in its parent: `collectionCell`, `action`, `header`.
  var memberName: String {
    guard let parent, let member else { return kind.name }
    switch WordTable.shared.slot(member.rawValue, in: parent.kind).pointee.role {
    case .mixedList: return kind.name
    case .list:
      guard case .list(_, let element?)? = Vocabulary.declaration(of: member, in: parent.kind)?.role else {
        return kind.name
      }
      return element
    default: return member.name
    }
  }

  var isInList: Bool {
    guard let parent, let member else { return false }
    let role = WordTable.shared.slot(member.rawValue, in: parent.kind).pointee.role
    return role == .list || role == .mixedList
  }

  /// The path from the screen to the element.
  ///
  /// - Parameter tree: the element's tree, which knows whether the screen has to be named.
  package func path(in tree: ScreenTree) -> String {
    var path = ""
    appendPath(in: tree, to: &path)
    return path
  }

  /// The path from the screen to the element.
  ///
  /// - Parameter parents: the paths of elements above those that were asked for, which many share.
  func path(in tree: ScreenTree, parents: inout [Int32: String]) -> String {
    guard let parent else { return path(in: tree) }
    if let path = parents[parent.index] { return pathComponent(behind: path) }
    let path = parent.path(in: tree) + "/"
    parents[parent.index] = path
    return pathComponent(behind: path)
  }

  private func appendPath(in tree: ScreenTree, to path: inout String) {
    if let parent {
      parent.appendPath(in: tree, to: &path)
      path += "/"
    }
    path += pathComponent(in: tree)
  }

  /// What the path has of the element itself.
  ///
  /// - Parameter tree: the element's tree, which knows whether the screen has to be named.
  func pathComponent(in tree: ScreenTree) -> String {
    guard parent == nil, tree.isOneOfSeveral else { return pathComponent }
    let name = text(.name) ?? ""
    return kind.name + (name.isEmpty ? "[\(tree.ordinal)]" : "[\(name)]")
  }
}
