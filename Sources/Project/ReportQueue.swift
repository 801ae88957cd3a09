import Linting
import Support
import Synchronization

/// The reports of a run on their way from engines to files: each in its place, reviewed, and counted once.
///
/// Reports come in the order of their paths. Those that come from no file of the run, such as paths that could not be
/// used, join them where their paths belong. Some reports are known only at the end of the run: those of
/// configurations, and those that share findings with others, as steps of a test do. The reports behind the first of them wait for it.
package final class ReportQueue: Sendable {
  /// What a run knows of its reports before they come.
  package struct Settings: Sendable {
    /// Reports that come from no file of the run.
    var others: [FileReport] = []
    /// Of reports from there on some may be known only at the end; `nil`: none.
    var firstLatePath: String?
    /// Whether findings that files share are reported once.
    var joinsShared = false
    /// Whether an element that several dumps of a folder show is reported once.
    var joinsSteps = false
    /// Changes the statuses of findings; `nil`: they stay.
    var review: Review?
    /// Whether the outcomes of rules are counted from the reports; else engines have counted them.
    var countsOutcomes = false
    /// Shows how far the run is.
    var progress: Progress?

    /// A run that reviews nothing and shares nothing, unless its parts say so.
    package init(
      others: [FileReport] = [], review: Review? = nil, joinsShared: Bool = false, joinsSteps: Bool = false,
      countsOutcomes: Bool = false
    ) {
      self.others = others
      self.review = review
      (self.joinsShared, self.joinsSteps) = (joinsShared, joinsSteps)
      self.countsOutcomes = countsOutcomes
    }
  }

  private struct State {
    /// Those that come from no file of the run; the next one is the last.
    var others: [FileReport]
    var waiting: [FileReport] = []
    var isWaiting = false
    /// What steps of a test have in common.
    var steps = RepeatedFindings()
    /// What the files include whose reports were handed out.
    var inclusions: [Path: Int] = [:]
    /// The only one of the run.
    var summary = Summary()
  }

  private let settings: Settings
  private let rules: [Rule]
  private let body: @Sendable (FileReport) -> Void
  private let state: Mutex<State>

  /// A queue of one run.
  ///
  /// - Parameters:
  ///   - rules: those that were run; the order of tallies.
  ///   - body: is given each report; those of files that were skipped at once.
  package init(_ settings: Settings, rules: [Rule], _ body: @escaping @Sendable (FileReport) -> Void) {
    self.settings = settings
    self.rules = rules
    self.body = body
    let others = settings.others.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    state = Mutex(State(others: others.reversed()))
  }

  /// Takes the report of the next file.
  @Sendable package func take(_ report: FileReport) {
    if !(report.portion?.isContinued ?? false) { settings.progress?.advance() }
    state.withLock { state in
      while let next = state.others.last, next.path.utf8.lexicographicallyPrecedes(report.path.utf8) {
        state.others.removeLast()
        place(next, &state)
      }
      place(report, &state)
    }
  }

  private func place(_ report: FileReport, _ state: inout State) {
    // A report is large, so that only a review copies it.
    guard let review = settings.review else { return join(report, &state) }
    var reviewed = report
    review.review(&reviewed)
    join(reviewed, &state)
  }

  private func join(_ report: FileReport, _ state: inout State) {
    if !report.isSkipped {
      let isLate = settings.firstLatePath.map { !report.path.utf8.lexicographicallyPrecedes($0.utf8) } ?? false
      state.isWaiting =
        state.isWaiting || isLate || (settings.joinsShared && SharedFindings.mayShare(report))
        || (settings.joinsSteps && RepeatedFindings.mayRepeat(report))
      if state.isWaiting {
        state.waiting.append(report)
        if settings.joinsSteps { state.steps.take(&state.waiting[state.waiting.count - 1]) }
        return
      }
      if !report.inclusions.isEmpty {
        state.inclusions.merge(SharedFindings.inclusions(in: CollectionOfOne(report)), uniquingKeysWith: +)
      }
    }
    handOut(report, &state)
  }

  private func handOut(_ report: FileReport, _ state: inout State) {
    state.summary.add(report)
    if settings.countsOutcomes {
      state.summary.add(report.tallies, of: rules)
      state.summary.add(report.statements)
    }
    body(report)
  }

  /// Hands out the reports that wait.
  ///
  /// - Parameters:
  ///   - late: reports that are known only now, sorted by path.
  ///   - totals: what engines made of all files, besides their reports.
  /// - Returns: the outcome of all reports.
  package func end(with late: [FileReport] = [], _ totals: Summary = Summary()) -> Summary {
    defer { settings.progress?.finish() }
    return state.withLock { state in
      while let next = state.others.popLast() { place(next, &state) }
      var rest = late[...]
      for index in rest.indices {
        settings.review?.review(&rest[index])
        state.summary.add(rest[index].tallies, of: rules)
      }
      var all: [FileReport] = []
      for report in state.waiting {
        while let next = rest.first, next.path.utf8.lexicographicallyPrecedes(report.path.utf8) {
          all.append(next)
          rest.removeFirst()
        }
        all.append(report)
      }
      all += rest
      state.steps.finish(&all)
      if settings.joinsShared { all = SharedFindings.joined(all, besides: state.inclusions) }
      for report in all { handOut(report, &state) }
      state.summary.add(totals)
      return state.summary
    }
  }
}
