import Screens

/// Reads page sources. It keeps the elements of a file in one flat array, because the content of a view decides what
/// the view is.
final class PageSourceReader: NestedXMLParser, ScreenReader {
  private let options: ReaderOptions
  private var elements = PageSourceElements()

  init(_ options: ReaderOptions) {
    self.options = options
    super.init()
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    elements.kinds = options.kinds
    restart()
    defer { elements.removeAll() }
    PageSourceDetector.blankSurroundings(source)
    try parse(source)
    guard let first = elements.firstOfXCUITest else {
      throw ReadError("no element of XCUITest in it; expected XCUIElementTypeApplication or another one", at: 0)
    }
    elements.complete()
    let applications = elements.applications
    // The writer marks what it wrote; taken from here, the array is not copied.
    var writer = PageSourceScreenWriter(elements, builder)
    elements = PageSourceElements()
    for screen in applications.count > 1 ? applications : [first] {
      builder.startScreen(at: writer.elements.start(of: screen), isOneOfSeveral: applications.count > 1)
      writer.write(screen: screen)
      builder.supply(options)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
  }

  override func restart() {
    super.restart()
    elements.removeAll()
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    if depth <= 2, let refusal = PageSourceDetector.refusal(of: tag) { return refuse(refusal) }
    elements.open(tag)
  }

  override func closeElement() { elements.close() }
}
