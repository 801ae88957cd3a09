import Screens
import Support

/// A prototype stands for all cells of its view, in the document or in code. One mistake in it fails several rules, and
/// is reported once, on the view or on the prototype. Two rules that report the same problem and advice at the same
/// location also count once.
extension ScreenWalk {
  /// Makes findings related places of those that take their place, by what the pages of their rules say.
  mutating func supersede() {
    guard violations.count > 1 else { return }
    var milder: Set<Int> = []
    for index in violations.indices {
      let others = table.superseded[cases[violations[index].case].rule]
      if !others.isEmpty { milder.formUnion(others) }
    }
    guard !milder.isEmpty else { return }
    var candidates = violations.indices.filter { index in
      !violations[index].hasExclusion && milder.contains(cases[violations[index].case].rule)
    }
    guard !candidates.isEmpty else { return }
    candidates.sort { (violations[$0].element, $0) < (violations[$1].element, $1) }
    var gone: Set<Int> = []
    for index in violations.indices where !violations[index].hasExclusion && !gone.contains(index) {
      let others = table.superseded[cases[violations[index].case].rule]
      guard !others.isEmpty else { continue }
      let element = tree[Int(violations[index].element)]
      let isAboutOne =
        element.flag(.prototype) == true || element.members(.cells).contains { $0.flag(.prototype) == true }
      let isOneCause = tree.showsCopies || isAboutOne
      // Copies are many, and each of them is wrong in the same way.
      var elements: [(rule: String, elements: [Int32], others: [String])] = []
      // Elements are in the order of the document, each before its content.
      for candidate in candidates.dropFirst(firstCandidate(at: element.index, candidates)) {
        let other = violations[candidate].element
        guard isOneCause ? isInside(other, of: element.index) : other == element.index else { break }
        guard candidate != index, others.contains(cases[violations[candidate].case].rule),
          isOneCause || isEquivalent(violations[candidate], as: violations[index])
        else { continue }
        // What weighs more has another cause.
        guard cases[violations[candidate].case].severity <= cases[violations[index].case].severity else { continue }
        guard gone.insert(candidate).inserted else { continue }
        let rule = table.ruleID(of: violations[candidate].case)
        let others = violations[candidate].related.flatMap(\.supersededRules)
        if let known = elements.firstIndex(where: { $0.rule == rule }) {
          elements[known].elements.append(other)
          elements[known].others += others
        } else {
          elements.append((rule, [other], others))
        }
      }
      for (rule, elements, others) in elements {
        let more =
          elements.count > 1 ? ", and so \(elements.count == 2 ? "does" : "do") \(elements.count - 1) more" : ""
        var related = RelatedElement(tree[Int(elements[0])], "goes against \(rule) for the same reason\(more)")
        related.supersededRules = [rule] + others
        violations[index].relate(to: related)
      }
    }
    guard !gone.isEmpty else { return }
    // In place, as a copy of very many would be the most that the screen takes.
    var count = 0
    for index in violations.indices where !gone.contains(index) {
      if count < index { violations.swapAt(count, index) }
      count += 1
    }
    violations.removeLast(violations.count - count)
  }

  /// Whether two raw findings have the same problem, advice and location.
  private func isEquivalent(_ violation: RawFinding, as other: RawFinding) -> Bool {
    violation.isEquivalent(as: other) && cases[violation.case].advice == cases[other.case].advice
  }

  /// Whether an element is another one, or is inside it at any depth.
  private func isInside(_ index: Int32, of outer: Int32) -> Bool {
    var element = tree[Int(index)]
    while element.index > outer {
      guard let parent = element.parent else { return false }
      element = parent
    }
    return element.index == outer
  }

  /// The first of some findings, sorted by element, that is on an element or behind it.
  private func firstCandidate(at element: Int32, _ candidates: [Int]) -> Int {
    candidates.partitioningIndex { violations[$0].element >= element }
  }
}
