import Syntax

/// Where entries of `ignore` go in a configuration.
package enum IgnoreInsertion {
  /// The insertion of entries below `ignore:`, which is written where it is not there yet.
  ///
  /// - Parameter entries: each as `- {…}`.
  /// - Returns: `nil` where the list or the whole configuration is written in brackets, into which nothing can be put
  ///   line by line.
  package static func insertion(of entries: [String], into text: [UInt8]) -> TextInsertion? {
    let insertion = lineInsertion(of: entries, into: text)
    return insertion.flatMap { adds($0, entries.count, to: text) ? $0 : nil }
  }

  /// Whether a configuration says with an insertion what it said without it, and has more entries of `ignore`.
  private static func adds(_ insertion: TextInsertion, _ count: Int, to text: [UInt8]) -> Bool {
    var changed = text
    changed.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    guard let before = members(of: text), let after = members(of: changed) else { return false }
    return after.ignored == before.ignored + count && after.others == before.others
  }

  /// How many entries of `ignore` a configuration has, and what its other members are.
  ///
  /// - Returns: `nil` for what is no configuration.
  private static func members(of text: [UInt8]) -> (ignored: Int, others: [String: String])? {
    let root: YAMLNode?
    do {
      root = try YAMLDocument.read(bytes: text)
    } catch {
      return nil
    }
    guard let root, !root.isNull else { return (0, [:]) }
    guard case .map(let entries) = root.content else { return nil }
    var members: (ignored: Int, others: [String: String]) = (0, [:])
    for entry in entries {
      if entry.key == "ignore", case .list(let items) = entry.value.content { members.ignored = items.count }
      if entry.key != "ignore" { members.others[entry.key] = shape(of: entry.value) }
    }
    return members
  }

  /// What a node says, wherever it is.
  private static func shape(of node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, let isPlain): return isPlain ? text : text.debugDescription
    case .list(let items): return "[\(items.map(shape).joined(separator: ", "))]"
    case .map(let entries):
      let members = entries.map { "\($0.key.debugDescription): \(shape(of: $0.value))" }
      return "{\(members.joined(separator: ", "))}"
    }
  }

  private static func lineInsertion(of entries: [String], into text: [UInt8]) -> TextInsertion? {
    let lines = TextLines(text: text)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let isCandidate = ["ignore", "\"ignore\"", "'ignore'"].contains { text[start..<end].starts(with: $0.utf8) }
      let line = isCandidate ? YAMLLine(String(decoding: text[start..<end].filter { $0 != 0x0D }, as: UTF8.self)) : nil
      if let line, line.key == "ignore" {
        guard line.value.isEmpty || line.value.first == "#" else { return nil }
        let indentation = indentationOfEntries(lines, behind: end) ?? "  "
        let isLast = end == text.count
        return TextInsertion(
          at: isLast ? end : end + 1,
          (isLast ? lines.lineBreak : "") + entries.map { indentation + $0 }.joined(separator: lines.lineBreak)
            + (isLast ? "" : lines.lineBreak))
      }
      start = end + 1
    }
    let isOpen = text.last.map { $0 != 0x0A } ?? false
    let head = (isOpen ? lines.lineBreak : "") + "ignore:" + lines.lineBreak
    return TextInsertion(at: text.count, head + entries.map { "  " + $0 + lines.lineBreak }.joined())
  }

  /// How far the first entry of a list is indented; `nil` where there is none.
  private static func indentationOfEntries(_ lines: TextLines, behind end: Int) -> String? {
    var start = end + 1
    while start < lines.text.count {
      let stop = lines.text[start...].firstIndex(of: 0x0A) ?? lines.text.count
      let line = YAMLLine(String(decoding: lines.text[start..<stop].filter { $0 != 0x0D }, as: UTF8.self))
      if !line.dashes.isEmpty { return lines.indentation(at: start) }
      guard line.isEmpty else { return nil }
      start = stop + 1
    }
    return nil
  }
}
