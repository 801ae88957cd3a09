extension FileReport {
  /// Moves findings that are known to ``baselined``, and lets go of the screens that were kept to draw no others.
  ///
  /// - Parameter known: their indices in ``findings``.
  package mutating func baseline(_ known: Set<Int>) {
    guard !known.isEmpty else { return }
    var left: [Finding] = []
    for (index, finding) in findings.enumerated() {
      if known.contains(index) {
        baselined.append(finding)
        baselined[baselined.count - 1].mark = nil
      } else {
        left.append(finding)
      }
    }
    findings = left
    keepDrawingsOfFindings()
  }

  /// Lets go of the screens that were kept to draw no findings that are left.
  mutating func keepDrawingsOfFindings() {
    guard !drawings.isEmpty else { return }
    let kept = Set(findings.compactMap { $0.mark?.screen }).filter(drawings.indices.contains).sorted()
    let numbers = Dictionary(zip(kept, kept.indices)) { first, _ in first }
    drawings = kept.map { drawings[$0] }
    for index in findings.indices {
      guard let screen = findings[index].mark?.screen else { continue }
      if let number = numbers[screen] { findings[index].mark?.screen = number } else { findings[index].mark = nil }
    }
  }

  /// All findings in their order, those that are known among the others.
  package var findingsAndBaselined: [(finding: Finding, isBaselined: Bool)] {
    var (new, known) = (findings[...], baselined[...])
    var all: [(finding: Finding, isBaselined: Bool)] = []
    all.reserveCapacity(new.count + known.count)
    while let first = known.first {
      if let next = new.first, !Self.precedes(first, next) {
        all.append((new.removeFirst(), false))
      } else {
        all.append((known.removeFirst(), true))
      }
    }
    return all + new.map { ($0, false) }
  }

  /// What was found, with what is held back and what is known where that is to be shown; sorted by place and rule.
  package func shownFindings(
    withSuppressed: Bool, withBaselined: Bool
  ) -> [(finding: Finding, isBaselined: Bool)] {
    var shown = self
    shown.findings = findings(withSuppressed: withSuppressed)
    return withBaselined ? shown.findingsAndBaselined : shown.findings.map { ($0, false) }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let (first, second) = (left.start, right.start)
    if first.line != second.line { return first.line < second.line }
    return first.column == second.column ? left.rule < right.rule : first.column < second.column
  }
}
