import Documents
import Linting

/// The head of each HTML page, and the bar on top of it.
enum PageHead {
  /// Writes that the page loads nothing, and how it looks.
  ///
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

  /// Writes the bar on top of the page, with the version and links.
  static func writeBar(
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

/// What a page may load and run: its own style sheet and script, by their hashes, and nothing else.
enum ContentPolicy {
  /// A content security policy (CSP 3) for the one style sheet of a page, and its one script where it has one.
  static func text(style: String, script: String?) -> String {
    let scripts = script.map { " script-src 'sha256-\(hash($0))';" } ?? ""
    return "default-src 'none'; style-src 'sha256-\(hash(style))';\(scripts) base-uri 'none'; form-action 'none'"
  }

  /// The digest of a text as policies write it.
  static func hash(_ text: String) -> String {
    var digest = SHA256()
    Array(text.utf8).withUnsafeBytes { digest.update($0) }
    return base64(digest.finishBytes())
  }

  /// Base64 (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? "=" : digits[Int(bits >> UInt32(18 - 6 * place) & 63)])
      }
    }
    return String(text)
  }
}
