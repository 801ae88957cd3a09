/// Where an entry of `ignore` goes in a configuration.
package enum IgnoreInsertion {
  /// The insertion of an entry below `ignore:`, which is written where it is not there yet.
  ///
  /// - Parameter entry: `- {…}`.
  /// - Returns: `nil` where the list is written in brackets, into which nothing can be put line by line.
  package static func insertion(of entry: String, into text: [UInt8]) -> TextInsertion? {
    let lines = TextLines(text: text)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      if text[start..<end].starts(with: "ignore:".utf8) {
        let rest = text[(start + 7)..<end].drop { $0 <= 0x20 }
        guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
        let indentation = indentationOfEntries(lines, behind: end) ?? "  "
        let isLast = end == text.count
        return TextInsertion(
          at: isLast ? end : end + 1,
          (isLast ? lines.lineBreak : "") + indentation + entry + (isLast ? "" : lines.lineBreak))
      }
      start = end + 1
    }
    let isOpen = text.last.map { $0 != 0x0A } ?? false
    let head = (isOpen ? lines.lineBreak : "") + "ignore:" + lines.lineBreak
    return TextInsertion(at: text.count, head + "  " + entry + lines.lineBreak)
  }

  /// How far the first entry of a list is indented; `nil` where there is none.
  private static func indentationOfEntries(_ lines: TextLines, behind end: Int) -> String? {
    var start = end + 1
    while start < lines.text.count {
      let stop = lines.text[start...].firstIndex(of: 0x0A) ?? lines.text.count
      let first = lines.text[start..<stop].first { $0 > 0x20 }
      if first == UInt8(ascii: "-") { return lines.indentation(at: start) }
      guard first == nil || first == UInt8(ascii: "#") else { return nil }
      start = stop + 1
    }
    return nil
  }
}
