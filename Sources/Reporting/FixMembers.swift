import Documents
import Linting
import Screens

/// The fixes of a finding, as members of JSON documents.
enum FixMembers {
  /// The member `fixes` of the json and jsonl reports; nothing where there are none.
  static func write(_ fixes: [Fix], to json: inout JSONWriter) {
    if fixes.isEmpty { return }
    json.member(
      "fixes",
      list: { json in
        for fix in fixes {
          json.element { json in
            json.member("title", fix.title)
            json.member("class", fix.safety.rawValue)
            json.member(
              "edits",
              list: { json in
                for edit in fix.edits { json.element { write(edit, to: &$0) } }
                for file in fix.others {
                  for edit in file.edits { json.element { write(edit, of: file.path, to: &$0) } }
                }
              })
          }
        }
      })
  }

  /// - Parameter path: the file's, where it is not that of the finding.
  private static func write(_ edit: Fix.Edit, of path: String? = nil, to json: inout JSONWriter) {
    if let path { json.member("path", path) }
    json.member("line", edit.start.line)
    json.member("column", edit.start.column)
    json.member("endLine", edit.end.line)
    json.member("endColumn", edit.end.column)
    json.member("text", edit.replacement)
  }

  /// The member `fixes` of a result of SARIF; nothing where there are none.
  ///
  /// - Parameter file: writes which file it is, by its path; `nil`: that of the result.
  static func writeSARIF(_ fixes: [Fix], to json: inout JSONWriter, _ file: (String?, inout JSONWriter) -> Void) {
    if fixes.isEmpty { return }
    json.member(
      "fixes",
      list: { json in
        for fix in fixes {
          json.element { json in
            json.member("description", object: { $0.member("text", "\(fix.title) (\(fix.safety.rawValue)).") })
            json.member(
              "artifactChanges",
              list: { json in
                let own = fix.edits.isEmpty ? [] : [(path: String?.none, edits: fix.edits)]
                for (path, edits) in own + fix.others.map({ ($0.path, $0.edits) }) {
                  json.element { json in
                    json.member("artifactLocation", object: { file(path, &$0) })
                    json.member("replacements", list: { writeReplacements(edits, to: &$0) })
                  }
                }
              })
          }
        }
      })
  }

  private static func writeReplacements(_ edits: [Fix.Edit], to json: inout JSONWriter) {
    for edit in edits {
      json.element { json in
        json.member(
          "deletedRegion",
          object: { json in
            json.member("startLine", edit.start.line)
            json.member("startColumn", edit.start.utf16Column)
            json.member("endLine", edit.end.line)
            json.member("endColumn", edit.end.utf16Column)
          })
        json.member("insertedContent", object: { $0.member("text", edit.replacement) })
      }
    }
  }
}
