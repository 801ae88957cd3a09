#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A process that gets no more memory says so, and leaves no report that is not whole.
  @Suite struct LowMemoryTests {
    @Test(.timeLimit(.minutes(5))) func everyRunIsWholeOrSaysWhy() throws {
      let workspace = try Workspace()
      let cells = (0..<2_000).map { #"{"type": "objectCell", "id": "c\#($0)", "frame": [0, \#($0 * 40), 390, 40]}"# }
      for number in 0..<8 {
        let text =
          #"{"type": "screen", "platform": "ios", "content": [{"type": "tableView", "cells": [\#(cells.joined(separator: ","))]}]}"#
        try workspace.folder.write("in/\(number).json", text)
      }
      let executable = try #require(Command.executable).path
      func run(_ kilobytes: Int, _ arguments: String) throws -> (status: Int32, isExit: Bool, error: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "ulimit -v \(kilobytes); exec \"$0\" \(arguments) 2>err", executable]
        process.currentDirectoryURL = URL(filePath: workspace.folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.runToEnd()
        return (
          process.terminationStatus, process.terminationReason == .exit, workspace.folder.text(of: "err")
        )
      }
      // What the loader needs is not the program's.
      var limit = 16_000
      while limit < 4_000_000, try run(limit, "--version").status != 0 { limit += 4_000 }
      var reported = 0
      for step in 0..<40 {
        try? FileManager.default.removeItem(atPath: workspace.folder.path("r.html"))
        let result = try run(limit + step * 3_000, "check in --jobs 2 --quiet --format html=r.html")
        let names = workspace.folder.names.filter { $0 != "in" && $0 != "err" }
        #expect(result.isExit, "status \(result.status) at \(limit + step * 3_000) kB: \(result.error.prefix(200))")
        if result.status == 1 {
          #expect(names == ["r.html"] && workspace.folder.text(of: "r.html").hasSuffix("</html>\n"))
        } else {
          reported += 1
          #expect(
            result.status == 3 && result.error.contains("there is not enough memory"), "\(result.error.prefix(300))")
          #expect(names == [], "\(names)")
        }
      }
      #expect(reported > 0, "no limit was low")
    }
  }
#endif
