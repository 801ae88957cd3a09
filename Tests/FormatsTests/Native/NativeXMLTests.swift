import Formats
import Linting
import Screens
import TestSupport
import Testing

@Suite struct NativeXMLTests {
  private func dump(_ text: String) -> String { read(text, as: NativeXMLFormat()).dump }

  // MARK: Elements

  @Test func readsAScreen() {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <screen name="Products" platform="ios" width="390" smallDevice="false">
        <collectionView id="featured" layout="grid" totalCount="48" frame="0 80.5 390 200">
          <collectionCell><image background="#a0B1c2" cornerRadius="4.25"/><action control="icon"/><action/></collectionCell>
          <header text="Featured"/>
          <objectCell><swipeAction label="Delete"/><iconStack><icon/><icon text="!"/></iconStack></objectCell>
          <seeAll chevron="true"><tap opens="list" quickActions="Call, Write to ,,"/></seeAll>
        </collectionView>
        <icon interactive="true"><label text=""/></icon>
      </screen>
      """
    #expect(
      dump(text) == """
        screen name="Products" platform=ios width=390 smallDevice=false
          content/collectionView id="featured" frame=[0.0 80.5 390.0 200.0] layout=grid totalCount=48
            cells/collectionCell
              image cornerRadius=4.25 background="#a0B1c2"
              actions/action control=icon
              actions/action
            header text="Featured"
            cells/objectCell
              swipeActions/action label="Delete"
              iconStack
                icons/icon
                icons/icon text="!"
            seeAll chevron=true
              tap opens=list quickActions=[Call,Write to]
          content/icon interactive=true
            content/label text=""
        """)
  }

  /// Numbers are read eight digits at once where there are as many bytes, and by the standard library where they are unusual.
  @Test func numbersAreReadAsTheyAreWritten() {
    let numbers = [
      "0", "7", "-7", "36", "123", "4567", "12345", "123456", "1234567", "12345678", "123456789", "0.5", "-0.25",
      "16.3333", "9999999.9999999", "0.0000001", "0.12345678", "1.25", "007", "3e2", "1e-3",
    ]
    for number in numbers {
      for other in ["0", "88.6667", "1234567890"] {
        let frame = "\(number) \(other) 1 2.5"
        let expected = [number, other, "1", "2.5"].map { "\(Double($0) ?? .nan)" }.joined(separator: " ")
        #expect(dump("<group frame='\(frame)'/>").hasSuffix("frame=[\(expected)]"), "\(frame)")
      }
    }
    for count in ["0", "7", "12345678", "1234567", "0012", "3.0"] {
      let value = Double(count) ?? .nan
      #expect(dump("<collectionView totalCount='\(count)'/>").hasSuffix("totalCount=\(Int(value))"), "\(count)")
    }
    for count in ["", " ", "-1", "1.5", "x", "1x", "12345678x"] {
      #expect(dump("<collectionView totalCount='\(count)'/>").hasSuffix("totalCount=?"), "\(count)")
    }
  }

  @Test func whatIsNamedUnknownIsUnknown() {
    #expect(
      dump(#"<collectionView unknown="frame layout  totalCount&#10;header cells"/>"#)
        == "screen\n  content/collectionView frame=? layout=? totalCount=? header? cells?")
    #expect(
      dump(#"<collectionView unknown=""><header/></collectionView>"#) == "screen\n  content/collectionView\n    header")
    #expect(dump(#"<tap quickActions=""/>"#) == "screen\n  content/tap quickActions=[]")
    #expect(dump(#"<tap quickActions=" , "/>"#) == "screen\n  content/tap quickActions=[]")
  }

  @Test func aliasesAreReadAsWhatTheyStandFor() {
    for name in ["grid", "vertical", "multiRowGrid"] {
      #expect(dump(#"<collectionView layout="\#(name)"/>"#).hasSuffix("layout=grid"))
    }
  }

  @Test(arguments: [
    ("<screens><screen name='a'/><label/></screens>", ["screen name=\"a\"", "screen\n  content/label"]),
    ("<screens/>", []), ("<screens> <!-- none --> </screens>", []), ("<tap/>", ["screen\n  content/tap"]),
  ])
  func severalScreens(text: String, dumps: [String]) {
    let result = read(text, as: NativeXMLFormat())
    #expect(result.dumps == dumps && result.problems.isEmpty && result.failure == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("1", 1), ("0001", 1), (" 12.50 ", 12.5), (".5", 0.5), ("5.", 5), ("1e3", 1000),
    ("4.35", 4.35),
    ("123456789012345678", 123_456_789_012_345_680), ("0.30000000000000004", 0.300_000_000_000_000_04),
    ("1.7976931348623157e308", 1.797_693_134_862_315_7e308),
  ])
  func numbers(text: String, number: Double) throws {
    var found: Double?
    try Spelling.read(Array("<screen width='\(text)'/>".utf8), path: "a.xml") { tree in
      found = tree.root.number(.width)
      #expect(tree.problems.isEmpty)
    }
    #expect(found == number)
  }

  @Test(arguments: [
    "", " ", "-", ".", "1e400", "1e", "nan", "inf", "Infinity", "0x10", "1,5", "390pt", "1 2", "-1", "--1", "+1", "١",
  ])
  func noNumbers(text: String) {
    let result = read("<screen width='\(text)'/>", as: NativeXMLFormat())
    #expect(result.dump == "screen width=?" && result.problems.map(\.kind) == [.invalidValue])
  }

  @Test(arguments: [
    "0 0 1 1", "  0\n0\t1 1 ", "-1.5 .5 1. 1e2", "123456789 0 1 1", "1234567890 0 1 1", "12345678901234567890 0 0 0",
    "0 0 0 0",
  ])
  func frames(text: String) {
    let result = read("<group frame='\(text)'/>", as: NativeXMLFormat())
    #expect(result.problems.isEmpty && result.dump.contains("frame=["))
  }

  @Test(arguments: [
    "", "0 0 1", "0 0 1 1 1", "0,0,1,1", "[0 0 1 1]", "0 0 -1 1", "0 0 1 -1", "0 0 1 1pt", "0 0 1e400 1", "a b c d",
  ])
  func noFrames(text: String) {
    let result = read("<group frame='\(text)' id='b'/>", as: NativeXMLFormat())
    #expect(result.dump == "screen\n  content/group id=\"b\" frame=?" && result.problems.map(\.kind) == [.invalidValue])
  }

  // MARK: References, sections, comments

  @Test func referencesAreResolved() {
    #expect(
      dump("<label text='&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#10;&#9;&#38;&#38;#38;'/>")
        == "screen\n  content/label text=\"&<>\"'A😀\n\t&&#38;\"")
    #expect(dump("<label text='a&amp;amp;b'/>").hasSuffix("text=\"a&amp;b\""))
    #expect(
      dump("<collectionView layout='gr&#105;d' frame='0 0 3&#54; 36'/>").hasSuffix(
        "frame=[0.0 0.0 36.0 36.0] layout=grid"))
    // White space in an attribute's value is space, unless it is a reference.
    #expect(dump("<label text='a\n\tb\r\nc'/>").hasSuffix("text=\"a  b c\""))
  }

  @Test func prefixesAndNamespaces() {
    let schema = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="screen.xsd""#
    for text in [
      "<screen \(schema)><label text='a'/></screen>", "<screen xmlns='urn:x'><label text='a'/></screen>",
      "<s:screen xmlns:s='urn:x'><s:label text='a' s:frame='x'/></s:screen>",
      "<screen><label xmlns:t='urn:t' t:note='x' text='a' t:text='b'/></screen>",
      "<screen xml:lang='de'><label text='a'/></screen>",
    ] {
      let result = read(text, as: NativeXMLFormat())
      #expect(result.dump == "screen\n  content/label text=\"a\"" && result.problems.isEmpty, "\(text)")
    }
  }

  /// The place of what is wrong is exact, no matter what stands around it. An action is nothing that a screen or group can hold.
  static let places = [
    "<screen platform='ios'>↓<action/></screen>",
    "<screen platform='ios'>\n  <!-- <action frame='0 0 1 1'/> -->\n  ↓<action/></screen>",
    "<screen platform='ios'><?pi <action/> > ?>↓<action/></screen>",
    "<!-- a --><?b c?>\n<screen><!---->↓<x:y xmlns:x='u'/>↓<action/></screen>",
    "<screen>\n<label/> <!-- > --> </screen>", "<screen><group><!--<a>--></group><!--</b>-->↓<action/></screen>",
    "<screen><label text='a > b'/>↓<action label='>' /></screen>",
    "<screen><label text='é😀'/>\r\n\t↓<action\r\n/></screen>",
    "<screen><group></group\n>↓<action></action></screen>",
    "<screen><label text='&lt;&amp;'/>↓<action label='&#10;&amp;'/></screen>",
    "<screen><label><!-- é --></label>↓<action/><group/>↓<action/></screen>",
    "<screens><screen/><!-- <screen> --><screen>↓<action/></screen></screens>",
    "<screen ↓widht='1' xml:lang='x'/>", "<screen name='widht=\"2\"' ↓widht='1'/>",
    "<screen\n  name = 'a'\n  ↓widht = \"1\"\n/>",
    "<screen name='&amp; widht' ↓widht='&amp;'/>", "<screen name='a'\t↓platform='iOS'/>",
    "<screen ↓width='&#49;x' name='>'/>",
    "<screen><group ↓frame = '0 0 &#49;' id='frame'/></screen>",
    "<screen xmlns:f='u' f:frame='x'><group f:frame='' ↓frame=''/></screen>",
    "<screen ↓unknown='nonsense name'/>", "<screen ↓unknown='name nons&amp;'/>",
    "<screen>↓text</screen>", "<screen>\n  ↓text &amp; more <!-- c --> text\n</screen>",
    "<screen><group/>\n↓a<group/>↓b</screen>",
    "<screen><![CDATA[↓text <action/> ]]></screen>", "<screen>  <![CDATA[  ]]> <!-- a --> ↓&#65;b</screen>",
    "<screen>↓&amp;<group>↓&lt;</group>↓x<?a b?>y</screen>", "<screens>↓a<screen/>↓b</screens>",
    "<screen><!-- > --><![CDATA[]]>↓a]]&gt;<group/></screen>", "<screen>↓<nonsense>text</nonsense></screen>",
    "<screens ↓name='x'><screen/></screens>", "<screen><group>↓é</group></screen>",
  ]

  @Test(arguments: places) func placesAreExact(marked: String) {
    let text = MarkedText(marked)
    let report = TestLinter.lint(text.text, path: "a.xml")
    #expect(report.failure == nil, "\(report.failure?.message ?? "")")
    let found = report.findings.filter { $0.rule.hasPrefix("description/") }
    #expect(found.map { "\($0.start.line):\($0.start.column)" } == text.places, "\(found.map(\.message))")
  }

  // MARK: Mistakes

  static let mistakes: [(text: String, messages: [String])] = [
    (
      "<screen ↓widht='1' ↓cells='' ↓content='' ↓type='screen'/>",
      [
        #"unknown attribute "widht" of screen; did you mean `width`?"#,
        #"unknown attribute "cells" of screen; expected one of name, platform, "#,
        #"unknown attribute "content" of screen"#, #"unknown attribute "type" of screen"#,
      ]
    ),
    (
      "<screen>↓<colectionView><label/></colectionView>↓<header/>↓<screen/>↓<name/></screen>",
      [
        #"unknown element "colectionView" inside screen; did you mean `collectionView`?"#,
        #"unknown element "header" inside screen; expected one of collectionView, "#,
        #"unknown element "screen" inside screen"#, #"unknown element "name" inside screen; write it as an attribute"#,
      ]
    ),
    (
      "<screens>↓<scren><label/></scren><screen/>↓<screens/></screens>",
      [#"unknown element "scren"; did you mean `screen`?"#, #"unknown element "screens""#]
    ),
    (
      "<screen ↓platform='iOS' ↓floorplan='' ↓deviceClass='grid'/>",
      [
        #"unknown value "iOS" of `platform`; did you mean `ios`?"#,
        #"unknown value "" of `floorplan`"#, #"unknown value "grid" of `deviceClass`; expected one of phone, tablet"#,
      ]
    ),
    (
      "<collectionView ↓totalCount='1.5' ↓columns='3e0' ↓frame='0 0 1' ↓edgeGradient='yes'/>",
      [
        #"`totalCount` of collectionView is "1.5"; expected a whole number, 0 or more"#,
        "`columns` of collectionView is ",
        #"`frame` of collectionView is "0 0 1"; expected a frame of four numbers: x, y, width and height (0 or more), in pt or dp"#,
        #"`edgeGradient` of collectionView is "yes"; expected true or false"#,
      ]
    ),
    (
      "<objectCell><title text='a' ↓foreground='blak' background='white'/><tag ↓background='#12345'/></objectCell>",
      [
        #"`foreground` of title is "blak"; expected #rrggbb, #rrggbbaa, a name such as black, "#
          + "or accent1 to accent10",
        ##"`background` of tag is "#12345"; expected #rrggbb, #rrggbbaa, a name such as black, or accent1 to accent10"##,
      ]
    ),
    (
      "<objectCell ↓title='Boots' ↓footnot='x'/>",
      [
        #"unknown attribute "title" of objectCell; write it as an element: <title text="…"/>"#,
        #"unknown attribute "footnot" of objectCell; expected one of "#,
      ]
    ),
    (
      "<collectionView><header/>↓<header/>↓<header><nonsense/></header><footer/></collectionView>",
      ["collectionView has more than one `header`", "collectionView has more than one `header`"]
    ),
    (
      "<screen>↓<!-- fiorilint-disable-next-line a/b: c --><label/></screen>",
      ["unknown comment `fiorilint-disable-next-line`; write `fiorilint-disable rule: reason` before the element"]
    ),
    (
      "<collectionView ↓unknown='frame fraem icon'/>",
      [
        #"`unknown` names "fraem", which collectionView does not have; did you mean `frame`?"#,
        #"`unknown` names "icon", which collectionView does not have"#,
      ]
    ),
  ]

  @Test(arguments: mistakes.indices) func reportsMistakesAtTheirPlaces(index: Int) {
    let (marked, messages) = Self.mistakes[index]
    let text = MarkedText(marked)
    let report = TestLinter.lint(text.text, path: "a.xml")
    let findings = report.findings.filter { $0.rule.hasPrefix("description/") || $0.rule.hasPrefix("suppression/") }
    #expect(report.failure == nil)
    // Two mistakes in one attribute have one place.
    #expect(findings.map { "\($0.start.line):\($0.start.column)" }.uniqued == text.places)
    #expect(findings.count == messages.count, "\(findings.map(\.message))")
    for (finding, message) in zip(findings, messages) {
      #expect(finding.message.hasPrefix(message), "\(finding.message)")
    }
  }

  // MARK: Recognition

  @Test(arguments: [
    ("<screen/>", true), ("<?xml version='1.0'?>\n<!-- c -->\n<screens>", true), ("<x:screen xmlns:x='u'/>", true),
    ("<collectionCell a='b'/>", true), (" \n<tap/>", false), (" \n<tap opens='list'/>", true),
    ("<button text='a' fraem='0 0 1 1' unknown='id'/>", true),
    ("<image src='a'/>", false), ("<item name='a' type='b'>", false), ("<header xmlns='urn:a'/>", false),
    ("<group xmlns:xsi='a' xsi:noNamespaceSchemaLocation = 'b' id='c'><group", true),
    ("<icon xmlns:android='http://schemas.android.com/apk/res/android' android:src='a'/>", false),
    ("<!DOCTYPE screen [<!ENTITY a 'b'>]><screen/>", true),
    ("<screens/>", true), ("<screens><group id='a'/></screens>", true), ("<screens><scren/></screens>", true),
    ("<screen><buton/></screen>", true), ("<screen name='a'><carousel/></screen>", true),
    ("<screen nmae='a' x='b'/>", false), ("<screen name='a' class='b'/>", false), ("<screen nmae='a'/>", true),
    ("<screen name='a' platfrom='ios'/>", true), ("<screen name='a' x='b'><collectionView/></screen>", true),
    ("<screen name='a' x='b' y='c'><button/><z/></screen>", true), ("<screen x='b' y='c' width='1'/>", true),
    ("<screen x='b' y='c'/>", false), ("<screen x='b' y='c'", true), ("<group><button/></group>", true),
    ("<group><![CDATA[a]]><button/></group>", false), ("<title text='a'/>", true),
    ("<title text='a' lang='b'/>", false),
    ("<html/>", false), ("<screenx/>", false), ("", false), ("<", false), ("<?xml", false), ("<!--", false),
    ("x<screen/>", false),
    ("{}", false), ("<!DOCTYPE", false), ("<!DOCTYPE [", false), ("<>", false), ("</screen>", false),
  ])
  func recognizes(text: String, isNative: Bool) throws {
    let source = SourceReader()
    try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "a") }
    #expect(NativeXMLFormat().recognizes(FileHead(source)) == isNative)
  }
}

extension Array<String> {
  /// Without those that are equal to the one before.
  fileprivate var uniqued: [String] { indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }.map { self[$0] } }
}
