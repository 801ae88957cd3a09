import Screens

/// A reader of a foreign format in JSON, whose members have a meaning only together. It reads a file to its end before
/// it writes anything.
class JSONScreenReader: ScreenReader {
  final let options: ReaderOptions
  /// The file's values.
  final let json = JSONDocument()

  init(_ options: ReaderOptions) {
    self.options = options
  }

  final func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll()
    CommandOutput.blankFront(of: source)
    try json.parse(source)
    try readScreens(of: source, into: builder, for: consumer)
  }

  /// Writes the screens of a file whose values are in ``json``.
  func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {}
}
