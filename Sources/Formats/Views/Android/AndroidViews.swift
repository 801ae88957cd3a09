import Screens

/// What views of a running app on Android have in common.
enum AndroidViews {
  static let traits: ViewTraits = {
    var traits = ViewTraits()
    traits.evidence = .look
    traits.boxes = .clipped
    (traits.reactingImage, traits.reactingText, traits.reactingContainer) = (.icon, .label, .group)
    (traits.textMakesLabel, traits.innerContent) = (true, .all)
    traits.namedKinds = Vocabulary.contentKinds
    traits.neverAbsent = [.header, .footer, .seeAll, .dynamicLayout, .editing]
    return traits
  }()

  /// Opens a view, and adds to its states what follows from its role, box and texts.
  static func open(_ view: ObservedView, in views: ObservedViews) {
    var view = view
    let isInSystem = views.current >= 0 && views[views.current].states.contains(.system)
    if isInSystem || view.states.contains(.system) {
      (view.role, view.kind, view.box) = (.system, nil, nil)
      view.states = [.system, .unseen]
    }
    views.settleBox(of: &view)
    if view.role == .canvas { view.states.insert(.opaque) }
    if !view.states.contains(.reacts) { view.states.insert(.doesNotReact) }
    let isDescribed = views.withText(view.spoken) { text, _ in !text.isEmpty }
    if isDescribed == true { view.states.insert(.described) }
    if isDescribed == false, view.role != .canvas, view.role != .field, !views.isShown(view.text) {
      view.states.insert(.silent)
    }
    // That nothing is spoken is known of pictures only: a button may show a text in a way of its own.
    let isNamed = view.kind.map { traits.namedKinds.contains($0) } ?? false
    if view.kind == .icon || !isNamed && (view.role == .iconButton || view.role == .image) {
      view.states.insert(.speechIsKnown)
    }
    views.open(view)
  }

  /// The screen that some views make: the first that is not the system's is its window.
  static func screen(
    _ views: ObservedViews, at root: Range<Int>, size: (width: Int32, height: Int32)? = nil, isWhole: Bool = true,
    _ options: ReaderOptions
  ) throws(ReadError) -> ObservedScreen {
    let window = views.roots(in: 0..<views.count).first { views[$0].role != .system }.flatMap { views[$0].box }
    return try screen(views, at: root, window: window, size: size, isWhole: isWhole, options)
  }

  /// The screen that some views make.
  ///
  /// - Parameters:
  ///   - root: its element in the file.
  ///   - window: the box of the window in pixels; `nil` where no view is one.
  ///   - size: of the screen in pixels, where the file gives it.
  ///   - isWhole: whether all that the file has is among the views.
  /// - Throws: a ``ReadError`` where no view has a box.
  static func screen(
    _ views: ObservedViews, at root: Range<Int>, window: Frame?, size: (width: Int32, height: Int32)? = nil,
    isWhole: Bool = true, _ options: ReaderOptions
  ) throws(ReadError) -> ObservedScreen {
    try views.requireLayout(on: "Android", "`bounds`")
    let scale = PixelScale(window: window, size: size, options)
    var screen = ObservedScreen(
      at: root, views: 0..<views.count, factsAt: root.lowerBound + 1..<root.upperBound)
    screen.platform = .android
    (screen.width, screen.height, screen.orientation) = (scale.width, scale.height, scale.orientation)
    screen.deviceClass = scale.density.flatMap { scale.deviceClass(at: $0) }
    screen.scale = scale
    screen.isIncomplete = !isWhole
    return screen
  }
}

extension ObservedView {
  /// Takes what the class of a view says.
  mutating func take(_ androidClass: AndroidClass) {
    role = androidClass.role
    if androidClass.isFiori {
      states.insert(.declared)
      kind = androidClass.cell
    }
  }

  /// Takes what the user says of the view's class or of its resource id, which goes first.
  mutating func take(_ meaning: KindNames.Meaning?) {
    switch meaning {
    case .kind(let kind)?:
      self.kind = kind
      if kind == .collectionView {
        role = .collection
        states.remove(.declared)
      }
    case .nothing?:
      (role, kind) = (.container, nil)
      states.remove(.declared)
      states.insert(.noElement)
    case nil: break
    }
  }
}

extension SupportedFacts {
  /// The facts of a hierarchy of views of a running app on Android.
  static let androidViews = SupportedFacts(
    [
      .id, .frame, .text, .label, .control, .interactive, .layout, .scrollDirection, .columns, .count, .orientation,
    ],
    of: Dictionary(uniqueKeysWithValues: [.image, .button, .icon, .label, .group].map { ($0, [.accessibilityLabel]) }),
    never: [.collectionView: [.dynamicLayout], .image: [.text]])
}

/// What Android calls a view: `com.example:id/name`.
enum ResourceID {
  /// The name alone, as in `name`.
  static func name(_ id: UTF8Text) -> UTF8Text {
    UTF8Text(rebasing: id[(id.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }
}

extension KindNames {
  /// What a resource id stands for, as a whole or else by its name alone.
  func meaning(ofID id: UTF8Text) -> Meaning? { meaning(of: id) ?? meaning(of: ResourceID.name(id)) }
}
