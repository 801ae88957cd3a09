import Screens

/// Writes what one screen of a Figma file shows into a tree builder; see ``FigmaFormat``.
struct FigmaScreenWriter: HeaderWriter {
  let layers: FigmaLayers
  let document: FigmaDocument
  let names: FigmaNames
  let builder: TreeBuilder
  let landmarks: FigmaLandmarks
  let exemptions: InactiveLayers
  /// The collection views, and what is around the cells of each.
  private(set) var collections: [Int32: (content: FigmaViewContent, surroundings: FigmaSurroundings)] = [:]
  /// Texts that are written as a header or See All, and not by themselves.
  private var written: Set<Int32> = []

  init(_ screen: FigmaScreen, _ document: FigmaDocument, _ names: FigmaNames, _ builder: TreeBuilder) {
    layers = FigmaLayers(screen, document, names)
    self.document = document
    self.names = names
    self.builder = builder
    landmarks = FigmaLandmarks(layers)
    exemptions = InactiveLayers(layers)
    for view in landmarks.views where names.kind(of: view, among: KindSet(.collectionView)) != nil {
      let content = FigmaViewContent(view, FigmaNames.cells, landmarks, layers)
      let found = FigmaSurroundings(view, content.cells.compactMap { layers.place(of: $0.index) }, landmarks, layers)
      collections[view] = (content, found)
      written.formUnion(found.all)
    }
  }

  /// Writes the screen.
  func write() {
    let screen = layers.screen
    let node = document[screen.index]
    builder.open(.screen, as: nil, from: node.place.lowerBound, to: node.place.upperBound)
    builder.expectTaps(by: "a prototype link")
    document.withBytes(node.name) { if !$0.isEmpty { builder.set(.name, text: $0, at: node.name.place) } }
    if let (platform, place) = platform(of: screen.index) { builder.set(.platform, token: platform, at: place) }
    if let size = screen.size, let frame = layers.frame(of: screen.index) {
      builder.set(.width, number: frame.width, at: node.boxPlace)
      if size.isWhole { builder.set(.height, number: frame.height, at: node.boxPlace) }
      builder.set(.deviceClass, token: size.isPhone ? .phone : .tablet, at: node.boxPlace)
      builder.set(.orientation, token: size.isPortrait ? .portrait : .landscape, at: node.boxPlace)
    }
    switch screen.extent {
    case .screen: writeContent(of: screen.index, isPlaced: false)
    case .piece: writePieces(screen.index)
    case .unclear: builder.setUnknown(.content, at: node.place)
    }
    builder.close()
  }

  // MARK: Content

  /// Writes only the views and cells that a piece of a screen holds.
  private func writePieces(_ index: Int32) {
    guard !names.isComponent(index) else { return write(index, isPlaced: false) }
    for child in layers.children(of: index) { writePieces(child) }
  }

  /// Writes what a layer holds, as content of the open element.
  ///
  /// - Parameter isPlaced: whether it is in a bar.
  func writeContent(of parent: Int32, isPlaced: Bool) {
    var run = FigmaRun(layers)
    for child in layers.children(of: parent) {
      if run.take(child) { continue }
      writeRun(&run, isPlaced)
      write(child, isPlaced: isPlaced)
    }
    writeRun(&run, isPlaced)
  }

  /// Cells one below the other are a table; one alone is a cell.
  private func writeRun(_ run: inout FigmaRun, _ isPlaced: Bool) {
    if run.cells.count > 1, layers.screen.extent == .screen {
      writeTable(of: run.cells)
    } else {
      for cell in run.cells { write(cell, isPlaced: isPlaced) }
    }
    run = FigmaRun(layers)
  }

  /// Writes a layer as content of the open element.
  func write(_ index: Int32, isPlaced: Bool) {
    let node = document[index]
    let isPlaced = isPlaced || node.type.isContainer && document.withBytes(node.name) { FigmaPatterns.isBar($0) }
    if node.type.isContainer, document.withBytes(node.name, { FigmaPatterns.isSystem($0) }) { return }
    switch kind(of: index) {
    case .collectionView: return writeCollection(index)
    case .tableView: return writeTable(index)
    case let kind? where FigmaNames.cells.contains(kind): return writeCell(index, kind, as: .content)
    case .image: return writeImage(index, as: .content)
    case let kind?: return writeGeneric(kind, index, isPlaced)
    case nil: break
    }
    if node.type == .text {
      if !node.characters.isEmpty, !written.contains(index) { writeGeneric(.label, index, isPlaced) }
    } else if node.flags.contains(.tappable) {
      writeGeneric(.group, index, isPlaced)
    } else {
      if node.flags.contains(.image) { writeImage(index, as: .content) }
      writeContent(of: index, isPlaced: isPlaced)
    }
  }

  /// What content a layer is, by its name.
  private func kind(of index: Int32) -> Kind? {
    if case .kind(let kind) = names.userMeaning(of: index), Vocabulary.contentKinds.contains(kind) { return kind }
    guard document[index].type.isContainer else { return nil }
    guard let kind = names.kind(of: index, among: Self.content) else { return nil }
    // A cell that holds a view contains the view.
    return kind == .otherCell && landmarks.holdsView(index) ? nil : kind
  }

  private static let content = FigmaNames.components.union([.button])

  private func writeGeneric(_ kind: Kind, _ index: Int32, _ isPlaced: Bool) {
    let node = document[index]
    open(kind, as: .content, index)
    setID(index)
    let mayBeTarget = kind == .button && !isPlaced && !isTarget(index)
    if mayBeTarget || kind == .label && !node.flags.contains(.tappable) {
      setFrame(index)
    } else {
      setTargetFrame(index, isPlaced: isPlaced)
    }
    if kind != .group { setText(.text, index) }
    if mayBeTarget {
      builder.setUnknown(.interactive, at: start(index))
    } else if kind == .button || node.flags.contains(.tappable) {
      builder.set(.interactive, flag: true, at: start(index))
    }
    if kind == .group { writeContent(of: index, isPlaced: isPlaced) }
    builder.close()
  }

  // MARK: Facts

  func open(_ kind: Kind, as member: Member, _ index: Int32) {
    let place = document[index].place
    builder.open(kind, as: member, from: place.lowerBound, to: place.upperBound)
    if kind != .tap { _ = document.withBytes(document[index].name) { builder.name($0) } }
  }

  /// The beginning of a layer, for facts that it does not spell out.
  func start(_ index: Int32) -> Range<Int> { document[index].place.lowerBound..<document[index].place.lowerBound }

  func setID(_ index: Int32) {
    let id = document[index].id
    guard !id.isEmpty else { return }
    document.withBytes(id) { builder.set(.id, text: $0, at: id.place) }
  }

  func setFrame(_ index: Int32) {
    if let frame = layers.frame(of: index) {
      builder.set(.frame, frame: frame, at: document[index].boxPlace)
    } else {
      builder.setUnknown(.frame, at: document[index].boxPlace)
    }
  }

  /// Whether what is drawn is the whole touch target, which may be larger. It is if a prototype makes just that layer
  /// react, if the user gives its kind, or if it is large enough for a finger.
  func isTarget(_ index: Int32) -> Bool {
    document[index].flags.contains(.tappable) || names.userMeaning(of: index) != nil
      || layers.frame(of: index).map { min($0.width, $0.height) >= 44 } ?? false
  }

  /// The frame of something that is tapped.
  func setTargetFrame(_ index: Int32, isPlaced: Bool = false) {
    if isTarget(index), !isPlaced { return setFrame(index) }
    builder.setUnknown(.frame, at: document[index].boxPlace)
  }

  /// The text that a layer shows, where it is one.
  func setText(_ member: Member, _ index: Int32) {
    if let only = layers.onlyText(in: index) {
      let text = document[only].characters
      document.withBytes(text) { builder.set(member, text: $0, at: text.place) }
      setLook(of: only)
    } else if !document[index].type.isDrawn {
      builder.setUnknown(member, at: start(index))
    }
  }

  /// What a tap does: a prototype that does nothing says nothing.
  func writeTap(_ index: Int32) {
    let node = document[index]
    guard node.flags.contains(.tappable) else { return builder.setUnknown(.tap, at: start(index)) }
    open(.tap, as: .tap, index)
    if node.flags.contains(.pushes) { builder.set(.transition, token: .push, at: start(index)) }
    builder.close()
  }

  // MARK: Platform

  /// The platform that names decide: the first of the frame, the sections and page around it, the components in it, and
  /// the file that names one alone. One that names both says that it is not known. Where no name does, bars of the
  /// system and the size do.
  ///
  /// Pages of the web are drawn in the same frames, which are called by the device: a name around the frame that speaks
  /// of them goes before all.
  private func platform(of screen: Int32) -> (Token, Range<Int>)? {
    var decided: (platforms: Set<Token>, name: FigmaNode.Text)?
    var index = screen
    while index > 0 {
      let name = document[index].name
      if document.withBytes(name, { FigmaPlatform.isWeb($0) }) { return nil }
      let platforms = document.withBytes(name) { FigmaPlatform.named(in: $0) }
      if decided == nil, !platforms.isEmpty { decided = (platforms, name) }
      index = document[index].parent
    }
    if let decided { return only(decided.platforms, decided.name) }
    let file = document[0].name
    if document.withBytes(file, { FigmaPlatform.isWeb($0) }) { return nil }
    var used: Set<Token> = []
    for component in components(in: screen) { used.formUnion(platforms(of: document.components[Int(component)])) }
    if !used.isEmpty { return only(used, document[screen].name) }
    let named = screen > 0 ? document.withBytes(file) { FigmaPlatform.named(in: $0) } : []
    if !named.isEmpty { return only(named, file) }
    return FigmaSystemBars(of: layers.screen, in: document).platform.map { ($0.token, $0.place) }
  }

  private func only(_ platforms: Set<Token>, _ name: FigmaNode.Text) -> (Token, Range<Int>)? {
    guard let platform = platforms.first, platforms.count == 1 else { return nil }
    return (platform, name.isEmpty ? start(layers.screen.index) : name.place)
  }

  private func components(in screen: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    for index in screen..<document[screen].end where document[index].component >= 0 {
      found.insert(document[index].component)
    }
    return found
  }

  private func platforms(of component: FigmaComponent) -> Set<Token> {
    if let platform = component.platform { return [platform] }
    var name = component.setName ?? component.name
    return name.withUTF8 { FigmaPlatform.named(inComponent: $0) }
  }
}
