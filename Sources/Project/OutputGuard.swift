import Formats
import Linting
import Reporting
import Screens
import Support

/// What a run reads, and so nothing may be written over: a report in the place of a screen is a screen lost.
package struct OutputGuard {
  private let paths: [String]
  private let inputs: ConfiguredFiles?
  private let formats: [any ScreenFormat]

  /// - Parameter paths: files that are read for what they are: configurations, baselines, reports to join; `-` is
  ///   standard input.
  package init(_ paths: [String] = []) {
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

  private static let names = [FileReport.Configuration.defaultName, ".fiorilintignore", ".gitignore"]

  /// The file at a path that is written over nothing else; without a path standard output.
  ///
  /// - Parameter subject: what is written, for messages.
  /// - Throws: a ``UserError`` where it would be written over what is read, or cannot be written.
  package func output(to path: String?, _ subject: String = "report") throws(UserError) -> OutputFile {
    guard let path else { return OutputFile() }
    try refuse(path, subject)
    return try OutputFile(path: path, subject)
  }

  private func refuse(_ path: String, _ subject: String) throws(UserError) {
    let name = path.pathName
    if Self.names.contains(name) {
      throw UserError("\(path) is a file that fiorilint reads; write the \(subject) to another file")
    }
    guard let identity = FileIdentity(exactPath: path) else { return }
    if paths.contains("-"), FileIdentity.ofInput == identity {
      throw UserError("\(path) is the file on standard input; write the \(subject) to another file")
    }
    for other in paths where FileIdentity(exactPath: other) == identity {
      throw UserError("\(path) is an input; write the \(subject) to another file")
    }
    let location = Path(path, in: Terminal.workingDirectory).resolved
    if ReferencedFiles.mayBeReferredTo(location) {
      throw UserError("screens refer to \(path); write the \(subject) to another file")
    }
    if let inputs { try refuse(path, subject, identity, location, among: inputs) }
    // The file is no report, and its author would miss it.
    if let kind = Self.look(at: path, { ReportSignature.otherKind(of: $0) }) ?? nil {
      throw UserError("\(path) is \(kind); write the \(subject) to another file, or delete this one first")
    }
  }

  private func refuse(
    _ path: String, _ subject: String, _ identity: FileIdentity, _ location: String, among inputs: ConfiguredFiles
  ) throws(UserError) {
    if path.hasSuffix(".md"), inputs.ruleFolders.contains(where: { location.path(inside: $0.location) != nil }) {
      throw UserError("\(path) is a rule page; write the \(subject) to another file")
    }
    for index in 0..<inputs.count {
      let number = inputs.number(at: index)
      guard inputs.files.withCString(at: number, { FileIdentity(cPath: $0) }) == identity else { continue }
      // Yesterday's report is often in the folder that is walked, and may be replaced.
      if inputs.files.isNamed(at: number) || isScreen(path) {
        throw UserError(
          "\(path) is an input; write the \(subject) to another file")
      }
    }
  }

  /// Whether a format takes the file.
  private func isScreen(_ path: String) -> Bool {
    let isTaken = Self.look(at: path) { head in
      formats.first { $0.recognizes(head) }.map { !$0.name.isEmpty } ?? false
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

/// The file that a path will write, whether it exists or not. Two paths to one file have equal locations.
package enum OutputLocation: Hashable {
  case file(FileIdentity)
  /// What is not there yet, in a folder that is.
  case name(Path, folder: FileIdentity)
  /// What is not there yet, and its folder neither: by its absolute path.
  case path(Path)

  /// - Returns: `nil` for what is no file and never becomes one, as a device.
  package init?(_ path: String) {
    var path = path
    for _ in 0..<Path.linkLimit {
      guard let status = Path(path).linkStatus else {
        self = Self.missing(path)
        return
      }
      if status.st_mode & S_IFMT == S_IFREG {
        self = .file(FileIdentity(status))
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK, let next = Path(path).behindLink else { return nil }
      path = next
    }
    return nil
  }

  private static func missing(_ path: String) -> OutputLocation {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? ""
    let folder = path.pathFront
    if let identity = FileIdentity(exactPath: folder.isEmpty ? "." : folder) {
      return .name(Path(name), folder: identity)
    }
    return .path(Path(path, in: Terminal.workingDirectory))
  }
}
