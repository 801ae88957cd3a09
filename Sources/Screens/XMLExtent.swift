import Syntax

/// How far a tree of XML in a log reaches, as far as the log was read.
///
/// A tag, a comment or an element may be of any length. A tree that was cut has no end, so text outside of tags is
/// counted too.
struct XMLExtent {
  /// The offset in the file up to which tokens were read.
  private var position: Int
  private var isInTag = false
  private var depth = 0
  /// The last mark, and how many bytes of text outside of tags are behind it.
  private var last = 0
  private var textSize = 0
  /// Where the outermost element ends; `nil` while it is open.
  private var end: Int?

  /// - Parameter start: the offset in the file of the first tag.
  init(from start: Int) { position = start }

  /// Whether the outermost element has its end behind the last mark.
  var isOver: Bool { end.map { $0 > last } ?? false }

  /// Reads on.
  ///
  /// - Parameters:
  ///   - text: the text at hand, up to a place behind the last mark.
  ///   - offset: where in the file the text begins.
  ///   - last: the offset in the file of the last mark.
  /// - Returns: how many bytes at the end of the text belong to no tree; 0 inside a tag.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, since last: Int) -> Int {
    if last != self.last { (self.last, textSize) = (last, 0) }
    var tokens = XMLTokens(text, from: position - offset, isInTag: isInTag)
    while !isOver, let token = tokens.next() {
      // The rest of it may come with more of the file.
      if token.end == text.count, !token.isComplete { return 0 }
      if token.kind == .tagStart, !token.hasName(in: text) {
        // As in `a < b`.
        tokens = XMLTokens(text, from: token.end)
      } else {
        take(token, at: offset)
      }
      (position, isInTag) = (offset + token.end, tokens.isInTag)
    }
    if let end, isOver { return offset + text.count - end }
    return isInTag ? 0 : textSize
  }

  private mutating func take(_ token: XMLToken, at offset: Int) {
    switch token.kind {
    case .text: textSize += max(0, offset + token.end - max(offset + token.start, last))
    case .tagStart: (depth, end) = (depth + 1, nil)
    case .emptyTagEnd, .endTag:
      depth = max(0, depth - 1)
      if depth == 0 { end = offset + token.end }
    default: break
    }
  }
}

extension XMLToken {
  /// Whether more text behind it would not be a part of it. Text may be taken in pieces.
  fileprivate var isComplete: Bool {
    switch kind {
    case .text, .tagEnd, .emptyTagEnd: true
    case .endTag, .value, .comment, .characterData, .instruction, .declaration: isClosed
    case .tagStart, .name, .equals, .slash: false
    }
  }

  /// Whether a tag begins as one with a name does.
  fileprivate func hasName(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    !content.isEmpty && ((text[content.lowerBound] | 0x20) &- 97 < 26 || text[content.lowerBound] >= 0x80)
  }
}
