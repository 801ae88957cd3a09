import Linting
import Screens
import Text

/// A finding as a json report has it, to be held against those of another report.
package struct ComparedFinding: Sendable, Hashable, Decodable {
  /// The rule's id.
  package var rule: String
  /// How severe the report says that it is.
  package var severity: Severity
  /// The file's path.
  package var path: String
  /// The line that it begins in, from 1.
  package var line: Int
  /// The column that it begins in, from 1, in Unicode scalars.
  package var column: Int
  /// The element's path.
  package var element: String
  /// What is wrong, in words.
  package var message: String

  /// What finds it again in another run, as ``FindingIdentity`` does: neither its place nor its words.
  struct Identity: Hashable {
    var stem: PathKey
    var rule: String
    var element: PathKey
  }

  var identity: Identity {
    Identity(stem: PathKey(String(PathStem(path).stem)), rule: rule, element: PathKey(element))
  }

  /// The screen that it is on: its file, and which of several screens it is: `a.json, screen[login]`.
  var screen: String { ElementPath.screen(of: element).map { "\(path), \($0)" } ?? path }
}
