/// Collection views at random whose cells stand in rows, as those of ``RandomScreens`` hardly ever do.
struct RandomRows {
  /// The JSON of a screen with one such view.
  static func screen(_ generator: inout SeededGenerator) -> String {
    let isAndroid = generator.isOne(in: 2)
    let width = generator.pick([320.0, 360, 390], default: 360)
    let isColumns = !isAndroid && generator.isOne(in: 4)
    let layouts =
      isAndroid ? ["horizontalScroll", "horizontalScroll", "grid"] : ["horizontalScroll", "horizontalFit", "grid"]
    let layout = isColumns ? "multiColumn" : generator.pick(layouts, default: "grid")
    let isRow = layout.hasPrefix("horizontal")
    let margin = almost(16, &generator)
    let area = (width: width - 2 * margin, top: 148.0)
    let columns = generator.below(3) + 1
    let gap = 16.0
    let cellWidth: Double =
      switch generator.below(3) {
      case 0: 110.0
      // Columns that fill the row, and whole cells with half of another one.
      case 1: (area.width - gap * Double(columns - 1)) / Double(columns)
      default: (area.width - gap * Double(columns)) / (Double(columns) + 0.5)
      }
    let count = columns + generator.below(4)
    let height = almost(100, &generator)
    let padding = generator.pick([gap, gap, 14], default: gap)
    var cells: [String] = []
    for index in 0..<count {
      let (row, column) = isRow && !generator.isOne(in: 40) ? (0, index) : (index / columns, index % columns)
      let x = margin + Double(column) * (cellWidth + padding) + (generator.isOne(in: 20) ? 3 : 0)
      let frame = [x, area.top + Double(row) * (100 + gap), cellWidth, height].map { "\($0)" }.joined(separator: ", ")
      cells.append(
        generator.isOne(in: 24)
          ? #"{"type": "collectionCell"}"# : #"{"type": "collectionCell", "frame": [\#(frame)]}"#)
    }
    let rows = isRow ? 1 : (count + columns - 1) / columns
    let areaHeight = Double(rows) * (100 + gap) - (isRow || !isAndroid ? gap : 0) + (generator.isOne(in: 4) ? 9 : 0)
    var members = [
      #""type": "collectionView""#, #""layout": "\#(layout)""#, #""cells": [\#(cells.joined(separator: ","))]"#,
    ]
    if !generator.isOne(in: 8) {
      members.append(#""contentArea": [\#(margin), \#(area.top), \#(area.width), \#(areaHeight)]"#)
    }
    if !generator.isOne(in: 8) { members.append(#""frame": [0, 100, \#(width), \#(areaHeight + 48)]"#) }
    if isRow, !generator.isOne(in: 6) {
      members.append(#""scrollDirection": "\#(generator.isOne(in: 5) ? "none" : "horizontal")""#)
    }
    if generator.isOne(in: 2) { members.append(#""totalCount": \#(generator.below(12))"#) }
    if generator.isOne(in: 3) {
      members.append(#""itemAlignment": "\#(generator.isOne(in: 2) ? "leading" : "justified")""#)
    }
    members.append(#""header": {"text": "Team", "frame": [\#(place(width, &generator))]}"#)
    members.append(#""seeAll": {"text": "See All", "frame": [\#(place(width, &generator))]}"#)
    let platform = isAndroid ? "android" : "ios"
    let traits =
      generator.isOne(in: 2) ? #""widthClass": "compact""# : #""widthClass": "regular", "readableWidth": false"#
    return """
      {"type": "screen", "platform": "\(platform)", "deviceClass": "phone", "width": \(width), \(traits),
       "content": [{\(members.joined(separator: ", "))}]}
      """
  }

  /// A length, or one that misses it.
  private static func almost(_ length: Double, _ generator: inout SeededGenerator) -> Double {
    generator.isOne(in: 5) ? length + generator.pick([-0.5, 0.5, 1, 8], default: 8) : length
  }

  /// A place above or below the cells, at the left or right.
  private static func place(_ width: Double, _ generator: inout SeededGenerator) -> String {
    let y = generator.isOne(in: 4) ? 900 : 100
    return "\(generator.isOne(in: 3) ? width - 96 : 16), \(y), 80, 48"
  }
}
