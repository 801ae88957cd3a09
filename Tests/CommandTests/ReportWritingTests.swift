import Foundation
import Reporting
import TestSupport
import Testing

/// Reports that cannot be written: said before the run where it can be known, status 2, and never half a report in place.
@Suite struct ReportWritingTests {
  /// A report so long that it does not fit where little is left.
  private static let screens: [String: String] = {
    let button = #"{"type": "button", "frame": [0, 0, 30, 30]}"#
    let buttons = Array(repeating: button, count: 400).joined(separator: ",\n")
    return ["a.json": #"{"type": "screen", "platform": "ios", "content": [\#(buttons)]}"#]
  }()

  @Test(arguments: Reporters.names) func closedPipe(format: String) throws {
    let workspace = try Workspace(Self.screens)
    for arguments in [
      ["check", "--format", format], ["check", "a.json", "--format", format, "--format", "json=r.json", "--quiet"],
    ] {
      // The report that goes to a file is whole.
      try expectClosedPipe(arguments, workspace, arguments.contains("--quiet") ? ["a.json", "r.json"] : ["a.json"])
    }
    #expect(workspace.folder.text(of: "r.json").hasSuffix("}\n"))
  }

  @Test func closedPipeOfOtherCommands() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    for arguments in [["check"], ["rules"], ["schema", "json"], ["convert", "a.json", "--to", "xml"]] {
      try expectClosedPipe(arguments, workspace, ["a.json"])
    }
    _ = try workspace.run("check", "--mergeable", "--format", "json=report.txt")
    try expectClosedPipe(["merge", "report.txt"], workspace, ["a.json", "report.txt"])
  }

  private func expectClosedPipe(_ arguments: [String], _ workspace: Workspace, _ names: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Command(directory: workspace.folder.path, standardOutput: pipe.fileHandleForWriting).run(arguments)
    #expect(result.status == SIGPIPE && !result.isExit && result.error.isEmpty, "\(arguments): \(result.error)")
    #expect(workspace.folder.names == names, "no half a report is left")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: Reporters.names)
  func fullDevice(format: String) throws {
    let workspace = try Workspace(Self.screens)
    let named = try workspace.run("check", "--format", "\(format)=/dev/full", "--quiet")
    #expect(named.status == 2 && named.isExit)
    #expect(
      named.error == "fiorilint: error: the report /dev/full could not be written: No space left on device\n",
      "\(named.error)")
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let output = try Command(directory: workspace.folder.path, standardOutput: device).run("check", "--format", format)
    #expect(output.status == 2 && output.isExit)
    #expect(
      output.error.contains("the report to standard output could not be written: No space left on device"),
      "\(output.error)")
    #expect(workspace.folder.names == ["a.json"])
  }

  /// A file system that takes a part of the report only: what was in its place stays there as it was.
  @Test(arguments: Reporters.names) func noRoomForTheWhole(format: String) throws {
    let workspace = try Workspace(Self.screens.merging(["report.out": "the last one\n"]) { left, _ in left })
    let executable = try #require(Command.executable).path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Blocks of 512 bytes; standard error is no file that could grow.
    process.arguments = [
      "-c", "ulimit -f 8; exec \"$0\" check a.json --quiet --format \(format)=report.out --format \(format)=/dev/null",
      executable,
    ]
    process.currentDirectoryURL = URL(filePath: workspace.folder.path)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2, "\(error)")
    #expect(error == "fiorilint: error: the report report.out could not be written: File too large\n", "\(error)")
    #expect(workspace.folder.text(of: "report.out") == "the last one\n")
    #expect(workspace.folder.names == ["a.json", "report.out"])
  }

  /// What cannot be written is said before anything is linted: the other report is not touched.
  @Test(arguments: ["a.json/r.out", ".", "out/", ""]) func saidBeforeTheRun(path: String) throws {
    let workspace = try Workspace(Self.screens.merging(["other.out": "old"]) { left, _ in left })
    try workspace.folder.write("report.txt", "")
    for command in [["check", "a.json"], ["merge", "report.txt"]] {
      let result = try Command(directory: workspace.folder.path).run(
        command + ["--format", "sarif=other.out", "--format", "json=\(path)"])
      #expect(result.status == 2 && result.isExit && result.output.isEmpty)
      #expect(!result.error.contains("error in"), "\(result.error)")
      #expect(workspace.folder.text(of: "other.out") == "old")
      #expect(workspace.folder.names == ["a.json", "other.out", "report.txt"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere")) func forbiddenFolder() throws {
    let workspace = try Workspace(Self.screens)
    chmod(workspace.folder.path, 0o500)
    let result = try workspace.run("check", "--format", "json=r.json")
    chmod(workspace.folder.path, 0o700)
    #expect(result.status == 2 && result.error.contains("r.json cannot be written: Permission denied"))
  }
}
