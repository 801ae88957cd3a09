import Screens
import Support

/// Reads the dumps of a file: one screen each.
final class UIAutomatorReader: QuotableReader {
  private let parser: UIAutomatorParser
  private let piece = SourceReader(limit: 2 * UIAutomatorReader.maximumSize)
  private let options: ReaderOptions

  /// The largest file that is read, in bytes: it is held in memory as a whole. Real ones stay under 200 KB.
  static let maximumSize = 64 << 20

  init(_ options: ReaderOptions) {
    self.options = options
    parser = UIAutomatorParser(options.kinds)
  }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: UIAutomatorFormat.plain)
  }

  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll(upTo: Self.maximumSize, ofNo: "dump of a screen")
    try source.rejectMergeConflict()
    try XMLEncoding.makeUTF8(source)
    let text = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    var roots = EmbeddedElements("hierarchy", in: text)
    guard var root = roots.next() else { throw ReadError("holds no `hierarchy` of views") }
    var next = roots.next()
    let isOneOfSeveral = next != nil
    while true {
      try parse(UTF8Text(rebasing: text[root]), at: root.lowerBound, source.path)
      let screen = try AndroidViews.screen(parser.views, at: parser.root, size: parser.size, options)
      builder.startScreen(at: screen.place.lowerBound, isOneOfSeveral: isOneOfSeveral)
      ScreenMapper.map(screen, parser.views, AndroidViews.traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
      guard let following = next else { return }
      root = following
      next = roots.next()
    }
  }

  private func parse(_ text: UTF8Text, at offset: Int, _ path: String) throws(ReadError) {
    try piece.open(text: UnsafeRawBufferPointer(text), path: path)
    UIAutomatorText.repair(piece)
    do throws(ReadError) {
      try parser.read(piece, at: offset)
    } catch {
      var error = error
      error.offset = error.offset.map { $0 + offset }
      throw error
    }
  }
}
