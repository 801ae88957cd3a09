import Screens
import Support

// What pages and fragments ask rules not to report.
extension MDKScreenWriter {
  /// Writes the suppressions of a document, once all its elements are written: each is for what is in the object that
  /// has it.
  ///
  /// What a fragment suppresses may be needed by any page that uses it, so that a fragment alone cannot tell what is
  /// unused.
  func suppressions(_ document: JSONDocument, _ survey: MDKIssueScan) {
    let isPage = document.root.equals("Page", at: "_Type")
    for index in survey.suppressions {
      guard let owner = document.owner(of: index) else { continue }
      let member = document.value(at: index)
      let elements = self.elements.outermost(in: document.value(at: owner).range)
      guard member.kind == .object else {
        report(Suppression.expectation, at: member)
        continue
      }
      if member.isEmpty { report("`\(Suppression.name)` names no rule", at: member) }
      for rule in member.children {
        suppression(rule, on: elements, mayBeUnused: isPage, at: rule.range)
      }
    }
  }

  /// Writes the suppressions of the fragments that the page uses. Problems of a suppression are reported in the
  /// fragment.
  func suppressionsOfFragments() {
    guard uses.contains(where: { !$0.fragment.survey.suppressions.isEmpty }) else { return }
    let places = ElementsByOffset(builder.tree, asWritten: true)
    for (fragment, use) in uses where !fragment.survey.suppressions.isEmpty {
      guard let offset = use.offset, let changedOffset = use.changedOffset else { continue }
      for index in fragment.survey.suppressions {
        guard let owner = fragment.document.owner(of: index) else { continue }
        let range = fragment.document.value(at: owner).range
        let elements = places.outermost(
          in: range.lowerBound + offset..<range.upperBound + offset,
          range.lowerBound + changedOffset..<range.upperBound + changedOffset)
        for rule in fragment.document.value(at: index).children {
          let place = rule.range.lowerBound + offset..<rule.range.upperBound + offset
          suppression(rule, on: elements, mayBeUnused: false, at: place, reportsMistakes: false)
        }
      }
    }
  }

  private func suppression(
    _ rule: JSONValue, on elements: [Int], mayBeUnused: Bool, at place: Range<Int>, reportsMistakes: Bool = true
  ) {
    func report(_ message: String) {
      if reportsMistakes { self.report(message, at: rule) }
    }
    let subject = "\"\(rule.name.prefix(60))\""
    var (reason, until): (String, String?) = ("", nil)
    if let text = rule.string {
      reason = text
    } else if rule.kind == .object {
      for member in rule.children {
        let name = member.name
        guard let text = member.string else {
          let mistake = "has a member \"\(name.prefix(64))\" that is not a text; expected `reason` and `until`"
          return report("the suppression of \(subject) \(mistake)")
        }
        switch name {
        case "reason": reason = text
        case "until": until = text
        default:
          let advice = suggestion(for: name, among: ["reason", "until"])
          let mistake = "has the unknown member \"\(name.prefix(64))\"; expected `reason` and `until`\(advice)"
          return report("the suppression of \(subject) \(mistake)")
        }
      }
    } else {
      let expected = "is neither a text nor an object of `reason` and `until`"
      return report("the reason to suppress \(subject) \(expected)")
    }
    builder.suppress(rule.name, because: reason, until: until, on: elements, mayBeUnused: mayBeUnused, at: place)
  }

  private func report(_ message: String, at value: JSONValue) {
    builder.report(.invalidSuppression, message, at: value.range)
  }
}
