import Foundation

/// Texts that were looked at once and must stay as they are, in `Fixtures/golden`; `UPDATE_GOLDEN=1` rewrites them.
package enum Golden {
  /// How a text differs from the golden one: the first lines that are not the same; `nil` where it does not.
  package static func difference(of actual: String, from name: String) throws -> String? {
    let file = Repository.url("Fixtures/golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return difference(golden, actual).map { "\($0)\n(UPDATE_GOLDEN=1 rewrites Fixtures/golden/\(name))" }
  }

  /// A JSON report as any version writes it: `VERSION` stands for its own.
  package static func withoutVersion(_ report: String, _ version: String) -> String {
    report.replacingOccurrences(of: "\"version\": \"\(version)\"", with: "\"version\": \"VERSION\"")
  }

  /// The first lines in which two texts differ; `nil` where they are equal.
  package static func difference(_ expected: String, _ actual: String) -> String? {
    if expected.utf8.elementsEqual(actual.utf8) { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var shared = 0
    while shared < min(left.count, right.count), left[shared] == right[shared] { shared += 1 }
    let minus = left[shared...].prefix(4).map { "- \($0)" }
    let plus = right[shared...].prefix(4).map { "+ \($0)" }
    return "line \(shared + 1) of \(left.count) and \(right.count):\n" + (minus + plus).joined(separator: "\n")
  }
}
