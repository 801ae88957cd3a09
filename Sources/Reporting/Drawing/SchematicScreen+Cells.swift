import Linting
import Screens

/// What cells hold, at its usual place.
extension SchematicScreen {
  // MARK: Collection cells

  private static let itemImage = 88.0
  private static let itemText = 18.0

  /// The height of a cell of a collection view, by what it holds.
  func itemHeight(_ index: Int) -> Double {
    let parts = elements(in: index)
    let image = parts.contains { kind($0) == .image } ? Self.itemImage : 0
    let actions = parts.contains { kind($0) == .action } ? 40.0 : 0
    let texts = Double(parts.count { kind($0) != .image && kind($0) != .action })
    return max(64, image + texts * Self.itemText + actions + 12)
  }

  /// The image above, texts below it, actions at the bottom.
  mutating func placeItem(_ index: Int, x: Double, y: Double, width: Double, height: Double) {
    set(index, x, y, width, height)
    let parts = elements(in: index)
    var top = y
    for part in parts where kind(part) == .image {
      set(part, x, top, width, Self.itemImage)
      top += Self.itemImage
    }
    top += 4
    for part in parts where kind(part) != .image && kind(part) != .action {
      set(part, x + 6, top, width - 12, Self.itemText - 2)
      top += Self.itemText
    }
    var left = x + 6
    for part in parts where kind(part) == .action {
      set(part, left, y + height - 40, 34, 34)
      left += 38
    }
  }

  // MARK: Rows

  /// A row of a table: icons and image at the left, texts in the middle, the condition and the accessory at the right.
  ///
  /// - Returns: the height that the row takes.
  mutating func placeRow(_ index: Int, x: Double, y: Double, width: Double, depth: Int) -> Double {
    let parts = elements(in: index)
    let texts = parts.filter { Self.rowTexts.contains(kind($0)) }
    var lines = texts.reduce(0.0) { $0 + Self.lineHeight(kind($1)) }
    let tags = parts.filter { kind($0) == .tag }
    let ratings = parts.filter { kind($0) == .rating }
    if !tags.isEmpty { lines += 26 }
    lines += Double(ratings.count) * 22
    let items = parts.filter { kind($0) == .attributes }.flatMap { elements(in: $0) }
    let hasPicture = parts.contains { [.image, .avatarStack].contains(kind($0)) }
    let icons: Int = parts.filter { kind($0) == .iconStack }.map { elements(in: $0).count }.max() ?? 0
    let height: Double = max(
      hasPicture ? 68 : 48, lines + 24, Double(items.count) * 20 + 24, Double(icons) * 18 + 24)
    set(index, x, y, width, height)

    var left = x + Self.margin
    for part in parts where kind(part) == .iconStack { left = placeIcons(part, x: left, y: y + 12) }
    for part in parts where kind(part) == .image || kind(part) == .avatarStack {
      let wide = kind(part) == .image ? 44.0 : 64
      set(part, left, y + 12, wide, kind(part) == .image ? 44 : 32)
      left += wide + 12
    }
    var right = x + width - Self.margin
    for part in parts.reversed() where kind(part) == .accessory {
      right = placeAccessory(part, right: right, y: y, height: height)
    }
    let actions = parts.filter { kind($0) == .action }
    for (place, part) in actions.enumerated() {
      if kind(index) == .objectCell {
        // What a swipe shows lies beyond the edge.
        set(part, x + width + 4 + Double(place) * 58, y, 54, height)
      } else {
        right -= 40
        set(part, right, y + height / 2 - 18, 36, 36)
      }
    }
    for part in parts where kind(part) == .attributes {
      set(part, right - 92, y + 12, 92, max(20, Double(items.count) * 20))
      for (place, item) in elements(in: part).enumerated() {
        set(item, right - 92, y + 13 + Double(place) * 20, 92, 18)
      }
      right -= 104
    }
    var top = y + max(12, (height - lines) / 2)
    for part in texts {
      let own = Self.lineHeight(kind(part))
      set(part, left, top, right - left, own - 3)
      top += own
    }
    for part in ratings {
      set(part, left, top, 90, 18)
      top += 22
    }
    let pill = tags.isEmpty ? 0 : min(72, (right - left) / Double(tags.count) - 6)
    for (place, part) in tags.enumerated() { set(part, left + Double(place) * (pill + 6), top + 2, pill, 20) }
    return height
  }

  private static let rowTexts: [Kind] = [
    .title, .subtitle, .attribute, .footnote, .caption, .description, .label, .header, .button, .item,
  ]

  private static func lineHeight(_ kind: Kind) -> Double {
    switch kind {
    case .title, .header, .button: 23
    case .description: 36
    default: 20
    }
  }

  private mutating func placeIcons(_ index: Int, x: Double, y: Double) -> Double {
    let icons = elements(in: index)
    set(index, x, y, 16, max(16, Double(icons.count) * 18 - 2))
    for (place, icon) in icons.enumerated() { set(icon, x, y + Double(place) * 18, 16, 16) }
    return x + 24
  }

  /// - Returns: where the room left of it ends.
  private mutating func placeAccessory(_ index: Int, right: Double, y: Double, height: Double) -> Double {
    let actions = elements(in: index).filter { kind($0) == .action }
    let wide = actions.isEmpty ? 24 : Double(actions.count) * 40 - 4
    let side = actions.isEmpty ? 24.0 : 36
    set(index, right - wide, y + (height - side) / 2, wide, side)
    for (place, action) in actions.enumerated() {
      set(action, right - wide + Double(place) * 40, y + (height - side) / 2, 36, 36)
    }
    return right - wide - 8
  }
}
