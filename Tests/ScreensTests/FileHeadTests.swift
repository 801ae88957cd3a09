import Screens
import Testing

@Suite struct OpeningTests {
  private func opening(_ bytes: [UInt8], path: String = "a") throws -> (first: UInt8, count: Int, pathExtension: String)
  {
    let source = SourceReader()
    try bytes.withUnsafeBytes { try source.open(text: $0, path: path) }
    let opening = FileHead(source)
    return (opening.first, opening.bytes.count, opening.pathExtension)
  }

  @Test(arguments: [("", 0), (" \t\r\n", 0), ("{}", 0x7B), ("\n <a/>", 0x3C), ("\u{FEFF} [", 0x5B), ("\u{FEFF}", 0)])
  func firstByteThatIsNoSpace(text: String, first: UInt8) throws {
    #expect(try opening(Array(text.utf8)).first == first)
  }

  @Test func byteOrderMarkIsNoPartOfIt() throws {
    #expect(try opening([0xEF, 0xBB, 0xBF, 0x41]).count == 1)
    #expect(try opening([0xEF, 0xBB]).count == 2)
  }

  @Test(arguments: [
    ("a.json", "json"), ("x/y.z/a.PAGE", "page"), ("x.y/a", ""), ("a", ""), ("a.b.xml", "xml"), ("", ""), ("a.", ""),
  ])
  func pathExtension(path: String, expected: String) throws {
    #expect(try opening([], path: path).pathExtension == expected)
  }
}
