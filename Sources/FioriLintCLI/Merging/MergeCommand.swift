import ArgumentParser
import Linting
import Project
import Reporting

/// `fiorilint merge`: makes one report of the partial reports of several runs.
struct MergeCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join partial reports into one report of any format.",
    discussion: """
      Examples:
        fiorilint merge part-1.json part-2.json
        fiorilint merge --format sarif=report.sarif parts/*.json
        fiorilint merge --json-lines --format html=report.html results/*.jsonl

      `fiorilint check --format partial=FILE` and `fiorilint stream --partial` write partial reports.
      """)

  @Argument(help: "Partial reports.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup(title: "Input") var lines: LineOptions

  @OptionGroup(title: "Rules") var configuration: ConfigurationOptions

  @OptionGroup(title: "Output") var reports: ReportOptions

  @OptionGroup(title: "Exit status") var failures: FailureOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct LineOptions: ParsableArguments {
    @Flag(help: "Read files of JSON Lines, with a result of `fiorilint stream --partial` in each line.")
    var jsonLines = false
  }

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("partial reports cannot be read from standard input; name their files")
    }
  }

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(MergeRun.status(of: self, with: additions))
  }
}

/// One run of `fiorilint merge`: reads the reports, joins them, writes what is asked for.
struct MergeRun {
  /// Runs it.
  ///
  /// - Returns: the exit status; where the reports cannot be joined, it was said why.
  static func status(of command: MergeCommand, with additions: TeamExtensions) -> Int32 {
    Terminal.status {
      let (paths, takesLines) = (command.inputs, command.lines.jsonLines)
      let screens = ScreenSettings(
        command.configuration, command.outside,
        setting: command.reports.assignments + [command.failures.failOn].compactMap(\.self), with: additions)
      var reports = takesLines ? [] : try paths.map(PartialReport.read)
      let results = takesLines ? try ResultFiles(paths) : nil
      let configurations = try MergedConfigurations(
        of: results?.pathsOfFolders ?? reports.flatMap { $0.files.map(\.report.exactPath) }, screens)
      let known = configurations.rules
      var settings = command.reports.settings.completed(by: configurations.settings)
      if let results {
        try results.use(known, ofProgram: configurations.rulesOfProgram)
        return try MergeRun(
          paths: paths, settings: settings, rules: results.rules, reference: nil, known: known,
          configurations.settings.requiredShare?.value
        ).run(joinsShared: false, joinsSteps: false) { take in
          try results.forEach { file in
            var file = file
            file.failLevel = configurations.failLevel(of: file) ?? file.failLevel
            take(file)
          }
        }
      }
      for index in reports.indices {
        try reports[index].check(known)
        reports[index].setFailLevels(configurations.failLevel)
      }
      settings.show(failing: reports.lazy.flatMap(\.files).map(\.report.failLevel))
      let merged = try MergedReport(reports)
      return try MergeRun(
        paths: paths, settings: settings, rules: Set(merged.rules), reference: merged.reference, known: known,
        configurations.settings.requiredShare?.value
      ).run(joinsShared: true, joinsSteps: settings.joinsSteps) { take in
        merged.files.forEach(take)
        for path in merged.skipped { take(merged.skippedReport(path)) }
      }
    }
  }

  private let paths: [String]
  private let settings: ReportSettings
  private let rules: [Rule]
  /// The revision that findings are known of.
  private let reference: String?
  /// The least share of conclusive checks; `nil`: any.
  private let requiredShare: Percentage?

  private init(
    paths: [String], settings: ReportSettings, rules: Set<String>, reference: String?, known: [Rule],
    _ required: Percentage?
  ) {
    self.paths = paths
    self.settings = settings
    self.rules = known.filter { rules.contains($0.id) }
    self.reference = reference
    requiredShare = required
  }

  /// - Parameters:
  ///   - joinsShared: whether findings that files share are reported once.
  ///   - joinsSteps: whether an element that several dumps of a folder show is reported once.
  ///   - files: gives the reports of all files in order.
  private func run(
    joinsShared: Bool, joinsSteps: Bool, _ files: ((FileReport) -> Void) throws -> Void
  ) throws -> Int32 {
    let outputs = try ReportSet(settings, rules: rules, reading: OutputGuard(paths), since: reference)
    outputs.begin()
    let queue = ReportQueue(
      .init(joinsShared: joinsShared, joinsSteps: joinsSteps, countsOutcomes: true), rules: rules, outputs.write)
    try files(queue.take)
    let summary = queue.end()
    let shortfall = ConclusiveShare(summary).shortfall(of: requiredShare)
    let status = max(ExitStatus.status(summary), shortfall == nil ? 0 : 1)
    try outputs.end(summary, status: status)
    if let shortfall { Terminal.writeError("fiorilint: error: \(shortfall)\n") }
    if !settings.isQuiet {
      let shown = outputs.level.map(summary.showing) ?? summary
      let line = SummaryLine.text(shown, showsChecks: settings.content.showsChecks, since: reference)
      Terminal.writeError(line + "\n")
      if let line = SummaryLine.hidden(shown) { Terminal.writeError(line + "\n") }
      Terminal.note(SummaryLine.advice(shown, self.rules))
      Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
      outputs.writeNotes()
    }
    return status
  }
}
