/// The views of one layout, in document order, with their attributes and texts.
final class AndroidLayoutDocument {
  var views: [AndroidView] = []
  private(set) var attributes: [AndroidView.Attribute] = []
  private var texts: [UInt8] = []
  /// The text that it was read from, and where that is; `nil` for the file being read.
  private(set) var source: (bytes: UnsafeRawBufferPointer, path: String)?

  deinit { source?.bytes.deallocate() }

  /// Keeps the text that it was read from, for places in it.
  ///
  /// - Parameter path: the real path of the file.
  func keepSource(_ text: UnsafeRawBufferPointer, of path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    copy.copyMemory(from: text)
    source?.bytes.deallocate()
    source = (UnsafeRawBufferPointer(copy), path)
  }

  func reset() {
    views.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// How much memory it takes, about, in bytes.
  var size: Int {
    views.count * MemoryLayout<AndroidView>.stride + attributes.count * MemoryLayout<AndroidView.Attribute>.stride
      + texts.count + (source?.bytes.count ?? 0)
  }

  /// Keeps a text.
  func keep(_ text: UTF8Text) -> Range<Int32> {
    let start = Int32(truncatingIfNeeded: texts.count)
    texts.append(contentsOf: text)
    return start..<Int32(truncatingIfNeeded: texts.count)
  }

  /// Adds an attribute to the last view.
  func append(_ attribute: AndroidView.Attribute) {
    attributes.append(attribute)
    let last = views.count - 1
    views[last].attributes = views[last].attributes.lowerBound..<Int32(truncatingIfNeeded: attributes.count)
    views[last].attributeNames |= attribute.name.bit
  }

  /// Gives the bytes of a text that was kept.
  func withText<Result>(_ range: Range<Int32>, _ body: (UTF8Text) -> Result) -> Result {
    texts.withUnsafeBufferPointer { body(UTF8Text(rebasing: $0[Int(range.lowerBound)..<Int(range.upperBound)])) }
  }

  /// A text that was kept.
  func text(_ range: Range<Int32>) -> String { withText(range) { String(decoding: $0, as: UTF8.self) } }

  /// An attribute of a view; `nil` where it is not given.
  func attribute(_ name: AndroidAttribute, of index: Int) -> AndroidView.Attribute? {
    guard views[index].has(name) else { return nil }
    for number in views[index].attributes where attributes[Int(number)].name == name { return attributes[Int(number)] }
    return nil
  }

  /// Whether an attribute of a view has some value.
  func says(_ name: AndroidAttribute, _ value: StaticString, of index: Int) -> Bool {
    guard let attribute = attribute(name, of: index) else { return false }
    return withText(attribute.value) { text in value.withUTF8Buffer { text.elementsEqual($0) } }
  }

  /// The `tools:ignore` by which the author of a layout answers a check of Android Lint for a view: its own, or that of
  /// a view around it.
  ///
  /// - Parameter check: the id of the check in lower case; Lint compares without regard to case.
  func lintAnswer(to check: String, of index: Int) -> AndroidView.Attribute? {
    var next = index
    while next >= 0 {
      if let attribute = attribute(.ignore, of: next) {
        let ids = text(attribute.value).lowercased().split { $0 == "," || $0.isWhitespace }
        if ids.contains(where: { $0 == "all" || $0 == check || $0 == "androidlint" + check }) { return attribute }
      }
      next = Int(views[next].parent)
    }
    return nil
  }

  /// Whether a view holds no views.
  func isLeaf(_ index: Int) -> Bool { Int(views[index].end) <= index + 1 }

  /// The views directly inside one; all outermost ones for -1.
  func children(of index: Int) -> some Sequence<Int> {
    let end = index < 0 ? views.count : Int(views[index].end)
    return sequence(state: index + 1) { (next: inout Int) -> Int? in
      guard next < end else { return nil }
      defer { next = Int(self.views[next].end) }
      return next
    }
  }
}

/// One view of a layout, as it was read.
struct AndroidView {
  /// What its class says about it.
  var type: AndroidViewClass
  /// Place of its class in ``AndroidLayoutDocument``'s texts.
  var name: Range<Int32>
  /// File offsets of its start tag.
  let tag: Range<Int>
  /// Index of the view that holds it; -1 for the root.
  let parent: Int32
  /// Index behind the last view inside it.
  var end: Int32 = 0
  /// Its attributes in ``AndroidLayoutDocument``.
  var attributes: Range<Int32>
  /// A bit for each name among them: most that are asked for are not there.
  var attributeNames: UInt64 = 0

  /// Whether it has an attribute.
  func has(_ name: AndroidAttribute) -> Bool { attributeNames & name.bit != 0 }

  /// An attribute, as it was read.
  struct Attribute {
    let name: AndroidAttribute
    /// Place of its value in ``AndroidLayoutDocument``'s texts.
    let value: Range<Int32>
    /// File offsets of its value.
    let place: Range<Int>
  }
}
