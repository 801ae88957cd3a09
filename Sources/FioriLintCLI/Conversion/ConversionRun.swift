import Documents
import Formats
import Linting
import Project
import Reporting
import Screens
import Support

/// One run of `fiorilint convert`: finds the files, reads them, writes each as a screen description.
struct ConversionRun {
  private let target: ConvertCommand.TargetOptions
  private let screens: ScreenSettings
  private let configured: ConfiguredFiles
  private let inputs: [ConversionInput]

  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of command: ConvertCommand, with additions: TeamExtensions) -> Int32 {
    Terminal.status { try ConversionRun(command, additions).run() }
  }

  private init(_ command: ConvertCommand, _ additions: TeamExtensions) throws {
    target = command.target
    let screens = ScreenSettings(
      command.configuration, command.outside, command.input, command.standardInput, with: additions)
    self.screens = screens
    configured = try ConfiguredFiles(command.paths, screens)
    var inputs = ConversionInput.inputs(configured, named: configured.namedPaths, into: target.output)
    if configured.hasInput, configured.takesInput {
      let path = configured.inputPath
      inputs.append(ConversionInput(path: path, exactPath: path, number: nil, scope: configured.inputScope))
    }
    self.inputs = inputs
  }

  /// - Returns: the exit status.
  /// - Throws: a ``UserError`` where the run cannot start, or a file cannot be written.
  private func run() throws -> Int32 {
    configured.writeHints()
    if let folder = target.output {
      try OutputFile.checkFolder(folder, endings: NativeWriter.Language.allCases.map(\.rawValue))
    }
    let probe = ScreenProbe(configured, screens)
    func isScreen(_ input: ConversionInput) -> Bool {
      input.number.map { probe.reasonToSkip($0, in: input.scope) == nil } ?? true
    }
    let plan = try target.output.map {
      try ConversionPlan(
        inputs, configured.files, to: $0, target.to, isForced: target.force, where: isScreen)
    }
    if plan == nil, inputs.count > 1 {
      let count = inputs.count(where: isScreen)
      if count > 1 {
        throw UserError("\(count) files cannot be written to standard output; name a folder: -o FOLDER")
      }
    }
    // The program that writes to it must not find it closed.
    if !configured.takesInput { Terminal.drainInput() }
    var nearest = PathSuggestions()
    for failure in configured.files.failures { Terminal.write(nearest.failure(failure)) }
    let options = configured.scopes.map { screens.lintOptions(over: $0.settings()) }
    var converters: [Int: ScreenConverter] = [:]
    var isComplete = configured.files.failures.isEmpty
    for (index, input) in inputs.enumerated() {
      let converter =
        converters[input.scope]
        ?? ScreenConverter(target.to, options[input.scope], screens.additions.allFormats)
      converters[input.scope] = converter
      let limit = options[input.scope].maximumFileSize
      do {
        let destination = try plan?.destination(of: index) ?? OutputFile()
        if try !convert(input, converter, limit: limit, to: destination) { isComplete = false }
      } catch let error as UserError where plan?.isTooLong(index) ?? false {
        Terminal.write(Failure(path: input.path, message: Path.shown(in: "\(error)")))
        isComplete = false
      }
    }
    let skipped = converters.values.reduce(0) { $0 + $1.skipped }
    let unsupported = converters.values.reduce(into: [:]) { $0.merge($1.unsupportedFormats, uniquingKeysWith: +) }
    Terminal.note(SummaryLine.unsupported(unsupported))
    if !configured.takesInput, configured.inputLeftOut == nil {
      let path = TextEscaping.line(screens.stdinPath)
      Terminal.writeError("fiorilint: note: standard input is not converted: the configuration excludes \(path)\n")
    }
    if inputs.count <= skipped, isComplete {
      let reason = configured.reasonForNothing(skipped: skipped)
      Terminal.writeError("fiorilint: note: \(reason)\n")
    }
    if let folder = target.output, inputs.count > skipped { markFolder(folder) }
    return isComplete ? 0 : 3
  }

  /// Marks the folder that is written, so that a later run over the project does not lint everything twice. A folder
  /// that screens were read from is left as it is.
  private func markFolder(_ folder: String) {
    let here = configured.files.workingDirectory
    let location = configured.files.location(of: folder)
    let isSource = inputs.contains { input in
      input.number != nil && Path(input.exactPath, in: here).text.path(inside: location) != nil
    }
    if isSource { return }
    let note = "Written by fiorilint convert: these files are walked where the folder is named.\n"
    // Without the mark nothing is lost but convenience.
    guard let mark = try? OutputFile(path: "\(folder)/\(FileFinder.conversionMark)", "mark") else { return }
    mark.write(Array(note.utf8))
    try? mark.finish()
  }

  private func convert(
    _ input: ConversionInput, _ converter: ScreenConverter, limit: Int, to destination: OutputFile
  ) throws -> Bool {
    let keepsPart = target.output == nil
    if let number = input.number {
      let files = configured.files
      return try files.withCString(at: number) { cPath in
        try converter.convert(
          input.path, isNamed: files.isNamed(at: number), to: destination, keepsPart: keepsPart
        ) { source throws(ReadError) in
          try source.open(cPath, path: input.path)
        }
      }
    }
    let text = Terminal.readInput(limit: limit)
    let reason = Terminal.lastError
    return try converter.convert(input.path, to: destination, keepsPart: keepsPart) { source throws(ReadError) in
      guard let text else { throw ReadError("cannot be read (\(reason)): expected text on standard input") }
      try source.open(text, path: input.path)
    }
  }
}
