import Documents
import Screens
import Testing

@testable import Linting
@testable import Reporting

/// What drawings show, by the numbers in them.
@Suite struct ScreenSVGTests {
  private func parsed(
    _ drawing: ScreenDrawing, _ marks: [(element: Int, measure: FindingMeasure?)] = [], related: [Int] = []
  ) throws -> ParsedPage {
    let findings = marks.enumerated().map { index, mark in
      DrawnFinding(
        number: index + 1, severity: .error, message: "<wrong> & \"bad\"",
        mark: FindingMark(screen: 0, element: mark.element, related: related, measure: mark.measure))
    }
    var output = ReportBuffer()
    ScreenSVG(drawing, findings, id: "x").writeDocument(to: &output, style: DrawingStyle.standalone(showsFacts: false))
    let page = ParsedPage(String(decoding: output.bytes, as: UTF8.self))
    try #require(page.error == nil, "\(String(describing: page.error))")
    return page
  }

  private func frame(_ element: ParsedPage.Element) -> [String] {
    ["x", "y", "width", "height"].map { element[$0] }
  }

  private func labels(_ page: ParsedPage) -> [String] {
    page.elements.filter { $0.classes.contains("size") || $0.classes.contains("asked-size") }.map(\.text)
  }

  @Test func aTargetThatIsTooSmall() throws {
    let page = try parsed(SampleDrawings.shop, [(7, .size(RequiredSize(.least, width: 44, height: 44)))])
    #expect(frame(try #require(page.all("rect", class: "culprit").first)) == ["20", "174", "36", "36"])
    #expect(frame(try #require(page.all("rect", class: "asked").first)) == ["16", "170", "44", "44"])
    #expect(labels(page).sorted() == ["36", "36", "≥ 44 × 44 pt"])
    // A line below it from edge to edge, and one beside it.
    let lines = page.all("path", class: "measure").map { $0["d"] }
    #expect(lines.contains { $0.contains("M20 ") && $0.contains("L56 ") })
    #expect(lines.contains { $0.contains(" 174L") && $0.contains(" 210M") })
  }

  /// A line never goes through a text, and what has no other place is left out.
  @Test func linesCoverNoTexts() throws {
    var drawing = SampleDrawings.shop
    drawing.elements = [drawing.elements[0], SampleDrawings.element(.button, "button", 0, [0, 0, 390, 40], "Go")]
    for y in stride(from: -100.0, to: 400, by: 10) {
      let text = String(repeating: "word ", count: 40)
      drawing.elements.append(SampleDrawings.element(.label, "label[\(y)]", 0, [-100, y, 600, 10], text))
    }
    let page = try parsed(drawing, [(1, .size(RequiredSize(.least, height: 44)))])
    #expect(labels(page).isEmpty, "\(labels(page))")
  }

  /// Elements of one line that miss the same are measured once.
  @Test func equalLengthsAreMeasuredOnce() throws {
    var drawing = SampleDrawings.shop
    drawing.elements = [drawing.elements[0]]
    for number in 0..<3 {
      drawing.elements.append(
        SampleDrawings.element(.icon, "icon[\(number)]", 0, [Double(number) * 120 + 20, 100, 60, 36]))
    }
    let size = FindingMeasure.size(RequiredSize(.least, height: 44))
    #expect(labels(try parsed(drawing, [(1, size), (2, size), (3, size)])).sorted() == ["36", "≥ 44 pt high"])
  }

  /// An unknown text over a known one would look like a line through it.
  @Test(arguments: [(30.0, 1), (105.0, 0)]) func barsOfUnknownTexts(y: Double, count: Int) throws {
    var drawing = SampleDrawings.shop
    drawing.elements = [
      drawing.elements[0], SampleDrawings.element(.title, "title", 0, [16, 100, 200, 24], "Ski boots"),
      SampleDrawings.element(.label, "label", 0, [16, y, 200, 20]),
    ]
    #expect(try parsed(drawing).all("rect", class: "unknown").count == count)
  }

  @Test func aGapThatIsMissing() throws {
    let distance = MeasuredDistance(
      isHorizontal: true, from: 126, to: 134, lower: 80, upper: 210, least: 16, most: 16)
    let page = try parsed(SampleDrawings.shop, [(9, .distance(distance))], related: [4])
    let missing = try #require(page.all("rect", class: "missing").first)
    #expect(frame(missing) == ["126", "80", "16", "130"])
    #expect(missing["fill"] == "url(#x-hatch)")
    #expect(page.all("pattern").first?["id"] == "x-hatch")
    #expect(labels(page) == ["8, not 16"])
    #expect(frame(try #require(page.all("rect", class: "related").first)) == ["16", "80", "110", "130"])
  }

  @Test(arguments: [
    (MeasuredDistance(isHorizontal: true, from: 10, to: 50, lower: 0, upper: 9, least: 16, most: 16), ["26", "24"]),
    (MeasuredDistance(isHorizontal: true, from: 50, to: 40, lower: 0, upper: 9, least: 16), ["50", "16"]),
    (MeasuredDistance(isHorizontal: true, from: 10, to: 50, lower: 0, upper: 9, most: 30), ["40", "10"]),
    (MeasuredDistance(isHorizontal: true, from: 10, to: 50, lower: 0, upper: 9, least: 16), []),
  ])
  func whatIsHatched(distance: MeasuredDistance, expected: [String]) throws {
    let page = try parsed(SampleDrawings.shop, [(9, .distance(distance))])
    let frames = page.all("rect", class: "missing").map { [$0["x"], $0["width"]] }
    #expect(frames == (expected.isEmpty ? [] : [expected]))
  }

  @Test func anOddHeightAgainstItsSibling() throws {
    var drawing = SampleDrawings.shop
    drawing.elements[9].frame?.height = 150
    let page = try parsed(drawing, [(9, .unlike(element: 4, width: false, height: true))])
    #expect(labels(page).sorted() == ["130", "150"])
    #expect(page.all("path", class: "norm").count == 1)
    #expect(page.all("path", class: "measure").count == 1)
    #expect(frame(try #require(page.all("rect", class: "asked").first)) == ["16", "80", "110", "130"])
  }

  @Test func aCentreThatIsOff() throws {
    let page = try parsed(SampleDrawings.shop, [(5, .offset(fromX: 71, fromY: 120, toX: 65, toY: 120))])
    #expect(labels(page) == ["6"])
    #expect(page.all("path", class: "asked").count == 1)
  }

  /// A label says what was measured, even where the drawing ends earlier.
  @Test func whatIsCutOffKeepsItsMeasure() throws {
    var drawing = SampleDrawings.shop
    drawing.elements[4].frame = Frame(x: 16, y: 80, width: 5_000, height: 130)
    let page = try parsed(drawing, [(4, .size(RequiredSize(.most, width: 300)))])
    #expect(labels(page).contains("5000"))
    #expect(labels(page).contains("≤ 300 pt wide"))
  }

  @Test func whatHasNoFrameIsMarkedAtWhatHoldsIt() throws {
    let page = try parsed(SampleDrawings.shop, [(10, nil)])
    let culprit = try #require(page.all("rect", class: "culprit").first)
    #expect(frame(culprit) == ["134", "80", "110", "130"])
    #expect(culprit.classes.contains("inherited"))
  }

  @Test func theParts() throws {
    let page = try parsed(SampleDrawings.shop)
    #expect(page.all("ellipse", class: "image").count == 1)
    #expect(page.all("rect", class: "cell").count == 2)
    #expect(page.all("text").map(\.text) == ["Featured", "See All (48)", "Ski boots", "Mail", "In stock"])
    // Of a text whose place is not known it is only known what holds it.
    #expect(page.all("text", class: "loose").map(\.text) == ["In stock"])
    #expect(page.all("title").first?.text == "Screen Shop")
    #expect(page.all("desc").first?.text == "A wireframe.")
  }

  @Test func badgesStandApartAndSayWhatIsWrong() throws {
    let page = try parsed(SampleDrawings.shop, Array(repeating: (4, nil), count: 5))
    let places = page.all("circle", class: "badge").map { [$0["cx"], $0["cy"]] }
    #expect(Set(places).count == 5)
    #expect(page.all("text", class: "number").map(\.text) == ["1", "2", "3", "4", "5"])
    #expect(page.all("title").last?.text == "5, error: <wrong> & \"bad\"")
  }

  /// What has no place anywhere stands where it usually does, and nothing is measured there.
  @Test func withoutFramesASchematicPhone() throws {
    let size = FindingMeasure.size(RequiredSize(.least, width: 44, height: 44))
    let page = try parsed(SampleDrawings.frameless, [(1, size), (99, nil)])
    #expect(page.all("svg").first?.classes.contains("schematic") == true)
    #expect(
      page.all("text").map(\.text) == ["Schematic: places and sizes are not in the file", "Recent", "1", "2"])
    #expect(page.all("path", class: "measure").isEmpty)
    #expect(labels(page).isEmpty)
    #expect(page.all("rect", class: "view").count == 1)
    #expect(page.all("rect", class: "culprit").count == 2)
  }

  @Test func thePartsOfARow() throws {
    var drawing = SampleDrawings.frameless
    drawing.elements = [
      DrawnElement(.screen, name: "screen", parent: nil), DrawnElement(.tableView, name: "tableView", parent: 0),
      DrawnElement(.objectCell, name: "objectCell", parent: 1), DrawnElement(.image, name: "detailImage", parent: 2),
      DrawnElement(.title, name: "title", parent: 2, text: "Pump"),
      DrawnElement(.accessory, name: "accessory", parent: 2), DrawnElement(.tap, name: "tap", parent: 2),
    ]
    drawing.elements[2].isPrototype = true
    drawing.elements[5].form = .chevron
    let schematic = SchematicScreen(drawing)
    let frames = schematic.drawing.elements.map(\.frame)
    let (image, title, chevron) = (try #require(frames[3]), try #require(frames[4]), try #require(frames[5]))
    #expect(image.right < title.x)
    #expect(title.right < chevron.x)
    #expect(chevron.right <= 390)
    #expect(frames[0] == nil && frames[6] == nil && schematic.placed == [1, 2, 3, 4, 5])
    // More rows of its kind follow.
    #expect(schematic.ghosts.count == 1 && schematic.ghosts[0].y >= (frames[2]?.bottom ?? .infinity))
  }

  /// A view with a place whose cells get theirs in code shows them, apart from what is known; one without a known cell says so.
  @Test func cellsThatComeFromCode() throws {
    var drawing = SampleDrawings.frameless
    drawing.elements = [
      DrawnElement(.screen, name: "screen", parent: nil),
      SampleDrawings.element(.tableView, "tableView[1]", 0, [0, 0, 390, 400]),
      DrawnElement(.otherCell, name: "otherCell", parent: 1),
      SampleDrawings.element(.tableView, "tableView[2]", 0, [0, 400, 390, 200]) { $0.isOpen = true },
    ]
    let size = FindingMeasure.size(RequiredSize(.least, height: 44))
    let page = try parsed(drawing, [(2, size), (3, size)])
    #expect(page.all("rect", class: "made-up").count == 1)
    #expect(page.all("text").contains { $0.text == "The file does not say which cells are in it" })
    #expect(labels(page) == ["200", "≥ 44 pt/dp high"], "the made up height is not measured")
  }

  /// A dump of unknown density is drawn in its pixels, as large as any phone, and nothing is measured in them.
  @Test func pixelsAreDrawn() throws {
    var drawing = SampleDrawings.shop
    (drawing.unit, drawing.width, drawing.height) = ("px", 1170, 2532)
    for index in drawing.elements.indices {
      drawing.elements[index].frame = drawing.elements[index].frame.map {
        Frame(x: 3 * $0.x, y: 3 * $0.y, width: 3 * $0.width, height: 3 * $0.height)
      }
    }
    let page = try parsed(drawing, [(7, .size(RequiredSize(.least, width: 44, height: 44)))])
    let picture = try #require(page.all("svg").first)
    #expect(labels(page).isEmpty)
    #expect(picture["width"] == "450")
    #expect(page.all("text").first { $0.text == "Featured" }?["font-size"] == "51")
  }

  /// However dense a screen is, no label, line's number or badge stands over another one.
  @Test func nothingCollides() throws {
    var drawing = SampleDrawings.shop
    drawing.elements = [drawing.elements[0]]
    for number in 0..<40 {
      let place = [Double(number % 8) * 46 + 8, Double(number / 8) * 40 + 20, 36, 30]
      drawing.elements.append(SampleDrawings.element(.button, "button[\(number)]", 0, place, "Go"))
    }
    let marks = (1...40).map {
      (element: $0, measure: FindingMeasure.size(RequiredSize(.least, width: 44, height: 44)))
    }
    let page = try parsed(drawing, marks as [(element: Int, measure: FindingMeasure?)])
    var boxes = page.all("circle", class: "badge").compactMap { badge -> Frame? in
      guard let x = Double(badge["cx"]), let y = Double(badge["cy"]), let r = Double(badge["r"]) else { return nil }
      return Frame(x: x - r, y: y - r, width: 2 * r, height: 2 * r)
    }
    #expect(boxes.count == 40)
    for label in page.elements where label.classes.contains("size") || label.classes.contains("asked-size") {
      let (x, y) = (try #require(Double(label["x"])), try #require(Double(label["y"])))
      let size = try #require(Double(label["font-size"]))
      boxes.append(
        Frame(x: x, y: y - size * 0.8, width: DrawnText.labelWidth(label.text, size: size), height: size))
    }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let isApart =
          box.right <= other.x + 0.01 || other.right <= box.x + 0.01 || box.bottom <= other.y + 0.01
          || other.bottom <= box.y + 0.01
        #expect(isApart, "\(box) \(other)")
      }
    }
    // What is asked of all is written once.
    #expect(labels(page).count { $0 == "≥ 44 × 44 pt" } == 1)
  }

  @Test func textsKeepToTheirFrames() {
    let text = String(repeating: "word ", count: 400)
    for width in [1.0, 8, 60, 300] {
      #expect(DrawnText.fitted(text, into: width, size: 12).unicodeScalars.count <= Int(width / 6) + 2)
      let lines = DrawnText.lines(text, into: width, size: 12, count: 4)
      #expect(lines.count <= 4)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= Int(width / 6) + 2 })
    }
    #expect(DrawnText.lines("one two three", into: 60, size: 12, count: 4) == ["one two", "three"])
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, -1e300, 0, 1e-300])
  func noNumberIsTooLargeForADrawing(number: Double) throws {
    var drawing = SampleDrawings.shop
    for index in drawing.elements.indices.dropFirst() {
      drawing.elements[index].frame = Frame(x: number, y: -number, width: abs(number), height: 10)
      drawing.elements[index].innerFrame = drawing.elements[index].frame
      drawing.elements[index].placeholder = .icon
    }
    let distance = MeasuredDistance(
      isHorizontal: false, from: -number, to: number, lower: -number, upper: number, least: number, most: number)
    let page = try parsed(
      drawing,
      [
        (1, .size(RequiredSize(.least, width: number, height: number))), (2, .distance(distance)),
        (3, .unlike(element: 4, width: true, height: true)),
        (4, .offset(fromX: number, fromY: -number, toX: number, toY: number)),
      ])
    for element in page.elements where element.name != "desc" {
      for name in ["x", "y", "width", "height", "cx", "cy", "r", "rx", "d", "viewBox"] {
        for part in element[name].split(whereSeparator: { " MLZ".contains($0) }) {
          let value = try #require(Double(part), "\(name)=\(element[name])")
          #expect(abs(value) < 20_000, "\(name)=\(element[name])")
        }
      }
    }
  }
}
