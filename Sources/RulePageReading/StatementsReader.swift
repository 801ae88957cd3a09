import RulePages
import Yams

/// Reads the ledger of guideline statements, `Rules/statements.yml`.
public struct StatementsReader {
  private static let keys = ["id", "section", "level", "rule", "says", "undecidable"]
  private static let levels = ["must", "should", "hint"]
  private let path: String

  /// - Parameter path: the ledger's path, for error messages.
  public init(path: String) {
    self.path = path
  }

  /// - Throws: a ``PageError`` that names the place and what is allowed there.
  public func read(_ text: String) throws -> [GuidelineStatement] {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw PageError(path: path, line: 1, column: 1, message: "not valid YAML: \(error)")
    }
    guard let items = root?.mapping?["statements"]?.sequence else {
      throw PageError(path: path, line: 1, column: 1, message: "expected `statements:` with a list")
    }
    var statements: [GuidelineStatement] = []
    for item in items {
      let statement = try statement(item)
      if statements.contains(where: { $0.id == statement.id }) {
        throw error("statement `\(statement.id)` stands here twice", at: item)
      }
      statements.append(statement)
    }
    return statements
  }

  private func statement(_ item: Node) throws -> GuidelineStatement {
    guard let map = item.mapping else { throw error("a statement has to be a map", at: item) }
    for (key, _) in map where !Self.keys.contains(key.string ?? "") {
      throw error("unknown key; expected one of \(Self.keys.joined(separator: ", "))", at: key)
    }
    func required(_ key: String) throws -> String {
      guard let text = map[key]?.string, !text.isEmpty else { throw error("a statement needs `\(key)`", at: item) }
      return text
    }
    let level = try required("level")
    guard Self.levels.contains(level) else {
      throw error("`level` has to be one of \(Self.levels.joined(separator: ", ")), not \(level)", at: item)
    }
    return GuidelineStatement(
      id: try required("id"), section: try required("section"), level: level, rule: try required("rule"),
      says: try required("says"), undecidable: map["undecidable"]?.string ?? "")
  }

  private func error(_ message: String, at node: Node) -> PageError {
    PageError(path: path, line: node.mark?.line ?? 1, column: max(1, node.mark?.column ?? 1), message: message)
  }
}
