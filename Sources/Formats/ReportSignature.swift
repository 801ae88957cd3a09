import Screens

/// What distinguishes a report, which a new one may replace, from a file that must be kept.
package enum ReportSignature {
  /// What a file is, as in "a package manifest", if it is clearly not a report. It is `nil` for reports of this
  /// program, for those of other linters in the same formats, for empty files, and for texts that show nothing.
  package static func otherKind(of opening: FileHead) -> String? {
    switch opening.first {
    case 0x89 where isPicture(opening): nil
    case 0: opening.bytes.allSatisfy(isXMLSpace) ? nil : "a binary file"
    // Sections of settings begin with a bracket too.
    case UInt8(ascii: "{") where !isJSON(opening), UInt8(ascii: "[") where !isJSON(opening):
      "a text file that is not a report"
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      isJSONReport(opening) ? nil : NonScreenKind.name(of: opening) ?? "a JSON file that is not a report"
    case UInt8(ascii: "<"):
      isXMLReport(opening) ? nil : NonScreenKind.name(of: opening) ?? "an XML file that is not a report"
    default: isTextReport(opening) ? nil : "a text file that is not a report"
    }
  }

  // MARK: Pictures

  /// A chunk of PNG (`tEXt`) that says which program a picture is of, with its length and check sum.
  package static let pictureMark: [UInt8] =
    [0, 0, 0, 18] + Array("tEXtSoftware\0fiorilint".utf8) + [0xF2, 0x2E, 0x1E, 0x5A]
  /// Where it is: behind the signature and the header.
  package static let pictureMarkPlace = 33

  private static func isPicture(_ opening: FileHead) -> Bool {
    opening.bytes.dropFirst(pictureMarkPlace).starts(with: pictureMark)
  }

  // MARK: JSON

  /// Whether what is behind the first bracket can be there in JSON.
  private static func isJSON(_ opening: FileHead) -> Bool {
    let start = opening.bytes.drop(while: isXMLSpace)
    guard let next = start.dropFirst().first(where: { !isXMLSpace($0) }) else { return true }
    if start.first == UInt8(ascii: "{") { return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") }
    return "{[\"]-0123456789".utf8.contains(next)
  }

  /// Members that the outermost object of a report has, or the first one of a list or of JSON Lines.
  private static let members: [Set<String>] = [
    ["version", "findings"], ["version", "run"], ["$schema", "runs"], ["version", "runs"], ["source", "diagnostics"],
    ["rules", "issues"],
    ["message", "location"], ["check_name", "fingerprint"], ["description", "fingerprint"], ["filePath", "messages"],
    ["filename", "code"], ["file", "rule_id"],
  ]
  /// What a line of JSON Lines says it is.
  private static let types: Set<String> = ["finding", "baselined", "failure", "check", "summary"]

  private static func isJSONReport(_ opening: FileHead) -> Bool {
    let names = opening.json.names
    if names.isEmpty { return opening.bytes.filter { !isXMLSpace($0) }.count == 2 }
    if members.contains(where: names.isSuperset) { return true }
    // Rules go before issues, and may be all that is at hand.
    if names.contains("rules"), opening.holds("\"engineId\"") { return true }
    return opening.json.text(of: "type").map(types.contains) ?? false
      && (names.contains("path") || names.contains("version"))
  }

  // MARK: XML and others

  private static func isXMLReport(_ opening: FileHead) -> Bool {
    switch XMLDetector(opening)?.rootName {
    case "testsuites", "testsuite", "checkstyle": true
    case "html": opening.holds("\"fiorilint ", within: XMLProlog.rootLength)
    case "svg": opening.holds("\"screen-title\"", within: XMLProlog.rootLength)
    default: false
    }
  }

  private static let textExtensions: Set<String> = [
    "json", "jsonl", "ndjson", "sarif", "xml", "html", "txt", "log", "out", "tap", "report",
  ]
  private static let beginnings: [StaticString] = [
    "## fiorilint", "path,line,column,", "TAP version ", "::", "##vso[",
  ]

  private static let levels: [StaticString] = [": error: ", ": warning: ", ": info: ", ": failure: "]

  private static func isTextReport(_ opening: FileHead) -> Bool {
    if beginnings.contains(where: opening.bytes.begins) { return true }
    // JSON with a comment in front: settings.
    if opening.first == UInt8(ascii: "/") { return false }
    if textExtensions.contains(opening.pathExtension) { return true }
    let beginning = UTF8Text(rebasing: opening.bytes.prefix(XMLProlog.rootLength))
    return levels.contains { level in level.withUTF8Buffer { beginning.firstIndex(of: $0) } != nil }
  }
}
