import Screens

/// Turns the layers of one screen into views.
struct FigmaViews {
  /// What a layer lies in, as far as its meaning depends on it.
  private enum Context {
    /// In a piece of a screen, in nothing that is named as a view or cell.
    case board
    /// - Parameter isBar: whether it is in a bar, where the system places touch targets.
    case content(isBar: Bool)
    /// In a collection or table view, which may have some kinds of cells, and in no cell of it.
    case view(KindSet)
    /// - Parameters:
    ///   - parts: the kinds that layers in it may have.
    ///   - accessory: what a property of the cell says of its accessory.
    case cell(parts: KindSet, accessory: FigmaAccessory)
    /// In a part of a cell.
    case part
    /// In the description of a cell, whose lines are a limit.
    case description
  }

  let layers: FigmaLayers
  let document: FigmaDocument
  private let names: FigmaNames
  let views: ObservedViews
  let inactive: InactiveLayers
  /// The first layer named as a view, of those not before the last that was asked for.
  private var nextView: Int32

  private static let content = FigmaNames.components.union([.button])
  private static let around: KindSet = [.seeAll, .header, .footer]

  init(_ screen: FigmaScreen, _ document: FigmaDocument, _ names: FigmaNames, _ views: ObservedViews) {
    layers = FigmaLayers(screen, document)
    (self.document, self.names, self.views) = (document, names, views)
    inactive = InactiveLayers(layers)
    nextView = screen.index
  }

  /// Pushes the layers of the screen, and gives what is known of the screen itself.
  mutating func push() -> ObservedScreen {
    views.reset()
    let screen = layers.screen
    let node = document[screen.index]
    switch screen.extent {
    case .screen: pushScreen(screen.index)
    case .piece: push(screen.index, .board)
    }
    var observed = ObservedScreen(at: node.place, views: 0..<views.count, factsAt: node.place)
    observed.isFragment = screen.extent != .screen
    observed.isToScale = screen.scale != nil
    if !node.name.isEmpty { (observed.name, observed.namePlace) = (document.string(node.name), node.name.place) }
    if let (platform, place) = FigmaPlatform.decide(of: screen, in: document) {
      (observed.platform, observed.platformPlace) = (platform, place)
    }
    observed.sizePlace = node.boxPlace
    if let size = screen.size, let frame = layers.frame(of: screen.index) {
      observed.width = frame.width
      observed.height = size.isWhole ? frame.height : nil
      observed.deviceClass = size.isPhone ? .phone : .tablet
      observed.orientation = size.isPortrait ? .portrait : .landscape
    }
    return observed
  }

  /// The frame of a screen is the screen and nothing else, also where it is named as a view.
  private mutating func pushScreen(_ index: Int32) {
    var view = view(index)
    view.role = .window
    var layer = layer(index)
    layer.flags.remove(.image)
    views.open(view, layer)
    for child in document.children(of: index) { push(child, .content(isBar: false)) }
    views.close()
  }

  // MARK: Layers

  private mutating func push(_ index: Int32, _ context: Context) {
    var view = view(index)
    var layer = layer(index)
    var context = context
    let meaning = names.userMeaning(of: index)
    switch context {
    case .cell(let parts, let accessory):
      view.kind = names.kinds(of: index, meaning).first(where: parts.contains)
      takeTaps(of: index, meaning, isInCell: true, &view)
      views.open(view, layer)
      if view.kind == .accessory { setAccessory(index, accessory) }
      if view.kind == .button || view.kind == nil && view.states.contains(.reacts) { setControl(of: index) }
      if view.kind != nil || view.states.contains(.reacts) {
        context = view.kind == .description ? .description : .part
      }
    case .part, .description: views.open(view, layer)
    case .board, .content, .view:
      var isOtherCell = false
      context = self.context(of: index, meaning, in: context, &view, &isOtherCell)
      if isOtherCell { layer.flags.remove(.instance) }
      // Without characters a text is nothing that is seen.
      if document[index].type == .text, view.role != .text { layer.flags.remove(.image) }
      switch context {
      case .content(isBar: true): view.states.insert(.placed)
      case .board: view.states.insert(.unseen)
      case .cell(_, .absent): layer.flags.insert(.lacksAccessory)
      default: break
      }
      takeTaps(of: index, meaning, isInCell: false, &view)
      if case .content = context, isGroup(view) { view.text = ObservedView.absent }
      views.open(view, layer)
    }
    setFacts(of: index, view)
    if document[index].type == .text {
      var isDescription = false
      if case .description = context { isDescription = true }
      setLines(of: index, isDescription: isDescription)
      if view.role == .text, !isOtherThanText(view, layer, context) { setLook(of: index) }
    }
    for child in document.children(of: index) { push(child, context) }
    if case .cell(_, .control(let token, let place)) = context, view.kind == .objectCell { push(token, at: place) }
    views.close()
  }

  /// Whether a text is the image of a cell, or a group, whose look is not that of a text.
  private func isOtherThanText(_ view: ObservedView, _ layer: ObservedLayer, _ context: Context) -> Bool {
    if case .cell = context { return layer.flags.contains(.image) }
    return view.kind == .image || view.kind == .group
  }

  /// Whether a layer is written as a group, whose texts are its content.
  private func isGroup(_ view: ObservedView) -> Bool {
    guard let kind = view.kind, !Self.around.contains(kind) else {
      return view.role == .container && view.states.contains(.reacts)
    }
    return kind == .group
  }

  /// Decides what a layer is that is in no cell, and says what those in it lie in.
  ///
  /// - Parameter isOtherCell: is set where it is named as a cell, but cannot be one: it holds a view, or is in a view that
  ///   has other cells.
  private mutating func context(
    of index: Int32, _ meaning: KindNames.Meaning?, in outer: Context, _ view: inout ObservedView,
    _ isOtherCell: inout Bool
  ) -> Context {
    let node = document[index]
    let isContainer = node.type.isContainer
    let mayBePart = isContainer || isPart(node, in: outer)
    let kinds = mayBePart || meaning != nil ? names.kinds(of: index, meaning) : []
    var context = outer
    switch outer {
    case .board: if kinds.contains(where: FigmaNames.components.contains) { context = .content(isBar: false) }
    case .content(isBar: false):
      if isContainer, document.withBytes(node.name, { FigmaPatterns.isBar($0) }) { context = .content(isBar: true) }
    default: break
    }
    if case .content = context, isContainer, document.withBytes(node.name, { FigmaPatterns.isSystem($0) }) {
      view.role = .system
      return context
    }
    var cells: KindSet?
    if case .view(let kinds) = outer { cells = kinds }
    var kind = kinds.first(where: (cells == nil ? Self.content : FigmaNames.components).contains)
    if case .kind(let said)? = meaning {
      // What the user says holds for all layers.
      kind = Vocabulary.contentKinds.contains(said) ? said : nil
    } else if !isContainer {
      kind = nil
    }
    let part = mayBePart ? kinds.first(where: Self.around.contains) : nil
    if cells != nil, kind == nil, isContainer, kinds.contains(.button) { kind = .button }
    switch kind {
    case .collectionView?, .tableView?:
      guard isContainer else { return context }
      (view.role, view.kind) = (kind == .tableView ? .table : .collection, kind)
      return .view(kind == .tableView ? FigmaNames.rows : FigmaNames.cells)
    case .otherCell? where isContainer && holdsView(index): isOtherCell = true
    case let cell? where FigmaNames.cells.contains(cell) && !(cells?.contains(cell) ?? true): isOtherCell = true
    case .button? where meaning == nil:
      (view.role, view.kind) = (.button, part)
    case let cell? where FigmaNames.cells.contains(cell):
      (view.role, view.kind) = (.cell, cell)
      let accessory = cell == .objectCell ? FigmaAccessory(variantOf: index, document) : .unknown
      return .cell(parts: FigmaNames.parts(of: cell), accessory: accessory)
    default: view.kind = kind ?? part
    }
    return context
  }

  /// Whether a layer that holds no others may be a part of a view: a header of a table, or See All.
  private func isPart(_ node: FigmaNode, in context: Context) -> Bool {
    if case .view(FigmaNames.rows) = context { return true }
    return node.type == .text && node.flags.contains(.tappable)
  }

  /// Whether a layer holds one that is named as a view; layers are asked for in their order.
  private mutating func holdsView(_ index: Int32) -> Bool {
    let end = document[layers.screen.index].end
    if nextView <= index { nextView = index + 1 }
    while nextView < end, !isView(nextView) { nextView += 1 }
    return nextView < document[index].end
  }

  private func isView(_ index: Int32) -> Bool {
    document[index].isShown && document[index].type.isContainer && names.kind(of: index, among: FigmaNames.views) != nil
  }

  // MARK: Views

  private func view(_ index: Int32) -> ObservedView {
    let node = document[index]
    var view = ObservedView(at: node.place)
    view.boxPlace = FilePlace(node.boxPlace)
    view.tapPlace = FilePlace(view.place.head)
    view.box = layers.place(of: index)
    view.id = keep(node.id)
    view.text = ObservedView.inner
    if node.type == .text {
      if !node.characters.isEmpty { (view.role, view.text) = (.text, keep(node.characters)) }
      if document.isOutline { (view.role, view.text) = (.text, ObservedView.unknown) }
    } else if node.type.isDrawn {
      (view.role, view.text) = (node.flags.contains(.image) ? .image : .drawing, ObservedView.absent)
    }
    return view
  }

  private func layer(_ index: Int32) -> ObservedLayer {
    let node = document[index]
    var layer = ObservedLayer()
    layer.name = keep(node.name)
    layer.fontSize = node.fontSize
    if node.flags.contains(.clips) { layer.flags.insert(.clips) }
    if node.flags.contains(.scrollsHorizontally) { layer.flags.insert(.scrollsSideways) }
    if node.flags.contains(.image) { layer.flags.insert(.image) }
    if node.flags.contains(.filled), node.type != .text { layer.flags.insert(.filled) }
    if node.flags.contains(.translucent) { layer.flags.insert(.translucent) }
    if let box = node.box {
      if node.flags.contains(.turned), !box.isEmpty { layer.flags.insert(.turned) }
      if min(box.width, box.height) <= 2 { layer.flags.insert(.line) }
    }
    if layers.isOpaque(index) { layer.flags.insert(.lacksContent) }
    if node.type == .instance { layer.flags.insert(.instance) }
    if node.type == .component || node.type == .componentSet { layer.flags.insert(.component) }
    let isPlain = node.flags.contains(.solid) && node.flags.isDisjoint(with: [.translucent, .turned, .image])
    if isPlain, node.type != .ellipse, node.type != .text, node.type != .drawing {
      (layer.fill, layer.fillPlace) = (node.fill, FilePlace(node.fillPlace))
    }
    return layer
  }

  private func keep(_ text: FigmaNode.Text) -> Int32 {
    text.isEmpty ? ObservedView.absent : document.withBytes(text) { views.keep($0, at: text.place) }
  }

  // MARK: Taps

  /// Whether a layer is a frame with room of its own around one smaller icon.
  private func holdsPaddedIcon(_ index: Int32) -> Bool {
    guard document[index].flags.contains(.padded) else { return false }
    let children = Array(document.children(of: index).lazy.filter { document[$0].isShown }.prefix(2))
    guard children.count == 1, let icon = children.first, document[icon].type != .text,
      let inner = document[icon].box, let outer = document[index].box
    else { return false }
    return inner.width < outer.width && inner.height < outer.height
  }

  /// Takes what a prototype does with a layer.
  ///
  /// What is drawn is the whole touch target if just that layer reacts, or if the user gives its kind. So it is if it is
  /// large enough for a finger, or if it is a frame with room of its own around an icon.
  private func takeTaps(
    of index: Int32, _ meaning: KindNames.Meaning?, isInCell: Bool, _ view: inout ObservedView
  ) {
    let node = document[index]
    // Without characters a text is nothing that is seen outside of a cell.
    let isTappable = node.flags.contains(.tappable) && (isInCell || node.type != .text || view.role == .text)
    let isLarge = layers.frame(of: index).map { min($0.width, $0.height) >= 44 } ?? false
    let isTarget = isTappable || meaning != nil || isLarge || holdsPaddedIcon(index)
    let isShownAsImage = node.flags.contains(.image) && (isInCell || view.role != .text)
    if isTappable { view.states.insert(.reacts) }
    if view.kind == .button || view.role == .button {
      // In a bar it reacts in an area of its own.
      view.states.insert(isTarget || view.states.contains(.placed) ? .reacts : .mayReact)
    } else if !isTarget, view.kind != .image, view.kind != nil || !isShownAsImage {
      view.states.insert(.ownTarget)
    }
  }
}
