import ArgumentParser

/// Where links to rules in reports lead.
struct HelpBaseOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where links to rules lead: the address of a site that `fiorilint rules --format html` wrote, or the way to its folder "
        + "from the report; the project's pages unless given.", valueName: "url"))
  var helpBase: String?

  func validate() throws {
    guard let helpBase else { return }
    // It is written into links of HTML, Markdown and XML as it is.
    let isPlain = helpBase.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && ![0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x60].contains($0)
    }
    guard isPlain, !helpBase.isEmpty else {
      throw ValidationError("--help-base takes an address or a folder, with everything else percent-encoded")
    }
    let scheme = helpBase.prefix { $0 != "/" }
    guard !scheme.contains(":") || scheme.lowercased() == "https:" || scheme.lowercased() == "http:" else {
      throw ValidationError("--help-base takes an address that begins with https: or http:, or a folder")
    }
  }
}
