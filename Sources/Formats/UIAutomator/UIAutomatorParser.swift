import Screens

/// Reads the elements of one dump as views.
final class UIAutomatorParser: NestedXMLParser {
  let views = ObservedViews()
  /// File offsets of the root's start tag.
  private(set) var root = 0..<0
  /// The screen in pixels, where the root gives it.
  private(set) var size: (width: Int32, height: Int32)?
  private let kinds: KindNames
  /// File offset of the dump's first byte.
  private var fileOffset = 0

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
    views.reset()
    (root, size) = (0..<0, nil)
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    let place = fileOffset + tag.range.lowerBound..<fileOffset + tag.range.upperBound
    if depth == 1 {
      (root, size) = (place, Self.size(tag))
      return
    }
    guard views.count < Self.maximumCount else {
      return refuse(ReadError("more than \(Self.maximumCount) views, which no screen has", at: tag.start))
    }
    var view = ObservedView(at: place)
    var className = AndroidClass()
    if !tag.name.equals("node") { className = AndroidClass(tag.name) }
    for attribute in tag.attributes { take(attribute, of: tag, into: &view, &className) }
    view.take(className)
    view.take(meaning(of: tag))
    AndroidViews.open(view, in: views)
  }

  override func closeElement() { views.close() }

  /// Appium's root gives the size of the screen.
  private static func size(_ tag: borrowing XMLStartTag) -> (width: Int32, height: Int32)? {
    var width: Int32 = 0
    var height: Int32 = 0
    for attribute in tag.attributes {
      let value = Int32(String(decoding: attribute.value, as: UTF8.self)) ?? 0
      if attribute.name.equals("width") { width = value }
      if attribute.name.equals("height") { height = value }
    }
    return (1...100_000).contains(width) && (1...100_000).contains(height) ? (width, height) : nil
  }

  private func take(
    _ attribute: XMLAttribute, of tag: borrowing XMLStartTag, into view: inout ObservedView,
    _ className: inout AndroidClass
  ) {
    let value = attribute.value
    func says(_ state: ViewStates, _ word: StaticString = "true") {
      if value.equals(word) { view.states.insert(state) }
    }
    func named(_ name: StaticString) -> Bool { attribute.name.equals(name) }
    switch attribute.name.count {
    case 4: if named("text") { view.text = keep(attribute, of: tag) }
    case 5: if named("class"), !value.isEmpty { className = AndroidClass(value) }
    case 6:
      guard named("bounds") else { return }
      let bounds = PixelBounds(value)
      views.give(&view, GivenBox(bounds), at: place(attribute, of: tag))
      guard bounds == nil else { return }
      views.report(
        "`bounds` is \(quoted(value)); expected \(PixelBounds.textExpectation)", at: place(attribute, of: tag),
        on: views.count)
    case 7:
      if named("enabled") { says(.disabled, "false") }
      if named("package"), AndroidSystem.owns(package: value) { view.states.insert(.system) }
    case 8:
      if named("selected") { says(.selected) }
      if named("password") { says(.password) }
    case 9:
      if named("displayed") { says(.unseen, "false") }
      guard named("clickable") else { return }
      view.tapPlace = FilePlace(place(attribute, of: tag))
      says(.reacts)
    case 10: if named("scrollable") { says(.scrolls) }
    case 11:
      guard named("resource-id") else { return }
      view.id = views.keep(ResourceID.name(value), at: place(attribute, of: tag))
      if AndroidSystem.owns(id: value) { view.states.insert(.system) }
    case 12: if named("content-desc") { view.spoken = keep(attribute, of: tag) }
    case 15: if named("visible-to-user") { says(.unseen, "false") }
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

  private func keep(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag) -> Int32 {
    let place = place(attribute, of: tag)
    var text = ObservedView.absent
    attribute.withResolvedValue { text = views.keep($0, at: place) }
    return text
  }
}
