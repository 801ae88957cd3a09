import Screens

/// The rules and formats of a run: an immutable value that threads share, each making an engine of it.
package struct Linter: Sendable {
  /// Sorted by id.
  package let rules: [Rule]
  /// All rules there are, those that do not run included: a description may suppress each.
  package let knownRules: [Rule]
  /// The formats that files can be of, in the order in which they are asked.
  package let formats: [any ScreenFormat]
  /// What is asked for besides the findings.
  package let options: LintOptions

  /// What overrides make of the rules on the screens that they hold for; `nil`: there are none.
  package var overrides: ScreenOverrides?

  /// - Parameters:
  ///   - rules: the rules to run, in any order.
  ///   - knownRules: all rules there are; `nil`: those that run.
  ///   - formats: the formats to recognize, in the order in which they are asked.
  package init(
    rules: [Rule], knownRules: [Rule]? = nil, formats: [any ScreenFormat], options: LintOptions = LintOptions()
  ) {
    self.knownRules = knownRules ?? rules
    // The built-in ones come sorted, and a start has no time to sort them again.
    let isSorted = zip(rules, rules.dropFirst()).allSatisfy { $0.id < $1.id }
    self.rules = isSorted ? rules : rules.sorted { $0.id < $1.id }
    self.formats = formats
    self.options = options
  }

  /// An engine for one thread.
  package func makeEngine() -> LintEngine { LintEngine(self) }
}

/// How files are linted, and what is kept of them.
package struct LintOptions: Sendable {
  /// What the user supplies about the screens.
  package var reader = ReaderOptions()
  /// The largest file that is read, in bytes.
  package var maximumFileSize = 512 << 20
  /// The most elements that one screen may have: what is found on them is held until all of it is read.
  package var maximumElements = 5_000_000
  /// How much of a large file is read at once, in bytes; what is found does not depend on it.
  package var pieceSize = 256 << 10
  /// What is kept besides the findings.
  package var demands: ReportRequirements = .details
  /// The day that suppressions with a last day are held against; `nil`: today.
  package var today: CalendarDay?
  /// Whether every rule looks at every element instead of those of its kinds: slow, and equal in its results; for
  /// tests.
  package var withoutBuckets = false

  /// Options that ask for the findings and what they say.
  package init() {}
}

/// What an engine lints.
package enum LintInput {
  /// The path to open, which is that of a regular file, and the path that its references are looked for from; `nil`:
  /// the one that is shown.
  case file(UnsafePointer<CChar>, filePath: String? = nil)
  /// A text from memory, and the path that its references are looked for from; empty: nowhere. A decoded text is UTF-8
  /// in spite of the encoding that it declares.
  case text(UnsafeRawBufferPointer, filePath: String, isDecoded: Bool = false)

  /// The bytes, where they come from no file.
  var text: UnsafeRawBufferPointer? {
    if case .text(let text, _, _) = self { text } else { nil }
  }

  /// Opens it.
  ///
  /// - Parameter path: the path to show.
  func open(_ source: SourceReader, path: String) throws(ReadError) {
    switch self {
    case .file(let cPath, let filePath): try source.open(cPath, path: path, filePath: filePath, isFound: true)
    case .text(let text, let filePath, let isDecoded):
      try source.open(text: text, path: path, filePath: filePath, isDecoded: isDecoded)
    }
  }
}
