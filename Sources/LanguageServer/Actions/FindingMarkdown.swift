import Documents
import Linting
import Screens
import Support

/// A finding as editors show it where the pointer rests.
package enum FindingMarkdown {
  /// Markdown: the rule, what is wrong, and what was measured against what is asked for.
  ///
  /// - Parameters:
  ///   - summary: the rule in one sentence.
  ///   - page: the address of its page.
  package static func text(_ finding: Finding, _ summary: String?, _ page: String?) -> String {
    var lines = [rule(finding.rule, summary, page), TextEscaping.markdown(finding.message)]
    let names = finding.quantities.map(\.name).unique
    if !names.isEmpty {
      var table = ["| | measured | required |", "| --- | --- | --- |"]
      for name in names {
        let own = finding.quantities.filter { $0.name == name }
        let measured = own.filter { $0.role == .measured }.map(Self.text)
        let required = own.filter { $0.role != .measured }.map(Self.text)
        table.append(
          "| \(TextEscaping.markdown(name)) | \(measured.joined(separator: ", ")) | \(required.joined(separator: ", ")) |"
        )
      }
      lines.append(table.joined(separator: "\n"))
    }
    if !finding.statements.isEmpty {
      lines.append(
        "Guideline statements: " + finding.statements.map { TextEscaping.markdown($0) }.joined(separator: ", "))
    }
    return lines.joined(separator: "\n\n")
  }

  /// Markdown of a rule: its name, which leads to its page, and what it asks in one sentence.
  static func rule(_ id: String, _ summary: String?, _ page: String?) -> String {
    let rule = TextEscaping.markdown(id)
    let name = page.map { "[\(rule)](\($0))" } ?? rule
    return "**\(name)**" + (summary.map { " – " + TextEscaping.markdown($0) } ?? "")
  }

  /// What was measured against what is asked for, in a few words; `nil` where the finding is about no number.
  static func measured(_ finding: Finding) -> String? {
    let measured = finding.quantities.filter { $0.role == .measured }
    let required = finding.quantities.filter { $0.role != .measured }
    guard !measured.isEmpty, !required.isEmpty else { return nil }
    func words(_ quantities: [Quantity]) -> String {
      var words: [String] = []
      for quantity in quantities {
        let own = plain(quantity)
        if !words.contains(own) { words.append(own) }
      }
      return words.joined(separator: " × ")
    }
    let side = measured.count > 1 ? nil : sides[measured[0].name]
    return "\(words(measured))\(side.map { " " + $0 } ?? ""); required: \(words(required))"
  }

  /// What follows the length of one side.
  private static let sides = ["width": "wide", "height": "high"]

  private static func text(_ quantity: Quantity) -> String { TextEscaping.markdown(plain(quantity)) }

  private static func plain(_ quantity: Quantity) -> String {
    var text = FormattedNumber.text(quantity.value)
    if let greatest = quantity.greatest { text += "–" + FormattedNumber.text(greatest) }
    if !quantity.unit.isEmpty { text += " " + quantity.unit }
    switch quantity.role {
    case .min: return "at least " + text
    case .max: return "at most " + text
    case .measured, .equals: return text
    }
  }
}

/// An element as editors show it on hover: its kind, its known facts, and why others are unknown.
enum ElementMarkdown {
  /// Markdown of an element.
  ///
  /// - Parameter supported: what files of its format can tell.
  static func text(_ element: ElementFacts, _ supportedFacts: SupportedFacts) -> String {
    var parts = ["**\(TextEscaping.markdown(element.path))** – \(TextEscaping.markdown(Vocabulary[element.kind].doc))"]
    if !element.known.isEmpty {
      parts.append(
        element.known.map { "- \($0.member.name): \(TextEscaping.markdown(short($0.value)))" }.joined(separator: "\n"))
    }
    var unknown: [String] = []
    func add(_ members: [Member], _ why: String) {
      if !members.isEmpty { unknown.append("- \(members.map(\.name).joined(separator: ", ")): \(why)") }
    }
    add(element.open, "explicitly unknown in this file")
    add(element.unsaid.filter { supportedFacts.supports($0, of: element.kind) }, "not in this file")
    add(element.unsaid.filter { !supportedFacts.supports($0, of: element.kind) }, "not supported by this format")
    if let advice = element.lengthAdvice { unknown.append("- all lengths: \(TextEscaping.markdown(advice))") }
    if !unknown.isEmpty { parts.append("Unknown:\n\n" + unknown.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// A text, not all of a long one.
  private static func short(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}

/// A word of a description, a configuration or a rule page as editors show it where the pointer rests: what it says.
enum WordMarkdown {
  /// Markdown of a word.
  static func text(_ item: CompletionItem) -> String {
    "**\(TextEscaping.markdown(item.label))** – \(TextEscaping.markdown(item.documentation))"
  }
}
