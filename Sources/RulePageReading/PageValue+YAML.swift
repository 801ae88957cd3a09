import RulePages
import YAML

extension PageValue {
  /// The value that a node of a YAML document stands for. A text without quotes may be a number, or `true` or `false`.
  ///
  /// - Parameter lines: how many lines of the page are before the document.
  package init(_ node: YAMLNode, linesBefore lines: Int = 0) {
    let content: Content
    switch node.content {
    case .scalar(let text, let isPlain):
      if !isPlain {
        content = .text(text)
      } else if let number = Double(text), number.isFinite {
        content = .number(number)
      } else if text == "true" || text == "false" {
        content = .flag(text == "true")
      } else {
        content = .text(text)
      }
    case .list(let items): content = .list(items.map { PageValue($0, linesBefore: lines) })
    case .map(let entries):
      content = .map(entries.map { PageEntry($0.key, PageValue($0.value, linesBefore: lines)) })
    }
    self.init(content, line: node.line + lines, column: node.column)
  }
}
