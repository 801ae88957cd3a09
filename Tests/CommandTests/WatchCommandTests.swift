import Foundation
import TestSupport
import Testing

/// `fiorilint check --watch`.
@Suite struct WatchCommandTests {
  /// A run that goes on, and what it prints.
  private final class Watching {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var printed: [Int32: [UInt8]] = [:]

    /// Where a run writes to, and what notifies it of changes.
    enum Surroundings {
      case plain
      /// A terminal, errors too, which are seen on standard output then.
      case terminal
      /// A kernel that has no watches to give.
      case withoutWatches
    }

    /// - Parameter directory: where it runs, from the workspace.
    init(
      _ workspace: Workspace, _ arguments: [String] = [], _ surroundings: Surroundings = .plain,
      in directory: String = "."
    ) throws {
      let program = try #require(Command.executable as URL?)
      let watch = "'\(program.path)' check --watch"
      switch surroundings {
      case .plain:
        process.executableURL = program
        process.arguments = ["check", "--watch"] + arguments
      case .terminal:
        process.executableURL = URL(filePath: "/usr/bin/script")
        process.arguments = ["-qec", watch, "/dev/null"]
      case .withoutWatches:
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["-Ur", "sh", "-c", "\(WatchCommandTests.takingWatches) && exec \(watch)"]
      }
      process.currentDirectoryURL = URL(filePath: workspace.folder.path(directory))
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    // Threads of tests block signals, and their processes inherit that.
    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What is written to a pipe up to a text, which comes sooner or later.
    private func text(_ descriptor: Int32, upTo end: String) throws -> String {
      let end = Array(end.utf8)
      var bytes = printed[descriptor] ?? []
      while true {
        if let range = bytes.firstRange(of: end) {
          printed[descriptor] = Array(bytes[range.upperBound...])
          return String(decoding: bytes[..<range.upperBound], as: UTF8.self)
        }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 60_000) > 0 else { throw Silent(text: String(decoding: bytes, as: UTF8.self)) }
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &piece, piece.count)
        guard count > 0 else { throw Silent(text: String(decoding: bytes, as: UTF8.self)) }
        bytes += piece[..<count]
      }
    }

    struct Silent: Error {
      var text: String
    }

    /// What the next run says on standard error that says something: before it there may be one that saw half of what was written.
    func run(saying wanted: String...) throws -> String {
      while true {
        let end = "fiorilint: watching for changes; Ctrl-C ends\n"
        let said = try text(errors.fileHandleForReading.fileDescriptor, upTo: end)
        if wanted.allSatisfy(said.contains) { return said }
      }
    }

    /// What standard output has so far.
    func output(upTo end: String) throws -> String {
      try text(output.fileHandleForReading.fileDescriptor, upTo: end)
    }
  }

  /// What is written, comes or goes, in folders that are new too, is taken up, with the configuration.
  @Test func changes() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "notes.bak": ""])
    let folder = workspace.folder
    let run = try Watching(workspace)
    #expect(!(try run.run(saying: "1 error").contains("changed")))
    #expect(try run.output(upTo: "[touch-target/minimum-size]\n").hasPrefix("a.json:1:"))
    // What no run looks at changes nothing.
    try folder.write("notes.bak", "more")
    try folder.write("a.json", Workspace.clean)
    #expect(try run.run(saying: "no findings in 1 screen").hasPrefix("fiorilint: changed: a.json\n"))
    try folder.write("new/deep/b.json", Workspace.error)
    _ = try run.run(saying: "new/deep/b.json", "1 error")
    #expect(try run.output(upTo: "[touch-target/minimum-size]\n").contains("new/deep/b.json:1:"))
    try folder.write("new/deep/b.json", Workspace.clean)
    _ = try run.run(saying: "new/deep/b.json", "no findings in 2 screens")
    // A mistake in the configuration is reported, and ends nothing.
    try folder.write(".fiorilint.yml", "rulez: {}\n")
    _ = try run.run(saying: "changed: ", ".fiorilint.yml", "rulez")
    try folder.write(".fiorilint.yml", "rules:\n  touch-target/*: off\n")
    _ = try run.run(saying: "changed: ", ".fiorilint.yml", "no findings in 2 screens")
    try FileManager.default.removeItem(atPath: folder.path("new"))
    _ = try run.run(saying: "changed: ", "new/deep/b.json", "no findings in 1 screen")
  }

  /// What the application of a page has besides decides what is found in it, wherever in it is named.
  @Test(arguments: ["Pages", "Pages/A.page"]) func application(path: String) throws {
    let cell = #"{"Title": "A", "OnPress": "/Shop/Actions/Go.action", "AccessoryType": "disclosureIndicator"}"#
    func action(_ isModal: Bool) -> String {
      #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/Shop/Pages/B.page", "ModalPage": \#(isModal)}"#
    }
    let workspace = try Workspace([
      "Application.app": #"{"_Name": "Shop"}"#, "Actions/Go.action": action(false),
      "Pages/A.page":
        #"{"_Type": "Page", "_Name": "A", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": "#
        + #"[{"_Type": "Section.Type.ObjectTable", "ObjectCell": \#(cell)}]}]}"#,
      "Pages/B.page": #"{"_Type": "Page", "_Name": "B", "Controls": []}"#,
    ])
    let run = try Watching(workspace, ["--rule", "object-cell/accessory-navigation", "--format", "text", path])
    _ = try run.run(saying: "no findings")
    try workspace.folder.write("Actions/Go.action", action(true))
    _ = try run.run(saying: "changed: ", "Actions/Go.action", "1 error")
  }

  /// What is read outside of the folders that are named is watched: configurations above and what they name, rules, baselines, ignore files.
  @Test func whatIsReadElsewhere() throws {
    let workspace = try Workspace([
      "app/screens/a.json": Workspace.error, ".git/HEAD": "", "team/notes.txt": "",
      "shared/rules/acme/short.md": TeamRuleTests.page(max: 99),
    ])
    let folder = workspace.folder
    let run = try Watching(workspace, ["--format", "text", "screens"], in: "app")
    _ = try run.run(saying: "1 error")
    // One that was not there comes, above the working directory.
    try folder.write(".fiorilint.yml", "rules: {touch-target/*: off}\n")
    _ = try run.run(saying: "changed: ", "../.fiorilint.yml", "no findings")
    try folder.write(
      ".fiorilint.yml", "extends: team/base.yaml\nrule-folders: [shared/rules]\nbaseline: team/known.json\n")
    // A run that cannot start watches what it looked for.
    _ = try run.run(saying: "team/base.yaml does not exist")
    try folder.write("team/known.json", #"{"fiorilint-baseline": 1, "findings": []}"#)
    try folder.write("team/base.yaml", "rules: {touch-target/*: warnin}\n")
    _ = try run.run(saying: "team/base.yaml:1:", "expected")
    try folder.write("team/base.yaml", "rules: {touch-target/*: warning}\n")
    // A run may begin between two writes: each expectation is one of any later run.
    _ = try run.run(saying: "changed: ", "../team/base.yaml", "1 warning")
    // A page that is read, and one that comes.
    try folder.write("shared/rules/acme/short.md", TeamRuleTests.page().replacing("warning", with: "error"))
    _ = try run.run(saying: "changed: ", "../shared/rules/acme/short.md", "1 warning")
    try folder.write("shared/rules/acme/other.md", "no page")
    _ = try run.run(saying: "changed: ", "../shared/rules/acme/other.md", "other.md:1:1: error")
    try FileManager.default.removeItem(atPath: folder.path("shared/rules/acme/other.md"))
    _ = try run.run(saying: "changed: ", "../shared/rules/acme/other.md", "1 warning")
    _ = try Command(directory: folder.path("app")).run("baseline", "update", "screens")
    _ = try run.run(saying: "changed: ", "../team/known.json", "1 in the baseline")
    try folder.write(".gitignore", "a.json\n")
    _ = try run.run(saying: "changed: ", "../.gitignore", "no screens")
    try folder.write("app/screens/b.json", Workspace.clean)
    _ = try run.run(saying: "changed: ", "screens/b.json", "no findings in 1 screen")
    // A folder of rules that was not there.
    try folder.write(".fiorilint/rules/acme/bad.md", "no page")
    _ = try run.run(saying: "bad.md:1:1: error")
  }

  /// What `--files-from` lists, and the list, wherever they are.
  @Test func lists() throws {
    let workspace = try Workspace(["app/x.txt": "", "ui/a.json": Workspace.error, "ui/b.json": Workspace.clean])
    try workspace.folder.write("lists/all", "../ui/b.json\n")
    let run = try Watching(workspace, ["--files-from", "../lists/all"], in: "app")
    _ = try run.run(saying: "no findings in 1 screen")
    try workspace.folder.write("ui/b.json", Workspace.error)
    _ = try run.run(saying: "/ui/b.json\n", "1 error")
    try workspace.folder.write("ui/b.json", Workspace.clean)
    _ = try run.run(saying: "/ui/b.json\n", "no findings")
    try workspace.folder.write("lists/all", "../ui/a.json\n")
    _ = try run.run(saying: "/lists/all", "1 error in 1 screen")
  }

  /// A commit changes what is new since `HEAD`.
  @Test(.enabled(if: Git.isThere, "no program `git`")) func commits() throws {
    let workspace = try Workspace(["app/a.json": Workspace.clean])
    func commit() throws {
      for arguments in [["add", "."], ["commit", "-qm", "x"]] {
        try Git.run(arguments, in: workspace.folder.path)
      }
    }
    try Git.run(["init", "-q"], in: workspace.folder.path)
    try commit()
    try workspace.folder.write("app/a.json", Workspace.error)
    let run = try Watching(workspace, ["--since", "HEAD", "."], in: "app")
    _ = try run.run(saying: "1 error")
    try commit()
    _ = try run.run(saying: "changed: ", ".git/", "no findings")
  }

  /// So does another branch that moves, and one that git keeps among others in a file.
  @Test(.enabled(if: Git.isThere, "no program `git`"), arguments: ["plain", "packed", "worktree"])
  func movedBranches(kind: String) throws {
    let workspace = try Workspace(["main/a.json": Workspace.clean])
    var folder = "main"
    func git(_ arguments: String...) throws { try Git.run(arguments, in: workspace.folder.path(folder)) }
    try git("init", "-q", "-b", "trunk")
    try git("add", ".")
    try git("commit", "-qm", "x")
    if kind == "worktree" {
      try git("worktree", "add", "-q", "-b", "work", "../w")
      folder = "w"
    } else {
      try git("switch", "-q", "-c", "work")
    }
    if kind == "packed" { try git("pack-refs", "--all") }
    try workspace.folder.write("\(folder)/a.json", Workspace.error)
    try git("commit", "-qam", "y")
    let run = try Watching(workspace, ["--since", "trunk", "."], in: folder)
    _ = try run.run(saying: "1 error")
    // What a branch is that another worktree has may be set no other way.
    try git("update-ref", "refs/heads/trunk", "work")
    if kind == "packed" { try git("pack-refs", "--all") }
    _ = try run.run(saying: "changed: ", "no findings")
  }

  /// A report in the folder that is watched sets off no run.
  @Test func ownReports() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "x/b.json": Workspace.error])
    let run = try Watching(workspace, ["--format", "json=x/report.json", "x"])
    _ = try run.run(saying: "1 error")
    // Longer than it takes to see a change.
    usleep(300_000)
    try workspace.folder.write("x/b.json", Workspace.clean)
    #expect(try run.run(saying: "no findings").hasPrefix("fiorilint: changed: x/b.json\n"))
  }

  /// A terminal is emptied before each run.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no program `script`"))
  func terminal() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let run = try Watching(workspace, [], .terminal)
    let end = "Ctrl-C ends\r\n"
    let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    let first = try run.output(upTo: end)
    #expect(first.hasPrefix(clearing) && first.contains("touch-target/minimum-size"), "\(first)")
    try workspace.folder.write("a.json", Workspace.clean)
    let second = try run.output(upTo: end)
    #expect(second.hasPrefix(clearing) && !second.contains("a.json"), "\(second)")
  }

  private static let takingWatches = "echo 0 >/proc/sys/user/max_inotify_instances"
  private static let canTakeWatches: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-Ur", "sh", "-c", takingWatches]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Where the kernel reports no changes, the run looks for them.
  @Test(.enabled(if: canTakeWatches, "no namespaces for users")) func polling() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let run = try Watching(workspace, [], .withoutWatches)
    _ = try run.run(saying: "1 error")
    try workspace.folder.write("a.json", Workspace.clean)
    #expect(try run.run(saying: "no findings in 1 screen").hasPrefix("fiorilint: changed: a.json\n"))
  }

  /// What cannot be watched is refused.
  @Test(arguments: [["-"], ["--files-from", "-"], ["--fix"], ["--diff"]]) func refusals(arguments: [String]) throws {
    let result = try Command().run(["check", "--watch"] + arguments)
    #expect(result.status == 2 && result.error.contains("--watch"), "\(result.error)")
  }
}
