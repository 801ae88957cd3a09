import Foundation
import Linting
import TestSupport
import Testing

/// What no schema says of a SARIF log, on the logs of real files: indices, regions, texts, fingerprints, digests.
@Suite struct SARIFLogTests {
  typealias Object = [String: Any]

  /// A log with the files that it speaks of.
  struct Log: Sendable, CustomTestStringConvertible {
    var name: String
    var paths: [String]
    var arguments: [String] = []

    var testDescription: String { name }

    var run: Object {
      get throws {
        let result = try Command().run(["check", "--format", "sarif", "--pass-on-no-screens"] + paths + arguments)
        #expect(result.isExit && result.status != 2, "\(result.error)")
        let runs = try #require(result.json["runs"] as? [Object])
        #expect(runs.count == 1)
        return try #require(runs.first)
      }
    }
  }

  static let logs =
    [
      Log(name: "fixtures", paths: ["Fixtures"]),
      Log(name: "one rule", paths: ["Fixtures/screens"], arguments: ["--rule", "touch-target/*"]),
      Log(name: "no statements", paths: ["Fixtures/screens"], arguments: ["--rule", "description/*"]),
      Log(name: "nothing", paths: ["Rules"]),
      Log(name: "large pieces", paths: ["Fixtures/encodings"], arguments: ["--platform", "ios"]),
    ]
    + (FileManager.default.fileExists(atPath: Repository.url("../shared/corpus").path)
      ? [Log(name: "corpus", paths: ["../shared/corpus"])] : [])

  private func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }
  private func object(_ value: Any?) throws -> Object { try #require(value as? Object) }

  @Test(arguments: logs) func log(log: Log) throws {
    let run = try log.run
    let rules = objects(try object(object(run["tool"])["driver"])["rules"])
    let files = try Self.files(run)
    var fingerprints: Set<[String]> = []
    for result in objects(run["results"]) {
      let index = try #require(result["ruleIndex"] as? Int)
      try #require(rules.indices.contains(index))
      let rule = try #require(result["ruleId"] as? String)
      #expect(rules[index]["id"] as? String == rule)
      let message = try #require(object(result["message"])["text"] as? String)
      #expect(!message.isEmpty && message.utf16.count <= 1_000)
      let related = objects(result["relatedLocations"])
      for (number, place) in related.enumerated() {
        #expect(place["id"] as? Int == number + 1 && message.contains("](\(number + 1))"))
      }
      #expect(message.components(separatedBy: "](").count == related.count + 1, "\(message)")
      let locations = objects(result["locations"])
      #expect(locations.count == 1)
      for location in locations + related { try check(location, files) }

      let uri = try files[self.index(locations[0])].uri
      for (name, value) in try #require(result["partialFingerprints"] as? [String: String]) {
        #expect(fingerprints.insert([rule, uri, name, value]).inserted, "\(rule) \(uri) \(name) \(value)")
        #expect(!value.isEmpty)
      }
    }
    for notification in objects(objects(run["invocations"]).first?["toolExecutionNotifications"]) {
      for location in objects(notification["locations"]) { try check(location, files) }
    }
    try checkTexts(run, "run")
  }

  @Test(arguments: logs) func relationships(log: Log) throws {
    let run = try log.run
    let taxonomies = objects(run["taxonomies"])
    let rules = objects(try object(object(run["tool"])["driver"])["rules"])
    var used: Set<Int> = []
    for rule in rules {
      for relationship in objects(rule["relationships"]) {
        let target = try object(relationship["target"])
        let taxonomy = try #require(object(target["toolComponent"])["index"] as? Int)
        try #require(taxonomies.indices.contains(taxonomy))
        let taxa = objects(taxonomies[taxonomy]["taxa"])
        let taxon = try #require(target["index"] as? Int)
        try #require(taxa.indices.contains(taxon))
        #expect(taxa[taxon]["id"] as? String == target["id"] as? String)
        used.insert(taxonomy)
      }
      let statements = (rule["properties"] as? Object)?["tags"] as? [String] ?? []
      let isOfGuideline = statements.contains { GuidelineDocument.of(statement: $0) != nil }
      #expect(isOfGuideline == !objects(rule["relationships"]).isEmpty, "\(rule["id"] ?? "")")
    }
    // A document that no rule speaks of has no place in the log.
    #expect(used == Set(taxonomies.indices))
    if log.name == "fixtures" { #expect(objects(taxonomies.first?["taxa"]).count == 38 && taxonomies.count == 5) }
  }

  // MARK: Files

  private struct File {
    var uri: String
    var artifact: Object
    /// Lines in UTF-16 units, without their breaks; `nil` where there is no such file.
    var lines: [Int]?
  }

  /// The log's artifacts, and what is in them.
  private static func files(_ run: Object) throws -> [File] {
    let top = Repository.root.path
    return try (run["artifacts"] as? [Object] ?? []).map { artifact in
      let location = try #require(artifact["location"] as? Object)
      let uri = try #require(location["uri"] as? String)
      var base = top
      let parents = (location["uriBaseId"] as? String)?.split(separator: "_").last?.prefix { $0 != "%" }
      for _ in 0..<(parents.flatMap { Int($0) } ?? 0) {
        base = String(base[..<(base.lastIndex(of: "/") ?? base.endIndex)])
      }
      // A link into a folder elsewhere is followed by its text.
      let path = base + "/" + (try #require(uri.removingPercentEncoding))
      guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
        return File(uri: uri, artifact: artifact, lines: nil)
      }
      var digest = SHA256()
      bytes.withUnsafeBytes { digest.update($0) }
      if let hashes = artifact["hashes"] as? [String: String] {
        #expect(hashes == ["sha-256": digest.finish()], "\(uri)")
      } else {
        #expect((artifact["roles"] as? [String]) == ["analysisTarget"])
      }
      let encoding = (artifact["encoding"] as? String).map { $0 == "UTF-8" } ?? true
      return File(uri: uri, artifact: artifact, lines: encoding ? Self.lines(bytes) : nil)
    }
  }

  private static func lines(_ bytes: Data) -> [Int] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return bytes.dropFirst(hasMark ? 3 : 0).split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self).utf16.count
    }
  }

  private func index(_ location: Object) throws -> Int {
    let artifact = try object(object(location["physicalLocation"])["artifactLocation"])
    return try #require(artifact["index"] as? Int)
  }

  private func check(_ location: Object, _ files: [File]) throws {
    let physical = try object(location["physicalLocation"])
    let artifact = try object(physical["artifactLocation"])
    // A related place may be in a file without results.
    guard let index = artifact["index"] as? Int else { return }
    try #require(files.indices.contains(index))
    #expect(artifact["uri"] as? String == files[index].uri)
    let region = try object(physical["region"])
    let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map { try #require(region[$0] as? Int) }
    #expect(numbers.allSatisfy { $0 >= 1 } && (numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    guard let lines = files[index].lines else { return }
    for (line, column) in [(numbers[0], numbers[1]), (numbers[2], numbers[3])] {
      try #require(line <= lines.count, "\(files[index].uri):\(line)")
      #expect(column <= lines[line - 1] + 2, "\(files[index].uri):\(line):\(column)")
    }
  }

  /// GitHub takes an empty text for a missing one.
  private func checkTexts(_ value: Any, _ way: String) throws {
    if let object = value as? Object {
      for (name, member) in object {
        if let text = member as? String { #expect(!text.isEmpty, "\(way).\(name)") }
        try checkTexts(member, "\(way).\(name)")
      }
    } else if let list = value as? [Any] {
      for item in list { try checkTexts(item, way) }
    }
  }

  // MARK: Hashes of lines

  /// The first finding of a rule in a line has GitHub's own hash, whichever way the file was read.
  @Test func lineHashes() throws {
    let run = try Log(name: "", paths: ["Fixtures/screens"]).run
    var seen: Set<[String]> = []
    var checked = 0
    for result in objects(run["results"]) {
      let physical = try object(objects(result["locations"])[0]["physicalLocation"])
      let uri = try #require(object(physical["artifactLocation"])["uri"] as? String)
      let line = try #require(object(physical["region"])["startLine"] as? Int)
      let rule = try #require(result["ruleId"] as? String)
      guard seen.insert([rule, uri, "\(line)"]).inserted else { continue }
      var hasher = LineHasher(lines: [line])
      hasher.feed(try Repository.bytes(of: #require(uri.removingPercentEncoding)))
      hasher.finish()
      let fingerprint = try object(result["partialFingerprints"])["primaryLocationLineHash"] as? String
      #expect(fingerprint == hasher.hashes.first?.text)
      checked += 1
    }
    #expect(checked > 5)
  }

  /// A file that is read in pieces, and one in another encoding, have the digest of what is stored.
  @Test func digestsOfUnusualFiles() throws {
    let folder = try TemporaryFolder()
    let button = #"{"type": "button", "frame": [0, 0, 30, 30]}"#
    let screen = #"{"type": "screen", "platform": "ios", "content": [\#(button)]}"#
    let large = "[" + Array(repeating: screen, count: 20_000).joined(separator: ",\n") + "]"
    #expect(large.utf8.count > 1 << 20)
    let xml = #"<screen platform="ios"><button frame="0 0 30 30"/></screen>"#
    let units = Array(("\u{FEFF}" + xml).utf16)
    try folder.write("large.json", large)
    try folder.write("units.xml", units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let latin = #"<?xml version="1.0" encoding="iso-8859-1"?>"# + xml + "<!-- "
    try folder.write("latin.xml", Array(latin.utf8) + [0xE4] + Array(" -->".utf8))
    let input = try Command(directory: folder.path, input: Array(screen.utf8)).run(
      "check", "large.json", "units.xml", "latin.xml", "-", "--format", "sarif", "--rule", "touch-target/*")
    #expect(input.status == 1)
    let artifacts = objects(objects(input.json["runs"])[0]["artifacts"])
    var found: [String: [String?]] = [:]
    for artifact in artifacts {
      let uri = try #require(object(artifact["location"])["uri"] as? String)
      found[uri] = [artifact["encoding"] as? String, try object(artifact["hashes"])["sha-256"] as? String]
    }
    func expected(_ encoding: String, _ bytes: [UInt8]) -> [String?] {
      var digest = SHA256()
      bytes.withUnsafeBytes { digest.update($0) }
      return [encoding, digest.finish()]
    }
    #expect(
      found == [
        "large.json": expected("UTF-8", Array(large.utf8)), "stdin": expected("UTF-8", Array(screen.utf8)),
        "units.xml": expected("UTF-16LE", try #require(folder.bytes(of: "units.xml"))),
        "latin.xml": expected("ISO-8859-1", try #require(folder.bytes(of: "latin.xml"))),
      ])
  }
}
