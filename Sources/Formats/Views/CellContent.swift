import Screens

/// What one cell of a collection shows, as far as its views tell: all that the mapper writes of a cell.
///
/// It is found in three ways, because each has other evidence. ``NamedCell`` has names of layers, ``ListedCell`` types of
/// views of which all are there, and ``SeenCell`` the look of views of which some are left out.
struct CellContent {
  /// The cell.
  let index: Int32
  /// Its texts, from top to bottom, as far as it is plain which is the title.
  var texts: [Int32] = []
  /// The largest image.
  var image: Int32?
  var actions: [Int32] = []
  /// What a tap on the cell reacts on, where that is known.
  var tap: Int32?
  /// Whether a button takes the whole cell, so that a tap on the cell is one on the button.
  var isButton = false
  /// Whether it is sure that it shows no image.
  var isWithoutImage = false
  /// Whether there may be actions that were not found.
  var mayHideActions = false
  /// By number of the label, from the lowest bit on: whether there may be one that was not found.
  private var hiddenLabels: UInt8 = 0
  /// The view whose box is its frame, where it is plain which.
  var frame: Int32?
  /// The directions in which something of it may be cut off.
  var cuts: Axes = []
  /// Whether all of it can be seen.
  var isWhole: Bool { cuts.isEmpty }

  init(_ index: Int32) { self.index = index }

  /// Whether there may be a label that was not found: the title is 0, the subtitle 1, the attribute 2.
  func mayHide(_ label: Int) -> Bool { hiddenLabels & 1 << UInt8(truncatingIfNeeded: label) != 0 }

  /// Says that there may be labels that were not found.
  mutating func hide(labels: Range<Int>) {
    for label in labels.clamped(to: 0..<8) { hiddenLabels |= 1 << UInt8(label) }
  }

  /// The one text that is above all others of a cell: its title, as nothing but icons is higher in an object cell.
  func topText(_ views: ObservedViews) -> Int32? {
    guard let first = texts.first, let top = views[first].box, views[first].states.isDisjoint(with: [.invisible])
    else { return nil }
    for text in texts.dropFirst() {
      guard let box = views[text].box, box.y >= top.bottom - 1 else { return nil }
    }
    return first
  }
}

extension ObservedViews {
  /// Whether texts are in one column below or above the image, three at most: only then it is plain which is the title.
  ///
  /// - Parameters:
  ///   - texts: from top to bottom.
  ///   - slack: by how much boxes may overlap.
  func areColumn(_ texts: [Int32], beside image: Frame?, slack: Double) -> Bool {
    guard texts.count <= 3 else { return false }
    var last: Frame?
    for text in texts {
      guard let own = self[text].box else { return false }
      if let last, own.y < last.bottom - slack { return false }
      if let image, own.y < image.bottom - slack, own.bottom > image.y + slack { return false }
      last = own
    }
    return true
  }

  /// Whether one of some texts is beside a title, at its left.
  func isAtLeft(of title: Frame, oneOf texts: ArraySlice<Int32>) -> Bool {
    texts.contains { self[$0].box.map { $0.y < title.bottom - 1 && $0.x < title.x } ?? false }
  }
}
