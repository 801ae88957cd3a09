import Support

/// Decides by name and type which entries of a directory a walk looks at.
struct EntryFilter: Sendable {
  /// What to do with an entry.
  enum Class: UInt8 {
    /// A regular file to lint.
    case file
    case directory
    /// A directory behind a symbolic link.
    case linkedDirectory
    /// A regular file to lint behind a symbolic link.
    case linkedFile
    /// A directory of tools, which is not walked.
    case excludedDirectory
    /// Something that has the name of a file to lint but is none; the walk says what, unless it is ignored.
    case obstacle
    /// A regular file with another extension.
    case otherFile
    /// Nothing of interest.
    case none
  }

  // With the dot, in lower case.
  private let extensions: [[UInt8]]
  /// Those of texts, which are files to lint only by their content.
  private let textExtensions: [[UInt8]]
  private var excludedDirectories: ExcludedDirectories
  /// Whether files of all extensions are looked at.
  private var takesAll = false

  /// - Parameter textExtensions: those whose files are looked into, as far as they are among the extensions.
  init(extensions: [String], textExtensions: [String] = [], excludedDirectories: ExcludedDirectories) {
    func bytes(_ names: [String]) -> [[UInt8]] { names.map { Array((".\($0)").lowercased().utf8) } }
    self.extensions = bytes(extensions)
    self.textExtensions = bytes(textExtensions.filter(extensions.contains))
    self.excludedDirectories = excludedDirectories
  }

  /// The same filter for files of any extension.
  var withAllFiles: EntryFilter {
    var filter = self
    filter.takesAll = true
    return filter
  }

  /// The same filter for files of any extension, in directories of any name.
  var withAllEntries: EntryFilter {
    var filter = withAllFiles
    filter.excludedDirectories = ExcludedDirectories([])
    return filter
  }

  /// Whether a path ends with one of the extensions.
  func hasExtension(_ path: [UInt8]) -> Bool { path.withUnsafeBufferPointer { Self.ends($0, with: extensions) } }

  /// Whether a path ends with an extension of texts.
  func isText(_ path: [UInt8]) -> Bool { path.withUnsafeBufferPointer { Self.ends($0, with: textExtensions) } }

  /// Classifies the entry that a directory stream is at; asks the file system only where its type does not say.
  func classify(_ name: UnsafeBufferPointer<UInt8>, type: UInt8, in directory: Int32) -> Class {
    switch Int32(type) {
    case Int32(DT_REG): isCandidate(name) ? .file : .otherFile
    case Int32(DT_DIR): excludedDirectories.contains(name) ? .excludedDirectory : .directory
    case Int32(DT_LNK), Int32(DT_UNKNOWN): classifyByStatus(name, in: directory)
    default: isCandidate(name) ? .obstacle : .none
    }
  }

  private func classifyByStatus(_ name: UnsafeBufferPointer<UInt8>, in directory: Int32) -> Class {
    // The name of an entry ends with a zero byte behind the buffer.
    guard let path = UnsafeRawPointer(name.baseAddress)?.assumingMemoryBound(to: CChar.self) else { return .none }
    var status = stat()
    guard fstatat(directory, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return isCandidate(name) ? .obstacle : .none
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, fstatat(directory, path, &status, 0) != 0 {
      return errno == ELOOP || isCandidate(name) ? .obstacle : .none
    }
    return switch FileKind(mode: status.st_mode) {
    case .regular: isCandidate(name) ? isLink ? .linkedFile : .file : .otherFile
    case .directory: excludedDirectories.contains(name) ? .excludedDirectory : isLink ? .linkedDirectory : .directory
    case .other: isCandidate(name) ? .obstacle : .none
    }
  }

  private func isCandidate(_ name: UnsafeBufferPointer<UInt8>) -> Bool { takesAll || Self.ends(name, with: extensions) }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, with extensions: [[UInt8]]) -> Bool {
    extensions.contains { wanted in
      guard name.count > wanted.count else { return false }
      let start = name.count - wanted.count
      return wanted.indices.allSatisfy { index in
        let byte = name[start + index]
        return (65...90).contains(byte) ? byte | 32 == wanted[index] : byte == wanted[index]
      }
    }
  }
}
