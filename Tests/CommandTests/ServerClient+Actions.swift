import Foundation
import Testing

extension ServerClient {
  /// The code actions for the range of a diagnostic.
  func actions(_ uri: String, at diagnostic: Object, only: [String]? = nil) throws -> [Object] {
    var context: Object = ["diagnostics": [diagnostic]]
    if let only { context["only"] = only }
    return try call(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": diagnostic["range"] ?? [:], "context": context]) as? [Object] ?? []
  }
}

/// A text after the edits of an action, which are all about it.
///
/// - Parameter encoding: what positions count.
func applied(
  _ action: [String: Any], to text: String, _ uri: String, _ encoding: String = "utf-32"
) throws -> String {
  let edit = try #require(action["edit"] as? [String: Any])
  var edits = (edit["changes"] as? [String: [[String: Any]]])?[uri]
  if let changes = edit["documentChanges"] as? [[String: Any]] {
    if changes.count > 1 {
      #expect(changes.first?["kind"] as? String == "create" && changes.first?["uri"] as? String == uri)
    }
    edits = changes.last?["edits"] as? [[String: Any]]
  }
  var result = Array(text.utf8)
  func offset(_ position: [String: Int]?) throws -> Int {
    let (line, character) = (try #require(position?["line"]), try #require(position?["character"]))
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var left = character
    let rest = lines[line].prefix { scalar in
      guard left > 0 else { return false }
      left -= encoding == "utf-8" ? UTF8.width(scalar) : encoding == "utf-16" ? UTF16.width(scalar) : 1
      return true
    }
    #expect(left == 0)
    return lines[..<line].reduce(0) { $0 + String($1).utf8.count + 1 } + String(rest).utf8.count
  }
  // From behind, so that the places of those before stay.
  let ranges = try #require(edits).map { edit in
    let range = edit["range"] as? [String: [String: Int]]
    return (try offset(range?["start"])..<(try offset(range?["end"])), edit["newText"] as? String ?? "")
  }
  for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
    result.replaceSubrange(range, with: Array(new.utf8))
  }
  return String(decoding: result, as: UTF8.self)
}
