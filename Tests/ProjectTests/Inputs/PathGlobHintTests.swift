import Testing

@testable import Project

/// Globs that people write who think of paths.
@Suite struct PathGlobHintTests {
  private func hint(_ glob: String) throws -> String? {
    let tree = try TemporaryTree(["drafts/a.json", "home/a.json"])
    return PathGlobHint(glob.replacing("ROOT", with: tree.root), in: tree.root)?.text
  }

  @Test(arguments: [
    (#"drafts\old"#, "write `drafts/old`"), (#"drafts\*.json"#, "write `drafts/*.json`"),
    (#"drafts\"#, "write `drafts/`"),
    (#"!drafts\old"#, "write `!drafts/old`"), (#"C:\app\drafts"#, "from there"), ("C:/app", "from there"),
    ("/Users/ann/app/drafts", "from there"), ("ROOT/drafts/", "write `/drafts/`"), ("ROOT", "write `**`"),
    ("~/drafts", "from there"), ("file:///tmp/a.json", "from there"), (".", "write `**`"), ("./", "write `**`"),
    ("./.", "write `**`"), ("./drafts/./a.json", "write `/drafts/a.json`"), ("drafts//a.json", "write `drafts/a.json`"),
    ("drafts/.", "write `drafts`"), ("/", "write `**`"), ("//", "write `**`"), ("/./", "write `**`"),
    (#"drafts\\*.json"#, "write `drafts/*.json`"), (#"\drafts\old"#, "write `drafts/old`"), (#"\\"#, "write ``"),
    (" drafts/", "write `drafts/`"), ("!  a.json", "write `!a.json`"),
    ("*.{page,fragment", "write `*.{page,fragment}`"),
    ("drafts/a.json/", "write `drafts/a.json`"), ("*.json/", "write `*.json`"), ("**/x.PAGE/", "write `**/x.PAGE`"),
  ]) func matchesNothing(glob: String, advice: String) throws {
    let text = try #require(try hint(glob))
    #expect(text.hasSuffix(advice), "\(text)")
  }

  /// The reason is true of what the glob matches.
  @Test(arguments: [
    (#"drafts\old"#, "matches only `draftsold`: `\\` does not separate folders"),
    (#"drafts\*.json"#, "matches only `drafts*.json`: "),
    (#"drafts\"#, "matches no file: `\\` takes the next character as it is, and none follows"),
    (#"a\\b"#, "matches only names with a backslash: "), (" a", "matches only names that begin with a blank: "),
    ("{a,b", "matches only names with `{`: "), ("a.json/", "matches no file: a `/` at the end is for folders alone"),
  ]) func reasons(glob: String, reason: String) throws {
    let text = try #require(try hint(glob))
    #expect(text.contains(reason), "\(text)")
  }

  /// What is no glob at all has a mistake of its own, and no hint.
  @Test(arguments: [
    ("", "it is empty"), (" ", "it is empty"), ("!", "it is empty"), ("..", "`..` leads out"),
    ("a/../b", "globs have no `..`; write `/b`"),
    ("{a,../b}", "`..` leads"), ("a[b", "the `[` at character 2 has no `]`"), ("a\u{8}b", "control character"),
    (String(repeating: "{a,b}", count: 40), "more than 256 globs"),
  ]) func mistakes(glob: String, mistake: String) throws {
    #expect(try hint(glob) == nil)
    #expect(try #require(PathGlobs.mistake(in: glob)).contains(mistake))
  }

  /// A glob of a million characters takes no time: one that asks the disk for each of them would take hours.
  @Test(.timeLimit(.minutes(1)), arguments: [#"\*"#, #"a\*"#, #"\\"#, "{,", "./", "\\"]) func longGlobs(part: String) {
    _ = PathGlobHint(String(repeating: part, count: 300_000), in: "/tmp")
  }

  @Test(arguments: [
    "drafts", "drafts/", "./drafts", "./drafts/", "/drafts/*.json", "**", "*", "!a.json", "**/*.json", "a.json", "../x",
    #"a\*b.json"#, "\\#a", #"\!a"#, #"a\ "#, #"*\.json"#, #"\[x\].json"#, #"a\{b,c}"#, "/home/a.json", "/bin/",
    "/src/drafts", ".hidden", ".hidden/*", "drafts/**", "{a,b}.json", "a.b", "..a", "...", #"\q.json"#, #"!\q.json"#,
    #"\{a,b"#, "{a}", "{a", "a b", "a.xcloc/", "drafts.json.d/",
  ]) func mayMatch(glob: String) throws { #expect(try hint(glob) == nil) }
}
