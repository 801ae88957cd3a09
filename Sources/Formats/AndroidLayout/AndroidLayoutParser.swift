import Screens

/// Reads the views of one layout into an ``AndroidLayoutDocument``.
final class AndroidLayoutParser: NestedXMLParser {
  private(set) var document = AndroidLayoutDocument()
  /// The innermost view that is open; -1 outside of all.
  private var open: Int32 = -1

  /// Views, and attributes that matter, beyond which a layout is not read. Real ones have some hundreds.
  static let maximumCount = 200_000
  static let maximumAttributeCount = 1_000_000

  /// - Parameter document: what the views are kept in.
  func read(_ source: SourceReader, into document: AndroidLayoutDocument) throws(ReadError) {
    self.document = document
    restart()
    try parse(source)
  }

  override func restart() {
    super.restart()
    document.reset()
    open = -1
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    guard document.views.count < Self.maximumCount else {
      return refuse(ReadError("more than \(Self.maximumCount) views, which no layout has", at: tag.start))
    }
    guard document.attributes.count < Self.maximumAttributeCount else {
      return refuse(ReadError("more than \(Self.maximumAttributeCount) attributes, which no layout has", at: tag.start))
    }
    let index = document.views.count
    let first = Int32(truncatingIfNeeded: document.attributes.count)
    document.views.append(
      AndroidView(
        type: AndroidViewClass(tag.name), name: document.keep(tag.name), tag: tag.range, parent: open,
        attributes: first..<first))
    for attribute in tag.attributes {
      guard let name = AndroidAttribute(attribute) else { continue }
      var value: Range<Int32> = 0..<0
      attribute.withResolvedValue { value = document.keep($0) }
      let place: Range<Int>
      if let range = attribute.valueRange { place = range } else { place = tag.range(of: attribute) }
      document.append(AndroidView.Attribute(name: name, value: value, place: place))
      // `<view class="a.B">` is a view of the class, as others are by their names.
      if name == .viewClass, tag.name.elementsEqual("view".utf8) {
        document.views[index].name = value
        document.views[index].type = AndroidViewClass(attribute.value)
      }
    }
    open = Int32(truncatingIfNeeded: index)
  }

  override func closeElement() {
    guard open >= 0 else { return }
    document.views[Int(open)].end = Int32(truncatingIfNeeded: document.views.count)
    open = document.views[Int(open)].parent
  }
}
