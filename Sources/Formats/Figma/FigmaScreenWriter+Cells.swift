import Screens

// Cells.
extension FigmaScreenWriter {
  func writeCell(_ index: Int32, _ kind: Kind, as member: Member) {
    let cell = FigmaCell(index, kind, in: layers)
    open(kind, as: member, index)
    setID(index)
    setFrame(index)
    switch kind {
    case .collectionCell: writeCollectionCell(cell, index)
    case .objectCell: writeObjectCell(cell, index)
    default: writeSimpleCell(cell, index, kind)
    }
    writeTap(index)
    builder.close()
  }

  private func writeCollectionCell(_ cell: FigmaCell, _ index: Int32) {
    writeImage(of: cell, .image, index)
    let labels: [(kind: Kind, member: Member)] = [
      (.title, .title), (.subtitle, .subtitle), (.attribute, .attribute),
    ]
    let isNamed = labels.contains { !cell.named($0.kind).isEmpty }
    let column = isNamed ? nil : cell.column(layers)
    for (place, label) in labels.enumerated() {
      if let text = cell.named(label.kind).first ?? column.flatMap({ place < $0.count ? $0[place] : nil }) {
        writeText(text, label.kind, label.member)
      } else if cell.isOpaque || column == nil && (!cell.texts.isEmpty || cell.hasDrawings) {
        // Letters may also be drawn.
        builder.setUnknown(label.member, at: start(index))
      }
    }
    writeActions(of: cell, index)
  }

  private func writeSimpleCell(_ cell: FigmaCell, _ index: Int32, _ kind: Kind) {
    writeImage(of: cell, .image, index)
    if let title = cell.named(.title).first ?? cell.title(layers) {
      writeText(title, .title, .title)
    } else if cell.isOpaque || !cell.texts.isEmpty {
      builder.setUnknown(.title, at: start(index))
    }
    if kind == .labelValueCell {
      builder.setUnknown(.label, at: start(index))
      builder.setUnknown(.value, at: start(index))
    }
    writeActions(of: cell, index)
  }

  // MARK: Object cells

  private func writeObjectCell(_ cell: FigmaCell, _ index: Int32) {
    let here = start(index)
    writeIconStack(of: cell, here)
    writeImage(of: cell, .detailImage, index)
    let title = cell.named(.title).first ?? cell.title(layers)
    if let title {
      writeText(title, .title, .title)
    } else if cell.isOpaque || !cell.texts.isEmpty || !cell.hasLabels {
      // A cell without any text is one that is still loading, or a slot.
      builder.setUnknown(.title, at: here)
    }
    let others = cell.texts.filter { $0 != title }
    let labels: [(kind: Kind, member: Member)] = [
      (.subtitle, .subtitle), (.footnote, .footnote), (.caption, .caption), (.description, .description),
    ]
    for label in labels {
      if let text = cell.named(label.kind).first {
        writeText(text, label.kind, label.member)
      } else if cell.isOpaque || !others.isEmpty {
        builder.setUnknown(label.member, at: here)
      }
    }
    let isOpen = !cell.isPlain || !others.isEmpty || !cell.images.isEmpty
    writeAttributes(of: cell, isOpen: isOpen, here)
    writeAccessory(of: cell, index, isOpen: isOpen)
    writeTags(of: cell, isOpen: isOpen, here)
    for part in [(Kind.rating, Member.rating), (.avatarStack, .avatarStack)] {
      if let layer = cell.named(part.0).first {
        open(part.0, as: part.1, layer)
        setFrame(layer)
        builder.close()
      } else if isOpen {
        builder.setUnknown(part.1, at: here)
      }
    }
    // Nothing that is drawn shows what a swipe does.
    builder.setUnknown(.swipeActions, at: here)
  }

  private func writeIconStack(of cell: FigmaCell, _ here: Range<Int>) {
    guard let stack = cell.named(.iconStack).first else {
      if !cell.isPlain || !cell.images.isEmpty { builder.setUnknown(.iconStack, at: here) }
      return
    }
    open(.iconStack, as: .iconStack, stack)
    setFrame(stack)
    let icons = pieces(of: stack)
    if layers.isOpaque(stack) || icons.contains(where: { layers.place(of: $0) == nil }) {
      builder.setUnknown(.icons, at: start(stack))
    } else {
      if let axis = axis(of: icons) { builder.set(.axis, token: axis, at: start(stack)) }
      for icon in icons {
        open(.icon, as: .icons, icon)
        setFrame(icon)
        builder.close()
      }
    }
    builder.close()
  }

  /// What is in a stack: the layers in it, or where it holds one container of several, that one's.
  private func pieces(of stack: Int32) -> [Int32] {
    var pieces = Array(layers.children(of: stack))
    while pieces.count == 1, let only = pieces.first, document[only].type == .frame || document[only].type == .group {
      let inner = Array(layers.children(of: only))
      guard inner.count > 1, inner.contains(where: { document[$0].type.isContainer || document[$0].type == .text })
      else { break }
      pieces = inner
    }
    return pieces
  }

  /// The direction in which some layers follow each other.
  private func axis(of pieces: [Int32]) -> Token? {
    let places = pieces.compactMap { layers.place(of: $0) }
    guard places.count == pieces.count, places.count > 1 else { return nil }
    let sorted = places.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    let neighbours = zip(sorted, sorted.dropFirst())
    if neighbours.allSatisfy({ $1.y >= $0.bottom - 1 }) { return .vertical }
    let row = places.sorted { $0.x < $1.x }
    return zip(row, row.dropFirst()).allSatisfy { $1.x >= $0.right - 1 } ? .horizontal : nil
  }

  private func writeAttributes(of cell: FigmaCell, isOpen: Bool, _ here: Range<Int>) {
    let single = cell.named(.attribute)
    if let stack = cell.named(.attributes).first {
      open(.attributes, as: .attributes, stack)
      setFrame(stack)
      let items = pieces(of: stack)
      if layers.isOpaque(stack) { builder.setUnknown(.items, at: start(stack)) }
      if let axis = axis(of: items) { builder.set(.axis, token: axis, at: start(stack)) }
      for item in items { writeItem(item, .item, .items) }
      builder.close()
    } else if isOpen || !single.isEmpty {
      builder.setUnknown(.attributes, at: here)
    }
  }

  private func writeItem(_ item: Int32, _ kind: Kind, _ member: Member) {
    open(kind, as: member, item)
    if !layers.texts(in: item).isEmpty || layers.isOpaque(item) { setText(.text, item) }
    setFrame(item)
    builder.close()
  }

  private func writeTags(of cell: FigmaCell, isOpen: Bool, _ here: Range<Int>) {
    for layer in cell.named(.tag) {
      let pieces = pieces(of: layer)
      // A layer of that name is one tag, or holds several.
      let areTags = pieces.count > 1 && pieces.allSatisfy { document[$0].type.isContainer }
      for tag in areTags ? pieces : [layer] { writeItem(tag, .tag, .tags) }
    }
    if isOpen { builder.setUnknown(.tags, at: here) }
  }

  private func writeAccessory(of cell: FigmaCell, _ index: Int32, isOpen: Bool) {
    let variant = FigmaAccessory(variantOf: index, document)
    guard let layer = cell.named(.accessory).first else {
      if variant == .absent { return }
      if case .control(let token, let place) = variant {
        builder.open(.accessory, as: .accessory, from: place.lowerBound, to: place.upperBound)
        builder.set(.control, token: token, at: place)
        builder.setUnknown(.frame, at: place)
        builder.setUnknown(.tap, at: place)
        builder.close()
      } else if isOpen {
        builder.setUnknown(.accessory, at: start(index))
      }
      return
    }
    open(.accessory, as: .accessory, layer)
    if case .control(let token, let place) = variant {
      builder.set(.control, token: token, at: place)
    } else if let token = FigmaAccessory.control(drawnBy: layer, layers) {
      builder.set(.control, token: token, at: start(layer))
    }
    builder.setUnknown(.actions, at: start(layer))
    setTargetFrame(layer)
    writeTap(layer)
    builder.close()
  }

  // MARK: Parts

  private func writeActions(of cell: FigmaCell, _ index: Int32) {
    if cell.hasDrawings || cell.isOpaque { builder.setUnknown(.actions, at: start(index)) }
    for action in (cell.actions + cell.named(.button)).sorted() {
      open(.action, as: .actions, action)
      let hasText = !layers.texts(in: action).isEmpty
      if hasText {
        builder.set(.control, token: .button, at: start(action))
        setText(.label, action)
      } else if !layers.isOpaque(action) {
        builder.set(.control, token: .icon, at: start(action))
      }
      if isTarget(action) {
        setTargetFrame(action)
      } else {
        setFrame(action)
        builder.setUnknown(.interactive, at: start(action))
      }
      builder.close()
    }
  }

  private func writeText(_ index: Int32, _ kind: Kind, _ member: Member) {
    open(kind, as: member, index)
    setText(.text, index)
    let text = layers.onlyText(in: index) ?? index
    setFrame(text)
    let node = document[text]
    if node.flags.contains(.truncates) { builder.set(.truncates, flag: true, at: start(text)) }
    if let lines = lines(of: node, kind) { builder.set(.lines, number: lines, at: start(text)) }
    builder.close()
  }

  /// How many lines a label takes, by its box; of a description, the limit of lines.
  private func lines(of node: FigmaNode, _ kind: Kind) -> Double? {
    if kind == .description {
      return node.flags.contains(.truncates) && node.maxLines > 0 ? Double(node.maxLines) : nil
    }
    guard node.flags.contains(.hugsLines), node.lineHeight > 0, let height = node.box?.height else { return nil }
    let lines = height / Double(node.lineHeight)
    return lines > 0.9 && abs(lines - lines.rounded()) < 0.1 ? lines.rounded() : nil
  }

  // MARK: Images

  private func writeImage(of cell: FigmaCell, _ member: Member, _ index: Int32) {
    if let image = cell.image(layers) {
      writeImage(image, as: member)
    } else if !cell.isWithoutImage {
      builder.setUnknown(member, at: start(index))
    }
  }

  func writeImage(_ index: Int32, as member: Member) {
    open(.image, as: member, index)
    setFrame(index)
    let image = FigmaImage(index, layers)
    if !image.isFilled { builder.setUnknown(.placeholder, at: start(index)) }
    if let shape = image.shape { builder.set(.shape, token: shape, at: document[index].boxPlace) }
    if let radius = image.cornerRadius, let scale = layers.screen.scale {
      builder.set(.cornerRadius, number: radius / scale, at: document[index].boxPlace)
    }
    builder.close()
  }
}
