import Documents
import Linting
import Screens

/// Shows the line of a finding, with the range of the finding underlined.
enum PageSource {
  /// How much of a long line is shown before, at and behind the culprit, in Unicode scalars.
  private static let context = (before: 40, culprit: 120, after: 60)

  /// - Parameters:
  ///   - culpritStart: where what it is about begins.
  ///   - culpritEnd: where that ends, exclusive.
  static func write(
    _ excerpt: SourceExcerpt, from culpritStart: SourcePosition, to culpritEnd: SourcePosition, to xml: inout XMLWriter
  ) {
    let scalars = Array(excerpt.text.unicodeScalars)
    let start = min(max(0, culpritStart.column - excerpt.column), scalars.count)
    let isOnOneLine = culpritEnd.line == culpritStart.line
    let end = isOnOneLine ? min(max(start, culpritEnd.column - excerpt.column), scalars.count) : scalars.count
    let first = max(0, start - context.before)
    let shownEnd = min(end, start + context.culprit)
    let last = min(scalars.count, shownEnd + context.after)
    var before = text(scalars[first..<start])
    if first == 0, excerpt.column <= 1 {
      before = String(before.drop { $0 == " " })
    } else {
      before = "…" + before
    }
    xml.line("pre", [("class", "source")]) { xml in
      if let line = excerpt.before {
        xml.isolated(text(line.text.unicodeScalars.suffix(context.before + context.culprit)))
        xml.lineBreak()
      }
      xml.line("bdi") { xml in
        xml.text(before)
        xml.line("mark", text: text(scalars[start..<shownEnd]))
        if shownEnd < end { xml.text("…") } else { xml.text(text(scalars[end..<last])) }
        if shownEnd == end, last < scalars.count { xml.text("…") }
      }
      for line in excerpt.more {
        let scalars = Array(line.text.unicodeScalars)
        let text = text(scalars.prefix(context.before + context.culprit))
        xml.lineBreak()
        xml.isolated(first == 0 && excerpt.column <= 1 ? String(text.drop { $0 == " " }) : text)
      }
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars.map { $0 == "\t" ? " " : $0 }))
  }
}
