import Configuration
import Documents
import FileAccess
import Inputs
import Reporting
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets a configuration name a baseline, so that checks use it.
struct BaselineActivation {
  private static let key = "baseline"
  private let configuration: PathName
  private let value: String

  /// - Parameters:
  ///   - baseline: the file to name.
  ///   - configuration: where it is named; it need not be there.
  init(of baseline: PathName, in configuration: PathName) {
    self.configuration = configuration
    value = KnownFindings([], below: configuration.folder, workingDirectory: configuration.folder)
      .relativePath(of: baseline.location)
  }

  /// Writes the line, and says so.
  ///
  /// - Throws: a ``Mistake`` that says what to do where it cannot be written.
  func write() throws {
    let shown = TextEscaping.line(configuration.display)
    guard Terminal.exists(configuration.location) else {
      try write(Array("\(Self.key): \(ConfigurationText.scalar(value))\n".utf8))
      Terminal.writeError("fiorilint: \(shown) is written, which turns the baseline on\n")
      return
    }
    let text: [UInt8]
    do throws(FileFailure) {
      text = try SmallFile.contents(of: configuration.location, limit: .max)
    } catch {
      throw refusal(error.message)
    }
    guard let added = ConfigurationText(text).adding(Self.key, value), ExactPath.shown(value).hasBytes(of: value)
    else { throw refusal("there is no place for a line") }
    guard let status = ExactPath.status(of: configuration.location), status.st_mode & 0o222 != 0,
      ExactPath.isWritable(configuration.location)
    else { throw refusal("it is read-only") }
    try write(added.bytes)
    let line = TextEscaping.line("\(Self.key): \(value)")
    Terminal.writeError("fiorilint: \(shown):\(added.line): `\(line)` is added, which turns the baseline on\n")
  }

  private func write(_ text: [UInt8]) throws {
    do {
      let destination = try ReportDestination(path: configuration.location, "configuration")
      destination.write(text)
      try destination.finish()
    } catch let error as Mistake {
      throw refusal(error.message)
    }
  }

  private func refusal(_ reason: String) -> Mistake {
    Mistake(
      "\(configuration.display) could not be changed (\(reason)); add `\(Self.key): \(value)` to it, or checks do not use the baseline"
    )
  }
}
