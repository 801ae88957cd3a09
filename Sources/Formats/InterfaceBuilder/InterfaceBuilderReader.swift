import Screens

/// Reads documents of Interface Builder: keeps the objects of a file in flat arrays, for what an object is depends on
/// connections and constraints that are behind it.
final class InterfaceBuilderReader: NestedXMLParser, ScreenReader {
  private let options: ReaderOptions
  private var reading = InterfaceBuilderElementParser()
  private let views = ObservedViews()
  private let sources = InterfaceBuilderSources()

  /// What documents say of views. Their frames are those of the canvas; which lengths are facts, the views say.
  private static let traits: ViewTraits = {
    var traits = ViewTraits()
    (traits.evidence, traits.boxes) = (.declared, .drawn)
    (traits.reactingImage, traits.reactingText, traits.reactingContainer) = (.icon, .label, .group)
    traits.innerContent = .all
    traits.namedKinds = Vocabulary.contentKinds
    traits.neverAbsent = [.header, .footer, .seeAll]
    traits.tapEvidence = "an action, segue or gesture"
    return traits
  }()

  init(_ options: ReaderOptions) {
    self.options = options
    super.init()
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    restart()
    defer { reading.removeAll() }
    try parse(source)
    reading.elements.complete()
    sources.wire(&reading.elements, ofDocumentAt: source.filePath, under: options.overlay)
    let screens = reading.elements.screens
    var pushing = InterfaceBuilderViews(reading.elements, options, views)
    for screen in screens {
      builder.startScreen(at: Int(reading.elements[screen.owner].start), isOneOfSeveral: screens.count > 1)
      ScreenMapper.map(pushing.push(screen), views, Self.traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
  }

  override func restart() {
    super.restart()
    reading.removeAll()
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    if depth == 1, let refusal = InterfaceBuilderPlatform.refusal(of: tag) { return refuse(refusal) }
    reading.open(tag)
  }

  override func closeElement() { reading.close() }
}
