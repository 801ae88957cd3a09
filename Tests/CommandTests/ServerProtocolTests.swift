import Foundation
import TestSupport
import Testing

/// `fiorilint server` as a partner in a conversation: beginning, end, mistakes.
@Suite struct ServerProtocolTests {
  @Test func beginningAndEnd() throws {
    let client = try ServerClient(nil)
    let early = try client.ask("textDocument/diagnostic", [:])
    #expect((early["error"] as? [String: Any])?["code"] as? Int == -32002)
    client.send("textDocument/didOpen", [:])
    let result = try client.call("initialize", ["capabilities": [:]]) as? [String: Any]
    let capabilities = try #require(result?["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
    #expect((result?["serverInfo"] as? [String: Any])?["name"] as? String == "fiorilint")
    #expect((try client.ask("initialize", [:])["error"] as? [String: Any])?["code"] as? Int == -32600)
    #expect((try client.ask("no/such", [:])["error"] as? [String: Any])?["code"] as? Int == -32601)
    client.send("$/setTrace", ["value": "off"])
    #expect(try client.call("shutdown", [:]) is NSNull)
    #expect((try client.ask("textDocument/diagnostic", [:])["error"] as? [String: Any])?["code"] as? Int == -32600)
    client.send("exit", [:])
    #expect(client.wait() == 0)
    #expect(!client.logText.contains("error"), "\(client.logText)")
  }

  @Test(arguments: [(["utf-8"], "utf-8"), (["utf-32", "utf-8"], "utf-32"), (["x"], "utf-16"), ([], "utf-16")])
  func encodings(offered: [String], chosen: String) throws {
    let client = try ServerClient(nil)
    let result = try client.call("initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    let capabilities = (result as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == chosen)
  }

  /// Without `shutdown` it is no good end, neither by `exit` nor by going away.
  @Test func badEnds() throws {
    let one = try ServerClient([])
    one.send("exit", [:])
    #expect(one.wait() == 1)
    #expect(try ServerClient([]).vanish() == 1)
    #expect(try ServerClient(nil).vanish() == 1)
    let shut = try ServerClient([])
    _ = try shut.call("shutdown", [:])
    #expect(shut.vanish() == 0)
  }

  /// What is no message is answered, and what comes behind it is, too.
  @Test(arguments: [
    ("Content-Length: 5\r\n\r\n{\"a\":", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
    ("Content-Length: x\r\n\r\n", -32700), ("nonsense\r\n\r\n", -32700), ("Content-Length: 2\r\n\r\n{}", -32600),
    ("Content-Length: 21\r\n\r\n{\"id\":{},\"method\":\"\"}", -32600),
    ("Content-Length: 40\r\n\r\n{\"jsonrpc\":", -32700),
    ("Content-Length: 999999999999\r\n\r\n", -32700),
  ])
  func brokenMessages(text: String, code: Int) throws {
    // One that announces more than ever comes would be waited for.
    guard !text.contains("9999") else { return try tooLarge() }
    let client = try ServerClient([])
    client.sendRaw(Array(text.utf8))
    let answer = try client.ask("no/such", [:])
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32601)
    let errors = client.received.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(errors.contains(code), "\(client.received)")
    #expect(try client.quit() == 0)
  }

  private func tooLarge() throws {
    let client = try ServerClient([])
    let size = 200 << 20
    client.sendRaw(Array("Content-Length: \(size)\r\n\r\n".utf8) + [UInt8](repeating: 0x20, count: size))
    #expect((try client.ask("no/such", [:])["error"] as? [String: Any])?["code"] as? Int == -32601)
    #expect("\(client.received)".contains("larger than the limit"))
    #expect(try client.quit() == 0)
  }

  /// Messages that are cut, doubled, mixed up or damaged are refused or skipped; the server goes on.
  @Test func damagedMessages() throws {
    let client = try ServerClient([])
    var random = SeededGenerator(seed: 3)
    func frame(_ text: String) -> [UInt8] { Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8) }
    let document = #""textDocument":{"uri":"file:///a/a.json","version":2"#
    let good = [
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{\#(document),"languageId":"","text":"{\"a\""}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{\#(document)},"contentChanges":[{"text":"é"}]}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{\#(document)},"position":{"line":0}}}"#,
      #"{"jsonrpc":"2.0","id":"x","method":"textDocument/documentSymbol","params":{\#(document)}}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"x"}}"#,
      #"{"jsonrpc":"2.0","id":"fiorilint-1","result":null}"#,
    ]
    for round in 0..<300 {
      var bytes = (0..<4).flatMap { _ in frame(random.pick(good, default: "")) }
      for _ in 0...random.below(3) {
        let start = random.below(bytes.count)
        let range = start..<min(bytes.count, start + 1 + random.below(40))
        switch random.below(4) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count))
        case 2: bytes[start] = UInt8(random.below(0x30))
        default: bytes.removeLast(bytes.count - start)
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      // One that announces more than follows would be waited for.
      let announced = String(decoding: bytes, as: UTF8.self).matches(of: /Content-Length: [0-9]{4,}/)
      guard announced.isEmpty else { continue }
      client.sendRaw(bytes)
      for number in 0..<20 {
        client.sendRaw(frame(#"{"jsonrpc":"2.0","id":"\#(round)-\#(number)","method":"no/such","params":{}}"#))
      }
      while true {
        let message = try client.receive()
        guard message["id"] as? String == "\(round)-19" else { continue }
        #expect((message["error"] as? [String: Any])?["code"] as? Int == -32601)
        break
      }
    }
    #expect(try client.quit() == 0)
  }

  /// Requests that have come together are answered, but for those that are taken back in the same breath.
  @Test func cancellation() throws {
    let client = try ServerClient([])
    func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    let all = ["\"a\"", "\"b\"", "7"].map { frame(#"{"jsonrpc":"2.0","id":\#($0),"method":"no/such"}"#) }
    let cancel = frame(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"b"}}"#)
    client.sendRaw(Array((all.joined() + cancel).utf8))
    var codes: [String: Int] = [:]
    while codes.count < 3 {
      let message = try client.receive()
      guard let error = message["error"] as? [String: Any] else { continue }
      codes["\(message["id"] ?? "")"] = error["code"] as? Int
    }
    #expect(codes == ["a": -32601, "b": -32800, "7": -32601])
    #expect(try client.quit() == 0)
  }
}
