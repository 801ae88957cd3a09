import Testing

@testable import Inputs

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
    ("drafts/.", "write `drafts`"), ("a\u{8}b", "control character"),
  ]) func matchesNothing(glob: String, advice: String) throws {
    let text = try #require(try hint(glob))
    #expect(text.hasSuffix(advice) || advice == "control character" && text.contains(advice), "\(text)")
  }

  @Test(arguments: [
    "drafts", "drafts/", "./drafts", "./drafts/", "/drafts/*.json", "**", "*", "!a.json", "**/*.json", "a.json", "../x",
    #"a\*b.json"#, "\\#a", #"\!a"#, #"a\ "#, #"*\.json"#, #"\[x\].json"#, #"a\{b,c}"#, "/home/a.json", "/bin/",
    "/src/drafts", ".hidden", ".hidden/*", "/", "drafts/**", "{a,b}.json", "a.b", "..a", "...",
  ]) func mayMatch(glob: String) throws { #expect(try hint(glob) == nil) }
}
