/// Why a request cannot be done: what is wrong with a command line, configuration, rule page or report. It has a
/// location if there is one, and help.
///
/// A `RuleError` of a check and a `ReadError` of a reader become one as soon as the file is known.
package struct UserError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where; `nil` where it is in no file, such as in a command line.
  package var place: FileLocation?
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// Lines that show it, such as a condition with a mark below the place.
  package var excerpt: [String]

  /// A mistake, at a place where it has one.
  package init(_ message: String, at place: FileLocation? = nil, excerpt: [String] = []) {
    self.place = place
    self.message = message
    self.excerpt = excerpt
  }

  /// A mistake at a place; line and column count from 1.
  package init(path: String, line: Int, column: Int, message: String) {
    self.init(message, at: FileLocation(path: path, line: line, column: column))
  }

  /// `path:line:column: error: message`, as compilers write it, and the lines of the excerpt; `path: error: message` of
  /// a file that cannot be read; without a place the message alone.
  package var description: String { lines.joined(separator: "\n") }

  /// The same, line by line; what an input supplied is not escaped.
  package var lines: [String] {
    let start = place.map { "\($0): error: " } ?? ""
    return [start + message] + excerpt
  }
}

/// All the mistakes that were found in files that people write for the program.
package struct UserErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  package let errors: [UserError]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [UserError]) {
    self.errors = errors
  }

  /// What any error says, as mistakes.
  package init(_ error: any Error) {
    errors = (error as? UserErrors)?.errors ?? [error as? UserError ?? UserError("\(error)")]
  }

  /// The first of them.
  package var first: UserError { errors.first ?? UserError("") }

  /// The lines of each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A place in a file that people write for the program.
package struct FileLocation: Sendable, Hashable {
  /// The file's path, as it is shown.
  package var path: String
  /// From 1; 0 for the file as a whole.
  package var line: Int
  /// From 1, in Unicode scalars; 0 for the file as a whole.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// A file as a whole, such as one that cannot be read.
  package init(path: String) {
    self.init(path: path, line: 0, column: 0)
  }

  /// Whether both are the same place of the same file.
  package static func == (left: FileLocation, right: FileLocation) -> Bool {
    left.line == right.line && left.column == right.column && left.path.hasBytes(of: right.path)
  }

  /// Takes what makes it a place of its own.
  package func hash(into hasher: inout Hasher) {
    path.hashBytes(into: &hasher)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension FileLocation: CustomStringConvertible {
  /// `path:line:column`, and `path` for a file as a whole.
  package var description: String { line > 0 ? "\(path):\(line):\(column)" : path }
}

extension FileLocation: Comparable {
  /// By the bytes of the path, then by line and column.
  package static func < (left: FileLocation, right: FileLocation) -> Bool {
    if !left.path.hasBytes(of: right.path) { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}

/// The line of a text that is wrong, with carets below a part of it.
package enum CaretExcerpt {
  /// Two indented lines: that of the text where a part begins, and the carets.
  ///
  /// - Parameter range: the part, in bytes of the text's UTF-8.
  package static func text(_ source: String, _ range: Range<Int>) -> String {
    let bytes = Array(source.utf8)
    let start = min(range.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let end = max(start, min(range.upperBound, lineEnd))
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range].map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
    let indent = String(repeating: " ", count: text(lineStart..<start).unicodeScalars.count)
    let carets = String(repeating: "^", count: max(1, text(start..<end).unicodeScalars.count))
    return "  \(text(lineStart..<lineEnd))\n  \(indent)\(carets)"
  }
}
