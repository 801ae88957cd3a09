import Foundation
import TestSupport
import Testing

/// What stands before the root element of XML makes no difference, however long it is.
@Suite struct PrologTests {
  static let prologs = [
    "<!--->-->", "<!-- - -> ?> ]]> <screen> -->",
    "<!-- \(String(repeating: "x <b/>\n", count: 10_000)) -->",
    "<!-- \(String(repeating: "long ", count: 70_000)) -->\n<?pi \(String(repeating: "y>", count: 40_000))?>",
    String(repeating: " \n", count: 300_000), String(repeating: "<!-- a --><?b c?>\n", count: 20_000),
  ]

  private static let files: [String] = {
    let folder = Repository.root.appending(path: "Fixtures/formats").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { [".xml", ".storyboard", ".xib", ".uix"].contains(where: $0.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }()

  /// The same file with something behind its XML declaration.
  private func text(of path: String, with prolog: String) throws -> [UInt8]? {
    guard let text = String(data: try Data(contentsOf: URL(filePath: path)), encoding: .utf8) else { return nil }
    guard text.hasPrefix("<?xml") else { return text.hasPrefix("<") ? Array((prolog + text).utf8) : nil }
    guard let end = text.range(of: "?>") else { return nil }
    let space = prolog.first == " " ? "" : "\n"
    return Array((text[..<end.upperBound] + space + prolog + text[end.upperBound...]).utf8)
  }

  @Test func thereAreFiles() { #expect(Self.files.count > 20) }

  @Test(arguments: files) func everyFormatLooksPast(path: String) throws {
    let parts = path.split(separator: "/").suffix(2)
    let workspace = try Workspace()
    let name = parts.joined(separator: "/")
    try workspace.folder.write(name, try Data(contentsOf: URL(filePath: path)))
    let plain = try workspace.run("convert", name, "--to", "json")
    for prolog in Self.prologs {
      guard let bytes = try text(of: path, with: prolog) else { return }
      try workspace.folder.write(name, bytes)
      let other = try workspace.run("convert", name, "--to", "json")
      #expect(
        plain.status == other.status && plain.output == other.output, "\(prolog.prefix(40)): \(other.error.prefix(400))"
      )
    }
  }

  @Test(arguments: prologs.indices) func descriptions(number: Int) throws {
    let screen = #"<screen platform="ios"><button id="b" frame="0 0 30 30"/></screen>"#
    let workspace = try Workspace(["a.xml": Self.prologs[number] + screen])
    let result = try workspace.run("check", ".", "--quiet")
    #expect(result.status == 1 && result.lines.count == 1, "\(result.text)\(result.error)")
    let json = try Workspace(["a.json": String(repeating: " \n", count: 300_000) + Workspace.error])
    #expect(try json.run("check", ".", "--quiet").status == 1)
  }

  /// A limit is called one, and not by libxml2's name for a failure of its own.
  @Test(arguments: [
    ("name='", "&amp;", "'/>"), ("><?pi ", "abcde", "?></screen>"), ("><![CDATA[", "]]a]]", "]]></screen>"),
  ])
  func limitsAreNamed(start: String, piece: String, end: String) throws {
    let text = "<screen \(start)\(String(repeating: piece, count: 2_000_100))\(end)"
    let result = try Workspace(["a.xml": text]).run("check", "a.xml")
    #expect(result.status == 3 && result.isExit)
    #expect(result.text.contains("a tag, a text or a comment is longer than the limit of 10 MB"), "\(result.error)")
  }
}
