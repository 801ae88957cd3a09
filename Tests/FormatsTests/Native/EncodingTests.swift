import Formats
import Foundation
import Linting
import Screens
import TestSupport
import Testing

/// One screen in many encodings, and what is said of encodings that are wrong.
@Suite struct EncodingTests {
  static let files = Repository.files(below: "Fixtures/encodings")

  @Test func theFixturesAreThere() {
    #expect(Self.files.count >= 14)
  }

  /// With any bytes: the same tree, and the finding at the same place.
  @Test(arguments: files) func sameTreeAndPlace(file: String) throws {
    let isXML = file.hasSuffix(".xml")
    let format: any ScreenFormat = isXML ? NativeXMLFormat() : NativeJSONFormat()
    let reference = read(file: Repository.url("Fixtures/encodings/utf8.\(isXML ? "xml" : "json")").path, as: format)
    let result = read(file: Repository.url(file).path, as: format)
    #expect(result.failure == nil && result.problems.isEmpty && !result.dump.isEmpty)
    #expect(Golden.difference(reference.dump, result.dump) == nil)

    let report = TestLinter.engine().lint(Repository.url(file).path, path: file)
    #expect(report.findings.map(\.rule) == ["touch-target/minimum-size"])
    let place = try #require(report.findings.first)
    #expect(place.element == "screen/collectionView[größen]/collectionCell[schuh-ø]/action[1]")
    guard !file.hasSuffix("escaped.json") else { return }
    #expect("\(place.start.line):\(place.start.column)" == (isXML ? "7:98" : "8:124"))
  }

  /// The fixture in each of the encodings, made here, so that none depends on how the file was made.
  @Test(arguments: [
    ("UTF-16", String.Encoding.utf16), ("UTF-16", .utf16LittleEndian), ("utf-16", .utf16BigEndian),
    ("UTF-16LE", .utf16LittleEndian),
    ("UTF-16BE", .utf16BigEndian), ("ISO-8859-1", .isoLatin1), ("iso-8859-1", .isoLatin1), ("ISO-8859-2", .isoLatin2),
    ("windows-1252", .windowsCP1252), ("windows-1250", .windowsCP1250), ("Shift_JIS", .shiftJIS),
    ("UTF-8", .utf8), ("utf8", .utf8), ("US-ASCII", .ascii),
  ])
  func decodes(name: String, encoding: String.Encoding) throws {
    let special = encoding == .ascii ? "o" : encoding == .shiftJIS ? "日" : "ö"
    for declaration in [
      "<?xml version=\"1.0\" encoding=\"\(name)\"?>", "<?xml  version='1.0'  encoding = '\(name)' ?>",
    ] {
      let text = MarkedText(
        "\(declaration)\n<screen platform='ios' name='\(special)\(special)'><button ↓frame='0 0 1 1'/></screen>")
      let bytes = [UInt8](try #require(text.text.data(using: encoding)))
      let report = TestLinter.lint(bytes, path: "a.xml")
      #expect(report.failure == nil, "\(report.failure?.message ?? "")")
      #expect(report.findings.map { "\($0.start.line):\($0.start.column)" } == text.places)
      var name: String?
      try Spelling.read(bytes, path: "a.xml") { name = $0.root.text(.name) }
      #expect(name == special + special)
    }
  }

  /// Where an encoding is wrong: the place counts in the text as far as it could be decoded.
  static let wrong: [(name: String, bytes: [UInt8], place: String?, message: String)] = [
    (
      "unknown name", Array("<?xml version='1.0' encoding='klingon'?><screen/>".utf8), "1:31",
      #"unknown encoding "klingon""#
    ),
    ("no name", Array("<?xml version='1.0' encoding=''?><screen/>".utf8), "1:31", #"unknown encoding """#),
    ("UTF-16 that is not", Array("<?xml version='1.0' encoding='UTF-16'?><screen/>".utf8), "1:31", "says UTF-16"),
    ("odd number of bytes", [0xFF, 0xFE, 0x3C, 0x00, 0x73, 0x00, 0x63], "1:3", "ends in the middle of a character"),
    (
      "lone surrogate", [0xFE, 0xFF, 0x00, 0x3C, 0x00, 0x0A, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x61], "2:2",
      "a lone surrogate"
    ),
    ("bad UTF-8", Array("<screen\n name='é".utf8) + [0xFF] + Array("'/>".utf8), "2:9", "UTF-8"),
    ("overlong UTF-8", Array("<screen>".utf8) + [0xC0, 0xBC] + Array("</screen>".utf8), "1:9", "UTF-8"),
    ("Latin-1 that is not declared", Array("<screen name='".utf8) + [0xFC] + Array("'/>".utf8), "1:15", "UTF-8"),
    (
      "byte that EUC-JP lacks",
      Array("<?xml version='1.0' encoding='EUC-JP'?>\n<screen name='".utf8) + [0xFF] + Array("'/>".utf8),
      "2:15", "not valid euc-jp"
    ),
  ]

  @Test(arguments: wrong.indices) func saysWhatIsWrong(index: Int) {
    let (name, bytes, place, message) = Self.wrong[index]
    let failure = TestLinter.lint(bytes, path: "a.xml").failure
    #expect(failure?.message.contains(message) == true, "\(name): \(failure?.message ?? "read")")
    #expect(failure?.position.map { "\($0.line):\($0.column)" } == place, "\(name): \(failure?.message ?? "")")
  }

  /// JSON says by its first character what it is in, with a mark or without.
  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
  ]) func wideJSON(encoding: String.Encoding) throws {
    let text = MarkedText(
      """
       {"type": "screen", "platform": "ios", "name": "ö日🎉",
       "content": [{"type": "label", "text": "ö"}, {"type": "button", "text": "ö🎉", ↓"frame": [0, 0, 1, 1]}]}
      """)
    for mark in ["", "\u{FEFF}"] where mark.isEmpty || ![.utf16, .utf32].contains(encoding) {
      let bytes = [UInt8](try #require((mark + text.text).data(using: encoding)))
      for pieceSize in [1, 7, 1 << 20] {
        var options = LintOptions()
        options.pieceSize = pieceSize
        let report = TestLinter.engine(options).lint(bytes)
        #expect(report.failure == nil, "\(report.failure?.message ?? "")")
        #expect(report.findings.map { "\($0.start.line):\($0.start.column)" } == text.places)
      }
    }
  }

  /// What is no text in any of these encodings may be anything.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0, 0, 0xD8], "not valid UTF-16LE"), ([0xFF, 0xFE, 0x7B, 0, 0x7D], "not valid UTF-16LE"),
      ([0xFE, 0xFF, 0, 0x7B, 0xDC, 0], "not valid UTF-16BE"),
      ([0x7B, 0, 0, 0, 0, 0, 0x11, 0], "control character 0x00"),
      ([0x5B, 0, 1, 2, 0xFF], "control character 0x00"), ([0, 0x5B], "binary"), ([0x7B, 0], "control character 0x00"),
    ] as [([UInt8], String)]) func noText(bytes: [UInt8], message: String) throws
  {
    let failure = try #require(TestLinter.lint(bytes).failure)
    #expect(failure.message.contains(message), "\(failure.message)")
  }
}
