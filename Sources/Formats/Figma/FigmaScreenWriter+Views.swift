import Screens

// Collection views and tables.
extension FigmaScreenWriter {
  /// What lies in a view.
  private struct Content {
    var cells: [(index: Int32, kind: Kind)] = []
    /// Views in the view, which are told by themselves.
    var views: [Int32] = []
    /// Whether something else stands between the cells that may be one, or is not in the file.
    var isOpen = false
  }

  func writeCollection(_ view: Int32) {
    let content = content(of: view, FigmaNames.cells)
    let place = document[view].boxPlace
    open(.collectionView, as: .content, view)
    setID(view)
    setFrame(view)
    let frames = content.cells.compactMap { layers.place(of: $0.index) }
    if frames.count == content.cells.count, content.views.isEmpty, !content.isOpen { writeLayout(view, frames, place) }
    writeSurroundings(FigmaSurroundings(view, frames, landmarks, layers), place)
    builder.setUnknown(.dynamicLayout, at: place)
    if content.cells.isEmpty || content.isOpen { builder.setUnknown(.cells, at: place) }
    for cell in content.cells { writeCell(cell.index, cell.kind, as: .cells) }
    builder.close()
    for other in content.views { write(other, isPlaced: false) }
  }

  private func writeLayout(_ view: Int32, _ frames: [Frame], _ place: Range<Int>) {
    guard let bounds = layers.seenPlace(of: view) else { return }
    switch CellLayout(frames, in: bounds) {
    case .horizontalScroll:
      builder.set(.layout, token: .horizontalScroll, at: place)
      builder.set(.scrollDirection, token: .horizontal, at: place)
    case .row where scrollsHorizontally(view):
      builder.set(.layout, token: .horizontalScroll, at: place)
      builder.set(.scrollDirection, token: .horizontal, at: place)
    case .grid(let columns):
      builder.set(.layout, token: .grid, at: place)
      builder.set(.columns, number: Double(columns), at: place)
    case .row, .list, .columns, .unclear: return
    }
  }

  /// Whether the prototype scrolls a view, or the one container of it, to the sides.
  private func scrollsHorizontally(_ view: Int32) -> Bool {
    (view..<document[view].end).contains {
      document[$0].isShown && document[$0].flags.contains(.scrollsHorizontally)
        && names.kind(of: $0, among: FigmaNames.cells) == nil
    }
  }

  private func writeSurroundings(_ found: FigmaSurroundings, _ place: Range<Int>) {
    if let header = found.header {
      open(.header, as: .header, header)
      setText(.text, header)
      setFrame(header)
      builder.close()
    } else if found.maybeHeader {
      builder.setUnknown(.header, at: place)
    }
    if let seeAll = found.seeAll {
      write(seeAll: seeAll)
    } else if found.maybeSeeAll {
      builder.setUnknown(.seeAll, at: place)
    }
    if let seeAll = found.seeAllBelow {
      open(.footer, as: .footer, seeAll.index)
      builder.setUnknown(.frame, at: start(seeAll.index))
      write(seeAll: seeAll)
      builder.close()
    } else {
      builder.setUnknown(.footer, at: place)
    }
  }

  private func write(seeAll landmark: FigmaLandmarks.Landmark) {
    let target = landmark.target >= 0 ? landmark.target : landmark.index
    open(.seeAll, as: .seeAll, landmark.index)
    setText(.text, landmark.index)
    let characters = document[landmark.index].characters
    if let count = document.withBytes(characters, { SeeAllText.count(in: $0) }) {
      builder.set(.count, number: count, at: characters.place)
    }
    setTargetFrame(target)
    open(.tap, as: .tap, target)
    builder.close()
    builder.close()
  }

  // MARK: Tables

  func writeTable(_ view: Int32) {
    let content = content(of: view, FigmaNames.rows)
    let place = document[view].boxPlace
    open(.tableView, as: .content, view)
    setID(view)
    setFrame(view)
    let header = named(.header, in: view)
    if let header {
      open(.header, as: .header, header)
      setText(.text, header)
      setFrame(header)
      builder.close()
    } else {
      builder.setUnknown(.header, at: place)
    }
    builder.setUnknown(.footer, at: place)
    builder.setUnknown(.editing, at: place)
    if content.cells.isEmpty || content.isOpen { builder.setUnknown(.cells, at: place) }
    for cell in content.cells { writeCell(cell.index, cell.kind, as: .cells) }
    builder.close()
    for other in content.views { write(other, isPlaced: false) }
  }

  /// A table that no layer stands for: what it consists of beside its rows is not known.
  func writeTable(of rows: [Int32]) {
    guard let first = rows.first, let last = rows.last else { return }
    let place = document[first].place.lowerBound..<document[last].place.upperBound
    builder.open(.tableView, as: .content, from: place.lowerBound, to: place.upperBound)
    for member in [Member.frame, .header, .footer, .editing] {
      builder.setUnknown(member, at: place.lowerBound..<place.lowerBound)
    }
    for row in rows {
      if let kind = names.kind(of: row, among: FigmaNames.rows) { writeCell(row, kind, as: .cells) }
    }
    builder.close()
  }

  private func named(_ kind: Kind, in view: Int32) -> Int32? {
    for child in layers.children(of: view) {
      if names.kind(of: child, among: FigmaNames.components) != nil { continue }
      if names.kind(of: child, among: KindSet([kind])) != nil { return child }
    }
    return nil
  }

  // MARK: Cells of a view

  private func content(of view: Int32, _ kinds: KindSet) -> Content {
    var content = Content()
    collect(view, kinds, &content)
    return content
  }

  private func collect(_ parent: Int32, _ kinds: KindSet, _ content: inout Content) {
    if layers.isOpaque(parent) { content.isOpen = true }
    for child in layers.children(of: parent) where document[child].type.isContainer {
      if let kind = names.kind(of: child, among: FigmaNames.components) {
        if FigmaNames.views.contains(kind) {
          content.views.append(child)
          continue
        }
        if kinds.contains(kind), kind != .otherCell || !landmarks.holdsView(child) {
          content.cells.append((child, kind))
          continue
        }
      } else if names.kind(of: child, among: Self.around) != nil {
        continue
      } else if document[child].type == .instance {
        // Which component it is, nobody said: it may be a cell.
        content.isOpen = true
      }
      collect(child, kinds, &content)
    }
  }

  private static let around = KindSet([.header, .footer, .seeAll, .button])
}
