import Screens

extension CellContent {
  /// What a cell shows by the roles of the views in it, which are all there.
  init(listed index: Int32, _ kind: Kind, _ views: ObservedViews, _ traits: ViewTraits) {
    self.init(index)
    var cell = ListedCell(index, views, traits)
    cell.finish()
    (texts, image, actions, isButton) = (cell.texts, cell.image, cell.actions, cell.isButton)
    separateLabels(kind, views)
    // What one of several prototypes does not show, it need not.
    let isItem = kind != .collectionCell || traits.evidence == .typed || views.layer(index).flags.contains(.item)
    isWithoutImage = isItem && cell.isWithoutImage
    if traits.evidence == .typed {
      mayHideActions = !cell.areActionsKnown
      if texts.isEmpty, kind != .collectionCell || !cell.isWithoutTexts { hide(labels: 0..<3) }
    } else {
      // A button that only has an outlet may be an action, or a picture: beside others it does not count as one.
      if actions.count > 1 { actions.removeAll { views[$0].states.contains(.mayReact) } }
      mayHideActions = !cell.isWhole || actions.count < cell.actions.count
      if !isItem, image == nil {
        hide(labels: 0..<3)
      } else if !isItem || !cell.isWhole {
        hide(labels: min(texts.count, 3)..<3)
      }
    }
    // People choose an item by a tap on it. Many rows only show something, or hold what is tapped.
    let isTapped = (kind == .collectionCell || isButton) && !views[index].states.contains(.disabled)
    tap = isTapped && traits.evidence == .typed ? index : nil
  }

  /// Leaves out badges, which are on the image while labels are not, and hides the labels from the first one on that
  /// has another text beside it.
  private mutating func separateLabels(_ kind: Kind, _ views: ObservedViews) {
    func box(_ index: Int32) -> Frame? { views[index].box }
    guard texts.count > 1 else { return }
    if let image = image.flatMap(box) {
      func isBadge(_ text: Int32) -> Bool { box(text).map { $0.lies(on: image) } ?? false }
      if !texts.allSatisfy(isBadge) { texts.removeAll(where: isBadge) }
    }
    if kind == .collectionCell {
      for (place, pair) in zip(texts, texts.dropFirst()).prefix(3).enumerated() {
        guard let first = box(pair.0), let second = box(pair.1), first.isBeside(second) else { continue }
        return hide(labels: place..<3)
      }
    } else if let title = texts.first.flatMap(box), views.isAtLeft(of: title, oneOf: texts.dropFirst()) {
      hide(labels: 0..<1)
    }
  }
}

/// The views of one cell, by their roles.
private struct ListedCell {
  /// The least side of something that may be an image, in points.
  private static let leastImage = 16.0
  /// The least room in which an image that has no view may be shown, in points.
  private static let leastRoom = 32.0
  /// What the system puts at the end of a row announces what a tap on the row does, or reacts in an area of its own.
  private static let accessories: [StaticString] = ["chevron", "more info", "reorder"]
  private static let chevron: [StaticString] = ["chevron"]

  /// From top to bottom.
  private(set) var texts: [Int32] = []
  /// The largest one.
  private(set) var image: Int32?
  private(set) var actions: [Int32] = []
  private(set) var isButton: Bool
  /// Whether a view may show an image, or anything else, by drawing it.
  private var isDrawn: Bool
  /// Whether something that can be tapped is no action, or may be none.
  private var hasControl = false
  /// Whether a button may be drawn as an image, or an image is the same in all cells, so that it is not the item's.
  private var mayHaveImage = false
  /// The boxes of views that hold nothing.
  private var bare: [Frame] = []
  private let index: Int32
  private let box: Frame?
  private let views: ObservedViews
  private let isDeclared: Bool

  init(_ index: Int32, _ views: ObservedViews, _ traits: ViewTraits) {
    (self.index, self.views, isDeclared) = (index, views, traits.evidence == .declared)
    box = views[index].box
    isButton = views[index].states.contains(.buttonTrait)
    isDrawn = views[index].states.contains(.mayHoldMore)
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
      if view.states.contains(.fromAttribute) { continue }
      if view.states.contains(.reacts) {
        collectButton(child)
        continue
      }
      if view.states.contains(.noElement) {
        collect(child)
        continue
      }
      if view.states.contains(.mayReact), !view.role.isButton { hasControl = true }
      switch view.role {
      // What is named as a part is that part, wherever it lies.
      case .text where isDeclared && view.kind != nil, .image where isDeclared && view.kind != nil: continue
      case .text: texts.append(child)
      case .image: collectImage(child)
      case .button, .iconButton:
        actions.append(child)
        if view.role == .iconButton { mayHaveImage = true }
      case .control: hasControl = true
      case .canvas: isDrawn = true
      case .link: continue
      default:
        if view.end == child + 1 { look(atLeaf: child) }
        collect(child)
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
    // What code does not reach is the same in all cells: an icon, not the image of an item.
    if isDeclared, views.hasFact(.source, child), views.hasFact(.prototype, index) {
      mayHaveImage = true
      return
    }
    guard let known = image else {
      image = child
      return
    }
    if area(child) > area(known) { image = child }
  }

  private func area(_ index: Int32) -> Double { views[index].box?.area ?? 0 }

  /// A bare view may draw anything; one that fills the cell is its background, and a thin one a line.
  private mutating func look(atLeaf child: Int32) {
    let view = views[child]
    if view.spoken >= 0 { isDrawn = true }
    guard let own = view.box else { return }
    if let box, own.covers(box) { return }
    if min(own.width, own.height) >= Self.leastImage { bare.append(own) }
  }

  // MARK: What is known

  /// Whether it is sure that the cell shows no more than what was found.
  var isWhole: Bool { !isDrawn && !hasControl && !(texts.isEmpty && image == nil && actions.isEmpty && !mayHaveImage) }

  /// Whether it is sure that the cell shows no image: its texts are there, nothing is drawn, and they leave no room for
  /// it.
  var isWithoutImage: Bool {
    guard image == nil, !texts.isEmpty, !isDrawn, !hasControl, !mayHaveImage else { return false }
    // A character may be the picture.
    if texts.contains(where: { views.withText(views[$0].text) { text, _ in text.isPicture } == true }) { return false }
    return isDeclared || actions.isEmpty && !leavesRoom
  }

  /// Whether an image may be beside the texts: an application may hide it from the tool because it says nothing that
  /// the texts do not say.
  private var leavesRoom: Bool {
    guard let box, let first = texts.first, !views[index].states.contains(.invisible), var covered = views[first].box
    else { return true }
    for text in texts {
      guard let own = views[text].box, !views[text].states.contains(.invisible) else { return true }
      covered = covered.united(own)
    }
    return covered.x - box.x >= Self.leastRoom || covered.y - box.y >= Self.leastRoom
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
