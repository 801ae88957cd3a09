import Syntax

extension LogSearch {
  /// The parts of a file that hold trees and are not read together; none if the file is read as a whole.
  ///
  /// - Parameters:
  ///   - head: the beginning of the file.
  ///   - index: the index of the format that recognizes the beginning.
  static func parts(
    of source: SourceReader, _ head: FileHead, recognizedBy index: Int, of formats: [any ScreenFormat]
  ) throws(ReadError) -> [Part] {
    let isXML = head.first == UInt8(ascii: "<")
    guard formats[index].isFallback ? !isXML : formats[index] is any EmbeddedFormat, head.mayBeLog else { return [] }
    let marks = formats.map { ($0 as? any EmbeddedFormat)?.marks ?? [] }
    let isWhole = head.isWhole
    let parts = try parts(of: source, marks) { part in
      formats.firstIndex { $0.recognizes(part) }.flatMap { marks[$0].isEmpty ? nil : $0 }
    }
    let isOfOneFormat = parts.allSatisfy { $0.format == index }
    // XML without other text is read by what it declares.
    let reachesEnd = parts.count == 1 && parts[0].range.upperBound == source.bufferOffset + source.count
    try source.rewind()
    return isOfOneFormat && (isWhole || isXML && reachesEnd) ? [] : parts
  }
}

extension FileHead {
  /// Whether a file may be a text with trees in it: it does not begin like JSON or a text in quotes, and its characters
  /// have one byte.
  fileprivate var mayBeLog: Bool {
    guard let first = bytes.firstIndex(where: { !XMLTokens.isSpace($0) }), !bytes.prefix(4).contains(0) else {
      return false
    }
    let next = bytes[(first + 1)...].first { !XMLTokens.isSpace($0) } ?? 0
    switch bytes[first] {
    case UInt8(ascii: "{"), UInt8(ascii: "\""): return false
    case UInt8(ascii: "["): return !"{[\"]".utf8.contains(next)
    default: return true
    }
  }
}
