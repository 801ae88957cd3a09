import Screens

/// A view of a page source that shows items, and what its cells look like.
struct PageSourceView {
  /// The view in the page source.
  let index: Int32
  /// The cells that show one item each.
  private(set) var items: [Int32] = []
  private(set) var layout = CellLayout.unclear
  /// What the items cover, as far as their frames are known.
  private(set) var extent: Frame?
  /// Whether something else is in the view: other views, or cells without content.
  private var isMixed = false
  /// Whether the view has anything that shows an item.
  var isEmpty: Bool { items.isEmpty }

  init(_ index: Int32, in elements: PageSourceElements, width: Double?) {
    self.index = index
    collect(index, elements)
    guard !isMixed, !items.isEmpty else { return }
    layout = elements[index].type == .table ? .list : layout(of: elements, screenWidth: width)
  }

  /// Finds the innermost cells with content that lie in the view and in no other one.
  private mutating func collect(_ parent: Int32, _ elements: PageSourceElements) {
    for child in elements.children(of: parent) {
      let element = elements[child]
      switch element.type {
      case .collection, .table: isMixed = true
      case .scroll where element.states.contains(.holdsCell): isMixed = true
      case .cell where element.states.contains(.holdsView): isMixed = true
      case .cell where element.states.contains(.holdsCell): collect(child, elements)
      case .cell:
        if element.states.contains(.holdsContent) || element.label != nil { items.append(child) }
      default: if element.states.contains(.holdsCell) { collect(child, elements) }
      }
    }
  }

  private mutating func layout(of elements: PageSourceElements, screenWidth: Double?) -> CellLayout {
    let frames = items.compactMap { elements.frame($0) }
    extent = Frame(uniting: frames)
    return CellLayout(frames, in: elements.frame(index) ?? screenWidth.map { Frame(x: 0, y: 0, width: $0, height: 0) })
  }
}
