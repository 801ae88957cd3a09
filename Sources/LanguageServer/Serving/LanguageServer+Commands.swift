import Documents

extension LanguageServer {
  /// The command that shows the page of a rule.
  static let openPage = "fiorilint.openPage"

  func execute(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    guard parameters["command"].text == Self.openPage, let page = parameters["arguments"].items.first?.text,
      page.hasPrefix("https:") || page.hasPrefix("file:")
    else {
      throw MessageError(
        .invalidParams, "the server has the command \(Self.openPage) alone, with the address of a page")
    }
    request("window/showDocument", ["uri": .text(page), "external": .boolean(page.hasPrefix("https:"))])
    return .null
  }
}
