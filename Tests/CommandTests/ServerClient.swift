import Foundation
import TestSupport
import Testing

/// A scripted client of `fiorilint server`, which runs as editors run it.
final class ServerClient {
  /// Why the server did not do what was asked.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  typealias Object = [String: Any]

  /// What the server sent and asked without being asked, in its order.
  private(set) var received: [Object] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let log: String
  private let folder: TemporaryFolder
  private var bytes: [UInt8] = []
  private var lastID = 0
  /// How long an answer may take, in milliseconds: much longer than it ever does.
  private static let patience: Int32 = 60_000

  /// What a client can that can all.
  static var capabilities: Object {
    [
      "general": ["positionEncodings": ["utf-32", "utf-16"]],
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]],
          "versionSupport": true,
        ],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]],
        "didChangeWatchedFiles": ["dynamicRegistration": true],
      ],
      "window": ["showDocument": ["support": true]],
    ]
  }

  /// Starts a server, and initializes it unless no folders are given.
  init(
    _ folders: [String]?, capabilities: Object = ServerClient.capabilities, arguments: [String] = []
  ) throws {
    folder = try TemporaryFolder()
    log = try folder.write("log", [])
    let executable = try #require(Command.executable, "the program stands beside the tests")
    process.executableURL = executable
    process.arguments = ["server"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: log))
    try process.run()
    guard let folders else { return }
    let list = folders.map { ["uri": Self.uri($0), "name": "x"] }
    _ = try call(
      "initialize",
      ["processId": getpid(), "rootUri": NSNull(), "workspaceFolders": list, "capabilities": capabilities])
    send("initialized", [:])
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The URI of a path, as editors write it.
  static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  /// What the server logged.
  var logText: String { folder.text(of: "log") }

  // MARK: Messages

  /// Sends bytes as they are.
  func sendRaw(_ bytes: [UInt8]) { try? input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

  /// Sends a message as it is.
  func send(_ message: Object) {
    guard let content = try? JSONSerialization.data(withJSONObject: message) else { return }
    sendRaw(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + [UInt8](content))
  }

  /// Notifies the server.
  func send(_ method: String, _ parameters: Object) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Asks the server for something and waits for its whole answer.
  func ask(_ method: String, _ parameters: Object) throws -> Object {
    lastID += 1
    send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["method"] == nil, message["id"] as? Int == lastID { return message }
      received.append(message)
    }
  }

  /// Asks the server for something and waits for what it answers, which is no error.
  func call(_ method: String, _ parameters: Object) throws -> Any {
    let answer = try ask(method, parameters)
    guard let result = answer["result"] else { throw Failure(description: "\(method): \(answer)") }
    return result
  }

  /// The next message.
  func receive() throws -> Object {
    while true {
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        // Nothing but messages comes.
        guard header.hasPrefix("Content-Length: "), let length = Int(header.dropFirst(16)) else {
          throw Failure(description: "no message: \(header.prefix(200))")
        }
        if bytes.count - end.upperBound >= length {
          let content = Data(bytes[end.upperBound..<end.upperBound + length])
          bytes.removeSubrange(..<(end.upperBound + length))
          return try JSONSerialization.jsonObject(with: content) as? Object ?? [:]
        }
      }
      let descriptor = output.fileHandleForReading.fileDescriptor
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else { throw Failure(description: "the server says nothing") }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { throw Failure(description: "the server is gone: \(logText)") }
      bytes += piece[..<count]
    }
  }

  // MARK: Documents

  /// Opens a document.
  func open(_ uri: String, _ text: String, version: Int = 1) {
    send("textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "x", "version": version, "text": text]])
  }

  /// Puts another text in the place of a document's.
  func change(_ uri: String, _ text: String, version: Int) {
    send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": version], "contentChanges": [["text": text]]])
  }

  /// The diagnostics that are pushed for a document next, of a version where one is given.
  func diagnostics(_ uri: String, version: Int? = nil) throws -> [Object] {
    while true {
      if let index = received.firstIndex(where: { Self.isPush($0, uri, version) }) {
        let message = received.remove(at: index)
        return (message["params"] as? Object)?["diagnostics"] as? [Object] ?? []
      }
      received.append(try receive())
    }
  }

  /// The next diagnostics that are pushed for a document and are as expected: what the client knows may be sent once more before.
  func diagnostics(_ uri: String, version: Int? = nil, where isRight: ([Object]) -> Bool) throws -> [Object] {
    while true {
      let found = try diagnostics(uri, version: version)
      if isRight(found) { return found }
    }
  }

  /// Forgets what came so far.
  func forget() { received.removeAll() }

  private static func isPush(_ message: Object, _ uri: String, _ version: Int?) -> Bool {
    guard message["method"] as? String == "textDocument/publishDiagnostics", let params = message["params"] as? Object
    else { return false }
    return params["uri"] as? String == uri && (version == nil || params["version"] as? Int == version)
  }

  // MARK: The end

  /// Closes the server's input and waits for its end.
  func vanish() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for its end.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Shuts it down as editors do.
  func quit() throws -> Int32 {
    _ = try call("shutdown", [:])
    send("exit", [:])
    return wait()
  }
}

/// The rules of diagnostics, or their messages where they have none.
func codes(_ diagnostics: [ServerClient.Object]) -> [String] {
  diagnostics.map { $0["code"] as? String ?? $0["message"] as? String ?? "" }
}
