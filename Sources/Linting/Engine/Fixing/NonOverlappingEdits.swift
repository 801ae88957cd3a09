import Screens
import Support

/// Edits of one text that do not overlap, in its order.
struct NonOverlappingEdits {
  private var edits: [TextEdit] = []

  /// Whether an edit overlaps none of them.
  func isApart(_ edit: TextEdit) -> Bool {
    let next = index(behind: edit)
    // Those before it end in their order too.
    return next == 0 || !edits[next - 1].overlaps(edit)
  }

  /// Adds an edit that overlaps none of them.
  mutating func insert(_ edit: TextEdit) { edits.insert(edit, at: index(behind: edit)) }

  /// The number of those that begin before the end of an edit, or there.
  private func index(behind edit: TextEdit) -> Int {
    // Findings are mostly in the order of the file, and so are their edits.
    guard let last = edits.last, last.range.lowerBound > edit.range.upperBound else { return edits.count }
    return edits.partitioningIndex { $0.range.lowerBound > edit.range.upperBound }
  }
}
