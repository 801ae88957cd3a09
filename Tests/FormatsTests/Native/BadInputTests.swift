import Formats
import Foundation
import Linting
import Screens
import TestSupport
import Testing

/// Every broken, hostile or extreme file of the fixtures, with what is said of it.
@Suite struct BadInputTests {
  static let files = Repository.files(below: "Fixtures/bad") + Repository.files(below: "Fixtures/encodings")

  /// A few lines of each file: failures and findings with their places. What a file contains is shown as escapes.
  @Test func golden() throws {
    let engine = TestLinter.engine()
    var text = ""
    for file in Self.files {
      let lines = Findings.listing(engine.lint(Repository.url(file).path, path: file))
      text += "== \(file.dropFirst("Fixtures/".count))\n"
      text += lines.prefix(30).map { Self.visible($0) + "\n" }.joined()
      if lines.count > 30 { text += "… \(lines.count - 30) more\n" }
    }
    #expect(try Golden.difference(of: text, from: "bad.txt") == nil)
  }

  /// The files of the fixtures' list that can be read all the same.
  private static let readable = [
    "control-characters.json", "control-characters.xml", "wrong-types.json", "wrong-types.xml", "unknown-names.json",
    "unknown-names.xml", "number-edge.json", "huge-members.json", "long-line.json",
  ]

  @Test(arguments: files.filter { $0.hasPrefix("Fixtures/bad/") }) func failsOnceAndOnlyWhereItHasTo(file: String)
    throws
  {
    let report = TestLinter.engine().lint(Repository.url(file).path, path: file)
    let name = try #require(file.split(separator: "/").last)
    if Self.readable.contains(String(name)) {
      #expect(report.failure == nil && report.screens == 1 && !report.findings.isEmpty)
    } else {
      #expect(report.failure != nil && report.findings.isEmpty && report.screens <= 1)
    }
  }

  /// What is wrong with a file is the same whether it is read whole or in pieces.
  @Test(arguments: files) func pieces(file: String) throws {
    let isXML = file.hasSuffix(".xml")
    let formats: [any ScreenFormat] = [AnyFile(isXML ? NativeXMLFormat() : NativeJSONFormat())]
    let path = Repository.url(file).path
    var options = LintOptions()
    options.pieceSize = 64 << 20
    let whole = Findings.listing(TestLinter.engine(options, formats: formats).lint(path, path: file))
    for pieceSize in [7, 100, 1000] {
      options.pieceSize = pieceSize
      let pieces = Findings.listing(TestLinter.engine(options, formats: formats).lint(path, path: file))
      #expect(Golden.difference(whole.joined(separator: "\n"), pieces.joined(separator: "\n")) == nil, "\(pieceSize)")
    }
  }

  /// Every file with a byte taken out, put in or changed is read or refused, and nothing else.
  @Test(arguments: files) func mutations(file: String) throws {
    let bytes = try Repository.bytes(of: file)
    guard !bytes.isEmpty, bytes.count < 4000 else { return }
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    let engine = TestLinter.engine()
    for _ in 0..<60 {
      var changed = bytes
      for _ in 0..<generator.below(3) + 1 {
        let place = generator.below(changed.count)
        switch generator.below(3) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(UInt8(generator.below(256)), at: place)
        default: changed[place] = generator.pick(Array("\"{}[]<>/&,:0e\\ \u{0}".utf8) + [0xFF, 0xC3, 0xED], default: 0)
        }
        if changed.isEmpty { break }
      }
      let report = changed.withUnsafeBytes { engine.lint(text: $0, path: file) }
      for finding in report.findings { #expect(finding.start.line >= 1 && finding.start.column >= 1) }
    }
  }

  /// Control characters and those that change how a line looks, as escapes.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
