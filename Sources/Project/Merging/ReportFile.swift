import Formats
import Linting
import Reporting
import Screens
import Support

/// A JSON file of fiorilint's own that is read: a report to be merged, or a baseline.
package final class ReportFile {
  /// The largest one, in bytes: offsets of 32 bits reach so far.
  private static let sizeLimit = 4_000 << 20
  /// The most values of one.
  private static let valueLimit = 500_000_000

  /// The path as it was named.
  package let path: String
  private let source = SourceReader(limit: sizeLimit)
  private var cursor = PositionCursor()

  private init(path: String) {
    self.path = path
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - kind: what it has to be.
  ///   - body: makes something of the object that the file is.
  /// - Throws: a ``UserError`` with the place where it cannot be read, or the body finds a mistake.
  package static func read<Value>(
    _ path: String, as kind: Kind, _ body: (ReportFile, JSONValue) throws(ReadError) -> Value
  ) throws -> Value {
    guard Terminal.exists(path) else {
      let message = PathSuggestions.missing(path)
      let isBare = message == "does not exist"
      throw UserError(message + (isBare ? "; expected \(kind.expectation)" : ""), at: FileLocation(path: path))
    }
    let file = ReportFile(path: path)
    let document = JSONDocument(limit: valueLimit)
    do {
      try file.source.open(exactPath: path)
      if let error = kind.error(for: FileHead(file.source)) { throw error }
      try file.source.readAll()
      if file.source.count == 0 { throw ReadError("the file is empty; expected \(kind.expectation)", at: 0) }
      try document.parse(file.source)
      if let duplicate = document.duplicates.first {
        throw ReadError("an object has a member twice", at: duplicate.lowerBound)
      }
      return try document.withRoot { root in
        Result { () throws(ReadError) in try body(file, root) }
      }.get()
    } catch {
      throw file.mistake(error)
    }
  }

  private func mistake(_ error: any Error) -> UserError {
    let error = (error as? ReadError)?.explained(in: source) ?? error
    if (error as? ReadError)?.offset != nil, [".yml", ".yaml"].contains(where: path.hasSuffix) {
      return UserError("this is YAML, such as a configuration; expected JSON", at: FileLocation(path: path))
    }
    guard let error = error as? ReadError, let offset = error.offset else {
      return UserError((error as? ReadError)?.message ?? "\(error)", at: FileLocation(path: path))
    }
    let position = position(of: offset)
    return UserError(path: path, line: position.line, column: position.column, message: error.message)
  }

  /// The position of one of its bytes; cheap if they are asked for in order.
  package func position(of offset: Int) -> SourcePosition { cursor.position(of: offset, in: source) }
}

extension ReportFile {
  /// What a command expects a file to be.
  package enum Kind: String {
    case partial, results, json, baseline

    fileprivate var expectation: String {
      switch self {
      case .partial: "a partial report (`fiorilint check --format partial=FILE`)"
      case .results: "partial results (`fiorilint stream --partial`)"
      case .json: "a JSON report (`fiorilint check --format json=FILE`)"
      case .baseline: "a baseline (`fiorilint baseline create`)"
      }
    }

    /// An error that names what a file is where it begins as something else; `nil` where nothing shows that.
    package func error(for head: FileHead) -> ReadError? {
      guard let found = Self.found(in: head), found.name != rawValue else { return nil }
      let option =
        switch (self, found.name) {
        case (.partial, Kind.results.rawValue): "; add --json-lines"
        case (.results, Kind.partial.rawValue): "; leave out --json-lines"
        default: ""
        }
      return ReadError("this is \(found.phrase); expected \(expectation)\(option)", at: 0)
    }

    private static func found(in head: FileHead) -> (name: String, phrase: String)? {
      let detector = FormatDetector(head)
      func has(_ members: StaticString...) -> Bool { detector.matches(.object(.members(members))) }
      if has("path", "findings", "merge") { return (results.rawValue, "a result of `fiorilint stream --partial`") }
      if has("path", "findings", "format") { return ("stream", "a result of `fiorilint stream` without --partial") }
      if has("fiorilint-baseline") { return (baseline.rawValue, "a baseline of fiorilint") }
      if let name = ReportSignature.format(of: head) { return (name, "a report in the format `\(name)`") }
      return Formats.builtIn.first { $0.recognizes(head) }.map { ($0.name + " screen", "a screen (\($0.title))") }
    }
  }
}
