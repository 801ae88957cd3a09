import Foundation
import Project
import Reporting
import Screens
import Support
import TestSupport
import Testing

/// Which configurations are read, and what is said of those that are not.
@Suite struct ConfigurationFileTests {
  private func load(_ path: String) throws -> Configuration {
    var loader = ConfigurationLoader(LoadedConfiguration.vocabulary, workingDirectory: Repository.root.path)
    return try #require(try loader.load([PathName(path, in: Repository.root.path, from: Repository.root.path)]).first)
  }

  /// Every mistake is reported with its place, what was expected and the nearest name.
  @Test func mistakes() throws {
    var text = ""
    for path in Repository.files(below: "Fixtures/config/bad", "yml") {
      text += "== \(path)\n"
      do {
        _ = try load(path)
        Issue.record("\(path) is read")
      } catch let errors as UserErrors {
        for error in errors.errors { text += "\(error)\n" }
      }
    }
    let difference = try Golden.difference(of: text, from: "config-mistakes.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: Repository.files(below: "Fixtures/config/good", "yml")) func good(path: String) throws {
    _ = try load(path)
  }

  /// What aliases and merge keys stand for holds; what a map says itself goes before what it takes over.
  @Test func anchors() throws {
    let configuration = try load("Fixtures/config/good/anchors.yml")
    let folder = Repository.url("Fixtures/config/good").path
    func level(_ rule: String, of file: String) throws -> String? {
      let settings = configuration.settings(configuration.selection(for: "\(folder)/\(file)"))
      return settings.rules.last(where: { $0.pattern == rule })?.level?.value.rawValue
    }
    #expect(try level("touch-target/minimum-size", of: "a.json") == "error")
    #expect(try level("collection-cell/image-required", of: "a.json") == "off")
    #expect(try level("touch-target/minimum-size", of: "legacy/a.json") == "info")
    #expect(try level("collection-view/cell-spacing", of: "legacy/a.json") == "warning")
  }

  @Test func everyKey() throws {
    let configuration = try load("Fixtures/config/good/everything.yml")
    let settings = configuration.common
    #expect(settings.presets?.value == [.fioriIOS] && settings.rulesVersion?.value.description == "0.1")
    #expect(settings.platform?.value == .ios && settings.deviceClass?.value == .tablet)
    #expect(settings.density?.value.factor == 2.625 && settings.screenWidth == nil)
    #expect(settings.kinds.map(\.value.pattern) == ["com.acme.OrderCell", "com.acme.*"])
    #expect(settings.kinds.map(\.value.meaning) == [.kind(.objectCell), .nothing])
    #expect(settings.failLevel?.value == .warning && settings.level?.value == .info)
    #expect(settings.requiredShare?.value.text == "80.5%")
    #expect(settings.formats.map(\.value.name) == ["text", "json"])
    #expect(settings.formats.last?.value.file?.display == "Fixtures/config/good/report.json")
    #expect(settings.ruleFolders.map(\.value.display) == ["Fixtures/config/good/rules"])
    #expect(settings.shown.map(\.value) == [.suppressed])
    #expect(settings.textGrouping?.value == .rule && settings.root?.value.display == "Fixtures/config/good")
    #expect(settings.rulePages?.value.text == "https://acme.example/rules" && settings.sarifCategory?.value == "ios")
    #expect(settings.junitDialect?.value == .jenkins && settings.junitCases?.value == .finding)
    #expect(settings.junitPassed?.value == JUnitLayout.Passes.none && settings.junitInconclusive?.value == .perFile)
    #expect(settings.maximumFileSize?.value == 64 && settings.jobs?.value == 2)
    #expect(settings.baseline?.value.display == "Fixtures/config/good/known.json")
    #expect(settings.ignores.map(\.entry.rule) == ["object-cell/*", "touch-target/minimum-size"])
    #expect(settings.ignores.first?.until?.description == "2026-12-31" && settings.ignores.last?.globs.isEmpty == true)
    #expect(settings.ignores.map(\.place.line) == [33, 34])
    let place = try #require(settings.failLevel?.place)
    #expect(place.path == "Fixtures/config/good/everything.yml" && place.line == 18 && place.column == 10)
    let folder = Repository.url("Fixtures/config/good").path
    let legacy = configuration.settings(configuration.selection(for: "\(folder)/legacy/a.json"))
    #expect(legacy.platform?.value == .android && legacy.screenWidth?.value == 411 && legacy.density == nil)
    #expect(legacy.maximumFileSize?.value == 1 && legacy.deviceClass?.value == .phone && legacy.kinds.count == 3)
    let new = configuration.settings(configuration.selection(for: "\(folder)/legacy/new.json"))
    #expect(new.platform?.value == .ios)
  }

  /// What stands nearer goes before what stands further away.
  @Test func extending() throws {
    let (configuration, folder) = try LoadedConfiguration.load([
      ".fiorilint.yml": "extends: [shared/a.yml, shared/b.yml]\nfail-on: info\nexclude: own/\n",
      "shared/a.yml":
        "extends: ../base.yml\nplatform: ios\njobs: 2\noverrides:\n  - files: sub/\n    platform: android\n",
      "shared/b.yml": "jobs: 3\nexclude: x.json\ninclude: inner/\n",
      "base.yml": "platform: android\nfail-on: never\nmax-file-size: 7\nexclude: [base.json]\ninclude: all/\n",
    ])
    let settings = configuration.common
    #expect(settings.platform?.value == .ios && settings.jobs?.value == 3 && settings.failLevel?.value == .info)
    #expect(settings.maximumFileSize?.value == 7 && settings.maximumFileSize?.place.path == "base.yml")
    // Globs are relative to the file that holds them.
    func platform(_ path: String) -> Token? {
      configuration.settings(configuration.selection(for: folder.path(path))).platform?.value
    }
    #expect(platform("sub/a.json") == .ios && platform("shared/sub/a.json") == .android)
    let taken = [
      "own/a.json", "x.json", "shared/x.json", "base.json", "all/a.json", "shared/inner/a.json", "shared/own/a",
    ]
    .filter { settings.takes(folder.path($0), isNamed: false) }
    #expect(taken == ["shared/inner/a.json"])
    let named = ["own/a.json", "x.json", "shared/x.json", "base.json", "all/a.json"]
      .filter { settings.takes(folder.path($0), isNamed: true) }
    #expect(named == ["x.json", "all/a.json"])
  }

  /// Entries add up, each with globs relative to its own file.
  @Test func extendedIgnores() throws {
    let entry = { (files: String) in "ignore: [{rule: \"*\", reason: x, files: \(files)}]\n" }
    let (configuration, folder) = try LoadedConfiguration.load([
      ".fiorilint.yml": "extends: shared/a.yml\n" + entry("./own.page"), "shared/a.yml": entry("\"*.page\""),
    ])
    let ignores = configuration.common.ignores
    #expect(ignores.map(\.place.path) == ["shared/a.yml", ".fiorilint.yml"])
    #expect(
      ["own.page", "shared/x.page", "shared/own.page"].map { path in ignores.map { $0.isFor(folder.path(path)) } }
        == [[false, true], [true, false], [true, false]])
    #expect(ignores[0].namedLocations == nil && ignores[1].namedLocations == [folder.path("own.page")])
  }

  /// A file may be extended twice, but neither endlessly nor exponentially often.
  @Test func extendingMuch() throws {
    var files = ["end.yml": "jobs: 1\n", ".fiorilint.yml": "extends: [end.yml, ./end.yml]\n"]
    #expect(try LoadedConfiguration.load(files).configuration.common.jobs?.value == 1)
    for number in 0..<30 {
      files["\(number).yml"] = "extends: [\(number + 1).yml, ./\(number + 1).yml]\n"
    }
    files["30.yml"] = "jobs: 1\n"
    files[".fiorilint.yml"] = "extends: 0.yml\n"
    let errors = try #require(throws: UserErrors.self) { try LoadedConfiguration.load(files) }
    #expect(errors.errors.map(\.message) == ["`extends` includes more than 100 files"])
  }

  @Test func largeAndStrangeFiles() throws {
    #expect(LoadedConfiguration.mistakes("").isEmpty && LoadedConfiguration.mistakes("\u{FEFF}jobs: 2\r\n").isEmpty)
    let large = LoadedConfiguration.mistakes(String(repeating: "#\n", count: 600_000))
    #expect(large == [".fiorilint.yml: error: the configuration is too large; expected a readable file"])
    let many = LoadedConfiguration.mistakes((0..<5000).map { "k\($0): 1\n" }.joined())
    #expect(many.count == 5000)
    let deep = LoadedConfiguration.mistakes("rules: " + String(repeating: "[", count: 200))
    #expect(deep.count == 1 && deep[0].contains("nested more than 100 deep"))
    let rules = (0..<3000).map { "  \"*\($0 % 10)*\": off\n  \"?*\($0)\": off\n" }.joined()
    #expect(!LoadedConfiguration.mistakes("rules:\n" + rules).isEmpty)
  }
}
