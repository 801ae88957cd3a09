import LanguageServer
import TestSupport
import Testing

/// How what a client sends is cut into messages.
@Suite struct FrameParserTests {
  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}", "content-length:2\r\n\r\n{}", "Content-Length: 2\n\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc;charset=utf8\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func headers(input: String) {
    #expect(frames(of: input) == [.content(Array("{}".utf8))])
  }

  /// However the input comes in pieces, the messages are the same.
  @Test func pieces() {
    let input = Array("Content-Length: 7\r\n\r\n[1,2,3]Content-Length: 2\r\n\r\n{}".utf8)
    let whole = frames(of: input, size: input.count)
    #expect(whole == [.content(Array("[1,2,3]".utf8)), .content(Array("{}".utf8))])
    for size in 1..<input.count { #expect(frames(of: input, size: size) == whole) }
  }

  @Test(arguments: [
    ("Content-Length: x\r\n\r\n", "not a number"), ("Content-Length: -1\r\n\r\n", "not a number"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "not a number"),
    ("Content-Type: a\r\n\r\n", "no `Content-Length`"), ("nonsense\r\n\r\n", "without a name"),
    ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "given twice"),
    ("Content-Type: a; charset=utf-16\r\nContent-Length: 1\r\n\r\n", "another encoding"),
    (String(repeating: "a", count: 9000), "longer than 8192"),
  ])
  func faults(input: String, words: String) {
    let all = frames(of: input + "Content-Length: 2\r\n\r\n{}")
    guard case .fault(let text)? = all.first else {
      Issue.record("\(all)")
      return
    }
    #expect(text.contains(words), "\(text)")
    #expect(all.last == .content(Array("{}".utf8)), "\(all)")
  }

  @Test func tooLarge() {
    var parser = FrameParser(limit: 100)
    parser.append(Array("Content-Length: 300\r\n\r\n".utf8))
    guard case .fault? = parser.next() else {
      Issue.record("not refused")
      return
    }
    // It learns what it was about, once enough of it has come.
    for number in 0..<30 {
      parser.append(Array("0123456789".utf8))
      let whole = Array(String(repeating: "0123456789", count: 30).utf8)
      #expect(parser.next() == (number == 29 ? .skipped(whole) : nil))
    }
    parser.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(parser.next() == .content(Array("{}".utf8)))
  }

  @Test(arguments: [
    (#"{"method":"a/b","params":{"textDocument":{"uri":"file:///ab"}}"#, "a/b", "file:///ab"),
    (#"{ "params" : {"textDocument": {"uri" : "file:\/\/\/a", "x": "\"method\": \"no\""#, nil, "file:///a"),
    (#"{"method": "a/b", "uri": "file:/"#, "a/b", nil), (#"{"method": 1, "uri": null"#, nil, nil), ("", nil, nil),
  ])
  func lost(head: String, method: String?, uri: String?) {
    let message = TruncatedMessage(Array(head.utf8))
    #expect(message.method == method && message.uri == uri)
  }

  /// A message that was cut swallows the beginning of the next one, which is found again in it.
  @Test func cut() {
    let next = #"Content-Length: 12\r\n\r\n{"method":1}"#.replacing("\\r\\n", with: "\r\n")
    var parser = FrameParser(limit: 1000)
    parser.append(Array("Content-Length: 30\r\n\r\n{\"met\(next)".utf8))
    guard case .content(let broken)? = parser.next() else {
      Issue.record("no message")
      return
    }
    parser.recover(broken)
    #expect(parser.next() == .content(Array(#"{"method":1}"#.utf8)))
    #expect(parser.isEmpty)
  }

  /// No matter what comes, the parser gets on.
  @Test func random() {
    var random = SeededGenerator(seed: 1)
    let words = ["Content-Length: ", "2", "\r\n", "\n", "{}", "x", ":", "Content-Type: ", "9999", " ", "\u{0}", "é"]
    for _ in 0..<500 {
      let input = (0..<20).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      let all = frames(of: Array(input.utf8), size: Int.random(in: 1...9, using: &random))
      #expect(all.count <= input.utf8.count, "\(input)")
    }
  }

  private func frames(of input: String) -> [FrameParser.Frame] { frames(of: Array(input.utf8), size: input.utf8.count) }

  private func frames(of input: [UInt8], size: Int) -> [FrameParser.Frame] {
    var parser = FrameParser(limit: 1 << 20)
    var all: [FrameParser.Frame] = []
    for start in stride(from: 0, to: input.count, by: size) {
      parser.append(input[start..<min(input.count, start + size)])
      while let frame = parser.next() { all.append(frame) }
    }
    return all
  }
}
