import Documents
import Linting
import Support

/// What came of one file or open document.
package struct CheckedFile: Sendable {
  /// Its absolute path.
  package var location: String
  /// The absolute path of the folder that the paths in the report start from.
  package var folder: String
  /// The report, of which only findings that count are shown.
  package var report: FileReport

  /// A file of its parts.
  package init(location: String, folder: String, report: FileReport) {
    self.location = location
    self.folder = folder
    self.report = report
  }
}

/// A mistake in a configuration, a rule page or a baseline.
package struct ProjectMistake: Sendable, Hashable {
  /// The absolute path of the file.
  package var location: String
  /// What is wrong, and where.
  package var mistake: UserError
  /// Whether everything works but what is written there, which does nothing.
  package var isHint: Bool

  /// A mistake of its parts.
  package init(location: String, mistake: UserError, isHint: Bool = false) {
    self.location = location
    self.mistake = mistake
    self.isHint = isHint
  }
}

/// A file that says how screens are linted.
package enum SettingsKind: Sendable {
  case configuration, rulePage
}

/// What says what may be written in a document.
package enum CompletionSource {
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

/// Serves an editor on standard input and output until it ends, and returns the exit status. It gets the linter, the
/// version for the editor, the log level, and a function for each line of the log.
///
/// The executable passes it to the commands, which compile without it.
package typealias WorkspaceServer = (
  _ workspace: ServedWorkspace, _ version: String, _ logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
) -> Int32

/// From which weight on the server says what it does on standard error.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case off, error, warning, info, debug

  /// Whether a level says less than another one.
  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.weight < right.weight }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
