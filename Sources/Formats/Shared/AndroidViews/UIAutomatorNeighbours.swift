import Screens

/// What is around a collection and belongs to it: its header and See All.
struct UIAutomatorNeighbours {
  /// The text above the collection.
  private(set) var header: Int?
  /// See All beside or below the header.
  private(set) var seeAllAbove: Int?
  /// See All below the cells.
  private(set) var seeAllBelow: Int?

  /// How many levels up, how many neighbours and how many views in each are looked at.
  private static let maximumLevels = 3
  private static let maximumNeighbours = 3
  private static let maximumViews = 40
  /// How many views may be around a See All: more are not gone through.
  private static let maximumSurroundings = 500

  /// - Parameter isTaken: whether a view belongs to a collection further above.
  init(_ collection: UIAutomatorCollection, _ document: UIAutomatorDocument, isTaken: (Int) -> Bool) {
    guard let bounds = document.nodes[collection.index].bounds else { return }
    var index = collection.index
    for _ in 0..<Self.maximumLevels {
      let parent = Int(document.nodes[index].parent)
      guard parent >= 0 else { return }
      let (before, after) = Self.neighbours(of: index, in: parent, document)
      for neighbour in before { look(above: bounds, in: neighbour, document, isTaken) }
      for neighbour in after { look(below: bounds, in: neighbour, of: parent, document) }
      // A header beside See All only: what is above both is something else.
      if header != nil || seeAllAbove != nil || seeAllBelow != nil { break }
      // Beside other scrolling views, the collection is one of several: texts above their parent are not its own.
      if before.contains(where: { Self.scrolls($0, document) }) || after.contains(where: { Self.scrolls($0, document) })
      {
        break
      }
      index = parent
    }
    if !isHeaderNamed(document), !isHeaderPlain(above: bounds, document) { header = nil }
    // Above the header, or without one, it may belong to the content above.
    guard let other = seeAllAbove, let header, let (seeAll, place) = document.bounds(other, header),
      seeAll.isBeside(place) || seeAll.top >= place.bottom
    else {
      seeAllAbove = nil
      return
    }
  }

  /// Whether the text above is close to the collection, at its left or over half of its width: others may be no header.
  private func isHeaderPlain(above bounds: PixelBounds, _ document: UIAutomatorDocument) -> Bool {
    guard let place = header.flatMap({ document.nodes[$0].bounds }) else { return false }
    let isLeft = Int(place.left) + Int(place.right) < Int(bounds.left) + Int(bounds.right)
    let isWide = 2 * Int(place.width) >= Int(bounds.width)
    return (isLeft || isWide) && Int(bounds.top - place.bottom) <= 2 * Int(place.height)
  }

  private static func neighbours(
    of index: Int, in parent: Int, _ document: UIAutomatorDocument
  ) -> (before: [Int], after: [Int]) {
    // Looked for from the view on: going through all children for each of them would take too long.
    var before: [Int] = []
    var last = index - 1
    while last > parent, before.count < maximumNeighbours {
      while Int(document.nodes[last].parent) != parent { last = Int(document.nodes[last].parent) }
      before.insert(last, at: 0)
      last -= 1
    }
    var after: [Int] = []
    var next = Int(document.nodes[index].end)
    while next < Int(document.nodes[parent].end), after.count < maximumNeighbours {
      after.append(next)
      next = Int(document.nodes[next].end)
    }
    return (before, after)
  }

  private static func scrolls(_ index: Int, _ document: UIAutomatorDocument) -> Bool {
    (index..<Int(document.nodes[index].end)).prefix(maximumViews).contains {
      document.nodes[$0].type.holdsCells || document.nodes[$0].flags.contains(.scrollable)
    }
  }

  private mutating func look(
    above bounds: PixelBounds, in neighbour: Int, _ document: UIAutomatorDocument, _ isTaken: (Int) -> Bool
  ) {
    // Another collection is between the text above it and this one.
    guard !Self.scrolls(neighbour, document) else {
      (header, seeAllAbove) = (nil, nil)
      return
    }
    for index in (neighbour..<Int(document.nodes[neighbour].end)).prefix(Self.maximumViews) where !isTaken(index) {
      let node = document.nodes[index]
      guard let seen = node.seen, seen.bottom <= bounds.top + 2, document.showsText(index) else { continue }
      if Self.isSeeAll(index, document) {
        if Int(bounds.top - seen.bottom) <= 2 * Int(seen.height) { seeAllAbove = index }
      } else if node.kind == .header
        || (node.type == .text && !node.flags.contains(.clickable) && !isHeaderNamed(document)), isLower(seen, document)
      {
        header = index
      }
    }
  }

  /// Whether the user says that what was found is a header.
  private func isHeaderNamed(_ document: UIAutomatorDocument) -> Bool {
    header.map { document.nodes[$0].kind == .header } ?? false
  }

  private func isLower(_ bounds: PixelBounds, _ document: UIAutomatorDocument) -> Bool {
    guard let other = header.flatMap({ document.nodes[$0].bounds }) else { return true }
    // Of two texts in one line the left one is the header.
    return bounds.isBeside(other) ? bounds.left < other.left : bounds.bottom > other.bottom
  }

  private mutating func look(
    below bounds: PixelBounds, in neighbour: Int, of parent: Int, _ document: UIAutomatorDocument
  ) {
    guard seeAllBelow == nil else { return }
    for index in (neighbour..<Int(document.nodes[neighbour].end)).prefix(Self.maximumViews) {
      guard Self.isSeeAll(index, document), let seen = document.nodes[index].seen, seen.top >= bounds.bottom - 2,
        Int(seen.top - bounds.bottom) <= 2 * Int(seen.height)
      else { continue }
      if !Self.isBesideText(index, in: parent, document) { seeAllBelow = index }
      return
    }
  }

  /// Whether it may be in the line of a header, which would be that of the next collection.
  private static func isBesideText(_ index: Int, in parent: Int, _ document: UIAutomatorDocument) -> Bool {
    let views = document.descendants(of: parent)
    guard views.count <= maximumSurroundings, let place = document.nodes[index].seen else { return true }
    return views.contains { other in
      other != index && document.showsText(other) && document.nodes[other].seen.map(place.isBeside) == true
    }
  }

  /// The guideline's words and those that stand for them, with a count or an arrow behind.
  private static func isSeeAll(_ index: Int, _ document: UIAutomatorDocument) -> Bool {
    let node = document.nodes[index]
    if node.kind == .seeAll { return node.seen != nil }
    guard node.seen != nil, node.type == .text || node.type == .button || node.flags.contains(.clickable) else {
      return false
    }
    return document.withText(node.text) { SeeAllText.matches($0) }
  }
}
