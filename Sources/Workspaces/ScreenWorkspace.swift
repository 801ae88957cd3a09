import Documents
import Linting
import Screens
import Text

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

/// The folders that an editor has open, and those who lint what is in them. The server knows messages and texts, and
/// asks it for the rest.
package protocol ScreenWorkspace: AnyObject {
  /// The absolute paths of the folders.
  var folders: [String] { get set }

  /// Takes a text in the place of a file, for itself and for those that refer to it; `nil`: the file counts again.
  func setText(_ text: [UInt8]?, at location: String)

  /// The texts that were set, in the place of their files.
  var texts: FileOverlay { get }

  /// Notes that a file was changed, added or removed.
  func noticeChange(at location: String)

  /// Of some documents those for which something else may be found once a file has changed, the file itself aside.
  func dependents(of location: String, among documents: [String]) -> [String]

  /// Lints the text that was set for a path.
  ///
  /// - Returns: `nil` where it is not to be linted: it is no screen, a configuration leaves it out, or no configuration
  ///   could be read.
  func check(_ location: String) -> CheckedFile?

  /// Lints the text that was set for a path, with the fixes of what is found.
  ///
  /// - Parameter isTried: whether the fixes of a finding are tried, so that those are left that help; the others are as
  ///   they are planned.
  func fixes(_ location: String, where isTried: (Finding) -> Bool) -> CheckedFile?

  /// What is left inconclusive in the text that was set for a path, and where.
  func openQuestions(_ location: String) -> [InconclusiveCheck]

  /// Whether another text in the place of the one that was set for a path holds a finding back, and asks nothing that
  /// cannot be asked there.
  func hasExclusion(_ finding: Finding, in text: [UInt8], at location: String) -> Bool

  /// The text that was set for a path with all fixed in it that is safe to fix, as `check --fix` leaves it.
  func fixed(_ location: String) -> [UInt8]?

  /// Reads the text that was set for a path, as far as it can be read, and gives its screens to a consumer.
  ///
  /// - Returns: what files of its format can tell.
  @discardableResult
  func read(_ location: String, for consumer: any ScreenConsumer) -> SupportedFacts

  /// A screen of the text that was set for a path, with what is found on it, as SVG.
  ///
  /// - Parameter screen: its name or number, where the text has several.
  /// - Throws: why there is none to draw.
  func drawing(of location: String, screen: String?) throws(MessageError) -> String

  /// The screens of the text that was set for a path as a screen description.
  ///
  /// - Parameter language: `json` or `xml`.
  /// - Throws: why it cannot be read or written.
  func converted(_ location: String, to language: String) throws(MessageError) -> String

  /// What is wrong with the examples of a rule page.
  ///
  /// - Throws: why it is none that can be tested.
  func testFailures(ofPage location: String) throws(MessageError) -> [(line: Int, column: Int, message: String)]

  /// What says what may be written in a document; `nil` where nothing does.
  ///
  /// - Parameter format: the name of its format where it is a screen; `nil` where it is none, or none that could be
  ///   read yet.
  func completionSource(of location: String, format: String?) -> CompletionSource?

  /// What of how screens are linted a file says by its path; `nil`: nothing.
  func settingsKind(of location: String) -> SettingsKind?

  /// The absolute paths of the configurations and rule pages that are there, sorted.
  var settingFiles: [String] { get }

  /// The id of the rule that a page is about; `nil` where it is none.
  func rule(ofPage location: String) -> String?

  /// Lints all files of all folders, open texts in their places.
  ///
  /// - Parameter isWanted: whether to lint the rest. It is called now and then, by one thread at a time while this one
  ///   waits, with the number of files that are done and the number of all.
  func checkAll(
    while isWanted: @escaping @Sendable (_ done: Int, _ total: Int) -> Bool, _ body: (CheckedFile) -> Void)

  /// What is wrong with what was read besides screens.
  var mistakes: [ProjectMistake] { get }

  /// Those of them that keep rules from being checked, as nothing was read before that could hold on.
  var hindrances: [ProjectMistake] { get }

  /// The absolute path of the configuration that holds for a file; where none does, of one that would.
  func configuration(of file: CheckedFile) -> String

  /// The absolute path of the baseline that holds for a file and can be read, or is not there yet; `nil` where there is
  /// none.
  func baselineLocation(of file: CheckedFile) -> String?

  /// The baseline that holds for a file, with one more finding in it; `nil` where there is none.
  ///
  /// - Parameter index: that of the finding among those of the file that count.
  func baseline(of file: CheckedFile, adding index: Int) -> (location: String, text: [UInt8])?

  /// A rule in one sentence; `nil` for a rule that is not known.
  func summary(ofRule id: String) -> String?

  /// Where a rule's page is; `nil` for a rule that is not known.
  func page(ofRule id: String) -> String?
}

/// Serves an editor on standard input and output until it ends, and returns the exit status. It gets the linter, the
/// version for the editor, the log level, and a function for each line of the log.
///
/// The commands are given it, so that they can be compiled beside it.
package typealias WorkspaceServer = (
  _ workspace: any ScreenWorkspace, _ version: String, _ logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
) -> Int32

/// From which weight on the server says what it does on standard error.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case off, error, warning, info, debug

  /// Whether a level says less than another one.
  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.weight < right.weight }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
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

/// Why a request is not answered: the codes are those of JSON-RPC and of the Language Server Protocol.
package struct MessageError: Error, Sendable, Hashable {
  /// A number that clients know the kind of mistake by.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
    case contentModified = -32801
  }

  /// What kind of mistake it is.
  package var code: Code
  /// What is wrong and what was expected.
  package var message: String

  /// An error of its parts.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What a request is answered with that was taken back.
  package static let cancelled = MessageError(.requestCancelled, "the request was cancelled")
}

/// URIs of files, as the protocol names documents and folders.
package enum DocumentURI {
  /// The absolute path of a `file:` URI, with any bytes percent-encoded in it, and U+FFFD for what is not UTF-8; `nil`
  /// for other URIs and other machines.
  package static func path(of uri: String) -> String? {
    var rest = uri.utf8[...]
    guard String(uri.prefix(5)).lowercased() == "file:" else {
      return nil
    }
    rest = rest.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    // What follows a path in a URI is no part of it.
    let bytes = percentDecoded(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    guard !bytes.contains(0) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
  }

  /// The URI of an absolute path.
  package static func uri(of path: String) -> String {
    // Editors encode more than they have to; what all of them leave alone is left alone here.
    "file://" + percentEncoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }
}
