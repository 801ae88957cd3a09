import BuiltInRules
import Documents
import Linting
import Project
import Reporting
import Screens
import Support

/// The reports of a run and where they go: any number of them, one at most to standard output.
///
/// A streaming report is written as files come in; the others are written at the end, which is when all files are kept
/// for them.
final class ReportSet: @unchecked Sendable {
  private struct Output {
    let reporter: any Reporter
    let destination: OutputFile
  }

  /// The least level that a reporter for people shows; `nil`: all reports have all findings.
  private(set) var level: Severity?
  /// Whether standard output has the text report, with its failures.
  private(set) var printsFailures = false
  /// What the reporters need of the linter.
  let demands: ReportRequirements
  /// What the user should know of the reports.
  private var notes: [String] = []
  private var run: RunInformation
  private let streaming: [(reporter: any StreamingReporter, destination: OutputFile)]
  private let collecting: [Output]
  private var files: [FileReport] = []
  /// Which drawings are kept; `nil`: all that there are.
  private var drawnScreens: DrawnScreens?
  private var buffer = ReportBuffer()

  /// - Parameters:
  ///   - inputs: what no report may be written over.
  ///   - reference: the revision that findings are known of; `nil`: they are known of a baseline.
  ///   - baselineOption: the option that names a baseline or leaves out those of configurations.
  /// - Throws: a ``UserError`` for an unknown format, two reports to standard output, or a file that cannot be written.
  init(
    _ settings: ReportSettings, rules: [Rule], reading inputs: OutputGuard, since reference: String? = nil,
    baselineOption: String? = nil
  ) throws {
    var content = settings.content
    content.level = settings.level ?? Settings.standardLevel
    run = RunInformation(
      version: BuildDescription.version, rules: rules, timestamp: Self.epoch)
    run.reference = reference
    run.baselineOption = baselineOption
    run.helpBase = settings.rulePages
    var streaming: [(reporter: any StreamingReporter, destination: OutputFile)] = []
    var collecting: [Output] = []
    var demands: ReportRequirements = []
    var places: Set<OutputLocation> = []
    var writesToOutput = false
    var note: String?
    for format in settings.formats.isEmpty ? [Self.text] : settings.formats {
      let parts = format.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.contains("") {
        throw UserError(
          "--format \(format) has no \(parts[0].isEmpty ? "format before" : "file after") `=`; expected "
            + "FORMAT=FILE, such as json=report.json")
      }
      let path = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
      var name = String(parts[0])
      if name == AutomaticFormat.name {
        name = AutomaticFormat.format(in: Terminal.environment, toFile: path != nil)
        if path == nil, !settings.formats.contains(where: AutomaticFormat.isForGitLab) {
          note = AutomaticFormat.note(in: Terminal.environment)
        }
      }
      let reporter = try Self.reporter(name, settings, content, toTerminal: path == nil)
      if Reporters.hidesFindings(name, content) { level = content.level }
      if name == Self.text, path == nil { printsFailures = !content.showsCounts }
      let destination: OutputFile
      if let path {
        if settings.leavesOutput, FileIdentity.isOutput(path) {
          throw UserError("\(path) is standard output, which gets the fixed text; write the report to another file")
        }
        if let place = OutputLocation(path), places.contains(place) {
          throw UserError("two reports go to the file \(path); name another file for one of them")
        }
        destination = try inputs.output(to: path)
        // Only now its folder is there, and a file that a link leads to.
        if let place = OutputLocation(path) { places.insert(place) }
      } else {
        if writesToOutput {
          throw UserError("two reports go to standard output; write one to a file: --format \(name)=FILE")
        }
        writesToOutput = true
        destination = OutputFile(settings.leavesOutput ? STDERR : STDOUT)
        if let place = FileIdentity.ofOutput, !places.insert(.file(place)).inserted {
          throw UserError("two reports go to one file: standard output is redirected to the file of another report")
        }
      }
      demands.formUnion(reporter.demands)
      if let reporter = reporter.streaming {
        streaming.append((reporter, destination))
      } else {
        collecting.append(Output(reporter: reporter, destination: destination))
      }
    }
    if let note { notes = [note] }
    if settings.content.showsFixes { demands.formUnion(.fixes) }
    if demands.contains(.project) {
      run.project = ProjectRevision(of: try ProjectRoot.find(settings.root, from: Terminal.workingDirectory))
    }
    if demands.contains(.statements) { run.statements = BuiltInRules.statements }
    if demands.contains(.drawings), !demands.contains(.allDrawings) { drawnScreens = DrawnScreens() }
    self.demands = demands
    self.streaming = streaming
    self.collecting = collecting
  }

  private static let text = "text"

  /// The time of the run in seconds since 1970, where the environment says it.
  private static var epoch: Int? {
    guard let value = Terminal.environment("SOURCE_DATE_EPOCH"), !value.isEmpty else { return nil }
    let seconds = Int(value)
    if seconds == nil {
      Terminal.writeError(
        "fiorilint: warning: SOURCE_DATE_EPOCH=\(TextEscaping.line(value)) is not a number of seconds since 1970 and is ignored\n"
      )
    }
    return seconds
  }

  private static func reporter(
    _ name: String, _ settings: ReportSettings, _ content: ReportContent, toTerminal: Bool
  ) throws -> any Reporter {
    var surroundings = ReportEnvironment()
    surroundings.showsColours = toTerminal && Terminal.showsColor(settings.color)
    surroundings.showsCode = toTerminal && Terminal.isTerminal(STDOUT)
    surroundings.width = Terminal.width ?? surroundings.width
    surroundings.workingDirectory = Terminal.workingDirectory
    // Reports for people name files as they were named.
    if name != "text" || settings.root != nil {
      let root = try ProjectRoot.find(settings.root, from: surroundings.workingDirectory)
      if name != "text" { surroundings.root = root }
    }
    guard let reporter = Reporters.make(name, content, in: surroundings) else {
      let names = AutomaticFormat.allNames
      let other = Self.otherNames[name] ?? Self.formatBeforeColon(name, among: names)
      let advice = other.map { suggestion($0) } ?? suggestion(for: name, among: names, isQuoted: false)
      throw UserError("unknown format \(name); expected \(oneOf(names))\(advice)")
    }
    return reporter
  }

  /// The formats by what other linters and servers call them.
  private static let otherNames = [
    "codequality": "gitlab", "codeclimate": "gitlab", "code-quality": "gitlab", "code-climate": "gitlab",
    "xml": "junit", "md": "markdown", "console": "text", "stylish": "text", "ndjson": "jsonl", "sonar": "sonarqube",
  ]

  /// What was meant by a format and a file with a colon in between.
  private static func formatBeforeColon(_ name: String, among names: [String]) -> String? {
    guard let colon = name.firstIndex(of: ":"), names.contains(String(name[..<colon])) else { return nil }
    return "\(name[..<colon])=\(name[name.index(after: colon)...])"
  }

  /// Whether all reports can be written while a file is read.
  var takesPortions: Bool {
    let counted: ReportRequirements = [.tallies, .fileStatements]
    return collecting.isEmpty && demands.subtracting(counted).isDisjoint(with: .ofWholeFile)
      && streaming.allSatisfy { output in
        output.reporter.writesByFinding
          && (output.reporter.countsAtEnd || output.reporter.demands.isDisjoint(with: counted))
      }
  }

  /// Writes the text before the first file.
  func begin() {
    for (reporter, destination) in streaming {
      reporter.begin(run, to: &buffer)
      flush(destination)
    }
  }

  /// Takes the next file's report, in order.
  func write(_ report: FileReport) {
    if report.isSkipped { return skip(report) }
    for (reporter, destination) in streaming {
      reporter.write(report, of: run, to: &buffer)
      flush(destination)
    }
    guard !collecting.isEmpty else { return }
    files.append(report)
    drawnScreens?.trim(&files[files.count - 1])
  }

  private func skip(_ report: FileReport) {
    guard demands.contains(.skipped) else { return }
    run.skipped.append(report.path)
    if let format = report.unsupportedFormat { run.unsupportedFormats[report.path] = format }
  }

  /// Writes the text behind the last file, and the reports that need all files.
  ///
  /// - Parameters:
  ///   - summary: of all files.
  ///   - shard: which part of the files this was; `nil`: all of them.
  ///   - status: the exit status of the run.
  /// - Throws: the ``UserErrors`` if reports could not be written, after writing the others. A ``ClosedPipe`` if the
  ///   reader of the one on standard output is gone.
  func end(_ summary: Summary, shard: ShardInformation? = nil, status: Int32) throws {
    var mistakes: [UserError] = []
    var isPipeClosed = false
    func finish(_ destination: OutputFile) {
      // If one report has no reader or no room left, the others are still written.
      do {
        try destination.finish()
      } catch is ClosedPipe {
        isPipeClosed = true
      } catch {
        mistakes += UserErrors(error).errors
      }
    }
    for (reporter, destination) in streaming {
      reporter.end(run, summary, to: &buffer)
      flush(destination)
      finish(destination)
    }
    run.shard = shard
    run.exitStatus = status
    let report = Report(run: run, files: files, summary: summary)
    for output in collecting {
      if let note = output.reporter.note(on: report), !notes.contains(note) { notes.append(note) }
      output.reporter.write(report, to: &buffer)
      flush(output.destination)
      finish(output.destination)
    }
    if !mistakes.isEmpty { throw UserErrors(mistakes) }
    if isPipeClosed { throw ClosedPipe() }
  }

  /// Writes what the user should know of the reports.
  func writeNotes() {
    for note in notes { Terminal.writeError("fiorilint: note: \(note)\n") }
  }

  private func flush(_ destination: OutputFile) {
    guard !buffer.isEmpty else { return }
    buffer.withBytes { destination.write($0) }
    buffer.removeAll()
  }
}

/// The project's top folder, which code hosts count paths from.
enum ProjectRoot {
  /// The absolute path of the top folder.
  ///
  /// - Parameters:
  ///   - given: the key `reports.root`; `nil`: the nearest folder above that has an entry `.git`, and without one the
  ///     working directory.
  ///   - workingDirectory: its absolute path.
  /// - Throws: a ``UserError`` where what the user says is no folder.
  static func find(_ given: LocatedValue<PathName>?, from workingDirectory: String) throws -> String {
    guard let given else { return topOfRepository(around: workingDirectory) ?? workingDirectory }
    // Symbolic links are resolved, as they are in the working directory's path.
    let name = given.value
    func wrong(_ reason: String) -> UserErrors {
      let place = given.place.path == CommandLineSettings.place ? nil : given.place
      return UserErrors([UserError("`reports.root` names \(name.display), \(reason)", at: place)])
    }
    guard let status = Path(name.location).status, let path = Path(name.location).real else {
      throw wrong(errno == ENOENT ? "which does not exist" : "which cannot be read: \(Terminal.lastError)")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw wrong("which is not a folder") }
    return path
  }
}
