import Documents

/// What a client hears of how far a run over all files is, and whether it still wants it.
///
/// The threads of the run ask one at a time, while the server's own thread waits for them. Nothing else uses the server
/// then.
final class WorkspaceProgress: @unchecked Sendable {
  private let server: LanguageServer
  private let token: MessageID?
  /// In tenths of all files.
  private var reported = 0

  /// - Parameter token: what the client calls the progress; `nil`: it wants to hear nothing.
  init(_ server: LanguageServer, token: MessageID?) {
    self.server = server
    self.token = token
  }

  /// Says that the run begins.
  func begin() { tell(["kind": "begin", "title": "fiorilint checks all files", "cancellable": true, "percentage": 0]) }

  /// Says how far the run is in a folder.
  ///
  /// - Returns: whether the client has not taken the request back.
  func advance(_ done: Int, _ total: Int) -> Bool {
    let tenths = total == 0 ? 10 : done * 10 / total
    // With several folders, each begins again, and the reported number only grows.
    if tenths > reported {
      reported = tenths
      tell(["kind": "report", "cancellable": true, "percentage": .integer(tenths * 10)])
    }
    server.takeWaiting()
    return server.current?.isCancelled != true
  }

  /// Says that the run has ended.
  ///
  /// - Parameter count: of how many files there were.
  func end(_ count: Int) { tell(["kind": "end", "message": .text("\(count) \(count == 1 ? "file" : "files")")]) }

  private func tell(_ value: JSONLiteral) {
    if let token { server.notify("$/progress", ["token": token.value, "value": value]) }
  }
}
