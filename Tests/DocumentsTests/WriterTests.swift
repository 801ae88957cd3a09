import Documents
import Testing

/// Documents of the two writers, as they leave them.
@Suite struct WriterTests {
  private func json(_ body: (inout JSONWriter) -> Void) -> String {
    var output = ReportBuffer()
    JSONWriter.write(to: &output, body)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func xml(_ body: (inout XMLWriter) -> Void) -> String {
    var writer = XMLWriter()
    body(&writer)
    return String(decoding: writer.output.bytes, as: UTF8.self)
  }

  @Test func jsonMembersAreInTheOrderOfTheCalls() {
    let text = json { json in
      json.member("b", "x\n\u{2028}")
      json.member("a", 1)
    }
    #expect(text == "{\n  \"b\": \"x\\n\\u2028\",\n  \"a\": 1\n}\n")
  }

  @Test func jsonWithoutMembers() { #expect(json { _ in } == "{}\n") }

  @Test func jsonLinesAreLines() {
    var output = ReportBuffer()
    for number in 1...2 { JSONWriter.writeLine(to: &output) { $0.member("a", number) } }
    #expect(String(decoding: output.bytes, as: UTF8.self) == "{\"a\": 1}\n{\"a\": 2}\n")
  }

  @Test func xmlIsIndented() {
    let text = xml { xml in
      xml.element("a", [("b", "\"<")]) { xml in
        xml.element("c")
        xml.line("d", text: "&")
      }
    }
    #expect(text == "<a b=\"&quot;&lt;\">\n  <c/>\n  <d>&amp;</d>\n</a>\n")
  }

  /// XML has no form for a control character, not even a reference.
  @Test func xmlControlsBecomeText() { #expect(xml { $0.line("a", text: "\u{1B}") } == "<a>\\u001B</a>\n") }
}
