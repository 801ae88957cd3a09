import Documents
import Screens
import Syntax

/// A text as a file writes it, with escapes or references, so that a part of it can change while the rest stays as it
/// is written.
struct EscapedText {
  /// Languages that write some characters otherwise than they are.
  enum Language {
    case json, xml
  }

  /// What one character, or one escape, stands for, and where it is written.
  private struct Piece {
    let text: [UInt8]
    let range: Range<Int>
  }

  private var pieces: [Piece] = []
  private let range: Range<Int>
  private let language: Language

  /// A text between its quotes; `nil` where it is written in a way that is not taken apart.
  init?(_ bytes: [UInt8], in range: Range<Int>, _ language: Language) {
    self.range = range
    self.language = language
    var index = range.lowerBound
    while index < range.upperBound {
      guard let piece = Self.piece(of: bytes, at: index, before: range.upperBound, language) else { return nil }
      pieces.append(piece)
      index = piece.range.upperBound
    }
  }

  /// Makes another text of it, by the shortest edit that leaves what both begin and end with.
  func setting(_ text: String) -> TextEdit {
    let new = text.unicodeScalars.map { Array(String($0).utf8) }
    let start = zip(pieces, new).prefix { $0.text == $1 }.count
    let end = zip(pieces.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0.text == $1 }.count
    let written = pieces[start..<pieces.count - end]
    let place = start < pieces.count ? pieces[start].range.lowerBound : range.upperBound
    let changed = String(decoding: new[start..<new.count - end].joined(), as: UTF8.self)
    let setting = FactSetting.text(changed)
    return TextEdit(
      place..<(written.last?.range.upperBound ?? place),
      language == .json ? Array(setting.json.dropFirst().dropLast()) : setting.attribute)
  }

  private static func piece(of bytes: [UInt8], at start: Int, before end: Int, _ language: Language) -> Piece? {
    let byte = bytes[start]
    if language == .json, byte == UInt8(ascii: "\\") { return escape(of: bytes, at: start, before: end) }
    if language == .xml, byte == UInt8(ascii: "&") { return reference(of: bytes, at: start, before: end) }
    var next = start + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return Piece(text: Array(bytes[start..<next]), range: start..<next)
  }

  private static func escape(of bytes: [UInt8], at start: Int, before end: Int) -> Piece? {
    guard start + 1 < end else { return nil }
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      return JSONBytes.simpleEscape(bytes[start + 1]).map { Piece(text: [$0], range: start..<start + 2) }
    }
    func unit(at index: Int) -> UInt32? {
      guard index + 6 <= end, bytes[index..<index + 2].elementsEqual("\\u".utf8) else { return nil }
      return bytes[(index + 2)...].withUnsafeBufferPointer { $0.baseAddress.flatMap { JSONBytes.hexUnit($0) } }
    }
    guard let first = unit(at: start) else { return nil }
    let low = first & 0xFC00 == 0xD800 ? unit(at: start + 6) : nil
    return JSONBytes.scalar(first, low).map {
      Piece(text: Array(String($0).utf8), range: start..<start + (low == nil ? 6 : 12))
    }
  }

  private static func reference(of bytes: [UInt8], at start: Int, before end: Int) -> Piece? {
    guard let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return bytes[(start + 1)..<close].withUnsafeBufferPointer { XMLReference.character($0) }
      .map { Piece(text: Array(String($0).utf8), range: start..<close + 1) }
  }
}

extension FactSetting {
  /// The value as JSON.
  var json: [UInt8] {
    var buffer = ReportBuffer()
    switch self {
    case .token(let token): buffer.write("\"\(token.name)\"")
    case .flag(let flag): buffer.write(flag ? "true" : "false")
    case .number(let number): buffer.write(json: number)
    case .text(let text):
      buffer.write(byte: UInt8(ascii: "\""))
      buffer.write(text, as: .jsonDescription)
      buffer.write(byte: UInt8(ascii: "\""))
    }
    return buffer.bytes
  }

  /// The value as that of an attribute.
  var attribute: [UInt8] {
    var buffer = ReportBuffer()
    switch self {
    case .token(let token): buffer.write(token.name)
    case .flag(let flag): buffer.write(flag ? "true" : "false")
    case .number(let number): buffer.write(json: number)
    case .text(let text): buffer.write(text, as: .xmlDescription)
    }
    return buffer.bytes
  }
}
