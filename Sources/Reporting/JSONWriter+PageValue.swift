import Documents
import RulePages

extension JSONWriter {
  /// A value of a rule page's header, on one line.
  package mutating func member(_ name: StaticString, value content: PageValue) {
    key(name)
    value(content)
  }

  private mutating func value(_ content: PageValue) {
    switch content.content {
    case .text(let text): value(text)
    case .number, .flag: output.write(content.description)
    case .list(let items): values(items, "[", "]") { $0.value($1) }
    case .map(let entries):
      values(entries, "{", "}") { json, entry in
        json.value(entry.key)
        json.output.write(literal: ": ")
        json.value(entry.value)
      }
    }
  }
}
