import Documents
import Linting
import Screens

/// One screen before it is fixed and after, side by side, as an SVG document.
package struct FixPicture: Sendable {
  private let before: ScreenPicture
  private let after: ScreenPicture

  /// - Parameters:
  ///   - before: the screen as it is.
  ///   - after: the same once it is fixed.
  package init(_ before: ScreenPicture, _ after: ScreenPicture) {
    self.before = before
    self.after = after
  }

  /// Room above a screen for what it is.
  private static let caption = 36.0

  /// Writes the whole document, as ``ScreenPicture`` writes that of one screen.
  package func write(to output: inout ReportBuffer, isForPixels: Bool = false, showsFacts: Bool = false) {
    let screens = [
      ("Before", before.svg(id: "before", showsFacts: showsFacts)),
      ("After", after.svg(id: "after", showsFacts: showsFacts)),
    ]
    let sizes = screens.map(\.1.displaySize)
    let (width, height) = (sizes[0].width + sizes[1].width, max(sizes[0].height, sizes[1].height) + Self.caption)
    var buffer = ReportBuffer()
    swap(&buffer, &output)
    var xml = XMLWriter(buffer)
    xml.declaration()
    let attributes: [(StaticString, String)] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width.brief) \(height.brief)"),
      ("width", width.brief),
      ("height", height.brief), ("role", "group"), ("aria-labelledby", "screen-title"),
    ]
    xml.element("svg", attributes) { xml in
      xml.line("title", [("id", "screen-title")], text: "\(screens[0].1.title), before it is fixed and after")
      xml.element("style", verbatim: DrawingStyle.document(isForPixels: isForPixels, showsFacts: showsFacts))
      var x = 0.0
      for ((caption, screen), size) in zip(screens, sizes) {
        xml.element("g", [("class", "drawing")]) { xml in
          xml.element(
            "rect",
            [
              ("x", x.brief), ("y", "0"), ("width", size.width.brief), ("height", height.brief), ("class", "ground"),
            ])
          xml.line(
            "text", [("x", (x + size.width / 2).brief), ("y", "26"), ("font-size", "18"), ("class", "bold middle")],
            text: caption)
        }
        xml.element("g", [("transform", "translate(\(x.brief) \(Self.caption.brief))")]) { screen.write(to: &$0) }
        x += size.width
      }
    }
    output = xml.output
  }
}
