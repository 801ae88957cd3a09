import Screens

/// Maps the views of a screen to a tree.
struct ScreenMapper {
  let views: ObservedViews
  let traits: ViewTraits
  let builder: TreeBuilder
  private(set) var screen: ObservedScreen
  let lengths: Lengths
  let clipping: Clipping
  /// The views that show items which are written as such, by their index.
  private var collections: [Int32: ObservedCollection] = [:]

  private init(_ screen: ObservedScreen, _ views: ObservedViews, _ traits: ViewTraits, _ builder: TreeBuilder) {
    (self.screen, self.views, self.traits, self.builder) = (screen, views, traits, builder)
    lengths = Lengths(density: screen.scale.map(\.density) ?? 1)
    clipping = traits.boxes == .clipped ? Clipping(views) : Clipping()
  }

  /// Writes a screen, which was started, into a tree.
  static func map(
    _ screen: ObservedScreen, _ views: ObservedViews, _ traits: ViewTraits, _ options: ReaderOptions,
    into builder: TreeBuilder
  ) {
    var mapper = ScreenMapper(screen, views, traits, builder)
    builder.open(.screen, as: nil, from: screen.place.lowerBound, to: screen.place.upperBound)
    for problem in views.problems where screen.views.contains(problem.view) {
      builder.report(.invalidValue, problem.message, at: problem.place)
    }
    mapper.writeFacts(options)
    mapper.findCollections()
    for root in views.roots(in: screen.views) { mapper.write(root) }
    if screen.isIncomplete { builder.setUnknown(.content, at: screen.factsPlace) }
    builder.close()
  }

  private func writeFacts(_ options: ReaderOptions) {
    if let precision = traits.precision { builder.setPrecision(precision) }
    if traits.showsCopies { builder.expectCopies() }
    if let evidence = traits.tapEvidence { builder.expectTaps(by: evidence) }
    if let name = screen.name { builder.set(.name, text: name, at: screen.namePlace ?? screen.factsPlace) }
    if let platform = screen.platform {
      builder.set(.platform, token: platform, at: screen.platformPlace ?? screen.factsPlace)
    }
    let place = screen.sizePlace
    if lengths.density != nil {
      if let width = screen.width { lengths.set(.width, length: width, at: place, builder) }
      if let height = screen.height { lengths.set(.height, length: height, at: place, builder) }
      if let token = screen.deviceClass { builder.set(.deviceClass, token: token, at: place) }
    }
    if let shown = screen.scale?.screen {
      let density = lengths.density ?? 1
      builder.setWindow(width: shown.width / density, height: shown.height / density)
    }
    if let orientation = screen.orientation { builder.set(.orientation, token: orientation, at: place) }
    if let (token, place) = screen.widthClass { builder.set(.widthClass, token: token, at: place) }
    if let (token, place) = screen.heightClass { builder.set(.heightClass, token: token, at: place) }
    builder.supply(options)
    if let scale = screen.scale, scale.density == nil { writePixels(scale, at: place) }
  }

  /// Writes the size of the screen in pixels, and which densities it leaves.
  private func writePixels(_ scale: PixelScale, at place: Range<Int>) {
    let deviceClass = builder.tree.root.token(.deviceClass)
    builder.measureInPixels(
      "in pixels: give --density, or set `screen-width-dp`", dpis: scale.possibleDPIs(deviceClass))
    if let width = screen.width { lengths.set(.width, length: width, at: place, builder) }
    if let height = screen.height { lengths.set(.height, length: height, at: place, builder) }
    guard deviceClass == nil else { return }
    builder.set(.deviceClass, atDPI: { scale.deviceClass(at: Double($0) / 160) }, at: place)
  }

  private mutating func findCollections() {
    collections = CollectionFinder(views, clipping, in: screen, by: traits.evidence).all
    guard !collections.isEmpty else { return }
    switch traits.evidence {
    case .typed, .named: PlacedSurroundings(views, in: screen, by: traits.evidence).find(&collections)
    // No distance in points holds where the density is unknown: what is nested beside the view decides.
    case .look: NestedSurroundings(views).find(&collections)
    // It is in the view itself.
    case .declared: break
    }
  }

  // MARK: Content

  /// Writes what a view holds, as content of the open element.
  func writeContent(of parent: Int32) {
    for child in views.children(of: parent) { write(child) }
  }

  /// Writes a view as content of the open element.
  func write(_ index: Int32) {
    if let collection = collections[index] { return write(collection) }
    let view = views[index]
    if view.role == .system { return }
    // A view around a part of a collection may be one touch target with it; its own text is written there too.
    if view.states.contains(.claimed), traits.innerContent != .all { return }
    if !view.states.isDisjoint(with: [.unseen, .claimed]) { return writeContent(of: index) }
    if view.states.contains(.opaque), view.role != .canvas { return writeOpaque(index) }
    if let kind = view.kind {
      if kind.isCell { return writeItem(index, kind, as: .content) }
      if traits.namedKinds.contains(kind) { return writeNamed(kind, index) }
    }
    if view.states.contains(.opaque) { return writeOpaque(index) }
    if view.states.contains(.control) { return writeControl(index) }
    if view.isLink { return writeLink(index) }
    guard let kind = traits.kind(of: view, showsText: views.isShown(view.text)) else {
      if views.layer(index).flags.contains(.image) { writeElement(.image, index) }
      return writeContent(of: index)
    }
    writeElement(kind, index)
  }

  private func writeNamed(_ kind: Kind, _ index: Int32) {
    if kind == .collectionView || kind == .tableView { return writeNamedCollection(kind, index) }
    writeElement(kind, index)
  }

  private func writeElement(_ kind: Kind, _ index: Int32) {
    open(kind, as: .content, index)
    defer { builder.close() }
    if kind == .image {
      setSpoken(kind, index)
      return setFrame(index)
    }
    let isLabel = kind == .label
    setID(index)
    if isLabel, !views[index].states.contains(.reacts) { setFrame(index) } else { setTargetFrame(index) }
    let mayShowText = isLabel || kind == .button
    if mayShowText || views[index].text != ObservedView.unknown { setText(.text, index) }
    setSpoken(kind, index)
    setInteractive(index)
    switch traits.innerContent {
    case .none where kind != .group: return
    case .targets where mayShowText: if kind == .button { writeTargets(in: index) }
    default: writeContent(of: index)
    }
  }

  /// What can be tapped inside of something that can be tapped itself.
  private func writeTargets(in parent: Int32) {
    for child in views.children(of: parent) {
      let view = views[child]
      if collections[child] != nil || view.states.contains(.reacts) && !view.isPieceOfButton {
        write(child)
      } else if view.role != .control, !view.isLink {
        writeTargets(in: child)
      }
    }
  }

  /// What the system draws is smaller than the area that reacts, which may be the whole row.
  private func writeControl(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    builder.setUnknown(.frame, at: views[index].boxPlace.range)
    builder.setLargerTarget()
    builder.set(
      .interactive, flag: !views[index].states.contains(.disabled), at: views[index].tapPlace.range)
    builder.close()
  }

  /// A link in a text is as large as its words.
  private func writeLink(_ index: Int32) {
    open(.label, as: .content, index)
    builder.setUnknown(.frame, at: views[index].boxPlace.range)
    setText(.text, index)
    builder.set(.interactive, flag: true, at: views[index].tapPlace.range)
    builder.close()
  }

  /// What another process shows, or a view draws itself, is not known.
  private func writeOpaque(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    builder.setUnknown(.frame, at: views[index].boxPlace.range)
    builder.setUnknown(.content, at: views[index].boxPlace.range)
    builder.close()
  }
}

extension ObservedViews {
  /// The outermost of some views, one behind the other.
  func roots(in range: Range<Int32>) -> some Sequence<Int32> {
    sequence(state: range.lowerBound) { next in
      guard next < range.upperBound else { return nil }
      defer { next = self[next].end }
      return next
    }
  }
}
