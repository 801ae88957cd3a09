import Screens

/// Where the elements of one screen lie.
struct OccupiedFrames {
  private var grid = FrameGrid()
  private var elements: [Frame: [Element]] = [:]

  init(_ screen: Element) {
    for element in screen.descendants {
      guard let frame = element.frame(), !frame.isEmpty else { continue }
      if elements[frame] == nil { grid.insert(frame) }
      elements[frame, default: []].append(element)
    }
  }

  /// Whether any element of some kind meets a frame and not another one.
  func contains(meeting frame: Frame, butNot other: Frame, where isMeant: (Element) -> Bool) -> Bool {
    grid.contains(meeting: frame) { !other.meets($0) && elements[$0]?.contains(where: isMeant) ?? false }
  }
}
