/// A layout in the place where it is shown: a file of its own, or included by another one.
final class AndroidSite {
  let document: AndroidLayoutDocument
  /// The name that references call it by.
  let name: String
  /// The place that its views get; `nil`: their own place, since they are in the file being read.
  let place: Range<Int>?
  /// The view that includes it.
  let holder: PlacedView?
  /// How many elements it is in, in all layouts.
  let level: Int

  /// The layout that a file holds.
  init(_ document: AndroidLayoutDocument, name: String) {
    (self.document, self.name, place, holder, level) = (document, name, nil, nil, 0)
  }

  /// A layout in the place of a view that refers to it.
  init(_ document: AndroidLayoutDocument, name: String, for holder: PlacedView) {
    (self.document, self.name, self.holder) = (document, name, holder)
    (place, level) = (holder.tag, holder.level + 1)
  }

  /// Whether it is a layout of some name, or is in one.
  func isInside(_ name: String) -> Bool {
    var site: AndroidSite? = self
    while let current = site {
      if current.name == name { return true }
      site = current.holder?.site
    }
    return false
  }
}
