import Screens

extension Element {
  /// The element as messages name it: with what it belongs to, where it has no id of its own: `image of collectionCell[p1]`.
  var proseName: String {
    let own = name == nil ? pathComponent : shortProseName
    guard let parent, parent.kind != .screen, bytes(.id)?.isEmpty ?? true else { return own }
    return String(joining: own, " of ", parent.proseName)
  }

  /// The element as messages name it where it is clear what it belongs to: by what people call it, with the id behind, or as in its path.
  var shortProseName: String {
    guard let name else { return pathComponent }
    let id = text(.id) ?? ""
    return "\(memberName) \"\(Self.shortened(name))\"" + (id.isEmpty || id == name ? "" : " (\(id))")
  }

  private static let longestName = 40

  /// A name on one line, and not all of a long one.
  private static func shortened(_ name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longestName ? words.prefix(longestName - 1) + "…" : words
  }
}
