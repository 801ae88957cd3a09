import Screens

/// The findings about a configuration.
package struct ConfigurationNotes: Sendable {
  /// Its path, as it is shown.
  package var path: String
  /// One for each place, in any order.
  package var all: [ConfigurationNote] = []

  /// Nothing yet of the configuration at a path.
  package init(path: String) { self.path = path }
}

/// A finding about a place in a configuration.
package struct ConfigurationNote: Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// The id of the rule that says it.
  package var rule: String
  /// How much it weighs.
  package var severity: Severity
  /// What is wrong, and what to do.
  package var message: String
  /// What distinguishes the entry from others.
  package var element: String

  /// A note of an entry; its element distinguishes it from others.
  package init(_ rule: String, _ severity: Severity, _ message: String, on element: String) {
    line = 1
    column = 1
    self.rule = rule
    self.severity = severity
    self.message = message
    self.element = element
  }
}

extension FileReport {
  /// The report of a configuration, which has no screens; each finding reaches to the end of its line.
  ///
  /// - Parameters:
  ///   - location: the path to open.
  ///   - rules: the ids of the run's rules.
  package init(_ notes: ConfigurationNotes, at location: String, rules: [String], _ options: LintOptions) {
    self.init(path: notes.path)
    let source = SourceReader(limit: options.maximumFileSize)
    // One that has gone since it was read has places without lines.
    try? source.open(location, path: path, filePath: location)
    try? source.readAll()
    let notes = notes.all.sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
    let starts = Self.lineStarts(source)
    var cursor = PositionCursor()
    for note in notes {
      var start = SourcePosition(
        line: note.line, column: note.column, utf16Column: note.column, byteColumn: note.column)
      var finding = Finding(note.rule, note.severity, note.message, at: start)
      if options.demands.contains(.details) { finding.element = note.element }
      if note.line <= starts.count {
        let offset = Self.offset(of: note.column, from: starts[note.line - 1], source)
        let (first, end) = cursor.positions(of: offset..<max(offset, source.count), in: source)
        start = first
        finding.start = start
        finding.end = end
        if options.demands.contains(.excerpts) {
          finding.excerpt = SourceExcerpt.line(around: offset, column: start.column, in: source)
        }
      }
      findings.append(finding)
    }
    defer { source.closeFile() }
    if options.demands.contains(.lineHashes) { FileHashes.addLineHashes(to: &findings, from: source, text: nil) }
    if options.demands.contains(.digests) { digest = FileHashes.digest(source, text: nil) }
    guard options.demands.contains(.tallies) else { return }
    tallies = rules.map { id in
      var tally = Tally()
      tally.failed = notes.count { $0.rule == id }
      return tally
    }
  }

  private static func lineStarts(_ source: SourceReader) -> [Int] {
    var starts = [0]
    for index in 0..<source.count where source.bytes[index] == 0x0A { starts.append(index + 1) }
    return starts
  }

  /// The offset of a column, in Unicode scalars, of the line that begins somewhere.
  private static func offset(of column: Int, from start: Int, _ source: SourceReader) -> Int {
    var offset = start
    if offset == 0 { offset = source.markLength }
    for _ in 1..<max(1, column) {
      guard offset < source.count, source.bytes[offset] != 0x0A else { break }
      offset += 1
      while offset < source.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
