import RulePages
import Support
import Syntax

/// Reads the ledger of guideline statements, `Rules/statements.yml`.
package struct StatementsReader {
  private static let keys = ["id", "section", "level", "rule", "says", "undecidable"]
  private static let levels = ["must", "should", "hint"]
  private let path: String

  /// - Parameter path: the ledger's path, for error messages.
  package init(path: String) {
    self.path = path
  }

  /// - Throws: a ``UserError`` that names the place and what is allowed there.
  package func read(_ text: String) throws -> [GuidelineStatement] {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLDocument.read(text)
    } catch {
      throw UserError(path: path, line: error.line, column: error.column, message: error.fileMessage)
    }
    guard case .map(let entries)? = root?.content, let items = entries.first(where: { $0.key == "statements" })?.value,
      case .list(let items) = items.content
    else {
      throw UserError(path: path, line: 1, column: 1, message: "expected `statements:` with a list")
    }
    var statements: [GuidelineStatement] = []
    for item in items {
      let statement = try statement(item)
      if statements.contains(where: { $0.id == statement.id }) {
        throw error("statement `\(statement.id)` is here twice", at: item)
      }
      statements.append(statement)
    }
    return statements
  }

  private func statement(_ item: YAMLNode) throws -> GuidelineStatement {
    guard case .map(let entries) = item.content else { throw error("a statement must be a map", at: item) }
    var texts: [String: String] = [:]
    for entry in entries {
      guard Self.keys.contains(entry.key) else {
        throw UserError(
          path: path, line: entry.line, column: entry.column,
          message: "unknown key; expected one of \(Self.keys.joined(separator: ", "))")
      }
      guard case .scalar(let text, _) = entry.value.content else {
        throw error("`\(entry.key)` must be a text", at: entry.value)
      }
      texts[entry.key] = text
    }
    func required(_ key: String) throws -> String {
      guard let text = texts[key], !text.isEmpty else { throw error("a statement needs `\(key)`", at: item) }
      return text
    }
    let level = try required("level")
    guard Self.levels.contains(level) else {
      throw error("`level` must be one of \(Self.levels.joined(separator: ", ")), not \(level)", at: item)
    }
    return GuidelineStatement(
      id: try required("id"), section: try required("section"), level: level, rule: try required("rule"),
      says: try required("says"), undecidable: texts["undecidable"] ?? "")
  }

  private func error(_ message: String, at node: YAMLNode) -> UserError {
    UserError(path: path, line: node.line, column: node.column, message: message)
  }
}
