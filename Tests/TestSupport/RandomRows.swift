/// Collection views at random whose cells stand in rows, as those of ``RandomScreens`` hardly ever do.
struct RandomRows {
  private var generator: SeededGenerator
  private let isAndroid: Bool
  private let width: Double
  private static let gap = 16.0
  private static let top = 148.0

  /// The JSON of a screen with some such views.
  static func screen(_ generator: inout SeededGenerator) -> String {
    var rows = RandomRows(generator)
    let text = rows.screen()
    generator = rows.generator
    return text
  }

  private init(_ generator: SeededGenerator) {
    self.generator = generator
    isAndroid = self.generator.isOne(in: 2)
    width = self.generator.pick([320, 360, 390], default: 360)
  }

  private mutating func screen() -> String {
    let widthClass = generator.isOne(in: 2) ? #""compact""# : #""regular", "readableWidth": false"#
    let views = (0..<4).map { _ in view() }
    return """
      {"type": "screen", "platform": "\(isAndroid ? "android" : "ios")", "deviceClass": "phone", "width": \(width),
       "widthClass": \(widthClass), "content": [\(views.joined(separator: ",\n"))]}
      """
  }

  private mutating func view() -> String {
    let layouts =
      isAndroid ? ["horizontalScroll", "grid"] : ["horizontalFit", "grid", "multiColumn", "horizontalScroll"]
    let layout = generator.pick(layouts, default: "grid")
    let isRow = layout.hasPrefix("horizontal")
    let margin = almost(16)
    let columns = generator.below(3) + 1
    let count = columns + generator.below(4)
    let rows = isRow ? 1 : (count + columns - 1) / columns
    let padding = isRow || !isAndroid ? 0 : Self.gap
    let height = Double(rows) * (100 + Self.gap) - Self.gap + padding + (generator.isOne(in: 4) ? 9 : 0)
    var members = [
      #""type": "collectionView""#, #""layout": "\#(layout)""#,
      #""cells": [\#(cells(count, columns: columns, isRow: isRow, margin: margin))]"#,
      #""header": {"text": "Team", "frame": [\#(place())]}"#, #""seeAll": {"text": "See All", "frame": [\#(place())]}"#,
    ]
    if !generator.isOne(in: 8) {
      members.append(#""contentArea": [\#(margin), \#(Self.top), \#(width - 2 * margin), \#(height)]"#)
    }
    if !generator.isOne(in: 8) { members.append(#""frame": [0, 100, \#(width), \#(height + 48)]"#) }
    if isRow, !generator.isOne(in: 6) {
      members.append(#""scrollDirection": "\#(generator.isOne(in: 3) ? "none" : "horizontal")""#)
    }
    if generator.isOne(in: 2) { members.append(#""totalCount": \#(generator.below(12))"#) }
    if generator.isOne(in: 3) {
      members.append(#""itemAlignment": "\#(generator.isOne(in: 2) ? "leading" : "justified")""#)
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func cells(_ count: Int, columns: Int, isRow: Bool, margin: Double) -> String {
    let (number, space) = (Double(columns), width - 2 * margin)
    let cellWidth: Double =
      switch generator.below(3) {
      case 0: 110
      // Columns that fill the row, and whole cells with half of another one.
      case 1: (space - Self.gap * (number - 1)) / number
      default: (space - Self.gap * number) / (number + 0.5)
      }
    let height = almost(100)
    let gap = generator.pick([Self.gap, Self.gap, 14], default: Self.gap)
    let cells = (0..<count).map { index in
      let (row, column) = isRow && !generator.isOne(in: 40) ? (0, index) : (index / columns, index % columns)
      let x = margin + Double(column) * (cellWidth + gap) + (generator.isOne(in: 20) ? 3 : 0)
      let frame = [x, Self.top + Double(row) * (100 + Self.gap), cellWidth, height].map { "\($0)" }
      return generator.isOne(in: 24)
        ? #"{"type": "collectionCell"}"#
        : #"{"type": "collectionCell", "frame": [\#(frame.joined(separator: ", "))]}"#
    }
    return cells.joined(separator: ",\n")
  }

  /// A length, or one that misses it.
  private mutating func almost(_ length: Double) -> Double {
    generator.isOne(in: 5) ? length + generator.pick([-0.5, 0.5, 1, 8], default: 8) : length
  }

  /// A place above or below the cells, at the left or right.
  private mutating func place() -> String {
    let y = generator.isOne(in: 4) ? 900 : 100
    return "\(generator.isOne(in: 3) ? width - 96 : 16), \(y), 80, 48"
  }
}
