import Formats
import Support

/// The reporters, by the name that `--format` takes.
package enum Reporters {
  /// A reporter's entry in the list.
  package struct Entry: Sendable {
    /// The name that `--format` takes.
    package let name: String
    /// What it is for, in one line.
    package let summary: String
    /// What it shows where it is asked to.
    ///
    /// No set: what those need of their members the runtime would look up at each start.
    package var features: [ReportFeature] = []
    /// Whether it shows only findings of a level and above; machine formats have all.
    package var hasLevel = false
    /// What the beginning of its report shows, by which a later report may replace it.
    let signature: @Sendable () -> Signature
    /// Makes the reporter.
    package let make: @Sendable (ReportContent, ReportEnvironment) -> any Reporter

    /// An entry; its signature is made where it is needed, which is not at each start.
    init(
      name: String, summary: String, features: [ReportFeature] = [], hasLevel: Bool = false,
      signature: @autoclosure @escaping @Sendable () -> Signature,
      make: @escaping @Sendable (ReportContent, ReportEnvironment) -> any Reporter
    ) {
      self.name = name
      self.summary = summary
      self.features = features
      self.hasLevel = hasLevel
      self.signature = signature
      self.make = make
    }
  }

  /// Every reporter, in the order in which help shows them.
  package static let all = [
    Entry(
      name: "text", summary: "A line for each finding, for terminals, logs and editors.",
      features: ReportFeature.allCases, hasLevel: true, signature: TextReporter.signature
    ) {
      if $0.showsCounts { return StatisticsReporter(.text) }
      let lines = TextReporter($0, showsColours: $1.showsColours, showsCode: $1.showsCode, width: $1.width)
      return $0.grouping.map { GroupedTextReporter(lines, by: $0) } ?? lines
    },
    Entry(
      name: "json", summary: "One document for programs, in a stable format.", features: ReportFeature.allCases,
      signature: .any([JSONReporter.signature, StatisticsReporter.signature])
    ) { content, _ in
      content.showsCounts ? StatisticsReporter(.json) as any Reporter : JSONReporter(content)
    },
    Entry(
      name: "jsonl", summary: "JSON Lines: one finding per line, written during the run.",
      features: [.checks, .suppressed, .known, .suggestions, .fixes], signature: JSONLinesReporter.signature
    ) { content, _ in
      JSONLinesReporter(content)
    },
    Entry(
      name: "partial", summary: "A partial report for `fiorilint merge`.", features: [.fixes],
      signature: PartialReporter.signature
    ) { _, _ in
      PartialReporter()
    },
    Entry(
      name: "sarif", summary: "SARIF 2.1.0, for code hosts and editors.",
      features: [.checks, .suppressed, .known, .fixes], signature: SARIFReporter.signature
    ) {
      SARIFReporter(
        workingDirectory: $1.workingDirectory, root: $1.root, category: $0.sarifCategory, statuses: $0.statuses,
        showsChecks: $0.showsChecks)
    },
    Entry(name: "junit", summary: "JUnit XML, for build servers.", signature: JUnitReporter.signature) {
      content, _ in
      JUnitReporter(dialect: content.junitDialect, layout: content.junitLayout)
    },
    Entry(
      name: "github", summary: "Annotations of GitHub Actions.", features: [.fixes], hasLevel: true,
      signature: GitHubReporter.signature
    ) { _, surroundings in
      GitHubReporter(workingDirectory: surroundings.workingDirectory, root: surroundings.root)
    },
    Entry(
      name: "gitlab", summary: "GitLab's Code Quality report.", features: [.fixes],
      signature: GitLabReporter.signature
    ) { _, surroundings in
      GitLabReporter(workingDirectory: surroundings.workingDirectory, root: surroundings.root)
    },
    Entry(
      name: "azure", summary: "Issues of Azure Pipelines.", hasLevel: true, signature: AzureReporter.signature
    ) { _, surroundings in
      AzureReporter(workingDirectory: surroundings.workingDirectory, root: surroundings.root)
    },
    Entry(
      name: "checkstyle", summary: "Checkstyle's XML, for build servers.", signature: CheckstyleReporter.signature
    ) { _, surroundings in
      CheckstyleReporter(workingDirectory: surroundings.workingDirectory, root: surroundings.root)
    },
    Entry(name: "sonarqube", summary: "Generic issues of SonarQube.", signature: SonarQubeReporter.signature) {
      _, surroundings in
      SonarQubeReporter(workingDirectory: surroundings.workingDirectory, root: surroundings.root)
    },
    Entry(
      name: "rdjson", summary: "Diagnostics for reviewdog.", features: [.fixes], signature: RDJSONReporter.signature
    ) { _, surroundings in
      RDJSONReporter(workingDirectory: surroundings.workingDirectory)
    },
    Entry(
      name: "rdjsonl", summary: "Diagnostics of reviewdog, one per line.", features: [.fixes],
      signature: RDJSONLinesReporter.signature
    ) { _, surroundings in
      RDJSONLinesReporter(workingDirectory: surroundings.workingDirectory)
    },
    Entry(
      name: "csv", summary: "Comma-separated values, for spreadsheets.", features: [.counts],
      signature: .any([CSVReporter.signature, StatisticsReporter.signature])
    ) { content, _ in
      content.showsCounts ? StatisticsReporter(.csv) as any Reporter : CSVReporter()
    },
    Entry(name: "tap", summary: "The Test Anything Protocol, version 13.", signature: TAPReporter.signature) { _, _ in
      TAPReporter()
    },
    Entry(
      name: "markdown", summary: "Tables for a job summary or a comment.", hasLevel: true,
      signature: MarkdownReporter.signature
    ) { _, _ in
      MarkdownReporter()
    },
    Entry(
      name: "html", summary: "One page that shows each screen drawn, for designers.", features: [.fixes],
      signature: HTMLReporter.signature
    ) { _, _ in
      HTMLReporter()
    },
  ]

  /// The names, in the order in which help shows them.
  package static var names: [String] { all.map(\.name) }

  /// The names of those that show something, in that order.
  package static func names(showing feature: ReportFeature) -> [String] {
    all.filter { $0.features.contains(feature) }.map(\.name)
  }

  /// The same in one phrase: `text, json and csv`.
  package static func words(showing feature: ReportFeature) -> String { names(showing: feature).words(last: "and") }

  /// Makes the reporter of a name; `nil` where there is none.
  package static func make(
    _ name: String, _ content: ReportContent = ReportContent(),
    in surroundings: ReportEnvironment = ReportEnvironment()
  ) -> (any Reporter)? {
    guard let entry = all.first(where: { $0.name == name }) else { return nil }
    let reporter = entry.make(content, surroundings)
    return hidesFindings(entry, content) ? LevelReporter(reporter, content.level) : reporter
  }

  /// Whether the reporter of a name leaves out findings below the level.
  package static func hidesFindings(_ name: String, _ content: ReportContent) -> Bool {
    all.contains { $0.name == name && hidesFindings($0, content) }
  }

  private static func hidesFindings(_ entry: Entry, _ content: ReportContent) -> Bool {
    entry.hasLevel && content.level > .info && !content.showsCounts
  }
}

/// Where reports are written: on which terminal, and in which folder.
package struct ReportEnvironment: Sendable {
  /// Whether the text report colours.
  package var showsColours = false
  /// Whether the text report shows the source's line below each finding.
  package var showsCode = false
  /// Columns of the terminal that the text report is written to.
  package var width = 100
  /// An absolute path, which paths of files are relative to.
  package var workingDirectory = "/"
  /// The absolute path of the project's top folder, which paths in reports for servers are relative to.
  package var root = "/"

  /// No terminal, in the top folder.
  package init() {}
}
