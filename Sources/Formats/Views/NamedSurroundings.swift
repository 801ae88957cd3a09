import Screens
import Support

/// Finds headers and See All among the texts and images around views that are known by their names.
struct NamedSurroundings {
  /// A text, an image or something unknown that is in no cell.
  private struct Candidate {
    let index: Int32
    let box: Frame
    /// The collection that it is in; -1 for none.
    let collection: Int32
    /// Whether it is in a view named as a header, or is one.
    let isNamed: Bool
    /// The button or See All, or what else reacts to a tap, that it is in, or is; -1 for none.
    let target: Int32
  }

  private let views: ObservedViews
  /// Whether anything may be around what the file shows.
  private let isOpen: Bool
  /// Sorted by the bottom edge.
  private var candidates: [Candidate] = []

  init(_ views: ObservedViews, in screen: ObservedScreen) {
    self.views = views
    isOpen = screen.isFragment || !screen.isToScale
    for root in views.roots(in: screen.views) {
      collect(
        root, collection: views[root].role == .collection || views[root].role == .table ? root : -1, isNamed: false,
        target: -1)
    }
    candidates.sort { ($0.box.bottom, $0.index) < ($1.box.bottom, $1.index) }
  }

  private mutating func collect(_ parent: Int32, collection: Int32, isNamed: Bool, target: Int32) {
    for child in views.children(of: parent) {
      let view = views[child]
      if view.role == .cell { continue }
      var (collection, target) = (collection, target)
      if view.role == .collection || view.role == .table { collection = child }
      let isNamed = isNamed || view.kind == .header
      let isTarget = view.role == .button || view.kind == .button || view.kind == .seeAll
      if isTarget || view.states.contains(.reacts) { target = child }
      let flags = views.layer(child).flags
      if view.role == .text || !flags.isDisjoint(with: [.image, .lacksContent]), let box = view.box {
        candidates.append(
          Candidate(index: child, box: box, collection: collection, isNamed: isNamed, target: target))
      }
      collect(child, collection: collection, isNamed: isNamed, target: target)
    }
  }

  /// What is around each collection; the mapper writes it there and not by itself.
  func all(_ collections: [Int32: ObservedCollection]) -> [Int32: Surroundings] {
    var all: [Int32: Surroundings] = [:]
    for (index, collection) in collections {
      switch collection.shape {
      case .table: all[index] = Surroundings(header: views.children(of: index).first { views[$0].kind == .header })
      case .collection: all[index] = surroundings(of: collection)
      case .unclear, .rows: continue
      }
    }
    for (index, found) in all where views[index].role == .collection {
      for part in [found.header, found.seeAll, found.footer].compactMap({ $0 }) where views[part].role == .text {
        views[part].states.insert(.claimed)
      }
    }
    return all
  }

  private func surroundings(of collection: ObservedCollection) -> Surroundings {
    var found = Surroundings()
    if isOpen { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    let boxes = collection.items.compactMap { views[$0].box }
    guard let extent = collection.extent, let first = boxes.first, let own = views[collection.index].box else {
      (found.maybeHeader, found.maybeSeeAll) = (true, true)
      return found
    }
    let above = between(min(own.y, extent.y - Surroundings.reach), extent.y + 4)
    if above.count > Surroundings.most { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    func isLeft(_ box: Frame) -> Bool { abs(box.x - own.x) <= 2 || abs(box.x - first.x) <= 2 }
    func isRight(_ box: Frame) -> Bool { abs(box.right - own.right) <= 2 || abs(box.right - first.right) <= 2 }
    let around = above.suffix(Surroundings.most).reversed().filter { belongs($0, to: collection, own, extent) }
    // Layers may be in any order: a text at the left edge goes before the order of the cells.
    let isMirrored =
      runsLeftward(boxes)
      && !around.contains { (isLeft($0.box) || abs($0.box.x - extent.x) <= 2) && isPlainText($0) }
    var header: Candidate?
    var seeAll: Candidate?
    for candidate in around {
      if isSeeAll(candidate) {
        seeAll = seeAll ?? candidate
        continue
      }
      guard candidate.target < 0 else {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
        continue
      }
      let isLeading = isMirrored ? isRight(candidate.box) : isLeft(candidate.box)
      // Any other text in the line of the header may lead to all items, in another language.
      found.maybeSeeAll = found.maybeSeeAll || header != nil || !isLeading
      guard candidate.isNamed || views[candidate.index].role == .text && isLeading else {
        found.maybeHeader = true
        continue
      }
      if header.map({ candidate.isNamed && !$0.isNamed }) ?? true { header = candidate }
    }
    found.header = header?.index
    // A text above the header belongs to what is above it; without a header its owner is unknown.
    if let text = seeAll, text.collection != collection.index, header.map({ text.box.bottom <= $0.box.y }) ?? true {
      seeAll = nil
      found.maybeSeeAll = true
    }
    let below = between(extent.bottom - 4, own.bottom).prefix(Surroundings.most).first {
      $0.collection == collection.index && $0.box.y >= extent.bottom - 4 && isSeeAll($0)
    }
    (found.seeAll, found.seeAllTarget) = (seeAll?.index, seeAll.flatMap { target(of: $0) })
    (found.footer, found.footerTarget) = (below?.index, below.flatMap { target(of: $0) })
    return found
  }

  /// Whether the first two cells that are beside each other follow each other from right to left.
  private func runsLeftward(_ cells: [Frame]) -> Bool {
    zip(cells, cells.dropFirst()).first { $0.isBeside($1) }.map { $1.right <= $0.x + 1 } ?? false
  }

  private func isPlainText(_ candidate: Candidate) -> Bool {
    candidate.target < 0 && views[candidate.index].role == .text && !isSeeAll(candidate)
  }

  private func target(of candidate: Candidate) -> Int32? { candidate.target < 0 ? nil : candidate.target }

  /// The candidates whose bottom edge lies between two lines.
  private func between(_ top: Double, _ bottom: Double) -> ArraySlice<Candidate> {
    let first = candidates.partitioningIndex { $0.box.bottom >= top }
    let last = candidates.partitioningIndex { $0.box.bottom > bottom }
    return candidates[min(first, last)..<last]
  }

  /// Whether a candidate is in the collection, or close above it and in no other one.
  private func belongs(
    _ candidate: Candidate, to collection: ObservedCollection, _ own: Frame, _ extent: Frame
  ) -> Bool {
    if candidate.collection == collection.index { return true }
    return candidate.collection < 0 && candidate.box.bottom >= extent.y - Surroundings.reach
      && candidate.box.x < own.right && candidate.box.right > own.x
  }

  private func isSeeAll(_ candidate: Candidate) -> Bool {
    let view = views[candidate.index]
    guard view.role == .text else { return false }
    return candidate.target >= 0 && views[candidate.target].kind == .seeAll
      || views.withText(view.text) { text, _ in SeeAllText.matches(text) } ?? false
  }
}
