import Screens
import Support

/// Reads page sources. It keeps the elements of a file in one flat array, because the content of a view decides what
/// the view is.
final class PageSourceReader: NestedXMLParser, QuotableReader {
  private let options: ReaderOptions
  private let views = ObservedViews()
  /// The first view that XCUITest names.
  private var first: Int32?

  init(_ options: ReaderOptions) {
    self.options = options
    super.init()
  }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: PageSourceFormat.plain)
  }

  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    let starts = PageSourceText.starts(in: source)
    guard starts.count > 1 else { return try readOne(source, into: builder, for: consumer) }
    for (start, end) in zip(starts, starts.dropFirst() + [source.count]) {
      let text = QuotedText(start..<end, of: source)
      try text.read(as: source, for: consumer) { (text, consumer) throws(ReadError) in
        try self.readOne(text, isOneOfSeveral: true, into: builder, for: consumer)
      }
    }
  }

  private func readOne(
    _ source: SourceReader, isOneOfSeveral: Bool = false, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    restart()
    defer { views.reset() }
    PageSourceText.blankSurroundings(source)
    try parse(source)
    guard let first else {
      throw ReadError("no element of XCUITest in it; expected XCUIElementTypeApplication or another one", at: 0)
    }
    try AppleScreens.write(
      views, from: first, isOneOfSeveral: isOneOfSeveral, options, into: builder, for: consumer, of: source)
  }

  override func restart() {
    super.restart()
    views.reset()
    first = nil
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    if depth <= 2, let refusal = PageSourcePlatform.refusal(of: tag) { return refuse(refusal) }
    let reading = PageSourceTag(tag)
    if reading.role != nil, first == nil { first = views.count }
    var view = ObservedView(at: tag.start..<tag.stop)
    (view.role, view.states) = (reading.role ?? .container, reading.states)
    view.take(apple: meaning(of: reading, tag))
    if let box = reading.box {
      views.give(&view, box, at: reading.framePlace.isEmpty ? view.place.range : reading.framePlace)
    }
    for attribute in reading.invalid {
      let isSize = attribute.name.count > 1
      let place: Range<Int>
      if let value = attribute.valueRange { place = value } else { place = tag.range(of: attribute) }
      let (name, found) = (String(decoding: attribute.name, as: UTF8.self), quoted(attribute.value))
      views.report(
        "`\(name)` is \(found); expected a \(isSize ? "non-negative number" : "number") of points", at: place,
        on: views.count)
    }
    // An identifier is not shown, while a text's value is what it shows.
    let shown = reading.hasLabel ? reading.label : view.role == .text ? reading.value : nil
    if let shown { view.spoken = views.keep(shown, of: tag) }
    if let name = reading.name, !name.value.isEmpty { view.id = views.keep(name, of: tag) }
    AppleViews.open(view, in: views)
  }

  override func closeElement() { views.close() }

  // MARK: Names

  /// What the user says of a view's name, or else of its type.
  private func meaning(of reading: PageSourceTag, _ tag: borrowing XMLStartTag) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    let ofName = reading.name.flatMap { $0.value.isEmpty ? nil : options.kinds.meaning(of: $0.value) }
    let tagName = tag.name
    return ofName ?? options.kinds.meaning(of: tagName)
  }
}

/// The text of a page source: logs and consoles put text of their own around it.
private enum PageSourceText {
  /// How the names of elements begin.
  private static let names: [StaticString] = ["XCUIElementType", "AppiumAUT"]

  /// Where page sources begin in a log that is at hand as a whole; empty where there are not several.
  static func starts(in source: SourceReader) -> [Int] {
    guard source.isComplete, source.bufferOffset == 0 else { return [] }
    let text = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    let wrappers = places(of: "<AppiumAUT", in: text)
    if wrappers.count > 1 { return wrappers }
    let declarations = places(of: "<?xml", in: text)
    if declarations.count > 1 { return declarations }
    // A wrapper may have several applications.
    return wrappers.isEmpty ? applications(in: text) : []
  }

  private static func places(of mark: StaticString, in text: UTF8Text) -> [Int] {
    var (places, position): ([Int], Int) = ([], 0)
    while let place = mark.withUTF8Buffer({ text.firstIndex(of: $0, from: position) }) {
      places.append(place)
      position = place + 1
    }
    return places
  }

  /// Where applications begin that are not in each other; empty where there are not several.
  private static func applications(in text: UTF8Text) -> [Int] {
    let (begin, end): (StaticString, StaticString) = ("<XCUIElementTypeApplication", "</XCUIElementTypeApplication>")
    var (starts, position): ([Int], Int) = ([], 0)
    while let start = begin.withUTF8Buffer({ text.firstIndex(of: $0, from: position) }) {
      starts.append(start)
      guard let close = end.withUTF8Buffer({ text.firstIndex(of: $0, from: start) }) else { break }
      position = close
    }
    return starts.count > 1 ? starts : []
  }

  /// Replaces text before the first tag and behind the last one by spaces, so that places in between stay what they
  /// are. What is left of a merge stays, and is a mistake.
  static func blankSurroundings(_ source: SourceReader) {
    guard source.bufferOffset == 0 else { return }
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    guard !XMLEncoding.isUTF16(bytes) else { return }
    let mark = source.markLength
    if let first = bytes[mark...].first(where: { !isXMLSpace($0) }), first != UInt8(ascii: "<"),
      let start = start(in: bytes)
    {
      blank(mark..<start, of: source)
    }
    guard source.isComplete, let end = end(in: bytes) else { return }
    blank(end..<source.count, of: source)
  }

  /// Where the last tag ends; a log may have a `>` behind the last end tag of a page source.
  private static func end(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var rest = bytes[...]
    while let start = rest.lastIndex(of: UInt8(ascii: "<")) {
      if names.contains(where: { $0.withUTF8Buffer { bytes[start...].dropFirst(2).starts(with: $0) } }) {
        return bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
      }
      // A start tag is behind the last end tag: the page source is cut, or has one element.
      if names.contains(where: { $0.withUTF8Buffer { bytes[start...].dropFirst().starts(with: $0) } }) { break }
      rest = bytes[..<start]
    }
    return bytes.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static func blank(_ range: Range<Int>, of source: SourceReader) {
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes) + range.lowerBound, count: range.count)
    if !MergeConflict.hasMarker(in: text) { source.blank(range) }
  }

  /// Where the first tag of a page source is among the first bytes.
  private static func start(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let limit = min(bytes.count, 16 << 10)
    for index in 0..<limit where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...]
      for name in names where name.withUTF8Buffer({ rest.starts(with: $0) }) { return index }
    }
    return nil
  }
}
