import Screens

// Elements that the user calls something.
extension PageSourceScreenWriter {
  /// Writes an icon or group that the user names so.
  func writeNamed(_ kind: Kind, _ index: Int32) {
    let element = elements[index]
    open(kind, as: .content, index)
    setID(index)
    setTargetFrame(index)
    if element.label != nil { setText(.text, index) }
    if element.isButton { builder.set(.interactive, flag: !element.states.contains(.disabled), at: start(index)) }
    writeContent(of: index)
    builder.close()
  }

  /// Writes a view whose items are not found, and then what it shows.
  func writeNamedView(_ kind: Kind, _ index: Int32) {
    open(kind, as: .content, index)
    setID(index)
    setFrame(index)
    for part in Vocabulary[kind].members where part.isPart { builder.setUnknown(part.member, at: place(index)) }
    if kind == .tableView { builder.setUnknown(.editing, at: place(index)) }
    builder.close()
    writeContent(of: index)
  }

  /// Whether the user says of an element inside a cell which part of it that is.
  func holdsNamedParts(_ item: Int32, _ kind: Kind) -> Bool {
    guard !elements.kinds.isEmpty else { return false }
    return (item + 1..<elements[item].end).contains { inner in
      elements[inner].kind.flatMap { kind.part(holding: $0) } != nil
    }
  }

  /// Writes a cell whose kind or parts the user names. The other parts are unknown: the texts of an object cell differ
  /// only in their look.
  func writeNamedCell(_ item: Int32, _ kind: Kind, as member: Member) {
    open(kind, as: member, item)
    setID(item)
    setFrame(item)
    var written = MemberSet()
    var next = item + 1
    while next < elements[item].end {
      guard let partKind = elements[next].kind, let part = kind.part(holding: partKind) else {
        next += 1
        continue
      }
      let isNew = written.insert(part.member.rawValue)
      if isNew || part.isList { writePart(partKind, part.member, next) }
      if isNew, part.isList { builder.setUnknown(part.member, at: place(item)) }
      next = elements[next].end
    }
    let cell = PageSourceCell(item, in: elements)
    if kind == .objectCell, let title = topText(of: cell), written.insert(Member.title.rawValue) {
      writeText(title, .title, .title)
    }
    if written.insert(Member.tap.rawValue) {
      writeTap(item, isKnown: cell.isButton && !elements[item].states.contains(.disabled))
    }
    for part in Vocabulary[kind].members where part.isPart && written.insert(part.member.rawValue) {
      builder.setUnknown(part.member, at: place(item))
    }
    builder.close()
  }

  /// The one text that is above all others of a cell: its title, as nothing but icons is higher in an object cell.
  private func topText(of cell: PageSourceCell) -> Int32? {
    guard let first = cell.texts.first, let top = elements.frame(first),
      elements[first].states.isDisjoint(with: [.invisible])
    else { return nil }
    for text in cell.texts.dropFirst() {
      guard let frame = elements.frame(text), frame.y >= top.bottom - 1 else { return nil }
    }
    return first
  }

  private func writePart(_ kind: Kind, _ member: Member, _ index: Int32) {
    open(kind, as: member, index)
    if kind.carries(.id) { setID(index) }
    if kind == .action {
      setText(.label, index)
      if let control = control(index) { builder.set(.control, token: control, at: start(index)) }
    } else if kind.carries(.text), kind != .image {
      setText(.text, index)
    }
    // It may be any image, that of a placeholder too.
    if kind == .image { builder.setUnknown(.placeholder, at: place(index)) }
    if kind.carries(.frame) { setTargetFrame(index) }
    builder.close()
  }
}
