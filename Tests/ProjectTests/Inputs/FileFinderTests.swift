import Foundation
import Testing

@testable import Project

@Suite struct FileFinderTests {
  @Test func walkIsInByteOrderOfWholePaths() throws {
    let tree = try TemporaryTree([
      "b.json", "a/z.json", "a.json", "a-b/x.xml", "a/b/c.json", "a0.json", "B.JSON", "ä.json", "a/Z.Xml", "a/b.txt",
      "c",
    ])
    let list = tree.find(".")
    #expect(
      list.paths == [
        "B.JSON", "a-b/x.xml", "a.json", "a/Z.Xml", "a/b/c.json", "a/z.json", "a0.json", "b.json", "ä.json",
      ])
    #expect(list.failures.isEmpty)
    #expect(list.otherFileCount == 2)
    #expect(list.paths == list.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func hiddenEntriesAndToolDirectoriesAreLeftOutUnlessNamed() throws {
    let tree = try TemporaryTree([
      "a.json", ".hidden.json", ".x/a.json", ".build/a.json", "Pods/a.json", "Carthage/a.json", "node_modules/m/a.json",
      "sub/DerivedData/a.json", "build/a.json", "sub/Pods.json", "SourcePackages/checkouts/p/a.json",
      "WebDriverAgent/WebDriverAgentTests/a.json", "Vendor/Lib/Demo/a.json", "app/ThirdParty/Lib/Examples/a.json",
    ])
    #expect(tree.find(".").paths == ["a.json", "sub/Pods.json"])
    #expect(tree.find("Pods", ".x", "node_modules/m").paths == [".x/a.json", "Pods/a.json", "node_modules/m/a.json"])
    #expect(tree.find("build").paths == ["build/a.json"])
    #expect(tree.find(".hidden.json").paths == [".hidden.json"])
    let finder = FileFinder(
      workingDirectory: tree.root, candidateExtensions: ["json"], excludedDirectories: ExcludedDirectories(["sub"]))
    #expect(finder.find(["."]).paths.contains("Pods/a.json"))
    #expect(!finder.find(["."]).paths.contains("sub/Pods.json"))
  }

  @Test func namedFilesAreTakenInAnyCase() throws {
    let tree = try TemporaryTree(["a.txt", "b.json", "sub/c.json", "README"])
    try tree.add(".gitignore", "*.json\nREADME\n")
    let list = tree.find("b.json", "a.txt", "README", "sub")
    #expect(list.paths == ["README", "a.txt", "b.json"])
    #expect(list.ignoredCount == 1)
    #expect((0..<list.count).allSatisfy(list.isNamed))
  }

  /// A text is taken where it begins like a dump of a screen; others are as files of another kind.
  @Test func textsAreTakenByTheirContent() throws {
    let tree = try TemporaryTree(["a.json", "LICENSE.txt", "sub/empty.log", "binary.txt"])
    let page = "[debug] <AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>"
    try tree.add("dump.txt", page)
    try tree.add("sub/run.LOG", "started\nElement subtree:\n →Application, 0x1\n  Window, 0x2, {{0, 0}, {1, 1}}")
    try tree.add("late.log", String(repeating: "line\n", count: 2000) + page)
    try tree.add("binary.txt", "\0\u{1}<XCUIElementType")
    try tree.link("linked.txt", to: "LICENSE.txt")
    func find(_ arguments: String..., textExtensions: [String] = ["txt", "log"]) -> FileList {
      FileFinder(
        workingDirectory: tree.root, candidateExtensions: ["json", "txt", "log"], textExtensions: textExtensions
      ).find(arguments)
    }
    let list = find(".")
    #expect(list.paths == ["a.json", "binary.txt", "dump.txt", "sub/run.LOG"], "\(list.paths)")
    #expect(list.otherFileCount == 4)
    // What is named, or matched by a glob, is taken with any content; so are the texts of a team's own format.
    #expect(find("LICENSE.txt", "sub/*.log").paths == ["LICENSE.txt", "sub/empty.log"])
    #expect(find("s*").paths == ["sub/run.LOG"])
    #expect(find(".", textExtensions: ["txt"]).paths.contains("late.log"))
  }

  @Test func globsLookIntoNoMoreThanTheyMatch() throws {
    let tree = try TemporaryTree([
      "p/a.json", "p/b.xml", "p/c.txt", "p/deep/d.json", "p/deep/node_modules/e.json", "q/r/f.json", "q/{x,y}.json",
    ])
    let list = tree.find("p/*.json")
    #expect(list.paths == ["p/a.json"] && list.skippedLines.isEmpty, "\(list.skippedLines)")
    #expect(tree.find("{p,q/*}/*.{json,xml}").paths == ["p/a.json", "p/b.xml", "q/r/f.json"])
    #expect(tree.find("p/{a.json,b.xml,none}").paths == ["p/a.json", "p/b.xml"])
    #expect(tree.find("{q,none}").paths == ["q/r/f.json", "q/{x,y}.json"])
    #expect(tree.find("q/{x,y}.json").paths == ["q/{x,y}.json"])
    #expect(tree.find("{no,none}.json").failureLines == ["{no,none}.json: no file matches this glob"])
  }

  /// A file that a glob does not match is no obstacle.
  @Test func globsAreAskedBeforeObstacles() throws {
    let tree = try TemporaryTree(["s/a.json", "s/b.json", "s/d/x.json", "s/e/y.txt"])
    #expect(mkfifo(tree.path("s/pipe.txt"), 0o600) == 0)
    try tree.link("s/gone.txt", to: "nothing")
    try tree.link("s/loop.txt", to: "loop.txt")
    try tree.link("s/out.txt", to: "/etc/passwd")
    for glob in ["s/*.json", "s/**/*.json", "**/*.json", "s/[ab]*"] {
      let list = tree.find(glob)
      #expect(list.failures.isEmpty && list.skippedLines.isEmpty, "\(list.failureLines) \(list.skippedLines)")
      #expect(list.paths.starts(with: ["s/a.json", "s/b.json"]), "\(list.paths)")
    }
    #expect(tree.find("s/p*").skippedLines == ["s/pipe.txt: is a named pipe"])
    // Nothing is counted that a glob does not match.
    #expect(tree.find("s/*.json").otherFileCount == 0 && tree.find("s/e*").otherFileCount == 1)
  }

  /// A glob that matches nothing but skipped files names one and says what skips it.
  @Test(arguments: [
    ("*.XCLOC", "DE.XCLOC", "a folder of dependencies or build products; name it to check it"),
    ("Pod*", "Pods", "a folder of dependencies"), ("P*/a.json", "Pods/a.json", "a folder of dependencies"),
    ("**/DerivedData", "x/DerivedData", "a folder of dependencies"),
    ("**/a.json", "DE.XCLOC/a.json", "a folder of dependencies"),
    ("**/node_modules/**/*.json", "x/node_modules/y/c.json", "a folder of dependencies"),
    ("x/*/a.json", "x/DerivedData/a.json", "a folder of dependencies"),
    ("dist/**/*.json", "dist/z/d.json", "an ignore file excludes it"),
    ("**/d.json", "dist/z/d.json", "an ignore file excludes it"),
    (".h*/*.json", ".hid/h.json", "a hidden file or folder; name it to check it"),
    ("**/h.json", ".hid/h.json", "a hidden file or folder"),
    ("**/.e*", "x/.e.json", "a hidden file or folder"),
    ("i*.json", "ignored.json", "an ignore file excludes it"),
    ("x/bi*", "x/bin", "a folder of dependencies"),
  ]) func globsOverWhatIsSkipped(glob: String, path: String, reason: String) throws {
    let tree = try TemporaryTree([
      "DE.XCLOC/a.json", "Pods/a.json", "x/DerivedData/a.json", "ignored.json", "x/bin/a.json", "x/a.csproj",
      "x/node_modules/y/c.json", "dist/z/d.json", ".hid/h.json", "x/.e.json",
    ])
    try tree.add(".gitignore", "ignored.json\ndist/z\n")
    let list = tree.find(glob)
    #expect(list.isEmpty && list.failures.count == 1)
    #expect(
      list.failureLines[0].hasPrefix("\(glob): matches only what is skipped: '\(path)': \(reason)"),
      "\(list.failureLines)")
    #expect(list.failures.allSatisfy { $0.reason == .missing })
  }

  /// A storyboard that the project beside it does not compile shows no screen; some projects take whole folders.
  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "path = Base.lproj/Main.storyboard;", true),
    ("A.xcodeproj/project.pbxproj", "path = Other.storyboard;", false),
    ("A.xcodeproj/project.pbxproj", "isa = PBXFileSystemSynchronizedRootGroup;", true),
    ("App/A.csproj", "<InterfaceDefinition Include=\"Other.storyboard\"/>", false),
    ("App/A.csproj", "<Project Sdk=\"Microsoft.NET.Sdk\"/>", true),
    ("Other/A.xcodeproj/project.pbxproj", "", true), ("Package.swift", "", true),
  ])
  func storyboardsThatNoProjectCompiles(project: String, text: String, isFound: Bool) throws {
    let tree = try TemporaryTree(["App/Base.lproj/Main.storyboard"])
    try tree.add(project, text)
    let finder = FileFinder(workingDirectory: tree.root, candidateExtensions: ["storyboard"])
    let path = "App/Base.lproj/Main.storyboard"
    #expect(finder.find(["."]).paths.contains(path) == isFound)
    #expect(finder.find([path]).paths == [path])
  }

  /// Who names the folder of libraries means their demos too, from any working directory.
  @Test func demosOfANamedFolder() throws {
    let tree = try TemporaryTree(["Vendor/Lib/Demo/a.json", "b.json"])
    #expect(tree.find(".").paths == ["b.json"])
    #expect(tree.find("Vendor").paths == ["Vendor/Lib/Demo/a.json"])
    #expect(tree.find("Vendor/Lib").paths == ["Vendor/Lib/Demo/a.json"])
  }

  /// Another project beside both may compile a storyboard; what none compiles is skipped with a reason.
  @Test(arguments: [
    ("Shop/Shop.xcodeproj/project.pbxproj", "path = ../Shared/Main.storyboard;", true),
    ("Shop/Shop.xcodeproj/project.pbxproj", "isa = PBXFileSystemSynchronizedRootGroup;", false),
    ("Shop/Shop.csproj", "<InterfaceDefinition Include=\"..\\Shared\\Main.storyboard\"/>", true),
    ("Shop/Other.txt", "path = ../Shared/Main.storyboard;", false),
  ])
  func storyboardsOfAnotherProject(project: String, text: String, isFound: Bool) throws {
    let tree = try TemporaryTree(["Shared/Main.storyboard"])
    try tree.add("Demo.xcodeproj/project.pbxproj", "path = Demo.storyboard;")
    try tree.add(project, text)
    let finder = FileFinder(workingDirectory: tree.root, candidateExtensions: ["storyboard"], listsSkipped: true)
    let found = finder.find(["."])
    #expect(found.paths == (isFound ? ["Shared/Main.storyboard"] : []))
    #expect(found.skipped.contains { $0.reason == SkippedPath.isInNoProject } == !isFound)
  }

  @Test func globsThatMatchNothing() throws {
    let tree = try TemporaryTree(["Pods/a.json", "build/a.json"])
    for glob in ["**/*.xml", "*.json", "x*"] {
      #expect(tree.find(glob).failureLines == ["\(glob): no file matches this glob"])
    }
    #expect(tree.find("{Pods,build}").failureLines[0].contains("'Pods' (and 1 more): a folder"))
  }

  /// Both spellings name one folder on many disks.
  @Test(arguments: ["Build", "PODS", "pods", "carthage", "Node_Modules", "a.XCFramework", "a.xcArchive", "deriveddata"])
  func excludedNamesInAnyCase(name: String) throws {
    let tree = try TemporaryTree(["\(name)/a.json", "s/\(name)s/b.json"])
    #expect(tree.find(".").paths == ["s/\(name)s/b.json"])
    #expect(tree.find(name).paths == ["\(name)/a.json"])
  }

  @Test func equalPathsAreListedOnce() throws {
    let tree = try TemporaryTree(["s/a.json", "s/b.json", "s/t/c.json"])
    let list = tree.find("s/b.json", "./s//b.json", "s", "s/t/", "s/t/../b.json", tree.path("s/a.json"))
    #expect(list.paths == ["s/a.json", "s/b.json", "s/t/c.json"])
    #expect((0..<list.count).map(list.isNamed) == [true, true, false])
  }

  @Test(arguments: [
    ("a.json", "a.json"), ("./a.json", "a.json"), (".//s/../a.json", "a.json"), ("../w/a.json", "a.json"),
    ("../w/../x/b.json", "../x/b.json"), ("../x/./b.json", "../x/b.json"), ("s/../../x//b.json", "../x/b.json"),
  ])
  func displayPathsAreRelativeToTheWorkingDirectory(argument: String, expected: String) throws {
    let tree = try TemporaryTree([".git/", "w/a.json", "w/s/", "x/b.json"])
    #expect(tree.find(argument, from: "w").paths == [expected])
    #expect(tree.find(tree.path("w/" + argument), from: "w").paths == [expected])
  }

  @Test func pathsDependOnTheFileAlone() throws {
    let tree = try TemporaryTree(["w/a.json", "x/b.json", "wx/c.json"])
    let list = tree.find(
      tree.path("w/a.json"), tree.path("w/../x/b.json"), tree.path("wx"), from: "w")
    #expect(list.paths == ["../wx/c.json", "../x/b.json", "a.json"])
    #expect(tree.find("..", "a.json", from: "w").paths == ["../wx/c.json", "../x/b.json", "a.json"])
    #expect(tree.find(tree.root, from: "w").paths == ["../wx/c.json", "../x/b.json", "a.json"])
    #expect(tree.find(tree.root + "/w", from: "w").paths == ["a.json"])
  }

  @Test func parentStepBehindALinkIsNotResolvedByText() throws {
    let tree = try TemporaryTree(["a.json", "real/b.json", "real/sub/"])
    try tree.link("link", to: "real/sub")
    #expect(tree.find("link/../b.json").paths == ["real/b.json"])
    #expect(tree.find("link/..").paths == ["real/b.json"])
    #expect(
      tree.find("link/../a.json").failureLines == [
        "link/../a.json: does not exist"
      ])
  }

  @Test func missingPathsAreFailuresAndTheOthersAreFound() throws {
    let tree = try TemporaryTree(["a.json"])
    let list = tree.find("nothing.json", "a.json", "a.json/b", "", "nothing.json")
    #expect(list.paths == ["a.json"])
    #expect(
      list.failureLines == [
        ": is not a path; expected a file or a folder",
        "a.json/b: does not exist",
        "nothing.json: does not exist",
      ])
    #expect(list.failures.allSatisfy { $0.reason == .missing })
  }

  @Test func missingWorkingDirectoryIsAFailure() throws {
    let tree = try TemporaryTree()
    let list = tree.find(".", from: "none")
    #expect(list.isEmpty)
    #expect(list.failures.map(\.reason) == [.missing])
  }

  @Test func pipesAndDevicesAreNeverOpened() throws {
    let tree = try TemporaryTree(["a.json"])
    #expect(mkfifo(tree.path("pipe.json"), 0o600) == 0)
    #expect(mkfifo(tree.path("pipe"), 0o600) == 0)
    #expect(mkfifo(tree.path(".gitignore"), 0o600) == 0)
    let walked = tree.find(".")
    #expect(walked.paths == ["a.json"])
    #expect(walked.failures.isEmpty && walked.skippedLines == ["pipe.json: is a named pipe"])
    #expect(
      tree.find("pipe", "/dev/null").failureLines == [
        "/dev/null: is a device; expected a file or a folder",
        "pipe: is a named pipe; expected a file or a folder",
      ])
    #expect(tree.find("pipe").failures.map(\.reason) == [.notRegular])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func unreadableDirectoryIsAFailure() throws {
    let tree = try TemporaryTree(["a.json", "closed/b.json"])
    #expect(chmod(tree.path("closed"), 0) == 0)
    defer { chmod(tree.path("closed"), 0o700) }
    let list = tree.find(".", "closed/b.json")
    #expect(list.paths == ["a.json"])
    #expect(
      list.failureLines == [
        "closed: permission denied; expected a readable folder",
        "closed/b.json: permission denied; expected a file or a folder",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func unreadableIgnoreFileIsAFailure() throws {
    let tree = try TemporaryTree(["s/a.json", ".fiorilintignore"])
    #expect(chmod(tree.path(".fiorilintignore"), 0) == 0)
    #expect(tree.find("s").paths == ["s/a.json"])
    #expect(
      tree.find("s").failureLines == [".fiorilintignore: permission denied; expected a readable ignore file"])
  }

  @Test func filesAreOpenedFromTheWorkingDirectoryOfTheFinder() throws {
    let tree = try TemporaryTree()
    try tree.add("s/a.json", "hello")
    try tree.add("s/b.json")
    let list = tree.find("s")
    try FileManager.default.removeItem(atPath: tree.path("s/b.json"))
    let file = try list.open(at: 0)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(file, &bytes, bytes.count) == 5)
    #expect(list.withCString(at: 1) { String(cString: $0) } == "s/b.json")
    let failure = #expect(throws: FileFailure.self) { try list.open(at: 1) }
    #expect(failure?.path == "s/b.json")
    #expect(failure?.message == "does not exist")
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreListed() throws {
      let tree = try TemporaryTree(["s/"])
      let bytes = Array(tree.path("s/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
      let file = Glibc.open(bytes + Array(".json".utf8CString), O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
      let list = tree.find(".")
      #expect(list.paths == ["s/\u{FFFD}.json"])
      #expect(list.failures.isEmpty)
      close(try list.open(at: 0))
    }
  #endif

  @Test func tenThousandFiles() throws {
    let tree = try TemporaryTree(["original"])
    var expected: [String] = []
    for directory in 100..<200 {
      let name = "directory-\(directory)"
      try FileManager.default.createDirectory(atPath: tree.path(name), withIntermediateDirectories: false)
      for number in 100..<200 {
        let path = "\(name)/screen-\(number).json"
        // A further name costs a file system much less than a further file.
        #expect(link(tree.path("original"), tree.path(path)) == 0)
        expected.append(path)
      }
    }
    let list = tree.find(".")
    #expect(list.paths == expected)
    #expect(list.failures.isEmpty)
    #expect(list.otherFileCount == 1)
  }
}
