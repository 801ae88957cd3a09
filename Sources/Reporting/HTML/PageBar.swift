import Documents

/// The bar on top of each HTML page, with the version and links.
enum PageBar {
  static func write(
    _ version: String, _ label: String, links: [(target: String, name: String)], to xml: inout XMLWriter
  ) {
    xml.element("header", [("class", "bar")]) { xml in
      xml.element("nav", [("class", "page"), ("aria-label", label)]) { xml in
        xml.line("strong", text: "fiorilint \(version)")
        for link in links { xml.line("a", [("href", link.target)], text: link.name) }
      }
    }
  }
}
