/// Cuts what a client sends into messages: a header with `Content-Length`, an empty line, and as many bytes.
///
/// After anything that is no header it goes on where the next `Content-Length` is, so that a message that was cut or
/// doubled costs no more than itself.
package struct FrameParser {
  /// What is next in the input.
  package enum Frame: Sendable, Hashable {
    /// The content of a message.
    case content([UInt8])
    /// What is wrong, in a sentence; it was skipped.
    case fault(String)
    /// The beginning of a message that was skipped, as it is too large.
    case skipped([UInt8])
  }

  /// The largest content of a message, in bytes.
  package let limit: Int
  /// More than any header that a client writes, in bytes.
  private static let headerLimit = 8192
  /// How much of a message that is too large is kept, in bytes; this shows what it was about.
  private static let keptLength = 4096
  private static let lengthName = Array("content-length:".utf8)
  private var bytes: [UInt8] = []
  /// Where what was not taken yet begins.
  private var start = 0
  /// How many bytes of a message that is too large are still to come.
  private var skipped = 0
  /// What is kept of it, with how much is to be kept; `nil`: nothing is, or it was taken already.
  private var kept: (bytes: [UInt8], length: Int)?

  /// A parser at the beginning of the input.
  ///
  /// - Parameter limit: the largest content of a message, in bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Whether there is something that was not taken yet.
  package var isEmpty: Bool { start == bytes.count }

  /// Takes what was read.
  package mutating func append(_ more: some Collection<UInt8>) {
    var more = more[...]
    let dropped = min(skipped, more.count)
    if dropped > 0 {
      keep(more.prefix(dropped))
      skipped -= dropped
      more = more.dropFirst(dropped)
    }
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    } else if start > 1 << 16 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Takes what is next; `nil` where the rest of it has not come yet.
  package mutating func next() -> Frame? {
    if let kept, kept.bytes.count == kept.length {
      self.kept = nil
      return .skipped(kept.bytes)
    }
    guard start < bytes.count else { return nil }
    guard let end = headerEnd() else {
      guard bytes.count - start > Self.headerLimit else { return nil }
      skipToLength(from: start + 1)
      return .fault("a header is longer than \(Self.headerLimit) bytes: expected `Content-Length: N` and an empty line")
    }
    let header = bytes[start..<end.lowerBound]
    switch length(in: header) {
    case .failure(let fault) where fault.isHeader:
      start = end.upperBound
      return .fault(fault.text)
    case .failure(let fault):
      skipToLength(from: start + 1, upTo: end.upperBound)
      return .fault(fault.text)
    case .success(let length) where length > limit:
      start = end.upperBound
      let dropped = min(length, bytes.count - start)
      kept = ([], min(length, Self.keptLength))
      keep(bytes[start..<start + dropped])
      start += dropped
      skipped = length - dropped
      return .fault("a message of \(length) bytes is larger than the limit of \(limit >> 20) MB and is skipped")
    case .success(let length):
      guard bytes.count - end.upperBound >= length else { return nil }
      start = end.upperBound + length
      return .content(Array(bytes[end.upperBound..<start]))
    }
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    guard let kept else { return }
    self.kept?.bytes += more.prefix(kept.length - kept.bytes.count)
  }

  /// Looks for further messages in the content of one that is none: where one was cut, it has the next one's header in
  /// it.
  package mutating func recover(_ content: [UInt8]) {
    guard let place = Self.place(of: Self.lengthName, in: content[...]) else { return }
    bytes.replaceSubrange(..<start, with: content[place...])
    start = 0
  }

  private struct Fault: Error {
    var text: String
    /// Whether it is a header all the same, in which no other one begins.
    var isHeader = false
  }

  /// The empty line, with the line break before it.
  private func headerEnd() -> Range<Int>? {
    var index = start
    while index < bytes.count, index - start <= Self.headerLimit {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return index..<index + 2 }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return index..<index + 3 }
      }
      index += 1
    }
    return nil
  }

  private func length(in header: ArraySlice<UInt8>) -> Result<Int, Fault> {
    var length: Int?
    for line in header.split(separator: 0x0A) {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else {
        return .failure(Fault(text: "a header has a line without a name: expected `Content-Length: N`"))
      }
      let value = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      switch text[..<colon].lowercased() {
      case "content-length":
        guard value.utf8.count < 16, value.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(value) else {
          return .failure(Fault(text: "`Content-Length` is not a number of bytes"))
        }
        guard length == nil || length == number else {
          return .failure(Fault(text: "`Content-Length` is given twice, and differs", isHeader: true))
        }
        length = number
      case "content-type":
        let type = value.lowercased()
        if let place = type.range(of: "charset="), !type[place...].hasPrefix("charset=utf-8"),
          !type[place...].hasPrefix("charset=utf8")
        {
          return .failure(Fault(text: "`Content-Type` names another encoding than utf-8", isHeader: true))
        }
      default: break
      }
    }
    return length.map { .success($0) } ?? .failure(Fault(text: "a header has no `Content-Length`"))
  }

  /// Goes on where the next header may begin, or at the end.
  private mutating func skipToLength(from first: Int, upTo end: Int? = nil) {
    let rest = bytes[min(first, bytes.count)..<(end ?? bytes.count)]
    if let place = Self.place(of: Self.lengthName, in: rest) {
      start = place
    } else {
      // What is at hand may end in the middle of the name.
      start = max(start, (end ?? bytes.count) - (end == nil ? Self.lengthName.count : 0))
    }
  }

  /// The first place of a name, given in lower case, without regard to case.
  private static func place(of name: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= name.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - name.count).first { index in
      name.indices.allSatisfy { offset in
        let byte = bytes[index + offset]
        return (byte &- 65 < 26 ? byte | 0x20 : byte) == name[offset]
      }
    }
  }
}

extension String {
  /// Where a text begins in this one for the first time.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
