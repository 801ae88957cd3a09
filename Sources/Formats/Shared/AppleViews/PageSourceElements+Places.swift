import Screens

extension PageSourceElements {
  /// Finds what each element lies in, and whether its frame can be trusted: parents come before what they hold.
  ///
  /// What another process draws, such as a share sheet, has frames that count from its own corner; it is known by
  /// filling its container from there. Cells that were not laid out yet hold elements with frames of somewhere else.
  mutating func complete() {
    /// The nearest element with a frame that each lies in, itself included.
    var framed: [Int32] = []
    framed.reserveCapacity(all.count)
    for index in 0..<count {
      let parent = self[index].parent
      guard parent >= 0 else {
        framed.append(self[index].frame == nil ? -1 : index)
        if self[index].type == .system { self[index].states.insert(.isSystem) }
        continue
      }
      inherit(index, from: parent)
      let outer = framed[Int(parent)]
      framed.append(self[index].frame == nil ? outer : index)
      guard !isScrolled(index), outer >= 0, let outerFrame = self[outer].frame, let frame = self[index].frame else {
        continue
      }
      if isFilling(frame, outerFrame) {
        self[index].states.insert(.isRemote)
      } else if !frame.touches(outerFrame) {
        self[index].states.insert(.isStray)
      }
    }
  }

  private mutating func inherit(_ index: Int32, from parent: Int32) {
    let outer = self[parent]
    var states = outer.states.intersection(.inherited)
    if self[index].type == .bar || self[index].type == .canvas { states.insert(.isPlaced) }
    if self[index].type == .system { states.insert(.isSystem) }
    if outer.states.contains(.inButton) || outer.isButton { states.insert(.inButton) }
    if let name = self[index].name, withBytes(name, { $0.elementsEqual("ActivityListView".utf8) }) {
      states.insert(.isRemote)
    }
    self[index].states.formUnion(states)
    self[index].container = outer.isScrolling || outer.type == .cell ? parent : outer.container
  }

  /// Whether an element is moved by what it lies in, so that it may lie outside of it.
  private func isScrolled(_ index: Int32) -> Bool {
    let container = self[index].container
    return container >= 0 && self[container].isScrolling
  }

  /// Whether a frame is its container's, but counts from the corner of it.
  private func isFilling(_ frame: Frame, _ outer: Frame) -> Bool {
    frame.x == 0 && frame.y == 0 && (abs(outer.x) > 1 || abs(outer.y) > 1) && abs(frame.width - outer.width) <= 1
      && abs(frame.height - outer.height) <= 1
  }

  /// The frame of an element, unless it is that of somewhere else.
  func frame(_ index: Int32) -> Frame? { self[index].states.contains(.isStray) ? nil : self[index].frame }
}
