/// A layout in the place where it is shown: a file of its own, or included by another one.
final class AndroidSite {
  let document: AndroidLayoutDocument
  /// The name that references call it by.
  let name: String
  /// The place that its views get; `nil`: their own place, since they are in the file being read.
  let place: Range<Int>?
  /// The view that includes it.
  let outer: (site: AndroidSite, index: Int)?
  /// How many elements it is in, in all layouts.
  let level: Int

  init(_ document: AndroidLayoutDocument, name: String, place: Range<Int>?, outer: (AndroidSite, Int)?) {
    self.document = document
    self.name = name
    self.place = place
    self.outer = outer
    level = outer.map { $0.0.level(of: $0.1) + 1 } ?? 0
  }

  /// Whether it is a layout of some name, or is in one.
  func isInside(_ name: String) -> Bool {
    var site: AndroidSite? = self
    while let current = site {
      if current.name == name { return true }
      site = current.outer?.site
    }
    return false
  }

  /// How many elements a view is in, in all layouts.
  func level(of index: Int) -> Int {
    var level = level
    var parent = document.views[index].parent
    while parent >= 0 {
      level += 1
      parent = document.views[Int(parent)].parent
    }
    return level
  }

  /// File offsets of a view's start tag.
  func tag(of index: Int) -> Range<Int> { place ?? document.views[index].tag }

  /// File offsets of an attribute's value.
  func place(of attribute: AndroidView.Attribute) -> Range<Int> {
    // Behind its `<` no name of an attribute is looked for.
    place.map { $0.lowerBound + 1..<$0.upperBound } ?? attribute.place
  }

  /// The view that a view is in, across layouts; `nil` if it is unknown.
  func parent(of index: Int) -> (site: AndroidSite, index: Int)? {
    let parent = Int(document.views[index].parent)
    guard parent < 0 || [.binding, .merge].contains(document.views[parent].type) else { return (self, parent) }
    return outer.flatMap { $0.site.parent(of: $0.index) }
  }

  /// Whether a view is the root of an included layout, so that what includes it may give it another size.
  func isIncludedRoot(_ index: Int) -> Bool {
    let parent = Int(document.views[index].parent)
    return outer != nil && (parent < 0 || document.views[parent].type == .binding)
  }
}
