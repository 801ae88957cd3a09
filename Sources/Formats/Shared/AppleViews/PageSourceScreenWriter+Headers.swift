import Screens
import Text

extension PageSourceScreenWriter {
  /// How far above the cells a header is looked for, in points.
  private static var reach: Double { 80 }
  /// How many elements are looked at for one header.
  private static var most: Int { 200 }

  /// Finds what is shown around the views: texts, buttons and others with a label.
  mutating func findLandmarks(_ screen: Int32) {
    landmarks.removeAll(keepingCapacity: true)
    guard !views.isEmpty else { return }
    for index in screen..<elements[screen].end {
      let element = elements[index]
      guard element.states.isDisjoint(with: [.inItem, .inButton, .isSystem, .isRemote]), elements.frame(index) != nil
      else {
        continue
      }
      let isLabelled = element.type == .other && element.label != nil && element.end == index + 1
      if element.type == .text || element.isButton || element.isLink || element.type == .image || isLabelled {
        landmarks.append(index)
      }
    }
    let elements = elements
    landmarks.sort { elements.bottom($0) < elements.bottom($1) }
  }

  /// Finds the headers and See All buttons of the collection views, which are written as parts of them and not by
  /// themselves.
  mutating func findSurroundings() {
    surroundings.removeAll(keepingCapacity: true)
    for (index, view) in views {
      switch view.layout {
      case .list, .unclear: continue
      case .horizontalScroll, .row, .grid, .columns: surroundings[index] = surroundings(of: view)
      }
    }
    for found in surroundings.values {
      if let header = found.header { elements[header].states.insert(.isClaimed) }
      if let seeAll = found.seeAll { elements[seeAll].states.insert(.isClaimed) }
    }
  }

  /// Writes the header and See All of a collection view.
  func writeHeader(of view: PageSourceView) {
    let start = place(view.index)
    let found = surroundings[view.index] ?? PageSourceSurroundings()
    write(header: found.header, isPossible: found.maybeHeader, at: start)
    if let seeAll = found.seeAll {
      writeSeeAll(seeAll)
    } else if found.maybeSeeAll {
      builder.setUnknown(.seeAll, at: start)
    }
  }

  private func writeSeeAll(_ index: Int32) {
    open(.seeAll, as: .seeAll, index)
    // What is shown counts, not what is spoken.
    let shown = elements.children(of: index).first { elements[$0].type == .text && elements[$0].label != nil }
    setText(.text, shown ?? index)
    setTargetFrame(index)
    open(.tap, as: .tap, index)
    builder.close()
    builder.close()
  }

  private func surroundings(of view: PageSourceView) -> PageSourceSurroundings {
    var found = PageSourceSurroundings()
    // Content above the cells may not be in the file, or not in its place once the cells are scrolled.
    guard let extent = view.extent, let outer = elements.frame(view.index), extent.y >= outer.y - 1 else {
      (found.maybeHeader, found.maybeSeeAll) = (true, true)
      return found
    }
    if isFragment { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    var next = firstLandmark(below: extent.y + 4) - 1
    var looks = 0
    while next >= 0, elements.bottom(landmarks[next]) >= extent.y - Self.reach {
      looks += 1
      guard looks <= Self.most else {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
        break
      }
      let index = landmarks[next]
      next -= 1
      guard let frame = elements.frame(index), frame.x < outer.right, frame.right > outer.x else { continue }
      note(index, frame, view, outer, &found)
    }
    resolveSeeAll(view, &found)
    lookBelow(view, extent, &found)
    return found
  }

  private func note(
    _ index: Int32, _ frame: Frame, _ view: PageSourceView, _ outer: Frame, _ found: inout PageSourceSurroundings
  ) {
    let element = elements[index]
    let saysSeeAll = element.kind == .seeAll || elements.text(element.label, hasPrefix: "see all", "show all")
    if element.isButton || element.isLink {
      if saysSeeAll {
        found.seeAll = found.seeAll ?? index
      } else {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
      }
      return
    }
    found.maybeSeeAll = found.maybeSeeAll || saysSeeAll
    guard !saysSeeAll, isHeader(index, frame, view, outer) else {
      found.maybeHeader = true
      return
    }
    guard let known = found.header else {
      found.header = index
      return
    }
    if elements[known].kind == .header { return }
    let isSurer = element.states.contains(.header) && !elements[known].states.contains(.header)
    if element.kind == .header || isSurer { found.header = index }
  }

  private func isHeader(_ index: Int32, _ frame: Frame, _ view: PageSourceView, _ outer: Frame) -> Bool {
    let element = elements[index]
    guard element.type == .text, element.states.isDisjoint(with: [.isPlaced, .invisible]) else { return false }
    if element.kind == .header { return true }
    let first = view.items.first.flatMap { elements.frame($0) }
    if abs(frame.x - outer.x) <= 2 || first.map({ abs(frame.x - $0.x) <= 2 }) ?? false { return true }
    // A title in the middle may be the screen's, unless it is in one section with the cells.
    let isLeft = frame.middleX <= outer.x + 0.375 * outer.width || frame.width >= outer.width / 2
    return element.states.contains(.header) && (isLeft || isInSection(index, of: view))
  }

  /// Whether an element is in a view, or in a section with it and nothing else.
  private func isInSection(_ index: Int32, of view: PageSourceView) -> Bool {
    let (container, section) = (elements[index].container, elements[view.index].container)
    return container == view.index || container == section && section >= 0 && elements[section].type == .cell
  }

  /// A See All above the header belongs to what is there; without a header it is not known to what.
  private func resolveSeeAll(_ view: PageSourceView, _ found: inout PageSourceSurroundings) {
    guard let seeAll = found.seeAll, !isInSection(seeAll, of: view) else { return }
    if let header = found.header, let top = elements.frame(header)?.y {
      if elements.bottom(seeAll) <= top { found.seeAll = nil }
    } else {
      found.seeAll = nil
      found.maybeSeeAll = true
    }
  }

  /// A See All below the cells belongs to them where both are in one section.
  private func lookBelow(_ view: PageSourceView, _ extent: Frame, _ found: inout PageSourceSurroundings) {
    let section = elements[view.index].container
    guard found.seeAll == nil, section >= 0, elements[section].type == .cell else { return }
    for index in section..<min(elements[section].end, section + Int32(Self.most))
    where elements[index].isButton && !elements[index].states.contains(.inItem) {
      guard let frame = elements.frame(index), frame.middle >= extent.bottom else { continue }
      if elements.text(elements[index].label, hasPrefix: "see all", "show all") { found.seeAll = index }
    }
  }

  /// The place of the first landmark that ends below a line.
  private func firstLandmark(below line: Double) -> Int {
    landmarks.partitioningIndex { elements.bottom($0) > line }
  }
}

extension PageSourceElements {
  fileprivate func bottom(_ index: Int32) -> Double { self[index].frame?.bottom ?? 0 }
}
