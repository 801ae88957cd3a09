/// The reporters, by the name that `--format` takes.
public enum Reporters {
  /// What the user says about reports.
  public struct Options: Sendable {
    /// Whether the text report colours.
    public var showsColours = false
    /// Whether the text report shows the source's line below each finding.
    public var showsCode = false
    /// Columns of the terminal that the text report is written to.
    public var width = 100
    /// Whether the text and JSON reports tell for each file and rule what was judged and what is missing: `--checks`.
    public var showsChecks = false
    /// Whose consumers the JUnit report is written for.
    public var junitDialect = JUnitDialect.extended
    /// An absolute path: what SARIF's locations of files outside of it are found by.
    public var workingDirectory = "/"

    /// A plain text report, and every other one in its usual form.
    public init() {}
  }

  /// A reporter's entry in the list.
  public struct Entry: Sendable {
    /// The name that `--format` takes.
    public let name: String
    /// What it is for, in one line.
    public let summary: String
    /// Makes the reporter.
    public let make: @Sendable (Options) -> any Reporter
  }

  /// Every reporter, in the order in which help shows them.
  public static let all = [
    Entry(name: "text", summary: "A line for each finding, for terminals, logs and editors.") {
      TextReporter(
        showsColours: $0.showsColours, showsCode: $0.showsCode, showsChecks: $0.showsChecks, width: $0.width)
    },
    Entry(name: "json", summary: "fiorilint's stable machine form.") { JSONReporter(includesChecks: $0.showsChecks) },
    Entry(name: "sarif", summary: "SARIF 2.1.0, for code hosts and editors.") {
      SARIFReporter(workingDirectory: $0.workingDirectory)
    },
    Entry(name: "junit", summary: "JUnit XML, for build servers.") { JUnitReporter(dialect: $0.junitDialect) },
    Entry(name: "html", summary: "One page that shows each screen drawn, for designers.") { _ in HTMLReporter() },
  ]

  /// The names, in the order in which help shows them.
  public static var names: [String] { all.map(\.name) }

  /// Makes the reporter of a name; `nil` where there is none.
  public static func make(_ name: String, _ options: Options = Options()) -> (any Reporter)? {
    all.first { $0.name == name }?.make(options)
  }
}
