import Linting
import Screens

/// Reads the drawings of screens, and the marks of findings in them, of a report that is made to be merged.
enum DrawingReader {
  private static let kinds = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.name, $0) })
  private static let tokens = Dictionary(uniqueKeysWithValues: Token.allCases.map { ($0.name, $0) })

  /// The drawings of a file.
  static func drawings(_ file: ReportObject) throws(ReadError) -> [ScreenDrawing] {
    var drawings: [ScreenDrawing] = []
    for object in try file.objects("drawings") { drawings.append(try drawing(object)) }
    return drawings
  }

  private static func drawing(_ object: ReportObject) throws(ReadError) -> ScreenDrawing {
    var elements: [DrawnElement] = []
    for item in try object.objects("elements") { elements.append(try element(item, index: elements.count)) }
    guard elements.first?.kind == .screen else {
      throw object.error("the first of the elements has to be the screen", at: "elements")
    }
    return ScreenDrawing(
      name: try text("name", object), ordinal: try object.position("ordinal"), platform: try text("platform", object),
      unit: try object.text("unit"), width: try number("width", object), height: try number("height", object),
      elements: elements, omitted: try object.number("omitted"))
  }

  private static func element(_ object: ReportObject, index: Int) throws(ReadError) -> DrawnElement {
    let kind = try word("kind", of: object, "kind of element", kinds)
    var parent: Int?
    if object.has("parent") {
      guard index > 0 else { throw object.error("the screen has no parent", at: "parent") }
      parent = try object.number("parent", in: 0...index - 1)
    }
    var element = DrawnElement(
      kind, name: try object.text("name"), parent: parent, frame: try frame("frame", object),
      text: try text("text", object))
    element.value = try text("value", object)
    if object.has("form") { element.form = try word("form", of: object, "form", tokens) }
    if object.has("placeholder") { element.placeholder = try word("placeholder", of: object, "placeholder", tokens) }
    element.cornerRadius = try number("cornerRadius", object)
    element.innerFrame = try frame("innerFrame", object)
    if object.has("hasChevron") { element.hasChevron = try object.flag("hasChevron") }
    return element
  }

  /// Where a finding is marked.
  ///
  /// - Parameter screens: how many drawings the file has.
  static func mark(_ finding: ReportObject, screens: Int) throws(ReadError) -> FindingMark {
    let object = try finding.object("mark")
    let screen = try object.number("screen")
    guard screen < screens else {
      throw object.error("there is no drawing \(screen): the file has \(screens)", at: "screen")
    }
    return FindingMark(
      screen: screen, element: try object.number("element"),
      related: object.has("related") ? try object.numbers("related") : [], measure: try measure(object))
  }

  private static func measure(_ mark: ReportObject) throws(ReadError) -> FindingMeasure? {
    var measures: [FindingMeasure] = []
    if mark.has("size") { measures.append(.size(try size(mark.object("size")))) }
    if mark.has("distance") { measures.append(.distance(try distance(mark.object("distance")))) }
    if mark.has("unlike") {
      let object = try mark.object("unlike")
      measures.append(
        .unlike(
          element: try object.number("element"), width: try object.flag("width"), height: try object.flag("height")))
    }
    if mark.has("offset") {
      let numbers = try mark.doubles("offset", count: 4)
      measures.append(.offset(fromX: numbers[0], fromY: numbers[1], toX: numbers[2], toY: numbers[3]))
    }
    guard measures.count <= 1 else {
      throw mark.error("a mark has one measure: `size`, `distance`, `unlike` or `offset`")
    }
    return measures.first
  }

  private static func size(_ object: ReportObject) throws(ReadError) -> RequiredSize {
    let name = try object.text("bound")
    guard let bound = RequiredSize.Bound(rawValue: name) else {
      let names = RequiredSize.Bound.allCases.map(\.rawValue)
      throw object.error(
        "unknown bound \(name)\(advice(name, names)); expected one of \(names.joined(separator: ", "))", at: "bound")
    }
    return RequiredSize(bound, width: try number("width", object), height: try number("height", object))
  }

  private static func distance(_ object: ReportObject) throws(ReadError) -> MeasuredDistance {
    let along = try object.doubles("along", count: 2)
    let across = try object.doubles("across", count: 2)
    return MeasuredDistance(
      isHorizontal: try object.flag("isHorizontal"), from: along[0], to: along[1], lower: across[0], upper: across[1],
      least: try number("least", object), most: try number("most", object))
  }

  // MARK: Members

  private static func text(_ name: StaticString, _ object: ReportObject) throws(ReadError) -> String? {
    object.has(name) ? try object.text(name) : nil
  }

  private static func number(_ name: StaticString, _ object: ReportObject) throws(ReadError) -> Double? {
    object.has(name) ? try object.double(name) : nil
  }

  private static func frame(_ name: StaticString, _ object: ReportObject) throws(ReadError) -> Frame? {
    guard object.has(name) else { return nil }
    let numbers = try object.doubles(name, count: 4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw object.error("the width and height of `\(name)` have to be 0 or more", at: name)
    }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func word<Word>(
    _ name: StaticString, of object: ReportObject, _ what: String, _ words: [String: Word]
  ) throws(ReadError) -> Word {
    let text = try object.text(name)
    guard let word = words[text] else {
      throw object.error("unknown \(what) \(text)\(advice(text, words.keys.sorted()))", at: name)
    }
    return word
  }

  private static func advice(_ name: String, _ names: [String]) -> String {
    nearest(to: name, among: names).map { " (did you mean \($0)?)" } ?? ""
  }
}
