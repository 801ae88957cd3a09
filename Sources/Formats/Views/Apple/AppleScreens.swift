import Screens

/// Writes the screens of a file with a hierarchy of a running app on iOS: one for each application, or one for a fragment.
enum AppleScreens {
  /// Writes the screens that the views of a file show.
  ///
  /// - Throws: a ``ReadError`` where they are of another platform than iOS, or where none has a box.
  static func write(
    _ views: ObservedViews, from first: Int32 = 0, isOneOfSeveral: Bool = false,
    with facts: AppleScreenFacts = AppleScreenFacts(), _ options: ReaderOptions, into builder: TreeBuilder,
    for consumer: any ScreenConsumer, of source: SourceReader
  ) throws(ReadError) {
    try views.requireLayout(on: "iOS", "x, y, width and height")
    AppleViews.complete(views)
    if !facts.saysVisibility { hideOffscreen(views) }
    let roots = roots(of: views, from: first)
    var traits = AppleViews.traits
    (traits.precision, traits.boxes) = (facts.precision, facts.boxes)
    for root in roots {
      if let platform = facts.isOfMac ? "macOS" : foreignPlatform(root, views, facts) {
        throw ReadError(
          unsupported: "XCTest on \(platform)",
          "this is a screen of \(platform), which is not supported; expected one of iOS",
          at: views[root].place.lowerBound)
      }
      builder.startScreen(at: views[root].place.lowerBound, isOneOfSeveral: isOneOfSeveral || roots.count > 1)
      var screen = AppleViews.screen(root, views)
      (screen.widthClass, screen.heightClass) = (facts.widthClass, facts.heightClass)
      ScreenMapper.map(screen, views, traits, options, into: builder)
      consumer.consume(builder.tree, from: source)
      builder.finishScreen()
    }
  }

  /// Marks the views of an application that lie beside its window, which a screen reader does not find either.
  private static func hideOffscreen(_ views: ObservedViews) {
    var (window, end): (Frame?, Int32) = (nil, 0)
    for index in 0..<views.count {
      if views[index].parent < 0 || views[index].role == .application { (window, end) = (nil, views[index].end) }
      guard index < end, let box = views[index].box else { continue }
      if AppleViews.isWindow(index, views), window == nil { window = box }
      if let window, !box.touches(window) { views[index].states.insert(.invisible) }
    }
  }

  /// The applications that do not lie in another one; without several of them, the outermost views.
  ///
  /// - Parameter first: the outermost view, where there is only one.
  private static func roots(of views: ObservedViews, from first: Int32) -> [Int32] {
    var (applications, outermost): ([Int32], [Int32]) = ([], [])
    var index: Int32 = 0
    while index < views.count {
      if views[index].parent < 0 { outermost.append(index) }
      if views[index].role == .application {
        applications.append(index)
        index = views[index].end
      } else {
        index += 1
      }
    }
    // The system's own application is beside the one that is tested.
    let shown = outermost.filter { views[$0].role != .system }
    if applications.count > 1 || applications.count == 1 && shown.isEmpty { return applications }
    return shown.count > 1 || !shown.isEmpty && outermost.count > 1 ? shown : [first]
  }

  /// The platform of a screen that is none of iOS; `nil` where nothing shows one.
  private static func foreignPlatform(
    _ root: Int32, _ views: ObservedViews, _ facts: AppleScreenFacts
  ) -> String? {
    let window = (root..<views[root].end).first { AppleViews.isWindow($0, views) && views[$0].box != nil }
    guard let size = window.flatMap({ views[$0].box }) else { return nil }
    if facts.isWithoutSize, size.x > 0, size.y > 0 { return "macOS" }
    // No phone is as narrow.
    return max(size.width, size.height) < 260 ? "watchOS" : nil
  }
}

/// What a file says of a screen beside its views.
struct AppleScreenFacts {
  var widthClass: (token: Token, place: Range<Int>)?
  var heightClass: (token: Token, place: Range<Int>)?
  /// Whether a window has a title, which is so on a Mac alone.
  var isOfMac = false
  /// Whether the application says that it has no size. On a Mac that is so, and windows lie anywhere.
  var isWithoutSize = false
  /// Whether it says which views are visible.
  var saysVisibility = true
  /// What the boxes of views say.
  var boxes = ViewTraits.Boxes.whole
  /// By how much frames may be wrong, in points, because the file rounds them; `nil`: they are exact.
  var precision: Double? = 1
}

extension ViewStates {
  /// What a list of the names of traits says.
  init(appleTraits text: UTF8Text) {
    self = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      let trait = UTF8Text(rebasing: trimmed(rest[..<end]))
      rest = rest[end...].dropFirst()
      if trait.equals("Button") { insert(.buttonTrait) }
      if trait.equals("Link") { insert(.linkTrait) }
      if trait.equals("Header") { insert(.headerTrait) }
      if trait.equals("NotEnabled") { insert(.disabled) }
    }
  }
}

extension ObservedView {
  /// Takes a view for what the user says that it is.
  mutating func take(apple meaning: KindNames.Meaning?) {
    switch meaning {
    case nil: return
    case .nothing?:
      states.insert(.noElement)
      role = .container
      states.subtract([.buttonTrait, .linkTrait, .headerTrait])
    case .kind(let kind)?:
      self.kind = kind
      switch kind {
      case .collectionView: role = .collection
      case .tableView: role = .table
      case _ where kind.isCell: role = .cell
      case .seeAll, .button: role = .button
      case .header, .label: role = .text
      case .image: role = .image
      default: break
      }
    }
  }
}
