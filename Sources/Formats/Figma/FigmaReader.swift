import Screens

/// Reads Figma files: each frame that is a screen, one after the other.
final class FigmaReader: ScreenReader {
  private let options: ReaderOptions
  private let views = ObservedViews()

  private static let traits: ViewTraits = {
    var traits = ViewTraits()
    traits.evidence = .named
    (traits.reactingImage, traits.reactingText, traits.reactingContainer) = (.group, .label, .group)
    traits.namedKinds = [.image, .button, .icon, .label, .group]
    traits.neverAbsent = [.footer, .dynamicLayout, .editing]
    traits.innerContent = .none
    traits.unknownAtStart = true
    traits.tapEvidence = "a prototype link"
    return traits
  }()

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    // The names of components follow all layers.
    try source.readAll()
    var parser = FigmaParser(source)
    do throws(ScanStop) {
      try parser.parse()
    } catch {
      switch error {
      case .failure(let failure): throw failure
      case .incomplete: throw ReadError("the text ends too early", at: source.count)
      }
    }
    try Self.write(parser.document, views, options, into: builder, for: consumer, of: source)
  }

  /// Writes the screens of a document.
  ///
  /// - Throws: a ``ReadError`` where it has none, or lacks a node that was asked for.
  static func write(
    _ document: FigmaDocument, _ views: ObservedViews, _ options: ReaderOptions, into builder: TreeBuilder,
    for consumer: any ScreenConsumer, of source: SourceReader
  ) throws(ReadError) {
    document.complete()
    let names = FigmaNames(document, options.kinds)
    let screens = FigmaScreens(document, names).found
    for screen in screens {
      builder.startScreen(at: Int(document[screen.index].start), isOneOfSeveral: screens.count > 1)
      var layers = FigmaViews(screen, document, names, views)
      ScreenMapper.map(layers.push(), views, traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
    if let missing = document.missing {
      throw ReadError("Figma has no node \(document.string(missing)); its value is null", at: Int(missing.start) - 1)
    }
    if screens.isEmpty { throw lacksScreens }
  }

  private static let lacksScreens = ReadError(
    unsupported: "Figma without screens",
    "no frame has the size of a phone or a tablet, and no layer has the name of a cell or view; "
      + "`element-kinds` maps names of your own")
}
