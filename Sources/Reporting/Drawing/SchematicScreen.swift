import Linting
import Screens

/// Lays out elements without frames as they usually are on a phone. It does so for a whole screen without any known
/// frame, and for the cells of views that get theirs in code.
///
/// What is laid out so is drawn apart, and nothing is measured on it.
struct SchematicScreen {
  /// The drawing with a frame for all that is to be seen.
  private(set) var drawing: ScreenDrawing
  /// The elements whose frames are made up.
  private(set) var placed: Set<Int> = []
  /// Frames of further cells that a prototype stands for.
  private(set) var ghosts: [Frame] = []
  /// Whether no frame is known, so that everything is made up.
  let isWhole: Bool
  /// By element: those directly inside of it, in their order.
  private let children: [[Int]]

  static let width = 390.0
  static let margin = 16.0
  private static let gap = 12.0
  /// The room above the screen's content, which says what the picture is.
  static let bannerHeight = 36.0
  private static let leastHeight = 300.0
  /// How deep elements may be nested to be laid out: a phone shows no more boxes in boxes.
  private static let depthLimit = 24

  init(_ drawing: ScreenDrawing) {
    self.drawing = drawing
    isWhole = !drawing.elements.contains { $0.frame.map { !$0.isEmpty } ?? false }
    var children = Array(repeating: [Int](), count: drawing.elements.count)
    for index in drawing.elements.indices {
      if let parent = drawing.elements[index].parent, parent < index { children[parent].append(index) }
    }
    self.children = children
    if isWhole { placeScreen() } else { fillViews() }
  }

  // MARK: What is laid out

  private mutating func placeScreen() {
    var y = Self.bannerHeight
    for child in elements(in: 0) { y += place(child, x: 0, y: y, width: Self.width, depth: 0) }
    drawing.width = Self.width
    drawing.height = max(Self.leastHeight, y + Self.gap)
  }

  /// Lays out the cells of views whose own place is known.
  private mutating func fillViews() {
    for index in drawing.elements.indices {
      let element = drawing.elements[index]
      guard [.collectionView, .tableView].contains(element.kind), let frame = element.frame, frame.width >= 200 else {
        continue
      }
      let cells = elements(in: index).filter { Vocabulary.cellKinds.contains(drawing.elements[$0].kind) }
      guard !cells.isEmpty, cells.allSatisfy({ isUnplaced($0, depth: 0) }) else { continue }
      var trial = self
      let height =
        element.kind == .tableView
        ? trial.placeRows(cells, x: frame.x, y: frame.y, width: frame.width, depth: 0)
        : trial.placeItems(cells, in: index, x: frame.x, y: frame.y + Self.gap, width: frame.width, depth: 0)
      // What does not fit would seem to lie elsewhere.
      if height <= frame.height { self = trial }
    }
  }

  private func isUnplaced(_ index: Int, depth: Int) -> Bool {
    drawing.elements[index].frame == nil
      && (depth > Self.depthLimit || children[index].allSatisfy { isUnplaced($0, depth: depth + 1) })
  }

  /// The elements directly inside of one that are something to see.
  func elements(in index: Int) -> [Int] { children[index].filter { drawing.elements[$0].kind.isVisible } }

  func kind(_ index: Int) -> Kind { drawing.elements[index].kind }

  mutating func set(_ index: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    drawing.elements[index].frame = Frame(x: x, y: y, width: max(8, width), height: max(8, height))
    placed.insert(index)
  }

  mutating func addGhost(_ frame: Frame) { ghosts.append(frame) }

  // MARK: Elements below one another

  /// Lays out an element and what it holds.
  ///
  /// - Returns: the height that it takes.
  mutating func place(_ index: Int, x: Double, y: Double, width: Double, depth: Int) -> Double {
    guard depth <= Self.depthLimit else { return 0 }
    let (left, inner) = (x + Self.margin, width - 2 * Self.margin)
    switch kind(index) {
    case .collectionView, .tableView: return placeView(index, x: x, y: y, width: width, depth: depth)
    case .collectionCell:
      let cell = min(160, inner)
      let height = itemHeight(index)
      placeItem(index, x: left, y: y, width: cell, height: height)
      return height + Self.gap
    case .objectCell, .contactCell, .labelValueCell, .otherCell:
      return placeRow(index, x: x, y: y, width: width, depth: depth)
    case .group:
      let parts = elements(in: index)
      var height = 0.0
      for part in parts { height += place(part, x: x, y: y + height, width: width, depth: depth + 1) }
      set(index, x, y, width, max(24, height))
      return max(24, height) + 4
    case .button:
      set(index, left, y + 4, inner, 44)
      return 56
    case .image:
      set(index, left, y + 4, inner, 120)
      return 132
    case .action, .seeAll, .avatarStack:
      set(index, left, y + 4, min(120, inner), 32)
      return 44
    case .icon, .accessory:
      set(index, left, y + 4, 24, 24)
      return 32
    case .tag, .rating:
      set(index, left, y + 4, min(90, inner), 22)
      return 30
    case .iconStack, .attributes, .footer:
      var height = 0.0
      for part in elements(in: index) { height += place(part, x: x, y: y + height, width: width, depth: depth + 1) }
      set(index, left, y, inner, max(24, height))
      return max(24, height) + 4
    case .tap, .dynamicLayout, .screen: return 0
    default:
      set(index, left, y + 6, inner, 20)
      return 28
    }
  }

  private mutating func placeView(_ index: Int, x: Double, y: Double, width: Double, depth: Int) -> Double {
    let parts = elements(in: index)
    let cells = parts.filter { Vocabulary.cellKinds.contains(kind($0)) }
    var height = 8.0
    let (left, inner) = (x + Self.margin, width - 2 * Self.margin)
    let link = parts.first { kind($0) == .seeAll }
    if let header = parts.first(where: { kind($0) == .header }) {
      set(header, left, y + height, link == nil ? inner : inner - 108, 26)
    }
    if let link { set(link, left + inner - 100, y + height, 100, 26) }
    if link != nil || parts.contains(where: { kind($0) == .header }) { height += 34 }
    if kind(index) == .tableView {
      height += placeRows(cells, x: x, y: y + height, width: width, depth: depth + 1)
    } else {
      height += placeItems(cells, in: index, x: x, y: y + height, width: width, depth: depth + 1)
    }
    // A view that says nothing of its cells has room for the words that say so.
    if cells.isEmpty { height += 56 }
    if let footer = parts.first(where: { kind($0) == .footer }) {
      set(footer, left, y + height, inner, 30)
      for part in elements(in: footer) { set(part, left, y + height, min(120, inner), 30) }
      height += 36
    }
    set(index, x, y, width, height + 4)
    return height + 12
  }

  /// - Returns: the height that the rows take.
  private mutating func placeRows(_ cells: [Int], x: Double, y: Double, width: Double, depth: Int) -> Double {
    var height = 0.0
    for cell in cells {
      height += place(cell, x: x, y: y + height, width: width, depth: depth)
      guard drawing.elements[cell].isPrototype, isWhole else { continue }
      addGhost(Frame(x: x, y: y + height, width: width, height: 20))
      height += 24
    }
    return height
  }

  /// Lays out cells of a collection view, in rows that break at the edge of the screen.
  ///
  /// - Returns: the height that the rows take.
  private mutating func placeItems(
    _ cells: [Int], in view: Int, x: Double, y: Double, width: Double, depth: Int
  ) -> Double {
    let inner = width - 2 * Self.margin
    let isGrid = [.grid, .multiColumn].contains(drawing.elements[view].form)
    let columns = isGrid ? 2.0 : 2.6
    let size = min(220, (inner - Self.gap) / columns)
    var (left, height, row) = (x + Self.margin, 0.0, 0.0)
    for cell in cells {
      guard kind(cell) == .collectionCell else {
        height += row + place(cell, x: x, y: y + height + row, width: width, depth: depth)
        (left, row) = (x + Self.margin, 0)
        continue
      }
      if left + size > x + width - Self.margin + 0.5 {
        height += row
        (left, row) = (x + Self.margin, 0)
      }
      let own = itemHeight(cell)
      placeItem(cell, x: left, y: y + height, width: size, height: own)
      left += size + Self.gap
      row = max(row, own + Self.gap)
      if drawing.elements[cell].isPrototype, left + size <= x + width - Self.margin + 0.5 {
        addGhost(Frame(x: left, y: y + height, width: size, height: own))
        left += size + Self.gap
      }
    }
    return height + row
  }
}
