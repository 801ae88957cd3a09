import Screens

/// What the layers of one cell show, by their names and places.
struct NamedCell {
  let index: Int32
  /// Views that are named as parts, in document order.
  private(set) var parts: [(kind: Kind, index: Int32)] = []
  /// Other texts, from top to bottom.
  private(set) var texts: [Int32] = []
  /// Other views that are filled with an image.
  private(set) var images: [Int32] = []
  /// Views with a tap of their own.
  private(set) var actions: [Int32] = []
  /// Whether something else is drawn: an icon, a chevron.
  private(set) var hasDrawings = false
  /// Whether there are layers that the file does not have.
  private(set) var isOpen = false
  /// The accessory that a property of the cell gives.
  private(set) var givenAccessory: Int32?
  private let views: ObservedViews

  /// A line between cells, or one that a cell ends with, is at most so high or wide, in points.
  private static let line = 2.0
  private static let labels: KindSet = [.subtitle, .footnote, .caption, .description]

  init(_ index: Int32, _ views: ObservedViews) {
    (self.index, self.views) = (index, views)
    if views.layer(index).flags.contains(.lacksContent) { isOpen = true }
    collect(index)
    if texts.count > 1 { texts.sort(by: views.precedes) }
  }

  private mutating func collect(_ parent: Int32) {
    for child in views.children(of: parent) {
      let view = views[child]
      let flags = views.layer(child).flags
      if view.states.contains(.fromAttribute) {
        givenAccessory = child
      } else if let kind = view.kind {
        parts.append((kind, child))
      } else if view.states.contains(.reacts) {
        actions.append(child)
      } else if flags.contains(.image) {
        images.append(child)
        collect(child)
      } else if view.role == .text {
        texts.append(child)
        if views.withText(view.text, { text, _ in text.isPicture }) ?? false { hasDrawings = true }
      } else {
        if flags.contains(.lacksContent) { isOpen = true }
        // A coloured box may stand for an image, or hold the initials of one.
        let isSeen = view.role == .drawing || flags.contains(.filled)
        if isSeen, !isBackground(child) { hasDrawings = true }
        if view.role != .drawing { collect(child) }
      }
    }
  }

  /// Whether a drawing fills the cell, or is a line.
  private func isBackground(_ child: Int32) -> Bool {
    guard let own = views[child].box else { return views.layer(child).flags.contains(.line) }
    if min(own.width, own.height) <= Self.line { return true }
    return views[index].box.map { own.width >= 0.95 * $0.width && own.height >= 0.95 * $0.height } ?? false
  }

  /// The views that are named as a part.
  func named(_ kind: Kind) -> [Int32] { parts.filter { $0.kind == kind }.map(\.index) }

  /// Whether a view is named as a label beside the title.
  var hasLabels: Bool { parts.contains { Self.labels.contains($0.kind) } }

  /// Whether nothing is drawn, and nothing left out of the file, that may be a part of the cell.
  var isPlain: Bool { !hasDrawings && !isOpen && actions.isEmpty }

  // MARK: Parts

  /// What it shows, as a cell of a kind.
  func content(_ kind: Kind) -> CellContent {
    var content = CellContent(index)
    content.image = image
    content.isWithoutImage = isPlain && images.isEmpty && named(.image).isEmpty && !(texts.isEmpty && parts.isEmpty)
    if kind == .collectionCell {
      addLabels(&content)
    } else if let title = named(.title).first ?? title {
      content.texts = [title]
    } else if isOpen || !texts.isEmpty {
      content.hide(labels: 0..<1)
    }
    content.actions = (actions + named(.button)).sorted()
    content.mayHideActions = hasDrawings || isOpen
    content.tap = views[index].states.contains(.reacts) ? index : nil
    return content
  }

  private func addLabels(_ content: inout CellContent) {
    let named = [Kind.title, .subtitle, .attribute].map { self.named($0).first }
    let column = named.contains { $0 != nil } ? nil : column
    for (place, text) in named.enumerated() {
      let label = text ?? column.flatMap { place < $0.count ? $0[place] : nil }
      content.texts.append(label ?? ObservedView.absent)
      guard label == nil else { continue }
      // Letters may also be drawn.
      if isOpen || column == nil && (!texts.isEmpty || hasDrawings) { content.hide(labels: place..<place + 1) }
    }
  }

  /// The view that shows the image of the cell, where it is plain which.
  private var image: Int32? {
    let named = named(.image)
    if !named.isEmpty { return named.count == 1 ? named.first : nil }
    return images.count == 1 ? images.first : nil
  }

  /// The texts in one column, of which the first is the title; `nil` where that is not plain.
  private var column: [Int32]? {
    let image = image.flatMap { views[$0].box }
    return !texts.isEmpty && views.areColumn(texts, beside: image, slack: 1) ? texts : nil
  }

  /// The first of the texts, where it is the title: above all others, and in letters as large as any.
  var title: Int32? {
    guard let first = texts.first, let own = views[first].box else { return nil }
    let size = views.layer(first).fontSize
    let others = texts.dropFirst()
    guard size > 0, others.allSatisfy({ views[$0].box != nil && views.layer($0).fontSize <= size }) else { return nil }
    return views.isAtLeft(of: own, oneOf: others) ? nil : first
  }
}
