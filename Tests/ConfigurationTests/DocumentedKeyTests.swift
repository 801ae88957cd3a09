import Configuration
import TestSupport
import Testing

/// `docs/configuration.md` names the keys that a configuration has, in the words of their declarations.
@Suite struct DocumentedKeyTests {
  @Test func table() throws {
    #expect(ConfigurationKey.atTop.count == 21 && ConfigurationKey.conditions.count == 3)
    func row(_ key: ConfigurationKey) -> String {
      "| `\(key.name)` | \(key.doc.replacing("|", with: "\\|")) |\n"
    }
    var table = "| Key | What it says |\n| --- | --- |\n"
    for key in ConfigurationKey.atTop { table += row(key) }
    table += "\nIn `overrides`, besides those that can differ from file to file:\n\n"
    table += "| Key | What it says |\n| --- | --- |\n"
    for key in ConfigurationKey.conditions { table += row(key) }
    #expect(try GeneratedText.difference(of: table, fromPart: "keys", ofFile: "docs/configuration.md") == nil)
  }

  /// Which keys a file takes from its own configuration, and which the run from that of the working directory.
  @Test func holders() throws {
    func row(_ what: String, _ place: String, where isWanted: (ConfigurationKey) -> Bool) -> String {
      let names = ConfigurationKey.atTop.filter(isWanted).map { "`\($0.name)`" }
      return "| \(what) | \(place) | \(names.joined(separator: ", ")) |\n"
    }
    let runKeys = ConfigurationKey.atTop.filter(\.isForRun).map(\.name)
    #expect(runKeys == ["require-decided", "formats", "show-suppressed", "jobs"])
    let table =
      "| Keys of | come from the configuration that is nearest to | Keys |\n| --- | --- | --- |\n"
      + row("a file", "the file") { !$0.isForRun } + row("a run", "the working directory", where: \.isForRun)
    #expect(try GeneratedText.difference(of: table, fromPart: "holders", ofFile: "docs/configuration.md") == nil)
  }
}
