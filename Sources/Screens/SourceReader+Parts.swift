extension SourceReader {
  /// All bytes at hand.
  var textAtHand: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: UnsafePointer(bytes), count: count) }

  /// The bytes at hand of a part of the file.
  package func text(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + (range.lowerBound - bufferOffset), count: range.count)
  }

  /// A text that this file holds, as if it were a file.
  func openPart(_ text: UnsafeRawBufferPointer) throws(ReadError) -> SourceReader {
    let part = SourceReader(limit: .max)
    try part.open(text: text, path: path, filePath: filePath)
    return part
  }

  /// Goes on to a part of the file, and lets go of what is before.
  func advance(to range: Range<Int>) throws(ReadError) {
    discard(upTo: range.lowerBound)
    while bufferOffset + count < range.upperBound, try readMore() {}
  }

  /// Reads a text that this file holds, so that all places are those in this file.
  ///
  /// - Parameter place: gives the place in this file of an offset in the text.
  /// - Throws: what the body throws, at its place in this file.
  package func readPart(
    _ text: UnsafeRawBufferPointer, for consumer: any ScreenConsumer, at place: @escaping (Int) -> Int,
    _ body: (SourceReader, any ScreenConsumer) throws(ReadError) -> Void
  ) throws(ReadError) {
    do throws(ReadError) {
      let part = try openPart(text)
      try body(part, ScreensOfPart(self, part, consumer, place))
    } catch {
      var error = error
      error.offset = error.offset.map(place)
      throw error
    }
  }
}

/// Hands on the screens of a text as those of the file that holds it.
private final class ScreensOfPart: ScreenConsumer {
  private let file: SourceReader
  private let part: SourceReader
  private let consumer: any ScreenConsumer
  private let place: (Int) -> Int

  init(_ file: SourceReader, _ part: SourceReader, _ consumer: any ScreenConsumer, _ place: @escaping (Int) -> Int) {
    (self.file, self.part, self.consumer, self.place) = (file, part, consumer, place)
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) {
    tree.withPlaces(movedFrom: part, to: file, by: place) { consumer.consume(tree, from: file) }
  }
}
