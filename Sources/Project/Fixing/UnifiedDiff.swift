import Documents

/// What changes of a text, line by line, as `patch` and `git apply` read it.
enum UnifiedDiff {
  /// How many lines are shown around a change.
  private static let context = 3

  /// What a diff of two texts says below the names of the file; empty where they are equal.
  static func hunks(_ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    let difference = LineDifference(before, after)
    var lines: [Line] = []
    var (from, to) = (0, 0)
    for change in difference.changes + [.init(old: difference.old.endIndex..<difference.old.endIndex, new: 0..<0)] {
      while from < change.old.lowerBound {
        lines.append(Line(mark: " ", text: difference.old[from], from, to))
        from += 1
        to += 1
      }
      for index in change.old {
        lines.append(Line(mark: "-", text: difference.old[index], index, to))
        from = index + 1
      }
      for index in change.new {
        lines.append(Line(mark: "+", text: difference.new[index], from, index))
        to = index + 1
      }
    }
    return hunks(of: lines).flatMap { hunk(lines[$0]) }
  }

  /// The diff as a terminal shows it: what a text holds besides lines and tabs is escaped.
  static func shown(_ diff: [UInt8]) -> [UInt8] {
    let lines = diff.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { TextEscaping.line(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private struct Line {
    let mark: Unicode.Scalar
    let text: ArraySlice<UInt8>
    /// How many lines are before it in either text.
    let from: Int
    let to: Int

    init(mark: Unicode.Scalar, text: ArraySlice<UInt8>, _ from: Int, _ to: Int) {
      (self.mark, self.text, self.from, self.to) = (mark, text, from, to)
    }
  }

  /// The changes with the lines around them; those that would touch are one.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> [UInt8] {
    guard let first = lines.first else { return [] }
    func place(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
    let (old, new) = (lines.count { $0.mark != "+" }, lines.count { $0.mark != "-" })
    var text = Array("@@ -\(place(first.from, old)) +\(place(first.to, new)) @@\n".utf8)
    for line in lines {
      text += Array("\(line.mark)".utf8) + line.text
      if line.text.last != 0x0A { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
    return text
  }
}
