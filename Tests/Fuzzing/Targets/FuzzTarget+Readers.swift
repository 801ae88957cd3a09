import Formats
import Linting
import Screens
import TestSupport

extension FuzzTarget {
  /// Each reader by itself, no matter what the file looks like.
  static let readers: [FuzzTarget] = forcedFormats.map { format in
    FuzzTarget(
      name: "reader-\(format.name)",
      promise: "a file read in pieces says what it says whole; places lie in the file, and screens in lists as alone"
    ) {
      let whole = TestLinter.engine(formats: [ForcedFormat(format)])
      var options = LintOptions()
      options.pieceSize = 13
      let pieces = TestLinter.engine(options, formats: [ForcedFormat(format)])
      let file = MemoryFile()
      return { bytes in
        let report = whole.lint(bytes, path: "a")
        try checkPlaces(of: report, in: bytes)
        // What tools print in front of a file is skipped in its first piece, which is larger outside of here.
        guard let first = bytes.first, (format.isXML ? "<" : "{[").utf8.contains(first) else { return }
        try file.write(bytes)
        let other = pieces.lint(file.path, path: "a")
        try compare(report, other)
        try BrokenPromise.unless(report.tallies == other.tallies, "the tallies differ, whole and in pieces")
      }
    }
  }

  /// A format of each name.
  private static let forcedFormats = Formats.all.enumerated().filter { index, format in
    !format.name.isEmpty && !Formats.all[..<index].contains { $0.name == format.name }
  }.map(\.element)

  /// All formats at once: which one a file is of.
  static let formats = FuzzTarget(
    name: "formats", promise: "a file read in pieces is of the format that it is of whole, and says the same"
  ) {
    let whole = TestLinter.engine()
    var options = LintOptions()
    options.pieceSize = 512
    let pieces = TestLinter.engine(options)
    let file = MemoryFile()
    return { bytes in
      let report = whole.lint(bytes, path: "a")
      try checkPlaces(of: report, in: bytes)
      try file.write(bytes)
      let other = pieces.lint(file.path, path: "a")
      // What shows the format may stand behind the first piece, which is a thousand times as large outside of here.
      if other.format != report.format, bytes.count > options.pieceSize { return }
      // Why the format is unknown may be said of the first piece alone.
      if report.format.isEmpty, other.format.isEmpty { return }
      try BrokenPromise.unless(report.format == other.format, "\(report.format) whole, \(other.format) in pieces")
      try compare(report, other)
    }
  }

  /// What libxml2 says of a mistake depends on how it is fed, and in a tag that does not end also where; that there is one does not.
  private static func compare(_ report: FileReport, _ other: FileReport) throws {
    func listing(_ report: FileReport) -> [String] {
      Findings.listing(report).map { line in
        line.contains(" error: the XML is not well-formed: ") ? "no XML" : line
      }
    }
    try BrokenPromise.unlessSame("whole and in pieces", listing(report), listing(other))
  }

  /// The fast way to read XML against libxml2, which reads each file with a processing instruction.
  static let plainXML = FuzzTarget(
    name: "plain-xml", promise: "the scanner of plain XML finds and refuses what libxml2 does"
  ) {
    let engine = TestLinter.engine()
    func found(_ text: String, below lines: Int) -> [String] {
      let report = engine.lint(Array(text.utf8), path: "a.xml")
      var found = report.findings.map { finding in
        let place =
          "\(finding.start.line - lines):\(finding.start.column)-\(finding.end.line - lines):\(finding.end.column)"
        return "\(place) \(finding.rule) \(finding.element): \(finding.message)"
      }
      // Where depends on how libxml2 is fed, in a tag that does not end.
      if report.failure != nil { found.append("failure") }
      return found + ["screens \(report.screens)"]
    }
    return { bytes in
      // A declaration and a byte order mark stand in front of everything else; so do the zeros of UTF-16.
      guard let text = String(validating: bytes, as: UTF8.self), bytes.first == UInt8(ascii: "<"),
        !bytes.starts(with: Array("<?xml".utf8)), !bytes.contains(0)
      else { return }
      try BrokenPromise.unlessSame(
        "the scanner and libxml2", found(text, below: 0), found("<?other?>\n" + text, below: 1))
    }
  }

  /// The index of cases against asking every case of every element.
  static let buckets = FuzzTarget(
    name: "buckets", promise: "cases that are picked by kind find what all cases asked of all elements find"
  ) {
    let picked = TestLinter.engine()
    var options = LintOptions()
    options.withoutBuckets = true
    let asked = TestLinter.engine(options)
    return { bytes in
      let (report, other) = (picked.lint(bytes, path: "a"), asked.lint(bytes, path: "a"))
      try BrokenPromise.unlessSame("with and without buckets", Findings.listing(report), Findings.listing(other))
      try BrokenPromise.unless(report.tallies == other.tallies, "the tallies differ, with and without buckets")
    }
  }

  /// - Throws: where a finding stands nowhere in the file.
  private static func checkPlaces(of report: FileReport, in bytes: [UInt8]) throws {
    let lines = bytes.count { $0 == 0x0A } + 1
    for finding in report.findings {
      let (start, end) = (finding.start, finding.end)
      let isOrdered = (start.line, start.column) <= (end.line, end.column)
      // Decoded, UTF-16 has no more lines than it has bytes for them.
      try BrokenPromise.unless(
        isOrdered && start.line >= 1 && start.column >= 1 && end.line <= lines,
        "a finding at \(start)–\(end) of \(lines) lines")
    }
  }
}

/// A format that takes every file for its own.
private struct ForcedFormat: ScreenFormat {
  let format: any ScreenFormat
  var name: String { format.name }
  var isXML: Bool { format.isXML }

  init(_ format: any ScreenFormat) { self.format = format }

  func recognizes(_ opening: FileHead) -> Bool { true }
  func makeReader(_ options: ReaderOptions) -> any ScreenReader { format.makeReader(options) }
}
