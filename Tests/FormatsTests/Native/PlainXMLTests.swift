import Foundation
import Linting
import TestSupport
import Testing

/// The scanner of plain XML against libxml2, which reads each file with a processing instruction.
struct PlainXMLTests {
  private static let fixtures = Repository.files(below: "Fixtures", "xml")

  /// What was found, line for line, with the lines counted from one further down.
  private func findings(in text: String, below lines: Int = 0) -> [String] {
    let report = TestLinter.lint(text, path: "test.xml")
    var found = report.findings.map { finding in
      let place =
        "\(finding.start.line - lines):\(finding.start.column)-\(finding.end.line - lines):\(finding.end.column)"
      return "\(place) \(finding.rule) \(finding.element): \(finding.message)"
    }
    // libxml2 names lines in some of its messages, which is why they are not compared.
    if let place = report.failure?.position { found.append("failure at \(place.line - lines):\(place.column)") }
    found.append("screens \(report.screens)")
    return found
  }

  func compare(_ text: String, _ name: String = "") {
    // A declaration and a byte order mark stand in front of everything else.
    guard text.hasPrefix("<"), !text.hasPrefix("<?xml") else { return }
    // So begins what is UTF-16, which only shows where it stands in front.
    if text.utf8.dropFirst().first == 0 { return }
    // In front it keeps the scanner from beginning, behind it makes libxml2 read the file a second time.
    #expect(findings(in: text) == findings(in: "<?other?>\n" + text, below: 1), "\(name): \(text)")
    guard TestLinter.lint(text, path: "test.xml").failure == nil else { return }
    #expect(findings(in: text) == findings(in: text + "\n<?other?>"), "\(name): \(text)")
  }

  @Test(arguments: fixtures) func agreesOnEveryFixture(path: String) throws {
    let bytes = try Repository.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    compare(text)
  }

  @Test(arguments: 0..<60) func agreesOnRandomScreens(seed: Int) throws {
    var screens = RandomScreens(seed: UInt64(seed))
    let json = Array(screens.document().utf8)
    let spelling = Spelling(.xml)
    guard let text = try? spelling.document(of: json) else { return }
    compare(text)
  }

  /// As many texts as `FIORILINT_GENERATED_TEXTS` says are generated, from the seed on that `FIORILINT_SEED` says; a few unless given.
  @Test func agreesOnGeneratedTexts() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FIORILINT_GENERATED_TEXTS"].flatMap { UInt64($0) } ?? 500
    let first = environment["FIORILINT_SEED"].flatMap { UInt64($0) } ?? 0
    for seed in first..<first + count {
      var texts = RandomXML(seed: seed)
      // What is no UTF-8 is refused before either of them reads it.
      guard let text = String(validating: texts.text(), as: UTF8.self) else { continue }
      compare(text, "seed \(seed)")
    }
  }

  @Test(arguments: [
    #"<screen><label text="a&amp;#38;b &lt;&gt;&quot;&apos; &#x41;&#66;"/></screen>"#,
    #"<screen name='a"b'><label text = "x"  text2="y"/></screen>"#,
    "<screen><!-- a - b --><label text=\"ü\u{1F600}\"/><!----></screen><!-- end -->",
    "<screens><screen/><screen name=\"b\" nme=\"c\"/></screens>",
    #"<screen name="a" name="b"/>"#, #"<screen nme="a" nme="b"/>"#, "<screen><label></screen></label>",
    "<screen></screen ><screen/>", "<screen name=a/>", "<screen name=\"a\"width=\"1\"/>", "<screen name=\"a<b\"/>",
    "<screen name=\"&unknown;\"/>", "<screen name=\"&#0;\"/>", "<screen name=\"&#xFFFE;\"/>", "<screen",
    "<screen name=\"", "<screen>text</screen>", "<screen><![CDATA[x]]></screen>", "<x:screen/>",
    "<screen><é/></screen>",
    "<screen name=\"\u{FFFE}\"/>", "<screen name=\"a\u{1}\"/>", "<screen><!-- a -- b --></screen>", "< screen/>",
    "<screen/", #"<screen xmlns:a="u" a:x="1" name="b"/>"#, #"<screen a:x="1" nme="2" xmlns:a="u"/>"#,
    #"<screen><label xmlns:a="u" a:text="x"/><label a:text="y"/></screen>"#,
    #"<screen xmlns:a="u"><group a:x="1"><label xmlns:a="v" a:text="x" text="y" txt="z"/></group><icon a:id="i"/></screen>"#,
    #"<screen xmlns:a="u" a:x="1" a:x="2"/>"#, #"<screen xmlns:a="u" xmlns:b="u" a:x="1" b:x="2"/>"#,
    #"<screen xmlns:a="u" xmlns:b="v" a:x="1" b:x="2" x="3"/>"#, #"<screen xmlns:a="u" xmlns:a="v"/>"#,
    #"<screen xmlns:a=""/>"#, #"<screen xmlns:xml="u"/>"#, #"<screen xmlns:a="u" a:="1"/>"#,
    #"<screen xmlns:a="u&amp;" a:x="1"/>"#, #"<a:screen xmlns:a="u"/>"#, #"<screen xmlns="u" name="a"/>"#,
    "<screen><collectionView></collectionVieW></screen>", "<screen><collectionView></collectionViews></screen>",
    "<screen><collectionView></collectionVie></screen>", "<screen></scree></screen>",
    "<screen><header></headeR ></screen>", "<screen><eightlet id='a'></eightlet></screen>",
    "<screen><seventeenLetters1/><sixteenLettersXY></sixteenLettersXY></screen>",
    "<screen><aNameThatIsLongerThanAnyOther></aNameThatIsLongerThanAnyOthes></screen>",
    "<screen><aNameLongerThanAnyOther><b><aNameLongerThanAnyOther/></b></aNameLongerThanAnyOther></screen>",
    "<screen name='a'\twidth='1'\n height='2'  id='b'/>",
    "<screen n1ame='a' na-me='b' na_me='c' na.me='d' Zz='e' @='f'/>",
    "<screen sixteenLettersXY='a' eightlet='b' scrollDirectionOfWhat='c'/>", "<screen name ='a' width= '1'/>",
    #"<screen><label x="" th="1000" t"10" ne="" text="a"/></screen>"#,
    "<screen [='a'/>", "<screen {='a'/>", "<screen `='a'/>", "<screen nam\u{E9}='a'/>", "<screen n\u{161}='a'/>",
    #"<screen xmlns:a="http://www.w3.org/XML/1998/namespace" a:x="1"/>"#, #"<screen :a="1"/>"#,
    #"<screen xmlns:a="http://example.org/a`k" a:x="1" name="b"/>"#, #"<screen xmlns:a="a b" nme="b"/>"#,
  ])
  func agreesOnWhatIsUnusual(text: String) { compare(text) }
}

extension PlainXMLTests {
  @Test func readsWhatIsCutOffAtEveryByte() throws {
    let text = #"<screens><screen name="ü&amp;"><!-- c --><label id="a" text="b"/></screen></screens>"#
    for count in 0..<text.utf8.count {
      let report = TestLinter.lint(Array(text.utf8.prefix(count)), path: "test.xml")
      #expect(report.failure != nil, "the first \(count) bytes")
    }
  }
}
