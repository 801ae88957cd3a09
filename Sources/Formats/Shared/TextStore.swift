/// Texts of a file that are kept while it is read, one behind the other.
struct TextStore {
  /// One of them, and where it is in the file.
  struct Text {
    fileprivate let first: UInt32
    fileprivate let count: UInt32
    private let start: UInt32
    private let stop: UInt32

    fileprivate init(first: Int, count: Int, place: Range<Int>) {
      self.first = UInt32(truncatingIfNeeded: first)
      self.count = UInt32(truncatingIfNeeded: count)
      start = UInt32(truncatingIfNeeded: place.lowerBound)
      stop = UInt32(truncatingIfNeeded: place.upperBound)
    }

    /// Where it is in the file.
    var place: Range<Int> { Int(start)..<Int(stop) }
    /// Whether there is nothing in it.
    var isEmpty: Bool { count == 0 }
  }

  private var bytes: [UInt8] = []

  /// Keeps the value of an attribute, its references resolved.
  mutating func keep(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag) -> Text {
    let first = bytes.count
    attribute.withResolvedValue { bytes.append(contentsOf: $0) }
    let place: Range<Int>
    if let range = attribute.valueRange { place = range } else { place = tag.range(of: attribute) }
    return Text(first: first, count: bytes.count - first, place: place)
  }

  /// Keeps a text.
  ///
  /// - Parameter place: where it is in the file.
  mutating func keep(_ text: UTF8Text, at place: Range<Int>) -> Text {
    let first = bytes.count
    bytes.append(contentsOf: text)
    return Text(first: first, count: text.count, place: place)
  }

  /// Gives the bytes of a text.
  func withBytes<Result>(of text: Text, _ body: (UTF8Text) -> Result) -> Result {
    bytes.withUnsafeBufferPointer {
      body(UTF8Text(rebasing: $0[Int(text.first)..<Int(text.first) + Int(text.count)]))
    }
  }

  /// Whether a text begins with one of some words, given in lower case, without regard to case.
  func begins(_ text: Text, with words: [StaticString]) -> Bool {
    withBytes(of: text) { bytes in
      words.contains { word in
        word.withUTF8Buffer { word in
          guard bytes.count >= word.count, word.indices.allSatisfy({ lower(bytes[$0]) == word[$0] }) else {
            return false
          }
          return bytes.count == word.count || lower(bytes[word.count]) &- 97 >= 26
        }
      }
    }
  }

  private func lower(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }

  /// Forgets all.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: bytes.count < 1 << 20) }
}
