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
    _ = try workspace.run("check", "--format", "partial=report.txt")
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

  /// A report that there is no room for takes nothing with it: the others are whole, and what the run did is said.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["json", "text"])
  func othersAreWhole(format: String) throws {
    let workspace = try Workspace(Self.screens)
    let expected = try workspace.run("check", "--format", "sarif").text
    let result = try workspace.run(
      "check", "--format", "\(format)=/dev/full", "--format", "sarif=out.sarif", "--format", "\(format)=other")
    #expect(result.status == 2)
    #expect(workspace.folder.text(of: "out.sarif") == expected)
    #expect(workspace.folder.names == ["a.json", "other", "out.sarif"])
    let lines = result.error.split(separator: "\n")
    #expect(lines.count > 1 && lines.first?.contains("in 1 screen") == true, "\(result.error)")
    #expect(lines.last == "fiorilint: error: the report /dev/full could not be written: No space left on device")
  }

  /// What is held open by a descriptor is written to, as who holds it would not see another file in its place.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/fd")))
  func descriptors() throws {
    let workspace = try Workspace(Self.screens)
    let executable = try #require(Command.executable).path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec 7<>held; \"$0\" check a.json --quiet --format json=/dev/fd/7 2>/dev/null; cat <&7", executable,
    ]
    process.currentDirectoryURL = URL(filePath: workspace.folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let read = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let expected = try workspace.run("check", "a.json", "--format", "json").text
    #expect(read == expected)
  }

  /// What a link leads to keeps its text until the new report is whole.
  @Test func links() throws {
    let workspace = try Workspace(Self.screens.merging(["old.json": "{}\n"]) { left, _ in left })
    let link = workspace.folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old.json")
    #expect(try workspace.run("check", "--format", "json=link.json", "--format", "nope").status == 2)
    #expect(workspace.folder.text(of: "old.json") == "{}\n")
    _ = try workspace.run("check", "a.json", "--format", "json=link.json")
    let expected = try workspace.run("check", "a.json", "--format", "json").text
    #expect(workspace.folder.text(of: "old.json") == expected)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "old.json")
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

  /// Whether a process may mount what no other one sees.
  private static let canMount = (try? shell("unshare -m sh -c 'mount -t tmpfs none /mnt'").status) == 0

  private static func shell(_ script: String, in folder: String = "/") throws -> (status: Int32, error: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Command.executable?.path ?? ""]
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, error)
  }

  /// Where no other file can take the place of the last report, it is written to; without room it stays as it was.
  @Test(
    .enabled(if: canMount, "nothing can be mounted here"),
    arguments: [(8, 2, "the last one\n"), (4096, 1, "")], ["", "mount -o remount,ro,bind ro && "])
  func aReportThatIsMounted(room: (size: Int, status: Int32, kept: String), lock: String) throws {
    let workspace = try Workspace(Self.screens.merging(["ro/r.json": "", "m/x": "", "kept": ""]) { left, _ in left })
    let result = try Self.shell(
      """
      unshare -m sh -c 'mount -t tmpfs -o size=\(room.size)k none m && echo the last one > m/r.json && mount --bind ro ro \
      && mount --bind m/r.json ro/r.json && \(lock){ "$0" check a.json --quiet --format jsonl=ro/r.json; \
      status=$?; cat m/r.json > kept; exit $status; }' "$0"
      """, in: workspace.folder.path)
    #expect(result.status == room.status, "\(result.error)")
    let kept = workspace.folder.text(of: "kept")
    #expect(room.kept.isEmpty ? kept.hasPrefix("{") && kept.hasSuffix("}\n") : kept == room.kept, "\(kept.prefix(99))")
    if room.status == 2 { #expect(result.error.contains("could not be written: No space left on device")) }
  }

  /// What a configuration leaves out is read to its end, as who writes it must not learn that it is not read, and not kept.
  @Test(.timeLimit(.minutes(1))) func inputThatIsLeftOutIsNotKept() throws {
    let workspace = try Workspace([".fiorilint.yml": "exclude: \"*.json\"\n"])
    let result = try Self.shell(
      """
      ulimit -v 1000000 && head -c 1500000000 /dev/zero | "$0" check - --stdin-path a.json --skip-unrecognized
      """, in: workspace.folder.path)
    #expect(result.status == 0 && result.error.contains("the configuration excludes a.json"), "\(result.error)")
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
