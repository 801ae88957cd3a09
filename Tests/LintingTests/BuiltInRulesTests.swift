import BuiltInRules
import Foundation
import Linting
import RulePageReading
import RulePages
import TestSupport
import Testing

/// The pages that the program carries. The build finds what is wrong with their form, these tests the rest.
@Suite struct BuiltInRulesTests {
  @Test(arguments: BuiltInRules.pages) func makesARule(page: RulePage) {
    let mistakes = Rule.mistakes(in: page).map { "Rules/\(page.id).md:\($0.line):\($0.column): \($0.message)" }
    #expect(mistakes == [])
  }

  /// What is compiled in is what the pages say.
  @Test func areTheFiles() throws {
    let paths = Repository.files(below: "Rules", "md").filter { $0.split(separator: "/").count == 3 }
    #expect(paths.count == BuiltInRules.pages.count)
    for (path, page) in zip(paths, BuiltInRules.pages) {
      let id = String(path.dropFirst("Rules/".count).dropLast(".md".count))
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      let read = try RulePageReader(id: id, path: path).read(text)
      #expect(page.cases.map(\.selector) == read.cases.map(\.selector) && page.id == id && page.title == read.title)
    }
  }
}
