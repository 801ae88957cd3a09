import Documents
import Linting
import Reporting
import Screens
import Synchronization
import Text

/// One run of `fiorilint draw`: reads a file, lints it, draws one of its screens.
struct DrawingRun {
  private let settings: DrawingSettings

  /// Runs it.
  ///
  /// - Returns: the exit status; where nothing could be drawn, it was said why.
  static func status(of settings: DrawingSettings) -> Int32 {
    do {
      return try DrawingRun(settings: settings).run()
    } catch {
      Terminal.report(error)
      return 2
    }
  }

  /// - Returns: the exit status.
  /// - Throws: a ``Mistake`` where there is nothing to draw, or the picture cannot be written.
  private func run() throws -> Int32 {
    if let output = settings.output { try ProtectedFiles([settings.path]).refuse(output) }
    let destination = try settings.output.map { try ReportDestination(path: $0, "drawing") } ?? ReportDestination()
    let linting = settings.marksFindings ? settings.linting : LintingSettings(disabledRules: ["*"])
    let plan = try LintPlan([settings.path], settings.screens, linting)
    guard plan.inputs.count < 2 else {
      throw Mistake("\(settings.path) has \(plan.inputs.count) files; name the one whose screen is to be drawn")
    }
    let input = (isRead: settings.path == "-", path: settings.screens.stdinPath)
    let run = ScreenRun(plan, input: input, jobs: 1, showsProgress: false) {
      $0.demands.formUnion([.drawings, .cleanDrawings])
    }
    let reports = Mutex<[FileReport]>([])
    let sink = ReportSink { report in
      if !report.isPassedOver { reports.withLock { $0.append(report) } }
    }
    _ = run.run(into: sink, reportsConfigurations: false)
    guard let report = reports.withLock({ $0.first }) else {
      throw Mistake("\(settings.path) has no file that can be drawn")
    }
    for failure in report.failures { Terminal.write(failure) }
    guard report.failure == nil || !report.drawings.isEmpty else { return 3 }
    let index = try DrawnScreen.index(of: settings.screen, in: report)
    var buffer = ReportBuffer()
    ScreenPicture(report, screen: index).write(to: &buffer)
    destination.write(buffer.bytes)
    try destination.finish()
    return report.hasFailures ? 3 : 0
  }
}
