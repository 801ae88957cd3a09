import Screens

/// Writes what a dump shows into a tree builder; see ``UIAutomatorFormat``.
struct UIAutomatorScreenWriter {
  let document: UIAutomatorDocument
  let builder: TreeBuilder
  let scale: UIAutomatorScale
  let clipping: UIAutomatorClipping
  private let options: ReaderOptions
  /// Views that were written as a part of a collection elsewhere in the tree.
  private var written: Set<Int> = []
  /// The collections, and what is around each, by the view that scrolls.
  private var collections: [Int: UIAutomatorCollection] = [:]
  private var neighbours: [Int: UIAutomatorNeighbours] = [:]

  init(_ document: UIAutomatorDocument, _ options: ReaderOptions, _ builder: TreeBuilder) {
    self.document = document
    self.options = options
    self.builder = builder
    scale = UIAutomatorScale(document, options)
    clipping = UIAutomatorClipping(document)
  }

  /// Writes the screen.
  ///
  /// - Parameter isWhole: whether everything in the file has its place in the document.
  mutating func write(isOneOfSeveral: Bool, isWhole: Bool = true) {
    let root = document.root
    builder.startScreen(at: root.lowerBound, isOneOfSeveral: isOneOfSeveral)
    builder.open(.screen, as: nil, from: root.lowerBound, to: root.upperBound)
    let place = root.lowerBound + 1..<root.upperBound
    builder.set(.platform, token: .android, at: place)
    if let orientation = scale.orientation { builder.set(.orientation, token: orientation, at: place) }
    if let density = scale.density { writeLengths(at: density, place) }
    builder.supply(options)
    if scale.density == nil { writePixels(at: place) }
    findCollections()
    document.forEachChild(of: -1) { write($0) }
    if !isWhole { builder.setUnknown(.content, at: place) }
    builder.close()
  }

  /// Writes the size of the screen, and what follows from it.
  private func writeLengths(at density: Double, _ place: Range<Int>) {
    if let width = scale.width { builder.set(.width, number: width / density, at: place) }
    if let height = scale.height { builder.set(.height, number: height / density, at: place) }
    if let deviceClass = scale.deviceClass(at: density) { builder.set(.deviceClass, token: deviceClass, at: place) }
  }

  /// Writes the size of the screen in pixels, and which densities it leaves.
  private func writePixels(at place: Range<Int>) {
    let deviceClass = builder.tree.root.token(.deviceClass)
    builder.measureInPixels(
      "in pixels: give --density, or set `screen-width-dp`", dpis: scale.possibleDPIs(deviceClass))
    if let width = scale.width { builder.set(.width, pixels: width, at: place) }
    if let height = scale.height { builder.set(.height, pixels: height, at: place) }
    guard deviceClass == nil else { return }
    builder.set(.deviceClass, atDPI: { scale.deviceClass(at: Double($0) / 160) }, at: place)
  }

  private mutating func findCollections() {
    for index in document.nodes.indices {
      guard let collection = UIAutomatorCollection(index, clip: clipping.clips[index], in: document) else { continue }
      collections[index] = collection
    }
    guard !collections.isEmpty else { return }
    for index in collections.keys.sorted() { findNeighbours(of: index) }
  }

  private mutating func findNeighbours(of index: Int) {
    guard let collection = collections[index] else { return }
    let found = UIAutomatorNeighbours(collection, document, isTaken: { written.contains($0) })
    for place in [found.header, found.seeAllAbove, found.seeAllBelow] { if let place { written.insert(place) } }
    neighbours[index] = found
  }

  // MARK: Views

  private func write(_ index: Int) {
    if let collection = collections[index] { return write(collection, neighbours[index]) }
    let node = document.nodes[index]
    // A view around a part of a collection may be one touch target with it; its own text is written there too.
    guard node.seen != nil, !written.contains(index) else { return writeChildren(of: index) }
    if let kind = node.cell { return writeCell(kind, as: .content, index) }
    if let kind = node.kind, Vocabulary.contentKinds.contains(kind) { return writeNamed(kind, index) }
    if node.type == .canvas { return element(.group, index) { builder.setUnknown(.content, at: node.boundsPlace) } }
    let isInteractive = node.flags.contains(.clickable)
    switch node.type {
    case .button: writeGeneric(.button, index, isInteractive)
    case .imageButton,
      .image where isInteractive:
      writeGeneric(.icon, index, isInteractive)
    case .image: image(index)
    case .text where isInteractive || document.showsText(index): writeGeneric(.label, index, isInteractive)
    default:
      if isInteractive {
        writeGeneric(.group, index, true)
      } else if document.showsText(index) {
        writeGeneric(.label, index, false)
      } else {
        writeChildren(of: index)
      }
    }
  }

  private func writeChildren(of index: Int) {
    document.forEachChild(of: index) { write($0) }
  }

  func writeGeneric(_ kind: Kind, _ index: Int, _ isInteractive: Bool) {
    let node = document.nodes[index]
    element(kind, index) {
      id(index)
      text(index)
      spoken(of: kind, index, isTapped: isInteractive)
      frame(index)
      if node.flags.contains(.mayReact), !isInteractive {
        builder.setUnknown(.interactive, at: node.clickablePlace)
      } else {
        builder.set(.interactive, flag: isInteractive && !node.flags.contains(.disabled), at: node.clickablePlace)
      }
      writeChildren(of: index)
    }
  }

  // MARK: Facts

  func element(_ kind: Kind, as member: Member = .content, _ index: Int, _ body: () -> Void) {
    let tag = document.nodes[index].tag
    builder.open(kind, as: member, from: tag.lowerBound, to: tag.upperBound)
    body()
    builder.close()
  }

  func id(_ index: Int) {
    let node = document.nodes[index]
    guard !node.id.isEmpty else { return }
    document.withText(node.id) { builder.set(.id, text: $0, at: node.idPlace) }
  }

  /// The text that is shown; a password field is private.
  func text(_ index: Int) {
    let node = document.nodes[index]
    guard !node.text.isEmpty, !node.flags.contains(.password) else { return }
    document.withText(node.text) { builder.set(.text, text: $0, at: node.textPlace) }
  }

  /// An image, as a part or as content.
  func image(as member: Member = .content, _ index: Int, isWhole: Bool = false) {
    element(.image, as: member, index) {
      spoken(of: .image, index, isTapped: false)
      frame(index, isWhole: isWhole)
    }
  }

  /// What a screen reader says of a view: its description. A description is known to be missing only for a picture that
  /// is tapped and holds no text. Another view without a description may be decoration, or be named by one beside it,
  /// as switches are.
  func spoken(of kind: Kind, _ index: Int, isTapped: Bool) {
    let node = document.nodes[index]
    if document.isShown(node.description) {
      document.withText(node.description) { builder.set(.accessibilityLabel, text: $0, at: node.descriptionPlace) }
    } else if isTapped, kind == .icon, isMute(index) {
      builder.set(.accessibilityLabel, text: "", at: node.descriptionPlace)
    }
  }

  /// Whether the file says of a view and of all in it that there is nothing to be spoken.
  private func isMute(_ index: Int) -> Bool {
    guard document.nodes[index].flags.isDisjoint(with: [.disabled, .mayReact, .password]) else { return false }
    return (index..<max(index + 1, Int(document.nodes[index].end))).allSatisfy { inner in
      let node = document.nodes[inner]
      return node.flags.contains(.undescribed) && node.type != .canvas && node.type != .field
        && !document.showsText(inner) && !document.isShown(node.description)
    }
  }

  /// The frame of a view, as far as nothing may cut it off.
  func frame(_ index: Int, isWhole: Bool = false) {
    let node = document.nodes[index]
    set(node.bounds, cut: isWhole ? [] : clipping.cuts(index, document), at: node.boundsPlace)
  }

  /// The frame of the open element; where it is cut in one direction, its length in the other one.
  func set(_ bounds: PixelBounds?, cut cuts: UIAutomatorClipping.Axes, at place: Range<Int>) {
    set(.frame, cuts.isEmpty ? bounds : nil, at: place)
    guard let bounds, !cuts.isEmpty else { return }
    if !cuts.contains(.horizontal) { set(.width, length: bounds.width, at: place) }
    if !cuts.contains(.vertical) { set(.height, length: bounds.height, at: place) }
  }

  private func set(_ member: Member, length: Int32, at place: Range<Int>) {
    if let density = scale.density {
      builder.set(member, number: Double(length) / density, at: place)
    } else {
      builder.set(member, pixels: Double(length), at: place)
    }
  }

  func set(_ member: Member, _ bounds: PixelBounds?, at place: Range<Int>) {
    guard let bounds else { return builder.setUnknown(member, at: place) }
    if let frame = scale.frame(bounds) {
      builder.set(member, frame: frame, at: place)
    } else {
      builder.set(member, pixels: UIAutomatorScale.frame(bounds), at: place)
    }
  }
}
