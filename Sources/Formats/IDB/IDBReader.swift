import Screens

/// Reads the accessibility elements of a screen: one screen a file.
final class IDBReader: JSONScreenReader {
  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    var tree = IDBTree()
    json.withRoot { tree.read($0) }
    guard tree.elements.count > 1 else { throw ReadError("holds no element with a frame", at: 0) }
    tree.complete()
    var writer = PageSourceScreenWriter(tree.elements, builder)
    builder.startScreen(at: tree.elements.start(of: 0), isOneOfSeveral: false)
    writer.write(screen: 0)
    builder.supply(options)
    consumer.consume(builder.tree, from: source)
  }
}
