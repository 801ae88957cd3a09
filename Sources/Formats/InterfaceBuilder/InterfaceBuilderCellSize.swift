import Screens

/// Where a storyboard or xib says how large a cell is: in the layout of its collection view for all cells, or in its
/// table or itself.
///
/// The canvas follows as far as the cells and what fills them. The views that Auto Layout places in them are marked as
/// misplaced, and Xcode fixes this when it updates frames.
struct InterfaceBuilderCellSize {
  private let cell: XMLTagText
  /// The collection view or table.
  private let view: XMLTagText
  private let old: Frame
  private let isPrototype: Bool
  private let screen: EditedScreen

  /// The size of a cell; `nil` where it is not known, or its view is not there.
  init?(_ element: Element, _ tag: XMLTagText, _ screen: EditedScreen) {
    guard let frame = element.frame(), let outer = element.parent.flatMap({ screen.place(of: $0) }),
      let view = XMLTagText(screen.text, at: outer.lowerBound)
    else { return nil }
    (cell, self.view, old, isPrototype, self.screen) = (tag, view, frame, element.flag(.prototype) == true, screen)
  }

  /// What gives the cell another size; `nil` where none is said.
  func edit(width: Double?, height: Double?) -> FormatEdit? {
    let (newWidth, newHeight) = (width ?? old.width, height ?? old.height)
    guard newWidth != old.width || newHeight != old.height else { return nil }
    if name(of: cell) == "collectionViewCell" { return itemSize(newWidth, newHeight) }
    return newWidth == old.width ? rowHeight(newHeight) : nil
  }

  private func name(of tag: XMLTagText) -> String { String(decoding: screen.text[tag.name], as: UTF8.self) }

  // MARK: Collection views

  /// Another size for all cells of the view.
  private func itemSize(_ width: Double, _ height: Double) -> FormatEdit? {
    guard name(of: view) == "collectionView",
      let layout = view.children.first(where: { name(of: $0) == "collectionViewFlowLayout" }),
      let size = layout.children.first(where: { $0.value("key") == "itemSize" })
    else { return nil }
    var edits = setting(size, width, height)
    for cell in view.children.filter({ name(of: $0) == "cells" }).flatMap(\.children) {
      for own in cell.children where own.value("key") == "customSize" { edits += setting(own, width, height) }
      edits += canvas(of: cell, width, height)
    }
    return FormatEdit(edits)
  }

  // MARK: Tables

  /// Another height of a row: its own, or, of prototypes, that of all rows.
  private func rowHeight(_ height: Double) -> FormatEdit? {
    guard name(of: view) == "tableView" else { return nil }
    let text = FactSetting.number(height).attribute
    var edits = canvas(of: cell, nil, height)
    if isPrototype {
      guard view.item("rowHeight") != nil else { return nil }
      edits.append(view.setting("rowHeight", to: text))
      if cell.item("rowHeight") != nil { edits.append(cell.setting("rowHeight", to: text)) }
    } else {
      edits.append(cell.setting("rowHeight", to: text))
    }
    return FormatEdit(edits)
  }

  // MARK: The canvas

  /// What Xcode draws a cell as.
  private func canvas(of cell: XMLTagText, _ width: Double?, _ height: Double?) -> [TextEdit] {
    var edits = frame(of: cell, width, height)
    for content in cell.children where content.value("key") == "contentView" {
      // A separator below it stays as high as it is.
      let frame = content.children.first { $0.value("key") == "frame" }
      func length(_ side: String, _ new: Double?, _ old: Double) -> Double? {
        guard let new, let own = frame?.value(side).flatMap(Double.init) else { return nil }
        return own + new - old
      }
      edits += self.frame(of: content, length("width", width, old.width), length("height", height, old.height))
      for part in content.children.filter({ name(of: $0) == "subviews" }).flatMap(\.children)
      where part.value("translatesAutoresizingMaskIntoConstraints") == "NO" && part.value("misplaced") != "YES" {
        edits.append(part.setting("misplaced", to: Array("YES".utf8)))
      }
    }
    return edits
  }

  private func frame(of view: XMLTagText, _ width: Double?, _ height: Double?) -> [TextEdit] {
    view.children.first { $0.value("key") == "frame" }.map { setting($0, width, height) } ?? []
  }

  private func setting(_ size: XMLTagText, _ width: Double?, _ height: Double?) -> [TextEdit] {
    [("width", width), ("height", height)].compactMap { side, length in
      guard let length, size.value(side).flatMap(Double.init) != length else { return nil }
      return size.setting(side, to: FactSetting.number(length).attribute)
    }
  }
}
