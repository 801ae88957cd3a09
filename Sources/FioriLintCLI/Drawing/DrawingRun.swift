import Documents
import Formats
import Linting
import Project
import Reporting
import Screens
import Support
import Synchronization

/// One run of `fiorilint draw`: reads files, or the examples of a rule, lints them, draws their screens.
struct DrawingRun {
  private let command: DrawCommand
  private let screens: ScreenSettings

  /// Runs it.
  ///
  /// - Returns: the exit status; where nothing could be drawn, it was said why.
  static func status(of command: DrawCommand, with additions: TeamExtensions) -> Int32 {
    Terminal.status {
      let screens = command.linting.screens(command.others, command.standardInput, with: additions)
      let run = DrawingRun(command: command, screens: screens)
      if let rule = command.subject.example { return try run.drawExamples(of: rule) }
      let path = command.path ?? "-"
      let plan = try run.plan(path)
      plan.inputs.writeHints()
      if Path(path).isFolder { return try run.drawAll(in: path, plan) }
      let files = run.screens(of: plan)
      return try files.count <= 1 ? run.draw(path, plan, files.first ?? 0) : run.drawAll(in: path, plan, files)
    }
  }

  // MARK: One screen

  /// The indices of the files that may hold screens: a glob matches others too.
  private func screens(of plan: LintPlan) -> [Int] {
    guard plan.inputs.count > 1 else { return Array(0..<plan.inputs.count) }
    let probe = ScreenProbe(plan.inputs, screens)
    return (0..<plan.inputs.count).filter {
      probe.reasonToSkip(plan.inputs.number(at: $0), in: plan.inputs.scope(at: $0)) == nil
    }
  }

  /// - Parameter fileIndex: that of the file.
  /// - Returns: the exit status.
  /// - Throws: a ``UserError`` where there is nothing to draw, or the picture cannot be written.
  private func draw(_ path: String, _ plan: LintPlan, _ fileIndex: Int) throws -> Int32 {
    let destination = try OutputGuard([path] + plan.inputs.exactPaths).output(to: output, "drawing")
    let reports = Mutex<[FileReport]>([])
    lint(plan) { report in reports.withLock { $0.append(report) } }
    guard let report = reports.withLock({ $0.first }) else {
      if let excluded = plan.inputs.inputLeftOut {
        throw UserError("the configuration excludes \(excluded)")
      }
      throw UserError("\(path) has no file that can be drawn")
    }
    for failure in report.failures { Terminal.write(failure) }
    guard report.failure == nil || !report.drawings.isEmpty else { return 3 }
    let index = try DrawnScreen.index(of: command.subject.screen, in: report)
    if let limit = command.fixLimit {
      guard let after = try fixed(path, at: fileIndex, limit, besides: report) else { return 3 }
      guard after.drawings.indices.contains(index) else {
        throw UserError("\(path) does not have this screen after the fix")
      }
      let picture = FixPicture(ScreenPicture(report, screen: index), ScreenPicture(after, screen: index))
      try write(to: destination) { picture.write(to: &$0, isForPixels: isForPixels, showsFacts: showsFacts) }
    } else {
      try write(report, screen: index, to: destination)
    }
    return report.hasFailures ? 3 : 0
  }

  // MARK: Many screens

  /// Draws all screens of a folder, or of files that a glob matches.
  ///
  /// - Parameter screens: the indices of those files that may hold screens; `nil` for a folder.
  private func drawAll(in path: String, _ plan: LintPlan, _ screens: [Int]? = nil) throws -> Int32 {
    let isFolder = screens == nil
    let what = screens.map { "matches \($0.count) files with screens" } ?? "is a folder"
    guard let folder = output else {
      throw UserError(
        "\(path) \(what); name \(isFolder ? "one" : "a folder") for the pictures of its screens: -o FOLDER")
    }
    try OutputFile.checkFolder(folder, endings: ["svg", "png"])
    guard command.fixLimit == nil else { throw UserError("--fix needs one file, but \(path) \(what)") }
    guard command.subject.screen == nil else { throw UserError("--screen needs one file, but \(path) \(what)") }
    let state = Mutex<(drawn: Int, hasFailed: Bool, mistake: (any Error)?)>((0, false, nil))
    lint(plan) { report in
      for failure in report.failures { Terminal.write(failure) }
      if report.hasFailures { state.withLock { $0.hasFailed = true } }
      for index in report.drawings.indices where state.withLock({ $0.mistake == nil }) {
        let number = report.drawings.count > 1 ? ".\(index + 1)" : ""
        let target = ConversionPlan.target(
          of: report.exactPath + number + ".svg", in: folder, ending: command.format.rawValue)
        do {
          try write(report, screen: index, to: OutputGuard([path]).output(to: target, "drawing"))
          state.withLock { $0.drawn += 1 }
        } catch let error as UserError where Path(target).isTooLong {
          Terminal.write(Failure(path: report.path, message: Path.shown(in: "\(error)")))
          state.withLock { $0.hasFailed = true }
        } catch {
          state.withLock { $0.mistake = error }
        }
      }
    }
    let (drawn, hasFailed, mistake) = state.withLock { $0 }
    if let mistake { throw mistake }
    guard drawn > 0 || hasFailed else { throw UserError("\(path) has no screen to draw") }
    note(drawn, "screen", in: folder)
    return hasFailed ? 3 : 0
  }

  /// Draws the examples of a rule.
  private func drawExamples(of rule: String) throws -> Int32 {
    let additions = screens.additions
    let book = try RuleBook.here(with: additions, allowingOutside: screens.allowsOutside)
    var examples = try DrawnExample.all(of: rule, among: book.all, additions.formats)
    let count = examples.count
    if let screen = command.subject.screen {
      examples = examples.filter { String($0.number) == screen }
      guard !examples.isEmpty else { throw UserError("\(rule) has no example \(screen); it has \(count), from 1") }
    }
    if examples.count == 1, let example = examples.first, command.subject.screen != nil || output == nil {
      try write(example.report(), screen: 0, to: OutputGuard().output(to: output, "drawing"))
      return 0
    }
    guard let folder = output else {
      throw UserError(
        "\(rule) has \(count) examples; name one with --screen NUMBER, or a folder for all of them: -o FOLDER")
    }
    try OutputFile.checkFolder(folder, endings: ["svg", "png"])
    for example in examples {
      let report = example.report()
      for index in report.drawings.indices {
        let name = example.name + (index > 0 ? ".\(index + 1)" : "") + ".svg"
        let target = ConversionPlan.target(of: name, in: folder, ending: command.format.rawValue)
        try write(report, screen: index, to: OutputGuard().output(to: target, "drawing"))
      }
    }
    note(examples.count, "example", in: folder)
    return 0
  }

  private func note(_ count: Int, _ what: String, in folder: String) {
    Terminal.writeError("\(SummaryLine.counted(count, what)) drawn in \(TextEscaping.line(Path(folder).shown))\n")
  }

  // MARK: Pictures

  private var linting: LintingSettings { command.linting.settings }

  private func plan(_ path: String) throws -> LintPlan {
    let linting = command.picture.noFindings ? LintingSettings(disabledRules: ["*"]) : self.linting
    return try LintPlan([path], screens, linting)
  }

  private static let demands: ReportRequirements = [.details, .drawings, .cleanDrawings]

  private func lint(_ plan: LintPlan, _ take: @escaping @Sendable (FileReport) -> Void) {
    let run = ScreenRun(plan, showsProgress: false, demands: Self.demands)
    let summary = run.run(reportsConfigurations: false) { report in if !report.isSkipped { take(report) } }
    Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
  }

  private func write(_ report: FileReport, screen index: Int, to destination: OutputFile) throws {
    guard report.drawings.indices.contains(index) else { throw UserError("\(report.path) has no screen to draw") }
    try write(to: destination) { output in
      ScreenPicture(report, screen: index).write(to: &output, isForPixels: isForPixels, showsFacts: showsFacts)
    }
  }

  private var showsFacts: Bool { command.picture.annotate }

  private var output: String? { command.target.output }

  private var isForPixels: Bool { command.format == .png }

  private func write(to destination: OutputFile, _ picture: (inout ReportBuffer) -> Void) throws {
    var buffer = ReportBuffer()
    picture(&buffer)
    destination.write(isForPixels ? try Rasterizer.png(of: buffer.bytes) : buffer.bytes)
    try destination.finish()
  }

  // MARK: Fixes

  /// What a file shows once it is fixed; no file is written. `nil` where it has failures, and is left as it is for
  /// that.
  private func fixed(
    _ path: String, at index: Int, _ limit: FixSafety, besides report: FileReport
  ) throws -> FileReport? {
    guard path != "-" else { throw UserError("--fix cannot be used with standard input") }
    let plan = try LintPlan([path], screens, linting)
    guard index < plan.inputs.count else { throw UserError("\(path) has no file that can be drawn") }
    let worker = EngineWorker(plan, .fixPlans)
    let fixes = FixRun(plan, FixSettings(limit: limit, showsDiff: true))
    let outcome = fixes.fixed(try worker.text(at: index), at: index, FixFilter(limit), worker)
    guard outcome.failures.isEmpty else {
      // The report of what is drawn without findings has no rule that fails.
      for failure in outcome.failures where !report.failures.contains(failure) { Terminal.write(failure) }
      return nil
    }
    guard !outcome.fixed.isEmpty else {
      let others = limit == .safe ? "; try --unsafe-fixes" : ""
      throw UserError("no finding in \(path) can be fixed\(others)")
    }
    return EngineWorker(try self.plan(path), Self.demands).lint(outcome.text, beside: outcome.others, at: index)
  }
}

/// Makes pixels of an SVG document, by a program that is installed: fiorilint draws lines and knows no fonts.
enum Rasterizer {
  /// Programs that take SVG from standard input and write PNG to standard output, the quickest first.
  private static let programs = [
    ["rsvg-convert", "--format", "png"], ["resvg", "-", "-c"],
    ["inkscape", "--pipe", "--export-type=png", "--export-filename=-"],
  ]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// The picture as PNG.
  ///
  /// - Throws: a ``UserError`` where no such program is installed, or none makes one.
  static func png(of svg: [UInt8]) throws -> [UInt8] {
    var failed: [String] = []
    for words in programs {
      guard let result = try? ChildProcess.run(words, input: svg) else { continue }
      if result.status == 0, result.output.starts(with: signature) { return marked(result.output) }
      failed.append(words[0])
    }
    let names = programs.map { $0[0] }.joined(separator: ", ")
    throw UserError(
      failed.isEmpty
        ? "PNG needs one of \(names) on PATH; install librsvg2-bin (Debian, Ubuntu) or librsvg (brew)"
        : "\(failed.joined(separator: " and ")) could not write a PNG; without --format png the picture is an SVG"
    )
  }

  /// The picture with the mark by which a later run knows it again, and may write another one in its place.
  private static func marked(_ png: [UInt8]) -> [UInt8] {
    guard png.count > ReportSignature.pictureMarkPlace else { return png }
    return Array(png[..<ReportSignature.pictureMarkPlace]) + ReportSignature.pictureMark
      + png[ReportSignature.pictureMarkPlace...]
  }
}
