import FioriLint

/// Reads outlines: one screen each.
final class OutlineReader: ScreenReader {
  private let options: ReaderOptions

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll()
    let text = UnsafeBufferPointer(start: source.bytes, count: source.count)
    var depth = 0
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let line = try OutlineLine(line) else { continue }
      if depth == 0 { builder.startScreen(at: line.word.lowerBound, isOneOfSeveral: false) }
      guard line.depth <= depth, depth == 0 || line.depth > 0 else {
        throw ReadError(
          "expected \(2 * depth) spaces at most, and 2 at least, before the word", at: line.word.lowerBound)
      }
      while depth > line.depth { close(&depth, builder, at: line.word.lowerBound) }
      try open(line, builder)
      depth += 1
    }
    guard depth > 0 else { throw ReadError("the outline is empty: expected `screen` and its name", at: 0) }
    while depth > 0 { close(&depth, builder, at: source.count) }
    builder.supply(options)
    consumer.consume(builder.tree, from: source)
    builder.finishScreen()
  }

  private func open(_ line: OutlineLine, _ builder: TreeBuilder) throws(ReadError) {
    guard let word = OutlineWord.all[line.name], word.place?.parent == builder.currentKind else {
      let parent = builder.currentKind.map { "in a \($0.name)" } ?? "at the beginning"
      throw ReadError(
        "no `\(line.name)` stands \(parent): the words are \(OutlineWord.names)", at: line.word.lowerBound)
    }
    builder.open(word.kind, as: word.place?.member, from: line.word.lowerBound, to: line.end)
    if let text = line.text { builder.set(word.fact, text: text.words, at: text.range) }
  }

  /// Closes an element. An outline has no words for most parts, so that nothing is known of those it does not have.
  private func close(_ depth: inout Int, _ builder: TreeBuilder, at place: Int) {
    builder.setOthersUnknown(at: place..<place)
    builder.close()
    depth -= 1
  }
}
