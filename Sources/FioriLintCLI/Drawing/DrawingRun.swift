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
    _ = run.run { report in reports.withLock { $0.append(report) } }
    guard let report = reports.withLock({ $0.first }) else {
      throw Mistake("\(settings.path) has no file that can be drawn")
    }
    for failure in report.failures { Terminal.write(failure) }
    guard report.failure == nil || !report.drawings.isEmpty else { return 3 }
    let index = try screen(in: report)
    var buffer = ReportBuffer()
    ScreenPicture(report, screen: index).write(to: &buffer)
    destination.write(buffer.bytes)
    try destination.finish()
    return report.hasFailures ? 3 : 0
  }

  /// The screen that is to be drawn.
  ///
  /// - Throws: a ``Mistake`` where it is not in the file, or several are.
  private func screen(in report: FileReport) throws -> Int {
    let drawings = report.drawings
    guard !drawings.isEmpty else { throw Mistake("\(report.path) has no screen to draw") }
    guard let wanted = settings.screen else {
      guard drawings.count > 1 else { return 0 }
      throw Mistake(
        "\(report.path) has \(drawings.count) screens; name one with --screen: \(Self.names(of: drawings))")
    }
    let named = drawings.indices.filter { drawings[$0].name == wanted }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      let numbers = named.map { String($0 + 1) }.joined(separator: ", ")
      throw Mistake("\(report.path) has \(named.count) screens of the name \(wanted); give a number: \(numbers)")
    }
    if let number = Int(wanted), drawings.indices.contains(number - 1) { return number - 1 }
    let advice = suggestion(for: wanted, among: drawings.compactMap(\.name), isQuoted: false)
    throw Mistake(
      "\(report.path) has no screen \(wanted)\(advice); it has \(Self.names(of: drawings))")
  }

  private static let nameLimit = 12

  /// The screens as the option takes them.
  private static func names(of drawings: [ScreenDrawing]) -> String {
    let names = drawings.prefix(nameLimit).enumerated().map { index, drawing in
      drawing.name.map { $0.isEmpty ? "\(index + 1)" : $0 } ?? "\(index + 1)"
    }
    let more = drawings.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
