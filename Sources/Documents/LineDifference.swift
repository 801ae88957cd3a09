/// Which lines of a text are others in another one.
package struct LineDifference {
  /// Lines of one text in the place of lines of the other.
  package struct Change {
    /// The lines that go, by their numbers from 0; empty where some come in front of a line.
    package let old: Range<Int>
    /// The lines that come.
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The lines of the first text, each with its line break.
  package let old: [ArraySlice<UInt8>]
  /// The lines of the second text.
  package let new: [ArraySlice<UInt8>]
  /// Where they differ, in their order; what is side by side is one.
  package let changes: [Change]

  /// The difference of two texts.
  package init(_ before: [UInt8], _ after: [UInt8]) {
    old = Self.lines(of: before)
    new = Self.lines(of: after)
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let (first, firstNew) = (from, to)
      while removed.contains(from) { from += 1 }
      while added.contains(to) { to += 1 }
      if from > first || to > firstNew {
        changes.append(Change(old: first..<from, new: firstNew..<to))
      } else {
        from += 1
        to += 1
      }
    }
    self.changes = changes
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
