import Linting
import Screens

/// A finding as a json report has it, to be held against those of another report.
package struct ComparedFinding: Sendable, Hashable, Decodable {
  /// The rule's id.
  package var rule: String
  package var severity: Severity
  /// The file's path.
  package var path: String
  /// Its first place, from 1; columns in Unicode scalars.
  package var line: Int
  package var column: Int
  /// The element's path.
  package var element: String
  package var message: String

  /// What finds it again in another run, as ``FindingIdentity`` does: neither its place nor its words.
  struct Identity: Hashable {
    var stem: Substring
    var rule: String
    var element: String
  }

  var identity: Identity { Identity(stem: PathStem(path).stem, rule: rule, element: element) }

  /// The screen that it is on: its file, and which of several screens it is: `a.json, screen[login]`.
  var screen: String { ElementPath.screen(of: element).map { "\(path), \($0)" } ?? path }
}
