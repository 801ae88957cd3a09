import Inputs
import Linting
import Reporting
import Support
import Synchronization

/// The plans of a stream: that of the working directory, and one for each other configuration that is the nearest to a
/// record.
///
/// A configuration is read when the first record comes that it holds for, once for all threads, and only inside the
/// project.
final class RecordPlans: Sendable {
  /// A plan, and how its results are written.
  final class Entry: Sendable {
    let plan: LintPlan
    let reporter: ResultReporter

    /// - Parameter first: the plan of the working directory.
    fileprivate init(_ plan: LintPlan, besides first: LintPlan, _ content: ReportContent, isPartial: Bool) {
      let run = RunInformation(version: FioriLintCommand.version, rules: plan.rules)
      let merge = PartialResultEncoder(
        version: run.version, rules: first.rules, all: run.rules, known: plan.rulesOfProgram)
      self.plan = plan
      reporter = ResultReporter(content, of: run, merge: isPartial ? merge : nil)
    }
  }

  /// What holds for the records of a folder.
  struct Place {
    /// Its plan; why none could be made where a configuration has mistakes.
    var entry: Result<Entry, UserError>
    /// Which configuration of the plan holds.
    var configuration: RecordScopes.ConfigurationChoice
  }

  private struct State {
    /// By the folder of the configuration that is the nearest.
    var entries: [PathKey: Result<Entry, UserError>] = [:]
    /// By the absolute path of the file.
    var baselines: [PathKey: Result<ReferenceFindings, UserError>] = [:]
  }

  /// The plan of the working directory.
  let first: Entry
  /// What results hold, with what the configuration of the working directory says.
  let content: ReportContent
  private let command: StreamCommand
  private let screens: ScreenSettings
  private let workingDirectory: String
  private let boundary: ProjectBoundary?
  /// The folders of configurations that the first plan knows.
  private let knownFolders: Set<PathKey>
  /// The folders of rules that hold in the working directory without a configuration.
  private let bareRules: [PathName]
  private let state = Mutex(State())

  /// - Throws: a ``UserError`` or ``UserErrors`` where the stream cannot start.
  init(_ command: StreamCommand, with additions: TeamExtensions) throws {
    self.command = command
    screens = command.screens(with: additions)
    let plan = try Self.plan(command, screens)
    var content = command.content.content
    for feature in plan.inputs.settings.shown { content.show(feature.value) }
    self.content = content
    first = Entry(plan, besides: plan, content, isPartial: command.output.partial)
    workingDirectory = plan.inputs.files.workingDirectory
    boundary = screens.allowsOutside ? nil : ProjectBoundary(workingDirectory: workingDirectory)
    knownFolders = Set(paths: plan.inputs.configurations.map(\.name.folder))
    bareRules =
      screens.configuration == .nearest
      ? try TeamRuleFolders.bare(above: workingDirectory, from: workingDirectory, within: boundary) : []
    // One that cannot be read ends the stream before it begins, as it ends a check.
    if let baseline = plan.inputs.settings.baseline { _ = try known(baseline.value, plan.inputs).get() }
  }

  private static func plan(_ command: StreamCommand, _ screens: ScreenSettings) throws -> LintPlan {
    // What runs where the stream does runs in each of its plans, so that results can be merged.
    let here = PathName.location(ScreenSettings.noPath, in: Terminal.workingDirectory)
    return try LintPlan(
      ["-"], screens, command.linting.settings(command.others), failLevel: command.failures.failOn, documents: [here],
      takesRecords: true)
  }

  /// What holds for records in the folder of a path.
  ///
  /// - Parameter location: the absolute path of a record, which need not be there.
  func place(of location: String) -> Place {
    guard screens.configuration == .nearest else { return Place(entry: .success(first), configuration: .nearest) }
    if boundary?.rootLeft(by: location, from: workingDirectory) != nil {
      return Place(entry: .success(first), configuration: .ofRun)
    }
    let name = FileFinder.configurationName
    let own = PathName.folder(of: location)
    let folder = PathAncestors(ExactPath.existingFront(of: own)).first { folder in
      knownFolders.contains(folder) || Terminal.exists(folder == "/" ? "/\(name)" : "\(folder)/\(name)")
    }
    guard let folder, holds(folder, for: own) else { return barePlace(of: own) }
    if knownFolders.contains(folder) { return Place(entry: .success(first), configuration: .nearest) }
    return Place(entry: entry(of: folder), configuration: .nearest)
  }

  /// What holds for records in a folder without a configuration: the rules of the nearest folder of a team.
  private func barePlace(of folder: String) -> Place {
    let rules: [PathName]
    do {
      rules = try TeamRuleFolders.bare(above: folder, from: workingDirectory, within: boundary)
    } catch {
      return Place(entry: .failure(UserErrors(error).first), configuration: .nearest)
    }
    if rules == bareRules { return Place(entry: .success(first), configuration: .none(scope: 0)) }
    // Records below one folder of rules have one plan.
    let home = rules.first.map { String($0.location.dropLast(TeamRuleFolders.name.utf8.count + 1)) }
    let entry =
      if let home { self.entry(of: home.isEmpty ? "/" : home) } else { self.entry(of: folder, as: "") }
    return Place(entry: entry, configuration: .none(scope: (try? entry.get().plan.inputs.inputScope) ?? 0))
  }

  /// The plan of a folder, which is made for the first of its records.
  ///
  /// - Parameter name: what other folders with the same plan are called too: all without rules are called "".
  private func entry(of folder: String, as name: String? = nil) -> Result<Entry, UserError> {
    state.withLock { state in
      if let entry = state.entries[name ?? folder] { return entry }
      let entry = Result { () throws(UserError) in
        do {
          var screens = screens
          screens.stdinPath = "\(folder)/\(FileFinder.configurationName)"
          let plan = try Self.plan(command, screens)
          return Entry(plan, besides: first.plan, content, isPartial: command.output.partial)
        } catch {
          throw UserErrors(error).first
        }
      }
      state.entries[name ?? folder] = entry
      return entry
    }
  }

  /// What a baseline knows; why it cannot be read where that is so.
  ///
  /// - Parameter inputs: those whose configuration names it.
  func known(_ baseline: PathName, _ inputs: ConfiguredFiles) -> Result<ReferenceFindings, UserError> {
    state.withLock { state in
      if let known = state.baselines[baseline.location] { return known }
      let known = Result { () throws(UserError) in
        do {
          if let mistake = inputs.mistake(inMissing: baseline) { throw mistake }
          return try Baseline(reading: baseline.display).known
        } catch {
          throw UserErrors(error).first
        }
      }
      state.baselines[baseline.location] = known
      return known
    }
  }
}
