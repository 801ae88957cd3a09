import Foundation
import Screens
import Testing

@testable import Linting
@testable import Reporting

/// What the SARIF schemas do not notice; see also ``SchemaTests``.
@Suite struct SARIFReporterTests {
  typealias Object = [String: Any]

  private func parsed(
    _ sample: SampleReport, _ reporter: SARIFReporter = SARIFReporter(workingDirectory: "/home/some one/here")
  ) throws -> Object {
    let text = sample.document(reporter)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func run(
    _ sample: SampleReport, _ reporter: SARIFReporter = SARIFReporter(workingDirectory: "/home/some one/here")
  ) throws -> Object {
    let runs = try objects(parsed(sample, reporter)["runs"])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }
  private func object(_ value: Any?) throws -> Object { try #require(value as? Object) }
  private func text(_ value: Any?) throws -> String { try #require(object(value)["text"] as? String) }

  private func driver(_ run: Object) throws -> Object { try object(object(run["tool"])["driver"]) }

  @Test(arguments: SampleReport.all)
  func log(sample: SampleReport) throws {
    let log = try parsed(sample)
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-2.1.0.json") == true)
    #expect(log["version"] as? String == "2.1.0")
    let run = try run(sample)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(run["results"] is [Object])
    #expect(run["automationDetails"] == nil)
    let bases = try object(run["originalUriBaseIds"])
    #expect(bases["%SRCROOT%"] != nil)
    for base in bases.values {
      #expect(try object(base)["uri"] == nil)
      #expect(try !text(object(base)["description"]).isEmpty)
    }
  }

  /// GitHub refuses a log with more than 25,000 results. Failures are results, and so are suppressed findings that are shown.
  @Test func tooManyResults() {
    let place = SourcePosition(line: 1, column: 1, utf16Column: 1, byteColumn: 1)
    var many = FileReport(path: "a.json")
    many.findings = Array(repeating: Finding("a/b", .error, "wrong", at: place), count: 24_999)
    var other = FileReport(path: "b.json")
    other.failure = Failure(path: "b.json", message: "unreadable")
    let reporter = SARIFReporter()
    #expect(reporter.note(on: SampleReport.makeReport([many, other])) == nil)
    other.findings = [Finding("a/b", .error, "wrong", at: place)]
    let note = reporter.note(on: SampleReport.makeReport([many, other]))
    #expect(note?.hasPrefix("the sarif report has 25001 results; GitHub refuses more than 25000 ") == true)
    #expect(note?.contains("\n") == false)
    other.findings[0].exclusion = FindingExclusion(.description, reason: "agreed")
    #expect(reporter.note(on: SampleReport.makeReport([many, other])) == nil)
    let showing = SARIFReporter(statuses: [.open, .suppressed])
    #expect(showing.note(on: SampleReport.makeReport([many, other])) == note)
  }

  /// Where the machine keeps the project, no report says.
  @Test(arguments: SampleReport.all, ["/home/some one/here", "/home/some one", "/home"])
  func noPathOfTheMachine(sample: SampleReport, root: String) {
    let text = sample.document(SARIFReporter(workingDirectory: "/home/some one/here", root: root))
    #expect(!text.contains("/home"))
    #expect(!text.contains("file:///home"))
  }

  @Test func pathsCountFromTheRoot() throws {
    let reporter = SARIFReporter(workingDirectory: "/home/some one/here", root: "/home")
    let results = try objects(run(.ordinary, reporter)["results"])
    let uris = try results.map { result in
      let place = try object(object(objects(result["locations"])[0])["physicalLocation"])
      return try #require(object(place["artifactLocation"])["uri"] as? String)
    }
    #expect(Set(uris.map { $0.prefix(22) }) == ["some%20one/here/screen"])
  }

  @Test(arguments: [("", String?.none), ("ios", "ios/"), ("a b/c", "a b/c/"), ("build/1/", "build/1/")])
  func category(category: String, id: String?) throws {
    let run = try run(.clean, SARIFReporter(category: category))
    let details = run["automationDetails"] as? Object
    #expect(details?["id"] as? String == id)
    #expect((details == nil) == (id == nil))
  }

  @Test func aTimeIsWrittenWhereItIsGiven() throws {
    var sample = SampleReport.clean
    #expect(try objects(run(sample)["invocations"])[0]["endTimeUtc"] == nil)
    sample.report.run.timestamp = 951_782_400
    #expect(try objects(run(sample)["invocations"])[0]["endTimeUtc"] as? String == "2000-02-29T00:00:00Z")
  }

  @Test(arguments: SampleReport.all)
  func taxonomies(sample: SampleReport) throws {
    let run = try run(sample)
    let taxonomies = try objects(run["taxonomies"])
    #expect(taxonomies.compactMap { $0["name"] as? String } == ["android-cv", "hig-cv"])
    let ids = try taxonomies.map { try objects($0["taxa"]).compactMap { $0["id"] as? String } }
    #expect(ids == [["android-cv-04", "android-cv-09"], ["hig-cv-01", "hig-cv-02"]])
    for taxonomy in taxonomies {
      for member in ["fullName", "informationUri"] { #expect((taxonomy[member] as? String)?.isEmpty == false) }
      for taxon in try objects(taxonomy["taxa"]) {
        try check(message: text(taxon["shortDescription"]))
        #expect((taxon["name"] as? String)?.first?.isUppercase == true)
        #expect((taxon["helpUri"] as? String).flatMap { URL(string: $0) }?.scheme == "https")
      }
    }
    let supported = try objects(driver(run)["supportedTaxonomies"])
    #expect(supported.compactMap { $0["index"] as? Int } == Array(taxonomies.indices))
    #expect(supported.compactMap { $0["name"] as? String } == taxonomies.compactMap { $0["name"] as? String })
  }

  @Test func rulesRelateToStatements() throws {
    let run = try run(.ordinary)
    let taxonomies = try objects(run["taxonomies"])
    var related: [String: [String]] = [:]
    for rule in try objects(driver(run)["rules"]) {
      let relationships = try objects(rule["relationships"] ?? [])
      for relationship in relationships {
        let target = try object(relationship["target"])
        let component = try object(target["toolComponent"])
        let taxonomy = taxonomies[try #require(component["index"] as? Int)]
        #expect(component["name"] as? String == taxonomy["name"] as? String)
        let taxon = try objects(taxonomy["taxa"])[try #require(target["index"] as? Int)]
        #expect(target["id"] as? String == taxon["id"] as? String)
        related[try #require(rule["id"] as? String), default: []].append(try #require(target["id"] as? String))
      }
    }
    // `ios-cv-05`, which a rule names too, is in no document at hand.
    #expect(
      related == [
        SampleReport.headerRequired: ["android-cv-04"], SampleReport.seeAll: ["android-cv-09"],
        SampleReport.touchTarget: ["hig-cv-02"],
      ])
  }

  @Test(arguments: SampleReport.all)
  func artifacts(sample: SampleReport) throws {
    let artifacts = try objects(run(sample)["artifacts"])
    let files = sample.report.files.filter { !$0.findings.isEmpty || $0.failure != nil }
    #expect(artifacts.count == files.count)
    for (artifact, file) in zip(artifacts, files) {
      #expect(artifact["roles"] as? [String] == ["analysisTarget"])
      #expect((artifact["hashes"] as? [String: String]) == file.digest.map { ["sha-256": $0] })
      #expect(artifact["encoding"] as? String == (file.failure == nil ? "UTF-8" : nil))
      let type = file.format.isEmpty ? nil : file.isXML ? "application/xml" : "application/json"
      #expect(artifact["mimeType"] as? String == type)
    }
  }

  /// Hosts show only those related places that a message links.
  @Test func messagesLinkRelatedPlaces() {
    func related(_ message: String, _ line: Int) -> RelatedPlace {
      RelatedPlace(
        message: message, start: SampleReport.position(line, 1), end: SampleReport.position(line, 2), element: "screen")
    }
    var finding = SampleReport.finding("a/b", .error, "it is odd; make it even")
    #expect(SARIFResults.message(of: finding) == "it is odd; make it even.")
    finding.related = [related("differs too", 4), related("differs too", 9), related("one of the others", 2)]
    #expect(
      SARIFResults.message(of: finding)
        == "it is odd; make it even. Differs too: [line 4](1), [line 9](2). One of the others: [line 2](3).")
    finding.related = (1...30).map { related("[x](\($0)) {0} " + String(repeating: "long ", count: 99) + ".", $0) }
    finding.said = FindingMessage(String(repeating: "very ", count: 999))
    let message = SARIFResults.message(of: finding)
    #expect(message.utf16.count <= 1_000)
    #expect(message.utf16.count > 950)
    #expect(message.hasSuffix("[line 10](10)."))
    #expect(message.components(separatedBy: "](").count == 11)
    #expect(!message.contains("{"))
  }

  @Test(arguments: SampleReport.all)
  func rules(sample: SampleReport) throws {
    let driver = try driver(run(sample))
    #expect(driver["name"] as? String == "fiorilint")
    #expect(driver["semanticVersion"] as? String == "0.1.0")
    #expect((driver["informationUri"] as? String)?.hasPrefix("https://") == true)
    let rules = try objects(driver["rules"])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Set(ids).sorted())
    #expect(ids.contains(SARIFRule.unreadableInput.id) == (sample.report.summary.failures > 0))
    #expect(ids.count >= SampleReport.rules.count)
    for rule in rules {
      let name = try #require(rule["name"] as? String)
      #expect(name.first?.isUppercase == true)
      #expect(name.allSatisfy { $0.isLetter || $0.isNumber })
      #expect(name.count <= 255)
      for member in ["shortDescription", "fullDescription"] {
        let description = try text(rule[member])
        #expect(!description.isEmpty)
        #expect(description.utf16.count <= 1_024)
        #expect(description.hasSuffix("."))
        #expect(!description.contains("]("))
      }
      let help = try object(rule["help"])
      #expect((help["text"] as? String)?.isEmpty == false)
      let markdown = try #require(help["markdown"] as? String)
      #expect(!markdown.isEmpty)
      #expect(!markdown.contains("<b>"))
      #expect(!markdown.contains("↓"))
      let uri = try #require((rule["helpUri"] as? String).flatMap { URL(string: $0) })
      #expect(uri.scheme == "https")
      let level = try #require(object(rule["defaultConfiguration"])["level"] as? String)
      #expect(["note", "warning", "error"].contains(level))
      let properties = try object(rule["properties"])
      let tags = try #require(properties["tags"] as? [String])
      #expect(tags.count <= 10)
      #expect(Set(tags).count == tags.count)
      #expect(properties["security-severity"] == nil)
    }
  }

  @Test(arguments: SampleReport.all)
  func results(sample: SampleReport) throws {
    let run = try run(sample)
    let rules = try objects(driver(run)["rules"])
    let results = try objects(run["results"])
    #expect(results.count == sample.report.summary.findings + sample.report.summary.failures)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      try #require(rules.indices.contains(index))
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      var message = try text(result["message"])
      for related in try objects(result["relatedLocations"] ?? []) {
        let link = "](\(try #require(related["id"] as? Int)))"
        #expect(message.contains(link))
        message = message.replacing(link, with: "]")
      }
      // What is left of it has no links.
      check(message: message)
      for name in ["kind", "rank", "suppressions", "baselineState"] { #expect(result[name] == nil) }
      let locations = try objects(result["locations"])
      #expect(locations.count == 1)
      for location in locations { try check(location: location, in: run) }
      for location in try objects(result["relatedLocations"] ?? []) {
        try check(message: text(location["message"]))
        try check(location: location, in: run)
      }
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints["fiorilint/elementPath/v1"]?.isEmpty == false)
    }
  }

  private func check(message: String) {
    #expect(!message.isEmpty)
    #expect(message.utf16.count <= 1_000)
    #expect([".", "!", "?"].contains(message.last))
    #expect(!message.contains("{"))
    #expect(!message.contains("}"))
    #expect(!message.contains("]("))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x202A...0x202E).contains($0.value) })
  }

  private func check(location: Object, in run: Object) throws {
    let place = try object(location["physicalLocation"])
    let artifact = try object(place["artifactLocation"])
    let uri = try #require(artifact["uri"] as? String)
    #expect(!uri.isEmpty)
    #expect(!uri.contains(" "))
    #expect(!uri.contains("\\"))
    #expect(!uri.contains("#"))
    #expect(!uri.split(separator: "/").contains(".."))
    let isAbsolute = uri.hasPrefix("file:///")
    let base = artifact["uriBaseId"] as? String
    #expect((base == nil) == isAbsolute)
    if let base { #expect(try object(run["originalUriBaseIds"])[base] != nil) }
    let artifacts = try objects(run["artifacts"])
    let index = try #require(artifact["index"] as? Int)
    try #require(artifacts.indices.contains(index))
    let listed = try object(artifacts[index]["location"])
    #expect(listed["uri"] as? String == uri)
    #expect(listed["uriBaseId"] as? String == base)
    if !isAbsolute { #expect(!uri.hasPrefix("/") && !uri.prefix { $0 != "/" }.contains(":")) }
    let region = try object(place["region"])
    let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map { try #require(region[$0] as? Int) }
    #expect(numbers.allSatisfy { $0 >= 1 })
    #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    for logical in try objects(location["logicalLocations"] ?? []) {
      #expect((logical["fullyQualifiedName"] as? String)?.hasPrefix("screen") == true)
      #expect(["object", "element"].contains(logical["kind"] as? String))
    }
  }

  @Test(arguments: SampleReport.all)
  func resultsOfARuleInAFileDiffer(sample: SampleReport) throws {
    var lines: Set<[String]> = []
    var elements: Set<[String]> = []
    for result in try objects(run(sample)["results"]) {
      let place = try object(object(objects(result["locations"])[0])["physicalLocation"])
      let uri = try #require(object(place["artifactLocation"])["uri"] as? String)
      let rule = try #require(result["ruleId"] as? String)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      if let line = fingerprints["primaryLocationLineHash"] { #expect(lines.insert([rule, uri, line]).inserted) }
      #expect(elements.insert([rule, uri, fingerprints["fiorilint/elementPath/v1"] ?? ""]).inserted)
    }
  }

  @Test(arguments: [
    (SampleReport.ordinary, 3), (SampleReport.clean, 0), (SampleReport.nothing, 0),
  ])
  func invocation(sample: SampleReport, exitCode: Int) throws {
    let invocations = try objects(run(sample)["invocations"])
    #expect(invocations.count == 1)
    #expect(invocations[0]["executionSuccessful"] as? Bool == true)
    #expect(invocations[0]["exitCode"] as? Int == exitCode)
    let notifications = try objects(invocations[0]["toolExecutionNotifications"])
    let levels = notifications.compactMap { $0["level"] as? String }
    let skipped = sample.report.run.unsupportedFormats.count
    #expect(
      levels == Array(repeating: "warning", count: sample.report.summary.failures)
        + Array(repeating: "note", count: skipped))
    for (level, notification) in zip(levels, notifications) {
      try check(message: text(notification["message"]))
      let location = try objects(notification["locations"])[0]
      if level == "warning" {
        try check(location: location, in: run(sample))
      } else {
        // A file that was skipped is no artifact of the run, but its base has to be declared.
        let artifact = try object(object(location["physicalLocation"])["artifactLocation"])
        let base = try #require(artifact["uriBaseId"] as? String)
        #expect(try object(run(sample)["originalUriBaseIds"])[base] != nil)
      }
    }
  }

  @Test func columnsCountUTF16() throws {
    let results = try objects(run(.hostile)["results"])
    let place = try object(object(objects(results[0]["locations"])[0])["physicalLocation"])
    #expect(try object(place["region"])["endColumn"] as? Int == 5)
  }

  @Test(arguments: [
    ("a", "a."), ("Stop!", "Stop!"), ("{0} is [a](b)", "(0) is [a] (b)."), ("a\nb", #"a\nb."#), ("", "."),
    ("[](", "[] (."),
  ])
  func sentence(text: String, expected: String) {
    #expect(SARIFText.sentence(text) == expected)
  }

  @Test func longMessagesKeepTheirEnds() {
    let text = "begins " + String(repeating: "日😀", count: 2_000) + " ends with what to do"
    let short = SARIFText.sentence(text)
    #expect(short.utf16.count <= 1_000)
    #expect(short.utf16.count > 990)
    #expect(short.hasPrefix("begins "))
    #expect(short.hasSuffix(" ends with what to do."))
    #expect(short.contains(" … "))
    #expect(SARIFText.sentence("e" + String(repeating: "\u{301}", count: 5_000)).utf16.count <= 1_000)
  }

  @Test(arguments: [
    ("a <b> `<c>` d", "a &lt;b> `<c>` d"), ("```xml\n<a>\n```\n<b>", "```xml\n<a>\n```\n&lt;b>"),
    ("one ` and <b>", "one ` and &lt;b>"),
  ])
  func withoutHTML(markdown: String, expected: String) {
    #expect(SARIFText.withoutHTML(markdown) == expected)
  }
}
