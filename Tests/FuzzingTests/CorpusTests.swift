import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing keeps: inputs of all shapes that were met, and those that once broke something.
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name)) func promisesHold(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let take = try target.make()
    let folder = "Tests/Fuzzing/corpus/\(name)"
    let paths = Repository.files(below: folder)
    #expect(!paths.isEmpty, "\(folder) is empty")
    for path in paths {
      do { try take(try Repository.bytes(of: path)) } catch { Issue.record("\(path): \(error)") }
    }
  }

  /// Each folder belongs to a target, and all of them are small.
  @Test func corpusIsSmall() throws {
    let paths = Repository.files(below: "Tests/Fuzzing/corpus")
    let names = Set(FuzzTarget.all.map(\.name))
    #expect(Set(paths.map { String($0.split(separator: "/")[3]) }) == names)
    #expect(try paths.reduce(0) { $0 + (try Repository.bytes(of: $1).count) } < 2_000_000)
  }
}
