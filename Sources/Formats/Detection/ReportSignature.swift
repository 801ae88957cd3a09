import Screens

/// What distinguishes a report, which a new one may replace, from a file that must be kept.
package enum ReportSignature {
  /// What a file is, as in "a package manifest", if it is clearly not a report. It is `nil` for reports of this
  /// program, for those of other linters in the same formats, for empty files, and for texts that show nothing.
  package static func otherKind(of opening: FileHead) -> String? {
    let detector = FormatDetector(opening)
    switch opening.first {
    case 0x89 where isPicture(opening): return nil
    case 0: return opening.bytes.allSatisfy(isXMLSpace) ? nil : "a binary file"
    // Sections of settings begin with a bracket too.
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if !detector.matches(beginningOfJSON) { return "a text file that is not a report" }
      return isJSONReport(opening) ? nil : kind(of: opening) ?? "a JSON file that is not a report"
    case UInt8(ascii: "<"):
      return detector.matches(xml) ? nil : kind(of: opening) ?? "an XML file that is not a report"
    default: return detector.matches(text) ? nil : "a text file that is not a report"
    }
  }

  private static func kind(of opening: FileHead) -> String? {
    NonScreenKind(of: opening).flatMap { $0.isUnsupported ? nil : $0.name }
  }

  private static let beginningOfJSON = Signature.any([
    .opening("{", next: "\"}"), .opening("[", next: "{[\"]-0123456789"),
  ])

  // MARK: Pictures

  /// A chunk of PNG (`tEXt`) that says which program a picture is of, with its length and check sum.
  package static let pictureMark: [UInt8] =
    [0, 0, 0, 18] + Array("tEXtSoftware\0fiorilint".utf8) + [0xF2, 0x2E, 0x1E, 0x5A]
  /// Where it is: behind the signature and the header.
  package static let pictureMarkPlace = 33

  private static func isPicture(_ opening: FileHead) -> Bool {
    opening.bytes.dropFirst(pictureMarkPlace).starts(with: pictureMark)
  }

  // MARK: Documents

  /// What the members say that the outermost object of a report has, or the first one of a list or of JSON Lines.
  private static let json = Signature.any([
    .object(
      .any(
        [
          ["version", "findings"], ["version", "run"], ["$schema", "runs"], ["version", "runs"],
          ["source", "diagnostics"], ["rules", "issues"], ["message", "location"], ["check_name", "fingerprint"],
          ["description", "fingerprint"], ["filePath", "messages"], ["filename", "code"], ["file", "rule_id"],
        ].map { .members($0) })),
    // Rules go before issues, and may be all that is at hand.
    .all([.object(.members(["rules"])), .text(["\"engineId\""])]),
    // A line of JSON Lines.
    .object(
      .all([
        .text("type", ["finding", "baselined", "failure", "check", "summary"]), .anyMember(["path", "version"]),
      ])),
  ])

  private static func isJSONReport(_ head: FileHead) -> Bool {
    if head.json.isEmpty { return head.bytes.filter { !isXMLSpace($0) }.count == 2 }
    return FormatDetector(head).matches(json)
  }

  private static let xml = Signature.any([
    .root("testsuites", "testsuite", "checkstyle"),
    .all([.root("html"), .text(["\"fiorilint "], in: .root(XMLProlog.rootLength))]),
    .all([.root("svg"), .text(["\"screen-title\""], in: .root(XMLProlog.rootLength))]),
  ])

  // MARK: Texts

  private static let text = Signature.any([
    .beginning(["## fiorilint", "path,line,column,", "TAP version ", "::", "##vso["]),
    .all([
      // JSON with a comment in front: settings.
      .not(.first("/")),
      .any([
        .extensions(["json", "jsonl", "ndjson", "sarif", "xml", "html", "txt", "log", "out", "tap", "report"]),
        .text([": error: ", ": warning: ", ": info: ", ": failure: "], in: .start(XMLProlog.rootLength)),
      ]),
    ]),
  ])
}
