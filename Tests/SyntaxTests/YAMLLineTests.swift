import Syntax
import Testing

@Suite struct YAMLLineTests {
  @Test(
    arguments: [
      ("a: b", [], 0, "a", "b", 3), ("  - a: b", [2], 4, "a", "b", 7), ("- - a", [0, 2], 4, nil, "a", 4),
      ("# a: b", [], 0, nil, "", 6), ("\"a b\": c", [], 0, "a b", "c", 7), ("a:b", [], 0, nil, "a:b", 0),
      ("-", [0], 1, nil, "", 1), ("- {a: b}", [0], 2, nil, "{a: b}", 2), ("", [], 0, nil, "", 0),
    ] as [(String, [Int], Int, String?, String, Int)])
  func parts(text: String, dashes: [Int], column: Int, key: String?, value: String, valueStart: Int) {
    let line = YAMLLine(text)
    #expect(line.dashes == dashes)
    #expect(line.column == column)
    #expect(line.key == key)
    #expect(line.value == value)
    #expect(line.valueStart == valueStart)
  }

  @Test(arguments: [
    ("[a, {b: c}]", "[,{:}]"), ("{a: \"x, y\", b: [}", "{:,:[}"), ("a, b", ","), ("'a: b", ""), ("[don't, x", "[,"),
  ]) func marks(text: String, expected: String) {
    let line = YAMLLine(text)
    var marks = line.marks
    var found = ""
    while let mark = marks.next() {
      found.append(line.value[mark.index])
      marks.startWord()
    }
    #expect(found == expected)
  }
}
