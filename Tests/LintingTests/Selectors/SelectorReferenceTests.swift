import Foundation
import Linting
import Screens
import TestSupport
import Testing

/// Selectors against ``SlowSelector``, on screens made at random.
@Suite struct SelectorReferenceTests {
  /// As many as `FIORILINT_GENERATED_TEXTS` says, from the seed on that `FIORILINT_SEED` says; a few unless given.
  @Test func picksWhatTheDefinitionPicks() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FIORILINT_GENERATED_TEXTS"].flatMap { UInt64($0) } ?? 60
    let first = environment["FIORILINT_SEED"].flatMap { UInt64($0) } ?? 0
    var answers: [Match: Int] = [:]
    var (open, read) = (0, 0)
    for seed in first..<first + count {
      var screens = RandomScreens(seed: seed)
      var generator = SeededGenerator(seed: seed)
      // Kinds do not have all facts, which is a mistake; what can never match is none here.
      let selectors = (0..<24).compactMap { _ in
        let slow = SlowSelector(&generator)
        return (try? Selector(slow.text(), isTrusted: true)).map { (slow, $0, slow.text()) }
      }
      read += selectors.count
      try Spelling.read(Array(screens.document().utf8), path: "a.json") { tree in
        for (slow, selector, text) in selectors {
          for index in 0..<tree.count {
            var need: MissingFact?
            let (match, answer) = (selector.match(tree[index], &need), slow.answer(tree[index]))
            answers[match, default: 0] += 1
            if answer.low != answer.high { open += 1 }
            if match < answer.low || match > answer.high {
              Issue.record("seed \(seed), element \(index): \(match) and not \(answer): \(text)")
            }
          }
        }
      }
    }
    let total = answers.values.reduce(0, +)
    #expect((answers[.yes] ?? 0) * 100 > total, "\(answers)")
    #expect((answers[.maybe] ?? 0) * 1000 > total, "\(answers)")
    #expect(read > Int(count) * 4, "\(read) selectors were read")
    #expect(open * 4 < total, "\(open) of \(total) are left open")
  }
}
