import TestSupport
import Testing

@testable import CEL

/// Patterns match the same texts as in RE2.
@Suite struct PatternTests {
  static let table: [(pattern: String, matching: [String], others: [String])] = [
    ("", ["", "a"], []), ("a", ["a", "cab"], ["", "b", "A"]), ("^a$", ["a"], ["aa", "ba", "a\n"]), ("^$", [""], ["a"]),
    ("a|bc|", ["x"], []), ("^(?:a|bc)$", ["a", "bc"], ["ab", "b", "abc"]), ("^a*$", ["", "aaa"], ["ab"]),
    ("^a+b?$", ["a", "aab"], ["", "b", "abb"]), ("^a{2}$", ["aa"], ["a", "aaa"]), ("^a{2,}$", ["aa", "aaaa"], ["a"]),
    ("^a{1,2}$", ["a", "aa"], ["", "aaa"]), ("^a{0}$", [""], ["a"]), ("^(ab){2}$", ["abab"], ["ab"]),
    ("^a{,2}$", ["a{,2}"], ["a"]),
    ("^a*?b+?$", ["aab", "b"], ["a"]), ("^.$", ["a", "é", "😀"], ["", "\n", "ab"]), ("^[a-c_]+$", ["abc_"], ["d", ""]),
    ("^[^a-c]$", ["d", "\n"], ["a"]), ("^[]a]+$", ["]a"], ["b"]), ("^[a-]+$", ["-a"], ["b"]),
    ("^[\\d.]+$", ["1.2"], ["a"]),
    ("^[^\\D3]$", ["1"], ["3", "a"]), ("^\\w+\\s\\W$", ["a1_ !"], ["a1_!!", "é !"]),
    ("\\bcat\\b", ["a cat."], ["concat", "cats"]),
    ("\\Bat", ["cat"], ["at"]), ("^\\x41\\x{1F600}$", ["A😀"], ["A"]), ("^\\.\\*\\\\$", [".*\\"], ["ab"]),
    ("\\Aa\\z", ["a"], ["ab"]),
    ("^(?P<year>[0-9]{4})-(?<month>[0-9]{2})$", ["2024-12"], ["24-12"]), ("(a*)*b", ["aab", "b"], ["a"]),
    ("^(|a)+$", ["", "aa"], ["b"]), ("^*a", ["a"], ["b"]), ("[[]", ["["], ["]"]), ("x]y}", ["x]y}"], ["xy"]),
  ]

  @Test(arguments: table) func matches(pattern: String, matching: [String], others: [String]) throws {
    let compiled = try Pattern(pattern)
    for text in matching { #expect(compiled.matches(text), "\(pattern) on \(text)") }
    for text in others { #expect(!compiled.matches(text), "\(pattern) on \(text)") }
  }

  static let refused = [
    "(", ")", "a)", "(a", "[", "[a", "[]", "*", "+a", "a**", "a+*", "a{2}{3}", "a{3,2}", "a{1001}", "\\", "\\1", "\\pL",
    "\\Qa\\E",
    "(?i)a", "(?=a)", "(?!a)", "(?<=a)", "(?P<>a)", "[[:alpha:]]", "[b-a]", "[\\d-z]x[z-\\d]", "\\x4", "\\x{110000}",
    "\\é",
    "(a{1000}){1000}", String(repeating: "(", count: 5_000), String(repeating: "a", count: 3_000),
  ]

  @Test(arguments: refused) func whatIsNoPatternIsRefused(pattern: String) {
    #expect(throws: PatternError.self) { try Pattern(pattern) }
  }

  /// What makes other engines go back again and again takes time in proportion here.
  @Test func nothingTakesLong() throws {
    let text = String(repeating: "a", count: 2_000)
    #expect(try !Pattern("^(a+)+$").matches(text + "!"))
    #expect(try !Pattern("(a|a)*(a|a)*(a|a)*b").matches(text))
    #expect(try !Pattern("(?:a?){50}a{50}b").matches(String(text.prefix(50))))
  }

  @Test(arguments: 0..<10) func anyTextIsAPatternOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "b", "(", ")", "(?:", "[", "]", "^", "$", "*", "+", "?", "{2}", "{1,", "}", "|", "\\", "\\d", "-", ".", "é",
      "\\b",
    ]
    for _ in 0..<300 {
      let source = (0...generator.below(10)).map { _ in generator.pick(pieces, default: "") }.joined()
      guard let pattern = try? Pattern(source) else { continue }
      _ = pattern.matches("aabab-é")
    }
  }
}
