import Screens

/// Reads the elements of one dump into a ``UIAutomatorDocument``.
final class UIAutomatorParser: NestedXMLParser {
  let document = UIAutomatorDocument()
  private let kinds: KindNames
  /// File offset of the dump's first byte.
  private var fileOffset = 0
  /// The innermost view that is open; -1 outside of all.
  private var open: Int32 = -1

  /// Views beyond which a dump is not read. Real ones have some hundreds.
  static let maximumCount = 200_000

  /// - Parameter kinds: what the user says that classes and resource ids stand for.
  init(_ kinds: KindNames) {
    self.kinds = kinds
    super.init()
  }

  /// - Parameter offset: where the text is in its file; the places of views count from the file's beginning, those of
  ///   errors from the text's.
  func read(_ source: SourceReader, at offset: Int) throws(ReadError) {
    fileOffset = offset
    restart()
    try parse(source)
  }

  override func restart() {
    super.restart()
    document.reset()
    open = -1
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    let place = fileOffset + tag.range.lowerBound..<fileOffset + tag.range.upperBound
    if depth == 1 {
      document.root = place
      document.size = size(tag)
      return
    }
    guard document.nodes.count < Self.maximumCount else {
      return refuse(ReadError("more than \(Self.maximumCount) views, which no screen has", at: tag.start))
    }
    var node = UIAutomatorNode(tag: place, parent: open)
    if !tag.name.equals("node") { node.type = UIAutomatorClass(tag.name) }
    for attribute in tag.attributes { take(attribute, of: tag, into: &node) }
    node.take(meaning(of: tag))
    open = Int32(document.nodes.count)
    document.nodes.append(node)
  }

  override func closeElement() {
    guard open >= 0 else { return }
    document.nodes[Int(open)].end = Int32(document.nodes.count)
    open = document.nodes[Int(open)].parent
  }

  /// Appium's root gives the size of the screen.
  private func size(_ tag: borrowing XMLStartTag) -> (width: Int32, height: Int32)? {
    var width: Int32 = 0
    var height: Int32 = 0
    for attribute in tag.attributes {
      let value = Int32(String(decoding: attribute.value, as: UTF8.self)) ?? 0
      if attribute.name.equals("width") { width = value }
      if attribute.name.equals("height") { height = value }
    }
    return (1...100_000).contains(width) && (1...100_000).contains(height) ? (width, height) : nil
  }

  private func take(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag, into node: inout UIAutomatorNode) {
    let value = attribute.value
    func says(_ flag: UIAutomatorNode.Flags, _ word: StaticString = "true") {
      if value.equals(word) { node.flags.insert(flag) }
    }
    func named(_ name: StaticString) -> Bool { attribute.name.equals(name) }
    switch attribute.name.count {
    case 4: if named("text") { node.text = keep(attribute, of: tag, at: &node.textPlace) }
    case 5: if named("class"), !value.isEmpty { node.type = UIAutomatorClass(value) }
    case 6:
      guard named("bounds") else { return }
      node.boundsPlace = place(attribute, of: tag)
      node.bounds = PixelBounds(value).flatMap { $0.hasArea ? $0 : nil }
    case 7: if named("enabled") { says(.disabled, "false") }
    case 8:
      if named("selected") { says(.selected) }
      if named("password") { says(.password) }
    case 9:
      if named("displayed") { says(.hidden, "false") }
      guard named("clickable") else { return }
      node.clickablePlace = place(attribute, of: tag)
      says(.clickable)
    case 10: if named("scrollable") { says(.scrollable) }
    case 11: if named("resource-id") { node.id = keepName(attribute, of: tag, at: &node.idPlace) }
    case 12:
      guard named("content-desc") else { return }
      node.description = keep(attribute, of: tag, at: &node.descriptionPlace)
      node.flags.insert(value.isEmpty ? .undescribed : .described)
    case 15: if named("visible-to-user") { says(.hidden, "false") }
    default: return
    }
  }

  /// What the user says of the resource id, as a whole or as its name alone, or else of the class.
  private func meaning(of tag: borrowing XMLStartTag) -> KindNames.Meaning? {
    guard !kinds.isEmpty else { return nil }
    var ofClass = kinds.meaning(of: tag.name)
    var ofID: KindNames.Meaning?
    for attribute in tag.attributes {
      if attribute.name.equals("class") { ofClass = kinds.meaning(of: attribute.value) ?? ofClass }
      guard attribute.name.equals("resource-id"), !attribute.value.isEmpty else { continue }
      ofID = kinds.meaning(ofID: attribute.value)
    }
    return ofID ?? ofClass
  }

  private func place(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag) -> Range<Int> {
    let range: Range<Int>
    if let value = attribute.valueRange { range = value } else { range = tag.range(of: attribute) }
    return fileOffset + range.lowerBound..<fileOffset + range.upperBound
  }

  private func keep(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag, at place: inout Range<Int>) -> Range<Int>
  {
    place = self.place(attribute, of: tag)
    var range = 0..<0
    attribute.withResolvedValue { range = document.keep($0) }
    return range
  }

  private func keepName(
    _ attribute: XMLAttribute, of tag: borrowing XMLStartTag, at place: inout Range<Int>
  ) -> Range<Int> {
    place = self.place(attribute, of: tag)
    return document.keep(ResourceID.name(attribute.value))
  }
}
