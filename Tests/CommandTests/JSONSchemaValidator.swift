import Foundation
import TestSupport

/// check-jsonschema, one of the consumers that the test command installs.
struct JSONSchemaValidator {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Output: Decodable {
    struct Problem: Decodable, CustomStringConvertible {
      var filename: String
      var message: String
      var path: String?
      var description: String { "\(path ?? ""): \(message)\n" }
    }
    var errors: [Problem]?
    var unreadable: [Problem]?

    enum CodingKeys: String, CodingKey {
      case errors
      case unreadable = "parse_errors"
    }
  }

  /// Where the program is; `nil` where the consumers are not installed.
  static let program: URL? = {
    let folder =
      ProcessInfo.processInfo.environment["FIORILINT_CONSUMERS"].map { URL(filePath: $0) }
      ?? SchemaFiles.root.appending(path: ".build/consumers/bin")
    let program = folder.appending(path: "check-jsonschema")
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }()

  static let isMissing = "check-jsonschema is neither in .build/consumers/bin nor in $FIORILINT_CONSUMERS"

  let schema: String

  /// What is wrong in the schema itself; empty where it is one.
  func problemsOfSchema() throws -> String {
    try withFolder { folder in
      let (status, output) = try run(["--check-metaschema", try file(schema, "schema.json", in: folder)])
      return status == 0 ? "" : output
    }
  }

  /// What is wrong in each of some texts; `nil` where it is valid.
  func problems(of texts: [[UInt8]], pathExtension: String = "json") throws -> [String?] {
    try withFolder { folder in
      let names = texts.indices.map { "\($0).\(pathExtension)" }
      for (name, text) in zip(names, texts) { try Data(text).write(to: folder.appending(path: name)) }
      var problems: [String: String] = [:]
      for problem in try validate(names.map { folder.appending(path: $0).path }, folder) {
        problems[URL(filePath: problem.filename).lastPathComponent, default: ""] += problem.description
      }
      return names.map { problems[$0] }
    }
  }

  /// What is wrong in each of some elements, which are validated as one array: starting anew for each takes long.
  func problems(ofElements elements: [String]) throws -> [String?] {
    try withFolder { folder in
      let output = try validate([try file("[\(elements.joined(separator: ",\n"))]", "0.json", in: folder)], folder)
      var problems = [String?](repeating: nil, count: elements.count)
      for problem in output {
        // The path of an error begins as `$[7]`.
        let digits = (problem.path ?? "").dropFirst(2).prefix { $0.isNumber }
        guard let index = Int(digits), problems.indices.contains(index) else {
          throw Failure(description: problem.message)
        }
        problems[index] = (problems[index] ?? "") + problem.description
      }
      return problems
    }
  }

  private func validate(_ files: [String], _ folder: URL) throws -> [Output.Problem] {
    let schema = try file(schema, "schema.json", in: folder)
    let (_, text) = try run(["--output-format", "json", "--schemafile", schema] + files)
    guard let output = try? JSONDecoder().decode(Output.self, from: Data(text.utf8)) else {
      throw Failure(description: text)
    }
    return (output.errors ?? []) + (output.unreadable ?? [])
  }

  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fiorilint-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func file(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    guard let program = Self.program else { throw Failure(description: Self.isMissing) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "PYTHONUTF8": "1"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let bytes = try process.runToEnd(reading: output)
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
