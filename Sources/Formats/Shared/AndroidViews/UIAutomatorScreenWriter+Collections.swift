import Screens

// Collections with their cells.
extension UIAutomatorScreenWriter {
  func write(_ collection: UIAutomatorCollection, _ neighbours: UIAutomatorNeighbours?) {
    let place = document.nodes[collection.index].boundsPlace
    element(.collectionView, collection.index) {
      id(collection.index)
      frame(collection.index)
      if let layout = collection.layout { builder.set(.layout, token: layout, at: place) }
      if let header = neighbours?.header {
        element(.header, as: .header, header) {
          text(header)
          frame(header)
        }
      } else {
        builder.setUnknown(.header, at: place)
      }
      if let seeAll = neighbours?.seeAllAbove {
        write(seeAll: seeAll)
      } else {
        builder.setUnknown(.seeAll, at: place)
      }
      if let seeAll = neighbours?.seeAllBelow {
        element(.footer, as: .footer, seeAll) { write(seeAll: seeAll) }
      } else {
        builder.setUnknown(.footer, at: place)
      }
      builder.setUnknown(.dynamicLayout, at: place)
      let norm = UIAutomatorCellNorm(collection.cells)
      for cell in collection.cells { write(cell, norm) }
    }
  }

  private func write(seeAll index: Int) {
    element(.seeAll, as: .seeAll, index) {
      text(index)
      if let count = document.withText(document.nodes[index].text, { SeeAllText.count(in: $0) }) {
        builder.set(.count, number: count, at: document.nodes[index].textPlace)
      }
      frame(index)
      builder.setUnknown(.tap, at: document.nodes[index].clickablePlace)
    }
  }

  private func write(_ cell: UIAutomatorCell, _ norm: UIAutomatorCellNorm) {
    let node = document.nodes[cell.index]
    let kind = node.cell ?? .collectionCell
    element(kind, as: .cells, cell.index) {
      let edges = document.nodes[cell.frame ?? cell.index]
      set(cell.frame == nil ? nil : edges.bounds, cut: cell.cuts, at: edges.boundsPlace)
      guard cell.isWhole else {
        for part in Vocabulary[kind].members where part.isPart { builder.setUnknown(part.member, at: node.boundsPlace) }
        return
      }
      // Where the user names its parts, their places tell nothing.
      guard kind == .collectionCell, !holdsNamedParts(cell.index, kind) else {
        return writeNamedParts(of: cell.index, kind)
      }
      if let image = cell.image {
        self.image(as: .image, image, isWhole: true)
      } else {
        builder.setUnknown(.image, at: node.boundsPlace)
      }
      write(labelsOf: cell, norm)
      for action in cell.actions {
        element(.action, as: .actions, action) {
          let isIcon = document.nodes[action].type != .button
          builder.set(.control, token: isIcon ? .icon : .button, at: document.nodes[action].tag)
          frame(action, isWhole: true)
        }
      }
      if let target = cell.target {
        element(.tap, as: .tap, target) {}
      } else {
        builder.setUnknown(.tap, at: node.clickablePlace)
      }
    }
  }

  private func write(labelsOf cell: UIAutomatorCell, _ norm: UIAutomatorCellNorm) {
    let labels: [(kind: Kind, member: Member)] = [
      (.title, .title), (.subtitle, .subtitle), (.attribute, .attribute),
    ]
    for (place, label) in labels.enumerated() {
      if cell.isPlain, place < cell.texts.count {
        let index = cell.texts[place]
        element(label.kind, as: label.member, index) {
          let node = document.nodes[index]
          document.withText(node.text) { builder.set(.text, text: $0, at: node.textPlace) }
          frame(index, isWhole: true)
        }
      } else if !cell.isPlain || norm.mayHide(place, in: cell) {
        builder.setUnknown(label.member, at: document.nodes[cell.index].boundsPlace)
      }
    }
  }
}

/// What the cells of a collection have in common.
private struct UIAutomatorCellNorm {
  /// By number of texts, the least height of the whole cells that have so many or more.
  private var heights: [Int32] = []
  private var isPlain = true

  init(_ cells: [UIAutomatorCell]) {
    for cell in cells where cell.isWhole {
      guard cell.isPlain else {
        isPlain = false
        continue
      }
      for place in cell.texts.indices {
        if place == heights.count { heights.append(.max) }
        heights[place] = min(heights[place], cell.bounds.height)
      }
    }
  }

  /// Whether a label that a cell lacks may be there nevertheless. If others have it and the cell is as high, its space
  /// may be reserved, or an invisible view may keep it.
  func mayHide(_ place: Int, in cell: UIAutomatorCell) -> Bool {
    if !isPlain { return true }
    guard place < heights.count else { return false }
    return cell.bounds.height >= heights[place] - 2
  }
}
