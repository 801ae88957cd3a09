import BuiltInRules
import RulePages
import Testing

@testable import Linting

/// The selectors of built-in rules, which were compiled when the program was built.
@Suite struct CompiledSelectorTests {
  @Test(arguments: BuiltInRules.pages) func compiledAsTheyAreRead(page: RulePage) throws {
    for item in page.cases {
      let read = try Selector(item.selector)
      #expect(Array(item.program) == read.words, "\(item.selector)")
      let compiled = try #require(Selector(item.selector, words: item.program))
      #expect(compiled.words == read.words && compiled.subjectKinds == read.subjectKinds, "\(item.selector)")
    }
    #expect(Rule.mistakes(in: page).isEmpty)
  }

  @Test(arguments: [
    "title[text='Äpfel & mehr']", "*[text='']", "collectionView[totalCount>20.5] > cells:not([title])",
    "objectCell:has(> accessory > tap, iconStack icon)",
    "objectCell:has(> title:known([text=\"12345678\"]), subtitle[text=123456789])",
  ])
  func everyInstructionIsKept(source: String) throws {
    let read = try Selector(source)
    let compiled = try #require(Selector(source, words: read.words[...]))
    #expect(compiled.words == read.words && compiled.subjectKinds == read.subjectKinds)
  }

  @Test func wordsThatAreNoSelectorAreRefused() throws {
    let words = try Selector("title[text='Äpfel']").words
    #expect(Selector("", words: []) == nil)
    for count in 0..<words.count { #expect(Selector("", words: words[..<count]) == nil, "\(count)") }
    #expect(Selector("", words: [1, .max, .max, .max]) == nil)
  }
}
