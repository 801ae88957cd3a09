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

  private let text: [UInt8]
  private let offset: Int
  private var frames: [Frame] = []
  private var found: (frames: [Frame], key: String?, isKey: Bool, isValue: Bool, replaced: Range<Int>)?

  /// The place at an offset; `nil` where nothing may be written.
  static func cursor(in text: [UInt8], at offset: Int) -> CompletionCursor? {
    var cursor = JSONCursor(text: text, offset: offset)
    cursor.scan()
    return cursor.result
  }

  private init(text: [UInt8], offset: Int) {
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
    let own = String(decoding: text[found.replaced], as: UTF8.self).filter { $0 != "\"" }
    var names = found.frames.last?.names ?? []
    if found.isKey, let index = names.firstIndex(of: own) { names.remove(at: index) }
    return CompletionCursor(
      path: path, texts: found.frames.map(\.texts), isKey: found.isKey, isValue: found.isValue,
      siblings: Set(names), replaced: found.replaced,
      typed: String(decoding: text[found.replaced.lowerBound..<offset], as: UTF8.self),
      hasColon: end == UInt8(ascii: ":"))
  }

  /// Reads the whole text, since the member that shows the kind of an object may follow the place.
  private mutating func scan() {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte <= 0x20 {
        index += 1
        continue
      }
      if found == nil, offset < index || offset == index && byte != UInt8(ascii: "\"") && Self.ends.contains(byte) {
        note(offset..<offset)
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        frames.append(Frame(isObject: byte == UInt8(ascii: "{"), step: frames.last?.next))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !frames.isEmpty { frames.removeLast() }
        frames.last?.endValue()
        index += 1
      case UInt8(ascii: ":"):
        frames.last?.isBehindColon = true
        index += 1
      case UInt8(ascii: ","):
        frames.last?.endValue()
        frames.last?.isBehindValue = false
        index += 1
      default: index = word(from: index)
      }
    }
    if found == nil { note(offset..<offset) }
  }

  private func isQuote(_ index: Int) -> Bool { text[index] == UInt8(ascii: "\"") }

  /// Passes a text, number or word, and returns its end.
  private mutating func word(from start: Int) -> Int {
    var end = start + 1
    if isQuote(start) {
      while end < text.count, text[end] != UInt8(ascii: "\""), text[end] != 0x0A {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end, text.count)
      if end < text.count, text[end] != 0x0A { end += 1 }
    } else {
      while end < text.count, text[end] > 0x20, !Self.ends.contains(text[end]) { end += 1 }
    }
    // Behind a closing quote nothing belongs to the text any more.
    let isClosed = isQuote(start) && end > start + 1 && isQuote(end - 1)
    if found == nil, start <= offset, offset < end || offset == end && !isClosed { note(start..<endOfWord) }
    guard let frame = frames.last else { return end }
    let content = String(decoding: text[start..<end], as: UTF8.self).filter { $0 != "\"" }
    if frame.isObject, !frame.isBehindColon {
      frame.key = content
      frame.isBehindValue = false
      frame.names.append(content)
    } else {
      if let key = frame.key, isQuote(start) { frame.texts[key] = content }
      frame.endValue()
    }
    return end
  }

  /// Where what is being written ends: a quote that is not closed yet takes nothing of what follows.
  private var endOfWord: Int {
    var end = offset
    while end < text.count, text[end] > 0x20, !Self.ends.contains(text[end]) { end += 1 }
    return end < text.count && isQuote(end) ? end + 1 : end
  }

  private static let ends = Set("{}[],:\"".utf8)

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
