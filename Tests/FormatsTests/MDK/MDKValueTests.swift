import Screens
import Testing

/// The three answers: absent, known, unknown.
@Suite struct MDKValueTests {
  private func title(_ value: String, platform: Token? = nil) -> String {
    let result = readMDK(objectCellPage(#""Title": \#(value)"#), platform: platform)
    if result.lines("cells/objectCell").first?.contains("title?") == true { return "uncertain" }
    return result.lines("title").first ?? "absent"
  }

  @Test(arguments: [#""""#, "[]", "{}"])
  func emptyIsAbsent(_ value: String) {
    #expect(title(value) == "absent")
  }

  @Test(arguments: [
    (#""Orders""#, "Orders"), (#"" ""#, " "), ("12", "12"), ("-1.50", "-1.50"), ("true", "true"), (#""$ 12""#, "$ 12"),
    (#""a \"b\" \u00e9""#, #"a "b" é"#), (#""/ per hour""#, "/ per hour"), (#""see app.js""#, "see app.js"),
  ])
  func literalsAreKnown(_ value: String, _ text: String) {
    #expect(title(value) == #"title text="\#(text)""#)
  }

  @Test(arguments: [
    "{Name}", "{A/B}", "Dir: {X}", "{{#Property:X}} x", "#Page:X/#Control:Y", "#Property:Z",
    "#Application/#ClientData/User",
    "#Count", "/App/Rules/x.js", "/App/Rules/deep/x.ts", "Rules/x.js", "/App/Globals/x.global", "$(L,'key')",
    "$(L,key) and more",
    "$(N,{Stock},'',{maximumFractionDigits:0})", "$(C,{Price},{Currency})", "$(D,{Day},'','')", "$(DT,{At})",
    "$(DV,{A})",
    "$(T,{At})", "a $(PLT,'b','c')", "$(PLT,'b','c') d", "$(PLT,'b'", #"\u007bName}"#,
  ])
  func valuesOfTheRunningApplicationAreThereAndUnknown(_ value: String) {
    #expect(title("\"\(value)\"") == "title text=?")
  }

  @Test(arguments: ["null", "[1]", #"{"a": "b"}"#])
  func strangeValuesAreLeftOpen(_ value: String) {
    #expect(title(value) == "uncertain")
  }

  @Test(arguments: [
    ("'a','b','c'", "a", "b", "?"), ("a,b", "a", "b", "?"), ("'a','a'", "a", "a", "a"), ("'a',{Name}", "a", "?", "?"),
    ("'a, b','c(d)'", "a, b", "c(d)", "?"), ("$(L,'k'),'x'", "?", "x", "?"), ("'$(L,'k')','$(L,'k')'", "?", "?", "?"),
    ("'','b'", "absent", "b", "uncertain"), ("null,'b'", "absent", "b", "uncertain"),
    ("'a'", "a", "uncertain", "uncertain"),
    ("'',''", "absent", "absent", "absent"), ("/A/Rules/x.js,/A/Rules/y.js", "?", "?", "?"), ("1,1", "1", "1", "1"),
  ])
  func platformValuesAreSplit(_ arguments: String, _ ios: String, _ android: String, _ both: String) {
    let value = #""$(PLT,\#(arguments))""#
    func dumped(_ answer: String) -> String {
      switch answer {
      case "absent", "uncertain": answer
      case "?": "title text=?"
      default: #"title text="\#(answer)""#
      }
    }
    #expect(title(value, platform: .ios) == dumped(ios))
    #expect(title(value, platform: .android) == dumped(android))
    #expect(title(value) == dumped(both))
  }

  @Test(arguments: [
    ("true", true, false), ("false", false, false), (#""false""#, false, false), (#""""#, true, false),
    (#""$(PLT,true,true)""#, true, false), (#""$(PLT,false,false)""#, false, false),
    (#""$(PLT,true,false)""#, true, true),
    (#""/App/Rules/IsManager.js""#, true, true), (#""{Flag}""#, true, true), (##""#Page:X/#Control:Y""##, true, true),
  ])
  func sectionsAreHiddenOrMayBe(_ visible: String, _ isReported: Bool, _ isOpen: Bool) {
    let result = readMDK(page(#"{"_Type": "Section.Type.ObjectHeader", "_Name": "S", "Visible": \#(visible)}"#))
    #expect(result.lines("content/group").count == (isReported ? 1 : 0))
    #expect(result.line("screen").hasSuffix("content?") == isOpen)
  }

  @Test func aPlatformSettlesVisibility() {
    let section = #"{"_Type": "Section.Type.ObjectHeader", "Visible": "$(PLT,true,false)"}"#
    #expect(readMDK(page(section), platform: .ios).dump.hasSuffix("content/group"))
    #expect(readMDK(page(section), platform: .android).dump == #"screen name="Test" platform=android"#)
  }

  @Test(arguments: ["Visible", "IsVisible"])
  func controlsOfFormsAreHidden(_ name: String) {
    let result = readMDK(
      page(
        #"""
        {"_Type": "Section.Type.FormCell", "Controls": [
          {"_Type": "Control.Type.FormCell.Note", "_Name": "Hidden", "\#(name)": false},
          {"_Type": "Control.Type.FormCell.Note", "_Name": "Perhaps", "\#(name)": "{Flag}"}]}
        """#))
    #expect(result.lines("content/tableView") == ["content/tableView cells?"])
    #expect(result.lines("cells/otherCell") == [#"cells/otherCell id="Perhaps""#])
  }

  @Test func hiddenLiteralCellsAreSkippedAndDoubtfulOnesLeaveTheListOpen() {
    let cells = #"{"ObjectCell": {"Title": "a", "Visible": false}}, {"ObjectCell": {"Title": "b", "Visible": "{X}"}}"#
    let result = readMDK(page(#"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [\#(cells)]}"#))
    #expect(result.lines("content/tableView") == ["content/tableView cells?"])
    #expect(result.lines("title") == [#"title text="b""#])
  }
}
