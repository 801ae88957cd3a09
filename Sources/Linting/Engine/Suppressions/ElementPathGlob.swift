/// A glob over the paths of elements as reports print them. Each of its components stands for one of a path, with `*`
/// and `?` for any text and any character in it; `**` stands for any components.
package struct ElementPathGlob: Sendable {
  /// What it is made of; none is empty.
  let components: PathComponents

  /// The glob that a text gives; `nil` where a component is empty.
  package init?(_ text: String) {
    components = PathComponents(text)
    if components.hasGaps { return nil }
  }

  /// Whether it stands for an element or for one that contains it.
  ///
  /// - Parameter path: the element's.
  func contains(_ path: String) -> Bool { components.contain(PathComponents(path)) }
}
