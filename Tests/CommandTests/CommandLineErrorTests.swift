import TestSupport
import Testing

/// Mistakes of the command line, each with the nearest name and in one style.
@Suite struct CommandLineMistakeTests {
  static let mistakes: [(arguments: [String], message: String)] = [
    (["chek", "."], "schema, server; did you mean check?"),
    (["Pages"], "schema, server; did you mean check Pages?"),
    (["help", "chekc"], "; did you mean check?"),
    (["baseline", "udpate"], "; did you mean baseline update?"),
    (["config", "prnt"], "unknown command config prnt; expected config print; did you mean config print?"),
    (["check", "--disable", "touch"], "; did you mean touch-target/* or accessibility/touch-target?"),
    (["check", "--jobs", "-1"], "--jobs cannot be -1; expected a whole number from 1 to 1000"),
    (["check", "--jobs=-1"], "--jobs cannot be -1; expected a whole number from 1 to 1000\nhelp: "),
    (["check", "--quite"], "unknown option --quite; did you mean --quiet?"),
    (
      ["check", "--fail-on"],
      "--fail-on needs a value; expected one of error, warning, info, never\nhelp: see `fiorilint check --help`"
    ),
    (["check", "--fail-on", "fatal"], "--fail-on cannot be fatal; expected one of error, warning, info, never"),
    (["check", "--platform", "iso"], "--platform cannot be iso; expected one of ios, android; did you mean ios?"),
    (
      ["check", "--level", "warn"],
      "--level cannot be warn; expected one of error, warning, info; did you mean warning?"
    ),
    (["check", "--preset", "ios"], "accessibility, all; did you mean fiori-ios?"),
    (["check", "--density", "abc"], "--density cannot be abc; expected a factor from 0.5 to 10, such as 2.625, or "),
    (["check", "--jobs", "x"], "--jobs cannot be x; expected a whole number from 1 to 1000\nhelp: "),
    (["check", "--shard", "x"], "--shard cannot be x; expected i/n, such as 2/8 for the second of eight parts, with "),
    (["check", "--format", "sarfi"], "html, auto; did you mean sarif?"),
    (["check", "--show", "fixed"], "fixes, suppressions; did you mean fixes?"),
    (
      ["rules", "--format", "htlm"],
      "--format cannot be htlm; expected one of text, json, markdown, html; did you mean html?"
    ),
    (["schema"], "expected json, xml or config"), (["rules", "a", "b"], "unexpected argument b"),
    (["check", "--xyzzy"], "unknown option --xyzzy\n"),
    (["check", "--hlep"], "unknown option --hlep; did you mean --help?"),
    (["check", "--versoin"], "unknown option --versoin; did you mean --version?"),
    (["check", "-o", "x.html"], "unknown option -o\nhelp: use `--format FORMAT=FILE`"),
    (
      ["check", "--since main"],
      "unknown option \"--since main\"; an option and its value are two arguments, or --since=main"
    ),
    (
      ["check", "--preset", "fiori-ios,apple-hg"],
      "--preset cannot be apple-hg; expected one of fiori-ios, fiori-android, apple-hig, accessibility, all; did you "
        + "mean apple-hig?"
    ),
    (["check", "--format", "codequality"], "html, auto; did you mean gitlab?"),
    (["check", "--format", "junit:a.xml"], "html, auto; did you mean junit=a.xml?"),
    (
      ["check", "--shard", "0/2"],
      "--shard cannot be 0/2; expected i/n, such as 2/8 for the second of eight parts, with i from 1"
    ),
    (
      ["report", "a.json", "b.json"],
      "`report` compares two reports with --compare: fiorilint report --compare a.json b.json"
    ),
    (["check", "--rule", "opens-detail"], "; did you mean collection-cell/opens-detail?"),
    (["check", "--rule", "collection-cell"], "; did you mean collection-cell/*?"),
    (["check", "--rule", "colection-cell"], "; did you mean collection-cell/*?"),
    (["check", "--rule", "colection-cell/*"], "; did you mean collection-cell/*?"),
    (["check", "--disable", "colection-*"], "; did you mean collection-*?"),
    (["check", "--rule", "colection-cell/opens-*"], "; did you mean collection-cell/opens-*?"),
    (["check", "--rule", "collection-cell/xyz*"], "; did you mean collection-cell/*?"),
    (["rules", "minimum-size"], "; did you mean touch-target/minimum-size?"),
    (["rules", "minimum-sise"], "; did you mean touch-target/minimum-size?"),
    (
      ["check", "--config", "url.yml"],
      "`extends` takes paths of files, not URLs such as https://example.com/x.yml"
    ),
    (["check", "--files-from", "missing"], "--files-from missing does not exist\n"),
    (["check", "--files-from", "emty.txt"], "--files-from emty.txt does not exist; did you mean empty.txt?\n"),
    (["test-rules", "Page"], "expected a rule page or a folder of rule pages; did you mean Pages?\n"),
    (["check", "--set", "junit.dialect=jenkins"], "unknown key `junit`; did you mean `reports.junit.dialect`?\n"),
    (["check", "--set", "tex.group-by=file"], "unknown key `tex`; did you mean `reports.text.group-by`?\n"),
    (["check", "--set", "root=app"], "unknown key `root`; did you mean `reports.root`?\n"),
    (
      ["report", "--format", "html=x.html", "a.json", "b.json"],
      "--format cannot be html=x.html; write to a file with --format html -o x.html\n"
    ),
    (
      ["checks", "--format", "markdown=x.md"],
      "--format cannot be markdown=x.md; write to a file with --format markdown > x.md\n"
    ),
    (
      ["check", "--set", "formats=[text, junit]"],
      "two reports go to standard output; write one to a file: junit=FILE\n"
    ),
    (
      ["check", "--set", "rules={object-cell/icon-stack: {max: 5}}"],
      "unknown key `max`; parameters are written in `with`, as in `with: {max: …}`\n"
    ),
    (["check", "--set", "rules={object-cell/icon-stack: {levl: off}}"], "or `with`; did you mean `level`?\n"),
    (["check", "--rule", ""], "the argument after --rule is empty; give it a value, or leave it out"),
    (["check", "--rule="], "--rule has an empty value; expected --rule=VALUE"),
    (["check", "--format", "=x"], "--format =x has no format before `=`; expected FORMAT=FILE"),
    (["check", ""], "the argument after check is empty"), (["draw", "a.json", "-o", ""], "the argument after -o is"),
    (["check", "--stdin-path", "", "-"], "the argument after --stdin-path is empty"), ([""], "the argument is empty"),
    (["check", "--quiet=1"], "--quiet takes no value, but has 1\nhelp: see `fiorilint check --help`"),
    (["--generate-completion-script", "tcsh"], "there are no completions for tcsh; expected one of bash, zsh, fish\n"),
    (
      ["draw", "--example", "touch-target/minimum-siz"], "lists all rules; did you mean touch-target/minimum-size?"
    ),
    (["draw", "--example", "minimum-size"], "; did you mean touch-target/minimum-size?"),
    (["check", "--rule", "foo"], "unknown rule foo; `fiorilint rules` lists all rules"),
    (["check", "--set", "foo=1"], "--set foo=1: unknown key `foo`; `fiorilint schema config` describes all keys\n"),
    (["check", "--set", "exlude=a"], "--set exlude=a: unknown key `exlude`; did you mean `exclude`?\n"),
    (["check", "--set", "exclude=a,b"], "--set exclude=a,b: expected a list in brackets: --set 'exclude=[a, b]'\n"),
    (
      ["check", "--set", "preset=accessibility,all"], "expected a list in brackets: --set 'preset=[accessibility, all]'"
    ),
    (["new-rule", "acme"], "the id of a rule is team/name, such as acme/short-titles; `acme` has no team\n"),
    (
      ["new-rule", "Acme/My rule.md"],
      "`Acme/My rule.md` is not a valid rule id; an id is team/name, in the letters a to z, digits, - and _; did you mean `acme/my-rule`?"
    ),
    (
      ["new-rule", "acme/"],
      "`acme/` is not a valid rule id; an id is team/name, in the letters a to z, digits, - and _\n"
    ),
    (["convert", "Pages", "--to", "json", "-o", "o.json"], "-o takes a folder here, not a file: name one such as o\n"),
    (["convert", "Pages", "--to", "json", "-o", "url.yml"], "-o takes a folder here, and url.yml is a file\n"),
    (["draw", "Pages", "-o", "o.svg"], "-o takes a folder here, not a file: name one such as o\n"),
    (["draw", "Pages/a.json", "-o", "Pages"], "written to Pages, which is a folder; expected the name of a file\n"),
    (["check", "--files-from", "empty.txt"], "the list of --files-from has no path; --pass-on-no-screens makes this "),
    (["check", "--set", "reports.root=nope"], "`reports.root` names nope, which does not exist\n"),
    (["check", "--set", "require-conclusive=0.5"], "is a percentage: write 50% or 0.5%, not `0.5`\n"),
    (
      ["check", "--set", "rules-version=0.1.0"],
      "must be a version such as 0.1, the newest of this fiorilint, not `0.1.0`"
    ),
    (["check", "--verbose", "--quiet"], "--verbose and --quiet cannot be used together"),
    (["check", "--files-from", "-", "-"], "standard input cannot be both a screen and a list of paths"),
  ]

  /// Paths where nothing is, for each command and option that reads a file: the nearest one is named.
  @Test(arguments: [
    (["check", "Pagse/a.json"], "Pagse/a.json: error: does not exist; did you mean Pages/a.json?"),
    (["check", "--config", "ulr.yml"], "ulr.yml: error: the configuration does not exist; did you mean url.yml?"),
    (["check", "--baseline", "Pages/baselin.json"], "error: does not exist; did you mean Pages/baseline.json?"),
    (["merge", "Page/baseline.json"], "error: does not exist; did you mean Pages/baseline.json?"),
    (["merge", "--json-lines", "emtpy.txt"], "emtpy.txt: error: does not exist; did you mean empty.txt?"),
    (["report", "--compare", "emtpy.txt", "url.yml"], "emtpy.txt: error: does not exist; did you mean empty.txt?"),
    (["check", "--set", "baseline=Pages/baselin.json"], "does not exist; did you mean Pages/baseline.json?"),
  ]) func missingPath(arguments: [String], message: String) throws {
    let workspace = try Workspace([
      "Pages/a.json": Workspace.clean, "Pages/baseline.json": "", "url.yml": "", "empty.txt": "\n",
    ])
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status == 2, "\(result.text)\(result.error)")
    #expect((result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  /// Addresses in the place of paths.
  @Test(arguments: [
    (["check"], "https://example.com/a.json?x=[1]", "download the file first, such as with `curl -O`"),
    (["check"], "https://www.figma.com/design/AbC/My?node-id=1-2", "get the JSON of the design from Figma's API"),
    (["check"], "file:///tmp/a.json", "write the path without `file://`"),
    (["merge"], "http://example.com/a.json", "download the file first"),
    (["report", "--compare", "http://example.com/b.json"], "http://example.com/a.json", "download the file first"),
    (["check", "--baseline"], "http://example.com/a.json", "download the file first"),
    (["check", "--config"], "HTTP://example.com/a.yml", "download the file first"),
    (["check", "--files-from"], "ftp://example.com/a.txt", "download the file first"),
  ]) func address(arguments: [String], address: String, advice: String) throws {
    let workspace = try Workspace(["Pages/a.json": "{}"])
    let result = try Command(directory: workspace.folder.path).run(arguments + [address])
    let error = "is an address, and fiorilint reads files; \(advice)"
    #expect(result.status == 2 && (result.text + result.error).contains(error), "\(result.text)\(result.error)")
    if arguments == ["check"] { #expect((result.text + result.error).hasPrefix("\(address): error: ")) }
  }

  @Test(arguments: mistakes) func message(arguments: [String], message: String) throws {
    let workspace = try Workspace([
      "Pages/a.json": Workspace.clean, "url.yml": "extends: https://example.com/x.yml\n", "empty.txt": "\n",
    ])
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status == 2 && result.output.isEmpty, "\(result.text)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(!result.error.contains("Error: "))
    #expect(result.error.split(separator: "\n").first?.hasSuffix(".") == false, "\(result.error)")
    #expect(
      result.error.hasPrefix("fiorilint: error: ") || result.error.hasPrefix("url.yml:1:10: error: "), "\(result.error)"
    )
  }

  @Test(arguments: [
    ("--junit-dialect", "use `--set reports.junit.dialect=…`, or the key `reports` in .fiorilint.yml"),
    ("--max-file-size", "use `--set max-file-size=…`, or the key `max-file-size` in .fiorilint.yml"),
    ("--show-suppressed", "use `--show suppressed`"), ("--no-color", "use `--color never`, or set NO_COLOR"),
  ]) func movedOptions(option: String, help: String) throws {
    let result = try Workspace(["a.json": Workspace.clean]).run("check", option, "x")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("fiorilint: error: unknown option \(option)\nhelp: \(help)\n"), "\(result.error)")
  }

  @Test func optionCount() throws {
    let help = try fiorilint("check", "--help").text.split(separator: "\n")
    let options = help.filter { $0.hasPrefix("  -") }
    #expect((30...36).contains(options.count), "\(options.count)")
    for title in ["INPUT", "RULES", "OUTPUT", "FIXES", "SUPPRESSIONS AND BASELINES", "EXIT STATUS", "OTHER"] {
      #expect(help.contains("\(title):"), "\(title)")
    }
  }

  @Test func helpFits() throws {
    var commands = [([String](), try DeclaredCommand.program())]
    while let (path, command) = commands.popLast() {
      commands += command.commands.map { (path + [$0.commandName], $0) }
      let result = try Command(environment: ["COLUMNS": "80"]).run(path + ["--help"])
      let wide = result.lines.filter { $0.count > 80 }
      #expect(result.status == 0 && wide.isEmpty, "\(path): \(wide)")
      let usage = result.text.components(separatedBy: "\n").drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
      #expect(usage.count == 1, "\(path): \(usage)")
      #expect(result.lines.count { $0.hasPrefix("  fiorilint ") } == 3, "\(path) has no three examples")
      #expect(!result.text.contains("Lint "), "\(path)")
    }
  }

  @Test func misnamedConfigurations() throws {
    for name in [".fiorilint.yaml", "fiorilint.yml", ".fiorilint.json"] {
      let workspace = try Workspace(["app/\(name)": "{}", "app/sub/a.json": Workspace.clean])
      for path in [".", "app/sub"] {
        let result = try workspace.run("check", path)
        #expect(result.status == 0)
        let message = "fiorilint: warning: app/\(name) is not read; did you mean app/.fiorilint.yml?\n"
        #expect(result.error.contains(message), "\(result.error)")
      }
      #expect(try !workspace.run("check", "--no-config").error.contains("is not read"))
      try workspace.folder.write("app/.fiorilint.yml", "jobs: 1\n")
      #expect(try !workspace.run("check").error.contains("is not read"))
    }
  }

  @Test(arguments: [
    ".fiorlint.yml", "fiorilnt.yaml", ".fiorilint.yml.yml", ".fiori-lint.yml", ".FioriLint.yml", ".fiorilint.yml.txt",
    ".fiorilintrc.json", ".fiorilint.toml",
  ]) func nearlyConfigurations(name: String) throws {
    let workspace = try Workspace(["app/\(name)": "{}", "app/a.json": Workspace.clean])
    let message = "fiorilint: warning: app/\(name) is not read; did you mean app/.fiorilint.yml?\n"
    #expect(try workspace.run("check").error.contains(message))
  }

  @Test(arguments: [
    "fiorilint.json", "fiorilint.txt", ".fiorilint.yml.orig", ".fiorilint.yml~", "florist.yml", ".fiori.yml",
    "fiorilint.sarif", ".fiorilintignore", ".file-lint.yml",
  ]) func namesOfOthers(name: String) throws {
    let workspace = try Workspace(["app/\(name)": "{}", "app/a.json": Workspace.clean])
    #expect(try !workspace.run("check").error.contains("is not read"))
  }

  @Test func timeThatIsNone() throws {
    let workspace = try Workspace(["a.json": Workspace.clean])
    let result = try workspace.run("check", environment: ["SOURCE_DATE_EPOCH": "abc"])
    #expect(result.status == 0 && result.error.contains("warning: SOURCE_DATE_EPOCH=abc is not a number of seconds"))
    #expect(try !workspace.run("check", environment: ["SOURCE_DATE_EPOCH": "0"]).error.contains("warning"))
  }

  @Test(arguments: [
    ("Pages/*.page", ["Pages/a.page"]), ("**/*.page", ["Pages/a.page", "Pages/sub/b.page"]),
    ("Pages/su?/*", ["Pages/sub/b.page"]), ("./Pages/[ab].page", ["Pages/a.page"]), ("*.json", ["x.json"]),
    ("{Pages/*,x}.{page,json}", ["Pages/a.page", "x.json"]),
  ]) func globs(glob: String, expected: [String]) throws {
    let page = #"{"_Type": "Page", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sectoins": []}]}"#
    let workspace = try Workspace([
      "Pages/a.page": page, "Pages/sub/b.page": page, "x.json": Workspace.error, "Pages/data.json": "[1,]",
    ])
    let result = try workspace.run("check", glob, "--format", "partial")
    let files = result.json["files"] as? [[String: Any]]
    #expect(files?.compactMap { $0["path"] as? String } == expected, "\(result.error)")
    let none = try workspace.run("check", "Pages/*.xib")
    #expect(none.status == 2 && none.text.contains("Pages/*.xib: error: no file matches this glob"), "\(none.text)")
  }

  @Test func pathsFromAList() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, "b c.json": Workspace.error, "d.json": Workspace.error,
      "lines": "a.json\r\n\nb c.json\n",
    ])
    func paths(_ result: Command.Result) -> [String] {
      result.lines.compactMap { $0.split(separator: ":").first.map(String.init) }
    }
    #expect(try paths(workspace.run("check", "--files-from", "lines")) == ["a.json", "b c.json"])
    #expect(
      try paths(workspace.run("check", "--files-from", "-", input: "d.json\0b c.json\0")) == ["b c.json", "d.json"])
    #expect(try paths(workspace.run("check", "d.json", "--files-from", "lines")) == ["a.json", "b c.json", "d.json"])
    #expect(try workspace.run("check", "--files-from", "-", input: "").status == 2)
    #expect(try workspace.run("check", "--files-from", "-", "--pass-on-no-screens", input: "").status == 0)
  }
}
