import Documents
import Linting
import Screens

/// A diagnostic of reviewdog's own format (RDFormat), which counts columns in bytes of UTF-8, ends exclusive.
struct ReviewdogDiagnostic {
  var annotation: Annotation
  var path: String
  /// The page that explains it.
  var page: String
  /// Makes the paths of other files.
  var paths: RelativePaths

  /// - Parameter namesSource: whether it says that it is fiorilint's, as one that stands alone has to.
  func write(namesSource: Bool, to json: inout JSONWriter) {
    json.member("message", TextEscaping.line(annotation.message))
    json.member("location", object: { writeLocation(path, from: annotation.start, to: annotation.end, to: &$0) })
    json.member("severity", severity)
    if namesSource { Self.writeSource(to: &json) }
    json.member(
      "code",
      object: { json in
        json.member("value", annotation.rule)
        json.member("url", page)
      })
    writeSuggestions(to: &json)
    guard !annotation.related.isEmpty else { return }
    json.member(
      "related_locations",
      list: { json in
        for place in annotation.related {
          json.element { json in
            json.member("message", TextEscaping.line(place.message))
            let path = place.path.map { paths.path(of: $0) } ?? path
            json.member("location", object: { writeLocation(path, from: place.start, to: place.end, to: &$0) })
          }
        }
      })
  }

  /// Writes what would fix it, where that comes to one edit of its file: what reviewdog suggests stands alone.
  private func writeSuggestions(to json: inout JSONWriter) {
    let edits = annotation.finding?.fixes.compactMap(\.wholeEdit) ?? []
    if edits.isEmpty { return }
    json.member(
      "suggestions",
      list: { json in
        for edit in edits {
          json.element { json in
            json.member(
              "range",
              object: { json in
                json.member("start", object: { Self.write(edit.start, to: &$0) })
                json.member("end", object: { Self.write(edit.end, to: &$0) })
              })
            json.member("text", edit.replacement)
          }
        }
      })
  }

  /// Writes whose diagnostics they are.
  static func writeSource(to json: inout JSONWriter) {
    json.member(
      "source",
      object: { json in
        json.member("name", "fiorilint")
        json.member("url", ProjectPages.home)
      })
  }

  private func writeLocation(
    _ path: String, from start: SourcePosition?, to end: SourcePosition?, to json: inout JSONWriter
  ) {
    json.member("path", path)
    json.member(
      "range",
      object: { json in
        guard let start else {
          // A problem of the file as a whole is at its beginning, because a range needs a start.
          return json.member("start", object: { $0.member("line", 1) })
        }
        json.member("start", object: { Self.write(start, to: &$0) })
        if let end { json.member("end", object: { Self.write(end, to: &$0) }) }
      })
  }

  private static func write(_ position: SourcePosition, to json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.byteColumn)
  }

  private var severity: String {
    switch annotation.severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info: "INFO"
    }
  }
}
