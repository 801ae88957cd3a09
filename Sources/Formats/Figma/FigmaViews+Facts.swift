import Screens

// What the layers that are pushed say beyond their boxes and texts.
extension FigmaViews {
  /// Sets the facts of the layer that is open.
  func setFacts(of index: Int32, _ view: ObservedView) {
    let node = document[index]
    let start = view.place.head
    if node.flags.contains(.pushes) { views.set(.transition, .token(.push), at: start) }
    if view.kind == .image || node.flags.contains(.image) { setImageFacts(of: index, start) }
    switch view.kind {
    // Nothing that is drawn shows what a swipe does.
    case .objectCell?: views.setUnknown(.swipeActions, at: start)
    case .labelValueCell?:
      views.setUnknown(.label, at: start)
      views.setUnknown(.value, at: start)
    default: break
    }
  }

  private func setImageFacts(of index: Int32, _ start: Range<Int>) {
    if document.isOutline { return views.setUnknown(.placeholder, at: start) }
    let image = FigmaImage(index, layers)
    if !image.isFilled { views.setUnknown(.placeholder, at: start) }
    let place = document[index].boxPlace
    if let shape = image.shape { views.set(.shape, .token(shape), at: place) }
    if let radius = image.cornerRadius, let scale = layers.screen.scale {
      views.set(.cornerRadius, .number(radius / scale), at: place)
    }
  }

  // MARK: Texts

  /// - Parameter isDescription: whether its lines are the most that it may take, and not those that it takes.
  func setLines(of index: Int32, isDescription: Bool) {
    let node = document[index]
    let start = node.place.lowerBound..<node.place.lowerBound
    if node.flags.contains(.truncates) { views.set(.truncates, .flag(true), at: start) }
    if let lines = isDescription ? Self.limit(of: node) : Self.lines(of: node) {
      views.set(.lines, .number(lines), at: start)
    }
  }

  /// Sets how a text is drawn.
  func setLook(of index: Int32) {
    let node = document[index]
    let start = node.place.lowerBound..<node.place.lowerBound
    guard !node.flags.contains(.mixed) else { return }
    if let scale = layers.screen.scale, node.fontSize > 0 {
      views.set(.fontSize, .number(Double(node.fontSize) / scale), at: start)
    }
    if node.fontWeight > 0 { views.set(.fontWeight, .number(Double(node.fontWeight)), at: start) }
    if let style = document.textStyle(of: index) {
      let place = node.textStyle.place
      views.set(.textStyle, .text(document.withBytes(style) { views.keep($0, at: place) }), at: place)
    }
    // What is drawn pale on purpose is no colour of the text.
    guard node.flags.contains(.solid), !inactive.contains(index) else { return }
    views.set(.foreground, text: node.fill.text, at: node.fillPlace)
  }

  private static func limit(of node: FigmaNode) -> Double? {
    node.flags.contains(.truncates) && node.maxLines > 0 ? Double(node.maxLines) : nil
  }

  /// How many lines a text takes, by its box.
  private static func lines(of node: FigmaNode) -> Double? {
    guard node.flags.contains(.hugsLines), node.lineHeight > 0, let height = node.box?.height else { return nil }
    let lines = height / Double(node.lineHeight)
    return lines > 0.9 && abs(lines - lines.rounded()) < 0.1 ? lines.rounded() : nil
  }

  // MARK: Actions and accessories

  /// Sets what an action is drawn as: a button holds a text.
  func setControl(of index: Int32) {
    let start = document[index].place.lowerBound..<document[index].place.lowerBound
    if holdsText(index) {
      views.set(.control, .token(.button), at: start)
    } else if !layers.isOpaque(index) {
      views.set(.control, .token(.icon), at: start)
    }
  }

  private func holdsText(_ index: Int32) -> Bool {
    let node = document[index]
    return node.type == .text && (document.isOutline || !node.characters.isEmpty)
      || document.children(of: index).contains { holdsText($0) }
  }

  /// Sets what the accessory of an object cell is: as a property of the cell says it, or else as its layers are called.
  func setAccessory(_ index: Int32, _ given: FigmaAccessory) {
    let start = document[index].place.lowerBound..<document[index].place.lowerBound
    if case .control(let token, let place) = given {
      views.set(.control, .token(token), at: place)
    } else if let token = FigmaAccessory.control(drawnBy: index, layers) {
      views.set(.control, .token(token), at: start)
    }
    views.setUnknown(.actions, at: start)
  }

  /// Pushes the accessory that a property of a cell gives.
  func push(_ accessory: Token, at place: Range<Int>) {
    var view = ObservedView(at: place)
    view.kind = .accessory
    view.tapPlace = view.place
    view.states = .fromAttribute
    views.open(view, ObservedLayer())
    views.set(.control, .token(accessory), at: place)
    views.close()
  }
}
