import Screens

@testable import Linting
@testable import Reporting

/// Screens made by hand, for the reports that draw them.
enum SampleDrawings {
  /// A phone with a row of cells, whose actions are too small, and a view without a header.
  static let shop = ScreenDrawing(
    name: "Shop", ordinal: 1, platform: "ios", unit: "pt", width: 390, height: 300,
    elements: [
      DrawnElement(.screen, name: "screen", parent: nil),
      element(.collectionView, "collectionView[featured]", 0, [0, 40, 390, 180]),
      element(.header, "header", 1, [16, 48, 200, 24], "Featured"),
      element(.seeAll, "seeAll", 1, [290, 48, 84, 24], "See All (48)") { $0.hasChevron = true },
      element(.collectionCell, "collectionCell[p1]", 1, [16, 80, 110, 130]),
      element(.image, "image", 4, [16, 80, 110, 80]) { $0.form = .circle },
      element(.title, "title", 4, [16, 164, 110, 20], "Ski boots"),
      element(.action, "action[call]", 4, [20, 174, 36, 36]) { $0.form = .icon },
      element(.action, "action[mail]", 4, [60, 174, 36, 36], "Mail") { $0.form = .button },
      element(.collectionCell, "collectionCell[p2]", 1, [134, 80, 110, 130]),
      element(.subtitle, "subtitle", 9, nil, "In stock"),
      element(.tap, "tap", 9, nil),
    ])

  /// A screen none of whose frames is known.
  static let frameless = ScreenDrawing(
    name: nil, ordinal: 1, platform: nil, unit: "pt/dp", width: nil, height: nil,
    elements: [
      DrawnElement(.screen, name: "screen", parent: nil), element(.collectionView, "collectionView[1]", 0, nil),
      element(.header, "header", 1, nil, "Recent"),
    ])

  /// A screen whose texts try to be more than text, and whose places are where no screen is.
  static func hostile(_ text: String) -> ScreenDrawing {
    ScreenDrawing(
      name: DrawnElement.shortened(text), ordinal: 2, platform: "android", unit: "dp", width: 1e308, height: -4,
      elements: [
        DrawnElement(.screen, name: DrawnElement.shortened("screen[\(text)]"), parent: nil),
        element(.group, DrawnElement.shortened("group[\(text)]"), 0, [-1e308, -1e308, 1e308, 1e308]),
        element(.label, "label", 0, [0, 0, 100, 20], DrawnElement.shortened(text)),
        element(.button, "button", 0, [10, 30, 1e300, 20], DrawnElement.shortened(text)),
        element(.image, "image", 0, [10, 60, 40, 40], "AB") {
          $0.placeholder = .initials
          $0.cornerRadius = 1e9
        },
        element(.label, "label[2]", 0, [0, 1e307, 1e-9, 1e-9], "far"),
        element(.rating, "rating", 99, [0, 100, 1e308, 0], "4"),
        element(.avatarStack, "avatarStack", 5, [0, 120, 1e300, 20]),
      ])
  }

  static func element(
    _ kind: Kind, _ name: String, _ parent: Int, _ frame: [Double]?, _ text: String? = nil,
    _ more: (inout DrawnElement) -> Void = { _ in }
  ) -> DrawnElement {
    var element = DrawnElement(
      kind, name: name, parent: parent,
      frame: frame.map { Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }, text: text)
    more(&element)
    return element
  }

  /// A file with a drawing, each of its findings marked at one of the drawing's elements.
  static func drawn(
    _ file: FileReport, _ drawing: ScreenDrawing, _ marks: [(element: Int, measure: FindingMeasure?)]
  ) -> FileReport {
    var file = file
    file.drawings = [drawing]
    for (index, mark) in marks.enumerated() where file.findings.indices.contains(index) {
      file.findings[index].mark = FindingMark(screen: 0, element: mark.element, measure: mark.measure)
    }
    return file
  }
}
