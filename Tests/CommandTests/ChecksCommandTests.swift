import Foundation
import Linting
import TestSupport
import Testing

/// `fiorilint checks` in its formats.
@Suite struct ChecksCommandTests {
  @Test(arguments: [("text", "txt"), ("json", "json"), ("markdown", "md")])
  func golden(format: String, suffix: String) throws {
    for (name, arguments) in [("checks", []), ("check-size", ["size"]), ("check-expression", ["expression"])] {
      let result = try Command(directory: Repository.root.path).run(["checks"] + arguments + ["--format", format])
      #expect(result.status == 0 && result.error.isEmpty)
      if name == "checks", format == "json" { continue }
      #expect(try Golden.difference(of: result.text, from: "\(name).\(suffix)") == nil)
    }
  }

  /// Every check is listed, with parameters that have a type and a sentence, and a rule that names it.
  @Test func everyCheck() throws {
    let result = try fiorilint("checks", "--format", "json")
    let checks = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(checks.compactMap { $0["name"] as? String } == Checks.all.map { $0.name })
    for (json, check) in zip(checks, Checks.all) {
      let parameters = try #require(json["parameters"] as? [[String: Any]])
      #expect(parameters.compactMap { $0["name"] as? String } == check.parameterList.map(\.name))
      #expect(parameters.allSatisfy { ($0["type"] as? String)?.isEmpty == false && $0["doc"] != nil })
      let example = try #require(json["example"] as? [String: Any], "\(check.name)")
      #expect((example["text"] as? String)?.contains("↓") == true, "\(check.name)")
      for line in try fiorilint("checks", check.name).lines where !line.hasPrefix("    ") {
        #expect(line.count <= 80, "\(check.name): \(line)")
      }
    }
  }

  @Test func unknownName() throws {
    let result = try fiorilint("checks", "siez")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.error.hasPrefix(
        "fiorilint: error: unknown check `siez`; expected one of any-has-part,"))
    #expect(result.error.contains("; did you mean `size`?"), "\(result.error)")
  }
}
