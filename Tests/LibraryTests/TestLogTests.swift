import Foundation
import TestSupport
import Testing

/// What `Scripts/test/test-log` shows of what the tests print: what a person needs, and the closing line.
@Suite struct TestLogTests {
  /// Runs it over something that prints as `swift test` does.
  private static func shown(_ printed: [String], status: Int, name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("printed", printed.joined(separator: "\n") + "\n")
    let command = try folder.write("swift", "#!/bin/sh\ncat \"$(dirname \"$0\")/printed\"\nexit \(status)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command)
    let script = Repository.url("Scripts/test/test-log").path
    let output = try Subprocess.output(
      of: [
        "bash", "-c", "FIORILINT_TEST_COMMAND=$1 bash $2 test-of-\(name) --parallel; echo status $?", "sh", command,
        script,
      ])
    let log = Repository.url(".build/test-of-\(name).log")
    #expect(try String(contentsOf: log, encoding: .utf8) == printed.joined(separator: "\n") + "\n")
    try FileManager.default.removeItem(at: log)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func failuresAndTheClosingLine() throws {
    let shown = try Self.shown(
      [
        "[0/1] Planning build", "◇ Test run started.", "↳ Testing Library Version: 6.3", "◇ Test a() started.",
        "◇ Test case passing 1 argument text → \"a", "b\" to b(text:) started.", "✔ Test a() passed after 1.0 seconds.",
        "➜ Test c() skipped: \"no git\"", "✘ Test b(text:) recorded an issue at B.swift:1:2: (1 → \"x", "y\") == 2",
        "↳ why", "✔ Suite A passed after 2.0 seconds.", "✘ Suite B failed after 2.0 seconds with 1 issue.",
        "✘ Test run with 3 tests in 2 suites failed after 2.0 seconds with 1 issue.",
      ], status: 1, name: "failures")
    #expect(
      shown == [
        "➜ Test c() skipped: \"no git\"", "✘ Test b(text:) recorded an issue at B.swift:1:2: (1 → \"x", "y\") == 2",
        "↳ why", "✘ Suite B failed after 2.0 seconds with 1 issue.",
        "✘ Test run with 3 tests in 2 suites failed after 2.0 seconds with 1 issue.",
        "    All of it: .build/test-of-failures.log", "status 1",
      ])
  }

  @Test func whatPassesIsALine() throws {
    let shown = try Self.shown(
      [
        "◇ Test run started.", "◇ Test a() started.", "✔ Test a() passed after 1.0 seconds.",
        "✔ Test run with 1 test in 0 suites passed after 1.0 seconds.",
      ], status: 0, name: "passes")
    #expect(shown.first == "✔ Test run with 1 test in 0 suites passed after 1.0 seconds." && shown.last == "status 0")
    #expect(shown.count == 3)
  }

  /// Tests that end in the middle have no closing line, no matter what their status.
  @Test(arguments: [0, 132]) func aCrash(status: Int) throws {
    let shown = try Self.shown(
      ["◇ Test a() started.", "Fatal error: Index out of range"], status: status, name: "crash-\(status)")
    #expect(shown.contains("Fatal error: Index out of range") && shown.last == "status \(max(status, 1))")
  }
}
