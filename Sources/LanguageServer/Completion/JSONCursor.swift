import Syntax

/// Finds the place in a JSON text where something is being written: the text need not be whole.
struct JSONCursor {
  /// An object or list that is open.
  private final class Frame {
    let isObject: Bool
    /// The step that leads here; `nil` for the outermost.
    let step: CompletionCursor.Step?
    var texts: [String: String] = [:]
    var names: [String] = []
    var key: String?
    /// Whether a colon is behind the last name.
    var isBehindColon = false
    /// Whether a value has ended, and no comma follows it.
    var isBehindValue = false

    init(isObject: Bool, step: CompletionCursor.Step?) {
      self.isObject = isObject
      self.step = step
    }

    /// The step that leads to the next value in it.
    var next: CompletionCursor.Step? { isObject ? key.map { .member($0) } : .item }

    func endValue() {
      isBehindValue = true
      isBehindColon = false
      key = nil
    }
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let offset: Int
  private var frames: [Frame] = []
  private var found: (frames: [Frame], key: String?, isKey: Bool, isValue: Bool, replaced: Range<Int>)?

  /// The place at an offset; `nil` where nothing may be written.
  static func cursor(in text: [UInt8], at offset: Int) -> CompletionCursor? {
    text.withUnsafeBufferPointer { text in
      var cursor = JSONCursor(text: text, offset: offset)
      cursor.scan()
      return cursor.result
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>, offset: Int) {
    self.text = text
    self.offset = offset
  }

  private var result: CompletionCursor? {
    guard let found, found.isKey || found.isValue else { return nil }
    var path = found.frames.compactMap(\.step)
    if found.isValue, let frame = found.frames.last {
      if frame.isObject, found.key == nil { return nil }
      path.append(frame.isObject ? .member(found.key ?? "") : .item)
    }
    let end = text[found.replaced.upperBound...].first { $0 > 0x20 }
    let own = words(found.replaced)
    var names = found.frames.last?.names ?? []
    if found.isKey, let index = names.firstIndex(of: own) { names.remove(at: index) }
    return CompletionCursor(
      path: path, texts: found.frames.map(\.texts), isKey: found.isKey, isValue: found.isValue,
      siblings: Set(names), replaced: found.replaced,
      typed: String(decoding: text[found.replaced.lowerBound..<offset], as: UTF8.self),
      hasColon: end == UInt8(ascii: ":"))
  }

  /// A part of the text without quotes.
  private func words(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self).filter { $0 != "\"" }
  }

  /// Reads the whole text, since the member that shows the kind of an object may follow the place.
  private mutating func scan() {
    for token in JSONTokens(text) {
      let isPart = token.kind == .word || token.kind == .string
      if found == nil, offset < token.start || offset == token.start && !isPart { note(offset..<offset) }
      switch token.kind {
      case .objectStart, .arrayStart:
        frames.append(Frame(isObject: token.kind == .objectStart, step: frames.last?.next))
      case .objectEnd, .arrayEnd:
        if !frames.isEmpty { frames.removeLast() }
        frames.last?.endValue()
      case .colon: frames.last?.isBehindColon = true
      case .comma:
        frames.last?.endValue()
        frames.last?.isBehindValue = false
      case .word, .string, .comment: word(token)
      }
    }
    if found == nil { note(offset..<offset) }
  }

  /// Takes a text, number or word.
  private mutating func word(_ token: JSONToken) {
    // Behind a closing quote nothing belongs to the text any more.
    let isClosed = token.kind == .string && token.isClosed
    if found == nil, token.start <= offset, offset < token.end || offset == token.end && !isClosed {
      note(token.start..<endOfWord)
    }
    guard let frame = frames.last else { return }
    let content = words(token.range)
    if frame.isObject, !frame.isBehindColon {
      frame.key = content
      frame.isBehindValue = false
      frame.names.append(content)
    } else {
      if let key = frame.key, token.kind == .string { frame.texts[key] = content }
      frame.endValue()
    }
  }

  /// Where what is being written ends: a quote that is not closed yet takes nothing of what follows.
  private var endOfWord: Int {
    let end = JSONTokens(text).endOfWord(from: offset)
    return end < text.count && text[end] == UInt8(ascii: "\"") ? end + 1 : end
  }

  private mutating func note(_ replaced: Range<Int>) {
    guard let frame = frames.last else {
      found = ([], nil, false, false, replaced)
      return
    }
    let isKey = frame.isObject && !frame.isBehindColon && !frame.isBehindValue
    let isValue = frame.isObject ? frame.isBehindColon : !frame.isBehindValue
    found = (frames, frame.key, isKey, isValue, replaced)
  }
}
