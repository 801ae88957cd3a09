import Screens

/// What one cell of a document shows.
struct InterfaceBuilderCell {
  /// The least side of something bare that may be drawn into, in points.
  private static let leastSide = 16.0

  /// Labels, from top to bottom.
  private(set) var texts: [Int32] = []
  /// The largest image.
  private(set) var image: Int32?
  private(set) var actions: [Int32] = []
  /// Whether something that shows nothing in the document may be drawn in code.
  private var isDrawn = false
  /// Whether something in it is hidden, or depends on size classes.
  private var isOpen = false
  /// Whether a button may be drawn as an image, a text is a picture, or an image is the same in all cells, so that it
  /// is not the item's.
  private var mayHaveImage = false
  private var hasControl = false
  private let index: Int32
  private let isPrototype: Bool

  init(_ index: Int32, in elements: InterfaceBuilderElements) {
    self.index = index
    isPrototype = elements.isPrototype(index)
    isOpen = elements[index].states.contains(.varies)
    collect(index, elements)
    if texts.count > 1 { texts.sort { Self.precedes($0, $1, elements) } }
  }

  private static func precedes(_ left: Int32, _ right: Int32, _ elements: InterfaceBuilderElements) -> Bool {
    guard let first = elements[left].frame, let second = elements[right].frame else { return left < right }
    return (first.y, first.x, Double(left)) < (second.y, second.x, Double(right))
  }

  private mutating func collect(_ parent: Int32, _ elements: InterfaceBuilderElements) {
    for child in elements.children(of: parent) {
      let element = elements[child]
      guard element.tag.isView, element.role != .background else { continue }
      guard element.states.isDisjoint(with: [.hidden]) else {
        isOpen = true
        continue
      }
      isOpen = isOpen || element.states.contains(.varies)
      guard element.role != .accessory else {
        hasControl = true
        continue
      }
      switch element.tag {
      case .collectionView, .tableView: isDrawn = true
      case .label:
        texts.append(child)
        if let text = element.text, elements.texts.withBytes(of: text, { $0.isPicture }) { mayHaveImage = true }
      case .image: collectImage(child, elements)
      case .button:
        actions.append(child)
        mayHaveImage = mayHaveImage || element.text == nil
      case .control: hasControl = true
      case .canvas: isDrawn = true
      default:
        if element.end == child + 1, element.role != .content { look(atLeaf: child, elements) }
        if element.states.contains(.reacts) { hasControl = true }
        collect(child, elements)
      }
    }
  }

  private mutating func collectImage(_ child: Int32, _ elements: InterfaceBuilderElements) {
    let element = elements[child]
    if element.states.contains(.reacts) { hasControl = true }
    // What code does not reach is the same in all cells: an icon, not the image of an item.
    if isPrototype, element.image != nil, !element.states.contains(.reached) {
      mayHaveImage = true
      return
    }
    guard let known = image else {
      image = child
      return
    }
    if area(child, elements) > area(known, elements) { image = child }
  }

  private func area(_ index: Int32, _ elements: InterfaceBuilderElements) -> Double {
    elements[index].frame.map { $0.width * $0.height } ?? 0
  }

  /// A bare view may draw anything; one that fills the cell is its background, and a thin one a line.
  private mutating func look(atLeaf child: Int32, _ elements: InterfaceBuilderElements) {
    let element = elements[child]
    if element.states.contains(.hasClass) { isDrawn = true }
    guard let frame = element.frame, let outer = elements[index].frame else { return isDrawn = true }
    if !frame.covers(outer), min(frame.width, frame.height) >= Self.leastSide { isDrawn = true }
  }

  /// Whether the cell holds nothing that shows anything, so that code draws it.
  var isEmpty: Bool { texts.isEmpty && image == nil && actions.isEmpty && !mayHaveImage && !hasControl }

  /// Whether it is sure that the cell shows no image: it has texts, and nothing else.
  var isWithoutImage: Bool { image == nil && !texts.isEmpty && !mayHaveImage && isWhole }

  /// Whether it is sure that the cell shows no more texts, and has no more actions, than those found.
  var isWhole: Bool { !isEmpty && !isDrawn && !isOpen && !hasControl }
}
