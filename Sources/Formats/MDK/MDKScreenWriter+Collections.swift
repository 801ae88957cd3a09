import Screens

// Image and object collections, and what all sections with cells have in common.
extension MDKScreenWriter {
  func imageCollection(_ section: MDKValue, at place: Range<Int>, _ rows: MDKRowCount) {
    var cells = MDKCells(of: section, "ImageCell", fixed: "ImageCells", .collectionCell)
    cells.rows = rows
    id(section)
    // One picture is no collection.
    if rows == .one { return self.cells(cells) { imageCell($0) } }
    layout(of: section, at: place, default: .horizontalFit, words: Self.imageLayouts)
    // MaxItemCount does not exist here, but the query can have a limit.
    maximum(of: section, fixed: "ImageCells", hasMaxItemCount: false)
    header(of: section, withSeeAll: true)
    leaveHeaderOpen(of: section, fixed: "ImageCells", at: place)
    self.cells(cells) { imageCell($0) }
    footer(of: section)
  }

  func objectCollection(_ section: MDKValue, at place: Range<Int>, _ rows: MDKRowCount) {
    var cells = MDKCells(of: section, "ObjectCell", fixed: "ObjectCells", .objectCell)
    cells.drawn = section["Extension"]
    cells.press = section["OnPress"]
    cells.rows = rows
    id(section)
    if rows == .one { return self.cells(cells) { objectCell($0, isInCollection: true, of: section) } }
    layout(of: section, at: place, default: .multiColumn, words: Self.objectLayouts)
    // More than one column are forced into one where the width is compact, so that only one column is certain.
    if case .value(let layout) = content(section["Layout"]), let columns = layout["NumberOfColumns"] {
      if evaluator.count(columns.json) == 1 {
        builder.set(.columns, number: 1, at: columns.place)
      } else {
        builder.setUnknown(.columns, at: columns.place)
      }
    }
    maximum(of: section, fixed: "ObjectCells")
    header(of: section, withSeeAll: true)
    leaveHeaderOpen(of: section, fixed: "ObjectCells", at: place)
    self.cells(cells) { objectCell($0, isInCollection: true, of: section) }
    footer(of: section)
  }

  private static let imageLayouts: [(String, Token)] = [
    ("HorizontalScroll", .horizontalScroll), ("HorizontalFit", .horizontalFit), ("Vertical", .grid),
  ]
  private static let objectLayouts: [(String, Token)] = [
    ("Vertical", .multiColumn), ("HorizontalScroll", .horizontalScroll),
  ]

  private func layout(of section: MDKValue, at place: Range<Int>, default token: Token, words: [(String, Token)]) {
    switch content(section["Layout"]) {
    case .absent: builder.set(.layout, token: token, at: place)
    case .unknown: builder.setUnknown(.layout, at: section["Layout"]?.place ?? place)
    case .value(let layout):
      let type = layout["LayoutType"]
      let typePlace = type?.place ?? section["Layout"]?.place ?? place
      switch evaluator.text(type?.json) {
      case .absent: builder.set(.layout, token: token, at: typePlace)
      case let answer:
        if let word = answer.word, let known = words.first(where: { $0.0.lowercased() == word }) {
          builder.set(.layout, token: known.1, at: typePlace)
        } else {
          builder.setUnknown(.layout, at: typePlace)
          misspeltWord(type, "LayoutType", among: words.map(\.0))
        }
      }
    }
  }

  // MARK: Limits

  /// The most items shown, where `MaxItemCount` or the query limits them. Both are ignored for literal cells.
  func maximum(of section: MDKValue, fixed: JSONName, hasMaxItemCount: Bool = true) {
    if let cells = section[fixed], !evaluator.isAbsent(cells.json) { return }
    var limit: (count: Double, place: Range<Int>)?
    if hasMaxItemCount, let maximum = section["MaxItemCount"] {
      guard let count = evaluator.count(maximum.json) else {
        if !evaluator.isAbsent(maximum.json) { builder.setUnknown(.maxItemCount, at: maximum.place) }
        return
      }
      limit = (count, maximum.place)
    }
    // More than any target has is no limit.
    if case .value(let target) = content(section["Target"]), let options = target["QueryOptions"],
      let top = options.json.string.flatMap({ ODataQuery($0).top }), (1...1_000_000_000).contains(top),
      Double(top) < limit?.count ?? .infinity
    {
      limit = (Double(top), options.place)
    }
    if let limit { builder.set(.maxItemCount, number: limit.count, at: limit.place) }
  }

  // MARK: Cells

  /// Writes the cells of a section: one template that stands for as many cells as the target has, or literal ones.
  ///
  /// - Parameter body: writes what a cell holds.
  func cells(_ cells: MDKCells, _ body: (MDKValue) -> Void) {
    let (section, kind, press) = (cells.section, cells.kind, cells.press)
    let fixed = cells.fixed.flatMap { section[$0] }
    // A single cell is by itself if its section is no collection.
    var list = MDKList(builder.currentElement?.kind == .group ? .content : .cells)
    if let fixed, !evaluator.isAbsent(fixed.json) {
      var cells = cells
      cells.neighbourOpens = opensPage(fixed, cells.template)
      return eachObject(of: fixed, into: &list) { wrapper, place, list in
        let (cell, place) = fixedCell(wrapper, at: place, cells.template)
        guard let cell else { return leaveOpen(&list, at: place) }
        guard isShown(cell, at: place, in: &list) else { return }
        element(kind, as: list.member, at: place) {
          body(cell)
          represented(by: cell, of: cells, isTemplate: false, at: place)
        }
      }
    }
    if let cell = section[cells.template], !evaluator.isAbsent(cell.json) {
      let inside = content(cell)
      if case .value(let content) = inside, content.isObject, !mayBeShown(inner(content, cells.template)) {
        return leaveHidden(&list, in: section, at: cell.place)
      }
      mayBeSingle(cells, &list, at: cell.place)
      element(kind, as: list.member, at: inside.place(under: cell)) {
        setPrototype(cells, at: cell.place)
        switch inside {
        case .value(let content) where content.isObject:
          let content = inner(content, cells.template)
          body(content)
          represented(by: content, of: cells, isTemplate: true, at: cell.place)
          if let press, content["OnPress"] == nil { builder.setUnknown(.tap, at: press.place) }
        case .absent: return
        default: leaveAllPartsOpen(of: kind, at: cell.place)
        }
      }
    } else if let drawn = cells.drawn, drawn.isObject {
      mayBeSingle(cells, &list, at: drawn.place)
      element(.otherCell, as: list.member, at: drawn.place) {
        setPrototype(cells, at: drawn.place)
        let press = drawn["OnPress"] ?? press
        // Code that draws a cell may well open something itself.
        if isAbsent(press) { builder.setUnknown(.tap, at: drawn.place) } else { tap(press) }
      }
    } else if fixed == nil {
      leaveOpen(&list, at: section[cells.template]?.place ?? section.place)
    }
  }

  /// A template that is hidden leaves its section without anything to check.
  private func leaveHidden(_ list: inout MDKList, in section: MDKValue, at place: Range<Int>) {
    leaveOpen(&list, at: place)
    if list.member == .cells, section["Header"] == nil { builder.setUnknown(.header, at: place) }
  }

  /// A template stands for many cells, unless its target has one row.
  private func setPrototype(_ cells: MDKCells, at place: Range<Int>) {
    guard cells.rows != .one else { return }
    builder.set(.prototype, flag: true, at: cells.section["Target"]?.place ?? place)
  }

  /// A collection that may have one row need not have what a collection has.
  private func mayBeSingle(_ cells: MDKCells, _ list: inout MDKList, at place: Range<Int>) {
    guard cells.rows == .unknown, builder.currentElement?.kind == .collectionView else { return }
    leaveOpen(&list, at: place)
    if cells.section["Header"] == nil { builder.setUnknown(.header, at: place) }
  }

  /// A literal cell in the object that holds it, with its place; `nil` if its kind is unknown.
  private func fixedCell(
    _ wrapper: MDKValue, at place: Range<Int>, _ name: JSONName
  ) -> (cell: MDKValue?, place: Range<Int>) {
    guard let wrapped = wrapper[name] else { return (wrapper, place) }
    guard case .value(let content) = content(wrapped), content.isObject else { return (nil, wrapped.place) }
    return (inner(content, name), MDKContent.value(content).place(under: wrapped))
  }

  /// The cell itself, where a fragment wraps it once more.
  func inner(_ cell: MDKValue, _ name: JSONName) -> MDKValue {
    guard let wrapped = cell[name], case .value(let content) = content(wrapped), content.isObject else { return cell }
    return content
  }

  /// A cell that is certainly there, and of whose parts nothing is known.
  private func leaveAllPartsOpen(of kind: Kind, at place: Range<Int>) {
    for member in Vocabulary[kind].members where member.isPart { builder.setUnknown(member.member, at: place) }
  }
}
