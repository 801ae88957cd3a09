import Formats
import Screens

/// Finds the innermost element that is at a place of a text.
final class ElementReader: ScreenConsumer {
  /// What is known of it; `nil` where none is there.
  private(set) var found: ElementFacts?
  private let text: [UInt8]
  private let offset: Int
  /// By where elements of XML begin, where they end.
  private lazy var ends = XMLElementEnds.of(text)

  /// - Parameters:
  ///   - text: what is read.
  ///   - offset: the place.
  init(_ text: [UInt8], at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Takes a screen of the text; its reader calls it.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    var innermost: (index: Int, range: Range<Int>)?
    for index in 0..<tree.count {
      var range = tree.place(of: tree[index])
      // The content of another file has no place in this one.
      guard range.lowerBound <= offset, range.upperBound <= text.count, range.lowerBound < text.count else { continue }
      if text[range.lowerBound] == UInt8(ascii: "<") {
        range = range.lowerBound..<(ends[range.lowerBound] ?? range.upperBound)
      }
      guard range.contains(offset), range.count <= innermost?.range.count ?? .max else { continue }
      innermost = (index, range)
    }
    if let (index, range) = innermost { found = ElementFacts(tree[index], in: tree, at: range) }
  }
}
