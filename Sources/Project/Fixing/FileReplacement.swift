import Support

/// Puts other texts in the places of files', at once, with the files' modes and owners.
///
/// A file is left as it is if no other file can take its place, for example in a read-only folder. Writing into the
/// file itself would leave half a file if the process ends meanwhile.
enum FileReplacement {
  /// The bytes of a file.
  ///
  /// - Parameter shown: its path as messages name it.
  /// - Throws: a ``UserError`` where it cannot be read.
  static func text(of path: String, shown: String) throws(UserError) -> [UInt8] {
    let descriptor = ExactPath.openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw UserError("\(shown) cannot be read: \(Terminal.lastError)") }
    defer { close(descriptor) }
    guard let text = Descriptor(descriptor).readAll() else {
      throw UserError("\(shown) cannot be read: \(Terminal.lastError)")
    }
    return text
  }

  /// A file that is to hold another text.
  struct Change {
    /// The file's path; a symbolic link stays, and what it leads to is written.
    let path: String
    /// Its path as messages name it.
    let shown: String
    /// What the file has to hold still.
    let before: [UInt8]
    let after: [UInt8]
  }

  /// A file that is ready to take the place of another one.
  private struct StagedFile {
    let change: Change
    /// The path of the file to be replaced, without links.
    let real: String
    let status: stat
    /// The path of the new file, one of the ``TemporaryFiles``.
    let new: String
  }

  /// Replaces the texts of several files, all of them or none.
  ///
  /// - Throws: a ``UserError`` where one of the files holds something else by now, is read-only, or cannot be replaced;
  ///   all are as they were then.
  static func replace(_ changes: [Change]) throws(UserError) {
    var successors: [StagedFile] = []
    defer { for successor in successors { TemporaryFiles.remove(successor.new) } }
    var done = 0
    do throws(UserError) {
      for change in changes { successors.append(try successor(of: change)) }
      for successor in successors {
        let shown = successor.change.shown
        guard try text(of: successor.real, shown: shown) == successor.change.before else {
          throw UserError("\(shown) is not fixed: it changed after it was read")
        }
      }
      for successor in successors {
        guard ExactPath.move(successor.new, to: successor.real) else {
          throw UserError(
            "\(successor.change.shown) is not fixed: it cannot be replaced: \(Terminal.lastError)")
        }
        done += 1
      }
    } catch {
      for successor in successors[done...] { ExactPath.removeFile(successor.new) }
      for successor in successors[..<done] { restore(successor) }
      throw error
    }
  }

  private static func successor(of change: Change) throws(UserError) -> StagedFile {
    guard let real = realPath(change.path) else {
      throw UserError("\(change.shown) is not fixed: it no longer exists")
    }
    guard let status = ExactPath.status(of: real), ExactPath.isWritable(real), status.st_mode & 0o222 != 0 else {
      throw UserError("\(change.shown) is not fixed: it is read-only")
    }
    let new = try makeFile(beside: real, like: status, shown: change.shown, change.after)
    return StagedFile(change: change, real: real, status: status, new: new)
  }

  /// Restores the former content of a file that was written before another one could not be.
  private static func restore(_ successor: StagedFile) {
    let (change, real) = (successor.change, successor.real)
    guard let old = try? makeFile(beside: real, like: successor.status, shown: change.shown, change.before) else {
      return
    }
    if !ExactPath.move(old, to: real) { ExactPath.removeFile(old) }
    TemporaryFiles.remove(old)
  }

  /// Makes a file with a text in the folder of another one, with the mode and owner of that.
  ///
  /// - Returns: its path; it is one of the ``TemporaryFiles``.
  private static func makeFile(
    beside path: String, like status: stat, shown: String, _ text: [UInt8]
  ) throws(UserError) -> String {
    guard let (descriptor, new) = TemporaryFiles.make(beside: path) else {
      throw UserError(
        "\(shown) is not fixed: no file can be written in its folder: \(Terminal.lastError)")
    }
    var own = stat()
    let isOwned =
      fstat(descriptor, &own) == 0
      && (own.st_uid == status.st_uid && own.st_gid == status.st_gid
        || fchown(descriptor, status.st_uid, status.st_gid) == 0)
    // A change of the owner takes some modes away.
    let isWhole = isOwned && Descriptor(descriptor).write(text) && fchmod(descriptor, status.st_mode & 0o7777) == 0
    let reason = Terminal.lastError
    guard close(descriptor) == 0, isWhole else {
      ExactPath.removeFile(new)
      TemporaryFiles.remove(new)
      throw UserError(
        isOwned
          ? "\(shown) is not fixed: \(reason)"
          : "\(shown) is not fixed: its owner or group cannot be kept: \(reason)")
    }
    return new
  }
}
