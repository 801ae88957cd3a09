import Screens

/// Finds headers and See All among the neighbours of a collection, in pixels of any density.
///
/// ``PlacedSurroundings`` goes by distances in points and by the order of lines. Without a density no distance is known.
/// Then only what is beside the collection in the tree, or beside a view around it, can belong to it. Both give ``Surroundings``, which the mapper writes in one way.
struct NestedSurroundings {
  private let views: ObservedViews

  /// How many levels up, how many neighbours and how many views in each are looked at.
  private static let maximumLevels = 3
  private static let maximumNeighbours = 3
  private static let maximumViews = 40
  /// How many views may be around a See All: more are not gone through.
  private static let maximumSurroundings = 500

  init(_ views: ObservedViews) { self.views = views }

  /// Finds what is around each collection; a view belongs to the first one.
  func find(_ collections: inout [Int32: ObservedCollection]) {
    for index in collections.keys.sorted() {
      let boxes = collections[index]?.items.compactMap { views[$0].box } ?? []
      let found = surroundings(of: index, isMirrored: boxes.runLeftward)
      for part in found.parts { views[part].states.insert(.claimed) }
      collections[index]?.surroundings = found
    }
  }

  private func surroundings(of collection: Int32, isMirrored: Bool) -> Surroundings {
    var found = Surroundings()
    guard let box = views[collection].box else { return found }
    var index = collection
    for _ in 0..<Self.maximumLevels {
      let parent = views[index].parent
      guard parent >= 0 else { return found }
      let (before, after) = neighbours(of: index, in: parent)
      for neighbour in before { look(above: box, in: neighbour, isMirrored, &found) }
      for neighbour in after { look(below: box, in: neighbour, of: parent, &found) }
      // A header beside See All only: what is above both is something else.
      if found.header != nil || found.seeAll != nil || found.footer != nil { break }
      // Beside other scrolling views, the collection is one of several: texts above their parent are not its own.
      if before.contains(where: scrolls) || after.contains(where: scrolls) { break }
      index = parent
    }
    if !isHeaderNamed(found), !isHeaderPlain(above: box, isMirrored, found) { found.header = nil }
    // Above the header, or without one, it may belong to the content above.
    guard let seeAll = found.seeAll.flatMap({ views[$0].box }), let place = found.header.flatMap({ views[$0].box }),
      seeAll.isBeside(place) || seeAll.y >= place.bottom
    else {
      found.seeAll = nil
      return found
    }
    return found
  }

  /// Whether the text above is close to the collection, where its lines begin or over half of its width: others may be
  /// no header.
  private func isHeaderPlain(above box: Frame, _ isMirrored: Bool, _ found: Surroundings) -> Bool {
    guard let place = found.header.flatMap({ views[$0].box }) else { return false }
    let isLeading = isMirrored ? place.middleX > box.middleX : place.middleX < box.middleX
    let isWide = 2 * place.width >= box.width
    return (isLeading || isWide) && box.y - place.bottom <= 2 * place.height
  }

  private func neighbours(of index: Int32, in parent: Int32) -> (before: [Int32], after: [Int32]) {
    // Looked for from the view on: going through all children for each of them would take too long.
    var before: [Int32] = []
    var last = index - 1
    while last > parent, before.count < Self.maximumNeighbours {
      while views[last].parent != parent { last = views[last].parent }
      before.insert(last, at: 0)
      last -= 1
    }
    var after: [Int32] = []
    var next = views[index].end
    while next < views[parent].end, after.count < Self.maximumNeighbours {
      after.append(next)
      next = views[next].end
    }
    return (before, after)
  }

  /// A view and the first of those inside it.
  private func first(in index: Int32) -> Range<Int32> {
    index..<min(views[index].end, index + Int32(Self.maximumViews))
  }

  private func scrolls(_ index: Int32) -> Bool {
    first(in: index).contains { views[$0].role.holdsCells || views[$0].states.contains(.scrolls) }
  }

  private func look(above box: Frame, in neighbour: Int32, _ isMirrored: Bool, _ found: inout Surroundings) {
    // Another collection is between the text above it and this one.
    guard !scrolls(neighbour) else {
      (found.header, found.seeAll) = (nil, nil)
      return
    }
    for index in first(in: neighbour) where !views[index].states.contains(.claimed) {
      let view = views[index]
      guard let seen = views.seen(index), seen.bottom <= box.y + 2, views.isShown(view.text) else { continue }
      if isSeeAll(index) {
        if box.y - seen.bottom <= 2 * seen.height { found.seeAll = index }
      } else if view.kind == .header
        || (view.role == .text && !view.states.contains(.reacts) && !isHeaderNamed(found)),
        isLower(seen, isMirrored, found)
      {
        found.header = index
      }
    }
  }

  /// Whether the user says that what was found is a header.
  private func isHeaderNamed(_ found: Surroundings) -> Bool { found.header.map { views[$0].kind == .header } ?? false }

  private func isLower(_ box: Frame, _ isMirrored: Bool, _ found: Surroundings) -> Bool {
    guard let other = found.header.flatMap({ views[$0].box }) else { return true }
    // Of two texts in one line the one where it begins is the header.
    return box.isBeside(other) ? (box.x < other.x) != isMirrored : box.bottom > other.bottom
  }

  private func look(below box: Frame, in neighbour: Int32, of parent: Int32, _ found: inout Surroundings) {
    guard found.footer == nil else { return }
    for index in first(in: neighbour) {
      guard isSeeAll(index), let seen = views.seen(index), seen.y >= box.bottom - 2,
        seen.y - box.bottom <= 2 * seen.height
      else { continue }
      if !isBesideText(index, in: parent) { found.footer = index }
      return
    }
  }

  /// Whether it may be in the line of a header, which would be that of the next collection.
  private func isBesideText(_ index: Int32, in parent: Int32) -> Bool {
    let inside = views.descendants(of: parent)
    guard inside.count <= Self.maximumSurroundings, let place = views.seen(index) else { return true }
    return inside.contains { other in
      other != index && views.isShown(views[other].text) && views.seen(other).map(place.isBeside) == true
    }
  }

  /// The guideline's words and those that stand for them, with a count or an arrow behind.
  private func isSeeAll(_ index: Int32) -> Bool {
    let view = views[index]
    if view.kind == .seeAll { return views.seen(index) != nil }
    guard views.seen(index) != nil, view.role == .text || view.role == .button || view.states.contains(.reacts)
    else { return false }
    return views.saysSeeAll(index)
  }
}
