/// Where links to rules lead: the address of a site, or the path from the report to its folder.
package struct RulePagesAddress: Sendable, Hashable {
  /// As it is written into links.
  package let text: String

  /// - Returns: `nil` for an address of another scheme, or with characters that are not percent-encoded.
  package init?(_ text: String) {
    // Links of HTML, Markdown and XML take it as it is.
    let isPlain = text.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && ![0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x60].contains($0)
    }
    let scheme = text.prefix { $0 != "/" }
    guard isPlain, !text.isEmpty, !scheme.contains(":") || ["https:", "http:"].contains(scheme.lowercased()) else {
      return nil
    }
    self.text = text
  }
}
