import Linting
import Reporting
import Support
import Synchronization

/// How the records of a stream are linted, and what their results hold.
package struct RecordSettings {
  /// How screens are read.
  package var screens: ScreenSettings
  /// Which rules run.
  package var linting: LintingSettings
  /// What results hold.
  package var content: ReportContent
  /// Whether results are partial ones, for `fiorilint merge`.
  package var isPartial: Bool

  package init(
    _ screens: ScreenSettings, _ linting: LintingSettings, _ content: ReportContent, isPartial: Bool
  ) {
    self.screens = screens
    self.linting = linting
    self.content = content
    self.isPartial = isPartial
  }
}

/// The plans of a stream: that of the working directory, and one for each other configuration that is the nearest to a
/// record.
///
/// A configuration is read when the first record comes that it holds for, once for all threads, and only inside the
/// project.
package final class RecordPlans: Sendable {
  /// A plan, and how its results are written.
  package final class Entry: Sendable {
    package let plan: LintPlan
    package let reporter: ResultReporter

    /// - Parameter first: the plan of the working directory.
    fileprivate init(_ plan: LintPlan, besides first: LintPlan, _ content: ReportContent, isPartial: Bool) {
      let run = RunInformation(version: BuildDescription.version, rules: plan.rules)
      let merge = PartialResultEncoder(
        version: run.version, rules: first.rules, all: run.rules, known: plan.rulesOfProgram)
      self.plan = plan
      reporter = ResultReporter(content, of: run, merge: isPartial ? merge : nil)
    }
  }

  /// What holds for the records of a folder.
  package struct Place {
    /// Its plan; why none could be made where a configuration has mistakes.
    package var entry: Result<Entry, UserError>
    /// Which configuration of the plan holds.
    var configuration: ConfigurationTree.Choice
  }

  private struct State {
    /// By the folder of the configuration that is the nearest.
    var entries: [Path: Result<Entry, UserError>] = [:]
    /// By the absolute path of the file.
    var baselines: [Path: Result<ReferenceFindings, UserError>] = [:]
  }

  /// The plan of the working directory.
  package let first: Entry
  /// What results hold, with what the configuration of the working directory says.
  package let content: ReportContent
  private let settings: RecordSettings
  private let workingDirectory: String
  private let boundary: ProjectBoundary?
  /// The folders of configurations that the first plan knows.
  private let knownFolders: Set<Path>
  /// The folders of rules that hold in the working directory without a configuration.
  private let bareRules: [PathName]
  private let state = Mutex(State())

  /// - Throws: a ``UserError`` or ``UserErrors`` where the stream cannot start.
  package init(_ settings: RecordSettings) throws {
    self.settings = settings
    let screens = settings.screens
    let plan = try Self.plan(settings, screens)
    var content = settings.content
    for feature in plan.inputs.settings.shown { content.show(feature.value) }
    self.content = content
    first = Entry(plan, besides: plan, content, isPartial: settings.isPartial)
    workingDirectory = plan.inputs.files.workingDirectory
    boundary = screens.allowsOutside ? nil : ProjectBoundary(workingDirectory: workingDirectory)
    knownFolders = Set(paths: plan.inputs.configurations.map(\.name.folder))
    bareRules =
      screens.configuration == .nearest
      ? try TeamRuleFolders.bare(above: workingDirectory, from: workingDirectory, within: boundary) : []
    // One that cannot be read ends the stream before it begins, as it ends a check.
    if let baseline = plan.inputs.settings.baseline { _ = try known(baseline.value, plan.inputs).get() }
  }

  private static func plan(_ settings: RecordSettings, _ screens: ScreenSettings) throws -> LintPlan {
    // What runs where the stream does runs in each of its plans, so that results can be merged.
    let here = Path(ScreenSettings.noPath, in: Terminal.workingDirectory).text
    return try LintPlan(
      ["-"], screens, settings.linting, documents: [here], takesRecords: true)
  }

  /// What holds for records in the folder of a path.
  ///
  /// - Parameter location: the absolute path of a record, which need not be there.
  package func place(of location: String) -> Place {
    guard settings.screens.configuration == .nearest else {
      return Place(entry: .success(first), configuration: .nearest)
    }
    if boundary?.rootLeft(by: location, from: workingDirectory) != nil {
      return Place(entry: .success(first), configuration: .ofRun)
    }
    let name = FileReport.Configuration.defaultName
    let own = Path(location).folder
    let folder = PathAncestors(Path(own).existingFront).first { folder in
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
    if rules == bareRules { return Place(entry: .success(first), configuration: .bare(scope: 0)) }
    // Records below one folder of rules have one plan.
    let home = rules.first.map { String($0.location.dropLast(TeamRuleFolders.name.utf8.count + 1)) }
    let entry =
      if let home { self.entry(of: home.isEmpty ? "/" : home) } else { self.entry(of: folder, as: "") }
    return Place(entry: entry, configuration: .bare(scope: (try? entry.get().plan.inputs.inputScope) ?? 0))
  }

  /// The plan of a folder, which is made for the first of its records.
  ///
  /// - Parameter name: what other folders with the same plan are called too: all without rules are called "".
  private func entry(of folder: String, as name: String? = nil) -> Result<Entry, UserError> {
    state.withLock { state in
      if let entry = state.entries[name ?? folder] { return entry }
      let entry = Result { () throws(UserError) in
        do {
          var screens = settings.screens
          screens.stdinPath = "\(folder)/\(FileReport.Configuration.defaultName)"
          let plan = try Self.plan(settings, screens)
          return Entry(plan, besides: first.plan, content, isPartial: settings.isPartial)
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
  package func known(_ baseline: PathName, _ inputs: ConfiguredFiles) -> Result<ReferenceFindings, UserError> {
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
