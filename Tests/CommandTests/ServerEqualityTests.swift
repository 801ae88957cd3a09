import Foundation
import TestSupport
import Testing

private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url("../shared/corpus").path)

/// The server's diagnostics held against what `fiorilint check` reports, over all files there are.
@Suite struct ServerEqualityTests {
  /// What is reported of one file.
  private struct Item: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var column: Int
    var end: Int?
    var severity: String
    var rule: String
    var message: String

    var description: String { "\(line):\(column)-\(end.map(String.init) ?? "") \(severity) \(rule): \(message)" }

    static func < (left: Item, right: Item) -> Bool { left.description < right.description }
  }

  @Test func fixtures() throws {
    try compare(
      folder: Repository.root.path, paths: Repository.files(below: "Fixtures", "json", "xml", "page", "fragment"))
  }

  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here")) func corpus() throws {
    let folder = Repository.url("../shared/corpus").standardizedFileURL.path
    let found = Repository.files(
      below: "../shared/corpus", "json", "xml", "page", "fragment", "storyboard", "xib", "uix")
    #expect(found.count > 800)
    // A page needs a run of its own: every third one.
    let pages = found.filter { $0.hasSuffix(".page") || $0.hasSuffix(".fragment") }
    let left = Set(pages.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    let paths = found.filter { !left.contains($0) }
    try compare(folder: folder, paths: paths.map { String($0.dropFirst("../shared/corpus/".count)) })
  }

  /// No matter what is typed, what is pushed is what a run over the text as it is then says.
  @Test func randomEdits() throws {
    // All of them, by `FIORILINT_EDITS=10000`, are for changes of the server.
    let count = ProcessInfo.processInfo.environment["FIORILINT_EDITS"].flatMap(Int.init) ?? 1_000
    let sources = [
      "Fixtures/screens/unknown-name.json", "Fixtures/screens/walkthrough.xml",
      "Fixtures/formats/mdk/no-application/Orphan.page",
    ]
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    var random = SeededGenerator(seed: 15)
    var found: [String: [Item]] = [:]
    var texts: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      let ending = source.split(separator: ".").last ?? ""
      let uri = ServerClient.uri(workspace.folder.path("typed.\(ending)"))
      let original = String(decoding: try Repository.bytes(of: source), as: UTF8.self)
      var text = RandomEdits(original)
      client.open(uri, original, version: 0)
      for version in 1...count / sources.count {
        client.send(
          "textDocument/didChange",
          [
            "textDocument": ["uri": uri, "version": version],
            "contentChanges": (0..<random.below(3) + 1).map { _ in text.change(&random) },
          ])
        let name = "\(number)/\(version).\(ending)"
        try workspace.folder.write(name, text.text)
        texts[name] = text.text
        found[name] = try client.diagnostics(uri, version: version).map(Self.item).sorted()
        client.forget()
      }
    }
    #expect(try client.quit() == 0)
    let expected = try typed(found.keys.sorted(), in: workspace.folder.path)
    let wrong = found.keys.sorted().filter { found[$0] != (expected[$0] ?? []).sorted() }
    for name in wrong.prefix(3) {
      Issue.record("\(name): \(found[name] ?? []) but \(expected[name] ?? []) of \(texts[name] ?? "")")
    }
    #expect(wrong.isEmpty && expected.values.count { $0.count > 1 } > count / 20)
  }

  /// What is reported of files that are each a text of one document, in their order: where nothing shows any more that it is a screen, that it is
  /// broken counts as long as it was one when it could last be read.
  private func typed(_ paths: [String], in folder: String) throws -> [String: [Item]] {
    let walked = try checked(paths, in: folder)
    let named = try checked(paths, in: folder, "--no-config")
    var wasScreen: [Substring: Bool] = [:]
    var reported: [String: [Item]] = [:]
    func version(_ path: String) -> Int { Int(path.split { $0 == "/" || $0 == "." }[1]) ?? 0 }
    for path in paths.sorted(by: { version($0) < version($1) }) {
      let document = path.split(separator: "/")[0]
      let isSkipped = walked[path, default: []] != named[path, default: []] && !path.hasSuffix(".page")
      // What is whole has no place where it breaks.
      let isBroken = named[path, default: []].allSatisfy { item in
        !["unknown format", "the file is empty", "the file is binary"].contains { item.message.hasPrefix($0) }
      }
      if isSkipped {
        wasScreen[document] = wasScreen[document, default: true] && isBroken
      } else {
        wasScreen[document] = true
      }
      reported[path] = isSkipped && wasScreen[document] == false ? [] : named[path]
    }
    return reported
  }

  /// Opens each file, and compares what is pushed with what a run over that file alone says.
  private func compare(folder: String, paths: [String]) throws {
    let client = try ServerClient([folder])
    let alone = paths.filter { $0.hasSuffix(".page") || $0.hasSuffix(".fragment") }
    let others = paths.filter { !alone.contains($0) }
    var expected = try checked(others.filter { !Self.isNamedAsScreen($0) }, in: folder)
    expected.merge(try checked(others.filter(Self.isNamedAsScreen), in: folder, "--no-config")) { $1 }
    // What files share is reported once in a run over several.
    for path in alone { expected.merge(try checked([path], in: folder, "--no-config")) { $1 } }
    var compared = 0
    for path in paths {
      guard let text = try text(of: folder + "/" + path) else { continue }
      let uri = ServerClient.uri(folder + "/" + path)
      client.open(uri, text)
      let found = try client.diagnostics(uri, version: 1).map(Self.item).sorted()
      let wanted = (expected[path] ?? []).sorted()
      // Of another platform, it is nothing that a walk takes.
      if wanted.contains(where: { $0.message.contains("expected one for iOS") }) { continue }
      if !Self.isAboutEncoding(wanted) { #expect(found == wanted, "\(path)") }
      compared += wanted.count
      client.send("textDocument/didClose", ["textDocument": ["uri": uri]])
      client.forget()
    }
    #expect(compared > 40)
    #expect(try client.quit() == 0)
  }

  /// The text as an editor decodes it; `nil` where it cannot be.
  private func text(of path: String) throws -> String? {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    if bytes.starts(with: [0xFF, 0xFE]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16LittleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian) }
    let head = String(decoding: bytes.prefix(100), as: UTF8.self).lowercased()
    if head.contains("iso-8859-1") { return String(bytes: bytes, encoding: .isoLatin1) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A text that an editor has decoded has no wrong encoding any more.
  private static func isAboutEncoding(_ items: [Item]) -> Bool {
    items.contains { $0.rule.isEmpty && ($0.message.contains("encoding") || $0.message.contains("UTF-16")) }
  }

  /// Whether a file has to be read, as its extension says that it is a screen.
  private static func isNamedAsScreen(_ path: String) -> Bool {
    ["page", "fragment", "storyboard", "xib", "uix"].contains { path.hasSuffix(".\($0)") }
  }

  /// What a run says of some files.
  ///
  /// - Parameter option: without another one, what is no screen is skipped.
  private func checked(
    _ paths: [String], in folder: String, _ option: String = "--skip-unrecognized"
  ) throws -> [String: [Item]] {
    let list = try TemporaryFolder()
    try list.write("paths", paths.joined(separator: "\n"))
    let result = try Command(directory: folder).run([
      "check", "--files-from", list.path("paths"), "--format", "json", "--group-steps", "false", option,
      "--pass-on-no-screens", "--fail-on",
      "never",
    ])
    let report = result.json
    var items: [String: [Item]] = [:]
    for finding in report["findings"] as? [[String: Any]] ?? [] {
      items[finding["path"] as? String ?? "", default: []].append(
        Item(
          line: finding["line"] as? Int ?? 0, column: finding["column"] as? Int ?? 0,
          end: finding["endColumn"] as? Int, severity: finding["severity"] as? String ?? "",
          rule: finding["rule"] as? String ?? "", message: finding["message"] as? String ?? ""))
    }
    for failure in report["failures"] as? [[String: Any]] ?? [] {
      let column = failure["column"] as? Int ?? 1
      items[failure["path"] as? String ?? "", default: []].append(
        Item(
          line: failure["line"] as? Int ?? 1, column: column, end: column, severity: "error",
          rule: failure["rule"] as? String ?? "", message: failure["message"] as? String ?? ""))
    }
    return items
  }

  private static func item(_ diagnostic: [String: Any]) -> Item {
    let place = Place(diagnostic)
    let severities = [1: "error", 2: "warning", 3: "info"]
    return Item(
      line: place.line + 1, column: place.character + 1, end: place.endCharacter.map { $0 + 1 },
      severity: severities[diagnostic["severity"] as? Int ?? 0] ?? "", rule: diagnostic["code"] as? String ?? "",
      message: diagnostic["message"] as? String ?? "")
  }
}
