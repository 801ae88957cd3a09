import Screens

/// Reads Figma files: each frame that is a screen, one after the other.
final class FigmaReader: ScreenReader {
  private let options: ReaderOptions

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
      FigmaScreenWriter(screen, parser.document, names, builder).write()
      builder.supply(options)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
  }
}
