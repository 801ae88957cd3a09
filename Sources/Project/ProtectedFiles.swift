import Formats
import Screens
import Support

/// What a run reads, and so no report may be written over: a report in the place of a screen is a screen lost.
package struct ProtectedFiles {
  private let paths: [String]
  private let inputs: ConfiguredFiles?
  private let formats: [any ScreenFormat]

  /// - Parameter paths: files that are read for what they are: configurations, baselines, reports to join; `-` is
  ///   standard input.
  package init(_ paths: [String]) {
    self.paths = paths
    inputs = nil
    formats = []
  }

  /// The screens of a run too.
  package init(_ inputs: ConfiguredFiles, _ formats: [any ScreenFormat], and paths: [String?]) {
    self.paths =
      paths.compactMap { $0 }
      + inputs.scopes.flatMap { [$0.part?.configuration.name.location, $0.baseline?.location].compactMap { $0 } }
    self.inputs = inputs
    self.formats = formats
  }

  private static let names = [FileFinder.configurationName, ".fiorilintignore", ".gitignore"]

  /// Refuses the path of a report that would be written over what is read.
  ///
  /// - Throws: a ``UserError`` that says so.
  package func refuse(_ path: String) throws {
    let name = path.pathName
    if Self.names.contains(name) {
      throw UserError("\(path) is a file that fiorilint reads; write the report to another file")
    }
    guard let identity = PathIdentity(exactPath: path) else { return }
    if paths.contains("-"), PathIdentity.ofInput == identity {
      throw UserError("\(path) is the file on standard input; write the report to another file")
    }
    for other in paths where PathIdentity(exactPath: other) == identity {
      throw UserError("\(path) is an input; write the report to another file")
    }
    let location = PathName.location(path, in: Terminal.workingDirectory)
    if ReferencedFiles.mayBeReferredTo(location) {
      throw UserError("screens refer to \(path); write the report to another file")
    }
    if let inputs { try refuse(path, identity, location, among: inputs) }
    // The file is no report, and its author would miss it.
    if let kind = Self.look(at: path, ReportSignature.otherKind) ?? nil {
      throw UserError("\(path) is \(kind); write the report to another file, or delete this one first")
    }
  }

  private func refuse(
    _ path: String, _ identity: PathIdentity, _ location: String, among inputs: ConfiguredFiles
  ) throws {
    if path.hasSuffix(".md"), inputs.ruleFolders.contains(where: { location.path(inside: $0.location) != nil }) {
      throw UserError("\(path) is a rule page; write the report to another file")
    }
    for index in 0..<inputs.count {
      let number = inputs.number(at: index)
      guard inputs.files.withCString(at: number, { PathIdentity(cPath: $0) }) == identity else { continue }
      // Yesterday's report is often in the folder that is walked, and may be replaced.
      if inputs.files.isNamed(at: number) || isScreen(path) {
        throw UserError(
          "\(path) is an input; write the report to another file")
      }
    }
  }

  /// Whether a format takes the file.
  private func isScreen(_ path: String) -> Bool {
    let isTaken = Self.look(at: path) { opening in
      formats.first { $0.recognizes(opening) }.map { !$0.name.isEmpty } ?? false
    }
    return isTaken ?? false
  }

  /// Looks at the beginning of a file; `nil` if it is no file that can be read.
  private static func look<Result>(at path: String, _ body: (FileHead) -> Result) -> Result? {
    let source = SourceReader()
    defer { source.closeFile() }
    do throws(ReadError) {
      try source.open(exactPath: path)
    } catch {
      return nil
    }
    return body(FileHead(source))
  }
}

/// Which files screens refer to, so that a change there may be wrong in screens that are as they were.
package enum ReferencedFiles {
  private static let applications = Formats.builtIn.compactMap(\.application)

  /// The names of the files by which the folder of a whole application is known.
  package static var topFiles: [String] { applications.flatMap(\.topFiles) }

  /// The extensions of those that are no screens.
  package static var extensions: [String] { applications.flatMap(\.extensions) }

  /// Whether a screen may refer to a file.
  static func mayBeReferredTo(_ path: String) -> Bool { applications.contains { $0.mayBeReferredTo(path) } }

  /// Whether some screens may refer to a file.
  ///
  /// - Parameter screens: the paths of files that may be screens.
  static func mayBeReferredTo(by screens: [String]) -> (String) -> Bool {
    let applications = applications.filter { screens.contains(where: $0.mayBeScreen) }
    return { path in applications.contains { $0.mayBeReferredTo(path) } }
  }

  /// Whether a screen may refer to one of some files.
  static func mayRefer(_ path: String, to files: some Sequence<String>) -> Bool {
    applications.contains { $0.mayBeScreen(path) && files.contains(where: $0.mayBeReferredTo) }
  }
}
