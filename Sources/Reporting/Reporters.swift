/// The reporters, by the name that `--format` takes.
package enum Reporters {
  /// What the user says about reports.
  package struct Options: Sendable {
    /// Whether the text report colours.
    package var showsColours = false
    /// Whether the text report shows the source's line below each finding.
    package var showsCode = false
    /// What the findings of the text report stand together by; `nil`: they stand one by one, in order.
    package var grouping: TextGrouping?
    /// Columns of the terminal that the text report is written to.
    package var width = 100
    /// Whether the text, JSON and JSON Lines reports tell for each file and rule what was judged and what is missing: `--checks`.
    package var showsChecks = false
    /// Whether the text, JSON, JSON Lines and SARIF reports show the findings that are in the baseline: `--show-baselined`.
    package var showsBaselined = false
    /// Whether the text, JSON, JSON Lines and SARIF reports tell what is held back: `--show-suppressed`.
    package var showsSuppressed = false
    /// Whether the text, JSON and JSON Lines reports tell what would hold each finding back.
    package var suggestsSuppressions = false
    /// Whether the JSON report holds all that other reports are made of, so that it can be merged with others.
    package var isMergeable = false
    /// Whose consumers the JUnit report is written for.
    package var junitDialect = JUnitDialect.extended
    /// What the JUnit report makes cases of.
    package var junitLayout = JUnitLayout()
    /// An absolute path, which paths of files are relative to.
    package var workingDirectory = "/"
    /// The absolute path of the project's top folder, which paths in reports for servers are relative to.
    package var root = "/"
    /// What tells a SARIF log from others of the same commit; empty: nothing does.
    package var sarifCategory = ""

    /// A plain text report, and every other one in its usual form.
    package init() {}
  }

  /// A reporter's entry in the list.
  package struct Entry: Sendable {
    /// The name that `--format` takes.
    package let name: String
    /// What it is for, in one line.
    package let summary: String
    /// Makes the reporter.
    package let make: @Sendable (Options) -> any Reporter
  }

  /// Every reporter, in the order in which help shows them.
  package static let all = [
    Entry(name: "text", summary: "A line for each finding, for terminals, logs and editors.") {
      let lines = TextReporter(
        showsColours: $0.showsColours, showsCode: $0.showsCode, showsChecks: $0.showsChecks,
        showsBaselined: $0.showsBaselined, showsSuppressed: $0.showsSuppressed,
        suggestsSuppressions: $0.suggestsSuppressions, width: $0.width)
      return $0.grouping.map { GroupedTextReporter(lines, by: $0) } ?? lines
    },
    Entry(name: "json", summary: "fiorilint's stable machine form.") {
      JSONReporter(
        includesChecks: $0.showsChecks, includesBaselined: $0.showsBaselined, isMergeable: $0.isMergeable,
        includesSuppressed: $0.showsSuppressed, includesSuggestions: $0.suggestsSuppressions)
    },
    Entry(name: "jsonl", summary: "The same as JSON Lines, written as the run goes on.") {
      JSONLinesReporter(
        includesChecks: $0.showsChecks, includesBaselined: $0.showsBaselined, includesSuppressed: $0.showsSuppressed,
        includesSuggestions: $0.suggestsSuppressions)
    },
    Entry(name: "sarif", summary: "SARIF 2.1.0, for code hosts and editors.") {
      SARIFReporter(
        workingDirectory: $0.workingDirectory, root: $0.root, category: $0.sarifCategory,
        includesBaselined: $0.showsBaselined, includesSuppressed: $0.showsSuppressed)
    },
    Entry(name: "junit", summary: "JUnit XML, for build servers.") {
      JUnitReporter(dialect: $0.junitDialect, layout: $0.junitLayout)
    },
    Entry(name: "github", summary: "Annotations of GitHub Actions.") {
      GitHubReporter(workingDirectory: $0.workingDirectory, root: $0.root)
    },
    Entry(name: "gitlab", summary: "GitLab's Code Quality report.") {
      GitLabReporter(workingDirectory: $0.workingDirectory, root: $0.root)
    },
    Entry(name: "azure", summary: "Issues of Azure Pipelines.") {
      AzureReporter(workingDirectory: $0.workingDirectory, root: $0.root)
    },
    Entry(name: "checkstyle", summary: "Checkstyle's XML, for build servers.") {
      CheckstyleReporter(workingDirectory: $0.workingDirectory, root: $0.root)
    },
    Entry(name: "sonarqube", summary: "Generic issues of SonarQube.") {
      SonarQubeReporter(workingDirectory: $0.workingDirectory, root: $0.root)
    },
    Entry(name: "rdjson", summary: "Diagnostics for reviewdog.") {
      RDJSONReporter(workingDirectory: $0.workingDirectory)
    },
    Entry(name: "rdjsonl", summary: "The same, one in a line.") {
      RDJSONLinesReporter(workingDirectory: $0.workingDirectory)
    },
    Entry(name: "csv", summary: "Comma-separated values, for spreadsheets.") { _ in CSVReporter() },
    Entry(name: "tap", summary: "The Test Anything Protocol, version 13.") { _ in TAPReporter() },
    Entry(name: "markdown", summary: "Tables for a job summary or a comment.") { _ in MarkdownReporter() },
    Entry(name: "html", summary: "One page that shows each screen drawn, for designers.") { _ in HTMLReporter() },
  ]

  /// The names, in the order in which help shows them.
  package static var names: [String] { all.map(\.name) }

  /// Makes the reporter of a name; `nil` where there is none.
  package static func make(_ name: String, _ options: Options = Options()) -> (any Reporter)? {
    all.first { $0.name == name }?.make(options)
  }
}
