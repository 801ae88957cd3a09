import Formats
import Linting
import Screens
import TestSupport
import Testing

/// What is found in a file does not depend on how much of it is at hand at once.
@Suite struct StreamingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var isXML = false
    var testDescription: String { name }
    var format: any ScreenFormat { AnyFile(isXML ? NativeXMLFormat() : NativeJSONFormat()) }
  }

  private static let json = #"""
    {"type": "screen", "name": "é😀", "platform": "ios", "widht": 1, "content": [
      {"type": "button", "id": "ø", "frame": [0, 0, 36, 36]}, {"type": "buton"},
      {"cells": [{"type": "collectionCell", "frame": [0, 0, 110, "x"]}], "header": {"text": "\ud83d\ude00\n"}, "layout": "gird",
       "type": "collectionView", "totalCount": 1.5e1, "edgeGradient": false}]}
    """#
  private static let xml = """
    <screen name="é😀" platform="ios" widht='1'><!-- <a> -->
      <button id="ø" frame="0 0 36 36"/><buton><![CDATA[<]]></buton>text &amp; <?p <?> more &lt;
      <collectionView layout="gird" totalCount='1&#53;' edgeGradient="false"><header text="&#10;"/>
       <collectionCell frame="0 0 110 x" unknown="title nonsense"></collectionCell
       ></collectionView>
    </screen>
    """

  static let samples = [
    Sample(name: "one screen", text: json),
    Sample(name: "byte order mark and one line", text: "\u{FEFF}" + json.filter { $0 != "\n" }),
    Sample(name: "array", text: "[\(json), \(json),\n\(json)]"),
    Sample(
      name: "array on one line with a byte order mark",
      text: "\u{FEFF}[\([json, json, json].joined(separator: ",").filter { $0 != "\n" })]"),
    Sample(
      name: "problems between screens",
      text: #"{"versoin": {"a": [1]}, "$schema": "x", "screens": [17, \#(json), null,"# + "\n\n"
        + #"[{}], \#(json), "é", "a""#
        + #"], "scren": 1, "x": 2}"#),
    Sample(name: "problems behind the last screen", text: "[\(json), 1, {}, {\"type\": \"scren\"},\n true]"),
    Sample(name: "nothing but problems", text: "[{\"type\": 1}, 2, 3, {}, \"é\",\n 4, {\"id\": 5}]"),
    Sample(name: "failure behind screens", text: "[\(json),\n\(json)\n\n, {\"type\": \"screen\", \"name\": \"\\x\"}]"),
    Sample(name: "failure in the container", text: "{\"screens\": [\(json)],\r\n \"screens\": []}"),
    Sample(name: "truncated", text: String("[\(json), \(json)".dropLast(100))),
    Sample(name: "text behind the end", text: json + "\n" + json),
    Sample(
      name: "many short screens",
      text: "[" + (0..<200).map { _ in #"{"type":"button","frame":[0,0,1,1]}"# }.joined(separator: ",\n") + "]"),
    Sample(
      name: "white space",
      text: "[\(String(repeating: " \n\r\t", count: 300))\(json)\(String(repeating: " ", count: 999))]"),
    Sample(name: "XML screen", text: xml, isXML: true),
    Sample(name: "XML with a byte order mark on one line", text: "\u{FEFF}" + xml.filter { $0 != "\n" }, isXML: true),
    Sample(name: "XML with a declaration", text: "<?xml version='1.0' encoding='utf-8'?>\n" + xml, isXML: true),
    Sample(name: "XML list", text: "<screens>\(xml)\n\(xml) \(xml)</screens>", isXML: true),
    Sample(
      name: "XML list on one line with a byte order mark",
      text: "\u{FEFF}<screens>\([xml, xml, xml].joined().filter { $0 != "\n" })</screens>", isXML: true),
    Sample(
      name: "XML with problems between screens",
      text:
        "<screens a='1' xmlns:b='u' b:c='2'>é text\n\(xml)<scren><screen/></scren> 1 &amp; 2\n<!-- > -->\(xml)<group/>behind</screens>",
      isXML: true),
    Sample(name: "XML with nothing but problems", text: "<screens>a<b/>c<d>e</d><!-- f -->g</screens>", isXML: true),
    Sample(
      name: "XML failure behind screens", text: "<screens>\(xml)\n\(xml)<screen><group></screen></screens>", isXML: true
    ),
    Sample(
      name: "XML undeclared prefix", text: "<screens>\(xml)\n\(xml)<screen x:a=''><group/></screen></screens>",
      isXML: true),
    Sample(name: "XML truncated", text: String("<screens>\(xml)\(xml)".dropLast(100)), isXML: true),
    Sample(name: "XML truncated between screens", text: "<screens>\(xml)\n \(xml)\n", isXML: true),
    Sample(name: "XML two roots", text: "\(xml)\n\(xml)", isXML: true),
    Sample(
      name: "many short XML screens",
      text: "<screens>" + String(repeating: "\n<button frame='0 0 1 1'/>", count: 200) + "</screens>",
      isXML: true),
    Sample(
      name: "long XML text", text: "<screens>\(String(repeating: "é &lt; ", count: 400))\(xml)</screens>", isXML: true),
    Sample(
      name: "long XML attribute",
      text: "<screens><label text='\(String(repeating: "é &lt; ", count: 400))'/>\(xml)</screens>", isXML: true),
    Sample(
      name: "long XML comment", text: "<screens><!--\(String(repeating: "é < > ", count: 400))-->\(xml)</screens>",
      isXML: true),
  ]

  @Test(arguments: samples) func pieces(sample: Sample) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", sample.text)
    func listing(_ pieceSize: Int) -> (lines: [String], report: FileReport) {
      var options = LintOptions()
      options.pieceSize = pieceSize
      options.reader.platform = .ios
      let report = TestLinter.engine(options, formats: [sample.format]).lint(path, path: "a")
      return (Findings.listing(report), report)
    }
    let whole = listing(1 << 20)
    #expect(!whole.lines.isEmpty)
    for pieceSize in Array(1...16) + [23, 31, 32, 33, 47, 64, 100, 255, 1000] {
      let (lines, report) = listing(pieceSize)
      let difference = Golden.difference(whole.lines.joined(separator: "\n"), lines.joined(separator: "\n"))
      try #require(difference == nil, "pieces of \(pieceSize)")
      try #require(
        report.tallies == whole.report.tallies && report.screens == whole.report.screens, "pieces of \(pieceSize)")
      try #require(report.missingFacts == whole.report.missingFacts)
    }
  }

  /// Screens made at random, with mistakes of all kinds put in.
  @Test(arguments: [false, true]) func mutatedScreens(isXML: Bool) throws {
    let folder = try TemporaryFolder()
    let format = AnyFile(isXML ? NativeXMLFormat() : NativeJSONFormat())
    var generator = SeededGenerator(seed: isXML ? 1 : 0)
    let engines = [1 << 20, 1, 7, 50].map { pieceSize in
      var options = LintOptions()
      options.pieceSize = pieceSize
      options.reader.platform = .ios
      return TestLinter.engine(options, formats: [format])
    }
    for seed in 0..<60 {
      var random = RandomScreens(seed: UInt64(seed))
      var bytes = Array(random.document().utf8)
      if isXML {
        let spelling = Spelling(.xml, seed: UInt64(seed))
        bytes = Array(try spelling.document(of: bytes).utf8)
      }
      for _ in 0..<generator.below(4) { Self.mutate(&bytes, isXML, &generator) }
      let path = try folder.write("a", bytes)
      let listings = engines.map { Findings.listing($0.lint(path, path: "a")).joined(separator: "\n") }
      for listing in listings.dropFirst() {
        #expect(Golden.difference(listings[0], listing) == nil, "seed \(seed)")
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ isXML: Bool, _ generator: inout SeededGenerator) {
    let place = generator.below(bytes.count)
    let pieces =
      isXML
      ? ["<!-- < > -->", "&amp;", "<![CDATA[ x<y ]]>", "text", "<?p ?>", "</group>", "&#10;", "<x:y xmlns:x='u'/>"]
      : ["null,", "{},", "\"é\":1,", "\\u00e9", "\"type\":1,", "/*", "\"😀\"", "  \n\n "]
    switch generator.below(4) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(UInt8(generator.below(256)), at: place)
    case 2: bytes.insert(contentsOf: generator.pick(pieces, default: "").utf8, at: place)
    default: bytes[place] = generator.pick(Array("\"{}[]<>/&,:0e\\ \u{0}".utf8) + [0xFF, 0xC3, 0xED], default: 0)
    }
  }

  /// A file of many pieces, recognized by its beginning.
  @Test(arguments: [false, true]) func largeFile(isXML: Bool) throws {
    let folder = try TemporaryFolder()
    let text =
      isXML
      ? "\u{FEFF}<screens x=''>\(String(repeating: xml + "a\n", count: 400))</screens>"
      : "\u{FEFF}{\"x\": 1, \"screens\": [\(Array(repeating: json + ", 1\n", count: 400).joined(separator: ",\r\n"))]}"
    let path = try folder.write("a", text)
    var options = LintOptions()
    options.pieceSize = 16 << 10
    let pieces = TestLinter.engine(options).lint(path, path: "a")
    options.pieceSize = 64 << 20
    let whole = TestLinter.engine(options).lint(path, path: "a")
    #expect(pieces.screens >= 400 && pieces.findings.count > 2000 && pieces.failure == nil)
    #expect(
      Golden.difference(
        Findings.listing(whole).joined(separator: "\n"), Findings.listing(pieces).joined(separator: "\n")) == nil)
  }

  private var json: String { Self.json }
  private var xml: String { Self.xml }

  /// A screen of several pieces of the usual size, whose `type` is in none of the first ones.
  @Test func typeFarBehind() throws {
    let folder = try TemporaryFolder()
    let cell = #"{"type": "button", "frame": [0, 0, 1, 1]}"#
    let content = Array(repeating: cell, count: 30_000).joined(separator: ",\n")
    let path = try folder.write("a.json", "{\"content\": [\(content)], \"platform\": \"ios\", \"type\": \"screen\"}")
    let report = TestLinter.engine().lint(path, path: "a.json")
    #expect(report.failure == nil, "\(report.failure?.message ?? "")")
    #expect(report.findings.count == 30_000)
  }

  @Test func largerThanTheLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.json", "[\(Array(repeating: json, count: 50).joined(separator: ","))]")
    var options = LintOptions()
    options.maximumFileSize = 1000
    let report = TestLinter.engine(options).lint(path, path: "a.json")
    #expect(report.failure?.message == "is larger than the limit of 1000 bytes (set `max-file-size`)")
    #expect(report.failure?.position == nil && report.findings.isEmpty)
  }
}
