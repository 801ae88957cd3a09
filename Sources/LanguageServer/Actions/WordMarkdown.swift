import Documents

/// A word of a description, a configuration or a rule page as editors show it where the pointer rests: what it says.
enum WordMarkdown {
  /// Markdown of a word.
  static func text(_ item: CompletionItem) -> String {
    "**\(TextEscaping.markdown(item.label))** – \(TextEscaping.markdown(item.documentation))"
  }
}
