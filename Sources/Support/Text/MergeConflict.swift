/// The markers of a merge conflict that git leaves in a text.
///
/// A line that looks like one may be text. So they count only where a text cannot be read, and a single one only where
/// reading stops.
package enum MergeConflict {
  /// The lines that git writes, in their order.
  private enum Marker: Int {
    case ours, base, middle, theirs

    /// By the byte that such a line begins with.
    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "<"): self = .ours
      case UInt8(ascii: "|"): self = .base
      case UInt8(ascii: "="): self = .middle
      case UInt8(ascii: ">"): self = .theirs
      default: return nil
      }
    }
  }

  private struct Line {
    let marker: Marker
    let range: Range<Int>
  }

  /// What is said of a text with markers.
  package static let message = "unresolved merge conflict; expected one version, without conflict markers"

  /// Where the first marker of a conflict begins that keeps a text from being read; `nil` where none does.
  ///
  /// - Parameter offset: where reading stops; `nil` where that is not known.
  package static func start(in text: UnsafeBufferPointer<UInt8>, stoppingAt offset: Int?) -> Int? {
    let lines = lines(of: text)
    if lines.isEmpty { return nil }
    if let offset,
      let index = lines.firstIndex(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound })
    {
      return start(before: index, in: lines)
    }
    // A mark before the text is not part of it.
    if let first = lines.first, text[ByteOrderMark.length(in: text)..<first.range.lowerBound].allSatisfy(isSpace) {
      return first.range.lowerBound
    }
    // A mistake that a conflict causes may show elsewhere, as in a tag that begins before it.
    guard let theirs = lines.lastIndex(where: { $0.marker == .theirs }) else { return nil }
    let start = lines[..<theirs].firstIndex { $0.marker == .ours }
    if let start, lines[start..<theirs].contains(where: { $0.marker == .middle }) {
      return lines[start].range.lowerBound
    }
    // Of a conflict that is resolved by half a rest may be left.
    guard let offset, let middle = lines[..<theirs].firstIndex(where: { $0.marker == .middle }),
      lines[middle].range.lowerBound <= offset
    else { return nil }
    return lines[middle].range.lowerBound
  }

  /// Where the first line begins that a merge alone writes, with the name of a version; `nil` where none does.
  package static func leftover(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    lines(of: text).first { ($0.marker == .ours || $0.marker == .theirs) && $0.range.count > 8 }?.range.lowerBound
  }

  /// Whether a line looks like a marker.
  package static func hasMarker(in text: UnsafeBufferPointer<UInt8>) -> Bool { !lines(of: text).isEmpty }

  /// The version of a text that git names first, with spaces in the place of markers and of the other versions.
  package static func firstVersion(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes = Array(text)
    var others: Int?
    for line in lines(of: text) {
      switch line.marker {
      case .ours: others = nil
      case .base, .middle: others = others ?? line.range.lowerBound
      case .theirs: break
      }
      let start = line.marker == .theirs ? others ?? line.range.lowerBound : line.range.lowerBound
      for index in start..<line.range.upperBound { bytes[index] = UInt8(ascii: " ") }
      if line.marker == .theirs { others = nil }
    }
    return bytes
  }

  /// The first marker of the conflict that one belongs to, by its index.
  private static func start(before index: Int, in lines: [Line]) -> Int {
    var index = index
    while index > 0, lines[index - 1].marker.rawValue < lines[index].marker.rawValue { index -= 1 }
    return lines[index].range.lowerBound
  }

  /// The lines that look like markers, without their line ends.
  private static func lines(of text: UnsafeBufferPointer<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = ByteOrderMark.length(in: text)
    while start < text.count {
      if let marker = Marker(text[start]), let end = end(ofMarkerAt: start, in: text) {
        lines.append(Line(marker: marker, range: start..<end))
        start = end
      }
      while start < text.count, !isLineEnd(text[start]) { start += 1 }
      start += 1
    }
    return lines
  }

  /// Seven equal bytes, and what they mark behind a space.
  private static func end(ofMarkerAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let rest = start + 7
    guard rest <= text.count, text[start..<rest].allSatisfy({ $0 == text[start] }) else { return nil }
    if rest == text.count || isLineEnd(text[rest]) { return rest }
    // Nothing is marked by the line in the middle.
    guard text[rest] == UInt8(ascii: " "), text[start] != UInt8(ascii: "=") else { return nil }
    return text[rest...].firstIndex(where: isLineEnd) ?? text.count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineEnd(byte) }
}
