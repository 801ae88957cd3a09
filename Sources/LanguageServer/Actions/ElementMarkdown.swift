import Documents
import Screens

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
    add(element.unsaid.filter { supportedFacts.tells($0, of: element.kind) }, "not in this file")
    add(element.unsaid.filter { !supportedFacts.tells($0, of: element.kind) }, "not supported by this format")
    if let advice = element.lengthAdvice { unknown.append("- all lengths: \(TextEscaping.markdown(advice))") }
    if !unknown.isEmpty { parts.append("Unknown:\n\n" + unknown.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// A text, not all of a long one.
  private static func short(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}
