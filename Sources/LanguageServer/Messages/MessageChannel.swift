import Documents
import Support

/// The two streams that messages come and go by.
package final class MessageChannel {
  /// What has come of waiting for input.
  enum Event {
    case frame(FrameParser.Frame)
    /// Nothing has come in time.
    case nothing
    /// The client has closed its side, or cannot be read from.
    case end
  }

  /// The largest message that is read, in bytes.
  private static let sizeLimit = 128 << 20
  private let input: Int32
  private let output: Int32
  private var parser = FrameParser(limit: sizeLimit)
  private var isAtEnd = false

  /// A channel over two open descriptors.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Takes the next message.
  ///
  /// - Parameter time: how long to wait for it, in milliseconds; less than 0: as long as it takes.
  func next(within time: Int32) -> Event {
    while true {
      if let frame = parser.next() { return .frame(frame) }
      if isAtEnd { return .end }
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, time)
      if count < 0, errno == EINTR { continue }
      if count == 0 { return .nothing }
      read()
    }
  }

  /// Looks for messages in the content of one that is none.
  func recover(_ content: [UInt8]) { parser.recover(content) }

  private func read() {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = Descriptor(input).read(into: start, buffer.count)
      if count <= 0 {
        isAtEnd = true
      } else {
        parser.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  /// Sends a message.
  ///
  /// - Returns: whether the client could be written to.
  @discardableResult
  func send(_ message: JSONLiteral) -> Bool {
    let content = message.compact
    var frame = ReportBuffer()
    frame.write(literal: "Content-Length: ")
    frame.write(content.count)
    frame.write(literal: "\r\n\r\n")
    frame.write(bytes: content)
    let isSent = Descriptor(output).write(frame.bytes)
    if !isSent { isAtEnd = true }
    return isSent
  }
}
