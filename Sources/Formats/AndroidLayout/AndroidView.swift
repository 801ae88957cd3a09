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
