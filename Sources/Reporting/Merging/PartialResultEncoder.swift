import Documents
import Linting

/// The member `merge` of the result of a record of a stream. With it, reports can be made of stored results alone.
///
/// It is like ``PartialReporter``, which is for a run, but for one file. Because each result has one, it lists the
/// rules that did not run.
package struct PartialResultEncoder: Codable, Equatable {
  /// The version of fiorilint that wrote it.
  package var version: String
  /// A digest of the rules that the executable has; see ``digest(of:)``.
  package var known: String
  /// The ids of those that were not evaluated where the stream ran, sorted.
  package var without: [String]
  /// The ids of the other rules that were evaluated for this result, sorted; `nil`: none. They are those of pages of
  /// teams, and those that a nested configuration turned on.
  package var also: [String]?

  /// - Parameters:
  ///   - rules: those that were evaluated where the stream ran.
  ///   - all: those that were evaluated for the result.
  ///   - known: those that the executable has.
  package init(version: String, rules: [Rule], all: [Rule], known: [Rule]) {
    let ids = Set(rules.map(\.id))
    let others = Set(all.map(\.id)).subtracting(ids.intersection(known.map(\.id)))
    also = others.isEmpty ? nil : others.sorted()
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
