import Linting
import Screens

/// The drawings of screens and the marks of findings in them, as a JSON report that is made to be merged holds them.
extension JSONReporter {
  static func write(_ drawing: ScreenDrawing, to json: inout JSONWriter) {
    if let name = drawing.name { json.member("name", name) }
    json.member("ordinal", drawing.ordinal)
    if let platform = drawing.platform { json.member("platform", platform) }
    json.member("unit", drawing.unit)
    if let width = drawing.width { json.member("width", width) }
    if let height = drawing.height { json.member("height", height) }
    json.member("omitted", drawing.omitted)
    json.member(
      "elements",
      list: { json in for element in drawing.elements { json.lineElement { write(element, to: &$0) } } })
  }

  private static func write(_ element: DrawnElement, to json: inout JSONWriter) {
    json.member("kind", element.kind.name)
    json.member("name", element.name)
    if let parent = element.parent { json.member("parent", parent) }
    if let frame = element.frame { write(frame, "frame", to: &json) }
    if let text = element.text { json.member("text", text) }
    if let value = element.value { json.member("value", value) }
    if let form = element.form { json.member("form", form.name) }
    if let placeholder = element.placeholder { json.member("placeholder", placeholder.name) }
    if let radius = element.cornerRadius { json.member("cornerRadius", radius) }
    if let frame = element.innerFrame { write(frame, "innerFrame", to: &json) }
    if element.hasChevron { json.member("hasChevron", true) }
  }

  private static func write(_ frame: Frame, _ name: StaticString, to json: inout JSONWriter) {
    json.member(name, numbers: [frame.x, frame.y, frame.width, frame.height])
  }

  static func write(_ mark: FindingMark, to json: inout JSONWriter) {
    json.member("screen", mark.screen)
    json.member("element", mark.element)
    if !mark.related.isEmpty { json.member("related", numbers: mark.related) }
    if let measure = mark.measure { write(measure, to: &json) }
  }

  /// Each measure is a member of its own name.
  private static func write(_ measure: FindingMeasure, to json: inout JSONWriter) {
    switch measure {
    case .size(let size):
      json.member(
        "size",
        line: { json in
          json.member("bound", size.bound.rawValue)
          if let width = size.width { json.member("width", width) }
          if let height = size.height { json.member("height", height) }
        })
    case .distance(let distance):
      json.member(
        "distance",
        line: { json in
          json.member("isHorizontal", distance.isHorizontal)
          json.member("along", numbers: [distance.start, distance.end])
          json.member("across", numbers: [distance.lower, distance.upper])
          if let least = distance.least { json.member("least", least) }
          if let most = distance.most { json.member("most", most) }
        })
    case .unlike(let element, let width, let height):
      json.member(
        "unlike",
        line: { json in
          json.member("element", element)
          json.member("width", width)
          json.member("height", height)
        })
    case .offset(let fromX, let fromY, let toX, let toY):
      json.member("offset", numbers: [fromX, fromY, toX, toY])
    }
  }
}
