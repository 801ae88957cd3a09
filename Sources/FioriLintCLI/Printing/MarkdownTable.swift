/// Writes a table in GitHub's Markdown.
struct MarkdownTable {
  /// The table so far; each line ends.
  private(set) var text: String

  /// - Parameter columns: the headings; one that ends in `:` is of numbers, which are aligned to the right.
  init(_ columns: [String]) {
    text = Self.line(columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
    text += Self.line(columns.map { $0.hasSuffix(":") ? "---:" : "---" })
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    text += Self.line(cells)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }.joined(separator: " | ") + " |\n"
  }
}
