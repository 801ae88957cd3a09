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
}
