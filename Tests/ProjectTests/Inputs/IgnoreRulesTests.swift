import Testing

@testable import Project

/// One path under the rules of one ignore file; a path that ends with a slash is a directory.
struct IgnoreCase: Sendable, CustomTestStringConvertible {
  let text: String
  let path: String
  let isIgnored: Bool

  init(_ text: String, _ path: String, _ isIgnored: Bool) {
    self.text = text
    self.path = path
    self.isIgnored = isIgnored
  }

  var testDescription: String { "\(text.debugDescription) \(isIgnored ? "ignores" : "keeps") \(path.debugDescription)" }
}

@Suite struct IgnoreRulesTests {
  // Every line was compared with `git check-ignore` (2.39), the one exception says so.
  static let cases: [IgnoreCase] = [
    // Names match at any depth, literally or as a whole.
    IgnoreCase("a.json", "a.json", true),
    IgnoreCase("a.json", "x/y/a.json", true),
    IgnoreCase("a.json", "ba.json", false),
    IgnoreCase("a.json", "a.jsonb", false),
    IgnoreCase("a", "a/b/c.json", true),
    IgnoreCase("A", "a", false),
    // Comments, blank lines, escapes.
    IgnoreCase("# a comment\n\n\na.json", "a.json", true),
    IgnoreCase("#a", "#a", false),
    IgnoreCase("\\#a", "#a", true),
    IgnoreCase("\\!a", "!a", true),
    IgnoreCase("a#b", "a#b", true),
    IgnoreCase("\\a\\b", "ab", true),
    IgnoreCase("a\\*", "a*", true),
    IgnoreCase("a\\*", "ab", false),
    IgnoreCase("a\\", "a", false),
    IgnoreCase("a\\", "a\\", false),
    IgnoreCase("a\\\\", "a\\", true),
    IgnoreCase("\u{FEFF}a", "a", true),
    // Spaces and line ends.
    IgnoreCase("a   ", "a", true),
    IgnoreCase("a\\ ", "a ", true),
    IgnoreCase("a\\ ", "a", false),
    IgnoreCase("a\\   ", "a ", true),
    IgnoreCase("a b", "a b", true),
    IgnoreCase(" a", "a", false),
    IgnoreCase(" a", " a", true),
    IgnoreCase("a\t", "a", false),
    IgnoreCase("   ", " ", false),
    IgnoreCase("a\r\nb\r\n", "a", true),
    IgnoreCase("a\r\nb\r", "b", true),
    IgnoreCase("a \r\n", "a", true),
    // Negation: the last match decides, but nothing comes back from an ignored directory.
    IgnoreCase("*.json\n!a.json", "a.json", false),
    IgnoreCase("*.json\n!a.json", "b.json", true),
    IgnoreCase("!a.json\n*.json", "a.json", true),
    IgnoreCase("x/\n!x/a.json", "x/a.json", true),
    IgnoreCase("x/*\n!x/a.json", "x/a.json", false),
    IgnoreCase("/*\n!/x\n/x/*\n!/x/y", "x/y/a", false),
    IgnoreCase("/*\n!/x\n/x/*\n!/x/y", "x/z/a", true),
    IgnoreCase("!", "a", false),
    IgnoreCase("!!a", "a", false),
    IgnoreCase("a\n!!a", "!a", false),
    // Directories only.
    IgnoreCase("a/", "a/", true),
    IgnoreCase("a/", "a", false),
    IgnoreCase("a/", "x/a/", true),
    IgnoreCase("a/", "x/a/b.json", true),
    IgnoreCase("/", "a", false),
    IgnoreCase("//", "a", false),
    // Anchored: a slash at the beginning or in the middle.
    IgnoreCase("/a", "a", true),
    IgnoreCase("/a", "x/a", false),
    IgnoreCase("x/a", "x/a", true),
    IgnoreCase("x/a", "y/x/a", false),
    IgnoreCase("/x/a/", "x/a/", true),
    IgnoreCase("/x/a/", "x/a", false),
    IgnoreCase("/x/a/", "x/ab/", false),
    IgnoreCase("./a", "a", false),
    // One star and the question mark stay within a name.
    IgnoreCase("*", "x/a.json", true),
    IgnoreCase("*.json", "x/a.json", true),
    IgnoreCase("*.json", ".json", true),
    IgnoreCase("a*.json", "a.json", true),
    IgnoreCase("a*c*e", "abcde", true),
    IgnoreCase("a*c*e", "abcdef", false),
    IgnoreCase("*a*b", "aab", true),
    IgnoreCase("/*.json", "x/a.json", false),
    IgnoreCase("x/*", "x/y/z", true),
    IgnoreCase("x/*.json", "x/y/a.json", false),
    IgnoreCase("x/*/a.json", "x/y/a.json", true),
    IgnoreCase("x/*/a.json", "x/a.json", false),
    IgnoreCase("x/*/a.json", "x/y/z/a.json", false),
    IgnoreCase("a?c", "abc", true),
    IgnoreCase("a?c", "ac", false),
    IgnoreCase("x?a", "x/a", false),
    IgnoreCase("/x?a", "x/a", false),
    IgnoreCase("?", "ä", false),
    IgnoreCase("??", "ä", true),
    // Two stars between slashes cross directories.
    IgnoreCase("**/a", "a", true),
    IgnoreCase("**/a", "x/y/a", true),
    IgnoreCase("**/x/a", "y/x/a", true),
    IgnoreCase("**/x/a", "xx/a", false),
    IgnoreCase("x/**", "x/y/z", true),
    IgnoreCase("x/**", "x/", false),
    IgnoreCase("x/**/a", "x/a", true),
    IgnoreCase("x/**/a", "x/y/z/a", true),
    IgnoreCase("x/**/a", "x/ya", false),
    IgnoreCase("x/**/y/**/a", "x/1/y/2/3/a", true),
    IgnoreCase("x/**/y/**/a", "x/1/z/2/3/a", false),
    IgnoreCase("x/**/*.json", "x/a.json", true),
    IgnoreCase("**", "x/a", true),
    IgnoreCase("**/", "a", false),
    IgnoreCase("**/", "x/a", true),
    IgnoreCase("**/**/a", "x/a", true),
    IgnoreCase("x/***/a", "x/y/z/a", true),
    // Elsewhere they are one star.
    IgnoreCase("a**c", "abbc", true),
    IgnoreCase("/*a**/c", "xa/c", true),
    IgnoreCase("/*a**/c", "xab/d/c", false),
    IgnoreCase("x/**a", "x/y/a", false),
    IgnoreCase("x/**a", "x/ya", true),
    IgnoreCase("foo**/bar", "foobar", false),  // Git says ignored, its documentation does not.
    IgnoreCase("foo**/bar", "food/bar", true),
    // Classes.
    IgnoreCase("[ab].json", "b.json", true),
    IgnoreCase("[ab].json", "c.json", false),
    IgnoreCase("[a-c]", "b", true),
    IgnoreCase("[a-c]", "d", false),
    IgnoreCase("[c-a]", "b", false),
    IgnoreCase("[!a-c]", "d", true),
    IgnoreCase("[^a-c]", "b", false),
    IgnoreCase("[]a]", "]", true),
    IgnoreCase("[!]a]", "b", true),
    IgnoreCase("[!]a]", "]", false),
    IgnoreCase("[a-]", "-", true),
    IgnoreCase("[-a]", "-", true),
    IgnoreCase("[\\]]", "]", true),
    IgnoreCase("[\\a-\\c]", "b", true),
    IgnoreCase("[[:digit:]]", "7", true),
    IgnoreCase("[[:digit:]]", "x", false),
    IgnoreCase("[![:alpha:]_]", "7", true),
    IgnoreCase("[[:upper:][:digit:]]", "Q", true),
    IgnoreCase("[[:nothing:]]", "n", false),
    IgnoreCase("[[:digit]", ":", true),
    IgnoreCase("[a", "[a", false),
    IgnoreCase("[a", "a", false),
    IgnoreCase("a[b-", "ab", false),
    IgnoreCase("x[/]a", "x/a", false),
    IgnoreCase("/x[!b]a", "x/a", false),
  ]

  @Test(arguments: cases) func patterns(_ example: IgnoreCase) {
    let isDirectory = example.path.hasSuffix("/")
    let path = isDirectory ? String(example.path.dropLast()) : example.path
    #expect(IgnoreRules(example.text).ignores(path, isDirectory: isDirectory) == example.isIgnored)
  }

  @Test func verdictsSayWhichWay() {
    let rules = IgnoreRules("*.json\n!keep.json\n")
    #expect(rules.verdict(for: "x/a.json", isDirectory: false) == .ignored)
    #expect(rules.verdict(for: "x/keep.json", isDirectory: false) == .included)
    #expect(rules.verdict(for: "x/a.xml", isDirectory: false) == nil)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "/\n!\n[a\n", "\u{FEFF}"])
  func rulesWithoutEffectAreEmpty(_ text: String) {
    #expect(IgnoreRules(text).isEmpty)
  }

  @Test func bytesNeedNotBeText() {
    let rules = IgnoreRules(bytes: [0xFF, UInt8(ascii: "*"), UInt8(ascii: "\n"), 0x61, 0x00, 0x62])
    #expect(rules.ignores("a", isDirectory: false))
    #expect(!rules.ignores("b", isDirectory: false))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "a*", count: 120) + "b",
      String(repeating: "*a", count: 120) + "b",
      "x/" + String(repeating: "**/a/", count: 120) + "b",
      "x/" + String(repeating: "**/*a*a*/", count: 60) + "b",
      "**/" + String(repeating: "*/", count: 200) + "b",
      String(repeating: "[a-z]*", count: 120) + "[!a-z]",
    ])
  func hostilePatternsTakeNoExponentialTime(_ pattern: String) {
    let rules = IgnoreRules(pattern)
    let longName = String(repeating: "a", count: 2_000)
    let deepPath = "x/" + String(repeating: "a/", count: 1_000) + "c"
    #expect(rules.verdict(for: longName, isDirectory: false) == nil)
    #expect(rules.verdict(for: deepPath, isDirectory: false) == nil)
  }
}
