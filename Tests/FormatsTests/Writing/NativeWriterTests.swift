import Formats
import LintingTesting
import Screens
import Support
import TestSupport
import Testing

/// How screens are written: order, lines, numbers, characters, and what a language cannot say.
@Suite struct NativeWriterTests {
  private func json(_ text: String) throws -> String { try Conversion(Array(text.utf8), .json).text }
  private func xml(_ text: String) throws -> String { try Conversion(Array(text.utf8), .xml).text }

  // MARK: Layout

  @Test func shortScreensAreOneLine() throws {
    let text = #"{"content": [{"text": "A", "type": "label", "id": "a"}], "platform": "ios", "type": "screen"}"#
    #expect(
      try json(text)
        == #"{"type": "screen", "platform": "ios", "content": [{"type": "label", "id": "a", "text": "A"}]}"# + "\n")
    #expect(
      try xml(text) == """
        <screen platform="ios">
          <label id="a" text="A"/>
        </screen>

        """)
  }

  static let long = """
    <screen name="Products" platform="ios" deviceClass="phone" width="390.50" height="8.44e2" orientation="portrait"
        widthClass="compact" heightClass="regular">
      <collectionView layout="multiRowGrid" unknown="header cells" frame="0 80 390 200.25"><seeAll text="See All">
        <tap opens="list" listContent="objectCell" quickActions="Call, Write to"/></seeAll>
        <collectionCell id="p1"><image frame="16 130 110 110"/><title text="Ski boots"/><subtitle text="Rental, per day"/>
          <action control="icon"/><attribute text="In stock"/><action control="button"/></collectionCell>
        <objectCell/></collectionView>
    </screen>
    """

  @Test func longOnesAreBroken() throws {
    #expect(
      try json(Self.long) == #"""
        {"type": "screen", "name": "Products", "platform": "ios", "deviceClass": "phone", "width": 390.5, "height": 844,
          "widthClass": "compact", "heightClass": "regular", "orientation": "portrait",
          "content": [
            {"type": "collectionView", "frame": [0, 80, 390, 200.25], "layout": "grid", "header": null,
              "seeAll": {"text": "See All",
                "tap": {"opens": "list", "listContent": "objectCell", "quickActions": ["Call", "Write to"]}},
              "cells": [
                {"type": "collectionCell", "id": "p1",
                  "image": {"frame": [16, 130, 110, 110]},
                  "title": {"text": "Ski boots"},
                  "subtitle": {"text": "Rental, per day"},
                  "attribute": {"text": "In stock"},
                  "actions": [{"control": "icon"}, {"control": "button"}]},
                {"type": "objectCell"},
                null]}]}

        """#)
    #expect(
      try xml(Self.long) == """
        <screen name="Products" platform="ios" deviceClass="phone" width="390.5" height="844" widthClass="compact"
            heightClass="regular" orientation="portrait">
          <collectionView frame="0 80 390 200.25" layout="grid" unknown="header cells">
            <seeAll text="See All">
              <tap opens="list" listContent="objectCell" quickActions="Call, Write to"/>
            </seeAll>
            <collectionCell id="p1">
              <image frame="16 130 110 110"/>
              <title text="Ski boots"/>
              <subtitle text="Rental, per day"/>
              <attribute text="In stock"/>
              <action control="icon"/>
              <action control="button"/>
            </collectionCell>
            <objectCell/>
          </collectionView>
        </screen>

        """)
  }

  @Test(arguments: 0..<150) func linesAreShort(seed: Int) throws {
    var random = RandomScreens(seed: UInt64(seed))
    let text = random.document()
    for written in [try json(text), try xml(text)] {
      let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last == "" && !lines.dropLast().contains { $0.isEmpty || $0.last == " " || $0.contains("\t") })
      for line in lines where line.unicodeScalars.count > 120 {
        // Nothing that a line could be broken at is left.
        let words = line.drop { $0 == " " }
        #expect(words.hasPrefix("<") || !words.contains(", \""), "\(line)")
      }
    }
  }

  // MARK: Lists of screens

  @Test func severalScreens() throws {
    let text = #"[{"type": "screen"}, {"type": "button", "id": "b"}]"#
    #expect(
      try json(text) == """
        {"screens": [
          {"type": "screen"},
          {"type": "screen", "content": [{"type": "button", "id": "b"}]}]}

        """)
    #expect(
      try xml(text) == """
        <screens>
          <screen/>
          <screen>
            <button id="b"/>
          </screen>
        </screens>

        """)
  }

  @Test(arguments: [#"{"screens": []}"#, "<screens/>"]) func noScreens(text: String) throws {
    #expect(try json(text) == "{\"screens\": []}\n")
    #expect(try xml(text) == "<screens/>\n")
  }

  @Test func aListOfOneStaysAList() throws {
    #expect(try json("<screens><screen/></screens>") == "{\"screens\": [\n  {\"type\": \"screen\"}]}\n")
  }

  @Test func piecesStaySmall() throws {
    let cell = #"{"type": "objectCell", "title": {"text": "Order"}, "frame": [0, 0, 390, 64]}"#
    let screen = "{\"type\": \"screen\", \"content\": [\(Array(repeating: cell, count: 9000).joined(separator: ","))]}"
    for language in NativeWriter.Language.allCases {
      let conversion = try Conversion(Array("[\(screen), \(screen)]".utf8), language)
      #expect(conversion.bytes.count > 1 << 20 && conversion.largestPiece < 70_000, "\(conversion.largestPiece)")
      #expect(try Conversion(conversion.bytes, language).bytes == conversion.bytes)
    }
  }

  // MARK: Unknown

  @Test func unknownStaysUnknown() throws {
    let text =
      #"{"type": "screen", "name": null, "content": [{"type": "objectCell", "title": null, "tags": [null]}, null]}"#
    let plain =
      #"{"type": "screen", "name": null, "content": [{"type": "objectCell", "title": null, "tags": null}, null]}"#
    #expect(try json(text) == plain + "\n")
    #expect(
      try xml(text) == """
        <screen unknown="name content">
          <objectCell unknown="title tags"/>
        </screen>

        """)
    #expect(try json(xml(text)) == plain + "\n")
  }

  @Test func whatIsWrongIsUnknownOrLeftOut() throws {
    let text = #"{"type": "screen", "width": "wide", "widht": 7, "platform": "windows", "content": [7, {"type": "x"}]}"#
    #expect(try json(text) == "{\"type\": \"screen\", \"platform\": null, \"width\": null}\n")
    #expect(try xml(text) == "<screen unknown=\"platform width\"/>\n")
  }

  @Test func givenAndUnknownIsGiven() throws {
    let text = "<objectCell unknown=\"title tags\"><title/><tag/></objectCell>"
    #expect(
      try json(text)
        == #"{"type": "screen", "content": [{"type": "objectCell", "title": {}, "tags": [{}, null]}]}"# + "\n")
  }

  @Test func suppliedPlatform() throws {
    let options = ReaderOptions(platform: .ios)
    #expect(try Conversion(Array("<screen/>".utf8), .xml, options).text == "<screen platform=\"ios\"/>\n")
    let given = "<screen platform=\"android\"/>"
    #expect(try Conversion(Array(given.utf8), .xml, options).text == given + "\n")
  }

  // MARK: Numbers

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-0.0", "0"), ("390.0", "390"), ("1e2", "100"), ("0.1", "0.1"), ("-12.50", "-12.5"),
    ("0.30000000000000004", "0.30000000000000004"), ("9007199254740993", "9007199254740992"),
    ("1e16", "1e+16"), ("1e300", "1e+300"), ("5e-324", "5e-324"), ("1E-7", "1e-07"),
    ("-1.7976931348623157e308", "-1.7976931348623157e+308"),
  ])
  func numbers(written: String, shortest: String) throws {
    let text = try json("{\"type\": \"label\", \"frame\": [\(written), 0, 0, 0]}")
    #expect(text.contains("[\(shortest), 0, 0, 0]"), "\(text)")
    #expect(try xml(text).contains("frame=\"\(shortest) 0 0 0\""))
    #expect(try json(xml(text)) == text)
  }

  @Test func countsAreWrittenWhole() throws {
    let text = "<collectionView totalCount=\"9007199254740992\"/>"
    #expect(try json(text).contains("\"totalCount\": 9007199254740992"))
    #expect(try xml(json(text)).contains(" totalCount=\"9007199254740992\""))
  }

  // MARK: Characters

  static let texts: [(json: String, inJSON: String, inXML: String)] = [
    (#"\"\\/'<>&"#, #"\"\\/'<>&"#, #"&quot;\/'&lt;&gt;&amp;"#),
    (#"a\tb\nc\rd"#, #"a\tb\nc\rd"#, "a&#9;b&#10;c&#13;d"),
    (" \\u007f\\u0085\\u2028\\u202e ", " \\u007F\\u0085\\u2028\\u202E ", " &#127;&#133;&#8232;&#8238; "),
    ("##vso[x]#[y]", "\\u0023#vso[x]#[y]", "&#35;#vso[x]#[y]"),
    ("ø \\u00f8 漢 \\ud83e\\uddf0\\u0301", "ø ø 漢 \u{1F9F0}\u{301}", "ø ø 漢 \u{1F9F0}\u{301}"), ("", "", ""),
  ]

  @Test(arguments: texts) func characters(written: String, inJSON: String, inXML: String) throws {
    let text = try json("{\"type\": \"label\", \"text\": \"\(written)\"}")
    #expect(text.contains("\"text\": \"\(inJSON)\"}"), "\(text)")
    #expect(try xml(text).contains("<label text=\"\(inXML)\"/>"))
    #expect(try json(xml(text)) == text)
  }

  /// Of the characters that are more than text none is left in either language.
  @Test func nothingHarmfulRemains() throws {
    for scalar in HarmfulCharacters.ranges.joined() {
      let digits = String(scalar, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      let text = "{\"type\": \"label\", \"text\": \"é\(escape)\(escape)\"}"
      for written in [try json(text), try xml(text)].map({ $0.unicodeScalars.filter { $0 != "\n" } }) {
        #expect(!written.contains { UInt16(exactly: $0.value).map(HarmfulCharacters.contains) ?? false }, "\(escape)")
      }
    }
  }

  @Test(arguments: ["\\u0000", "\\u0008", "\\u001f", "\\ufffe", "\\uffff"])
  func charactersThatXMLHasNot(written: String) throws {
    let text = Array("{\"type\": \"label\", \"id\": \"x\", \"text\": \"a\(written)b\"}".utf8)
    let inJSON = try Conversion(text, .json)
    #expect(inJSON.losses.isEmpty && inJSON.bytes.allSatisfy { $0 < 0x80 })
    #expect(try json(inJSON.text) == inJSON.text)
    let inXML = try Conversion(text, .xml)
    #expect(inXML.losses == ["`text` has a character that XML cannot hold: U+FFFD stands for it"])
    #expect(inXML.text.contains("text=\"a\u{FFFD}b\""))
    #expect(try xml(inXML.text).contains("text=\"a\u{FFFD}b\""))
  }

  @Test func everyCharacterOfXMLComesBack() throws {
    var scalars: [UInt32] = [0x9, 0xA, 0xD] + Array(0x20...0x2FF)
    scalars += Array(0x600...0x620) + Array(0x2000...0x2070) + Array(0xFE00...0xFFFD) + [0x10000, 0x1FFFE, 0x10FFFF]
    let text = String(String.UnicodeScalarView(scalars.compactMap { UnicodeScalar($0) }))
    let document = "{\"type\": \"label\", \"text\": \(LiteralText.json(text))}"
    let written = try json(document)
    #expect(try json(xml(document)) == written)
    #expect(try json(written) == written)
    var read: String?
    try Spelling.read(Array(try xml(document).utf8), path: "test") { read = $0[1].text(.text) }
    #expect(read == text)
  }

  // MARK: Lists of texts

  @Test(arguments: [
    (#"[]"#, ""), (#"["Call", "Write to"]"#, "Call, Write to"), (#"["<&\n\">"]"#, "&lt;&amp;&#10;&quot;&gt;"),
  ])
  func listsOfTexts(inJSON: String, inXML: String) throws {
    let text =
      "{\"type\": \"screen\", \"content\": [{\"type\": \"otherCell\", \"tap\": {\"quickActions\": \(inJSON)}}]}\n"
    #expect(try json(text) == text)
    #expect(try xml(text).contains("<tap quickActions=\"\(inXML)\"/>"))
    #expect(try json(xml(text)) == text)
  }

  @Test(arguments: [#"["Call, or write"]"#, #"[""]"#, #"["Call", " "]"#, #"["a", "b\t"]"#])
  func listsThatXMLHasNot(inJSON: String) throws {
    let text = "{\"type\": \"otherCell\", \"tap\": {\"opens\": \"modal\", \"quickActions\": \(inJSON)}}"
    #expect(try json(text).contains("\"quickActions\": \(inJSON)"))
    let conversion = try Conversion(Array(text.utf8), .xml)
    #expect(conversion.losses.count == 1 && conversion.text.contains("<tap opens=\"modal\" unknown=\"quickActions\"/>"))
  }

  // MARK: Depth

  @Test func nestingThatIsNotReadIsRefused() throws {
    func nested(_ levels: Int) -> [UInt8] {
      let open = String(repeating: "<group>", count: levels)
      return Array("<screen>\(open)\(String(repeating: "</group>", count: levels))</screen>".utf8)
    }
    // A screen, and a list and an object for each group.
    let deepest = try Conversion(nested(127), .json)
    #expect(try Conversion(deepest.bytes, .json).bytes == deepest.bytes)
    #expect(throws: ReadError.self) { try Conversion(nested(128), .json) }
    let deepestXML = try Conversion(nested(255), .xml)
    #expect(try Conversion(deepestXML.bytes, .xml).bytes == deepestXML.bytes)
  }
}
