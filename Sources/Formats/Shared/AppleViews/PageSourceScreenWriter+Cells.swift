import Screens

extension PageSourceScreenWriter {
  /// Writes an item as a cell of a kind.
  func writeItem(_ item: Int32, _ kind: Kind, as member: Member = .cells) {
    if holdsNamedParts(item, kind) || kind == .objectCell { return writeNamedCell(item, kind, as: member) }
    if kind == .collectionCell { return writeCell(item, as: member) }
    writeRow(item, kind, as: member)
  }

  /// Writes an item of a collection view.
  private func writeCell(_ item: Int32, as member: Member) {
    let cell = PageSourceCell(item, in: elements)
    open(.collectionCell, as: member, item)
    setID(item)
    setFrame(item)
    writeImage(cell, item)
    let labels: [(Kind, Member)] = [(.title, .title), (.subtitle, .subtitle), (.attribute, .attribute)]
    if cell.texts.isEmpty, !cell.isWithoutTexts(elements) {
      for (_, member) in labels { builder.setUnknown(member, at: place(item)) }
    }
    for (text, (kind, member)) in zip(cell.texts, labels) { writeText(text, kind, member) }
    writeActions(cell, item)
    // People choose an item by a tap on it.
    writeTap(item, isKnown: !elements[item].states.contains(.disabled))
    builder.close()
  }

  /// Writes a row of a table.
  private func writeRow(_ item: Int32, _ kind: Kind, as member: Member) {
    let cell = PageSourceCell(item, in: elements)
    open(kind, as: member, item)
    setID(item)
    setFrame(item)
    writeImage(cell, item)
    if let first = cell.texts.first {
      writeText(first, .title, .title)
    } else {
      builder.setUnknown(.title, at: place(item))
    }
    writeActions(cell, item)
    // Many rows only show something, or hold what is tapped.
    writeTap(item, isKnown: cell.isButton && !elements[item].states.contains(.disabled))
    builder.close()
  }

  private func writeImage(_ cell: PageSourceCell, _ item: Int32) {
    guard let image = cell.image else {
      if !cell.isWithoutImage(elements) { builder.setUnknown(.image, at: place(item)) }
      return
    }
    open(.image, as: .image, image)
    setTargetFrame(image)
    setSpoken(image)
    // It may be any image, that of a placeholder too.
    builder.setUnknown(.placeholder, at: place(image))
    builder.close()
  }

  func writeText(_ text: Int32, _ kind: Kind, _ member: Member) {
    open(kind, as: member, text)
    setText(.text, text)
    setFrame(text)
    builder.close()
  }

  private func writeActions(_ cell: PageSourceCell, _ item: Int32) {
    if !cell.areActionsKnown(elements) { builder.setUnknown(.actions, at: place(item)) }
    for action in cell.actions {
      open(.action, as: .actions, action)
      setText(.label, action)
      if let control = control(action) { builder.set(.control, token: control, at: start(action)) }
      if elements[action].states.contains(.disabled) {
        builder.setUnknown(.frame, at: place(action))
      } else {
        setTargetFrame(action)
      }
      builder.close()
    }
  }

  func writeTap(_ item: Int32, isKnown: Bool) {
    guard isKnown else { return builder.setUnknown(.tap, at: place(item)) }
    open(.tap, as: .tap, item)
    builder.close()
  }

  /// What an action is drawn as, where the page source shows what is in it.
  func control(_ action: Int32) -> Token? {
    let content = action + 1..<elements[action].end
    if content.contains(where: { elements[$0].type == .text && elements[$0].label != nil }) { return .button }
    return content.contains { elements[$0].type == .image } && !content.contains { elements[$0].type == .text }
      ? .icon : nil
  }
}
