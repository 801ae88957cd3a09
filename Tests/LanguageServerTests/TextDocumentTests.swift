import LanguageServer
import Screens
import TestSupport
import Testing

/// Texts that change bit by bit, and the places in them.
@Suite struct TextDocumentTests {
  /// The same edit in each encoding: behind `é𝄞` there are 6 bytes, 3 units of UTF-16, 2 scalars.
  @Test(arguments: [(PositionEncoding.utf8, 6), (.utf16, 3), (.utf32, 2)])
  func encodings(encoding: PositionEncoding, character: Int) {
    var document = document("a\né𝄞b\nc")
    let start = DocumentPosition(line: 1, character: character)
    #expect(document.offset(of: start, encoding) == 8)
    #expect(document.position(of: 8, encoding) == start)
    document.replace(
      from: start, to: DocumentPosition(line: 1, character: character + 1), encoding, with: Array("xyz\n".utf8))
    #expect(text(document) == "a\né𝄞xyz\n\nc")
    #expect(document.lineCount == 4)
  }

  /// Clients may be one character too far, or in the middle of one.
  @Test func beyond() {
    let document = document("ab\r\né\r𝄞")
    #expect(document.offset(of: DocumentPosition(line: 0, character: 99), .utf16) == 2)
    #expect(document.offset(of: DocumentPosition(line: 1, character: 1), .utf8) == 4)
    #expect(document.offset(of: DocumentPosition(line: 2, character: 1), .utf16) == 7)
    #expect(document.offset(of: DocumentPosition(line: 9, character: 0), .utf16) == 11)
    #expect(document.position(of: 99, .utf16) == DocumentPosition(line: 2, character: 2))
    #expect(document.lineCount == 3)
  }

  /// A range that ends before it begins is empty.
  @Test func reversed() {
    var document = document("abc")
    document.replace(
      from: DocumentPosition(line: 0, character: 2), to: DocumentPosition(line: 0, character: 1), .utf16,
      with: Array("-".utf8))
    #expect(text(document) == "ab-c")
  }

  /// Those who lint know no lines that end with CR alone, and no byte order mark.
  @Test func placesOfFindings() {
    let place = SourcePosition(line: 2, column: 3, utf16Column: 4, byteColumn: 7)
    #expect(document("a\né𝄞b").position(of: place, .utf16) == DocumentPosition(line: 1, character: 3))
    #expect(document("a\rb\né𝄞b").position(of: place, .utf16) == DocumentPosition(line: 2, character: 3))
    let first = SourcePosition(line: 1, column: 2, utf16Column: 2, byteColumn: 2)
    #expect(document("\u{FEFF}ab").position(of: first, .utf16) == DocumentPosition(line: 0, character: 2))
    #expect(document("ab").position(of: first, .utf16) == DocumentPosition(line: 0, character: 1))
    #expect(document("ab").offset(of: SourcePosition(line: 9, column: 1, utf16Column: 1, byteColumn: 1)) == 2)
  }

  /// Edits give what the same edits of a text give, no matter what they are.
  @Test func randomEdits() {
    var random = SeededGenerator(seed: 1)
    let pieces = ["a", "é", "𝄞", "\n", "\r\n", "\r", "", "{}"]
    for encoding in PositionEncoding.allCases {
      var document = document("")
      var model: [UInt8] = []
      for _ in 0..<400 {
        let (one, other) = (boundary(in: model, &random), boundary(in: model, &random))
        let (start, end) = (min(one, other), max(one, other))
        let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
        let positions = (document.position(of: start, encoding), document.position(of: end, encoding))
        // A place between CR and LF is the end of the line to the protocol.
        guard document.offset(of: positions.0, encoding) == start, document.offset(of: positions.1, encoding) == end
        else { continue }
        document.replace(from: positions.0, to: positions.1, encoding, with: piece)
        model.replaceSubrange(start..<end, with: piece)
        #expect(document.text == model)
      }
    }
  }

  /// Places in a long line are those that counting from its beginning gives.
  @Test(arguments: PositionEncoding.allCases) func longLines(encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 2)
    let pieces = ["a", "bcdefgh", "é", "€", "𝄞", "𝄞𝄞"]
    let line = (0..<9_000).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let document = document("x\n\(line)\r\n\(line.prefix(5_000))\nz")
    let starts = [0] + document.text.indices.filter { document.text[$0] == 0x0A }.map { $0 + 1 }
    for _ in 0..<300 {
      let offset = boundary(in: document.text, &random)
      let number = (starts.lastIndex { $0 <= offset }) ?? 0
      let before = String(decoding: document.text[starts[number]..<offset], as: UTF8.self)
      let character =
        switch encoding {
        case .utf8: before.utf8.count
        case .utf16: before.utf16.count
        case .utf32: before.unicodeScalars.count
        }
      let place = DocumentPosition(line: number, character: character)
      #expect(document.position(of: offset, encoding) == place)
      if !before.hasSuffix("\r") { #expect(document.offset(of: place, encoding) == offset) }
      // One in the middle of a scalar is where that begins.
      if encoding != .utf32, offset < document.text.count, document.text[offset] >= 0xF0 {
        #expect(document.offset(of: DocumentPosition(line: number, character: character + 1), encoding) == offset)
      }
    }
  }

  private func boundary(in text: [UInt8], _ random: inout SeededGenerator) -> Int {
    var place = Int.random(in: 0...text.count, using: &random)
    while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }

  private func document(_ text: String) -> TextDocument {
    TextDocument(uri: "file:///a", version: 1, text: Array(text.utf8))
  }

  private func text(_ document: TextDocument) -> String { String(decoding: document.text, as: UTF8.self) }
}
