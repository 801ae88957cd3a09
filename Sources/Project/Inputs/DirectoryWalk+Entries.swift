import Linting
import Support

#if canImport(Darwin)
  typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  typealias DirectoryStream = OpaquePointer
#endif

/// What is in a directory of a walk: what is visited, and what says something of others.
extension DirectoryWalk {
  /// Puts the entries to visit on the stack of names.
  mutating func read(
    _ stream: DirectoryStream, _ descriptor: Int32, into found: inout FoundFiles
  ) -> (ignoreFiles: IgnoreFiles, copies: String?, hasProject: Bool, projects: [String]) {
    var ignoreFiles: IgnoreFiles = []
    // Why the files are copies of others.
    var copies: String?
    var hasProject = false
    var projects: [String] = []
    let bundle = searchLimit == nil ? ExcludedDirectories.bundleName(of: path) : nil
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let error = SystemError.last
        if error.code != 0 { found.fail(displayPath(path.count), error, expected: "a readable folder") }
        return (ignoreFiles, copies, hasProject, projects)
      }
      let type = entry.pointee.d_type
      // An entry may end before the declared size of its name does: the name is used where it lies, never copied whole.
      withUnsafePointer(to: &entry.pointee.d_name) { start in
        let bytes = UnsafeRawPointer(start)
        let length = Int(strlen(bytes.assumingMemoryBound(to: CChar.self)))
        let name = UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: length)
        if FileFinder.isMisnamedConfiguration(name) {
          found.misnamedConfigurations.insert(Path.asPrefix(Path.absolute(realLocation)) + Array(name))
        }
        if name.first == UInt8(ascii: ".") {
          if name.elementsEqual(".git".utf8) {
            scopes.enterRepository()
            realScopes?.enterRepository()
            ignoreFiles.insert(.repository)
          }
          if name.elementsEqual(FileFinder.configurationName.utf8) {
            found.configurationFolders.insert(Path.absolute(realLocation))
          }
          if name.elementsEqual(".fiorilint".utf8) { found.ruleFolders.insert(Path.absolute(realLocation)) }
          if name.elementsEqual(FileFinder.conversionMark.utf8) { copies = SkippedPath.isConverted }
          ignoreFiles.formUnion(IgnoreFiles(fileName: name))
          if selection != nil { skipHidden(name, isFolder: Int32(type) == Int32(DT_DIR)) }
          return
        }
        if let bundle, ExcludedDirectories.isBuilt(name, type: type, in: bundle) { copies = SkippedPath.ofTools }
        if name.last == UInt8(ascii: "j"), ExcludedDirectories.isProject(name) { hasProject = true }
        if name.last == UInt8(ascii: "j") || name.last == UInt8(ascii: "t"),
          let project = CompiledDocuments.project(in: Path.absolute(realLocation), named: name)
        {
          projects.append(project)
        }
        let kind = filter.classify(name, type: type, in: descriptor)
        switch kind {
        case .none: break
        case .excludedDirectory: skipFolder(name, into: &found)
        case .otherFile: found.otherFileCount += 1
        case .file, .linkedFile, .obstacle: names.push(name, tag: kind.rawValue)
        case .directory, .linkedDirectory: names.push(name, tag: kind.rawValue, isDirectory: true)
        }
      }
    }
  }

  /// Notes a folder of dependencies or build products in the present one.
  mutating func skipFolder(_ name: UnsafeBufferPointer<UInt8>, into found: inout FoundFiles) {
    let counts = (path.count, location.count)
    path.append(contentsOf: name)
    location.append(contentsOf: name)
    if selection?.verdict(on: location[rootCount...], isDirectory: true) != GlobSelection.Verdict.none {
      location.append(UInt8(ascii: "/"))
      skip(path.count, SkippedPath.ofTools, into: &found)
    }
    path.removeLast(path.count - counts.0)
    location.removeLast(location.count - counts.1)
  }

  /// Notes an entry of the present folder whose name begins with a dot, where the selection may take it.
  mutating func skipHidden(_ name: UnsafeBufferPointer<UInt8>, isFolder: Bool) {
    if searchLimit != nil || [".", "..", ".git"].contains(where: { name.elementsEqual($0.utf8) }) { return }
    let counts = (path.count, location.count)
    path.append(contentsOf: name)
    location.append(contentsOf: name)
    if selection?.verdict(on: location[rootCount...], isDirectory: isFolder) != GlobSelection.Verdict.none {
      if isFolder { location.append(UInt8(ascii: "/")) }
      noteSkipped(displayPath(path.count), SkippedPath.isHidden)
    }
    path.removeLast(path.count - counts.0)
    location.removeLast(location.count - counts.1)
  }

  /// Notes what has the name of a file and is none; only what the system keeps back may be a screen.
  mutating func reportObstacle(into found: inout FoundFiles) {
    do throws(SystemError) {
      let status = try path.withCString(directory.status)
      guard case .other(let kind) = FileKind(mode: status.st_mode) else { return }
      found.skip(displayPath(path.count), "is \(kind)")
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: found.skip(displayPath(path.count), "is a symbolic link that leads nowhere")
      case ELOOP: found.skip(displayPath(path.count), "is a loop of symbolic links")
      default: found.fail(displayPath(path.count), error, expected: "a file")
      }
    }
  }
}
