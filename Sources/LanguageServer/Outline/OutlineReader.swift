import Formats
import Linting
import Screens

/// Makes the outline of a text: its screens with what lies in them.
final class OutlineReader: ScreenConsumer {
  /// The screens.
  private(set) var screens: [OutlineItem] = []
  /// How many elements are listed at most.
  private static let limit = 20_000
  private let text: [UInt8]
  private var count = 0
  /// By where elements of XML begin, where they end.
  private lazy var ends = XMLElementEnds.of(text)

  /// - Parameter text: what is read.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Takes a screen of the text; its reader calls it.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    guard tree.count > 0, let screen = item(of: tree.root, in: tree) else { return }
    screens.append(screen)
  }

  private func item(of element: Element, in tree: ScreenTree) -> OutlineItem? {
    count += 1
    guard count <= Self.limit else { return nil }
    let path = element.pathComponent
    let shown = shownName(of: element)
    var item = OutlineItem(
      name: shown ?? element.countedNoun, detail: path, symbol: OutlineItem.Symbol(element.kind),
      range: range(of: element, in: tree))
    for child in element.children {
      guard let child = self.item(of: child, in: tree) else { break }
      item.children.append(child)
    }
    return item
  }

  private func range(of element: Element, in tree: ScreenTree) -> Range<Int> {
    let range = tree.range(of: element).clamped(to: 0..<text.count)
    guard range.lowerBound < text.count, text[range.lowerBound] == UInt8(ascii: "<") else { return range }
    return range.lowerBound..<(ends[range.lowerBound] ?? range.upperBound)
  }

  /// What people see of an element, on one line; `nil` where that is nothing, or not known.
  private func shownName(of element: Element) -> String? {
    let own = [Member.text, .label, .name].lazy.compactMap { element.text($0) }.first { !$0.isEmpty }
    let texts = [Member.title, .label].lazy.compactMap { element.part($0).element?.text(.text) }
    guard let name = own ?? element.name ?? texts.first(where: { !$0.isEmpty }) else { return nil }
    let short = OutlineItem.short(name)
    return short.isEmpty ? nil : short
  }
}
