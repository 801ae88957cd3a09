import Screens
import Support

/// Reads trees of semantics: a screen for each.
final class ComposeReader: QuotableReader {
  private let options: ReaderOptions
  private let views = ObservedViews()
  /// How far each open node is indented.
  private var columns: [Int] = []
  /// The node whose lines are read.
  private var node: (reading: ComposeNode, column: Int, isRoot: Bool)?
  /// The window that the outermost node fills.
  private var window: Frame?

  /// What a printed tree says. Boxes are not cut off.
  private static let traits: ViewTraits = {
    var traits = AndroidViews.traits
    traits.boxes = .whole
    return traits
  }()

  init(_ options: ReaderOptions) { self.options = options }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: ComposeFormat.tree)
  }

  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll()
    try source.rejectMergeConflict()
    let bytes = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    restart()
    defer { restart() }
    var isFirst = true
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      let line = position..<end
      position = end + 1
      switch ComposeLine(line, bytes, column: node?.column) {
      case .node(let found):
        open()
        if found.isRoot, views.count > 0 {
          // Whether there are several is known from the second on.
          try write(isOneOfSeveral: true, into: builder, for: consumer, of: source)
          isFirst = false
        }
        begin(found, line, bytes)
      case .property(let name, let value):
        node?.reading.take(property: text(name, bytes), text(value, bytes), at: value)
      case .openProperty(let name): if text(name, bytes).equals("Text") { node?.reading.takeUnknownText() }
      case .actions(let list): forEachItem(of: list, bytes) { node?.reading.take(action: text($0, bytes), at: $0) }
      case .flags(let list): forEachItem(of: list, bytes) { node?.reading.take(flag: text($0, bytes)) }
      case .cut: node?.reading.cut()
      case .other: continue
      }
    }
    open()
    guard views.count > 0 else {
      var error = ReadError("no node with a place in it; expected a tree of semantics of Compose", at: 0)
      error.isOfOtherKind = isFirst
      throw error
    }
    try write(isOneOfSeveral: !isFirst, into: builder, for: consumer, of: source)
  }

  private func restart() {
    views.reset()
    (columns, node, window) = ([], nil, nil)
  }

  // MARK: Nodes

  private func begin(_ found: ComposeLine.Node, _ line: Range<Int>, _ bytes: UTF8Text) {
    var reading = ComposeNode(at: line, views)
    reading.take(found.box, at: found.boxPlace)
    if case .invalid = found.box {
      views.report(
        "the box is \(quoted(text(found.boxPlace, bytes))); expected (l=…, t=…, r=…, b=…) in pixels",
        at: found.boxPlace,
        on: views.count)
    }
    if let tag = found.tag { reading.take(tag: text(tag, bytes), at: tag) }
    node = (reading, found.column, found.isRoot)
  }

  /// Opens the node whose lines were read.
  private func open() {
    guard let (reading, column, isRoot) = node else { return }
    node = nil
    while let last = columns.last, isRoot || last >= column {
      columns.removeLast()
      views.close()
    }
    var view = reading.finished()
    if views.count == 0, reading.isPlain { window = ComposeScreen.window(view.box) }
    view.take(meaning(of: view))
    AndroidViews.open(view, in: views)
    columns.append(column)
  }

  /// What the user says of a tag.
  private func meaning(of view: ObservedView) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    return views.withText(view.id) { name, _ in name.isEmpty ? nil : options.kinds.meaning(of: name) } ?? nil
  }

  private func write(
    isOneOfSeveral: Bool, into builder: TreeBuilder, for consumer: any ScreenConsumer, of source: SourceReader
  ) throws(ReadError) {
    while views.current >= 0 { views.close() }
    let place = views[0].place.range
    var screen = try AndroidViews.screen(views, at: place, window: window, options)
    screen.platform = nil
    screen.isFragment = window == nil
    ComposeScreen.extendTargets(of: Array(0..<views.count), views, density: screen.scale?.density)
    builder.startScreen(at: place.lowerBound, isOneOfSeveral: isOneOfSeveral)
    ScreenMapper.map(screen, views, Self.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
    builder.finishScreen()
    restart()
  }

  // MARK: Texts

  private func text(_ range: Range<Int>, _ bytes: UTF8Text) -> UTF8Text { UTF8Text(rebasing: bytes[range]) }

  private func forEachItem(of list: Range<Int>, _ bytes: UTF8Text, _ body: (Range<Int>) -> Void) {
    for item in bytes[list].split(separator: UInt8(ascii: ",")) {
      let name = trimmed(item)
      if !name.isEmpty { body(name.startIndex..<name.endIndex) }
    }
  }
}
