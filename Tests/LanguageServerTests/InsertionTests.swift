import LanguageServer
import Testing

/// Where suppressions and entries of `ignore` go; `↓` stands where the element begins.
@Suite struct InsertionTests {
  private static let member = #""fiorilint-disable": {"a/b": "TODO: say why"}"#

  @Test(
    arguments: [
      (#"{"x": [↓{"type": "button"}]}"#, #"{"x": [{\#(member), "type": "button"}]}"#),
      (#"[↓{}]"#, #"[{\#(member)}]"#), (#"[↓{ }]"#, #"[{\#(member) }]"#),
      (
        "{\n  ↓\"title\": {\n    \"text\": \"x\"\n  }\n}",
        "{\n  \"title\": {\n    \(member),\n    \"text\": \"x\"\n  }\n}"
      ),
      ("[↓{\r\n\t\"text\": 1\r\n}]", "[{\r\n\t\(member),\r\n\t\"text\": 1\r\n}]"),
      (
        #"↓{"a": {"fiorilint-disable": {}}, "fiorilint-disable": {"c": "d"}}"#,
        #"{"a": {"fiorilint-disable": {}}, "fiorilint-disable": {"a/b": "TODO: say why", "c": "d"}}"#
      ),
      (#"↓{"fiorilint-disable": {}}"#, #"{"fiorilint-disable": {"a/b": "TODO: say why"}}"#),
      // What is no object is in the one around it.
      (#"{"b": [{}], "c": {↓"title": "}{"}}"#, #"{"b": [{}], "c": {\#(member), "title": "}{"}}"#),
      (#"{"a": [↓1]}"#, #"{\#(member), "a": [1]}"#),
      (#"↓{"a\"}": "}", "b": 1}"#, #"{\#(member), "a\"}": "}", "b": 1}"#),
    ] as [(String, String)])
  func json(marked: String, expected: String) {
    let (text, offset) = unmarked(marked)
    #expect(applied(SuppressionInsertion.json(text, element: offset, rules: ["a/b"]), to: text) == expected)
  }

  @Test(arguments: [
    ("<a>\n  ↓<b/>\n</a>", "<a>\n  <!-- fiorilint-disable a/b: TODO: say why -->\n  <b/>\n</a>"),
    ("<a>↓<b/></a>", "<a><!-- fiorilint-disable a/b: TODO: say why --> <b/></a>"),
  ])
  func xml(marked: String, expected: String) {
    let (text, offset) = unmarked(marked)
    #expect(applied(SuppressionInsertion.xml(text, element: offset, rules: ["a/b"]), to: text) == expected)
  }

  /// What is no object takes no member, and one that names the rule no second one.
  @Test(arguments: [
    #"↓{"fiorilint-disable": "all"}"#, #"↓{"a": 1, "fiorilint-disable" : ["a/b"]}"#, #"↓{"fiorilint-disable": null}"#,
    #"↓{"fiorilint-disable": {"c/d": "x", "a/b": ""}}"#,
  ])
  func malformed(marked: String) {
    let (text, offset) = unmarked(marked)
    #expect(SuppressionInsertion.json(text, element: offset, rules: ["a/b"]) == nil)
  }

  /// Where no object or element stands, nothing can be said.
  @Test(arguments: [#"[↓"abc"]"#, #"{"a": 1}↓"#, #"↓"abc"#, #"↓"a" {"#, "{}↓"]) func nowhere(marked: String) {
    let (text, offset) = unmarked(marked)
    #expect(SuppressionInsertion.json(text, element: offset, rules: ["a/b"]) == nil)
    #expect(SuppressionInsertion.xml(text, element: offset, rules: ["a/b"]) == nil)
  }

  @Test(
    arguments: [
      ("", "ignore:\n  - {}\n"), ("preset: all", "preset: all\nignore:\n  - {}\n"),
      ("ignore:\n- {rule: x}\n", "ignore:\n- {}\n- {rule: x}\n"),
      (
        "ignore: # old\n    # and more\n    - {rule: x}\nrules: {}\n",
        "ignore: # old\n    - {}\n    # and more\n    - {rule: x}\nrules: {}\n"
      ),
      ("\"ignore\":\n  - {rule: x}\n", "\"ignore\":\n  - {}\n  - {rule: x}\n"),
      ("ignore:", "ignore:\n  - {}"), ("rules:\r\n  a: off\r\n", "rules:\r\n  a: off\r\nignore:\r\n  - {}\r\n"),
    ] as [(String, String)])
  func configurations(text: String, expected: String) {
    let bytes = Array(text.utf8)
    #expect(applied(IgnoreInsertion.insertion(of: ["- {}"], into: bytes), to: bytes) == expected)
    // Two of them differ by a line, which is like the first one.
    let two = applied(IgnoreInsertion.insertion(of: ["- {}", "- {}"], into: bytes), to: bytes) ?? ""
    let line = expected.split(whereSeparator: \.isNewline).first { $0.hasSuffix("- {}") } ?? ""
    #expect(two.split(whereSeparator: \.isNewline).count { $0 == line } == 2, "\(two)")
  }

  /// What is written in brackets, or no configuration, takes no line, and what would change by one keeps its text.
  @Test(arguments: [
    "ignore: [{rule: x}]\n", "{preset: all}\n", "{\"preset\": \"all\"}", "- a\n",
    "a: [\n", "about: |\n  some text\nignore: |\n  - {}\n", "a: b\n...\n",
  ])
  func nothingCanBePutThere(text: String) {
    #expect(IgnoreInsertion.insertion(of: ["- {rule: y}"], into: Array(text.utf8)) == nil)
  }

  private func unmarked(_ text: String) -> (text: [UInt8], offset: Int) {
    let parts = text.components(by: "↓")
    return (Array(parts.joined().utf8), parts[0].utf8.count)
  }

  private func applied(_ insertion: TextInsertion?, to text: [UInt8]) -> String? {
    guard let insertion else { return nil }
    var text = text
    text.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    return String(decoding: text, as: UTF8.self)
  }
}

extension String {
  fileprivate func components(by mark: Character) -> [String] {
    split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }
}
