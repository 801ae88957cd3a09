import Screens

extension CellContent {
  /// What a cell shows by the types of its views.
  init(typed index: Int32, _ kind: Kind, _ views: ObservedViews) {
    self.init(index)
    var reading = TypedCellReading(index, views)
    reading.finish()
    (texts, image, actions, isButton) = (reading.texts, reading.image, reading.actions, reading.isButton)
    isWithoutImage = reading.isWithoutImage
    mayHideActions = !reading.areActionsKnown
    if texts.isEmpty, kind != .collectionCell || !reading.isWithoutTexts { hide(labels: 0..<3) }
    // People choose an item by a tap on it. Many rows only show something, or hold what is tapped.
    let isTapped = (kind == .collectionCell || isButton) && !views[index].states.contains(.disabled)
    tap = isTapped ? index : nil
  }
}

/// The views of one cell, by their types.
private struct TypedCellReading {
  /// The least side of something that may be an image, in points.
  private static let leastImage = 16.0
  /// The least room in which an image that has no view may be shown, in points.
  private static let leastRoom = 32.0
  /// What the system puts at the end of a row announces what a tap on the row does, or reacts in an area of its own.
  private static let accessories: [StaticString] = ["chevron", "more info", "reorder"]
  private static let chevron: [StaticString] = ["chevron"]

  private(set) var texts: [Int32] = []
  private(set) var image: Int32?
  private(set) var actions: [Int32] = []
  private(set) var isButton: Bool
  /// Whether a view may show an image, or anything else, by drawing it.
  private var isDrawn: Bool
  /// Whether something that can be tapped is no action, or may be none.
  private var hasControl = false
  /// The boxes of views that hold nothing.
  private var bare: [Frame] = []
  private let index: Int32
  private let box: Frame?
  private let views: ObservedViews

  init(_ index: Int32, _ views: ObservedViews) {
    (self.index, self.views) = (index, views)
    box = views[index].box
    isButton = views[index].states.contains(.buttonTrait)
    isDrawn = views[index].states.contains(.summary)
  }

  mutating func finish() {
    collect(index)
    // Behind an image lies its shadow.
    let shown = image.flatMap { views[$0].box }
    isDrawn = isDrawn || bare.contains { shown?.covers($0) != true }
    if texts.count > 1 { texts.sort(by: views.precedes) }
  }

  private mutating func collect(_ parent: Int32) {
    for child in views.children(of: parent) {
      let view = views[child]
      if view.states.contains(.reacts) {
        collectButton(child)
      } else {
        switch view.role {
        case .text: texts.append(child)
        case .image: collectImage(child)
        case .control: hasControl = true
        case .canvas: isDrawn = true
        case .link: continue
        default:
          if view.end == child + 1 { look(atLeaf: child) }
          collect(child)
        }
      }
    }
  }

  private mutating func collectButton(_ child: Int32) {
    let view = views[child]
    if view.isPieceOfButton {
      isDrawn = true
      return collect(child)
    }
    if let box, let own = view.box, own.covers(box) {
      isButton = isButton || !view.states.contains(.disabled)
      if view.end == child + 1 { isDrawn = true }
      if view.role == .image { collectImage(child) }
      return collect(child)
    }
    if views.text(view.id >= 0 ? view.id : view.spoken, begins: Self.accessories) { return }
    if view.states.isSuperset(of: [.disabled, .invisible]) {
      hasControl = true
      return
    }
    actions.append(child)
  }

  private mutating func collectImage(_ child: Int32) {
    if views.text(views[child].id, begins: Self.chevron) { return }
    guard let known = image else {
      image = child
      return
    }
    if area(child) > area(known) { image = child }
  }

  private func area(_ index: Int32) -> Double { views[index].box.map { $0.width * $0.height } ?? 0 }

  /// A bare view may draw anything; one that fills the cell is its background, and a thin one a line.
  private mutating func look(atLeaf child: Int32) {
    let view = views[child]
    guard let own = view.box else {
      isDrawn = isDrawn || view.spoken >= 0
      return
    }
    if view.spoken >= 0 { isDrawn = true }
    if let box, own.covers(box) { return }
    if min(own.width, own.height) >= Self.leastImage { bare.append(own) }
  }

  /// Whether it is sure that the cell shows no image: its texts are there, nothing is drawn, and they leave no room for
  /// it.
  ///
  /// An application may hide an image from the tool because it says nothing that the texts do not say.
  var isWithoutImage: Bool {
    guard image == nil, !isDrawn, actions.isEmpty, !hasControl, let box, let first = texts.first else { return false }
    guard !views[index].states.contains(.invisible), var covered = views[first].box else { return false }
    for text in texts {
      let view = views[text]
      guard let own = view.box, !view.states.contains(.invisible) else { return false }
      // A character may be the picture.
      if views.withText(view.text, { text, _ in text.isPicture }) == true { return false }
      covered = covered.united(own)
    }
    return covered.x - box.x < Self.leastRoom && covered.y - box.y < Self.leastRoom
  }

  /// Whether it is sure that the cell shows no texts: its image is there, and nothing is spoken that may be shown.
  var isWithoutTexts: Bool {
    guard texts.isEmpty, let image, !isDrawn, actions.isEmpty, !hasControl else { return false }
    return views[index].spoken < 0 && !views[index].states.contains(.invisible) && views[image].box != nil
  }

  /// Whether all actions are known, or known to be none.
  var areActionsKnown: Bool {
    !isDrawn && !hasControl && !(texts.isEmpty && image == nil) && !views[index].states.contains(.invisible)
  }
}
