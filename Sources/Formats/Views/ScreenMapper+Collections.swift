import Screens

/// A view that shows items.
struct ObservedCollection {
  enum Shape {
    case table
    /// Rows that no view stands for: the first is where they begin.
    case rows
    /// Little can be said of it.
    case unclear
    /// - Parameters:
    ///   - layout: `nil` where the places of the cells do not tell.
    ///   - columns: of a grid.
    case collection(layout: Token?, columns: Int?)
  }

  let index: Int32
  /// In document order.
  let items: [Int32]
  var shape: Shape
  /// What the items cover, as far as their boxes are known.
  var extent: Frame?
  /// Whether the items are one below the other: headers of such are not looked for.
  var isList = false
  /// Whether something else that is there, or is not in the file, may be an item.
  var mayLackItems = false
  /// What else in it is written, behind it, where that was looked at to find the collection.
  var rest: [Int32] = []
  /// What the items show, where that was looked at to find the collection.
  var cells: [CellContent] = []
  /// What is around the items.
  var surroundings = Surroundings()
}

extension ScreenMapper {
  func write(_ collection: ObservedCollection) {
    switch collection.shape {
    case .table: writeTable(collection)
    case .rows: writeRows(collection)
    case .unclear: writeUnclear(collection)
    case .collection(let layout, let columns): writeCollection(collection, layout, columns: columns)
    }
  }

  private func writeTable(_ collection: ObservedCollection) {
    open(.tableView, as: .content, collection.index)
    setID(collection.index)
    setFrame(collection.index)
    let place = views[collection.index].boxPlace.range
    write(header: collection.surroundings.header, isPossible: true, at: place)
    builder.setUnknown(.footer, at: place)
    if traits.neverAbsent.contains(.editing) { builder.setUnknown(.editing, at: place) }
    writeItems(of: collection, .otherCell)
    builder.close()
    writeRest(of: collection)
  }

  /// A table that no view stands for: what it consists of beside its rows is not known.
  private func writeRows(_ collection: ObservedCollection) {
    guard let first = collection.items.first, let last = collection.items.last else { return }
    let place = views[first].place.head
    builder.open(
      .tableView, as: .content, from: place.lowerBound, to: views[last].place.upperBound)
    for member in [Member.frame, .header, .footer, .editing] { builder.setUnknown(member, at: place) }
    writeItems(of: collection, .otherCell)
    builder.close()
  }

  /// Writes a view of which little can be said, and then what it shows.
  private func writeUnclear(_ collection: ObservedCollection) {
    let view = views[collection.index]
    // Sections are only those that contain other views.
    if view.role != .table, !view.states.contains(.holdsCollection) {
      open(.collectionView, as: .content, collection.index)
      setID(collection.index)
      setFrame(collection.index)
      let place = view.boxPlace.range
      for part in [Member.header, .footer, .seeAll, .cells] { builder.setUnknown(part, at: place) }
      builder.close()
    }
    writeContent(of: collection.index)
  }

  private func writeCollection(_ collection: ObservedCollection, _ layout: Token?, columns: Int?) {
    open(.collectionView, as: .content, collection.index)
    setID(collection.index)
    setFrame(collection.index)
    let place = views[collection.index].boxPlace.range
    if let layout { builder.set(.layout, token: layout, at: place) }
    if layout == .horizontalScroll {
      builder.set(.scrollDirection, token: .horizontal, at: place)
    }
    if let columns { builder.set(.columns, number: Double(columns), at: place) }
    writeSurroundings(collection.surroundings, at: place)
    if traits.neverAbsent.contains(.dynamicLayout) { builder.setUnknown(.dynamicLayout, at: place) }
    writeItems(of: collection, .collectionCell)
    builder.close()
    writeRest(of: collection)
  }

  private func writeItems(of collection: ObservedCollection, _ kind: Kind) {
    if collection.mayLackItems { builder.setUnknown(.cells, at: views[collection.index].boxPlace.range) }
    for (place, item) in collection.items.enumerated() {
      let content = place < collection.cells.count ? collection.cells[place] : nil
      writeItem(item, views[item].kind.map { $0.isCell ? $0 : kind } ?? kind, as: .cells, content)
    }
  }

  /// Writes header, See All and footer of a collection view.
  private func writeSurroundings(_ found: Surroundings, at place: Range<Int>) {
    let isHeaderPossible = found.maybeHeader || traits.neverAbsent.contains(.header)
    write(header: found.header, isPossible: isHeaderPossible, at: place)
    if let seeAll = found.seeAll {
      writeSeeAll(seeAll, target: found.seeAllTarget)
    } else if found.maybeSeeAll || traits.neverAbsent.contains(.seeAll) {
      builder.setUnknown(.seeAll, at: place)
    }
    if let footer = found.footerView {
      open(.footer, as: .footer, footer)
      if let seeAll = found.footer {
        writeSeeAll(seeAll, target: nil)
      } else {
        builder.setUnknown(.seeAll, at: views[footer].boxPlace.range)
      }
      builder.close()
    } else if let seeAll = found.footer {
      open(.footer, as: .footer, seeAll)
      builder.setUnknown(.frame, at: views[seeAll].tapPlace.range)
      writeSeeAll(seeAll, target: found.footerTarget)
      builder.close()
    } else if traits.neverAbsent.contains(.footer) {
      builder.setUnknown(.footer, at: place)
    }
  }

  private func writeSeeAll(_ index: Int32, target: Int32?) {
    let view = views[index]
    let target = target ?? index
    open(.seeAll, as: .seeAll, index)
    // What is shown counts, not what is spoken.
    let isSpoken = view.text == view.spoken || view.text == ObservedView.unknown
    let shown = isSpoken ? views.children(of: index).first { views[$0].role == .text && views[$0].text >= 0 } : nil
    setText(.text, shown ?? index)
    // What is drawn of it may be less than what reacts.
    if traits.evidence == .named, views[target].states.contains(.mayReact) {
      builder.setUnknown(.frame, at: views[target].boxPlace.range)
    } else {
      setTargetFrame(target)
    }
    _ = views.withText(view.text) { text, place in
      if let count = SeeAllText.count(in: text) { builder.set(.count, number: count, at: place) }
    }
    if let tap = views.givenPart(.tap, of: index) {
      writePart(.tap, .tap, tap)
    } else if traits.evidence == .named || view.isLink || views[target].states.contains(.reacts) {
      let place = views[target].place
      builder.open(.tap, as: .tap, from: place.lowerBound, to: place.upperBound)
      builder.close()
    } else {
      builder.setUnknown(.tap, at: view.tapPlace.range)
    }
    builder.close()
  }

  /// Writes what is in a view besides its items.
  private func writeRest(of collection: ObservedCollection) {
    switch traits.evidence {
    case .typed: writeRest(of: collection.index)
    case .look, .declared, .named: for index in collection.rest { write(index) }
    }
  }

  private func writeRest(of parent: Int32) {
    for child in views.children(of: parent) where !views[child].states.contains(.inItem) {
      if views[child].states.contains(.holdsCell) {
        writeRest(of: child)
      } else {
        write(child)
      }
    }
  }

  /// Writes a collection whose items are not found by its look.
  func writeNamedCollection(_ kind: Kind, _ index: Int32) {
    let place = views[index].boxPlace.range
    open(kind, as: .content, index)
    setID(index)
    setFrame(index)
    if kind == .tableView, traits.neverAbsent.contains(.editing) { builder.setUnknown(.editing, at: place) }
    if traits.evidence != .typed { writeNamedCells(in: index) }
    for part in Vocabulary[kind].members where part.isPart { builder.setUnknown(part.member, at: place) }
    builder.close()
    if traits.evidence == .typed { writeContent(of: index) }
  }

  /// Writes the cells inside a view that are called such; what a cell holds is its own.
  private func writeNamedCells(in index: Int32) {
    var next = index + 1
    while next < views[index].end {
      guard !views[next].states.contains(.unseen), let kind = views[next].kind, kind.isCell else {
        next += 1
        continue
      }
      writeItem(next, kind, as: .cells)
      next = views[next].end
    }
  }
}
