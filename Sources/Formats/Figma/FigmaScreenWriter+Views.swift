import Screens

// Collection views and tables.
extension FigmaScreenWriter {
  func writeCollection(_ view: Int32) {
    guard let (content, surroundings) = collections[view] else { return }
    let place = document[view].boxPlace
    open(.collectionView, as: .content, view)
    setID(view)
    setFrame(view)
    let frames = content.cells.compactMap { layers.place(of: $0.index) }
    if frames.count == content.cells.count, content.views.isEmpty, !content.isOpen { writeLayout(view, frames, place) }
    writeSurroundings(surroundings, place)
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
    write(header: found.header, isPossible: found.maybeHeader, at: place)
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
    let content = FigmaViewContent(view, FigmaNames.rows, landmarks, layers)
    let place = document[view].boxPlace
    open(.tableView, as: .content, view)
    setID(view)
    setFrame(view)
    let header = named(.header, in: view)
    write(header: header, isPossible: true, at: place)
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
      if names.kind(of: child, among: KindSet(kind)) != nil { return child }
    }
    return nil
  }
}
