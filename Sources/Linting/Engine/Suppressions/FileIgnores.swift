import Screens

/// What a configuration asks not to report in some files.
package struct IgnoreEntry: Sendable {
  /// The id of a rule, or a glob that stands for several.
  package let rule: String
  /// The elements that it is for, with what they contain; `nil`: all.
  package let element: ElementPathGlob?
  /// Why.
  package let reason: String

  package init(rule: String, element: ElementPathGlob?, reason: String) {
    self.rule = rule
    self.element = element
    self.reason = reason
  }

  /// The message about an entry that suppresses nothing.
  package var unusedMessage: String { ScreenSuppressions.unusedMessage(rule) }
}

/// What became of an ``IgnoreEntry`` in the files that it is for.
package struct IgnoreUse: Sendable, Hashable {
  /// Whether it suppressed a finding.
  package var isUsed = false
  /// Whether its rules were asked about a screen of a platform that they speak about.
  package var isEvaluated = false
  /// Whether it may still suppress a finding: a rule did not run or left something inconclusive, or a file could not be
  /// read.
  package var isOpen = false
  /// How many files it names without globs were linted.
  package var namedFiles = 0

  /// An entry that nothing was seen of.
  package init() {}

  /// What became of it in these files and others.
  package func merging(_ other: IgnoreUse) -> IgnoreUse {
    var both = self
    both.isUsed = isUsed || other.isUsed
    both.isEvaluated = isEvaluated || other.isEvaluated
    both.isOpen = isOpen || other.isOpen
    both.namedFiles = namedFiles + other.namedFiles
    return both
  }
}

/// The entries for one file, and how they are used in it. If several are for a finding, the first one suppresses it.
package final class FileIgnores {
  private let index: IgnoreIndex
  /// By entry.
  package private(set) var uses: [IgnoreUse]

  private var entries: [IgnoreEntry] { index.entries }

  /// - Parameter index: those that are for the file.
  package init(_ index: IgnoreIndex) {
    self.index = index
    uses = Array(repeating: IgnoreUse(), count: index.entries.count)
  }

  /// Why a finding of a rule on an element is suppressed; `nil` where it is not.
  func reason(toSuppress rule: String, on element: Element, in tree: ScreenTree) -> String? {
    use(index.first(for: rule, on: element, in: tree))
  }

  /// Why a finding of a rule on an element is suppressed; `nil` where it is not.
  ///
  /// - Parameter path: the element's.
  package func reason(toSuppress rule: String, on path: String) -> String? { use(index.first(for: rule, on: path)) }

  private func use(_ number: Int?) -> String? {
    guard let number else { return nil }
    uses[number].isUsed = true
    return entries[number].reason
  }

  /// Notes that a rule may find something on an element once more is known about it.
  func noteInconclusive(_ rule: String, on element: Element, in tree: ScreenTree) {
    if let number = index.first(for: rule, on: element, in: tree) { uses[number].isOpen = true }
  }

  /// Notes which entries were asked about a screen.
  ///
  /// - Parameter verdict: whether all rules that a glob stands for ran, and whether one speaks about the screen's
  ///   platform.
  func endScreen(_ verdict: (String) -> (allRan: Bool, spoke: Bool)) {
    // Many entries are for few rules.
    var verdicts: [String: (allRan: Bool, spoke: Bool)] = [:]
    for index in entries.indices where !uses[index].isUsed && !(uses[index].isOpen && uses[index].isEvaluated) {
      let rule = entries[index].rule
      let (allRan, spoke) = verdicts[rule] ?? verdict(rule)
      verdicts[rule] = (allRan, spoke)
      if !allRan { uses[index].isOpen = true }
      if spoke { uses[index].isEvaluated = true }
    }
  }
}
