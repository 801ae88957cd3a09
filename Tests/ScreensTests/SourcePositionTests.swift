import Screens
import Testing

@Suite struct SourcePositionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    /// Line, column, UTF-16 column, byte column behind the text.
    var expected: [Int]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ expected: Int...) {
      self.text = text
      self.expected = expected
    }
  }

  static let samples = [
    Sample("", 1, 1, 1, 1),
    Sample("abc", 1, 4, 4, 4),
    Sample("\n", 2, 1, 1, 1),
    Sample("a\nb", 2, 2, 2, 2),
    Sample("a\r\nb", 2, 2, 2, 2),
    Sample("a\r", 1, 3, 3, 3),
    Sample("a\n\n\r\n\n", 5, 1, 1, 1),
    // A carriage return alone ends no line.
    Sample("a\rb", 1, 4, 4, 4),
    Sample("é", 1, 2, 2, 3),
    Sample("€", 1, 2, 2, 4),
    Sample("😀", 1, 2, 3, 5),
    Sample("x😀y", 1, 4, 5, 7),
    // Columns count scalars: a combining mark is one of its own.
    Sample("e\u{301}", 1, 3, 3, 4),
    // A family is seven scalars.
    Sample("👨‍👩‍👧‍👦", 1, 8, 12, 26),
    Sample("🇩🇪", 1, 3, 5, 9),
    Sample("\u{85}\u{2028}\u{2029}\u{0B}\u{0C}", 1, 6, 6, 11),
    Sample("\t", 1, 2, 2, 2),
    Sample("ä\nö\n😀ü", 3, 3, 4, 7),
  ]

  @Test(arguments: samples) func counts(sample: Sample) {
    var position = SourcePosition.start
    Array(sample.text.utf8).withUnsafeBufferPointer { position.advance(over: $0) }
    #expect([position.line, position.column, position.utf16Column, position.byteColumn] == sample.expected)
  }

  /// A cut may even fall into a character.
  @Test(arguments: samples) func countsInPieces(sample: Sample) {
    let bytes = Array(sample.text.utf8)
    for cut in 0...bytes.count {
      var position = SourcePosition.start
      bytes[..<cut].withUnsafeBufferPointer { position.advance(over: $0) }
      bytes[cut...].withUnsafeBufferPointer { position.advance(over: $0) }
      #expect([position.line, position.column, position.utf16Column, position.byteColumn] == sample.expected)
    }
  }
}
