import Formats
import Foundation
import Linting
import Screens
import TestSupport
import Testing

/// XML that is not read: not well-formed, with entities, too deep, or made to cost much.
@Suite struct XMLRefusalTests {
  private func failure(_ text: String) -> Failure? { TestLinter.lint(text, path: "a.xml").failure }

  /// The place of the mistake, and a word of what is said of it.
  @Test(arguments: [
    ("<screen><group></screen>", "1:25", "is not the end of the open element"),
    ("<screen></Screen>", "1:18", "is not the end of the open element"),
    ("<screen/><screen/>", "1:10", "nothing may follow the root element"),
    ("<screen/>\n text", "2:2", "nothing may follow"),
    ("<screen>\n</screen></screen>", "2:10", "nothing may follow"),
    ("<screen a=b/>", "1:11", "value in quotes"), ("<screen a/>", "1:10", "has no value"),
    ("<screen a='<'/>", "1:12", "&lt;"),
    ("<screen name='a' name='b'/>", "1:26", "the attribute name is here twice; remove one of them"),
    ("<screen a='1'b='2'/>", "1:14", "expected white space"),
    ("<screen>&nbsp;</screen>", "1:15", "nbsp"), ("<screen name='&nbsp;'/>", "1:21", "nbsp"),
    ("<screen>& </screen>", "1:10", "&amp;"),
    ("<screen>&#0;</screen>", "1:13", "a character that XML does not allow"),
    ("<screen>&#xD800;</screen>", "1:17", "does not allow"),
    ("<screen>\u{1}</screen>", "1:9", "does not allow"), ("<screen name='\u{8}'/>", "1:15", "does not allow"),
    ("<screen>\u{FFFE}</screen>", "1:9", "does not allow"),
    ("<screen><!-- -- --></screen>", "1:14", "omment"), ("<screen>]]></screen>", "1:9", "]]>"),
    ("<screen><?xml a?></screen>", "1:14", "XML declaration"),
    ("<?xml version='1.0'?", "1:20", ""), ("<screen", "1:8", ""), ("<screen>", "1:9", ""),
    ("<screen><group/>", "1:17", ""),
    ("<screen/", "1:8", ""), ("<screen name='", "1:15", ""), ("<screen><!-- ", "1:14", ""),
    ("<screen><![CDATA[a", "1:19", ""),
  ])
  func notWellFormed(text: String, place: String, word: String) {
    let failure = failure(text)
    #expect(
      failure.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0)" } == place, "\(failure?.message ?? "read")")
    #expect(word.isEmpty || failure?.message.contains(word) == true, "\(failure?.message ?? "read")")
    #expect(failure?.message.hasPrefix("the XML is not well-formed: ") == true)
  }

  /// A text with a prefix that stands for nothing is well-formed.
  @Test(arguments: [("<x:screen/>", "1:10"), ("<screen x:a='1'/>", "1:16"), ("<screen xmlns:a=''/>", "1:19")])
  func wrongNamespaces(text: String, place: String) {
    let failure = failure(text)
    #expect(failure.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0)" } == place)
    #expect(
      failure?.message.hasPrefix("the namespaces of the XML are wrong: ") == true, "\(failure?.message ?? "read")")
  }

  /// What cannot be read has no findings of the part that could.
  @Test(arguments: [
    "<screen platform='ios'><button frame='0 0 1 1'/><group></screen>",
    "<screen platform='ios'><button frame='0 0 1 1'/><x:y/></screen>",
    "<screen platform='ios'><button frame='0 0 1 1' x:y=''/></screen>",
    "<screen platform='ios'><button frame='0 0 1 1'/>&a;</screen>",
    "<screen platform='ios'><button frame='0 0 1 1'/>",
  ])
  func unfinishedScreensAreNotChecked(text: String) {
    let report = TestLinter.lint(text, path: "a.xml")
    #expect(report.failure != nil && report.findings.isEmpty && report.screens == 0)
  }

  @Test func screensBeforeTheMistakeAreChecked() {
    let report = TestLinter.lint(
      "<screens><screen platform='ios'><button frame='0 0 1 1'/></screen><screen><group></screens>", path: "a.xml")
    #expect(report.failure != nil && report.screens == 1)
    #expect(report.findings.map(\.rule) == ["touch-target/minimum-size"])
  }

  // MARK: Document types and entities

  @Test(arguments: [
    "<!DOCTYPE screen>\n<screen/>", "<!DOCTYPE screen SYSTEM 'screen.dtd'><screen/>",
    "<!DOCTYPE screen PUBLIC '-//X//Y' 'http://localhost:9/x.dtd'><screen/>", "<!DOCTYPE screen []><screen/>",
    "<!DOCTYPE screen [<!ENTITY a 'b'>]><screen name='&a;'/>",
    "<!DOCTYPE screen [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><screen>&a;</screen>",
    "<!DOCTYPE screen [<!ENTITY % p SYSTEM 'http://localhost:9/p'> %p;]><screen/>",
    "<?xml version='1.0'?><!DOCTYPE screen [<!ATTLIST screen name CDATA 'x'>]><screen/>",
    "<!DOCTYPE a [<!ENTITY a0 'a'><!ENTITY a1 '&a0;&a0;&a0;&a0;'><!ENTITY a2 '&a1;&a1;&a1;'>]><screen name='&a2;'/>",
  ])
  func documentTypesAreRefused(text: String) {
    let failure = failure(text)
    #expect(failure?.message == "a document type (<!DOCTYPE …>) is not allowed: screen descriptions use no entities")
    #expect(failure?.position != nil)
  }

  @Test func nothingIsIncluded() throws {
    let folder = try TemporaryFolder()
    try folder.write("part.xml", "<label text='secret'/>")
    let text =
      "<screen xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='part.xml'/><?xml-stylesheet href='a'?></screen>"
    let path = try folder.write("a.xml", text)
    let report = TestLinter.engine().lint(path, path: "a.xml")
    #expect(report.failure == nil && report.findings.map(\.rule) == ["description/unknown-name"])
  }

  // MARK: Limits

  @Test(arguments: [(256, true), (257, false), (100_000, false)]) func depth(levels: Int, isRead: Bool) {
    let groups = String(repeating: "<group>", count: levels - 1)
    let report = TestLinter.lint(
      "<screen>" + groups + String(repeating: "</group>", count: levels - 1) + "</screen>", path: "a.xml")
    #expect((report.failure == nil) == isRead, "\(report.failure?.message ?? "")")
    if !isRead {
      #expect(report.failure?.message == "nested deeper than 256 levels")
      #expect(report.failure?.position?.column == 8 + 7 * 255 + 1)
    }
  }

  @Test func depthCountsWhatIsNotRead() {
    let report = TestLinter.lint("<screen>" + String(repeating: "<nonsense>", count: 300), path: "a.xml")
    #expect(report.failure?.message == "nested deeper than 256 levels")
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1000, 1001, 5000, 20_000])
  func manyAttributes(count: Int) {
    let attributes = (0..<count).map { " a\($0)=''" }.joined()
    for text in [
      "<screen>\n <group\(attributes)/></screen>", "<screen>\n <group\(attributes)",
      "<screen>\n <group \(attributes.filter { $0 != "'" })",
    ] {
      let report = TestLinter.lint(text, path: "a.xml")
      if count <= 1000, text.hasSuffix("</screen>") {
        #expect(report.failure == nil && report.findings.count == count)
      } else {
        #expect(report.failure != nil && report.findings.isEmpty)
      }
      if count > 1000, text.hasSuffix(">") {
        #expect(report.failure?.message == "an element with more than 1000 attributes")
        #expect(report.failure?.position.map { [$0.line, $0.column] } == [2, 2])
      }
    }
  }

  /// Names of hostile files do not pile up, and one file's failure leaves nothing behind for the next.
  @Test func oneEngineReadsManyFiles() {
    let engine = TestLinter.engine()
    func lint(_ text: String) -> FileReport {
      Array(text.utf8).withUnsafeBytes { engine.lint(text: $0, path: "a.xml") }
    }
    let good = "\u{FEFF}<?xml version='1.0'?>\n<screen platform='ios'>\n<button frame='0 0 1 1'/></screen>"
    for round in 0..<50 {
      let names = (0..<200).map { "<n\(round)x\($0) a\(round)x\($0)=''/>" }.joined()
      #expect(lint("<screen platform='ios'>\(names)</screen>").findings.count == 200)
      #expect(lint("<screen><group>").failure != nil)
      #expect(lint("<screen><group></screen>").failure != nil)
      #expect(lint("<!DOCTYPE a><screen/>").failure != nil)
      let report = lint(good)
      #expect(report.failure == nil, "\(report.failure?.message ?? "")")
      #expect(report.findings.map { "\($0.start.line):\($0.start.column)" } == ["3:9"])
    }
  }

  @Test func longAttributesAndTexts() {
    let long = String(repeating: "é&amp;", count: 50_000)
    let report = TestLinter.lint(
      "<screen platform='ios' name='\(long)'>\(long)<button frame='0 0 1 1'/></screen>", path: "a.xml")
    #expect(report.failure == nil, "\(report.failure?.message ?? "")")
    #expect(report.findings.map(\.rule).sorted() == ["description/unknown-name", "touch-target/minimum-size"])
    #expect(report.findings.map(\.start.column) == [32 + 6 * 50_000, 40 + 12 * 50_000])
  }

  // MARK: Truncation

  static let small = """
    <?xml version="1.0"?>
    <!-- c --><screen name="Schuh &#248; é" width="390.5">
     <collectionView frame="0 -1 2e1 3"><header text="x"/><nonsense a='>'>text</nonsense><![CDATA[ ]]>
      <?pi?><collectionCell ><tap quickActions="a"/></collectionCell >
     </collectionView>
    </screen>
    """

  @Test(arguments: [1 << 20, 5]) func truncatedAnywhere(pieceSize: Int) throws {
    let bytes = Array(Self.small.utf8)
    let folder = try TemporaryFolder()
    var options = LintOptions()
    options.pieceSize = pieceSize
    let engine = TestLinter.engine(options, formats: pieceSize < 100 ? [AnyFile(NativeXMLFormat())] : Formats.all)
    #expect(TestLinter.lint(bytes, path: "screen.xml").failure == nil)
    for count in 0..<bytes.count {
      let path = try folder.write("screen.xml", bytes[..<count])
      let report = engine.lint(path, path: "screen.xml")
      #expect(report.failure != nil && report.findings.isEmpty, "\(count) bytes")
      if let place = report.failure?.position {
        var end = SourcePosition.start
        bytes[..<count].withUnsafeBufferPointer { end.advance(over: $0) }
        #expect(
          (place.line, place.column) <= (end.line, end.column), "\(count) bytes: \(report.failure?.message ?? "")")
      }
    }
  }
}
