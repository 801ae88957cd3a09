import Documents
import Linting
import Project
import Support

/// What came of one file or open document.
struct CheckedFile: Sendable {
  /// Its absolute path.
  var location: String
  /// The absolute path of the folder that the paths in the report start from.
  var folder: String
  /// The report, of which only findings that count are shown.
  var report: FileReport

  init(location: String, folder: String, report: FileReport) {
    self.location = location
    self.folder = folder
    self.report = report
  }
}

/// A mistake in a configuration, a rule page or a baseline.
struct ProjectMistake: Sendable, Hashable {
  /// The absolute path of the file.
  var location: String
  /// What is wrong, and where.
  var mistake: UserError
  /// Whether everything works but what is written there, which does nothing.
  var isHint: Bool

  init(location: String, mistake: UserError, isHint: Bool = false) {
    self.location = location
    self.mistake = mistake
    self.isHint = isHint
  }
}

/// A file that says how screens are linted.
enum SettingsKind: Sendable {
  case configuration, rulePage
}

/// What says what may be written in a document.
enum CompletionSource {
  /// A schema of the whole, which is YAML.
  case yaml(JSONLiteral)
  /// Of a rule page: a schema of its header, one of examples in JSON, the words behind the fence of one, and a page to
  /// begin with.
  case rulePage(header: JSONLiteral, example: JSONLiteral, traits: [String], draft: String)
  /// A schema of the whole, which is JSON.
  case json(JSONLiteral)
  /// The vocabulary of screen descriptions, in XML.
  case xml
}
