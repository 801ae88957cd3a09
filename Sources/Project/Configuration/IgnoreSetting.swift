import Documents
import Linting
import Screens
import Support
import Syntax

/// An entry of `ignore`: findings that a configuration suppresses. It never changes, and is handed on without a copy.
package final class IgnoreSetting: Sendable {
  /// Which findings, and why.
  package let entry: IgnoreEntry
  /// The element's path, as it is written; `nil`: all elements.
  package let element: String?
  /// The globs of the files that it is for, relative to the folder of its configuration; empty: all files.
  package let globs: [String]
  /// The last day on which it holds; `nil`: it holds for ever.
  package let until: CalendarDay?
  /// Where it is.
  package let place: FileLocation
  /// The absolute path of the configuration that it is in.
  package let location: String
  private let files: PathGlobs?

  init(
    _ entry: IgnoreEntry, element: String?, globs: [String], until: CalendarDay?, at place: FileLocation,
    in name: PathName
  ) {
    self.entry = entry
    self.element = element
    self.globs = globs
    self.until = until
    self.place = place
    location = name.location
    files = globs.isEmpty ? nil : PathGlobs(globs, in: name.folder)
  }

  /// Whether it is for a file, by its absolute paths: see ``PathGlobs/matches(_:or:)``.
  package func isFor(_ location: String, or written: String? = nil) -> Bool {
    files?.matches(location, or: written) ?? true
  }

  /// The absolute paths that it names; `nil` where it has a glob that stands for more than one path.
  package var namedLocations: [String]? {
    if globs.isEmpty { return nil }
    let folder = Path(location).folder
    let paths = globs.map { PathGlobs.path($0) }
    if paths.contains(nil) { return nil }
    return paths.compactMap { $0 }.map { Path($0, in: folder).text }
  }

  /// What it suppresses, in words.
  package var summary: String {
    var text = entry.rule
    if let element { text += " on \(element)" }
    if !globs.isEmpty { text += " in \(globs.joined(separator: ", "))" }
    if let until { text += " until \(until)" }
    return text + ": \(entry.reason)"
  }

  /// The entry as a configuration writes it.
  var yaml: String {
    func scalar(_ text: String) -> String { YAMLScalar.text(text, inBrackets: true) }
    var members = ["rule: \(scalar(entry.rule))", "reason: \(scalar(entry.reason))"]
    if !globs.isEmpty { members.append("files: [\(globs.map(scalar).joined(separator: ", "))]") }
    if let element { members.append("element: \(scalar(element))") }
    if let until { members.append("until: \(until)") }
    return "{\(members.joined(separator: ", "))}"
  }
}
