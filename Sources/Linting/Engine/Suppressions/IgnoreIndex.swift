import Screens

/// Says which of the ``IgnoreEntry``s for a file is the first for a finding.
///
/// It belongs to one thread.
package final class IgnoreIndex {
  let entries: [IgnoreEntry]
  /// By rule: the numbers of the entries for it, in their order, up to the first one that is for all elements.
  private var byRule: [String: [Int]] = [:]
  /// Findings of one rule often follow each other.
  private var last: (rule: String, numbers: [Int])?

  /// - Parameter entries: if several are for a finding, the first one suppresses it.
  package init(_ entries: [IgnoreEntry]) { self.entries = entries }

  /// The number of the first entry that is for a rule's finding on an element; `nil` where none is.
  func first(for rule: String, on element: Element, in tree: ScreenTree) -> Int? {
    let numbers = numbers(for: rule)
    // What is for all elements needs no path.
    guard let number = numbers.first, entries[number].element != nil else { return numbers.first }
    return first(of: numbers, on: element.path(in: tree))
  }

  /// The number of the first entry that is for a rule's finding on an element; `nil` where none is.
  ///
  /// - Parameter path: the element's.
  func first(for rule: String, on path: String) -> Int? { first(of: numbers(for: rule), on: path) }

  private func first(of numbers: [Int], on path: String) -> Int? {
    let path = PathComponents(path)
    return numbers.first { entries[$0].element?.components.contain(path) ?? true }
  }

  private func numbers(for rule: String) -> [Int] {
    if let last, last.rule == rule { return last.numbers }
    let numbers = byRule[rule] ?? findNumbers(for: rule)
    byRule[rule] = numbers
    last = (rule, numbers)
    return numbers
  }

  private func findNumbers(for rule: String) -> [Int] {
    let meant = entries.indices.filter { Glob.matches(entries[$0].rule, rule) }
    let everywhere = meant.firstIndex { entries[$0].element == nil }
    return everywhere.map { Array(meant[...$0]) } ?? meant
  }
}
