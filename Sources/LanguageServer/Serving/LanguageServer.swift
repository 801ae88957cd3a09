import Documents
import Project
import Support

/// A server of the Language Server Protocol: takes messages, one after another, on one thread.
///
/// What has come is taken up before anything is linted, so that of several changes only the last text is.
package final class LanguageServer {
  /// What has been said between client and server so far.
  enum Phase {
    case new, running, shutDown
  }

  let channel: MessageChannel
  let workspace: ServedWorkspace
  var phase = Phase.new
  var features = ClientFeatures()
  /// By URI.
  var documents: [String: OpenDocument] = [:]
  /// By path: the URI of the open document.
  var uris: [String: String] = [:]
  /// The URIs of the documents of which it is kept what was found, the last one last.
  var remembered: [String] = []
  /// The URIs of the documents that are to be linted and pushed, in their order.
  var waiting: [String] = []
  /// By path: a value that identifies the errors that were pushed last.
  var pushedMistakes: [String: String] = [:]
  /// The paths of the configurations and rule pages of which it was said that they keep rules from being checked.
  var reportedHindrances: Set<String> = []
  /// The request that is being answered, and whether it was taken back.
  private(set) var current: (id: MessageID, isCancelled: Bool)?
  private let logLevel: LogLevel

  /// What may wait to be handled.
  private enum Incoming {
    case message(IncomingMessage)
    case lost(TruncatedMessage)
  }

  private let writeLog: (String) -> Void
  /// What has come and is not handled yet.
  private var queue: [Incoming] = []
  private var waitingSince: ContinuousClock.Instant?
  private var parent: pid_t?
  private var lastRequest = 0

  /// How long changes may keep coming before something is linted in between.
  private static let patience = Duration.milliseconds(100)
  /// How many messages may wait.
  private static let queueLimit = 1000
  /// How often it is looked whether the client is still there, in milliseconds.
  private static let watchInterval: Int32 = 5000

  /// A server over a channel.
  ///
  /// - Parameters:
  ///   - additions: what there is besides what is built in.
  ///   - logLevel: what is logged.
  ///   - writeLog: is given each line of the log.
  package init(
    _ channel: MessageChannel, _ additions: TeamExtensions, logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
  ) {
    self.channel = channel
    workspace = ServedWorkspace(additions)
    self.logLevel = logLevel
    self.writeLog = writeLog
  }

  /// Serves an editor on standard input and output, and returns the exit status.
  package static func serve(
    _ additions: TeamExtensions, logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
  ) -> Int32 {
    let channel = MessageChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
    return LanguageServer(channel, additions, logLevel: logLevel, writeLog).run()
  }

  /// Serves until the client says `exit`, or has gone.
  ///
  /// - Returns: the exit status: 0 where the client asked to shut down before.
  package func run() -> Int32 {
    while true {
      var time: Int32 = queue.isEmpty && waiting.isEmpty ? Self.watchInterval : 0
      while queue.count < Self.queueLimit {
        switch channel.next(within: time) {
        case .frame(let frame):
          take(frame)
          time = 0
          continue
        case .nothing: if time > 0, isAbandoned { return status }
        case .end: if queue.isEmpty { return status }
        }
        break
      }
      // What waited may have been closed.
      if waiting.isEmpty { waitingSince = nil }
      let isDue = waitingSince.map { .now - $0 > Self.patience } ?? false
      if !queue.isEmpty, !isDue {
        switch queue.removeFirst() {
        case .message(let message):
          if message.method == "exit" { return status }
          handle(message)
        case .lost(let message): lose(message)
        }
        if waitingSince == nil, !waiting.isEmpty { waitingSince = .now }
      } else if !waiting.isEmpty {
        pushNext()
      }
    }
  }

  private var status: Int32 { phase == .shutDown ? 0 : 1 }

  /// Whether the process that started this one has gone without a word.
  private var isAbandoned: Bool {
    guard let parent else { return false }
    return kill(parent, 0) != 0 && errno == ESRCH
  }

  /// Watches the process that the client says it is.
  func watch(_ process: Int?) { parent = process.flatMap { pid_t(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil } }

  // MARK: Receiving

  private func take(_ frame: FrameParser.Frame) {
    switch frame {
    case .fault(let text):
      log(.error, text)
      answer(nil, .failure(MessageError(.parseError, text)))
    case .skipped(let head): queue.append(.lost(TruncatedMessage(head)))
    case .content(let content):
      do throws(MessageError) {
        let message = try IncomingMessage(content)
        if message.method == "$/cancelRequest" { cancel(message) } else { queue.append(.message(message)) }
      } catch {
        log(.error, error.message)
        answer(nil, .failure(error))
        if error.code == .parseError { channel.recover(content) }
      }
    }
  }

  /// Takes up what has come while a request is being answered, so that it can be taken back.
  func takeWaiting() {
    while queue.count < Self.queueLimit, case .frame(let frame) = channel.next(within: 0) { take(frame) }
  }

  /// Takes back a request that was not answered.
  private func cancel(_ message: IncomingMessage) {
    let id = message.withParameters { parameters in parameters["id"].value.flatMap { MessageID($0) } }
    if let id, id == current?.id { current?.isCancelled = true }
    guard let id,
      let index = queue.firstIndex(where: {
        if case .message(let message) = $0 { message.id == id && !message.isAnswer } else { false }
      })
    else { return }
    queue.remove(at: index)
    answer(id, .failure(.cancelled))
  }

  private func handle(_ message: IncomingMessage) {
    if message.isAnswer { return }
    log(.debug, message.method)
    guard let id = message.id else {
      guard phase == .running else { return }
      do {
        try message.withParameters { try notice(message.method, $0) }
      } catch {
        log(.error, "\(message.method): \((error as? MessageError)?.message ?? "\(error)")")
      }
      return
    }
    current = (id, false)
    defer { current = nil }
    do {
      answer(id, .success(try message.withParameters { try respond(to: message.method, $0) }))
    } catch {
      let error = error as? MessageError ?? MessageError(.internalError, "\(error)")
      log(.warning, "\(message.method): \(error.message)")
      answer(id, .failure(error))
    }
  }

  // MARK: Sending

  private func answer(_ id: MessageID?, _ result: Result<JSONLiteral, MessageError>) {
    let id = id?.value ?? .null
    switch result {
    case .success(let value): channel.send(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error):
      channel.send([
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code.rawValue), "message": .text(error.message)],
      ])
    }
  }

  /// Sends a notification to the client.
  func notify(_ method: String, _ parameters: JSONLiteral) {
    channel.send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }

  /// Asks the client for something; what it answers is of no account.
  func request(_ method: String, _ parameters: JSONLiteral) {
    lastRequest += 1
    channel.send([
      "jsonrpc": "2.0", "id": .text("fiorilint-\(lastRequest)"), "method": .text(method), "params": parameters,
    ])
  }

  /// Writes a line to the log.
  func log(_ level: LogLevel, _ text: String) {
    if level <= logLevel { writeLog("\(level.rawValue): \(text)") }
  }
}
