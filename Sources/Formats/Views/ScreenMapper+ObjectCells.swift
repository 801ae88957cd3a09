import Screens

// Object cells of which people have named the parts.
extension ScreenMapper {
  func writeParts(of cell: NamedCell, _ content: CellContent) {
    let item = cell.index
    let isOpen = !cell.isPlain || !cell.images.isEmpty
    if let stack = cell.named(.iconStack).first {
      writeIconStack(stack)
    } else if isOpen {
      setUnknown(.iconStack, of: item)
    }
    writeImage(content, as: .detailImage, of: item)
    let title = content.texts.first
    if let title {
      writeText(title, .title, .title)
    } else if content.mayHide(0) || !cell.hasLabels {
      // A cell without any text is one that is still loading, or a slot.
      setUnknown(.title, of: item)
    }
    let hasOthers = cell.texts.contains { $0 != title }
    let labels: [(kind: Kind, member: Member)] = [
      (.subtitle, .subtitle), (.footnote, .footnote), (.caption, .caption), (.description, .description),
    ]
    for label in labels {
      if let text = cell.named(label.kind).first {
        writeText(text, label.kind, label.member)
      } else if cell.isOpen || hasOthers {
        setUnknown(label.member, of: item)
      }
    }
    writeRest(of: cell, mayHideParts: isOpen || hasOthers)
  }

  private func writeRest(of cell: NamedCell, mayHideParts: Bool) {
    let item = cell.index
    if let stack = cell.named(.attributes).first {
      writeAttributes(stack)
    } else if mayHideParts || !cell.named(.attribute).isEmpty {
      setUnknown(.attributes, of: item)
    }
    if let accessory = cell.named(.accessory).first ?? cell.givenAccessory {
      writeAccessory(accessory)
    } else if mayHideParts, !views.layer(item).flags.contains(.lacksAccessory) {
      setUnknown(.accessory, of: item)
    }
    writeTags(cell.named(.tag))
    if mayHideParts { setUnknown(.tags, of: item) }
    for (kind, member) in [(Kind.rating, Member.rating), (.avatarStack, .avatarStack)] {
      if let part = cell.named(kind).first {
        open(kind, as: member, part)
        setFrame(part)
        builder.close()
      } else if mayHideParts {
        setUnknown(member, of: item)
      }
    }
    writeTap(item)
  }

  // MARK: Stacks

  private func writeIconStack(_ stack: Int32) {
    open(.iconStack, as: .iconStack, stack)
    setFrame(stack)
    let icons = pieces(of: stack)
    if views.layer(stack).flags.contains(.lacksContent) || icons.contains(where: { views[$0].box == nil }) {
      setUnknown(.icons, of: stack)
    } else {
      setAxis(of: icons, in: stack)
      for icon in icons {
        openIcon(icon)
        setFrame(icon)
        builder.close()
      }
    }
    builder.close()
  }

  /// Opens an icon; how it is drawn is not written, where it is a letter.
  private func openIcon(_ index: Int32) {
    let place = views[index].place
    builder.open(.icon, as: .icons, from: place.lowerBound, to: place.upperBound)
    setName(index)
  }

  private func writeAttributes(_ stack: Int32) {
    open(.attributes, as: .attributes, stack)
    setFrame(stack)
    let items = pieces(of: stack)
    if views.layer(stack).flags.contains(.lacksContent) { setUnknown(.items, of: stack) }
    setAxis(of: items, in: stack)
    for item in items { writePiece(item, .item, .items) }
    builder.close()
  }

  /// A view of that name is one tag, or holds several.
  private func writeTags(_ tags: [Int32]) {
    for tag in tags {
      let pieces = pieces(of: tag)
      let areTags = pieces.count > 1 && pieces.allSatisfy { views[$0].role == .container }
      for piece in areTags ? pieces : [tag] { writePiece(piece, .tag, .tags) }
    }
  }

  private func writePiece(_ index: Int32, _ kind: Kind, _ member: Member) {
    open(kind, as: member, index)
    if views.layer(index).flags.contains(.lacksContent) || views.holdsText(index) { setText(.text, index) }
    setFrame(index)
    builder.close()
  }

  /// What is in a stack: the views in it, or where it holds one container of several, that one's.
  private func pieces(of stack: Int32) -> [Int32] {
    var pieces = Array(views.children(of: stack))
    while pieces.count == 1, let only = pieces.first, views[only].role == .container,
      views.layer(only).flags.isDisjoint(with: [.instance, .component])
    {
      let inner = Array(views.children(of: only))
      guard inner.count > 1, inner.contains(where: { views[$0].role == .container || views[$0].role == .text }) else {
        break
      }
      pieces = inner
    }
    return pieces
  }

  /// The direction in which the pieces of a stack follow each other.
  private func setAxis(of pieces: [Int32], in stack: Int32) {
    let boxes = pieces.compactMap { views[$0].box }
    guard boxes.count == pieces.count, boxes.count > 1 else { return }
    let sorted = boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    let row = boxes.sorted { $0.x < $1.x }
    var axis: Token?
    if zip(sorted, sorted.dropFirst()).allSatisfy({ $1.y >= $0.bottom - 1 }) {
      axis = .vertical
    } else if zip(row, row.dropFirst()).allSatisfy({ $1.x >= $0.right - 1 }) {
      axis = .horizontal
    }
    if let axis { builder.set(.axis, token: axis, at: views[stack].tapPlace.range) }
  }

  // MARK: Accessories

  private func writeAccessory(_ accessory: Int32) {
    open(.accessory, as: .accessory, accessory)
    setTargetFrame(accessory)
    writeTap(accessory)
    builder.close()
  }
}
