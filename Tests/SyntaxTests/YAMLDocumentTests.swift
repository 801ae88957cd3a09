import TestSupport
import Testing
import Yams

@testable import Syntax

/// The YAML that configurations and rule pages are written in; Yams, which reads all of YAML, says what it means.
@Suite struct YAMLDocumentTests {
  /// Texts of every construct that is read.
  static let texts = [
    "", "# nothing\n", "---\n", "a: 1\n", "a: 1", "a:\n", "a:\nb: 2\n", "a: ~\nb: null\n", "- 1\n- 2\n", "-\n- a\n",
    "a:\n  b:\n    c: d\n", "a:\n- 1\n- 2\nb: 3\n", "a:\n  - 1\n  - 2\n", "- a: 1\n  b: 2\n- c\n",
    "- - 1\n  - 2\n- - 3\n",
    "-   - 1\n    - 2\n", "- - a: 1\n    b: 2\n  - c\n", "a: [1, 2, 3]\n", "a: {b: 1, c: [x, y]}\n", "[]\n", "{}\n",
    "a: [\n  1,  # one\n  2,\n]\n", "{\"a\":1, 'b':2}\n", "a: {b: , c: }\n", "a: 'it''s'\n",
    "a: \"x\\ty\\u00e9\\x41\\\\\"\n",
    "a: \"one\n  two\n\n  three\"\n", "a: 'one\n\n  two'\n", "a: \"one\\\n  two\"\n", "a: \"one \\\n\n  two\"\n",
    "a: one\n  two\n\n\n  three\nb: 4\n", "a: |\n  one\n  two\n", "a: |-\n  one\n\n  two\n\n",
    "a: |+\n  one\n\n\nb: 1\n",
    "a: >\n  one\n  two\n\n  three\n    four\n  five\n", "a: >-\n  :is(x),\n  y\n", "a: |2\n    one\n  two\n",
    "- |\n  x\n- >\n  y\n", "a: |\n\n  x\n", "a: >\n\n\n  x\n y: z\n", "a b: c d\n", "a: b#c\n", "a: b #c\n",
    "a: http://x\n",
    "a:b: c\n", "\"a b\": 1\n'c': 2\n", "a : 1\n", "? : 1\n", "a: -1\n", "a: - 1\n", "-1\n", "a: x: y\n", "a: 'x': y\n",
    "a:\n  b: 1\n c: 2\n", "a:\n    b: 1\n  c: 2\n", "a: 1\n  b: 2\n", "a\n  b: c\n", "a: 1\n---\nb: 2\n",
    "a: 1\n...\n",
    "--- a\n", "---\na: 1\n...\n", "a: [1\n", "a: [1, 2\nb: 3\n", "a: {b: 1\n", "a: \"x\n", "a: 'x\n", "a: \"\\q\"\n",
    "a: @x\n",
    "a: `x`\n", "a: %x\n", "a: ]\n", "a: ,\n", "a: 1\na: 2\n", "{a: 1, a: 2}\n", "a: [1] 2\n", "a: \"x\" y\n",
    "a: |x\n  y\n",
    "\ta: 1\n", "a:\n\tb: 1\n", "a:\t1\n", "a: 1\r\nb: 2\r\n", "a: \u{E9}\u{1F600}\nb: 1\n", "\u{FEFF}a: 1\n",
    "[a, [b, {c: d}], e]\n",
    "a: [a b, c:d, -e, 'f']\n", "a:\n  # comment\n  b: 1\n# comment\n  c: 2\n", "a: [x, #c\n y]\n", "a: *b\n",
    "a: &b 1\nc: *b\n", "a: &b [x, {y: z}]\nc: [*b, *b]\n",
    "a: .5\nb: 1e3\nc: true\nd: off\n", "a: ''\nb: \"\"\n", "- \"a\": 1\n", "- [a]: 1\n", "a: [b: c]\n",
    "key: value\n- item\n", "- item\nkey: value\n",
    "a: \"x\\ \n  y\"\n", "a: >-\n    deep\n  shallow\n", "a: |\n  x\n    \n  y\n", "a: [ ]\nb: { }\n", "a: [,]\n",
    "a: [x,,y]\n",
  ]

  @Test(arguments: texts) func saysWhatYamsSays(text: String) {
    if case .different(let difference) = Self.difference(text) { Issue.record("\(difference)") }
  }

  /// Pieces in any order make documents that are right and documents that are wrong.
  @Test func saysWhatYamsSaysOfRandomTexts() throws {
    let pieces = [
      "a: ", "b: ", "- ", "\n", "\n", "\n  ", "\n  ", "\n    ", "x", "y z", "[", "]", "{", "}", ", ", "'q'", "\"d\"",
      "# c", " ", "1",
      "|\n", ">-\n", ":", "-",
    ]
    var generator = SeededGenerator(seed: 7)
    var read = 0
    var differences: [String] = []
    for _ in 0..<20_000 {
      let text = (0..<(2 + generator.below(12))).map { _ in generator.pick(pieces, default: "") }.joined() + "\n"
      switch Self.difference(text) {
      case .none: read += 1
      case .refused: break
      case .different(let difference): differences.append(difference)
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12).joined(separator: "\n"))")
    #expect(read > 1_000, "\(read) of the texts were documents")
  }

  /// The rule pages and the ledger say the same to both.
  @Test func saysWhatYamsSaysOfRules() throws {
    var texts = [String(decoding: try Repository.bytes(of: "Rules/statements.yml"), as: UTF8.self)]
    for path in Repository.files(below: "Rules", "md") where path.dropFirst("Rules/".count).contains("/") {
      let page = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      texts += page.split(separator: "---\n", maxSplits: 2).prefix(1).map(String.init)
    }
    for text in texts {
      guard case .none = Self.difference(text) else {
        Issue.record("\(Self.difference(text)) of \(text)")
        continue
      }
    }
    #expect(texts.count > 80)
  }

  /// How the two differ about a text.
  private enum Difference {
    case none
    /// It is no document that is read here.
    case refused
    case different(String)
  }

  private static func difference(_ text: String) -> Difference {
    let theirs = Result { try Yams.compose(yaml: text) }
    guard let ours = try? YAMLDocument.read(text) as YAMLNode?? else { return .refused }
    switch theirs {
    case .failure(let error): return .different("\(text.debugDescription): Yams says \(error)")
    case .success(let node):
      // What holds nothing is a node to Yams where it begins with ---.
      let (expected, actual) = (node.map(Self.text) ?? "\"\"", ours.map(Self.text) ?? "\"\"")
      if expected != actual { return .different("\(text.debugDescription): \(actual), Yams says \(expected)") }
      guard let ours, let node, !text.utf8.starts(with: [0xEF]) else { return .none }
      return samePlaces(ours, node) ? .none : .different("\(text.debugDescription): other places")
    }
  }

  /// What is refused here and read by Yams, which has to be intended.
  @Test func refusesLittle() {
    var refused: [String] = []
    for text in Self.texts {
      let theirs = Result { try Yams.compose(yaml: text) }
      let ours = Result { () throws(YAMLError) in try YAMLDocument.read(text) }
      if case .failure = ours, case .success = theirs { refused.append(text) }
    }
    #expect(refused == Self.refused, "\(refused.map(\.debugDescription))")
  }

  /// Keys that are no texts.
  static let refused = ["- [a]: 1\n"]

  private static func text(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, let isPlain): "\(isPlain ? "" : "q")\(text.debugDescription)"
    case .list(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key.debugDescription): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func text(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): "\(scalar.style == .plain ? "" : "q")\(scalar.string.debugDescription)"
    case .sequence(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.map { "\(($0.key.string ?? "?").debugDescription): \(text($0.value))" }.joined(separator: ", "))}"
    case .alias: "*"
    }
  }

  private static func samePlaces(_ node: YAMLNode, _ theirs: Node) -> Bool {
    // Where nothing is written, there is no place to agree on.
    if let mark = theirs.mark, !node.isNull, node.line != mark.line || node.column != mark.column { return false }
    switch (node.content, theirs) {
    case (.list(let items), .sequence(let others)): return zip(items, others).allSatisfy { samePlaces($0, $1) }
    case (.map(let entries), .mapping(let pairs)):
      return zip(entries, pairs).allSatisfy { entry, pair in
        let isHere = pair.key.mark.map { entry.line == $0.line && entry.column == $0.column } ?? true
        return isHere && samePlaces(entry.value, pair.value)
      }
    default: return true
    }
  }

  // MARK: Mistakes

  static let mistakes: [(text: String, error: String)] = [
    ("a: 1\na: 2\n", "2:1 the key `a` is here twice"),
    ("a: [1\n", "1:4 `[` has no closing `]`; put a text that begins with `[` in quotes"),
    ("a: [1, 2\nb: 3\n", "2:2 expected `,` or the `]` of the `[` in the line above"),
    ("a: [1, 2\n\nb: 3\n", "3:2 expected `,` or the `]` of the `[` 2 lines above"),
    ("a: [1 {2}]\n", "1:7 expected `,` or the `]` of the `[` in column 4"),
    ("a: \"x\n", "1:4 the quotes that open here are not closed"), ("a: x: y\n", "1:5 `:` is not allowed here"),
    ("a:\n\tb: 1\n", "2:1 a tab where spaces indent"), ("a: !x y\n", "1:4 tags are not read"),
    ("a:\n    b: 1\n  c: 2\n", "3:3 expected a key that is indented as its neighbours are"),
    ("rules\nb: 1\n", "2:2 `:` is not allowed here"), ("a: [1] 2\n", "1:8 expected the end of the line"),
    ("a: \"\\q\"\n", "1:5 unknown escape"), ("a: \u{0}\n", "1:4 a control character"),
    ("b: 1\na: \u{E9}\u{1}\n", "2:5 a control character"), ("%YAML 3.0\n---\n", "1:1 expected YAML 1.1 or 1.2"),
    ("a: 1\n---\nb: 1\n", "2:1 a second document"), ("a: - b\n", "1:4 a list begins on a line of its own"),
    ("a: \"\\uD800\"\n", "1:7 the escape names no character"), ("a: @b\n", "1:4 a text cannot begin with `@`"),
    ("- [a]: 1\n", "1:3 a list or map cannot be a key"), ("a: ]\n", "1:4 expected a value"),
    (String(repeating: "[", count: 200), "1:101 lists and maps are nested more than 100 deep"),
    (String(repeating: "- ", count: 200), "1:201 lists and maps are nested more than 100 deep"),
    ("a: *b\n", "1:4 `*b` is an alias, and `&b` is not above it"),
    ("a: &level 1\nb: *levle\n", "2:4 `*levle` is an alias, and `&levle` is not above it; did you mean `*level`?"),
    ("a: *.page\n", "1:4 a text cannot begin with `*`; put it in quotes"),
    ("- **/a\n", "1:3 a text cannot begin with `*`; put it in quotes"),
    ("a: [b, &.c]\n", "1:8 a text cannot begin with `&`; put it in quotes"),
    ("a: !<b\n", "1:4 a text cannot begin with `!`; put it in quotes"),
    ("%b c\n---\na: 1\n", "1:1 a text cannot begin with `%`; put it in quotes"),
    ("%YAML x\n---\na: 1\n", "1:1 a text cannot begin with `%`; put it in quotes"),
    ("a: >0\n b\n", "1:5 the indentation behind `|` or `>` is 1 to 9"),
    ("\u{E9}: &b [*b]\n", "1:8 `*b` is inside the value of `&b`"),
    ("a: {<<: 1}\n", "1:9 `<<` takes over the keys of a map, or of a list of maps"),
    ("a: {<<: [{b: 1}, 2]}\n", "1:9 `<<` takes over the keys of a map"),
    ("a: &a {b: 1}\nc: {<<: *a, <<: *a}\n", "2:13 the key `<<` is here twice"),
  ]

  @Test(arguments: mistakes) func mistake(text: String, error: String) {
    do throws(YAMLError) {
      _ = try YAMLDocument.read(text)
      Issue.record("\(text.debugDescription) is read")
    } catch let found {
      let line = "\(found.line):\(found.column) \(found.message)"
      #expect(line.hasPrefix(error), "\(text.debugDescription): \(line)")
    }
  }

  /// Latin-1, and both spellings of UTF-16.
  @Test(arguments: [
    [0x61, 0x3A, 0x20, 0xFF], [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x3A, 0x00],
  ])
  func notUTF8(bytes: [UInt8]) {
    #expect(throws: YAMLError.self) { try YAMLDocument.read(bytes: bytes) }
  }

  // MARK: Anchors

  /// What a map says goes before what it takes over, and of several maps the first one before the others; places are those of what is
  /// taken over.
  @Test func mergeKeys() throws {
    let text = "a: &a {x: 1, y: 2}\nb: {y: 3, <<: *a}\nc: {<<: [{z: 4}, *a, {z: 5, x: 6}]}\nd: {\"<<\": 1}\n"
    guard case .map(let entries) = try YAMLDocument.read(text)?.content else {
      Issue.record("no map")
      return
    }
    #expect(
      entries.dropFirst().map { Self.text($0.value) } == [
        #"{"x": "1", "y": "3"}"#, #"{"z": "4", "x": "1", "y": "2"}"#, #"{"<<": "1"}"#,
      ])
    guard case .map(let merged) = entries[1].value.content else { return }
    #expect(merged.map(\.line) == [1, 2] && merged.map(\.column) == [8, 5])
  }

  /// Keys that read the same are two where their bytes differ.
  @Test func keysAreBytes() throws {
    let few = "\u{E9}: 1\ne\u{301}: 2\n"
    for text in [few, (0..<20).map { "k\($0): 0\n" }.joined() + few] {
      guard case .map(let entries)? = try YAMLDocument.read(text)?.content else {
        Issue.record("no map")
        continue
      }
      #expect(entries.suffix(2).map { Array($0.key.utf8) } == ["\u{E9}", "e\u{301}"].map { Array($0.utf8) })
    }
    guard case .map(let merged)? = try YAMLDocument.read("<<: {\u{E9}: 1}\ne\u{301}: 2\n")?.content else {
      Issue.record("no map")
      return
    }
    #expect(merged.count == 2)
  }

  /// A document of a few lines that stands for ten millions of values is refused where it gets too large, and at once.
  @Test func aBillionLaughs() throws {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (inner, outer) in zip("abcdef", "bcdefg") {
      text += "\(outer): &\(outer) [\(Array(repeating: "*\(inner)", count: 10).joined(separator: ", "))]\n"
    }
    let expected = YAMLError(line: 4, column: 36, message: "aliases stand for more than 10000 values")
    #expect(throws: expected) { try YAMLDocument.read(text) }
  }

  /// A text that ends in the middle of a line has no line behind it.
  @Test(arguments: [("a: b\n[", 2, 2), ("a: b\n[\n", 3, 1), ("a: [1,", 1, 7), ("- é\n- 'x", 2, 3)])
  func whatEndsTooEarlyIsInTheText(text: String, line: Int, column: Int) throws {
    let error = try #require(throws: YAMLError.self) { try YAMLDocument.read(text) }
    #expect(error.line == line && error.column == column, "\(error)")
  }

  /// Aliases nest no deeper than brackets do.
  @Test func deepAliases() {
    var text = "a0: &a0 [x]\n"
    for depth in 1...200 { text += "a\(depth): &a\(depth) [*a\(depth - 1)]\n" }
    #expect(throws: YAMLError(line: 100, column: 12, message: "lists and maps are nested more than 100 deep")) {
      try YAMLDocument.read(text)
    }
  }

  /// Texts that come again and again are those that are written, also where they are alike.
  @Test func manyTexts() throws {
    let words = (0..<400).map { number in
      ["name", "é", "touch-target/minimum-size", ""][number % 4] + String(repeating: "xy", count: number % 7)
        + String(number % 60)
    }
    let node = try YAMLDocument.read(words.map { "- {\($0): '\($0)'}\n" }.joined())
    #expect(node.map(Self.text) == "[" + words.map { "{\"\($0)\": q\"\($0)\"}" }.joined(separator: ", ") + "]")
  }

  @Test func tags() throws {
    let node = try YAMLDocument.read("%YAML 1.2\n---\na: !!str 1\nb: ! true\nc: !!map {}\n")
    #expect(node.map(Self.text) == #"{"a": q"1", "b": q"true", "c": {}}"#)
  }

  /// Long lines and many lines take time in proportion.
  @Test func largeTexts() throws {
    let count = 50_000
    for text in [
      "a: [" + String(repeating: "x, ", count: count) + "]\n", String(repeating: "- x\n", count: count),
      (0..<count).map { "k\($0): v\n" }.joined(), "a: " + String(repeating: "x\n  ", count: count) + "\n",
      "a: '" + String(repeating: "x\n", count: count) + "'\n", "a: |\n" + String(repeating: "  x\n", count: count),
    ] {
      #expect(try YAMLDocument.read(text) != nil)
    }
  }
}
