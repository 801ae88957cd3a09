import Syntax

/// Where the elements of an XML text end, which was read before, so that it is XML.
package enum XMLElementEnds {
  /// By where each element begins, where it ends, behind its end tag.
  package static func of(_ text: [UInt8]) -> [Int: Int] {
    text.withUnsafeBufferPointer { text in
      var ends: [Int: Int] = [:]
      var open: [Int] = []
      for token in XMLTokens(text) {
        switch token.kind {
        case .tagStart: open.append(token.start)
        case .emptyTagEnd: if let element = open.popLast() { ends[element] = token.end }
        case .endTag:
          guard token.isClosed, let element = open.popLast() else { return ends }
          ends[element] = token.end
        default: break
        }
      }
      return ends
    }
  }
}
