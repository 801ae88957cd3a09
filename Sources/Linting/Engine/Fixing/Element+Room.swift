import Screens

extension Element {
  /// Whether the element can have another size around its centre. It must not meet a neighbour that it does not meet
  /// yet, leave its parent, or lose its own content.
  ///
  /// Where its frame is not known, or that of another element, nothing is met.
  ///
  /// - Parameters:
  ///   - places: where the elements of its screen lie.
  ///   - others: what has another size then, too.
  func hasRoom(width: Double?, height: Double?, among places: OccupiedFrames, beside others: [Element] = []) -> Bool {
    guard let old = frame(), !old.isEmpty, let new = resizedFrame(width: width, height: height) else { return true }
    // Left of the screen and above it is nothing, however large it is.
    if old.x >= 0 && new.x < 0 || old.y >= 0 && new.y < 0 { return false }
    var around: Element? = parent
    while let outer = around {
      if let frame = outer.frame(), !frame.isEmpty, frame.holds(old), !frame.holds(new), !others.contains(outer) {
        return false
      }
      around = outer.parent
    }
    if screen.frame() == nil, let width = screen.number(.width), let height = screen.number(.height) {
      let whole = Frame(x: 0, y: 0, width: width, height: height)
      if whole.holds(old), !whole.holds(new) { return false }
    }
    if !new.holds(old) {
      let staysInside = descendants.allSatisfy { inner in
        guard !others.contains(inner), let frame = inner.frame(), !frame.isEmpty else { return true }
        return !old.holds(frame) || new.holds(frame)
      }
      if !staysInside { return false }
    }
    return !places.contains(meeting: new, butNot: old) { other in
      other != self && !others.contains(other) && !other.isInside(self) && !isInside(other)
    }
  }

  /// Its frame with another size around its centre; `nil` where it is not known.
  func resizedFrame(width: Double?, height: Double?) -> Frame? {
    guard let old = frame(), !old.isEmpty else { return nil }
    let (newWidth, newHeight) = (width ?? old.width, height ?? old.height)
    let (x, y) = (old.x + (old.width - newWidth) / 2, old.y + (old.height - newHeight) / 2)
    return Frame(x: x, y: y, width: newWidth, height: newHeight)
  }

  private func isInside(_ other: Element) -> Bool {
    var outer = parent
    while let next = outer {
      if next == other { return true }
      outer = next.parent
    }
    return false
  }
}

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
