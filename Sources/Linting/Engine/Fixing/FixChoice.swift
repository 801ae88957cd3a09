import Screens
import Support

/// Fixes of one file that can be made together.
struct FixChoice {
  private var edits = NonOverlappingEdits()
  /// By location: edits of other files.
  private var others: [PathKey: NonOverlappingEdits] = [:]
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
