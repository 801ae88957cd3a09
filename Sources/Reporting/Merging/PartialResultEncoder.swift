import Documents
import Linting

/// The member `merge` of the result of a record of a stream. With it, reports can be made of stored results alone.
///
/// It is like ``PartialReporter``, which is for a run, but for one file. Because each result has one, it lists the
/// rules that did not run.
package struct PartialResultEncoder: Codable, Equatable {
  /// The version of fiorilint that wrote it.
  package var version: String
  /// A digest of all rules that were known, including a team's; see ``digest(of:)``.
  package var known: String
  /// The ids of those that were not evaluated where the stream ran, sorted.
  package var without: [String]
  /// The ids of those of them that a nested configuration turned on for this result, sorted; `nil`: none.
  package var also: [String]?

  /// - Parameters:
  ///   - rules: those that were evaluated where the stream ran.
  ///   - others: those that a nested configuration turned on.
  ///   - known: all that there were.
  package init(version: String, rules: [Rule], and others: [Rule] = [], known: [Rule]) {
    let ids = Set(rules.map(\.id))
    let more = others.map(\.id).filter { !ids.contains($0) }.sorted()
    also = more.isEmpty ? nil : more
    self.version = version
    self.known = Self.digest(of: known)
    without = known.map(\.id).filter { !ids.contains($0) }.sorted()
  }

  /// The first 16 hexadecimal digits of the SHA-256 digest of the ids of rules.
  package static func digest(of known: [Rule]) -> String {
    var hash = SHA256()
    for id in known.map(\.id).sorted() { Array((id + "\n").utf8).withUnsafeBytes { hash.update($0) } }
    return String(hash.finish().prefix(16))
  }

  func write(_ file: FileReport, to json: inout JSONWriter) {
    json.member("run", encoding: self)
    json.member("file", encoding: file)
  }
}
