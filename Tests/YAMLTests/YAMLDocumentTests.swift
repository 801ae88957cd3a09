import TestSupport
import Testing
import YAML
import Yams

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
    "a: &b 1\n", "a: !!str 1\n",
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

  /// A document behind its dashes, anchors, tags, keys that are lists, pairs in lists.
  static let refused = ["--- a\n", "a: &b 1\n", "a: !!str 1\n", "- [a]: 1\n", "a: [b: c]\n"]

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
    ("a: 1\na: 2\n", "2:1 the key `a` stands here twice"), ("a: [1\n", "1:4 the bracket that opens here is not closed"),
    ("a: \"x\n", "1:4 the quotes that open here are not closed"), ("a: x: y\n", "1:5 a second `:` in a line"),
    ("a:\n\tb: 1\n", "2:2 a tab where spaces indent"), ("a: *b\n", "1:4 anchors and aliases are not read"),
    ("\u{E9}: &b\n", "1:4 anchors and aliases are not read"), ("a: !x y\n", "1:4 tags are not read"),
    ("a:\n    b: 1\n  c: 2\n", "3:3 this line is indented more"),
    ("rules\nb: 1\n", "2:2 a `:` in a text of several lines"),
    ("a: \"\\q\"\n", "1:5 unknown escape"), ("a: \u{0}\n", "1:4 a control character"),
    ("%YAML 1.2\n---\n", "1:1 directives"),
    ("a: 1\n---\nb: 1\n", "2:1 a second document"), ("a: {b}\n", "1:5 expected `:` behind the key `b`"),
    ("a: [b: c]\n", "1:6 a list holds no keys"), ("a: - b\n", "1:4 a list begins on a line of its own"),
    (": a\n", "1:1 expected a text"), ("a: \"\\uD800\"\n", "1:5 the escape names no character"),
    (String(repeating: "[", count: 200), "1:100 lists and maps are nested more than 100 deep"),
    (String(repeating: "- ", count: 200), "1:201 lists and maps are nested more than 100 deep"),
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

  @Test func notUTF8() {
    #expect(throws: YAMLError.self) { try YAMLDocument.read(bytes: [0x61, 0x3A, 0x20, 0xFF]) }
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
