import Screens
import Support

/// Finds headers and See All by where texts, images and touch targets are, in points.
struct PlacedSurroundings {
  /// What may be a header or See All: it is in no cell.
  private struct Candidate {
    let index: Int32
    let box: Frame
    /// The collection of a design that it is in; -1 for none.
    var collection: Int32 = -1
    /// Whether it is called a header, or is in a view that is.
    var isNamed = false
    /// The touch target that it is, or is in; -1 for none.
    var target: Int32 = -1
  }

  private let views: ObservedViews
  /// Whether people gave the views names, as in a design.
  private let areNamed: Bool
  /// Whether anything may be around what the file shows.
  private let isOpen: Bool
  /// Sorted by the bottom edge.
  private var candidates: [Candidate] = []

  init(_ views: ObservedViews, in screen: ObservedScreen, by evidence: ViewTraits.Evidence) {
    self.views = views
    areNamed = evidence == .named
    isOpen = screen.isFragment || !screen.isToScale
    if areNamed {
      for root in views.roots(in: screen.views) {
        collect(root, collection: isCollection(root) ? root : -1, isNamed: false, target: -1)
      }
    } else {
      candidates = screen.views.compactMap(candidate)
    }
    candidates.sort { ($0.box.bottom, $0.index) < ($1.box.bottom, $1.index) }
  }

  /// The texts, buttons and others with a label of an application.
  private func candidate(_ index: Int32) -> Candidate? {
    let view = views[index]
    guard view.states.isDisjoint(with: [.inItem, .inButton, .system, .opaque]), let box = view.box else { return nil }
    let isTarget = view.states.contains(.reacts) || view.isLink
    let isLabelled = view.role == .container && view.spoken >= 0 && view.end == index + 1
    guard isTarget || view.role == .text || view.role == .image || isLabelled else { return nil }
    return Candidate(index: index, box: box, isNamed: view.kind == .header, target: isTarget ? index : -1)
  }

  /// The texts, images and unknown layers in a layer of a design.
  private mutating func collect(_ parent: Int32, collection: Int32, isNamed: Bool, target: Int32) {
    for child in views.children(of: parent) {
      let view = views[child]
      if view.role == .cell { continue }
      let collection = isCollection(child) ? child : collection
      let isTarget = view.role == .button || view.kind == .button || view.kind == .seeAll
      let target = isTarget || view.states.contains(.reacts) ? child : target
      let isNamed = isNamed || view.kind == .header
      let flags = views.layer(child).flags
      if view.role == .text || !flags.isDisjoint(with: [.image, .lacksContent]), let box = view.box {
        candidates.append(
          Candidate(index: child, box: box, collection: collection, isNamed: isNamed, target: target))
      }
      collect(child, collection: collection, isNamed: isNamed, target: target)
    }
  }

  private func isCollection(_ index: Int32) -> Bool { views[index].role == .collection || views[index].role == .table }

  // MARK: Around one collection

  /// Finds what is around each collection; the mapper writes it there and not by itself.
  func find(_ collections: inout [Int32: ObservedCollection]) {
    for (index, collection) in collections {
      switch collection.shape {
      case .table where areNamed:
        collections[index]?.surroundings.header = views.children(of: index).first { views[$0].kind == .header }
      case .collection where !collection.isList: collections[index]?.surroundings = surroundings(of: collection)
      default: continue
      }
    }
    for (index, collection) in collections where !areNamed || views[index].role == .collection {
      for part in collection.surroundings.parts where !areNamed || views[part].role == .text {
        views[part].states.insert(.claimed)
      }
    }
  }

  private func surroundings(of collection: ObservedCollection) -> Surroundings {
    var found = Surroundings()
    if isOpen { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    let boxes = collection.items.compactMap { views[$0].box }
    // Content above the cells may not be in the file, or not in its place once the cells are scrolled.
    guard let extent = collection.extent, let own = views[collection.index].box, !boxes.isEmpty,
      areNamed || extent.y >= own.y - 1
    else {
      (found.maybeHeader, found.maybeSeeAll) = (true, true)
      return found
    }
    // A view that centres one cell shows a logo, or the picture of an object.
    if boxes.count == 1, abs(extent.middleX - own.middleX) <= 2, 2 * extent.width <= own.width {
      found.maybeHeader = true
    }
    let place = Place(collection, boxes, own, extent)
    let top = extent.y - Surroundings.reach
    let above = between(areNamed ? min(own.y, top) : top, extent.y + 4)
    if above.count > Surroundings.most { (found.maybeHeader, found.maybeSeeAll) = (true, true) }
    let around = above.suffix(Surroundings.most).reversed().filter { belongs($0, to: place) }
    // Layers may be in any order: a text at the left edge goes before the order of the cells.
    let isMirrored =
      place.runsLeftward
      && !around.contains { (place.isLeft($0.box) || abs($0.box.x - extent.x) <= 2) && isPlainText($0) }
    var header: Candidate?
    var seeAll: Candidate?
    for candidate in around {
      let saysSeeAll = saysSeeAll(candidate)
      if saysSeeAll, areNamed || candidate.target >= 0 {
        seeAll = seeAll ?? candidate
      } else if candidate.target >= 0 {
        (found.maybeHeader, found.maybeSeeAll) = (true, true)
      } else {
        let isLeading = isMirrored ? place.isRight(candidate.box) : place.isLeft(candidate.box)
        // Any other text in the line of the header may lead to all items, in another language.
        found.maybeSeeAll = found.maybeSeeAll || saysSeeAll || areNamed && (header != nil || !isLeading)
        if saysSeeAll || !isHeader(candidate, isLeading, of: place) {
          found.maybeHeader = true
        } else if header.map({ rank(candidate) > rank($0) }) ?? true {
          header = candidate
        }
      }
    }
    found.header = header?.index
    // A text above the header belongs to what is above it; without a header its owner is unknown.
    if let text = seeAll, !isInside(text, collection), header.map({ text.box.bottom <= $0.box.y }) ?? true {
      seeAll = nil
      found.maybeSeeAll = found.maybeSeeAll || areNamed || header == nil
    }
    (found.seeAll, found.seeAllTarget) = (seeAll?.index, target(of: seeAll))
    if areNamed {
      let footer = footer(of: place)
      (found.footer, found.footerTarget) = (footer?.index, target(of: footer))
    } else if seeAll == nil {
      found.seeAll = seeAllBelow(place)
    }
    return found
  }

  /// Where a collection is, and where its lines begin and end.
  private struct Place {
    let collection: ObservedCollection
    let own: Frame
    let extent: Frame
    /// The first cell.
    let first: Frame
    /// Whether the first two cells that are beside each other follow each other from right to left.
    let runsLeftward: Bool

    init(_ collection: ObservedCollection, _ cells: [Frame], _ own: Frame, _ extent: Frame) {
      (self.collection, self.own, self.extent) = (collection, own, extent)
      first = cells.first ?? extent
      runsLeftward = cells.runLeftward
    }

    func isLeft(_ box: Frame) -> Bool { abs(box.x - own.x) <= 2 || abs(box.x - first.x) <= 2 }
    func isRight(_ box: Frame) -> Bool { abs(box.right - own.right) <= 2 || abs(box.right - first.right) <= 2 }
    func overlaps(_ box: Frame) -> Bool { box.x < own.right && box.right > own.x }
  }

  /// The candidates whose bottom edge lies between two lines.
  private func between(_ top: Double, _ bottom: Double) -> ArraySlice<Candidate> {
    let first = candidates.partitioningIndex { $0.box.bottom >= top }
    let last = candidates.partitioningIndex { $0.box.bottom > bottom }
    return candidates[min(first, last)..<last]
  }

  /// Whether a candidate is in the collection, or close above it and in no other one.
  private func belongs(_ candidate: Candidate, to place: Place) -> Bool {
    if candidate.collection == place.collection.index { return true }
    return candidate.collection < 0 && candidate.box.bottom >= place.extent.y - Surroundings.reach
      && place.overlaps(candidate.box)
  }

  private func isPlainText(_ candidate: Candidate) -> Bool {
    candidate.target < 0 && views[candidate.index].role == .text && !saysSeeAll(candidate)
  }

  private func target(of candidate: Candidate?) -> Int32? {
    candidate.flatMap { areNamed && $0.target >= 0 ? $0.target : nil }
  }

  // MARK: Headers

  private func isHeader(_ candidate: Candidate, _ isLeading: Bool, of place: Place) -> Bool {
    let view = views[candidate.index]
    if areNamed { return candidate.isNamed || view.role == .text && isLeading }
    guard view.role == .text, view.states.isDisjoint(with: [.placed, .invisible]) else { return false }
    if candidate.isNamed || isLeading { return true }
    // A title in the middle may be the screen's, unless it is in one section with the cells.
    let (own, box) = (place.own, candidate.box)
    let isLeft = box.middleX <= own.x + 0.375 * own.width || box.width >= own.width / 2
    return view.states.contains(.headerTrait) && (isLeft || isInside(candidate, place.collection))
  }

  /// How sure it is that a text is a header.
  private func rank(_ candidate: Candidate) -> Int {
    candidate.isNamed ? 2 : views[candidate.index].states.contains(.headerTrait) ? 1 : 0
  }

  // MARK: See All

  private func saysSeeAll(_ candidate: Candidate) -> Bool {
    if !areNamed { return views[candidate.index].kind == .seeAll || views.saysSeeAll(candidate.index) }
    guard views[candidate.index].role == .text else { return false }
    return candidate.target >= 0 && views[candidate.target].kind == .seeAll || views.saysSeeAll(candidate.index)
  }

  /// Whether a candidate is in a collection, or in a section with it and nothing else.
  private func isInside(_ candidate: Candidate, _ collection: ObservedCollection) -> Bool {
    if areNamed { return candidate.collection == collection.index }
    let (container, section) = (views[candidate.index].container, views[collection.index].container)
    return container == collection.index || container == section && section >= 0 && views[section].role == .cell
  }

  /// The See All of a design below the cells.
  private func footer(of place: Place) -> Candidate? {
    between(place.extent.bottom - 4, place.own.bottom).prefix(Surroundings.most).first {
      $0.collection == place.collection.index && $0.box.y >= place.extent.bottom - 4 && saysSeeAll($0)
    }
  }

  /// A See All below the cells belongs to them where both are in one section.
  private func seeAllBelow(_ place: Place) -> Int32? {
    let section = views[place.collection.index].container
    guard section >= 0, views[section].role == .cell else { return nil }
    return (section..<min(views[section].end, section + Int32(Surroundings.most))).last { index in
      guard views[index].states.contains(.reacts), !views[index].states.contains(.inItem), let box = views[index].box,
        box.middle >= place.extent.bottom
      else { return false }
      return views.saysSeeAll(index)
    }
  }
}
