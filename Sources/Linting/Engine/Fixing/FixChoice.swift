import Screens
import Support

/// Fixes of one file that can be made together.
struct FixChoice {
  private var edits = NonOverlappingEdits()
  /// By location: edits of other files.
  private var others: [Path: NonOverlappingEdits] = [:]
  // What is resized on the present screen: alone each has room, and together they may not.
  private var screen: Int?
  private var areas = FrameGrid()
  private var frames: Set<Frame> = []

  /// Adds a fix, unless it cannot be made together with those before.
  ///
  /// - Returns: whether it can.
  mutating func add(_ fix: Fix) -> Bool {
    let own = fix.textEdits
    guard own.allSatisfy(edits.isApart) else { return false }
    for file in fix.others {
      if let others = others[file.location], !file.textEdits.allSatisfy(others.isApart) { return false }
    }
    if let screen = fix.areas.first?.screen {
      if self.screen != screen { (areas, frames) = (FrameGrid(), []) }
      self.screen = screen
      // Once the other one is made, it shows whether there is room left.
      let isCovered = fix.areas.contains { area in
        areas.contains(meeting: area.frame) { area.covers(Fix.Area(screen: screen, frame: $0)) }
      }
      if isCovered { return false }
      for area in fix.areas where frames.insert(area.frame).inserted { areas.insert(area.frame) }
    }
    for edit in own { edits.insert(edit) }
    for file in fix.others {
      for edit in file.textEdits { others[file.location, default: NonOverlappingEdits()].insert(edit) }
    }
    return true
  }
}

/// Edits of one text that do not overlap, in its order.
struct NonOverlappingEdits {
  private var edits: [TextEdit] = []

  /// Whether an edit overlaps none of them.
  func isApart(_ edit: TextEdit) -> Bool {
    let next = index(behind: edit)
    // Those before it end in their order too.
    return next == 0 || !edits[next - 1].overlaps(edit)
  }

  /// Adds an edit that overlaps none of them.
  mutating func insert(_ edit: TextEdit) { edits.insert(edit, at: index(behind: edit)) }

  /// The number of those that begin before the end of an edit, or there.
  private func index(behind edit: TextEdit) -> Int {
    // Findings are mostly in the order of the file, and so are their edits.
    guard let last = edits.last, last.range.lowerBound > edit.range.upperBound else { return edits.count }
    return edits.partitioningIndex { $0.range.lowerBound > edit.range.upperBound }
  }
}
