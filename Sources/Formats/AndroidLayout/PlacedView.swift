/// A view of a layout, in the place where it is shown.
struct PlacedView {
  let site: AndroidSite
  let index: Int

  init(_ index: Int, in site: AndroidSite) { (self.index, self.site) = (index, site) }

  var document: AndroidLayoutDocument { site.document }
  /// What its class says about it.
  var type: AndroidViewClass { document.views[index].type }
  /// Whether it holds no views.
  var isLeaf: Bool { document.isLeaf(index) }
  /// Whether its class is neither Android's nor Google's.
  var isOfApplication: Bool { withName { AndroidViewClass.isOfApplication($0) } }

  /// Gives the name of its class.
  func withName<Result>(_ body: (UTF8Text) -> Result) -> Result { document.withText(document.views[index].name, body) }

  // MARK: Attributes

  /// An attribute; `nil` where it is not given.
  func attribute(_ name: AndroidAttribute) -> AndroidView.Attribute? { document.attribute(name, of: index) }

  /// An attribute that puts something there: neither nothing nor `@null`.
  func given(_ name: AndroidAttribute) -> AndroidView.Attribute? {
    attribute(name).flatMap { attribute in
      withValue(of: attribute) { !$0.isEmpty && !$0.elementsEqual("@null".utf8) } ? attribute : nil
    }
  }

  /// Whether an attribute has some value.
  func says(_ name: AndroidAttribute, _ value: StaticString) -> Bool { document.says(name, value, of: index) }

  /// Whether nothing of it is shown. If its author has the editor show it, code does so at run time.
  var isHidden: Bool {
    (says(.visibility, "gone") || says(.visibility, "invisible")) && !says(.shownVisibility, "visible")
  }

  /// Gives the bytes of an attribute's value.
  func withValue<Result>(of attribute: AndroidView.Attribute, _ body: (UTF8Text) -> Result) -> Result {
    document.withText(attribute.value, body)
  }

  /// An attribute's value.
  func value(of attribute: AndroidView.Attribute) -> String { document.text(attribute.value) }

  /// What follows a prefix in an attribute's value; `nil` where it begins otherwise.
  func reference(_ prefix: StaticString, in attribute: AndroidView.Attribute) -> String? {
    withValue(of: attribute) { text in
      guard text.begins(with: prefix) else { return nil }
      return String(decoding: text[prefix.utf8CodeUnitCount...], as: UTF8.self)
    }
  }

  // MARK: Places

  /// File offsets of its start tag.
  var tag: Range<Int> { site.place(of: document.views[index].tag) }

  /// File offsets of an attribute's value.
  func place(of attribute: AndroidView.Attribute) -> Range<Int> { site.place(of: attribute.place) }

  // MARK: Views around it

  /// How many elements it is in, in all layouts.
  var level: Int {
    var level = site.level
    var parent = document.views[index].parent
    while parent >= 0 {
      level += 1
      parent = document.views[Int(parent)].parent
    }
    return level
  }

  /// The view that it is in, across layouts; `nil` if it is unknown.
  var parent: PlacedView? {
    let parent = Int(document.views[index].parent)
    guard parent < 0 || [.binding, .merge].contains(document.views[parent].type) else {
      return PlacedView(parent, in: site)
    }
    return site.holder?.parent
  }

  /// The view that includes its layout, where it is the root of one and may get another size and name by that.
  var includer: PlacedView? {
    let parent = Int(document.views[index].parent)
    return parent < 0 || document.views[parent].type == .binding ? site.holder : nil
  }
}

/// A layout in the place where it is shown: a file of its own, or included by another one.
final class AndroidSite {
  let document: AndroidLayoutDocument
  /// The name that references call it by.
  let name: String
  /// What places in its text count from, behind those of the file being read; 0 for that file itself.
  let offset: Int
  /// The view that includes it.
  let holder: PlacedView?
  /// How many elements it is in, in all layouts.
  let level: Int

  /// The layout that a file holds.
  init(_ document: AndroidLayoutDocument, name: String) {
    (self.document, self.name, offset, holder, level) = (document, name, 0, nil, 0)
  }

  /// A layout in the place of a view that refers to it.
  init(_ document: AndroidLayoutDocument, name: String, for holder: PlacedView, at offset: Int) {
    (self.document, self.name, self.holder, self.offset) = (document, name, holder, offset)
    level = holder.level + 1
  }

  /// A place of its text, among those of all layouts that are shown.
  func place(of range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }

  /// Where the file being read refers to what holds it.
  var reference: Range<Int> {
    guard let holder else { return document.views.first?.tag ?? 0..<0 }
    return holder.site.holder == nil ? holder.tag : holder.site.reference
  }

  /// The layouts from one of some name to this one, each of which includes the next; `nil` where it is in none.
  func layouts(from name: String) -> [String]? {
    var names: [String] = []
    var site: AndroidSite? = self
    while let current = site {
      names.append(current.name)
      if current.name == name { return names.reversed() }
      site = current.holder?.site
    }
    return nil
  }
}
