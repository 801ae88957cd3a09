import Formats
import Screens

/// What distinguishes a report, which a new one may replace, from a file that must be kept.
package enum ReportSignature {
  /// What a file is, as in "a package manifest", if it is clearly not a report. It is `nil` for reports of this
  /// program, for those of other linters in the same formats, for empty files, and for texts that show nothing.
  ///
  /// - Parameter entries: the reporters whose reports may be replaced.
  package static func otherKind(of head: FileHead, among entries: [Reporters.Entry] = Reporters.all) -> String? {
    func matches(_ signature: Signature) -> Bool { FormatDetector(head).matches(signature) }
    switch head.first {
    case 0 where head.bytes.allSatisfy(isXMLSpace): return nil
    case 0x89 where head.bytes.dropFirst(pictureMarkPlace).starts(with: pictureMark): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // Sections of settings begin with a bracket too.
      if !matches(beginningOfJSON) { return "a text file that is not a report" }
      if head.bytes.filter({ !isXMLSpace($0) }).count == 2 { return nil }
    default: break
    }
    if matches(.any(entries.map { $0.signature() } + [drawing, otherLinters, log])) { return nil }
    return switch head.first {
    case 0: "a binary file"
    case UInt8(ascii: "{"), UInt8(ascii: "["): kind(of: head) ?? "a JSON file that is not a report"
    case UInt8(ascii: "<"): kind(of: head) ?? "an XML file that is not a report"
    default: "a text file that is not a report"
    }
  }

  /// The name of the first format whose reports begin as a file does; `nil` where there is none.
  package static func format(of head: FileHead) -> String? {
    let detector = FormatDetector(head)
    return Reporters.all.first { detector.matches($0.signature()) }?.name
  }

  private static func kind(of head: FileHead) -> String? {
    NonScreenKind(of: head).flatMap { $0.isUnsupported ? nil : $0.name }
  }

  private static var beginningOfJSON: Signature {
    .any([.prefix("{", next: "\"}"), .prefix("[", next: "{[\"]-0123456789")])
  }

  // MARK: Signatures of several reporters

  /// A JSON document whose outermost object, or the first one of a list or of JSON Lines, has all of some members.
  static func json(_ members: StaticString...) -> Signature { json(.members(members)) }

  /// A JSON document whose outermost object, or the first one of a list or of JSON Lines, has a signature.
  static func json(_ object: ObjectSignature) -> Signature { .all([.first("{["), .object(object)]) }

  /// A text, and neither JSON, XML nor binary, that has a signature.
  static func text(_ signature: Signature) -> Signature { .all([.not(.first("{[<\0")), signature]) }

  // MARK: What no reporter writes

  /// A chunk of PNG (`tEXt`) that says which program a picture is of, with its length and check sum.
  package static let pictureMark: [UInt8] =
    [0, 0, 0, 18] + Array("tEXtSoftware\0fiorilint".utf8) + [0xF2, 0x2E, 0x1E, 0x5A]
  /// Where it is: behind the signature and the header.
  package static let pictureMarkPlace = 33

  private static var drawing: Signature {
    .all([.root("svg"), .text(["\"screen-title\""], in: .root(XMLProlog.rootLength))])
  }

  /// Lists of ESLint, Ruff and SwiftLint.
  private static var otherLinters: Signature {
    json(.any([.members(["filePath", "messages"]), .members(["filename", "code"]), .members(["file", "rule_id"])]))
  }

  /// A text in a file for reports; JSON with a comment in front is one of settings.
  private static var log: Signature {
    text(
      .all([
        .not(.first("/")),
        .extensions(["json", "jsonl", "ndjson", "sarif", "xml", "html", "txt", "log", "out", "tap", "report"]),
      ]))
  }
}
