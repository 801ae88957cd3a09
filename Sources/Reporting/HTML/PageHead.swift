import Documents

/// What the head of each HTML page says: that it loads nothing, and how it looks.
enum PageHead {
  /// - Parameter script: the page's one script, where it has one.
  static func write(
    _ title: String, style: String = PageStyle.text, script: String?, version: String, to xml: inout XMLWriter
  ) {
    xml.element("meta", [("charset", "utf-8")])
    xml.element(
      "meta",
      [("http-equiv", "Content-Security-Policy"), ("content", ContentPolicy.text(style: style, script: script))])
    xml.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    xml.element("meta", [("name", "color-scheme"), ("content", "light dark")])
    xml.element("meta", [("name", "referrer"), ("content", "no-referrer")])
    xml.element("meta", [("name", "generator"), ("content", "fiorilint \(version)")])
    xml.line("title", text: title)
    xml.element("style", verbatim: style)
  }
}
