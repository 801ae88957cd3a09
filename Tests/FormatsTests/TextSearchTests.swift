import TestSupport
import Testing

@testable import Formats

@Suite struct TextSearchTests {
  /// Texts of few letters, in which nearly everything repeats, searched for each of their parts and for what they do not hold.
  @Test func findsWhatStandsThere() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 97...98, using: &random) }
      for length in 1...5 {
        let wanted = (0..<length).map { _ in UInt8.random(in: 97...98, using: &random) }
        for start in 0...3 {
          let expected = (start..<max(start, text.count)).first { text[$0...].starts(with: wanted) }
          let found = text.withUnsafeBufferPointer { text in
            wanted.withUnsafeBufferPointer { text.firstIndex(of: $0, from: start) }
          }
          #expect(found == (text.isEmpty ? nil : expected))
        }
      }
    }
  }
}
