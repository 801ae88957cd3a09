import RulePages
import Support

/// The folder in which the built-in rules are written: pages in groups, and the ledger of guideline statements.
package struct RuleFolder {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The pages, sorted by id.
  ///
  /// - Throws: a ``UserError`` in a page, or that a page cannot be read.
  package func pages() throws -> [RulePage] {
    // The pages of the guideline documents are in the folder itself; rules are in groups.
    let ids = visibleNames(in: path).flatMap { group in
      visibleNames(in: "\(path)/\(group)").filter { $0.hasSuffix(".md") }.map { "\(group)/\($0.dropLast(3))" }
    }
    return try ids.map { id in
      let page = "\(path)/\(id).md"
      let read = try RulePageReader(id: id, path: page).read(text(of: page))
      guard !read.since.isEmpty else {
        // Without it, `rules-version` could not turn the rule off for an older rules version.
        throw UserError(
          path: page, line: 2, column: 1, message: "a built-in rule needs `since`: the version that added it")
      }
      return read
    }
  }

  /// The statements of the ledger, in its order.
  ///
  /// - Throws: a ``UserError`` in the ledger, or that it cannot be read.
  package func statements() throws -> [GuidelineStatement] {
    let ledger = "\(path)/statements.yml"
    return try StatementsReader(path: ledger).read(text(of: ledger))
  }

  private func text(of path: String) throws -> String {
    let number = open(path, O_RDONLY)
    guard number >= 0 else { throw UserError(path: path, line: 1, column: 1, message: "cannot be opened") }
    defer { close(number) }
    guard let bytes = Descriptor(number).readAll(), let text = String(validating: bytes, as: UTF8.self) else {
      throw UserError(path: path, line: 1, column: 1, message: "cannot be read, or is not UTF-8")
    }
    return text
  }
}
