// Replaces FoundationEssentials in a static executable, with only the names that ArgumentParser uses. The library would be a fifth of
// the executable. ArgumentParser uses it to print a command's declaration as JSON (`--experimental-dump-help`), and for descriptions
// of errors. An executable with shared libraries has the real one.

import Glibc

/// Writes nothing, and ends the process that asks for one.
open class JSONEncoder {
  /// How it would write.
  public struct OutputFormatting: Sendable {
    let rawValue: UInt

    /// In lines of their own.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    /// Sorted by key.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// Ends the process with an error.
  public init() {
    fputs("fiorilint: error: a static executable does not print its declaration; use `fiorilint help`\n", stderr)
    exit(2)
  }
}

/// No type of the executable is one, and ArgumentParser asks no more than that.
public protocol LocalizedError: Error {
  /// What it says.
  var errorDescription: String? { get }
}

/// What an encoder would return.
public struct Data {}

extension String {
  /// How a text would be written.
  public struct Encoding: Sendable {
    let rawValue: UInt

    /// UTF-8.
    public static let utf8 = Encoding(rawValue: 4)
  }

  /// No text: there is no encoder either.
  public init?(data: __shared Data, encoding: Encoding) { return nil }
}
