import Foundation
import Linting
import TestSupport
import Testing

/// Suites of others, where they are installed: they are not ours to keep.
///
/// `FIORILINT_XML_SUITE` names the folder of W3C's suite of XML (`xmlconf`), `FIORILINT_JSON_SUITE` that of JSONTestSuite (`test_parsing`).
@Suite struct ConformanceSuiteTests {
  private static func files(_ variable: String, _ extension: String) -> [URL] {
    guard let folder = ProcessInfo.processInfo.environment[variable],
      let paths = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
    else { return [] }
    return paths.compactMap { $0 as? URL }.filter { $0.pathExtension == `extension` }.sorted { $0.path < $1.path }
  }

  private static let xmlFiles = files("FIORILINT_XML_SUITE", "xml")
  private static let jsonFiles = files("FIORILINT_JSON_SUITE", "json")

  // MARK: XML

  /// The document without its declaration and its document type, which we refuse; `nil` where it is no UTF-8.
  private static func stripped(_ bytes: [UInt8]) -> String? {
    guard var text = String(validating: bytes, as: UTF8.self)?[...] else { return nil }
    if text.hasPrefix("\u{FEFF}") { text.unicodeScalars.removeFirst() }
    if text.hasPrefix("<?xml "), let end = text.range(of: "?>") { text = text[end.upperBound...] }
    guard let start = text.range(of: "<!DOCTYPE") else { return String(text) }
    // Up to the `>` that stands in no quotes, brackets or comments of it.
    var (depth, quote) = (0, Character?.none)
    var index = start.upperBound
    while index < text.endIndex {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if text[index...].hasPrefix("<!--"), let end = text[index...].range(of: "-->") {
        index = end.upperBound
        continue
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" {
        depth += 1
      } else if character == "]" {
        depth -= 1
      } else if character == ">", depth == 0 {
        return String(text[..<start.lowerBound] + text[text.index(after: index)...])
      }
      index = text.index(after: index)
    }
    return String(text[..<start.lowerBound])
  }

  /// Inside of a screen, so that all of it is read.
  private static func screen(_ text: String) -> String { "<screen>\(text)</screen>" }

  @Test(.enabled(if: !xmlFiles.isEmpty, "FIORILINT_XML_SUITE names no folder of W3C's suite"))
  func plainXML() throws {
    let tests = PlainXMLTests()
    var (read, refused) = (0, 0)
    for file in Self.xmlFiles {
      guard let text = Self.stripped(Array(try Data(contentsOf: file))) else { continue }
      tests.compare(text, file.lastPathComponent)
      tests.compare(Self.screen(text), file.lastPathComponent)
      if TestLinter.lint(Self.screen(text), path: "test.xml").failure == nil { read += 1 } else { refused += 1 }
    }
    print(
      "\(Self.xmlFiles.count) files: \(read) read and \(refused) refused within a screen, by the scanner as by libxml2")
    #expect(read > 500 && refused > 500)
  }

  /// What is refused for what it is and not for its document type stays refused without it.
  @Test(.enabled(if: !xmlFiles.isEmpty, "FIORILINT_XML_SUITE names no folder of W3C's suite"))
  func notWellFormed() throws {
    let files = Self.xmlFiles.filter { $0.path.contains("/not-wf/") }
    #expect(files.count > 800)
    for file in files {
      // As it is: a document type alone is reason enough.
      let report = TestLinter.lint(Array(try Data(contentsOf: file)), path: "test.xml")
      #expect(report.failure != nil, "\(file.path)")
    }
  }

  // MARK: JSON

  @Test(.enabled(if: !jsonFiles.isEmpty, "FIORILINT_JSON_SUITE names no folder of JSONTestSuite"))
  func json() throws {
    #expect(Self.jsonFiles.count > 300)
    // By design: a member that is given twice is a mistake of its author.
    let duplicates = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]
    for file in Self.jsonFiles {
      let name = file.lastPathComponent
      let bytes = Array(try Data(contentsOf: file))
      // As the value of a member that is not read, and as a file of its own.
      let inside = TestLinter.lint(
        Array(#"{"type": "screen", "$schema": "#.utf8) + bytes + Array("}".utf8), path: "a.json"
      ).failure
      let alone = TestLinter.lint(bytes, path: "a.json").failure
      switch name.prefix(2) {
      case "n_":
        #expect(alone != nil, "\(name)")
        // What is one value and more closes the screen around it, or is none.
        #expect(inside != nil || ["n_structure_object_followed_by_closing_object.json"].contains(name), "\(name)")
      case "y_" where duplicates.contains(name): #expect(inside?.message.contains("given twice") == true, "\(name)")
      case "y_": #expect(inside == nil, "\(name): \(inside?.message ?? "")")
      default: break
      }
    }
  }
}
