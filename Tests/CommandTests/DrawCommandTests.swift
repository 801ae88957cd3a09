import Foundation
import TestSupport
import Testing

/// `fiorilint draw`, and the page that `check --format html` writes.
@Suite struct DrawCommandTests {
  /// Pictures that were looked at once, in `Fixtures/golden/drawings`.
  static let pictures: [(name: String, arguments: [String])] = [
    ("downloads", ["Fixtures/screens/downloads.xml"]),
    ("favourites", ["Fixtures/screens/favourites.json"]),
    ("team-profile", ["Fixtures/screens/team-profile.json"]),
    ("row-tight", ["--density", "2.625", "Fixtures/formats/uiautomator/row-tight.xml"]),
    ("technician", ["Fixtures/screens/fieldwork/Pages/Technicians/TechnicianDetail.page"]),
    ("facts", ["--annotate", "Fixtures/screens/team-profile.json"]),
    ("facts-of-a-schematic", ["--annotate", "Fixtures/screens/fieldwork/Pages/Technicians/TechnicianDetail.page"]),
    ("fixed", ["--fix", "Fixtures/screens/team-profile.json"]),
    ("plain", ["--no-findings", "Fixtures/screens/products.xml"]),
    ("controls", ["Fixtures/bad/control-characters.json"]),
  ]

  @Test(arguments: pictures.indices) func picture(index: Int) throws {
    let (name, arguments) = Self.pictures[index]
    let result = try Command().run(["draw"] + arguments)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    let difference = try Golden.difference(of: result.text, from: "drawings/\(name).svg")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func aFileOrStandardOutput() throws {
    let space = try Workspace(["a.json": Workspace.error])
    let printed = try space.run("draw", "a.json")
    let written = try space.run("draw", "a.json", "-o", "a.svg")
    #expect(printed.status == 0 && written.status == 0 && written.output.isEmpty)
    #expect(space.folder.bytes(of: "a.svg") == printed.output && !printed.output.isEmpty)
    let piped = try space.run("draw", "-", input: Workspace.error)
    #expect(piped.output == printed.output)
  }

  @Test func findingsAreMarkedUnlessNotWanted() throws {
    let space = try Workspace(["a.json": Workspace.error])
    #expect(try space.run("draw", "a.json").text.contains("class=\"badge\""))
    #expect(try !space.run("draw", "a.json", "--no-findings").text.contains("class=\"badge\""))
    #expect(try !space.run("draw", "a.json", "--disable", "touch-target/*").text.contains("class=\"badge\""))
  }

  @Test(arguments: [
    (["--screen", "Product"], Int32(0), ""), (["--screen", "3"], 0, ""),
    (
      ["--screen", "Prodct"], 2,
      "has no screen Prodct; expected one of Shop home, Trail shoes, Product; did you mean Product?"
    ),
    (["--screen", "4"], 2, "has no screen 4"), (["--screen", "0"], 2, "has no screen 0"),
    ([], 2, "has 3 screens; name one with --screen: Shop home, Trail shoes, Product"),
  ])
  func oneOfSeveralScreens(arguments: [String], status: Int32, error: String) throws {
    let result = try Command().run(["draw", "Fixtures/screens/shop.json"] + arguments)
    #expect(result.status == status && (error.isEmpty ? result.error.isEmpty : result.error.contains(error)))
    #expect(result.text.contains("<title id=\"screen-title\">Screen Product</title>") == (status == 0))
    if status != 0 { #expect(result.output.isEmpty) }
  }

  @Test(arguments: [
    (["missing.json"], Int32(3), "missing.json"), (["broken.json"], 3, "broken.json:1:"),
    (["."], 2, ". is a folder; name one for the pictures of its screens: -o FOLDER"),
    (["empty", "-o", "out"], 2, "empty has no screen to draw"),
    ([".", "-o", "out", "--screen", "2"], 2, "is a folder"),
    ([".", "-o", "a.json"], 2, "a.json"),
    (["a.json", "--format", "pdf"], 2, "--format cannot be pdf; expected one of svg, png"),
    (["--example", "touch-target/minimum-sizes"], 2, "did you mean touch-target/minimum-size?"),
    (["--example", "touch-target/minimum-size"], 2, "examples; name one with --screen NUMBER"),
    (["--example", "touch-target/minimum-size", "--screen", "99"], 2, "has no example 99; it has"),
    (["a.json", "--unsafe-fixes"], 2, "--unsafe-fixes needs --fix"),
    (["a.json", "--fix"], 2, "no finding in a.json can be fixed; try --unsafe-fixes"),
    ([".", "-o", "out", "--fix"], 2, "--fix needs one file, but . is a folder"),
    (["a.json", "--example", "touch-target/minimum-size"], 2, "--example draws the examples of a rule, not a.json"),
    (["a.json", "-o", "broken.json/a.svg"], 2, "the drawing broken.json/a.svg cannot be written"),
    (["a.json", "--rule", "nope"], 2, "unknown rule nope"),
    ([], 2, "expected a file or folder to draw, or --example RULE"),
  ])
  func whatIsWrongIsSaid(arguments: [String], status: Int32, error: String) throws {
    let space = try Workspace([
      "a.json": Workspace.error, "broken.json": Workspace.broken, "empty/read.me": "",
    ])
    let result = try Command(directory: space.folder.path).run(["draw"] + arguments)
    #expect(result.status == status && result.error.contains(error), "\(result.status) \(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test func aFolder() throws {
    let several = "[\(Workspace.error), \(Workspace.clean)]"
    let space = try Workspace(["b/a.json": Workspace.error, "b/a.xml": "<screen platform='ios'/>", "c.json": several])
    let result = try space.run("draw", ".", "-o", "out")
    #expect(
      result.status == 0 && result.output.isEmpty && result.error == "4 screens drawn in out\n", "\(result.error)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: space.folder.path("out")).sorted()
        == ["b", "b/a.json.svg", "b/a.xml.svg", "c.json.1.svg", "c.json.2.svg"])
    #expect(try space.run("draw", "b/a.json").output == space.folder.bytes(of: "out/b/a.json.svg"))
    #expect(try space.run("draw", "c.json", "--screen", "2").output == space.folder.bytes(of: "out/c.json.2.svg"))
    // A file that cannot be read is an error, and the others are drawn.
    try space.folder.write("d.json", Workspace.broken)
    let others = try space.run("draw", ".", "-o", "again")
    #expect(
      others.status == 3 && others.error.contains("d.json:1:") && others.error.hasSuffix("4 screens drawn in again\n"))
  }

  /// What a fix changes is seen, and the file stays as it is.
  @Test func beforeAndAfter() throws {
    let screen = """
      {"type": "screen", "platform": "ios", "width": 390, "content": [{"type": "objectCell", "represents": "person",
        "frame": [0, 0, 390, 80], "title": {"text": "Priya"},
        "detailImage": {"shape": "square", "frame": [16, 16, 45, 45]}}]}
      """
    let space = try Workspace(["a.json": screen])
    let arguments = ["draw", "a.json", "--fix", "--rule", "object-cell/detail-image-shape"]
    let picture = try Command(directory: space.folder.path).run(arguments)
    #expect(picture.status == 0 && space.folder.text(of: "a.json") == screen, "\(picture.error)")
    let piped = try space.run("draw", "-", "--fix", input: screen)
    #expect(piped.status == 2 && piped.error.contains("--fix cannot be used with standard input"), "\(piped.error)")
    let (before, after) = (picture.text.range(of: ">Before</text>"), picture.text.range(of: ">After</text>"))
    let (first, second) = (try #require(before?.lowerBound), try #require(after?.lowerBound))
    #expect(
      picture.text[first..<second].contains("class=\"badge\"") && !picture.text[second...].contains("class=\"badge\""))
  }

  @Test func examplesOfARule() throws {
    let space = try Workspace()
    let result = try space.run("draw", "--example", "touch-target/minimum-size", "-o", "out")
    #expect(result.status == 0 && result.error.hasSuffix(" examples drawn in out\n"), "\(result.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: space.folder.path("out/touch-target")).sorted()
    #expect(names.contains("minimum-size-1-avoid.svg") && names.contains { $0.hasSuffix("-prefer.svg") }, "\(names)")
    for name in names {
      let isMarked = space.folder.text(of: "out/touch-target/\(name)").contains("class=\"badge\"")
      #expect(isMarked == name.hasSuffix("-avoid.svg"), "\(name)")
    }
    let first = try space.run("draw", "--example", "touch-target/minimum-size", "--screen", "1")
    #expect(first.status == 0 && first.output == space.folder.bytes(of: "out/touch-target/minimum-size-1-avoid.svg"))
  }

  @Test(arguments: [
    ("out.svg", "-o takes a folder here, not a file: name one such as out"),
    ("a.json", "-o takes a folder here, and a.json is a file"),
  ])
  func examplesOfARuleNeedAFolder(output: String, error: String) throws {
    let space = try Workspace(["a.json": Workspace.clean])
    let result = try space.run("draw", "--example", "touch-target/minimum-size", "-o", output)
    #expect(result.status == 2)
    #expect(result.error.contains(error), "\(result.error)")
  }

  /// An installed program makes the pixels. Without one, the error says how to get one.
  @Test func pixels() throws {
    let space = try Workspace(["a.json": Workspace.error])
    var command = Command(directory: space.folder.path)
    command.environment = ["PATH": space.folder.path]
    let missing = try command.run("draw", "a.json", "-o", "a.png")
    #expect(missing.status == 2 && missing.error.contains("PNG needs one of rsvg-convert, resvg, inkscape on PATH"))
    #expect(!space.folder.names.contains("a.png"))

    func install(_ name: String, _ script: String) throws {
      try space.folder.write(name, "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: space.folder.path(name))
    }
    // One that reads nothing, and one that is no help.
    try install("rsvg-convert", "exit 1")
    let useless = try command.run("draw", "a.json", "--format", "png")
    #expect(
      useless.status == 2 && useless.output.isEmpty && useless.error.contains("rsvg-convert could not write a PNG"))
    try install("resvg", "printf '\\211PNG'; while IFS= read -r line; do printf '%s\\n' \"$line\"; done")
    let made = try command.run("draw", "a.json", "--format", "png")
    #expect(made.status == 0 && made.error.isEmpty, "\(made.error)")
    // Of what a browser is given it has all but the variables of the style sheet, which such programs do not know.
    let mark = Array("\0\0\0\u{12}tEXtSoftware\0fiorilint".utf8)
    #expect(made.output[33...].starts(with: mark), "the program is named behind the header")
    let (given, drawn) = (String(decoding: made.output, as: UTF8.self), try space.run("draw", "a.json").text)
    #expect(given.components(separatedBy: "</style>")[1] == drawn.components(separatedBy: "</style>")[1])
    #expect(!given.contains("var(") && given.contains(".error .badge,.error.badge{fill:#b3001b;stroke:#ffffff;"))
    // A second run takes the place of the first, and of no other picture.
    for _ in 1...2 { #expect(try command.run("draw", ".", "-o", "out", "--format", "png").status == 0) }
    #expect(space.folder.bytes(of: "out/a.json.png") == made.output)
    try space.folder.write("photo.png", [0x89] + Array("another PNG".utf8))
    let refused = try command.run("draw", "a.json", "-o", "photo.png")
    #expect(refused.status == 2 && refused.error.contains("photo.png is "), "\(refused.error)")
  }

  // MARK: The page

  @Test func theSameBytesForAnyNumberOfThreads() throws {
    let pages = try ["1", "2", "7"].map {
      try fiorilint("check", "Fixtures/screens", "--format", "html", "--quiet", "--jobs", $0).output
    }
    #expect(pages[0] == pages[1] && pages[1] == pages[2] && pages[0].count > 100_000)
    #expect(!String(decoding: pages[0], as: UTF8.self).contains(Repository.root.path))
  }

  @Test func thePageCountsWhatTheRunCounted() throws {
    let space = try Workspace()
    let page = space.folder.path("report.html")
    let result = try fiorilint(
      "check", "Fixtures/screens", "--format", "json", "--format", "html=\(page)", "--fail-on", "never")
    #expect(result.status == 0)
    let text = try #require(space.folder.text(of: "report.html") as String?)
    let findings = try #require(result.json["findings"] as? [Any])
    #expect(text.components(separatedBy: "<li id=\"s").count - 1 == findings.count)
    #expect(text.components(separatedBy: "class=\"badge-group ").count - 1 == findings.count)
    let summary = try #require(result.json["summary"] as? [String: Int])
    for (count, name) in [("errors", " errors"), ("screens", " screens</h1>"), ("inconclusive", " inconclusive</p>")] {
      let number = try #require(summary[count])
      #expect(text.contains("\(number)\(name)"))
    }
  }

  @Test func aCleanRunIsAPageToo() throws {
    let space = try Workspace(["a.json": Workspace.clean])
    let result = try space.run("check", "--format", "html", "--quiet")
    #expect(result.status == 0 && result.text.contains("<li class=\"tile unchecked\""))
  }
}
