import Screens

/// Many ``IgnoreEntry``s, made ready to be asked about many findings: which is the first for a finding costs hardly
/// more than one would.
///
/// It belongs to one thread.
package final class IgnoreIndex {
  let entries: [IgnoreEntry]
  private var byRule: [String: ElementIgnores] = [:]
  /// How many were asked about.
  private var screens = 0
  /// Findings of one rule often follow each other.
  private var last: (rule: String, ignores: ElementIgnores)?

  /// - Parameter entries: if several are for a finding, the first one suppresses it.
  package init(_ entries: [IgnoreEntry]) { self.entries = entries }

  /// The screen that is asked about next.
  func startScreen(_ tree: ScreenTree) -> AskedScreen {
    screens += 1
    return AskedScreen(tree: tree, number: screens)
  }

  /// The number of the first entry that is for a rule's finding on an element; `nil` where none is.
  func first(for rule: String, on element: Element, in screen: AskedScreen) -> Int? {
    ignores(for: rule).first(on: element, in: screen)
  }

  /// The number of the first entry that is for a rule's finding on an element; `nil` where none is.
  ///
  /// - Parameter path: the element's.
  func first(for rule: String, on path: String) -> Int? { ignores(for: rule).first(on: path) }

  private func ignores(for rule: String) -> ElementIgnores {
    if let last, last.rule == rule { return last.ignores }
    let ignores = byRule[rule] ?? ElementIgnores(entries, numbers(for: rule))
    byRule[rule] = ignores
    last = (rule, ignores)
    return ignores
  }

  private func numbers(for rule: String) -> [Int] {
    // Many entries in a row are for the same rules.
    var last: (glob: String, isMeant: Bool)?
    return entries.indices.filter { number in
      let glob = entries[number].rule
      if let last, last.glob == glob { return last.isMeant }
      let isMeant = Glob.matches(glob, rule)
      last = (glob, isMeant)
      return isMeant
    }
  }
}

/// A screen whose elements an ``IgnoreIndex`` is asked about.
struct AskedScreen {
  let tree: ScreenTree
  /// Which one the index was asked about; trees are used again.
  let number: Int
}
