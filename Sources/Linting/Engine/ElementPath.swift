import Screens

extension Element {
  /// The element's name and what tells it from its siblings: `collectionCell[p1]`, `action[2]`, `header`.
  ///
  /// Members of lists have their id, else their position among those of their name, from 1; an id that reads like a position
  /// stands in quotes.
  package var pathComponent: String {
    var (name, isInList) = (memberName, isInList)
    if parent == nil { return name }
    if let id = text(.id), !id.isEmpty {
      let isPlain = !id.utf8.contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "/") }
      name += isPlain && Int(id) == nil ? "[" : "[\""
      name += id
      name += isPlain && Int(id) == nil ? "]" : "\"]"
    } else if isInList {
      name += "["
      name += String(ordinal)
      name += "]"
    }
    return name
  }

  /// What the element is called by what it stands in: `collectionCell`, `action`, `header`.
  var memberName: String {
    guard let parent, let member else { return kind.name }
    guard isInList, case .list(_, let element)? = Vocabulary.declaration(of: member, in: parent.kind)?.role else {
      return member.name
    }
    return element ?? kind.name
  }

  private var isInList: Bool {
    guard let parent, let member else { return false }
    let role = WordTable.shared.slot(member.rawValue, in: parent.kind).pointee.role
    return role == .list || role == .mixedList
  }

  /// The way from the screen to the element.
  ///
  /// - Parameter tree: the element's tree, which knows whether the screen has to be named.
  package func path(in tree: ScreenTree) -> String {
    var path = ""
    appendPath(in: tree, to: &path)
    return path
  }

  private func appendPath(in tree: ScreenTree, to path: inout String) {
    if let parent {
      parent.appendPath(in: tree, to: &path)
      path += "/"
      path += pathComponent
    } else {
      path += kind.name
      guard tree.isOneOfSeveral else { return }
      let name = text(.name) ?? ""
      path += name.isEmpty ? "[\(tree.ordinal)]" : "[\(name)]"
    }
  }
}

extension Double {
  /// The number as messages show it: without trailing zeros and with two decimals at most.
  package var brief: String {
    let rounded = (self * 100).rounded()
    guard abs(rounded) < 1e15 else { return "\(self)" }
    let hundredths = Int(rounded)
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
