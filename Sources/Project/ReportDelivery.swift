import Linting
import Support
import Synchronization

/// Hands out the reports of a run in the order of their paths, and counts them.
///
/// Some reports are known only at the end of the run: those of configurations, and those that share findings with
/// others. The reports behind the first of them wait for it.
final class ReportDelivery: Sendable {
  private struct State {
    var waiting: [FileReport] = []
    var isWaiting = false
    /// What the files include whose reports were handed out.
    var inclusions: [PathKey: Int] = [:]
    var summary = Summary()
  }

  private let firstPath: String?
  private let joinsShared: Bool
  private let body: @Sendable (FileReport) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - firstPath: of reports from there on some may be known only at the end; `nil`: none.
  ///   - joinsShared: whether findings that files share are reported once.
  ///   - body: is given each report; those of files that were skipped at once.
  init(from firstPath: String?, joinsShared: Bool, _ body: @escaping @Sendable (FileReport) -> Void) {
    self.firstPath = firstPath
    self.joinsShared = joinsShared
    self.body = body
  }

  /// Takes the next report.
  @Sendable func take(_ report: FileReport) {
    let isReady = state.withLock { state in
      if report.isSkipped {
        state.summary.add(report)
        return true
      }
      let isBehind = firstPath.map { !report.path.utf8.lexicographicallyPrecedes($0.utf8) } ?? false
      state.isWaiting = state.isWaiting || isBehind || (joinsShared && SharedFindings.mayShare(report))
      guard !state.isWaiting else {
        state.waiting.append(report)
        return false
      }
      state.summary.add(report)
      if !report.inclusions.isEmpty {
        state.inclusions.merge(SharedFindings.inclusions(in: CollectionOfOne(report)), uniquingKeysWith: +)
      }
      return true
    }
    if isReady { body(report) }
  }

  /// Hands out those that wait, and others among them; both are sorted by path.
  func finish(with others: [FileReport]) {
    var rest = others[...]
    var all: [FileReport] = []
    for report in state.withLock({ $0.waiting }) {
      while let other = rest.first, other.path.utf8.lexicographicallyPrecedes(report.path.utf8) {
        all.append(other)
        rest.removeFirst()
      }
      all.append(report)
    }
    all += rest
    if joinsShared { all = SharedFindings.joined(all, besides: state.withLock(\.inclusions)) }
    state.withLock { state in
      for report in all { state.summary.add(report) }
    }
    for report in all { body(report) }
  }

  /// Adds the counts of the reports that were handed out.
  func addCounts(to summary: inout Summary) { state.withLock { summary.add($0.summary) } }
}
