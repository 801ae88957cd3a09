import Screens

extension Element {
  /// The element's name and what tells it from its siblings: `collectionCell[p1]`, `action[2]`, `header`.
  ///
  /// Members of lists have their id, else their position among those of their name, from 1; an id that reads like a position
  /// stands in quotes.
  public var pathComponent: String {
    guard let parent, let member else { return kind.name }
    var name = member.name
    var isInList = false
    switch Vocabulary.declaration(of: member, in: parent.kind)?.role {
    case .list(_, let element):
      name = element ?? kind.name
      isInList = true
    case .fact, .part, nil: break
    }
    if let id = text(.id), !id.isEmpty {
      let isPlain = !id.utf8.contains(UInt8(ascii: "]")) && !id.utf8.contains(UInt8(ascii: "/"))
      return name + (isPlain && Int(id) == nil ? "[\(id)]" : "[\"\(id)\"]")
    }
    return isInList ? "\(name)[\(ordinal)]" : name
  }

  /// The way from the screen to the element.
  ///
  /// - Parameter tree: the element's tree, which knows whether the screen has to be named.
  public func path(in tree: ScreenTree) -> String {
    guard let parent else {
      guard tree.isOneOfSeveral else { return kind.name }
      let name = text(.name) ?? ""
      return name.isEmpty ? "\(kind.name)[\(tree.ordinal)]" : "\(kind.name)[\(name)]"
    }
    return parent.path(in: tree) + "/" + pathComponent
  }
}

extension Double {
  /// The number as messages show it: without trailing zeros and with two decimals at most.
  var brief: String {
    let rounded = (self * 100).rounded()
    guard abs(rounded) < 1e15 else { return "\(self)" }
    let hundredths = Int(rounded)
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
