import Screens

/// Reads the accessibility elements of a screen: one screen a file.
final class IDBReader: JSONScreenReader {
  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    var tree = IDBTree()
    json.withRoot { tree.read($0) }
    guard tree.views.count > 1 else { throw ReadError("holds no element with a frame", at: 0) }
    tree.complete()
    builder.startScreen(at: tree.views[0].place.lowerBound, isOneOfSeveral: false)
    ScreenMapper.map(AppleViews.screen(0, tree.views), tree.views, AppleViews.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
  }
}
