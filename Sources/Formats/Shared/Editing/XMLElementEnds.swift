import Screens

/// Where the elements of an XML text end, which was read before, so that it is XML.
package enum XMLElementEnds {
  /// By where each element begins, where it ends, behind its end tag.
  package static func of(_ text: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = XMLTagText.endOfSkipped(in: text, at: start) {
        index = end
      } else if start + 1 < text.count, text[start + 1] == UInt8(ascii: "/") {
        guard let close = text[start...].firstIndex(of: UInt8(ascii: ">")), let element = open.popLast() else { break }
        ends[element] = close + 1
        index = close + 1
      } else {
        guard let tag = XMLTagText(text, at: start) else { break }
        if tag.isEmpty { ends[start] = tag.range.upperBound } else { open.append(start) }
        index = tag.range.upperBound
      }
    }
    return ends
  }
}
