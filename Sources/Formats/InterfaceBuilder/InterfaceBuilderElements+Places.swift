import Screens

extension InterfaceBuilderElements {
  /// The item sizes that Xcode and UIKit give a new layout.
  private static let defaultSizes = [50.0, 128]

  /// Finds where everything is in the screen, and what code can reach or size classes change: parents come before what
  /// they hold.
  mutating func complete() {
    for hash in excluded { if let index = element(hash) { self[index].states.formUnion(.leftOut) } }
    for connection in connections {
      guard let target = element(connection.destination) else { continue }
      switch connection.kind {
      case .outlet:
        self[target].states.insert(.reached)
        self[target].outlet = self[target].outlet ?? connection.name
      case .gesture:
        if self[target].tag == .tapRecognizer, !self[target].states.contains(.disabled) {
          self[connection.owner].states.insert(.reacts)
        }
      default: continue
      }
    }
    dropReachedConstraints()
    for index in 0..<count {
      let outer = self[index].parent
      guard outer >= 0 else { continue }
      if self[index].tag == .collectionCell { noteSize(ofCell: index) }
      self[index].states.formUnion(self[outer].states.intersection([.uncertain, .varies]))
      guard let frame = self[index].frame else { continue }
      self[index].frame = origin(of: outer).map {
        Frame(
          x: $0.x + frame.x, y: $0.y + frame.y, width: size(of: index)?.width ?? frame.width,
          height: rowHeight(of: index) ?? size(of: index)?.height ?? frame.height)
      }
    }
  }

  /// Leaves out the constraints that code holds by an outlet, which it does to change them.
  private mutating func dropReachedConstraints() {
    let reached = Set(connections.lazy.filter { $0.kind == .outlet }.map(\.destination))
    if !reached.isEmpty { constraints.removeAll { $0.id != 0 && reached.contains($0.id) } }
  }

  /// Where the frames of what an element holds count from; `nil` where it has no frame itself.
  private func origin(of index: Int32) -> (x: Double, y: Double)? {
    let element = self[index]
    if let frame = element.frame { return (frame.x, frame.y) }
    // Sections of tables have no frame; the rows in them count from the table.
    if element.tag == .tableSection, element.parent >= 0 { return origin(of: element.parent) }
    return element.tag.isView ? nil : (0, 0)
  }

  // MARK: Cells

  /// The layout of a collection view, where it is UIKit's flow layout and nothing takes its place.
  func flowLayout(of view: Int32) -> Int32? {
    guard self[view].tag == .collectionView, !self[view].states.contains(.hasClass) else { return nil }
    let layout = self[view].layout
    return layout < 0 || self[layout].states.contains(.hasClass) ? nil : layout
  }

  /// The size that a flow layout gives a cell.
  private func size(of index: Int32) -> (width: Double, height: Double)? {
    guard self[index].tag == .collectionCell, self[index].parent >= 0 else { return nil }
    return flowLayout(of: self[index].parent).flatMap { self[$0].size }
  }

  /// A cell's own size is the canvas's: where it is not the layout's, code sizes the cells of the view.
  private mutating func noteSize(ofCell index: Int32) {
    let view = self[index].parent
    guard let size = self[index].size, let layout = flowLayout(of: view) else { return }
    if self[layout].size.map({ $0 != size }) ?? true { self[layout].states.insert(.selfSizing) }
  }

  /// Whether the size of a cell was chosen, and is not left to its content, to code or to Xcode.
  func isSizeGiven(ofCell index: Int32) -> Bool {
    let view = self[index].parent
    guard view >= 0, let layout = flowLayout(of: view), !self[layout].states.contains(.selfSizing) else { return false }
    guard let size = self[layout].size else { return false }
    return !(size.width == size.height && Self.defaultSizes.contains(size.width))
  }

  /// The table that a cell is a row of.
  func table(of cell: Int32) -> Int32? {
    guard self[cell].tag == .tableCell, self[cell].parent >= 0 else { return nil }
    let outer = self[cell].parent
    let table = self[outer].tag == .tableSection ? self[outer].parent : outer
    return table >= 0 && self[table].tag == .tableView ? table : nil
  }

  /// Whether a cell stands for an unknown number of others, and is no row of a static table.
  func isPrototype(_ cell: Int32) -> Bool { self[cell].parent < 0 || self[self[cell].parent].tag != .tableSection }

  /// How high a row is; `nil` where it finds that itself. The height of a prototype is only the canvas's.
  func rowHeight(of cell: Int32) -> Double? {
    guard let table = table(of: cell), let height = self[cell].rowHeight ?? self[table].rowHeight, height > 0,
      !isPrototype(cell) || self[table].rowHeight == height
    else { return nil }
    return height
  }

  // MARK: Screens

  /// Whether a view is as large as the screen that the document was drawn for.
  func fillsScreen(_ index: Int32) -> Bool {
    guard let size = deviceSize, let frame = self[index].frame, !self[index].states.contains(.hasFreeSize) else {
      return false
    }
    return frame.width == size.width && frame.height == size.height
  }

  /// The controllers' views, and the views at the top, each with its controller where it has one.
  var screens: [(owner: Int32, view: Int32)] {
    var found: [(owner: Int32, view: Int32)] = []
    var index: Int32 = 0
    while index < count {
      let element = self[index]
      if element.tag == .scene {
        index += 1
        continue
      }
      if element.tag == .controller {
        if let view = children(of: index).first(where: { self[$0].tag.isView && self[$0].role == .root }) {
          found.append((index, view))
        }
      } else if element.parent < 0, element.tag.isView {
        found.append((index, index))
      }
      index = element.end
    }
    // A xib has one view; further ones are pieces that code puts somewhere.
    guard let first = found.first(where: { self[$0.owner].tag != .controller && !self[$0.view].isCell }) else {
      return found
    }
    let own = ownedView.flatMap { view in found.contains { $0.view == view } ? view : nil } ?? first.view
    return found.filter { self[$0.owner].tag == .controller || self[$0.view].isCell || $0.view == own }
  }

  /// What the owner of a xib calls its view.
  private var ownedView: Int32? {
    connections.lazy.filter { connection in
      connection.kind == .outlet && self[connection.owner].tag == .placeholder
        && connection.name.map { texts.withBytes(of: $0) { $0.equals("view") } } ?? false
    }.compactMap { element($0.destination) }.first
  }
}
