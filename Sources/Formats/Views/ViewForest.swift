import Screens

/// The views of a flat list put into each other, by the numbers that each gives of itself, its parent and its children.
struct ViewForest {
  /// The views that lie in no other, by their places in the list.
  private(set) var roots: [Int] = []
  /// By place in the list: the places of the views directly inside.
  private(set) var children: [[Int]]
  /// How many views lie in a root, at any depth.
  private(set) var reached = 0

  /// Deeper than this nothing is nested that a device shows.
  static let maximumDepth = JSONScanner.maximumDepth

  /// - Parameters:
  ///   - views: the objects of the list, in its order.
  ///   - id: the member that is the number of a view; without it, its place in the list is.
  ///   - parent: the member that is the number of the view around it.
  ///   - children: the member that lists the numbers of the views inside it; `nil`: there is none.
  init(_ views: [JSONValue], id: JSONName, parent: JSONName, children names: JSONName?) {
    children = Array(repeating: [], count: views.count)
    var places: [Int: Int] = [:]
    for (place, view) in views.enumerated() { places[Self.number(view[id]) ?? place] = place }
    let parents = Self.parents(of: views, parent, names, places)
    for (place, parent) in parents.enumerated() {
      switch parent {
      case .none: roots.append(place)
      case .view(let parent): children[parent].append(place)
      case .nowhere: break
      }
    }
    // What no root leads to, as views that hold each other, is in no place of the screen.
    var open = roots
    while let place = open.popLast() {
      reached += 1
      open += children[place]
    }
  }

  /// Opens the views in the order of a dump, and closes each behind what it holds.
  ///
  /// - Throws: a ``ReadError`` where views are nested too deep.
  func push(_ list: [JSONValue], into views: ObservedViews, _ open: (JSONValue) -> Void) throws(ReadError) {
    var next = roots.reversed().map { (place: $0, parent: Int32(-1)) }
    var depth = 0
    while let (place, parent) = next.popLast() {
      while views.current != parent {
        views.close()
        depth -= 1
      }
      guard depth < Self.maximumDepth else {
        throw ReadError("views are nested deeper than \(Self.maximumDepth)", at: list[place].range.lowerBound)
      }
      open(list[place])
      depth += 1
      for child in children[place].reversed() { next.append((child, views.current)) }
    }
    while views.current >= 0 { views.close() }
  }

  private enum Parent {
    case none
    case view(Int)
    /// A number that no view has.
    case nowhere
  }

  private static func parents(
    of views: [JSONValue], _ parent: JSONName, _ names: JSONName?, _ places: [Int: Int]
  ) -> [Parent] {
    var parents = [Parent?](repeating: nil, count: views.count)
    for (place, view) in views.enumerated() {
      guard let number = number(view[parent]) else { continue }
      parents[place] = number < 0 ? Parent.none : places[number].map { .view($0) } ?? .nowhere
    }
    // Where a view does not say what it lies in, that may say what it holds.
    for (place, view) in views.enumerated() {
      guard let names, let children = view[names] else { continue }
      for child in children.children.compactMap({ number($0).flatMap { places[$0] } })
      where parents[child] == nil && child != place {
        parents[child] = .view(place)
      }
    }
    return parents.map { $0 ?? Parent.none }
  }

  private static func number(_ value: JSONValue?) -> Int? { value?.number.flatMap { Int(exactly: $0) } }
}
