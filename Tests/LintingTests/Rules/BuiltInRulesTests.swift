import BuiltInRules
import Foundation
import Linting
import RulePageReading
import RulePages
import TestSupport
import Testing

/// The pages that the program carries. `make rules` finds what is wrong with their form, these tests the rest.
@Suite struct BuiltInRulesTests {
  @Test(arguments: BuiltInRules.pages) func makesARule(page: RulePage) {
    let mistakes = Rule.mistakes(in: page).map { "Rules/\(page.id).md:\($0.line):\($0.column): \($0.message)" }
    #expect(mistakes == [])
  }

  /// What is compiled in is what the pages and the ledger say.
  @Test func areTheFiles() throws {
    let rules = RuleFolder(Repository.url("Rules").path)
    let files = SwiftSource.files(of: try rules.pages(), try rules.statements())
    let folder = "Sources/BuiltInRules/Compiled"
    #expect(
      Repository.files(below: folder, "swift") == files.map { "\(folder)/\($0.name)" }.sorted(), "run `make rules`")
    for (name, text) in files {
      let compiled = String(decoding: try Repository.bytes(of: "\(folder)/\(name)"), as: UTF8.self)
      #expect(Golden.difference(text, compiled) == nil, "\(name) is not what Rules/ says; run `make rules`")
    }
  }
}
