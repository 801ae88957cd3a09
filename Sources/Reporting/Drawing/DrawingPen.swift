import Documents
import Linting
import Screens

/// Draws shapes and texts as SVG.
struct DrawingPen {
  private(set) var xml: XMLWriter

  init(_ xml: XMLWriter) {
    self.xml = xml
  }

  mutating func rectangle(_ frame: Frame, _ style: String, radius: Double = 0, fill: String = "") {
    var attributes = Self.place(frame)
    if radius > 0 { attributes.append(("rx", min(radius, frame.width / 2, frame.height / 2).brief)) }
    attributes.append(("class", style))
    if !fill.isEmpty { attributes.append(("fill", fill)) }
    xml.element("rect", attributes)
  }

  mutating func ellipse(_ frame: Frame, _ style: String) {
    xml.element(
      "ellipse",
      [
        ("cx", (frame.x + frame.width / 2).brief), ("cy", (frame.y + frame.height / 2).brief),
        ("rx", (frame.width / 2).brief), ("ry", (frame.height / 2).brief), ("class", style),
      ])
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ style: String) {
    xml.element("circle", [("cx", x.brief), ("cy", y.brief), ("r", radius.brief), ("class", style)])
  }

  /// A path of the points that lines lead to; where one is `nil`, the next begins a line of its own.
  mutating func path(_ points: [(x: Double, y: Double)?], _ style: String, isClosed: Bool = false) {
    var data = ""
    var isFirst = true
    for point in points {
      if let point { data += "\(isFirst ? "M" : "L")\(point.x.brief) \(point.y.brief)" }
      isFirst = point == nil
    }
    xml.element("path", [("d", data + (isClosed ? "Z" : "")), ("class", style)])
  }

  /// A text on a line; nothing cuts it off.
  mutating func text(_ text: String, x: Double, y: Double, size: Double, _ style: String) {
    guard !text.isEmpty else { return }
    xml.line(
      "text", [("x", x.brief), ("y", y.brief), ("font-size", size.brief), ("class", style)],
      text: DrawnText.oneLine(text))
  }

  /// Texts below one another, in the middle of a frame, which cuts them off.
  mutating func texts(
    _ lines: [String], in frame: Frame, size: Double, _ style: String, isCentered: Bool = false
  ) {
    let distance = size * 1.25
    var baseline = frame.height / 2 - distance * Double(lines.count - 1) / 2 + size * 0.36
    // An SVG inside of another cuts off what is outside of it, without an id that would have to be unique.
    xml.element("svg", Self.place(frame)) { xml in
      for line in lines {
        xml.line(
          "text",
          [
            ("x", isCentered ? (frame.width / 2).brief : "0"), ("y", baseline.brief), ("font-size", size.brief),
            ("class", isCentered ? "\(style) middle" : style),
          ], text: line)
        baseline += distance
      }
    }
  }

  private static func place(_ frame: Frame) -> [(StaticString, String)] {
    [
      ("x", frame.x.brief), ("y", frame.y.brief), ("width", frame.width.brief), ("height", frame.height.brief),
    ]
  }

  /// Swaps what was written so far with that of another writer.
  mutating func exchange(_ other: inout XMLWriter) { swap(&xml, &other) }

  /// Draws something inside of an element.
  mutating func group(
    _ name: StaticString, _ attributes: [(StaticString, String)], _ body: (inout DrawingPen) -> Void
  ) {
    xml.element(name, attributes) { inner in
      // Taken and given back, as a copy of a large document would be expensive.
      var pen = DrawingPen(XMLWriter())
      pen.exchange(&inner)
      body(&pen)
      pen.exchange(&inner)
    }
  }

  /// A text that readers of the screen and pointers show.
  mutating func title(_ text: String) { xml.line("title", text: text) }
}
