import Screens

/// Reads states of apps: one screen each.
final class DroidBotReader: JSONScreenReader {
  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    let root = json.root
    let isWhole = try fill(root)
    if views.count == 0 {
      builder.tellUnknownScreen(at: root.range, options)
    } else {
      let screen = AndroidViews.screen(views, at: root.range, size: size(root), isWhole: isWhole, options)
      builder.startScreen(at: screen.place.lowerBound, isOneOfSeveral: false)
      ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
    }
    consumer.consume(builder.tree, from: source)
  }

  /// - Returns: whether all views have a place on the screen.
  private func fill(_ root: JSONValue) throws(ReadError) -> Bool {
    let list = root["views"]?.children.filter { $0.kind == .object } ?? []
    let forest = DroidBotForest(list)
    // Views in the order of a dump; what was opened is closed again behind what it holds.
    var next = forest.roots.reversed().map { (place: $0, parent: Int32(-1)) }
    var depth = 0
    while let (place, parent) = next.popLast() {
      while views.current != parent {
        views.close()
        depth -= 1
      }
      guard depth < DroidBotForest.maximumDepth else {
        throw ReadError(
          "views are nested deeper than \(DroidBotForest.maximumDepth)", at: list[place].range.lowerBound)
      }
      AndroidViews.open(view(list[place]), in: views)
      depth += 1
      for child in forest.children[place].reversed() { next.append((child, views.current)) }
    }
    while views.current >= 0 { views.close() }
    return forest.reached == list.count
  }

  private func view(_ value: JSONValue) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    let name = value["class"]
    reading.view.take(name?.withText { AndroidClass($0) } ?? AndroidClass())
    reading.take(bounds: value["bounds"]) { PixelBounds(corners: $0) }
    reading.take(text: value["text"])
    reading.take(id: value["resource_id"], class: name, options.kinds)
    reading.take(clickable: value["clickable"])
    if value["visible"]?.kind == .no { reading.view.states.insert(.unseen) }
    if value["enabled"]?.kind == .no { reading.view.states.insert(.disabled) }
    if value["selected"]?.kind == .yes { reading.view.states.insert(.selected) }
    if value["scrollable"]?.kind == .yes { reading.view.states.insert(.scrolls) }
    if value["is_password"]?.kind == .yes { reading.view.states.insert(.password) }
    reading.take(description: value["content_description"])
    return reading.view
  }

  /// The size of the screen as the outermost view lies in it: `width` and `height` may be meant for the other
  /// orientation.
  private func size(_ root: JSONValue) -> (width: Int32, height: Int32)? {
    guard views.count > 0, let window = views[0].box, window.x == 0, window.y == 0,
      let width = root["width"]?.number, let height = root["height"]?.number,
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    let sides = (width: Int32(width.rounded()), height: Int32(height.rounded()))
    let fitting = [sides, (width: sides.height, height: sides.width)].filter { sides in
      let (width, height) = (Double(sides.width), Double(sides.height))
      return window.right <= width && window.bottom <= height && (window.right == width || window.bottom == height)
    }
    guard let first = fitting.first, fitting.count == 1 || sides.width == sides.height else { return nil }
    return first
  }
}

/// The views of a flat list put into each other, by the numbers that each gives of itself, its parent and its children.
private struct DroidBotForest {
  /// The views that lie in no other, by their places in the list.
  private(set) var roots: [Int] = []
  /// By place in the list: the places of the views directly inside.
  private(set) var children: [[Int]]
  /// How many views lie in a root, at any depth.
  private(set) var reached = 0

  /// Deeper than this nothing is nested that a device shows.
  static let maximumDepth = JSONScanner.maximumDepth

  /// - Parameter views: the objects of the list, in its order.
  init(_ views: [JSONValue]) {
    children = Array(repeating: [], count: views.count)
    var places: [Int: Int] = [:]
    for (place, view) in views.enumerated() { places[Self.number(view["temp_id"]) ?? place] = place }
    let parents = Self.parents(of: views, places)
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

  private enum Parent {
    case none
    case view(Int)
    /// A number that no view has.
    case nowhere
  }

  private static func parents(of views: [JSONValue], _ places: [Int: Int]) -> [Parent] {
    var parents = [Parent?](repeating: nil, count: views.count)
    for (place, view) in views.enumerated() {
      guard let number = number(view["parent"]) else { continue }
      parents[place] = number < 0 ? Parent.none : places[number].map { .view($0) } ?? .nowhere
    }
    // Where a view does not say what it lies in, that may say what it holds.
    for (place, view) in views.enumerated() {
      guard let children = view["children"] else { continue }
      for child in children.children.compactMap({ number($0).flatMap { places[$0] } })
      where parents[child] == nil && child != place {
        parents[child] = .view(place)
      }
    }
    return parents.map { $0 ?? Parent.none }
  }

  private static func number(_ value: JSONValue?) -> Int? { value?.number.flatMap { Int(exactly: $0) } }
}
