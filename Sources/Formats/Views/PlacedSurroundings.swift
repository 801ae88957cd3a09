import Screens
import Support

/// Finds headers and See All by where texts and buttons are.
struct PlacedSurroundings {
  private let views: ObservedViews
  private let isFragment: Bool
  /// What may be a header or See All, sorted by the bottom edge: texts, buttons and others with a label.
  private var candidates: [Int32]

  init(_ views: ObservedViews, in screen: ObservedScreen) {
    self.views = views
    isFragment = screen.isFragment
    candidates = screen.views.filter { index in
      let view = views[index]
      guard view.states.isDisjoint(with: [.inItem, .inButton, .system, .opaque]), view.box != nil else { return false }
      let isLabelled = view.role == .container && view.spoken >= 0 && view.end == index + 1
      return view.role == .text || view.states.contains(.reacts) || view.isLink || view.role == .image || isLabelled
    }
    candidates.sort { [views] in (views[$0].box?.bottom ?? 0) < (views[$1].box?.bottom ?? 0) }
  }

  /// What is around each collection view; the mapper writes it there and not by itself.
  func all(_ collections: [Int32: ObservedCollection]) -> [Int32: Surroundings] {
    var all: [Int32: Surroundings] = [:]
    for (index, collection) in collections {
      guard case .collection = collection.shape, !collection.isList else { continue }
      all[index] = surroundings(of: collection)
    }
    for found in all.values {
      if let header = found.header { views[header].states.insert(.claimed) }
      if let seeAll = found.seeAll { views[seeAll].states.insert(.claimed) }
    }
    return all
  }

  private func bottom(_ index: Int32) -> Double { views[index].box?.bottom ?? 0 }

  private func saysSeeAll(_ index: Int32) -> Bool { views.text(views[index].spoken, begins: SeeAllText.prefixes) }

  private func surroundings(of collection: ObservedCollection) -> Surroundings {
    var found = Surroundings()
    // Content above the cells may not be in the file, or not in its place once the cells are scrolled.
    guard let extent = collection.extent, let outer = views[collection.index].box, extent.y >= outer.y - 1 else {
      (found.maybeHeader, found.maybeSeeAll) = (true, true)
      return found
    }
    if isFragment { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    var next = candidates.partitioningIndex { bottom($0) > extent.y + 4 } - 1
    var looks = 0
    while next >= 0, bottom(candidates[next]) >= extent.y - Surroundings.reach {
      looks += 1
      guard looks <= Surroundings.most else {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
        break
      }
      let index = candidates[next]
      next -= 1
      guard let box = views[index].box, box.x < outer.right, box.right > outer.x else { continue }
      note(index, box, collection, outer, &found)
    }
    resolveSeeAll(collection, &found)
    lookBelow(collection, extent, &found)
    return found
  }

  private func note(
    _ index: Int32, _ box: Frame, _ collection: ObservedCollection, _ outer: Frame, _ found: inout Surroundings
  ) {
    let view = views[index]
    let saysSeeAll = view.kind == .seeAll || saysSeeAll(index)
    if view.states.contains(.reacts) || view.isLink {
      if saysSeeAll {
        found.seeAll = found.seeAll ?? index
      } else {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
      }
      return
    }
    found.maybeSeeAll = found.maybeSeeAll || saysSeeAll
    guard !saysSeeAll, isHeader(index, box, collection, outer) else {
      found.maybeHeader = true
      return
    }
    guard let known = found.header else {
      found.header = index
      return
    }
    if views[known].kind == .header { return }
    let isSurer = view.states.contains(.headerTrait) && !views[known].states.contains(.headerTrait)
    if view.kind == .header || isSurer { found.header = index }
  }

  private func isHeader(_ index: Int32, _ box: Frame, _ collection: ObservedCollection, _ outer: Frame) -> Bool {
    let view = views[index]
    guard view.role == .text, view.states.isDisjoint(with: [.placed, .invisible]) else { return false }
    if view.kind == .header { return true }
    let first = collection.items.first.flatMap { views[$0].box }
    if abs(box.x - outer.x) <= 2 || first.map({ abs(box.x - $0.x) <= 2 }) ?? false { return true }
    // A title in the middle may be the screen's, unless it is in one section with the cells.
    let isLeft = box.middleX <= outer.x + 0.375 * outer.width || box.width >= outer.width / 2
    return view.states.contains(.headerTrait) && (isLeft || isInSection(index, of: collection))
  }

  /// Whether a view is in a collection, or in a section with it and nothing else.
  private func isInSection(_ index: Int32, of collection: ObservedCollection) -> Bool {
    let (container, section) = (views[index].container, views[collection.index].container)
    return container == collection.index || container == section && section >= 0 && views[section].role == .cell
  }

  /// A See All above the header belongs to what is there; without a header it is not known to what.
  private func resolveSeeAll(_ collection: ObservedCollection, _ found: inout Surroundings) {
    guard let seeAll = found.seeAll, !isInSection(seeAll, of: collection) else { return }
    if let header = found.header, let top = views[header].box?.y {
      if bottom(seeAll) <= top { found.seeAll = nil }
    } else {
      found.seeAll = nil
      found.maybeSeeAll = true
    }
  }

  /// A See All below the cells belongs to them where both are in one section.
  private func lookBelow(_ collection: ObservedCollection, _ extent: Frame, _ found: inout Surroundings) {
    let section = views[collection.index].container
    guard found.seeAll == nil, section >= 0, views[section].role == .cell else { return }
    for index in section..<min(views[section].end, section + Int32(Surroundings.most))
    where views[index].states.contains(.reacts) && !views[index].states.contains(.inItem) {
      guard let box = views[index].box, box.middle >= extent.bottom else { continue }
      if saysSeeAll(index) { found.seeAll = index }
    }
  }
}
