import Documents
import Linting
import Project
import Reporting
import Support

/// One run of a command of `fiorilint baseline`: lints, and holds what is found against the files.
struct BaselineRun {
  /// What is to be done with the file.
  enum Action {
    case create, update, prune, check
  }

  private let action: Action
  private let isQuiet: Bool
  private let plan: LintPlan
  private let places: BaselinePlaces
  /// To create baselines: those that are there already, which stay as they are.
  private let existing: [BaselinePlace]
  /// By number of the place.
  private let baselines: [Baseline]
  /// The numbers of those that no configuration names, and that are not there.
  private let missing: Set<Int>

  /// Whether a baseline that no configuration names is not there.
  private static func isMissing(_ place: BaselinePlace) -> Bool { !place.isNamed && !Terminal.exists(place.path) }

  private init(_ action: Action, _ options: BaselineOptions, _ additions: TeamExtensions) throws {
    self.action = action
    isQuiet = options.output.quiet
    let screens = options.linting.screens(options.others, with: additions)
    plan = try LintPlan(options.namedPaths, screens, options.linting.settings)
    var places = try BaselinePlaces(plan.inputs, options.namedPaths, file: options.target.baseline, screens)
    existing = action == .create ? places.all.filter { Terminal.exists($0.path) } : []
    try Self.choose(&places, for: action, plan.inputs)
    self.places = places
    baselines = try places.all.map { place in
      action == .create || Self.isMissing(place) ? Baseline(path: place.path) : try Baseline(reading: place.path)
    }
    missing = Set(places.all.indices.filter { Self.isMissing(places.all[$0]) })
  }

  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of action: Action, _ options: BaselineOptions, with additions: TeamExtensions) -> Int32 {
    Terminal.status { try BaselineRun(action, options, additions).run() }
  }

  /// Leaves the baselines that an action can be for: those that are there, or to create those that are not.
  private static func choose(
    _ places: inout BaselinePlaces, for action: Action, _ inputs: ConfiguredFiles
  ) throws {
    guard let first = places.all.first else { return }
    if action == .create {
      places.remove { Terminal.exists($0.path) }
      if places.all.isEmpty {
        _ = try Baseline(reading: first.path)
        throw isThere(first)
      }
    } else {
      // A configuration may have no baseline on purpose, beside those of others.
      let hasBaseline = places.all.contains { !isMissing($0) }
      if !hasBaseline { places.remove(where: isMissing) }
      let missing = hasBaseline ? places.all.first { $0.isNamed && !Terminal.exists($0.path) } : first
      if let missing, let mistake = inputs.mistake(inMissing: missing.name) { throw mistake }
    }
  }

  private static func isThere(_ place: BaselinePlace) -> UserError {
    UserError(
      "the baseline \(place.path) exists; `fiorilint baseline update` updates it"
        + (place.isNamed ? "" : "; to use it, set `baseline` in the configuration"))
  }

  /// - Returns: the exit status.
  /// - Throws: a ``UserError`` where the run cannot start, or a baseline cannot be written.
  private func run() throws -> Int32 {
    plan.inputs.writeHints(withGlobs: !isQuiet)
    // They are tried before the run and opened again one by one: a project may have more of them than a process may
    // open files.
    if action != .check {
      for number in places.all.indices where action == .create || !missing.contains(number) {
        _ = try OutputFile(path: places.all[number].path, "baseline")
      }
    }
    let screens = ScreenRun(
      plan, showsProgress: !isQuiet, joinsSteps: plan.inputs.settings.joinsSteps, demands: .identities)
    var known = baselines[...]
    let review = BaselineReview(places.choice, keepsNew: true) { _ in known.popFirst()?.known }
    let summary = screens.run(.baseline(review)) { report in
      for failure in report.failures { Terminal.write(failure) }
      review.count(report)
    }
    // A mistyped path must not turn on a baseline that lists nothing.
    if action == .create {
      if let reason = screens.reasonForNothing(summary) { throw UserError(reason) }
      if summary.screens == 0, summary.failures > 0 { return 3 }
    } else if !isQuiet {
      screens.noteIfEmpty(summary)
    }
    var staleCount = 0
    var mistakes: [UserError] = []
    let numbers = numbers(wantedAfter: review)
    if numbers.isEmpty, let existing = existing.first { throw Self.isThere(existing) }
    for place in existing where !isQuiet {
      Terminal.writeError("fiorilint: note: \(TextEscaping.line(Self.isThere(place).message))\n")
    }
    let scope = BaselineScope(plan.inputs.withoutGlobs(plan.inputs.namedPaths), without: plan.unselectedRules)
    for number in numbers {
      let (place, baseline) = (places.all[number], baselines[number])
      let stale = review.stale(baseline.entries, in: number) { scope.contains($0, below: baseline.folder) }
      let new = review.new(to: number)
      if missing.contains(number), action != .create {
        let subject = "\(SummaryLine.counted(new.count, "finding")) in files without a baseline"
        let path = TextEscaping.line(Path(place.path).shown)
        if !isQuiet {
          Terminal.writeError("fiorilint: note: \(subject); `fiorilint baseline create` writes \(path)\n")
        }
        continue
      }
      staleCount += stale.count
      do {
        let destination =
          action == .check ? OutputFile() : try OutputFile(path: place.path, "baseline")
        destination.write(
          action == .check ? lines(of: stale, in: place.path) : bytes(of: baseline, number, without: stale, review))
        try destination.finish()
      } catch let mistake as UserError {
        // The others are written all the same.
        mistakes.append(mistake)
        continue
      }
      note(place.path, baseline, stale: stale.count, new: new.count, reported: review.reported(in: number))
      if action == .create { mistakes += turnOn(place) }
    }
    for mistake in mistakes { Terminal.report(mistake) }
    if !mistakes.isEmpty { return 2 }
    if summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return action == .check && staleCount > 0 ? 1 : 0
  }

  /// What a baseline holds from now on.
  private func bytes(
    of baseline: Baseline, _ number: Int, without stale: [Baseline.Entry], _ review: BaselineReview
  ) -> [UInt8] {
    let gone = Set(stale.map(\.position))
    // What was found is written as it is now, so that it is known also once what distinguishes it has changed again.
    let all = action == .prune ? baseline.entries : review.unmet(baseline.entries, in: number)
    let kept = all.filter { !gone.contains($0.position) }.map(\.identity)
    return Baseline.bytes(of: kept + (action == .prune ? [] : review.met(by: number) + review.new(to: number)))
  }

  /// The numbers of the baselines to write or to compare: to create one that no configuration names takes a finding,
  /// unless there is no other.
  private func numbers(wantedAfter review: BaselineReview) -> [Int] {
    guard action == .create else {
      return places.all.indices.filter { !missing.contains($0) || !review.new(to: $0).isEmpty }
    }
    let wanted = places.all.indices.filter { places.all[$0].isNamed || !review.new(to: $0).isEmpty }
    return wanted.isEmpty && existing.isEmpty ? Array(places.all.indices.prefix(1)) : wanted
  }

  /// Lets configurations name a baseline that was created.
  ///
  /// - Returns: why some could not be changed.
  private func turnOn(_ place: BaselinePlace) -> [UserError] {
    var mistakes: [UserError] = []
    for configuration in place.configurations {
      do {
        try BaselineActivation(of: place.name, in: configuration).write()
      } catch {
        mistakes += UserErrors(error).errors
      }
    }
    if place.configurations.isEmpty, !isNamed(place), !isQuiet {
      let shown = TextEscaping.line(Path(place.path).shown)
      Terminal.writeError("fiorilint: note: no configuration uses it; run checks with --baseline \(shown)\n")
    }
    return mistakes
  }

  /// Whether a configuration of the run names a baseline.
  private func isNamed(_ place: BaselinePlace) -> Bool {
    plan.inputs.scopes.contains { $0.baseline?.location.hasBytes(of: place.name.location) ?? false }
      || plan.inputs.settings.baseline?.value.location.hasBytes(of: place.name.location) ?? false
  }

  /// The entries that nothing was found for, one in a line with its place.
  private func lines(of stale: [Baseline.Entry], in file: String) -> [UInt8] {
    var output = ReportBuffer()
    for entry in stale {
      let identity = entry.identity
      output.write(
        TextEscaping.line(
          "\(Path(file).shown):\(entry.position.line):\(entry.position.column): stale: no longer found: "
            + "\(identity.element) in \(identity.shownPath) [\(identity.rule)]"))
      output.write("\n")
    }
    return output.bytes
  }

  /// - Parameters:
  ///   - new: how many findings the baseline does not have.
  ///   - reported: how many of them a check would report, which joins those of steps.
  private func note(_ file: String, _ baseline: Baseline, stale: Int, new: Int, reported: Int) {
    if isQuiet { return }
    let count = baseline.entries.count
    let steps = new > reported ? " (\(SummaryLine.grouped(new - reported)) of them in further steps)" : ""
    let parts =
      switch action {
      case .create: ["\(SummaryLine.counted(new, "finding")) written\(steps)"]
      case .update:
        ["\(SummaryLine.counted(count - stale, "finding")) kept", "\(new) added\(steps)", "\(stale) removed"]
      case .prune:
        ["\(SummaryLine.counted(count - stale, "finding")) kept", "\(stale) removed"]
          + (reported > 0 ? ["\(SummaryLine.counted(reported, "new finding")) left out"] : [])
      case .check: ["\(SummaryLine.grouped(count - stale)) still found", "\(stale) stale", "\(reported) new"]
      }
    let advice =
      action == .check && stale > 0
      ? "; `fiorilint baseline prune` removes stale findings, `update` also adds new ones" : ""
    Terminal.writeError("\(TextEscaping.line(Path(file).shown)): \(parts.joined(separator: ", "))\(advice)\n")
  }
}

/// Which findings a run looks for: those in what was named, by rules that the command line does not leave out.
struct BaselineScope {
  private let unselectedRules: Set<String>
  /// The absolute paths of folders, and those of files without their extensions.
  private let locations: Set<Path>

  /// - Parameters:
  ///   - paths: files and folders.
  ///   - rules: the ids of rules that the command line leaves out.
  init(_ paths: [String], without rules: Set<String>) {
    unselectedRules = rules
    let here = Terminal.workingDirectory
    locations = Set(
      paths: paths.map { path in
        let location = Path(path, in: here).resolved
        return Path(path).isFolder ? location : String(PathStem(location).stem)
      })
  }

  /// Whether a finding of such an identity was looked for.
  ///
  /// - Parameter folder: the absolute path that the paths of findings start from.
  func contains(_ identity: FindingIdentity, below folder: String) -> Bool {
    !unselectedRules.contains(identity.rule)
      && PathAncestors(Path(identity.path, in: folder).text).contains { locations.contains($0) }
  }
}
