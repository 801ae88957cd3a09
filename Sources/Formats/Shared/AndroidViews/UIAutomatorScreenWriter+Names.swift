import Screens

// Views that the user calls something, and cells of SAP Fiori, of which their inner views do not say what they are made of.
extension UIAutomatorScreenWriter {
  /// Writes a view as what the user names it.
  func writeNamed(_ kind: Kind, _ index: Int) {
    let node = document.nodes[index]
    switch kind {
    case .image: image(index)
    case .collectionView, .tableView:
      element(kind, index) {
        id(index)
        frame(index)
        if kind == .tableView { builder.setUnknown(.editing, at: node.boundsPlace) }
        for cell in cells(in: index) { writeCell(cell.kind, as: .cells, cell.index) }
        for part in Vocabulary[kind].members where part.isPart { builder.setUnknown(part.member, at: node.boundsPlace) }
      }
    default: writeGeneric(kind, index, node.flags.contains(.clickable))
    }
  }

  /// The cells inside a view that are called such; what a cell holds is its own.
  private func cells(in index: Int) -> [(index: Int, kind: Kind)] {
    var cells: [(Int, Kind)] = []
    var next = index + 1
    while next < Int(document.nodes[index].end) {
      guard document.nodes[next].seen != nil, let kind = document.nodes[next].cell else {
        next += 1
        continue
      }
      cells.append((next, kind))
      next = Int(document.nodes[next].end)
    }
    return cells
  }

  /// Writes a cell that the user or SAP Fiori names so.
  func writeCell(_ kind: Kind, as member: Member, _ index: Int) {
    element(kind, as: member, index) {
      id(index)
      frame(index)
      writeNamedParts(of: index, kind)
    }
  }

  // MARK: Parts

  /// Whether the user says of a view inside a cell which part of it that is.
  func holdsNamedParts(_ index: Int, _ kind: Kind) -> Bool {
    document.descendants(of: index).contains { inner in
      document.nodes[inner].kind.flatMap { kind.part(holding: $0) } != nil
    }
  }

  /// Writes the parts of a cell that the user names; the others are unknown.
  func writeNamedParts(of index: Int, _ kind: Kind) {
    let place = document.nodes[index].boundsPlace
    var written = MemberSet()
    var next = index + 1
    while next < Int(document.nodes[index].end) {
      let node = document.nodes[next]
      guard node.seen != nil, let partKind = node.kind, let part = kind.part(holding: partKind) else {
        next += 1
        continue
      }
      let isNew = written.insert(part.member.rawValue)
      if isNew || part.isList {
        element(partKind, as: part.member, next) { facts(of: partKind, next) }
        if isNew, part.isList { builder.setUnknown(part.member, at: place) }
      }
      next = Int(node.end)
    }
    if document.nodes[index].flags.contains(.clickable), written.insert(Member.tap.rawValue) {
      element(.tap, as: .tap, index) {}
    }
    for part in Vocabulary[kind].members where part.isPart && written.insert(part.member.rawValue) {
      builder.setUnknown(part.member, at: place)
    }
  }

  private func facts(of kind: Kind, _ index: Int) {
    let node = document.nodes[index]
    if kind.carries(.id) { id(index) }
    if kind == .action {
      if !node.text.isEmpty { document.withText(node.text) { builder.set(.label, text: $0, at: node.textPlace) } }
      if node.type == .button { builder.set(.control, token: .button, at: node.tag) }
      if node.type == .image || node.type == .imageButton { builder.set(.control, token: .icon, at: node.tag) }
    } else if kind.carries(.text), kind != .image {
      text(index)
    }
    if kind.carries(.frame) { frame(index) }
  }
}
