import Screens

/// What one cell of a page source shows.
struct PageSourceCell {
  /// The least side of something that may be an image, in points.
  private static let leastImage = 16.0
  /// The least room in which an image that has no element may be shown, in points.
  private static let leastRoom = 32.0

  private(set) var texts: [Int32] = []
  /// The largest image.
  private(set) var image: Int32?
  private(set) var actions: [Int32] = []
  /// Whether a button takes the whole cell, so that a tap on the cell is one on the button.
  private(set) var isButton = false
  /// Whether an element may show an image, or anything else, by drawing it.
  private var isDrawn = false
  /// Whether something that can be tapped is no action, or may be none.
  private var hasControl = false
  /// The frames of views that hold nothing.
  private var bare: [Frame] = []
  private let index: Int32
  private let frame: Frame?

  init(_ index: Int32, in elements: PageSourceElements) {
    self.index = index
    frame = elements.frame(index)
    isButton = elements[index].states.contains(.button)
    isDrawn = elements[index].states.contains(.isSummary)
    collect(index, elements)
    // Behind an image lies its shadow.
    let shown = image.flatMap { elements.frame($0) }
    isDrawn = isDrawn || bare.contains { shown?.covers($0) != true }
    if texts.count > 1 { texts.sort { Self.precedes($0, $1, elements) } }
  }

  private static func precedes(_ left: Int32, _ right: Int32, _ elements: PageSourceElements) -> Bool {
    guard let first = elements.frame(left), let second = elements.frame(right) else { return left < right }
    return (first.y, first.x, Double(left)) < (second.y, second.x, Double(right))
  }

  private mutating func collect(_ parent: Int32, _ elements: PageSourceElements) {
    for child in elements.children(of: parent) {
      let element = elements[child]
      if element.isButton {
        collectButton(child, elements)
      } else {
        switch element.type {
        case .text: texts.append(child)
        case .image: collectImage(child, elements)
        case .control: hasControl = true
        case .canvas: isDrawn = true
        case .link: continue
        default:
          if element.end == child + 1 { look(atLeaf: child, elements) }
          collect(child, elements)
        }
      }
    }
  }

  private mutating func collectButton(_ child: Int32, _ elements: PageSourceElements) {
    let element = elements[child]
    if element.isPieceOfButton {
      isDrawn = true
      return collect(child, elements)
    }
    if let frame, let own = elements.frame(child), own.covers(frame) {
      isButton = isButton || !element.states.contains(.disabled)
      if element.end == child + 1 { isDrawn = true }
      if element.type == .image { collectImage(child, elements) }
      return collect(child, elements)
    }
    // What the system puts at the end of a row announces what a tap on the row does, or reacts in an area of its own.
    if elements.text(element.name ?? element.label, hasPrefix: "chevron", "more info", "reorder") { return }
    if element.states.isSuperset(of: [.disabled, .invisible]) {
      hasControl = true
      return
    }
    actions.append(child)
  }

  private mutating func collectImage(_ child: Int32, _ elements: PageSourceElements) {
    if elements.text(elements[child].name, hasPrefix: "chevron") { return }
    guard let known = image else {
      image = child
      return
    }
    if area(child, elements) > area(known, elements) { image = child }
  }

  private func area(_ index: Int32, _ elements: PageSourceElements) -> Double {
    elements.frame(index).map { $0.width * $0.height } ?? 0
  }

  /// A bare view may draw anything; one that fills the cell is its background, and a thin one a line.
  private mutating func look(atLeaf child: Int32, _ elements: PageSourceElements) {
    let element = elements[child]
    guard let own = elements.frame(child) else {
      isDrawn = isDrawn || element.label != nil
      return
    }
    if element.label != nil { isDrawn = true }
    if let frame, own.covers(frame) { return }
    if min(own.width, own.height) >= Self.leastImage { bare.append(own) }
  }

  /// Whether it is sure that the cell shows no image: its texts are there, nothing is drawn, and they leave no room for
  /// it.
  ///
  /// An application may hide an image from the page source because it says nothing that the texts do not say.
  func isWithoutImage(_ elements: PageSourceElements) -> Bool {
    guard image == nil, !isDrawn, actions.isEmpty, !hasControl, let frame, let first = texts.first else { return false }
    guard !elements[index].states.contains(.invisible), var covered = elements.frame(first) else { return false }
    for text in texts {
      guard let own = elements.frame(text), !elements[text].states.contains(.invisible) else { return false }
      // A character may be the picture.
      if let label = elements[text].label, elements.withBytes(label, { $0.isPicture }) { return false }
      covered = covered.united(own)
    }
    return covered.x - frame.x < Self.leastRoom && covered.y - frame.y < Self.leastRoom
  }

  /// Whether it is sure that the cell shows no texts: its image is there, and nothing is spoken that may be shown.
  func isWithoutTexts(_ elements: PageSourceElements) -> Bool {
    guard texts.isEmpty, let image, !isDrawn, actions.isEmpty, !hasControl else { return false }
    return elements[index].label == nil && elements[index].states.isDisjoint(with: [.invisible])
      && elements.frame(image) != nil
  }

  /// Whether all actions are known, or known to be none.
  func areActionsKnown(_ elements: PageSourceElements) -> Bool {
    !isDrawn && !hasControl && !(texts.isEmpty && image == nil)
      && !elements[index].states.contains(.invisible)
  }
}
