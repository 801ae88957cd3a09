import Screens

/// Findings, from what was reported about elements.
extension LintEngine {
  /// Marks what the screen holds back, and judges what it holds back in vain.
  func apply(
    _ suppressions: ScreenSuppressions, _ tree: ScreenTree, _ platform: ScreenPlatform, _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    for index in raw.indices {
      let element = tree[Int(raw[index].report.element)]
      raw[index].suppression = suppressions.suppression(of: cases[raw[index].case].rule, on: element)
    }
    for problem in suppressions.unused(known: linter.knownRules, on: platform) { tree.add(problem) }
    guard tree.problems.contains(where: { $0.kind == .unusedSuppression }) else { return }
    // The walk came past the screen before this was known.
    for number in cases.indices
    where (cases[number].check?.takeUnretainedValue() as? ProblemsCheck)?.kind == .unusedSuppression {
      row.matched[number] -= 1
      row.tallies[number].conforming -= 1
      judge(number, tree.root, .yes, .none, platform, &pass, &sides)
    }
  }

  func keepDrawing(of tree: ScreenTree) {
    guard
      linter.options.drawings == .all
        || (linter.options.drawings == .withFindings && raw.contains { $0.suppression == nil }),
      let drawing = ScreenDrawing(tree)
    else { return }
    report.drawings.append(drawing)
  }

  func resolve(_ tree: ScreenTree, _ platform: ScreenPlatform) {
    raw.sort { left, right in
      if left.report.range.lowerBound != right.report.range.lowerBound {
        return left.report.range.lowerBound < right.report.range.lowerBound
      }
      if left.case != right.case { return left.case < right.case }
      return left.report.message < right.report.message
    }
    for item in raw {
      let bound = cases[item.case]
      let (start, end) = place.positions(of: item.report.range, in: source)
      var message = item.report.message
      message += "; "
      message += bound.advice
      var finding = Finding(
        rule: linter.rules[bound.rule].id, severity: bound.severity, message: message, start: start, end: end,
        element: "", statements: [], related: [])
      if linter.options.details {
        finding.element = tree[Int(item.report.element)].path(in: tree)
        finding.statements = bound.statements(on: platform)
        finding.related = item.report.related.map { related in
          let (start, end) = place.positions(of: tree.range(of: related.element), in: source)
          return RelatedPlace(
            message: related.message, start: start, end: end, element: related.element.path(in: tree))
        }
      }
      if linter.options.excerpts {
        finding.excerpt = SourceExcerpt.line(around: item.report.range.lowerBound, in: source)
      }
      if let suppression = item.suppression {
        finding.suppression = suppression
        report.suppressed.append(finding)
        continue
      }
      if linter.options.drawings != .none {
        finding.mark = FindingMark(
          screen: report.drawings.count - 1, element: Int(item.report.element),
          related: item.report.related.map { Int($0.element.index) },
          measure: item.report.measure.flatMap { $0.isFinite ? $0 : nil })
      }
      report.findings.append(finding)
    }
    raw.removeAll(keepingCapacity: true)
  }
}
