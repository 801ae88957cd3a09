/// Other texts in the places of several files, all of them or none, with the files' modes and owners.
///
/// A file is left as it is if no other file can take its place, for example in a read-only folder. Writing into the
/// file itself would leave half a file if the process ends meanwhile.
extension OutputFile {
  /// A file that is to hold another text.
  package struct Change {
    /// The file's path; a symbolic link stays, and what it leads to is written.
    package let path: String
    /// Its path as messages name it.
    package let shown: String
    /// What the file has to hold still.
    package let before: [UInt8]
    /// What it is to hold.
    package let after: [UInt8]

    package init(path: String, shown: String, before: [UInt8], after: [UInt8]) {
      self.path = path
      self.shown = shown
      self.before = before
      self.after = after
    }
  }

  /// Replaces the texts of several files, all of them or none.
  ///
  /// - Throws: a ``UserError`` where one of the files holds something else by now, is read-only, or cannot be replaced;
  ///   all are as they were then.
  package static func replace(_ changes: [Change]) throws(UserError) {
    var files: [(new: OutputFile, status: stat, change: Change)] = []
    for change in changes {
      guard let real = Path(change.path).real else { throw refusal(change, "it no longer exists") }
      guard let status = Path(real).status, Path(real).isWritable, status.st_mode & 0o222 != 0 else {
        throw refusal(change, "it is read-only")
      }
      do throws(UserError) {
        files.append((try OutputFile(holding: change.after, at: real, like: status, change.shown), status, change))
      } catch {
        throw refusal(change, error.message)
      }
    }
    for file in files {
      guard let text = Path(file.new.place).contents else {
        throw UserError("\(file.change.shown) cannot be read: \(Path.lastError)")
      }
      guard text == file.change.before else { throw refusal(file.change, "it changed after it was read") }
    }
    for (index, file) in files.enumerated() where !file.new.appear() {
      let reason = Path.lastError
      for (new, status, change) in files[..<index] {
        let old = try? OutputFile(holding: change.before, at: new.place, like: status, change.shown)
        _ = old?.appear()
      }
      throw refusal(file.change, "it cannot be replaced: \(reason)")
    }
  }

  private static func refusal(_ change: Change, _ reason: String) -> UserError {
    UserError("\(change.shown) is not fixed: \(reason)")
  }
}
