extension FileReport {
  /// The findings that count, in their order.
  package var open: [Finding] { findings([.open]) }

  /// Whether any finding counts.
  package var hasOpenFindings: Bool { findings.indices.contains { findings[$0].exclusion == nil } }

  /// Whether a finding of a severity fails the run.
  package func fails(_ severity: Severity) -> Bool {
    (failLevel ?? .error).severity.map { severity >= $0 } ?? false
  }

  /// The findings of some statuses, in their order.
  package func findings(_ statuses: FindingStatuses) -> [Finding] {
    if findings.indices.allSatisfy({ findings[$0].exclusion == nil }) {
      return statuses.contains(.open) ? findings : []
    }
    return findings.filter { statuses.contains(FindingStatuses($0.status)) }
  }

  /// Whether a finding is of one of some statuses; it is not copied, which would count the references of all its texts.
  package func isFinding(_ index: Int, of statuses: FindingStatuses) -> Bool {
    statuses.contains(FindingStatuses(findings[index].exclusion?.status ?? .open))
  }

  /// Whether a finding is reported in another file than the one that it was found in.
  package var hasOrigins: Bool { findings.indices.contains { findings[$0].origin != nil } }

  /// Excludes findings from those that count, and releases the screens that were kept only to draw these.
  ///
  /// - Parameter indices: those of the findings; what is suppressed already stays as it is.
  package mutating func hold(_ indices: some Sequence<Int>, by exclusion: FindingExclusion) {
    for index in indices where findings[index].exclusion == nil {
      findings[index].exclusion = exclusion
      findings[index].mark = nil
    }
    keepDrawingsOfFindings()
  }

  /// Sorts findings by place and rule again.
  mutating func sortFindings() {
    let order = findings.indices.sorted { left, right in
      let (first, second) = (findings[left], findings[right])
      if first.start.line != second.start.line { return first.start.line < second.start.line }
      if first.start.column != second.start.column { return first.start.column < second.start.column }
      return first.rule == second.rule ? left < right : first.rule < second.rule
    }
    findings = order.map { findings[$0] }
    keepDrawingsOfFindings()
  }

  /// Lets go of the screens that were kept to draw no findings that are left.
  private mutating func keepDrawingsOfFindings() {
    // Who asks for an account of every screen shows them all.
    guard !drawings.isEmpty, accounts.isEmpty else { return }
    let kept = Set(findings.compactMap { $0.mark?.screen }).filter(drawings.indices.contains).sorted()
    let numbers = Dictionary(zip(kept, kept.indices)) { first, _ in first }
    drawings = kept.map { drawings[$0] }
    for index in findings.indices {
      guard let screen = findings[index].mark?.screen else { continue }
      if let number = numbers[screen] { findings[index].mark?.screen = number } else { findings[index].mark = nil }
    }
  }
}
