#if os(Linux)
  import Foundation
  import Reporting
  import TestSupport
  import Testing

  /// The shim, compiled once; the program beside the tests is linked dynamically, so that it can be put between that and the C library.
  private let faultLibrary: String? = {
    guard Command.besideTests != nil else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let path = Repository.url(".build/faults.so").path
    process.arguments = [
      "-c", #""$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O1 -shared -fPIC "$0" -o "$1" -ldl"#,
      Repository.url("Tests/Faults/faults.c").path, path,
    ]
    guard (try? process.runToEnd()) != nil else { return nil }
    return process.terminationStatus == 0 ? path : nil
  }()

  /// Calls of the system that fail, by `Tests/Faults/faults.c`: a run is right, or says what went wrong, and leaves no half of a report.
  ///
  /// `FIORILINT_FAULTS=all` tries each byte of each report and each request for memory, which takes an hour.
  @Suite(.enabled(if: faultLibrary != nil, "the toolchain's C compiler is not there")) struct FaultTests {
    /// What stands where the report goes, and may be replaced.
    private static let earlier = Array(" \n".utf8)
    private static let isWhole = ProcessInfo.processInfo.environment["FIORILINT_FAULTS"] == "all"
    private struct Run {
      var result: Command.Result
      var report: [UInt8]?
      var names: [String]
    }

    /// A run over two files, one of them larger than a piece, that replaces a report.
    private static func workspace() throws -> Workspace {
      let buttons = (0..<1500).map { #"{"type": "button", "id": "\#($0)", "frame": [0, 0, 44, 44]}"# }
      let large = #"{"type": "screen", "platform": "ios", "content": [\#(buttons.joined(separator: ",\n"))]}"#
      let workspace = try Workspace(["a.json": Workspace.error, "c.json": Workspace.warning])
      try workspace.folder.write("b.json", large)
      return workspace
    }

    private func run(_ workspace: Workspace, _ format: String, _ fault: String?) throws -> Run {
      try workspace.folder.write("report", Self.earlier)
      var command = Command(directory: workspace.folder.path)
      command.program = Command.besideTests
      command.environment = ["SWIFT_BACKTRACE": "enable=no"]
      if let fault, let library = faultLibrary {
        command.environment["LD_PRELOAD"] = library
        command.environment["FIORILINT_FAULT"] = fault
        command.environment["FIORILINT_FAULT_FILE"] = "/b.json"
      }
      let result = try command.run(
        "check", "a.json", "b.json", "c.json", "--jobs", "1", "--quiet", "--format", "\(format)=report")
      return Run(result: result, report: workspace.folder.bytes(of: "report"), names: workspace.folder.names)
    }

    /// What the system may do at any time, and what no user may notice.
    @Test(arguments: [
      "read-short:1", "read-short:4093", "write-short:1", "write-short:4093", "interrupt:2", "interrupt:3",
    ])
    func changesNothing(fault: String) throws {
      let workspace = try Self.workspace()
      let (right, run) = (try run(workspace, "jsonl", nil), try run(workspace, "jsonl", fault))
      #expect(run.result.status == 1 && run.result.error == right.result.error, "\(run.result.error)")
      #expect(run.report == right.report && run.names == right.names)
    }

    /// No room for the report, or no way to put it into its place.
    @Test(arguments: Reporters.names) func reportsThatCannotBeWritten(format: String) throws {
      let workspace = try Self.workspace()
      let right = try run(workspace, format, nil)
      let size = try #require(right.report?.count)
      let rooms = Self.isWhole ? Array(0..<size) : [0, size - 1]
      let names = format == "json" ? ["rename:\(EACCES)", "rename:\(EXDEV)"] : []
      for fault in rooms.map({ "full:\($0)" }) + names {
        let run = try run(workspace, format, fault)
        let isKept = run.report == Self.earlier
        // A name in another file system is written over.
        let isWritten = fault == "rename:\(EXDEV)" && run.report == right.report && run.result.status == 1
        #expect(isWritten || (isKept && run.result.status == 2), "\(fault): \(run.result.status)")
        #expect(isWritten || run.result.error.contains("could not be written: "), "\(fault): \(run.result.error)")
        #expect(run.names == ["a.json", "b.json", "c.json", "report"], "\(fault): \(run.names)")
      }
    }

    /// Files that cannot be opened or read are reported, and the others are linted.
    @Test(arguments: ["read-error", "files", "close-error"]) func failures(kind: String) throws {
      let workspace = try Self.workspace()
      let right = try run(workspace, "json", nil)
      var reported = 0
      for number in 1...12 {
        let run = try run(workspace, "json", "\(kind):\(number)")
        #expect(run.result.isExit, "\(kind):\(number): \(run.result.status) \(run.result.error)")
        let json = try? JSONSerialization.jsonObject(with: Data(run.report ?? [])) as? [String: Any]
        let failures = (json?["failures"] as? [Any])?.count ?? 0
        switch run.result.status {
        case 1: #expect(run.report == right.report, "\(kind):\(number)")
        case 2: #expect(run.report == Self.earlier && !run.result.error.isEmpty, "\(kind):\(number)")
        default: #expect(run.result.status == 3 && failures > 0, "\(kind):\(number): \(run.result.error)")
        }
        if run.result.status != 1 { reported += 1 }
        #expect(run.names == ["a.json", "b.json", "c.json", "report"])
      }
      #expect(reported > 0, "no fault was met")
    }

    /// A large file that another process writes to while it is read is reported, as findings in half of one text and half of another are in neither. One
    /// that another one takes the place of is still there for the process that opened it.
    @Test(arguments: ["truncate", "grow", "rewrite", "replace"]) func filesThatChange(kind: String) throws {
      // What sarif says of a file is taken from all its bytes.
      let buttons = (0..<1500).map {
        #"{"type": "button", "id": "b\#($0)", "frame": [0, 0, \#($0 % 100 == 34 ? 40 : 44), 44]}"#
      }
      let large = #"{"type": "screen", "platform": "ios", "content": [\#(buttons.joined(separator: ",\n"))]}"#
      func changing() throws -> Workspace {
        let workspace = try Self.workspace()
        try workspace.folder.write("b.json", large)
        // Distinguishes times where the system's clock is coarse.
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
          ofItemAtPath: workspace.folder.path("b.json"))
        return workspace
      }
      for format in ["jsonl", "sarif"] {
        var reported = 0
        let right = try run(changing(), format, nil)
        #expect(String(decoding: right.report ?? [], as: UTF8.self).contains("button[b1234]"))
        for number in 1...5 {
          let workspace = try changing()
          let run = try run(workspace, format, "\(kind):\(number)")
          if run.report == right.report, run.result.status == 1 { continue }
          // A process that opens a file first and looks at it then has read what it is by now.
          if try run.report == self.run(workspace, format, nil).report { continue }
          reported += 1
          let report = String(decoding: run.report ?? [], as: UTF8.self)
          #expect(run.result.status == 3 && kind != "replace", "\(kind):\(number): \(run.result.status)")
          #expect(report.contains("changed while it was read"), "\(kind):\(number)")
          #expect(!report.contains("button[b1234]"), "\(kind):\(number)")
        }
        #expect((reported > 0) == (kind != "replace"), "\(format): \(reported) runs said so")
      }
    }

    /// Memory that runs out somewhere between the first use and the last; where all requests are tried, some at a time.
    @Test(arguments: 0..<(isWhole ? 4 : 1)) func memory(part: Int) throws {
      let workspace = try Self.workspace()
      let right = try run(workspace, "html", nil)
      var (number, reported, wasWhole) = (1 + part, 0, false)
      while !wasWhole, number < 10_000_000 {
        let run = try run(workspace, "html", "memory:\(number)")
        wasWhole = run.result.status == 1 && run.report == right.report
        // Before `main` no code could report it.
        let isReported = run.result.isExit && run.result.status == 3 && run.result.error.contains("not enough memory")
        if isReported { reported += 1 }
        #expect(wasWhole || run.report == Self.earlier, "memory:\(number)")
        #expect(wasWhole || isReported || reported == 0, "memory:\(number): \(run.result.status) \(run.result.error)")
        #expect(run.names == ["a.json", "b.json", "c.json", "report"], "memory:\(number): \(run.names)")
        // It is reported once of each.
        for name in run.names where name.hasPrefix("report.") {
          try FileManager.default.removeItem(atPath: workspace.folder.path(name))
        }
        number += Self.isWhole ? 4 : max(1, number * 3 / 5)
      }
      #expect(wasWhole && reported > 5, "\(reported) of all runs said that memory ran out")
    }
  }
#endif
