import Foundation
import TestSupport
import Testing

/// The built program, run as people run it.
struct Command {
  /// What came of a run.
  struct Result {
    var status: Int32
    /// Whether it ended by itself, and not by a signal.
    var isExit: Bool
    var output: [UInt8]
    var error: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// Standard output as JSON.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]) ?? [:] }
  }

  /// The program that `$FIORILINT_EXECUTABLE` names, else the one beside the tests. `Scripts/test/all` names the one that ships: over real
  /// files it takes a twentieth of the time.
  static let executable: URL? =
    ProcessInfo.processInfo.environment["FIORILINT_EXECUTABLE"].map { URL(filePath: $0) } ?? besideTests

  /// The program that was built with the tests.
  static let besideTests: URL? = {
    let folders =
      [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      + (Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() })
      + [Bundle.main.executableURL?.deletingLastPathComponent()].compactMap { $0 }
    return folders.map { $0.appending(path: "fiorilint") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What is run.
  var program = executable
  /// Where it runs; the repository's top folder unless given.
  var directory = Repository.root.path
  /// Environment variables besides those of the tests.
  var environment: [String: String] = [:]
  /// Standard input; none unless given.
  var input: [UInt8]?
  /// Standard output and error instead of files that are read afterwards.
  var standardOutput: FileHandle?
  var standardInput: FileHandle?
  var standardError: FileHandle?

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result {
    let folder = try TemporaryFolder()
    let (output, error) = (try folder.write("out", []), try folder.write("err", []))
    let process = Process()
    let executable = try #require(program, "the program stands beside the tests")
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: directory)
    var variables = ProcessInfo.processInfo.environment
    let unset = [
      "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
      "TERM", "SOURCE_DATE_EPOCH", "COLUMNS", "GITHUB_ACTIONS", "GITLAB_CI", "TF_BUILD",
    ]
    for name in unset { variables[name] = nil }
    process.environment = variables.merging(environment) { _, new in new }
    // Foundation waits for no process whose descriptors lie above 1,024, and keeps those of each that it started.
    var opened: [FileHandle] = []
    defer { for handle in opened { try? handle.close() } }
    func open(_ handle: FileHandle) -> FileHandle {
      opened.append(handle)
      return handle
    }
    process.standardOutput = try standardOutput ?? open(FileHandle(forWritingTo: URL(filePath: output)))
    process.standardError = try standardError ?? open(FileHandle(forWritingTo: URL(filePath: error)))
    if let input {
      process.standardInput = try open(FileHandle(forReadingFrom: URL(filePath: folder.write("in", input))))
    } else {
      process.standardInput = standardInput ?? FileHandle.nullDevice
    }
    try process.runToEnd()
    return Result(
      status: process.terminationStatus, isExit: process.terminationReason == .exit,
      output: folder.bytes(of: "out") ?? [],
      error: folder.text(of: "err"))
  }
}

/// Runs the program in the repository.
func fiorilint(_ arguments: String...) throws -> Command.Result { try Command().run(arguments) }

/// A folder with small screens, and the program run in it.
final class Workspace {
  let folder: TemporaryFolder

  static let clean = #"{"type": "screen", "platform": "ios", "content": []}"#
  static let error =
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "frame": [0, 0, 30, 30]}]}"#
  static let warning = #"{"type": "screen", "platform": "ios", "widht": 390}"#
  static let broken = #"{"type": "screen", "#

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
  }

  func run(_ arguments: String..., input: String? = nil, environment: [String: String] = [:]) throws -> Command.Result {
    try Command(directory: folder.path, environment: environment, input: input.map { Array($0.utf8) }).run(arguments)
  }
}
