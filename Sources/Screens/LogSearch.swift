/// Finds the parts of a log that hold trees, while a piece of it at a time is at hand.
///
/// A part begins with the line of a mark, and ends well behind the last one. Trees of one format that are close to each
/// other are in one part, unless that becomes large.
struct LogSearch {
  /// A part, by its place in the file, and the index of the format that recognizes it.
  struct Part {
    let range: Range<Int>
    let format: Int
  }

  /// A part that has begun.
  private struct OpenPart {
    let start: Int
    /// The index of the format whose mark begins it.
    let format: Int
    /// Where its last mark is.
    var last: Int
    /// How far it reaches if it is XML.
    var extent: XMLExtent?
  }

  /// A mark that was found.
  private struct Found {
    let place: Int
    let mark: TreeMark
    let format: Int
  }

  /// How many bytes without a mark end a part. Those in a tag or in the line of a mark do not count.
  static let maximumGap = 256 << 10
  /// From this size on a part ends before the next tree.
  private static let partSize = 1 << 20
  /// How much of a line is before its mark at most. What a log has in front of each line is short.
  private static let maximumLinePrefix = 4 << 10
  /// How much of a part shows its format.
  private static let headSize = 256 << 10

  private let source: SourceReader
  /// The marks of each format.
  private let marks: [[TreeMark]]
  /// The index of the format that recognizes a text.
  private let format: (FileHead) -> Int?
  private var open: OpenPart?
  private var parts: [Part] = []

  private init(_ source: SourceReader, _ marks: [[TreeMark]], _ format: @escaping (FileHead) -> Int?) {
    (self.source, self.marks, self.format) = (source, marks, format)
  }

  /// The parts of a file of which the beginning is at hand. It is read to its end.
  ///
  /// - Parameters:
  ///   - marks: those of each format; none for one that is not wanted.
  ///   - format: the index of the format that recognizes a text; `nil`: none of those that are wanted does.
  /// - Throws: a ``ReadError`` where it cannot be read to its end, or a part is larger than what is read at once.
  static func parts(
    of source: SourceReader, _ marks: [[TreeMark]], where format: @escaping (FileHead) -> Int?
  ) throws(ReadError) -> [Part] {
    var search = LogSearch(source, marks, format)
    try search.run()
    return search.parts
  }

  private mutating func run() throws(ReadError) {
    let overlap = marks.joined().map(\.text.utf8CodeUnitCount).max() ?? 0
    var next = 0
    while true {
      try take(from: next)
      let end = source.bufferOffset + source.count
      if source.isComplete { break }
      // A mark may begin in one piece and end in the next.
      next = max(next, end - overlap + 1)
      let excess = excess(at: next)
      if excess > 0 { try close(at: next - excess) }
      source.discard(upTo: min(open?.start ?? .max, max(0, next - Self.maximumLinePrefix)))
      guard try source.readMore() else { break }
    }
    try close(at: source.bufferOffset + source.count)
  }

  /// Takes the marks at hand from a place in the file on.
  private mutating func take(from start: Int) throws(ReadError) {
    let offset = source.bufferOffset
    for found in marksAtHand(from: start) {
      let (place, line) = (found.place, line(of: found.place))
      if let open {
        let excess = excess(at: place)
        if excess > 0 {
          try close(at: max(place - excess, offset))
        } else if found.format == open.format, found.mark.meaning != .first || place - open.start <= Self.partSize {
          self.open?.last = place
          continue
        } else if found.format == open.format || begins(found) {
          try close(at: line)
        } else {
          continue
        }
      }
      guard found.mark.meaning != .inside else { continue }
      open = OpenPart(start: line, format: found.format, last: place)
      if found.mark.isTag { open?.extent = XMLExtent(from: place) }
    }
  }

  /// The marks from a place in the file on, in their order.
  private func marksAtHand(from start: Int) -> [Found] {
    let (text, offset) = (source.textAtHand, source.bufferOffset)
    var found: [Found] = []
    func find(_ isWanted: (TreeMark) -> Bool) {
      for (format, marks) in marks.enumerated() {
        for mark in marks where isWanted(mark) {
          mark.find(in: text, from: start - offset) {
            found.append(Found(place: offset + $0, mark: mark, format: format))
          }
        }
      }
    }
    find { $0.meaning != .inside }
    if found.isEmpty, open == nil { return [] }
    find { $0.meaning == .inside }
    return found.sorted { $0.place < $1.place }
  }

  /// Whether a mark of another format begins a tree behind the one that has begun. A text of that one may hold it.
  private mutating func begins(_ found: Found) -> Bool {
    guard open?.extent != nil else {
      return found.mark.meaning == .first || found.mark.meaning == .anywhere && found.mark.isTag
    }
    let isOutside = unmarkedSize(at: found.place) > 0
    switch found.mark.meaning {
    case .first: return isOutside || found.mark.isTag
    case .anywhere: return open?.extent?.isOver ?? false
    case .inside: return false
    }
  }

  /// By how many bytes the text before a place in the file has gone on without a mark for too long; 0: it has not.
  private mutating func excess(at place: Int) -> Int {
    guard let open, place - open.last > Self.maximumGap else { return 0 }
    return max(0, unmarkedSize(at: place) - Self.maximumGap)
  }

  /// How many bytes before a place in the file are surely behind the tree.
  private mutating func unmarkedSize(at place: Int) -> Int {
    guard let open else { return 0 }
    let offset = source.bufferOffset
    let text = UnsafeBufferPointer(rebasing: source.textAtHand[..<(place - offset)])
    guard open.extent == nil else { return self.open?.extent?.read(text, at: offset, since: open.last) ?? 0 }
    return text[(open.last - offset)...].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { text.count - $0 } ?? 0
  }

  /// Where the line of a place begins.
  private func line(of place: Int) -> Int {
    let (text, index) = (source.textAtHand, place - source.bufferOffset)
    let limit = max(0, index - Self.maximumLinePrefix)
    let start = text[limit..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? limit
    return source.bufferOffset + start
  }

  /// Ends the part that has begun, if there is one.
  private mutating func close(at end: Int) throws(ReadError) {
    guard let open else { return }
    self.open = nil
    guard open.start < end else { return }
    let range = open.start..<end
    let head = try source.openPart(source.text(open.start..<min(end, open.start + Self.headSize)))
    if let format = format(FileHead(head)) { parts.append(Part(range: range, format: format)) }
  }
}
