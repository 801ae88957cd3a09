import Support

/// A format whose trees may lie in a large text of something else, such as a log of a test.
package protocol EmbeddedFormat: ScreenFormat {
  /// The texts by which its trees are found there.
  var marks: [TreeMark] { get }
}

/// A text that shows where in a log a tree is.
package struct TreeMark: Sendable {
  /// What it shows.
  enum Meaning {
    /// Nothing before it belongs to the tree, and it is in no tree but the next.
    case first
    /// It may begin a tree, or be in one.
    case anywhere
    /// It shows a tree only close behind other marks.
    case inside
  }

  let text: StaticString
  let meaning: Meaning

  /// A text with which every tree begins, and that no tree has in it.
  package static func first(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .first) }

  /// A text that may begin a tree, or be in one.
  package static func anywhere(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .anywhere) }

  /// A text that each element of a tree has, and other texts may have too.
  package static func inside(_ text: StaticString) -> TreeMark { TreeMark(text: text, meaning: .inside) }
}

/// Finds the parts of a log that hold trees, while a piece of it at a time is at hand.
///
/// A part begins with the line of a mark, and ends well behind the last one. Trees that are close to each other are in
/// one part, unless that becomes large.
struct LogSearch {
  /// A part, by its place in the file, and the index of the format that recognizes it.
  struct Part {
    let range: Range<Int>
    let format: Int
  }

  /// How many bytes without a mark end a part. An element may have a long text.
  static let gap = 256 << 10
  /// From this size on a part ends before the next tree.
  private static let large = 1 << 20
  /// How much of a line is before its mark at most. What a log has in front of each line is short.
  private static let front = 4 << 10

  private let source: SourceReader
  private let marks: [TreeMark]
  /// The index of the format that recognizes a text.
  private let format: (FileHead) -> Int?
  /// The part that has begun: where, and where its last mark is.
  private var open: (start: Int, last: Int)?
  private var parts: [Part] = []

  private init(_ source: SourceReader, _ marks: [TreeMark], _ format: @escaping (FileHead) -> Int?) {
    (self.source, self.marks, self.format) = (source, marks, format)
  }

  /// The parts of a file of which the beginning is at hand. It is read to its end.
  ///
  /// - Parameters:
  ///   - marks: those of all formats that are wanted.
  ///   - format: the index of the format that recognizes a text; `nil`: none of those that are wanted does.
  /// - Throws: a ``ReadError`` where it cannot be read to its end, or a part is larger than what is read at once.
  static func parts(
    of source: SourceReader, _ marks: [TreeMark], where format: @escaping (FileHead) -> Int?
  ) throws(ReadError) -> [Part] {
    var search = LogSearch(source, marks, format)
    try search.run()
    return search.parts
  }

  private mutating func run() throws(ReadError) {
    let overlap = marks.map(\.text.utf8CodeUnitCount).max() ?? 0
    var next = 0
    while true {
      try take(from: next)
      let end = source.bufferOffset + source.count
      if source.isComplete { break }
      // A mark may begin in one piece and end in the next.
      next = max(next, end - overlap + 1)
      if let open, next - open.last > Self.gap { try close(at: open.last + Self.gap) }
      source.discard(upTo: min(open?.start ?? .max, max(0, next - Self.front)))
      guard try source.readMore() else { break }
    }
    try close(at: source.bufferOffset + source.count)
  }

  /// Takes the marks at hand from a place in the file on.
  private mutating func take(from start: Int) throws(ReadError) {
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    let first = start - source.bufferOffset
    var found: [(place: Int, meaning: TreeMark.Meaning)] = []
    for mark in marks where mark.meaning != .inside { mark.find(in: text, from: first, &found) }
    if found.isEmpty, open == nil { return }
    for mark in marks where mark.meaning == .inside { mark.find(in: text, from: first, &found) }
    found.sort { $0.place < $1.place }
    let offset = source.bufferOffset
    for (place, meaning) in found {
      let mark = offset + place
      if let open {
        let isNext = meaning == .first && mark - open.start > Self.large
        if mark - open.last <= Self.gap, !isNext {
          self.open?.last = mark
          continue
        }
        try close(at: isNext ? offset + Self.line(of: place, in: text) : open.last + Self.gap)
      }
      if meaning != .inside { open = (offset + Self.line(of: place, in: text), mark) }
    }
  }

  /// Where the line of a place begins.
  private static func line(of place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = max(0, place - front)
    return text[limit..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? limit
  }

  /// Ends the part that has begun, if there is one.
  private mutating func close(at end: Int) throws(ReadError) {
    guard let open else { return }
    self.open = nil
    let range = open.start..<end
    if let format = try source.withPart(range, format) { parts.append(Part(range: range, format: format)) }
  }
}

extension TreeMark {
  /// Adds where the mark is in a text.
  fileprivate func find(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ found: inout [(place: Int, meaning: Meaning)]
  ) {
    self.text.withUTF8Buffer { wanted in
      var index = start
      while let place = text.firstIndex(of: wanted, from: index) {
        found.append((place, meaning))
        index = place + 1
      }
    }
  }
}

extension SourceReader {
  /// Gives a body the beginning of a part of the file that is at hand, as if it were a file.
  fileprivate func withPart<Result>(_ range: Range<Int>, _ body: (FileHead) -> Result) throws(ReadError) -> Result {
    let part = SourceReader(limit: .max)
    try part.open(text: self.text(range), path: path)
    return body(FileHead(part))
  }
}
