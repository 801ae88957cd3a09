import Foundation
import TestSupport
import Testing

/// docs/security.md promises nothing that no test holds.
@Suite struct SecurityPageTests {
  private static let rows = try? String(decoding: Repository.bytes(of: "docs/background/security.md"), as: UTF8.self)
    .split(separator: "\n## Limits")[0].split(separator: "\n")
    .filter { $0.hasPrefix("| ") && $0.contains("Tests`") }.map(String.init)

  private static func names(in row: String) -> [String] {
    row.split(separator: "`").map(String.init).filter { $0.hasSuffix("Tests") && !$0.contains(" ") }
  }

  /// Each suite that is named is there, and has a test.
  @Test func suitesAreThere() throws {
    let names = Set(try #require(Self.rows).flatMap(Self.names))
    let files = Repository.files(below: "Tests", "swift")
    #expect(names.count > 20)
    for name in names.sorted() {
      let path = try #require(files.first { $0.hasSuffix("/\(name).swift") }, "\(name) is no file below Tests")
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
      #expect(text.contains("struct \(name)") && text.contains("@Test"), "\(path) has no such suite")
    }
  }

  /// Each row of a table of promises names one.
  @Test func promisesNameTheirTest() throws {
    let text = String(decoding: try Repository.bytes(of: "docs/background/security.md"), as: UTF8.self)
    let tables = text.split(separator: "\n## Limits")[0].split(separator: "\n")
    let promises = tables.drop { !$0.hasPrefix("## What is promised") }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| promise") }
    #expect(promises.count > 15)
    for promise in promises { #expect(!Self.names(in: String(promise)).isEmpty, "\(promise)") }
  }
}
