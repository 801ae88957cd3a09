import Documents
import Reporting
import Support

/// Lets a configuration name a baseline, so that checks use it.
package struct BaselineActivation {
  private static let key = "baseline"
  /// No configuration is larger, in bytes.
  private static let limit = 64 << 20
  private let configuration: PathName
  private let value: String

  /// - Parameters:
  ///   - baseline: the file to name.
  ///   - configuration: where it is named; it need not be there.
  package init(of baseline: PathName, in configuration: PathName) {
    self.configuration = configuration
    value = ReferenceFindings([], below: configuration.folder, workingDirectory: configuration.folder)
      .relativePath(of: baseline.location)
  }

  /// Writes the line, and says so.
  ///
  /// - Throws: a ``UserError`` that says what to do where it cannot be written.
  package func write() throws {
    let shown = TextEscaping.line(configuration.display)
    guard Path(value).shown.hasBytes(of: value) else { throw refusal("the name is not UTF-8") }
    let exists = Terminal.exists(configuration.location)
    var text: [UInt8] = []
    if exists {
      do throws(FileFailure) {
        text = try SmallFile.contents(of: configuration.location, limit: Self.limit)
      } catch {
        throw refusal(error.message)
      }
    }
    guard let added = ConfigurationText(text).adding(Self.key, value) else {
      throw refusal("no line can be added")
    }
    guard exists else {
      try write(added.bytes)
      Terminal.writeError("fiorilint: \(shown) is written and turns the baseline on\n")
      return
    }
    guard let status = Path(configuration.location).status, status.st_mode & 0o222 != 0,
      Path(configuration.location).isWritable
    else { throw refusal("it is read-only") }
    try write(added.bytes)
    let line = TextEscaping.line("\(Self.key): \(value)")
    Terminal.writeError("fiorilint: \(shown):\(added.line): `\(line)` is added and turns the baseline on\n")
  }

  private func write(_ text: [UInt8]) throws {
    do {
      let destination = try OutputFile(path: configuration.location, "configuration")
      destination.write(text)
      try destination.finish()
    } catch let error as UserError {
      throw refusal(error.message)
    }
  }

  private func refusal(_ reason: String) -> UserError {
    UserError(
      "\(configuration.display) could not be changed (\(reason)); add `\(Self.key): \(value)` to it to use the baseline"
    )
  }
}
