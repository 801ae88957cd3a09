import TestSupport
import Testing

/// Hints about globs and entries of configurations that do nothing.
@Suite struct UnmatchedGlobTests {
  private static let files = [
    "a/1.json": Workspace.clean, "b/2.json": Workspace.clean, "README.md": "", "node_modules/x.json": Workspace.error,
  ]

  private func hints(
    _ configuration: String, at path: String = ".fiorilint.yml", _ arguments: String...
  ) throws -> [String] {
    let workspace = try Workspace(Self.files.merging([path: configuration]) { $1 })
    let result = try Command(directory: workspace.folder.path).run(
      ["check"] + (arguments.isEmpty ? ["."] : arguments))
    return result.error.split(separator: "\n").map(String.init).filter { $0.contains(": warning: ") }
  }

  @Test(arguments: [
    ("exclude: [nope/]", "1:11: warning: `nope/` matches nothing in this file's folder"),
    ("exclude: a/1.jsn", "1:10: warning: `a/1.jsn` matches nothing in this file's folder; did you mean `a/1.json`?"),
    ("exclude: A/", "1:10: warning: `A/` matches nothing in this file's folder; did you mean `a/`?"),
    (
      "include: [a/, '*.JSON']",
      "1:15: warning: `*.JSON` matches nothing in this file's folder; did you mean `*.json`?"
    ),
    ("exclude: [a/, '!a/1.jsn']", "`!a/1.jsn` matches nothing in this file's folder; did you mean `!a/1.json`?"),
    (
      "exclude: ['!a']",
      "1:11: warning: `!a` takes back nothing: `!` needs an earlier glob in this list; to check only those files, use "
        + "`include`"
    ),
    ("include: '!a'", "`!a` takes back nothing: `!` needs an earlier glob in this list; write `**` before it"),
    ("overrides: [{files: nope, platform: ios}]", "1:21: warning: `nope` matches nothing in this file's folder"),
    (
      "ignore: [{files: a/1.jsn, rule: 'touch-target/*', reason: old}]",
      "1:18: warning: `a/1.jsn` matches nothing in this file's folder; did you mean `a/1.json`?"
    ),
  ]) func areSaid(configuration: String, hint: String) throws {
    let hints = try hints(configuration + "\n")
    #expect(hints.count == 1 && hints[0].hasPrefix(".fiorilint.yml:1:") && hints[0].hasSuffix(hint), "\(hints)")
  }

  /// A glob may match what no walk takes, and a run over a part does not know the rest.
  @Test func areNotSaid() throws {
    for glob in ["README.md", "'*.md'", "node_modules/", "'node_modules/*.json'", "x.json", ".fiorilint.yml", "'**'"] {
      #expect(try hints("exclude: [\(glob)]\n").isEmpty, "\(glob)")
    }
    let nope = "exclude: [nope/]\n"
    for paths in [["a"], ["a/1.json"], ["**/*.json"], ["a", "b"], [".", "--shard", "1/2"], [".", "gone.json"]] {
      let workspace = try Workspace(Self.files.merging([".fiorilint.yml": nope]) { $1 })
      let result = try Command(directory: workspace.folder.path).run(["check"] + paths)
      #expect(!result.error.contains("matches nothing"), "\(paths): \(result.error)")
    }
    #expect(try hints(nope, at: "a/.fiorilint.yml", "a").count == 1)
    #expect(try hints(nope, at: "a/.fiorilint.yml", "b").isEmpty)
  }

  /// Patterns over names of screens and elements are known once all screens were read.
  @Test(arguments: [
    (
      "overrides: [{screens: [Home, Nope*], rules: {touch-target/*: off}}]",
      "`Nope*` in `screens` is the name of no screen in this run"
    ),
    ("overrides: [{screens: Home, rules: {touch-target/*: off}}]", nil),
    ("element-kinds: {ok: button, Nope: image}", "`Nope` in `element-kinds` is the name of no element in this run"),
    ("element-kinds: {ok: button}", nil),
  ]) func names(configuration: String, hint: String?) throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">\
      <node class="a.B" resource-id="a:id/ok" bounds="[0,0][100,100]"/></node></hierarchy>
      """
    let workspace = try Workspace([
      ".fiorilint.yml": configuration + "\n", "b.xml": dump, "a/a.json": #"{"type": "screen", "name": "Home"}"#,
    ])
    func hints(_ arguments: String...) throws -> [String] {
      let result = try Command(directory: workspace.folder.path).run(["check"] + arguments)
      return result.error.split(separator: "\n").map(String.init).filter { $0.contains(": warning: ") }
    }
    let said = try hints(".")
    #expect(said.count == (hint == nil ? 0 : 1), "\(said)")
    if let hint { #expect(said.first?.hasPrefix(".fiorilint.yml:1:") == true && said.first?.hasSuffix(hint) == true) }
    // A run over a part does not know the rest, and --quiet asks for findings alone.
    #expect(try hints("a").isEmpty)
    #expect(try hints(".", "--quiet").isEmpty)
  }

  /// An unused entry for an element names the element of a finding that differs in one name.
  @Test func elements() throws {
    func unused(_ element: String) throws -> String {
      let workspace = try Workspace([
        "a.json": Workspace.error,
        ".fiorilint.yml": "ignore: [{element: '\(element)', rule: 'touch-target/*', reason: old}]\n",
      ])
      return try workspace.run("check", ".").text
    }
    #expect(try unused("screen/button[bb]").contains("; write `element: screen/button[b]`, or remove the entry"))
    #expect(try unused("screen/label[far]").contains("; remove the entry"))
    #expect(try !unused("screen/button[b]").contains("suppression/unused"))
  }

  /// Globs mean a file behind a linked folder by the path that leads there, and by the one that reports show.
  @Test(arguments: ["linked/**", "linked/s.json", "real/**", "real/"])
  func linkedFolders(glob: String) throws {
    let workspace = try Workspace(["real/s.json": Workspace.error, "top.json": Workspace.clean])
    try workspace.folder.link("linked", to: "real")
    #expect(try workspace.run("check", "linked", "top.json").status == 1)
    for text in [
      "exclude: ['\(glob)']", "overrides: [{files: '\(glob)', rules: {touch-target/*: off}}]",
      "ignore: [{rule: touch-target/*, files: ['\(glob)'], reason: known}]",
    ] {
      try workspace.folder.write(".fiorilint.yml", text + "\n")
      let result = try workspace.run("check", "linked", "top.json")
      #expect(result.status == 0 && !result.text.contains("warning"), "\(text): \(result.text)")
    }
  }
}
