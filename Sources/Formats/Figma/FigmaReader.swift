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
    parser.document.complete()
    let names = FigmaNames(parser.document, options.kinds)
    let screens = FigmaScreens(parser.document, names).found
    for screen in screens {
      builder.startScreen(at: Int(parser.document[screen.index].start), isOneOfSeveral: screens.count > 1)
      var layers = FigmaViews(screen, parser.document, names, views)
      ScreenMapper.map(layers.push(), views, Self.traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
    if let missing = parser.document.missing {
      throw ReadError(
        "Figma has no node \(parser.document.string(missing)); its value is null", at: Int(missing.start) - 1)
    }
    if screens.isEmpty { throw Self.lacksScreens }
  }

  private static let lacksScreens = ReadError(
    unsupported: "Figma without screens",
    "no frame has the size of a phone or a tablet, and no layer has the name of a cell or view; "
      + "`element-kinds` maps names of your own")
}
