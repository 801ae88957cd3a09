extension Collection<String> {
  /// All of them in one phrase, with a word in front of the last: `text, json and csv`.
  package func words(last word: String) -> String {
    let texts = Array(self)
    guard texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) \(word) \(texts[texts.count - 1])"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
